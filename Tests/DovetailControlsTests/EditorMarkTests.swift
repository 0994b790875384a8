import DovetailTesting
import SwiftUI
import Testing

/// What editors of text show of a selection.
@MainActor
@Suite("Selections in editors of text")
struct EditorMarkTests {
    /// How many of the columns of a line have another colour than without a selection.
    private func marked(_ host: TestHost, y: CGFloat, before: [Color.Resolved]) throws -> Int {
        let now = try line(host, y: y)
        return zip(now, before).count { $0 != $1 }
    }

    private func line(_ host: TestHost, y: CGFloat) throws -> [Color.Resolved] {
        try (0..<40).map { try host.color(at: CGPoint(x: CGFloat($0) * 4 + 1, y: y)) }
    }

    @Test("of a paragraph that is selected in part, that part alone is marked")
    func part() throws {
        let host = TestHost(size: CGSize(width: 300, height: 200), idiom: .desktop) {
            TextEditor(text: .constant("mmmmmmmmmmmm\nmmmmmmmmmmmm")).accessibilityIdentifier("editor")
        }
        try host.tap("editor")
        host.press(.home, modifiers: .control)
        let y = CGFloat(8)
        let plain = try line(host, y: y)
        host.press(.right, times: 3, modifiers: .shift)
        let three = try marked(host, y: y, before: plain)
        host.press(.right, times: 3, modifiers: .shift)
        let six = try marked(host, y: y, before: plain)
        #expect(three > 2)
        #expect(six > three + 2)
    }
}
