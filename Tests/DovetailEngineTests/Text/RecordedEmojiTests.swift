import DovetailCore
import DovetailTesting
import Foundation
import Testing

/// Heights of lines of emoji beside a picture that a library for previews recorded on iOS 17, on a device of two pixels a point: an emoji of 60
/// points stands in a box of 72 points, which is a line of the system font.
@MainActor
@Suite("Texts: lines of emoji recorded on iOS")
struct RecordedEmojiTests {
    private func height(_ string: String, size: CGFloat, idiom: Idiom) throws -> CGFloat {
        let host = TestHost(size: CGSize(width: 400, height: 200), idiom: idiom) {
            Text(string).font(.system(size: size)).accessibilityIdentifier("text")
        }
        defer { host.close() }
        return try host.frame(of: "text").height
    }

    @Test("an emoji of 60 points is 72 high")
    func large() throws {
        #expect(try height("🔥", size: 60, idiom: .pad) == 72)
    }

    @Test(
        "a line of emoji is as high as a line of letters", arguments: [Idiom.phone, .pad],
        [12, 17, 28, 34] as [CGFloat])
    func lines(idiom: Idiom, size: CGFloat) throws {
        #expect(try height("🔥👍", size: size, idiom: idiom) == height("Text", size: size, idiom: idiom))
    }
}
