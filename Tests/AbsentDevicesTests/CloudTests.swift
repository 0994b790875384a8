import CloudKit
import Testing

/// iCloud, as apps meet it where nobody is signed in.
struct CloudTests {
    @Test("Nobody is signed in, and reading and writing say so") func absence() async throws {
        let container = CKContainer(identifier: "iCloud.test")
        #expect(try await container.accountStatus() == .noAccount)
        let status = await withCheckedContinuation { continuation in
            container.accountStatus { status, error in continuation.resume(returning: error == nil ? status : nil) }
        }
        #expect(status == .noAccount && CKContainer.default() === CKContainer.default())
        let database = container.database(with: .private)
        #expect(database === container.privateCloudDatabase && database.databaseScope == .private)
        let query = CKQuery(recordType: "Dish", predicate: NSPredicate(value: true))
        await #expect(throws: CKError(.notAuthenticated)) { try await database.records(matching: query) }
        await #expect(throws: CKError(.notAuthenticated)) { try await database.save(CKRecord(recordType: "Dish")) }
        let code = await withCheckedContinuation { continuation in
            database.perform(query, inZoneWith: nil) { _, error in
                continuation.resume(returning: (error as? CKError)?.code)
            }
        }
        #expect(code == .notAuthenticated)
    }

    @Test("An operation ends with the same error, in both of its closures") func operations() async {
        let operation = CKQueryOperation(query: CKQuery(recordType: "Dish", predicate: NSPredicate(value: true)))
        let result = await withCheckedContinuation { continuation in
            operation.queryResultBlock = { continuation.resume(returning: $0) }
            CKContainer.default().publicCloudDatabase.add(operation)
        }
        #expect(throws: CKError(.notAuthenticated)) { try result.get() }
        do { _ = try result.get() } catch CKError.notAuthenticated {} catch { Issue.record("\(error)") }
    }

    @Test("A record has values by names, and says which were set") func record() {
        let place = CKRecord.ID(recordName: "soup", zoneID: CKRecordZone.ID(zoneName: "Menu"))
        let record = CKRecord(recordType: "Dish", recordID: place)
        record["title"] = "Tomato soup"
        record["price"] = 6.5
        record["tags"] = ["hot", "red"]
        record["place"] = CLLocation(latitude: 48, longitude: 11)
        record["origin"] = CKRecord.Reference(recordID: CKRecord.ID(recordName: "kitchen"), action: .deleteSelf)
        #expect(record["title"] as? String == "Tomato soup" && record["price"] == 6.5)
        #expect((record["place"] as? CLLocation)?.coordinate.latitude == 48)
        #expect(record.allKeys() == ["origin", "place", "price", "tags", "title"])
        record["price"] = nil
        #expect(record.value(forKey: "price") == nil && record.changedKeys().contains("price"))
        #expect(record.allTokens() == ["Tomato", "soup"])
        #expect(record.recordID == CKRecord.ID(recordName: "soup", zoneID: CKRecordZone.ID(zoneName: "Menu")))
        #expect(record.recordID != CKRecord.ID(recordName: "soup"))
        #expect((record.copy() as? CKRecord)?["tags"] as? [String] == ["hot", "red"])
    }

    @Test("Several values are set and told by their names") func severalValues() {
        let record = CKRecord(recordType: "Dish")
        record.setValuesForKeys(["name": "Soup", "price": 4.5, "rating": 3])
        #expect(record["name"] as? String == "Soup" && record["price"] as? Double == 4.5)
        #expect(record.changedKeys() == ["name", "price", "rating"])
        record.setValuesForKeys(["name": NSNull()])
        #expect(record["name"] == nil && record.allKeys() == ["price", "rating"])
        let values = record.dictionaryWithValues(forKeys: ["price", "name"])
        #expect(values["price"] as? Double == 4.5 && values["name"] is NSNull && values.count == 2)
    }
}
