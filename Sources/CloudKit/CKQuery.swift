import Foundation

/// Which records are asked for.
open class CKQuery: NSObject, NSCopying, @unchecked Sendable {
    public let recordType: CKRecord.RecordType
    public let predicate: NSPredicate
    open var sortDescriptors: [NSSortDescriptor]?
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
        (self.recordType, self.predicate) = (recordType, predicate)
    }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CKQuery(recordType: recordType, predicate: predicate)
        copy.sortDescriptors = sortDescriptors
        return copy
    }
}

/// How far one got with changes. There are none here.
public final class CKServerChangeToken: NSObject, NSCopying, @unchecked Sendable {
    override init() {}
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What iCloud is to tell of.
open class CKSubscription: NSObject, @unchecked Sendable {
    public typealias ID = String
    public enum SubscriptionType: Int, Sendable {
        case query = 1, recordZone, database
    }
    public let subscriptionID: ID
    open var subscriptionType: SubscriptionType { .query }
    open var notificationInfo: NotificationInfo?
    init(subscriptionID: ID) { self.subscriptionID = subscriptionID }

    /// What a notification says. Nothing is told, so it is kept, and nothing else.
    open class NotificationInfo: NSObject, @unchecked Sendable {
        open var alertBody: String?
        open var alertLocalizationKey: String?
        open var alertLocalizationArgs: [CKRecord.FieldKey]?
        open var title: String?
        open var titleLocalizationKey: String?
        open var titleLocalizationArgs: [CKRecord.FieldKey]?
        open var subtitle: String?
        open var alertActionLocalizationKey: String?
        open var alertLaunchImage: String?
        open var soundName: String?
        open var desiredKeys: [CKRecord.FieldKey]?
        open var shouldBadge = false
        open var shouldSendContentAvailable = false
        open var shouldSendMutableContent = false
        open var category: String?
        open var collapseIDKey: String?
        public override init() {}
    }
}

/// That records of a kind come, change or go.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
    public let recordType: CKRecord.RecordType
    public let predicate: NSPredicate
    public let querySubscriptionOptions: Options
    open var zoneID: CKRecordZone.ID?
    public init(
        recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: ID = UUID().uuidString,
        options: Options = []
    ) {
        (self.recordType, self.predicate, querySubscriptionOptions) = (recordType, predicate, options)
        super.init(subscriptionID: subscriptionID)
    }
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let firesOnRecordCreation = Options(rawValue: 1)
        public static let firesOnRecordUpdate = Options(rawValue: 2)
        public static let firesOnRecordDeletion = Options(rawValue: 4)
        public static let firesOnce = Options(rawValue: 8)
    }
}

/// That something in a database changes.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
    open var recordType: CKRecord.RecordType?
    open override var subscriptionType: SubscriptionType { .database }
    public override init(subscriptionID: ID = UUID().uuidString) { super.init(subscriptionID: subscriptionID) }
}

/// That something in a zone changes.
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
    public let zoneID: CKRecordZone.ID
    open var recordType: CKRecord.RecordType?
    open override var subscriptionType: SubscriptionType { .recordZone }
    public init(zoneID: CKRecordZone.ID, subscriptionID: ID = UUID().uuidString) {
        self.zoneID = zoneID
        super.init(subscriptionID: subscriptionID)
    }
}

/// What a notification of iCloud's says. None comes: reading one gives nil.
open class CKNotification: NSObject, @unchecked Sendable {
    public enum NotificationType: Int, Sendable {
        case query = 1, recordZone, readNotification, database
    }
    open var notificationType: NotificationType { .query }
    open var subscriptionID: CKSubscription.ID? { nil }
    public init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) { nil }
}
/// What a notification of a ``CKQuerySubscription`` says. None comes: reading one gives nil.
open class CKQueryNotification: CKNotification, @unchecked Sendable {
    public enum Reason: Int, Sendable {
        case recordCreated = 1, recordUpdated, recordDeleted
    }
    open var recordID: CKRecord.ID? { nil }
    open var queryNotificationReason: Reason { .recordCreated }
    open var recordFields: [String: any CKRecordValueProtocol]? { nil }
}
