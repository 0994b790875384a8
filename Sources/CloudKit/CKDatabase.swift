import Foundation

/// Records in iCloud: all reading and writing throws ``CKError/Code/notAuthenticated``, as nobody is signed in.
open class CKDatabase: NSObject, @unchecked Sendable {
    /// Whose records they are.
    public enum Scope: Int, Sendable {
        case `public` = 1, `private`, shared
    }
    public let databaseScope: Scope
    static let queue = OperationQueue()

    init(_ scope: Scope) { databaseScope = scope }

    /// Runs an operation, which fails.
    open func add(_ operation: CKDatabaseOperation) {
        operation.database = self
        Self.queue.addOperation(operation)
    }

    // MARK: Records

    open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw Absent.error }
    open func fetch(
        withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
    ) { Absent.tell { completionHandler(nil, $0) } }
    open func records(
        for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
    ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] { throw Absent.error }
    @discardableResult
    open func save(_ record: CKRecord) async throws -> CKRecord { throw Absent.error }
    open func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {
        Absent.tell { completionHandler(nil, $0) }
    }
    @discardableResult
    open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID { throw Absent.error }
    open func delete(
        withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
    ) { Absent.tell { completionHandler(nil, $0) } }
    @discardableResult
    open func modifyRecords(
        saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
        savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true
    ) async throws -> (
        saveResults: [CKRecord.ID: Result<CKRecord, any Error>], deleteResults: [CKRecord.ID: Result<Void, any Error>]
    ) { throw Absent.error }

    // MARK: Queries

    open func records(
        matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults
    ) async throws -> (
        matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
    ) { throw Absent.error }
    open func records(
        continuingMatchFrom queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults
    ) async throws -> (
        matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
    ) { throw Absent.error }
    open func perform(
        _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
        completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
    ) { Absent.tell { completionHandler(nil, $0) } }
    open func perform(_ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?) async throws -> [CKRecord] {
        throw Absent.error
    }
    open func fetch(
        withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
        desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = CKQueryOperation.maximumResults,
        completionHandler:
            @escaping (
                Result<
                    (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?),
                    any Error
                >
            ) -> Void
    ) { Absent.tell { completionHandler(.failure($0)) } }
    open func fetch(
        withCursor queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults,
        completionHandler:
            @escaping (
                Result<
                    (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?),
                    any Error
                >
            ) -> Void
    ) { Absent.tell { completionHandler(.failure($0)) } }

    // MARK: Zones

    open func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone { throw Absent.error }
    open func allRecordZones() async throws -> [CKRecordZone] { throw Absent.error }
    @discardableResult
    open func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw Absent.error }
    open func save(_ zone: CKRecordZone, completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void) {
        Absent.tell { completionHandler(nil, $0) }
    }
    @discardableResult
    open func deleteRecordZone(withID zoneID: CKRecordZone.ID) async throws -> CKRecordZone.ID { throw Absent.error }
    open func delete(
        withRecordZoneID zoneID: CKRecordZone.ID,
        completionHandler: @escaping (CKRecordZone.ID?, (any Error)?) -> Void
    ) { Absent.tell { completionHandler(nil, $0) } }
    open func fetchAllRecordZones(completionHandler: @escaping ([CKRecordZone]?, (any Error)?) -> Void) {
        Absent.tell { completionHandler(nil, $0) }
    }

    // MARK: Subscriptions

    open func subscription(for subscriptionID: CKSubscription.ID) async throws -> CKSubscription { throw Absent.error }
    open func allSubscriptions() async throws -> [CKSubscription] { throw Absent.error }
    @discardableResult
    open func save(_ subscription: CKSubscription) async throws -> CKSubscription { throw Absent.error }
    open func save(
        _ subscription: CKSubscription, completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
    ) { Absent.tell { completionHandler(nil, $0) } }
    @discardableResult
    open func deleteSubscription(withID subscriptionID: CKSubscription.ID) async throws -> CKSubscription.ID {
        throw Absent.error
    }
    open func delete(
        withSubscriptionID subscriptionID: CKSubscription.ID,
        completionHandler: @escaping (CKSubscription.ID?, (any Error)?) -> Void
    ) { Absent.tell { completionHandler(nil, $0) } }
    open func fetchAllSubscriptions(completionHandler: @escaping ([CKSubscription]?, (any Error)?) -> Void) {
        Absent.tell { completionHandler(nil, $0) }
    }
}
