import DovetailTesting
import SwiftUI
import Testing

@testable import DovetailPaint

/// A picture of a game on iOS shows emoji of 80 points that are 80 wide.
@MainActor
@Suite("The size of emoji")
struct EmojiScaleTests {
    private func width(_ text: String, _ size: CGFloat) throws -> CGFloat {
        let host = TestHost(size: CGSize(width: 600, height: 300), idiom: .phone) {
            Text(text).font(.system(size: size)).fixedSize()
        }
        defer { host.close() }
        return try host.frame(of: text).width
    }

    @Test(
        "large ones are as wide as the font is large, small ones a quarter wider, and letters beside them stay as they are"
    )
    func widths() throws {
        let share = try width("👊", 20) / 20
        #expect(share > 1.15 && share < 1.3)
        #expect(abs(try width("👊", 80) / 80 - share * 0.8) < 0.02)
        #expect(abs(try width("a👊b", 80) - width("👊", 80) - width("ab", 80)) < 4)
    }

    @Test("emoji are found by what they are shown as, together where they follow one another")
    func ranges() {
        #expect(EmojiScale.ranges(in: "a👊b", at: 80) == [1..<5])
        #expect(EmojiScale.ranges(in: "👊👍🏽 ✅", at: 80) == [0..<12, 13..<16])
        #expect(EmojiScale.ranges(in: "♥♥️", at: 80) == [3..<9])
        #expect(EmojiScale.ranges(in: "1️⃣", at: 80) == [0..<7])
        #expect(EmojiScale.ranges(in: "Ärger 漢字 – “x” 1#", at: 80).isEmpty)
        #expect(EmojiScale.ranges(in: "👊", at: 20).isEmpty)
        #expect(EmojiScale.scale(at: 22) == 0.9)
    }
}
