import Foundation

/// Whether a person's iCloud can be used.
public enum CKAccountStatus: Int, Sendable {
    case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

extension Notification.Name {
    /// On Apple's systems it is sent when a person signs in to iCloud or out of it. It is never sent here.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}

/// An app's databases in iCloud. Nobody is signed in on this device, which ``accountStatus()`` says, and all else throws ``CKError/Code/notAuthenticated``.
open class CKContainer: NSObject, @unchecked Sendable {
    public let containerIdentifier: String?
    public let publicCloudDatabase = CKDatabase(.public)
    public let privateCloudDatabase = CKDatabase(.private)
    public let sharedCloudDatabase = CKDatabase(.shared)

    public init(identifier containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
    private override init() { containerIdentifier = Bundle.main.bundleIdentifier.map { "iCloud." + $0 } }
    private static let common = CKContainer()
    /// That of the app.
    open class func `default`() -> CKContainer { common }
    open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
        switch databaseScope {
        case .public: publicCloudDatabase
        case .private: privateCloudDatabase
        case .shared: sharedCloudDatabase
        }
    }
    /// Runs an operation, which fails.
    open func add(_ operation: CKOperation) { CKDatabase.queue.addOperation(operation) }

    /// Whether somebody is signed in: nobody.
    open func accountStatus() async throws -> CKAccountStatus {
        _ = Absent.error
        return .noAccount
    }
    open func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) {
        Absent.tell { _ in completionHandler(.noAccount, nil) }
    }

    // MARK: The person

    /// The record of the person who is signed in: nobody is.
    open func userRecordID() async throws -> CKRecord.ID { throw Absent.error }
    open func fetchUserRecordID(completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) {
        Absent.tell { completionHandler(nil, $0) }
    }
    /// What people may allow an app.
    public struct ApplicationPermissions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let userDiscoverability = ApplicationPermissions(rawValue: 1)
    }
    /// Whether people allow it.
    public enum ApplicationPermissionStatus: Int, Sendable {
        case initialState, couldNotComplete, denied, granted
    }
    open func requestApplicationPermission(
        _ applicationPermission: ApplicationPermissions,
        completionHandler: @escaping (ApplicationPermissionStatus, (any Error)?) -> Void
    ) { Absent.tell { completionHandler(.couldNotComplete, $0) } }
    open func requestApplicationPermission(_ applicationPermission: ApplicationPermissions) async throws
        -> ApplicationPermissionStatus
    { throw Absent.error }
    open func status(
        forApplicationPermission applicationPermission: ApplicationPermissions,
        completionHandler: @escaping (ApplicationPermissionStatus, (any Error)?) -> Void
    ) { Absent.tell { completionHandler(.couldNotComplete, $0) } }
    open func applicationPermissionStatus(for applicationPermission: ApplicationPermissions) async throws
        -> ApplicationPermissionStatus
    { throw Absent.error }
    open func discoverUserIdentity(
        withUserRecordID userRecordID: CKRecord.ID, completionHandler: @escaping (CKUserIdentity?, (any Error)?) -> Void
    ) { Absent.tell { completionHandler(nil, $0) } }
    open func discoverUserIdentity(
        withEmailAddress email: String, completionHandler: @escaping (CKUserIdentity?, (any Error)?) -> Void
    ) { Absent.tell { completionHandler(nil, $0) } }
    open func userIdentity(forUserRecordID userRecordID: CKRecord.ID) async throws -> CKUserIdentity? {
        throw Absent.error
    }
    open func userIdentity(forEmailAddress email: String) async throws -> CKUserIdentity? { throw Absent.error }

    // MARK: Sharing

    open func accept(
        _ metadata: CKShare.Metadata, completionHandler: @escaping (CKShare?, (any Error)?) -> Void
    ) { Absent.tell { completionHandler(nil, $0) } }
    @discardableResult
    open func accept(_ metadata: CKShare.Metadata) async throws -> CKShare { throw Absent.error }
    open func shareMetadata(for url: URL) async throws -> CKShare.Metadata { throw Absent.error }
    open func fetchShareMetadata(
        with url: URL, completionHandler: @escaping (CKShare.Metadata?, (any Error)?) -> Void
    ) { Absent.tell { completionHandler(nil, $0) } }
}

/// Who somebody is. Nobody is found here.
open class CKUserIdentity: NSObject, @unchecked Sendable {
    open var userRecordID: CKRecord.ID? { nil }
    open var nameComponents: PersonNameComponents? { nil }
    open var lookupInfo: LookupInfo? { nil }
    open var hasiCloudAccount: Bool { false }
    override init() {}
    /// By what somebody is found.
    open class LookupInfo: NSObject, @unchecked Sendable {
        public let emailAddress: String?
        public let phoneNumber: String?
        public let userRecordID: CKRecord.ID?
        public init(emailAddress: String) { (self.emailAddress, phoneNumber, userRecordID) = (emailAddress, nil, nil) }
        public init(phoneNumber: String) { (emailAddress, self.phoneNumber, userRecordID) = (nil, phoneNumber, nil) }
        public init(userRecordID: CKRecord.ID) {
            (emailAddress, phoneNumber, self.userRecordID) = (nil, nil, userRecordID)
        }
    }
}

/// Records that several people have. None is made in iCloud here.
open class CKShare: CKRecord, @unchecked Sendable {
    /// The address that it is joined by: none.
    open var url: URL? { nil }
    open var publicPermission = ParticipantPermission.none
    open var participants: [Participant] { [] }
    open var currentUserParticipant: Participant? { nil }
    public init(rootRecord: CKRecord, shareID: CKRecord.ID = CKRecord.ID()) {
        super.init(recordType: CKRecord.SystemType.share, recordID: shareID)
    }
    public init(recordZoneID: CKRecordZone.ID) {
        super.init(
            recordType: CKRecord.SystemType.share,
            recordID: CKRecord.ID(recordName: CKRecordNameZoneWideShare, zoneID: recordZoneID))
    }
    open func addParticipant(_ participant: Participant) {}
    open func removeParticipant(_ participant: Participant) {}

    public enum ParticipantPermission: Int, Sendable {
        case unknown, none, readOnly, readWrite
    }
    public enum ParticipantRole: Int, Sendable {
        case unknown, owner, privateUser = 3, publicUser
    }
    public enum ParticipantAcceptanceStatus: Int, Sendable {
        case unknown, pending, accepted, removed
    }
    /// One of the people. There are none.
    open class Participant: NSObject, @unchecked Sendable {
        public let userIdentity = CKUserIdentity()
        open var role = ParticipantRole.unknown
        open var permission = ParticipantPermission.unknown
        open var acceptanceStatus: ParticipantAcceptanceStatus { .unknown }
        override init() {}
    }
    /// What an invitation says. There are none.
    open class Metadata: NSObject, @unchecked Sendable {
        open var containerIdentifier: String { "" }
        open var rootRecordID: CKRecord.ID { CKRecord.ID() }
        override init() {}
    }
    /// Names of fields that each share has.
    public enum SystemFieldKey {
        public static let title = "cloudkit.title"
        public static let thumbnailImageData = "cloudkit.thumbnailImageData"
        public static let shareType = "cloudkit.type"
    }
}
