import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("Labels of toggles")
struct ToggleLabelTests {
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
}
