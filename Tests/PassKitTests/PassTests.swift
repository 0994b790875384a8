import Foundation
import PassKit
import SwiftUI
import Testing

/// Passes from files, and a wallet that is not there.
@MainActor
struct PassTests {
    /// A pass as a zip file, in base64: one file made smaller, one as it is.
    private static let packed = """
        UEsDBBQAAAAIAAAAIVxzVCXOYwEAADoEAAAJAAAAcGFzcy5qc29u7VJNS8NAEL3nVyw5t2kbPwo9FqkUpRSNIoqHSTJJ12R3w+6m\
        tpb+d2c3aiuCP0C8LMN7b968GXYXsLBQWoC9R224kuGEjXoENmBMsm1wnqO0vOCoifFopHQZ4QZEU2NUoNbb0DUY1BzqRSvSTirF\
        tt2oopTgaYsgvns9eJzMQPI3sDR7AQIdMyNTjsbzOZpM88Z20cKEZxVaRpEZsMNwjTWuQdoLsN4hHsbn/eG4H8fJ6HQSnz161Sum\
        t6jXPMO7m2snW1nbmMlg8LkNhRm4FT9mQ2tXLnHm0yWqQp8B0izHolzxl6oWUjVe29L+c1koEuwCRvtSaKrHAds7OlWgcy7LJbkf\
        JCANt+7KznZ5lRyAqQLrfCkjQo56xrHOXecTYb6dqAq3rrF0S/c6qIYUawdeHoFrqNvuLCehQ/b0PHvzFLLqN2uLWpgf3skx+mU+\
        RaYks1xgxP7rv1cfvg796WD/DlBLAwQUAAAAAAAAACFcQ7+mowIAAAACAAAADQAAAG1hbmlmZXN0Lmpzb257fVBLAQIUAxQAAAAI\
        AAAAIVxzVCXOYwEAADoEAAAJAAAAAAAAAAAAAACAAQAAAABwYXNzLmpzb25QSwECFAMUAAAAAAAAACFcQ7+mowIAAAACAAAADQAA\
        AAAAAAAAAAAAgAGKAQAAbWFuaWZlc3QuanNvblBLBQYAAAAAAgACAHIAAAC3AQAAAAA=
        """
    private static var data: Data { Data(base64Encoded: packed) ?? Data() }

    @Test("A pass is read from its file") func file() throws {
        let pass = try PKPass(data: Self.data)
        #expect(pass.serialNumber == "nmyuxofgna" && pass.passTypeIdentifier == "pass.org.example.ferry")
        #expect(pass.organizationName == "Ferries" && pass.localizedDescription == "Ticket for a ferry")
        #expect(pass.localizedName == "Boarding Pass" && pass.passType == .barcode)
        #expect(pass.localizedValue(forFieldKey: "gate") as? String == "23")
        #expect(pass.localizedValue(forFieldKey: "terms") as? String == String(repeating: "Be on time. ", count: 40))
        #expect(pass.localizedValue(forFieldKey: "seat") == nil)
        #expect(pass.relevantDate == ISO8601DateFormatter().date(from: "2026-07-22T14:25:00Z"))
        #expect(pass.webServiceURL?.host() == "example.org" && pass.userInfo?["trip"] as? Int == 7)
        #expect(try pass == PKPass(data: Self.data))
    }

    @Test("What is no pass is refused") func refused() {
        #expect(throws: PKPassKitError(.invalidDataError)) { try PKPass(data: Data()) }
        #expect(throws: PKPassKitError(.invalidDataError)) {
            try PKPass(data: Data("no pass, nor a file of files".utf8))
        }
        #expect((PKPassKitError(.invalidSignature) as NSError).code == 3)
    }

    @Test("A file that is broken anywhere is refused or read, and nothing else") func broken() {
        let whole = Self.data
        for index in whole.indices {
            var data = whole
            data[index] ^= 0xFF
            if let pass = try? PKPass(data: data) { #expect(!pass.serialNumber.isEmpty) }
            _ = try? PKPass(data: whole.prefix(index))
        }
    }

    @Test("There is no wallet to add passes to") func library() async throws {
        #expect(!PKPassLibrary.isPassLibraryAvailable() && !PKAddPassesViewController.canAddPasses())
        let pass = try PKPass(data: Self.data)
        let library = PKPassLibrary()
        #expect(library.passes().isEmpty && !library.containsPass(pass) && !library.replacePass(with: pass))
        #expect(library.pass(withPassTypeIdentifier: "pass.org.example.ferry", serialNumber: "nmyuxofgna") == nil)
        let status = await withCheckedContinuation { done in
            library.addPasses([pass]) { done.resume(returning: $0) }
        }
        #expect(status == .didCancelAddPasses)
        #expect(await library.addPasses([pass]) == .didCancelAddPasses)
        #expect(PKAddPassesViewController(pass: pass) == nil && PKAddPassesViewController(passes: [pass]) == nil)
        #expect(throws: PKPassKitError.self) { try PKAddPassesViewController(issuerData: Data(), signature: Data()) }
    }
}
