import DovetailTesting
import Foundation
import Testing

@testable import DovetailCore
@testable import DovetailEngine

/// Where texts of two lines are broken, beside pictures that a library for Markdown recorded on iOS 16 and 17.
///
/// Recorded there, in 16 points: in a column that “Moves faster than a” has room in, “a” stands in the second line with “hare.”; “average” with
/// “speed.”; “thematic” with “break.” The last words were up to a third as wide as the line above. “measurement:” and “heading”, of two thirds,
/// stand alone, and so does any last word of a paragraph of three lines.
@MainActor
@Suite("Texts: last words recorded on iOS")
struct RecordedLastWordTests {
    private struct Read {
        var lines: [String]
        var size: CGSize
    }

    /// The lines of a text in a width, without the spaces at their ends.
    private func read(_ string: String, width: CGFloat, idiom: Idiom = .phone, limit: Int? = nil) throws -> Read {
        let host = TestHost(size: CGSize(width: width, height: 400), idiom: idiom) {
            Text(string).font(.system(size: 16)).lineLimit(limit)
        }
        defer { host.close() }
        var read: Read?
        host.window.displayTree.root.forEach { node in
            guard case .text(let text) = node.content, let shape = text.shape else { return }
            let size = node.frameInWindow.size
            let characters = Array(text.string.utf8)
            let lines = shape.lines(in: size).map { line in
                String(decoding: characters[line.range], as: UTF8.self).trimmingCharacters(in: .whitespaces)
            }
            read = Read(lines: lines, size: size)
        }
        return try #require(read)
    }

    @Test(
        "a short word does not stand alone in the second of two lines",
        arguments: [
            ("Moves faster than a hare.", "Moves faster than", "a hare.", 153.5 as CGFloat),
            ("Moves at an average speed.", "Moves at an", "average speed.", 153.5),
            ("Moves slightly faster than a snail.", "Moves slightly faster", "than a snail.", 153.5),
        ], [Idiom.phone, .pad])
    func company(text: (String, String, String, CGFloat), idiom: Idiom) throws {
        #expect(try read(text.0, width: text.3, idiom: idiom).lines == [text.1, text.2])
    }

    @Test("the text is as wide as the lines that it has then, and asked for that width it has the same")
    func size() throws {
        let wide = try read("Moves faster than a hare.", width: 153)
        let own = try read("Moves faster than", width: 300).size.width
        #expect(wide.size.width >= own && wide.size.width <= own + 5)
        let narrow = try read("Moves faster than a hare.", width: wide.size.width)
        #expect(narrow.lines == wide.lines && narrow.size == wide.size)
    }

    @Test("a long last word stands alone")
    func longWord() throws {
        #expect(
            try read("List of unusual units of measurement:", width: 176).lines == [
                "List of unusual units of", "measurement:",
            ])
    }

    @Test("the last word of three lines stands alone")
    func threeLines() throws {
        let lines = try read(
            "SwiftUI provides views, controls, and layout structures for declaring your app’s user interface.",
            width: 343
        ).lines
        #expect(lines.last == "interface." && lines.count == 3)
    }

    @Test("a word that has no room below, or that is all of the first line, stays where it is")
    func noRoom() throws {
        let first = "I incomprehensibly"
        let width = try read(first, width: 400).size.width
        #expect(try read(first + " soo", width: width + 1).lines == [first, "soo"])
        #expect(try read("git status", width: 61).lines == ["git", "status"])
    }

    @Test("a break of the text, one line that is cut, and texts of the desktop are left alone")
    func others() throws {
        #expect(try read("Moves faster than\na hare", width: 300).lines == ["Moves faster than", "a hare"])
        #expect(try read("Moves faster than a \nhare", width: 300).lines.last == "hare")
        #expect(try read("Moves faster than a hare.", width: 153.5, limit: 1).lines.count == 1)
        #expect(try read("Moves faster than a hare.", width: 153.5, idiom: .desktop).lines.last == "hare.")
    }
}
