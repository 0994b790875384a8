import DovetailCore
import Foundation
import Testing

/// What is typed in place of a selection looks like what is replaced.
@MainActor
@Suite("Attributes of what is typed next")
struct TypingAttributeTests {
    private let text: AttributedString = {
        var text = AttributedString("red blue plain")
        text[text.range(of: "red")!].foregroundColor = .red
        text[text.range(of: "blue")!].foregroundColor = .blue
        return text
    }()

    @Test("of several ranges the first one tells it")
    func ranges() throws {
        let (red, blue) = (try #require(text.range(of: "red")), try #require(text.range(of: "blue")))
        let both = AttributedTextSelection(ranges: RangeSet([blue, red]))
        #expect(both.typingAttributes(in: text).foregroundColor == .red)
        #expect(AttributedTextSelection(range: blue).typingAttributes(in: text).foregroundColor == .blue)
        #expect(both.attributes(in: text)[\.foregroundColor] == [.red, .blue])
    }

    @Test("at the beginning it is the character after that tells it, elsewhere the one before")
    func insertionPoint() throws {
        let blue = try #require(text.range(of: "blue"))
        func color(_ index: AttributedString.Index) -> Color? {
            AttributedTextSelection(insertionPoint: index).typingAttributes(in: text).foregroundColor
        }
        #expect(color(text.startIndex) == .red)
        #expect(color(blue.upperBound) == .blue)
        #expect(color(blue.lowerBound) == nil)
        #expect(color(text.endIndex) == nil)
    }
}
