import SwiftUI
import Testing

@testable import DovetailCore
@testable import DovetailEngine
@testable import DovetailTesting

/// Signs at the end of rows, beside pictures that a public project recorded on iOS 18.
@MainActor
@Suite("List: signs recorded on iOS")
struct RecordedSignTests {
    /// The square of the first symbol in a form of one row, the row's text at its end, and where the content of rows ends.
    private func signs(_ content: some View) throws -> (square: CGRect, text: CGRect, end: CGFloat) {
        let host = TestHost(size: CGSize(width: 390, height: 600), idiom: .phone) {
            NavigationStack {
                Form { content.listRowBackground(Color.red.accessibilityElement().accessibilityIdentifier("row")) }
            }
        }
        defer { host.close() }
        var (square, text) = (CGRect?.none, CGRect.zero)
        host.window.displayTree.root.forEach { node in
            switch node.content {
            case .symbol: square = square ?? node.frameInWindow
            case .text where node.frameInWindow.maxX > text.maxX: text = node.frameInWindow
            default: break
            }
        }
        return (try #require(square), text, try host.frame(of: "row").maxX - 16)
    }

    @Test("a link's chevron is 7 points wide and ends 0.7 before the end of the content")
    func chevron() throws {
        let (square, _, end) = try signs(NavigationLink("More") { Text("page") })
        // The drawing has 6.7 points free at its right, and is as wide as the square less that at both sides.
        #expect(square.size == CGSize(width: 20, height: 20) && square.maxX == end + 6)
    }

    @Test("a picker's sign ends 2 points before the end of the content, and the letters of its value 16.7")
    func picker() throws {
        let (square, text, end) = try signs(Picker("Output", selection: .constant(1)) { Text("One").tag(1) })
        // The drawing has 5 points free at each side, and the last letter 0.7 at its right.
        #expect(square.maxX == end + 3)
        #expect(end - text.maxX == 16)
    }
}
