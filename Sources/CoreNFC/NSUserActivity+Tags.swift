import Foundation
import FoundationAdditions

extension NSUserActivity {
    /// What was on a tag that the app was opened by. No tag opens an app here: one empty record, as on Apple's systems where there was no tag.
    public var ndefMessagePayload: NFCNDEFMessage {
        NFCNDEFMessage(records: [
            NFCNDEFPayload(format: .empty, type: Data(), identifier: Data(), payload: Data())
        ])
    }
}
