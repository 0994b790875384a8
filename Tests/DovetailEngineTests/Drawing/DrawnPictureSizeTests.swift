import DovetailCore
import DovetailPaint
import DovetailTesting
import Foundation
import Testing

/// How large pictures are.
@MainActor
@Suite("Sizes of pictures")
struct DrawnPictureSizeTests {
    @Test("a picture is as large as its pixels by its scale, wide ones wide and high ones high")
    func naturalSize() throws {
        for size in [CGSize(width: 40, height: 20), CGSize(width: 10, height: 30)] {
            let renderer = ImageRenderer(content: Color.red.frame(width: size.width, height: size.height))
            let picture = try #require(renderer.cgImage)
            for scale in [1.0, 2] {
                let host = TestHost(size: CGSize(width: 200, height: 200)) {
                    Image(decorative: picture, scale: scale).accessibilityIdentifier("picture")
                        .background { Color.blue.accessibilityIdentifier("ground") }
                }
                let frame = try host.frame(of: "ground")
                #expect(frame.size == CGSize(width: size.width / scale, height: size.height / scale))
                host.close()
            }
        }
    }
}
