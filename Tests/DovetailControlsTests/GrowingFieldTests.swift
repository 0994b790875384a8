import DovetailTesting
import Foundation
import SwiftUI
import Testing

@testable import DovetailCore
@testable import DovetailEngine

/// Fields as high as their texts, in scroll views that show a part of them.
@MainActor
@Suite("Growing fields in scroll views")
struct GrowingFieldTests {
    private struct Screen: View {
        @State var text: String
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    TextField("field", text: $text, axis: .vertical).textFieldStyle(.plain).accessibilityIdentifier(
                        "field")
                    Text("end").frame(height: 30)
                }
            }
            .accessibilityIdentifier("scroll")
        }
    }

    private func host(_ text: String) -> TestHost {
        TestHost(size: CGSize(width: 300, height: 400)) { Screen(text: text) }
    }

    private func editor(_ host: TestHost) throws -> TextInputEditor {
        try #require(host.window.focusedResponder as? TextInputEditor)
    }

    /// Where a paragraph is drawn in the window.
    private func top(of text: String, _ host: TestHost) -> CGFloat? {
        var found: CGFloat?
        func visit(_ node: DisplayNode) {
            if case .text(let shown) = node.content, shown.string == text { found = node.frameInWindow.minY }
            node.children.forEach(visit)
        }
        visit(host.window.displayTree.root)
        return found
    }

    @Test("the placeholder stands where the text will", arguments: [Axis.vertical, .horizontal])
    func placeholder(axis: Axis) throws {
        let host = TestHost(size: CGSize(width: 300, height: 100)) {
            TextField("Notes", text: .constant(""), axis: axis).textFieldStyle(.plain).multilineTextAlignment(.center)
        }
        var alignments: [TextAlignment] = []
        func visit(_ node: DisplayNode) {
            if case .text(let shown) = node.content, shown.string == "Notes" { alignments.append(shown.alignment) }
            node.children.forEach(visit)
        }
        visit(host.window.displayTree.root)
        #expect(alignments == [.center])
    }

    @Test("of a long text only the paragraphs in sight are shaped, wherever it is scrolled to")
    func sight() throws {
        let host = host((0..<20_000).map { "Line \($0)" }.joined(separator: "\n"))
        #expect(host.window.displayTree.nodesMade < 150)
        #expect(try host.frame(of: "field").height > 20_000 * 14)
        #expect(host.texts.contains("Line 0") && !host.texts.contains("Line 100"))
        host.tap(at: CGPoint(x: 50, y: 10))
        let editor = try editor(host)
        let layout = try #require(editor.layout as? TextAreaLayout)
        #expect(layout.shapesMade < 60, "\(layout.shapesMade)")
        // A whole wheel's turn at a time.
        for _ in 0..<20 { host.scroll(at: CGPoint(x: 100, y: 200), by: CGSize(width: 0, height: 5000)) }
        #expect(!host.texts.contains("Line 0"))
        #expect(layout.shapesMade < 60 * 21, "\(layout.shapesMade)")
        #expect(host.window.displayTree.nodesMade < 200, "\(host.window.displayTree.nodesMade)")
        // An edit shapes the paragraph that it changes.
        try host.type("!")
        let edited = try #require(editor.layout as? TextAreaLayout)
        #expect(edited !== layout)
        #expect(edited.shapesMade < 60, "\(edited.shapesMade)")
    }

    @Test(
        "lines that are longer than was thought push nothing that is seen away, and the end is where the text ends"
    )
    func estimates() throws {
        // Every seventh one is many lines, of letters that are narrower than those of the estimate.
        let lines = (0..<1500).map { "\($0) " + String(repeating: "lil ", count: $0 % 7 == 0 ? 150 : 1) }
        let host = host(lines.joined(separator: "\n"))
        for step in 0..<60 {
            let delta: CGFloat = step < 30 ? 170 : -90
            let shown = try #require(lines.indices.first { (top(of: lines[$0], host) ?? -1) >= 180 })
            let place = try #require(top(of: lines[shown], host))
            host.scroll(at: CGPoint(x: 100, y: 200), by: CGSize(width: 0, height: delta))
            let moved = try #require(top(of: lines[shown], host))
            #expect(abs(moved - (place - delta)) <= 1, "line \(shown) at step \(step)")
        }
        // Until nothing moves any more.
        for _ in 0..<60 { host.scroll(at: CGPoint(x: 100, y: 200), by: CGSize(width: 0, height: 5000)) }
        let end = try host.frame(of: "end")
        #expect(abs(end.midY - 385) <= 1)
        let last = try #require(top(of: lines[1499], host))
        #expect(last < end.minY && last > end.minY - 30, "\(last), \(end)")
    }

    @Test("what is typed is scrolled to, in the field that is as high as its text")
    func caret() throws {
        let host = host((0..<300).map { "Line \($0)" }.joined(separator: "\n"))
        host.tap(at: CGPoint(x: 50, y: 10))
        host.press(.end, modifiers: .control)
        #expect(host.texts.contains("Line 299"))
        let last = try #require(top(of: "Line 299", host))
        #expect(last > 0 && last < 400)
        for _ in 0..<5 { host.press(.return) }
        try host.type("new")
        let new = try #require(top(of: "new", host))
        #expect(new > 0 && new < 390, "\(new)")
        host.press(.home, modifiers: .control)
        #expect(host.texts.contains("Line 0") && !host.texts.contains("new"))
    }

    @Test("an editor that is higher than the scroll view around it draws what is seen of it")
    func highEditor() throws {
        struct Screen: View {
            @State var text = (0..<5000).map { "Line \($0)" }.joined(separator: "\n")
            var body: some View {
                ScrollView { TextEditor(text: $text).frame(height: 60_000) }
            }
        }
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Screen() }
        #expect(host.window.displayTree.nodesMade < 150)
        host.scroll(at: CGPoint(x: 100, y: 200), by: CGSize(width: 0, height: 30_000))
        #expect(!host.texts.contains("Line 0"))
        #expect(host.texts.filter { $0.hasPrefix("Line") }.count > 10)
        #expect(host.window.displayTree.nodesMade < 200)
    }

    @Test("ten megabytes are pasted at the cost of what is seen of them")
    func pasting() throws {
        let host = host("")
        host.tap(at: CGPoint(x: 50, y: 10))
        let editor = try editor(host)
        host.clipboard = String(
            repeating: "A line of a text as people write it, with some words in it.\n", count: 170_000)
        let nodes = host.window.displayTree.nodesMade
        host.press(.character("v"), modifiers: .control)
        #expect(editor.text.utf8.count == host.clipboard?.utf8.count)
        let layout = try #require(editor.layout as? TextAreaLayout)
        #expect(layout.shapesMade < 200, "\(layout.shapesMade)")
        #expect(host.window.displayTree.nodesMade - nodes < 100)
        #expect(host.window.statistics.layouts < 100, "\(host.window.statistics.layouts)")
    }
}
