import Foundation
import Testing

@testable import XcodeProjects

@Suite("Forms of source that need Objective-C")
struct ObjectiveCFormsTests {
    private func replaced(_ source: String) -> String {
        String(decoding: ObjectiveCForms.replaced(in: Data(source.utf8)), as: UTF8.self)
    }

    @Test("the entry point of UIKit and the message that hides a keyboard are written otherwise, on their lines")
    func forms() {
        #expect(replaced("import UIKit\n@UIApplicationMain\nclass A {}") == "import UIKit\n@main\nclass A {}")
        #expect(
            replaced("app.sendAction(#selector(UIResponder.resignFirstResponder), to: nil)")
                == "app.sendAction(Selector((\"resignFirstResponder\")), to: nil)")
    }

    @Test("other sources stay byte for byte, texts or not")
    func others() {
        let bytes = Data([0xff, 0xfe, 0x40, 0x00])
        #expect(ObjectiveCForms.replaced(in: bytes) == bytes)
        #expect(replaced("#selector(tapped)\r\n") == "#selector(tapped)\r\n")
    }
}
