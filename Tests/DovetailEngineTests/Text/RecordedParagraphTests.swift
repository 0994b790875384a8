import DovetailCore
import DovetailTesting
import Foundation
import Testing

/// Widths of texts of several lines beside those in pictures that a library for Markdown recorded on iOS 16 and 17, on a device of two pixels a
/// point: paragraphs of 16 points with a border around them, 343 points offered.
///
/// Recorded there: the border is 340 points wide. The letters of its longest line end 5 before its right edge where lines are leading, as far from
/// both edges where they are centred, and at the edge where they are trailing. So the space that the line was broken at counts in the width,
/// and lines are aligned without it.
@MainActor
@Suite("Texts: paragraphs recorded on iOS")
struct RecordedParagraphTests {
    private let line = "It was a bright cold day in April, and the clocks"
    private var paragraph: String { line + " were striking thirteen." }

    private func width(_ text: some View, offered: CGFloat, idiom: Idiom = .phone) throws -> CGFloat {
        let host = TestHost(size: CGSize(width: offered, height: 300), idiom: idiom) {
            text.font(.system(size: 16)).accessibilityIdentifier("text")
        }
        defer { host.close() }
        return try host.frame(of: "text").width
    }

    @Test("the space that the longest line was broken at counts in the width", arguments: [Idiom.phone, .pad])
    func space(idiom: Idiom) throws {
        let own = try width(Text(line).fixedSize(), offered: 700, idiom: idiom)
        let broken = try width(Text(paragraph), offered: 343, idiom: idiom)
        #expect(abs(broken - 340) <= 2)
        #expect(broken - own >= 4 && broken - own <= 5)
    }

    @Test("a text is no wider than what it was offered, and as wide as that where its line leaves less than a space")
    func noRoom() throws {
        let own = try width(Text(line).fixedSize(), offered: 700)
        #expect(try width(Text(paragraph), offered: own + 2) == own + 2)
        #expect(try width(Text(paragraph), offered: own) == own)
    }

    @Test("a line that ends with a break of the text, and the last one, have no such space")
    func breaks() throws {
        let own = try width(Text(line).fixedSize(), offered: 700)
        #expect(try width(Text("were striking \n" + line), offered: 343) == own)
    }

    @Test("on the desktop the space does not count")
    func desktop() throws {
        let own = try width(Text(line).fixedSize(), offered: 700, idiom: .desktop)
        #expect(try width(Text(paragraph), offered: own + 20, idiom: .desktop) == own)
    }
}
