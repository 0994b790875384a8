import DovetailTesting
import SwiftUI
import Testing
import ViewSupport

/// What a click gives the keyboard to.
@MainActor
@Suite("Clicks and the keyboard")
struct ClickFocusTests {
    private struct Page: View {
        @FocusState private var isFocused: Bool
        var body: some View {
            VStack(spacing: 0) {
                Button("Press") {}.frame(height: 40)
                Text("ground").frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(Rectangle())
            }
            .focusable()
            .focused($isFocused)
            .overlay(alignment: .bottom) { Text(isFocused ? "has it" : "has it not").allowsHitTesting(false) }
        }
    }

    @Test("a click on a button does not give it to the view around, a click beside the button does")
    func button() throws {
        let host = TestHost(size: CGSize(width: 200, height: 200), idiom: .desktop) { Page() }
        #expect(host.exists("has it not"))
        try host.tap("Press")
        #expect(host.exists("has it not"))
        try host.tap("ground")
        #expect(host.exists("has it"))
    }
}
