import CoreLocation
import Foundation

/// What a record's field can have: texts, numbers, dates, data, places, files, references, and lists of them.
public protocol CKRecordValueProtocol {}
public typealias CKRecordValue = CKRecordValueProtocol

extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int8: CKRecordValueProtocol {}
extension Int16: CKRecordValueProtocol {}
extension Int32: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension UInt: CKRecordValueProtocol {}
extension UInt8: CKRecordValueProtocol {}
extension UInt16: CKRecordValueProtocol {}
extension UInt32: CKRecordValueProtocol {}
extension UInt64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}
extension CKAsset: CKRecordValueProtocol {}
extension CKRecord.Reference: CKRecordValueProtocol {}

/// Values by names, of a type: what iCloud stores.
///
///     let record = CKRecord(recordType: "Dish")
///     record["title"] = "Soup"
///     record["price"] = 6.5
///
/// A record lives in memory here. One thread at a time.
open class CKRecord: NSObject, NSCopying, @unchecked Sendable {
    public typealias RecordType = String
    public typealias FieldKey = String
    /// The name by which records of people are typed.
    public enum SystemType {
        public static let userRecord = "Users"
        public static let share = "cloudkit.share"
    }
    /// Names of fields that each record has.
    public enum SystemFieldKey {
        public static let parent = "___parent"
        public static let share = "___share"
        public static let creationDate = "___createTime"
        public static let creatorUserRecordID = "___createdBy"
        public static let modificationDate = "___modTime"
        public static let lastModifiedUserRecordID = "___modifiedBy"
    }

    public let recordType: RecordType
    public let recordID: ID
    /// What iCloud says of it: nothing, as it is not there.
    open var creationDate: Date? { nil }
    open var modificationDate: Date? { nil }
    open var creatorUserRecordID: ID? { nil }
    open var lastModifiedUserRecordID: ID? { nil }
    open var recordChangeTag: String? { nil }
    /// The record that it belongs to.
    open var parent: Reference?
    /// The share that it is in. There are none.
    open var share: Reference? { nil }
    /// Fields that iCloud can't read. They are the same as the others here.
    open var encryptedValues: CKRecord { self }

    private var values: [FieldKey: any CKRecordValueProtocol] = [:]
    private var changed: Set<FieldKey> = []

    public init(recordType: RecordType, recordID: ID = ID(recordName: UUID().uuidString)) {
        (self.recordType, self.recordID) = (recordType, recordID)
    }
    public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
        self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = CKRecord(recordType: recordType, recordID: recordID)
        (copy.values, copy.changed, copy.parent) = (values, changed, parent)
        return copy
    }

    // MARK: Values

    open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { values[key] }
    open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) {
        values[key] = object
        changed.insert(key)
    }
    open func setValue(_ value: Any?, forKey key: String) {
        setObject(value as? any CKRecordValueProtocol, forKey: key)
    }
    open func value(forKey key: String) -> Any? { values[key] }
    public subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
        get { object(forKey: key) }
        set { setObject(newValue, forKey: key) }
    }
    public subscript<Value: CKRecordValueProtocol>(key: FieldKey) -> Value? {
        get { object(forKey: key) as? Value }
        set { setObject(newValue, forKey: key) }
    }
    /// The names of all fields that have a value.
    open func allKeys() -> [FieldKey] { values.keys.sorted() }
    /// The names of fields that were set since iCloud had the record: of all that were set.
    open func changedKeys() -> [FieldKey] { changed.sorted() }
    /// The words of all texts.
    open func allTokens() -> [String] {
        values.keys.sorted().compactMap { values[$0] as? String }.flatMap {
            $0.components(separatedBy: .alphanumerics.inverted).filter { !$0.isEmpty }
        }
    }
    /// Makes another record the one that it belongs to.
    open func setParent(_ parentRecord: CKRecord?) {
        parent = parentRecord.map { Reference(record: $0, action: .none) }
    }
    open func setParent(_ parentRecordID: ID?) {
        parent = parentRecordID.map { Reference(recordID: $0, action: .none) }
    }
    /// Writes what iCloud says of it: its name and type.
    open func encodeSystemFields(with coder: NSCoder) {
        coder.encode(recordType as NSString, forKey: "RecordType")
        coder.encode(recordID.recordName as NSString, forKey: "RecordName")
    }

    // MARK: Ids

    /// The name of a record.
    public final class ID: NSObject, NSCopying, @unchecked Sendable {
        public let recordName: String
        public let zoneID: CKRecordZone.ID
        public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
            (self.recordName, self.zoneID) = (recordName, zoneID)
        }
        public func copy(with zone: NSZone? = nil) -> Any { self }
        public override func isEqual(_ object: Any?) -> Bool {
            (object as? ID).map { $0.recordName == recordName && $0.zoneID == zoneID } ?? false
        }
        public override var hash: Int { recordName.hashValue }
        public override var description: String { recordName }
    }

    /// Another record, named in a field.
    public final class Reference: NSObject, NSCopying, @unchecked Sendable {
        public let recordID: ID
        public let action: ReferenceAction
        public init(recordID: ID, action: ReferenceAction) { (self.recordID, self.action) = (recordID, action) }
        public convenience init(record: CKRecord, action: ReferenceAction) {
            self.init(recordID: record.recordID, action: action)
        }
        public func copy(with zone: NSZone? = nil) -> Any { self }
        public override func isEqual(_ object: Any?) -> Bool {
            (object as? Reference).map { $0.recordID == recordID && $0.action == action } ?? false
        }
        public override var hash: Int { recordID.hash }
    }

    /// What becomes of a record when the one that it names goes.
    public enum ReferenceAction: UInt, Sendable {
        case none, deleteSelf
    }
}

/// Files that belong to a record.
public final class CKAsset: NSObject, @unchecked Sendable {
    public let fileURL: URL?
    public init(fileURL: URL) { self.fileURL = fileURL }
}

/// A part of a database.
open class CKRecordZone: NSObject, @unchecked Sendable {
    public let zoneID: ID
    open var capabilities: Capabilities { [] }
    public init(zoneID: ID) { self.zoneID = zoneID }
    public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }
    open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }

    /// What a zone can do.
    public struct Capabilities: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let fetchChanges = Capabilities(rawValue: 1)
        public static let atomic = Capabilities(rawValue: 2)
        public static let sharing = Capabilities(rawValue: 4)
        public static let zoneWideSharing = Capabilities(rawValue: 8)
    }

    /// The name of a zone.
    public final class ID: NSObject, NSCopying, @unchecked Sendable {
        public static let defaultZoneName = "_defaultZone"
        public static let `default` = ID(zoneName: defaultZoneName)
        public let zoneName: String
        public let ownerName: String
        public init(zoneName: String = ID.defaultZoneName, ownerName: String = CKCurrentUserDefaultName) {
            (self.zoneName, self.ownerName) = (zoneName, ownerName)
        }
        public func copy(with zone: NSZone? = nil) -> Any { self }
        public override func isEqual(_ object: Any?) -> Bool {
            (object as? ID).map { $0.zoneName == zoneName && $0.ownerName == ownerName } ?? false
        }
        public override var hash: Int { zoneName.hashValue }
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name that the person has who is signed in.
public let CKCurrentUserDefaultName = "__defaultOwner__"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the id of that person's record.
public let CKRecordNameZoneWideShare = "cloudkit.zoneshare"
