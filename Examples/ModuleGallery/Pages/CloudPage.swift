import CloudKit
import SwiftUI

/// A record, and the account that it would be kept by.
struct CloudPage: View {
    private let record: CKRecord = {
        let record = CKRecord(recordType: "Place")
        record["name"] = "Tempelhofer Feld"
        record["visits"] = 12
        return record
    }()

    var body: some View {
        Form {
            Section("Account") {
                AnswerRow("Who is signed in?") {
                    try await CKContainer(identifier: "iCloud.gallery").accountStatus() == .available
                        ? "Somebody is." : "Nobody is signed in."
                }
            }
            Section("Record") {
                ForEach(record.allKeys().sorted(), id: \.self) { key in
                    LabeledContent(key, value: record[key].map { "\($0)" } ?? "")
                }
                AnswerRow("Save it") {
                    try await CKContainer(identifier: "iCloud.gallery").privateCloudDatabase.save(record)
                        .recordID.recordName
                }
            }
        }
        .formStyle(.grouped)
    }
}
