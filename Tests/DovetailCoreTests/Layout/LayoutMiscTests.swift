import DovetailCore
import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("Sizes of labels and pictures")
struct LabelLayoutTests {
    @Test("a toggle's second text stands below the first")
    func toggleSubtitle() throws {
        let host = TestHost {
            Toggle(isOn: .constant(true)) {
                Text("Title").accessibilityIdentifier("title")
                Text("Sub").accessibilityIdentifier("sub")
            }
        }
        #expect(try host.frame(of: "sub").minY >= host.frame(of: "title").maxY)
        #expect(try host.frame(of: "sub").minX == host.frame(of: "title").minX)
    }

    @Test("a named image that is not there takes no space")
    func missingImage() throws {
        let host = TestHost { Image("no such picture").background { Color.red.accessibilityIdentifier("space") } }
        #expect(try host.frame(of: "space").size == .zero)
    }
}
