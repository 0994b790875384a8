import DovetailTesting
import Foundation
import SwiftUI
import Testing

/// Colours that belong to a symbol.
@MainActor
@Suite("Symbols in colours of their own")
struct SymbolColorTests {
    /// How many pixels of a symbol on black are yellow, and how many white.
    private func count(_ image: Image, mode: SymbolRenderingMode?) throws -> (yellow: Int, white: Int) {
        let host = TestHost(size: CGSize(width: 80, height: 80)) {
            image.resizable().symbolRenderingMode(mode).foregroundStyle(Color.red)
                .frame(width: 80, height: 80).background(Color.black)
        }
        var (yellow, white) = (0, 0)
        for x in stride(from: 1.0, to: 80, by: 3) {
            for y in stride(from: 1.0, to: 80, by: 3) {
                let color = try host.color(at: CGPoint(x: x, y: y))
                if color.red > 0.8, color.green > 0.6 {
                    if color.blue > 0.8 { white += 1 } else if color.blue < 0.4 { yellow += 1 }
                }
            }
        }
        return (yellow, white)
    }

    @Test("the sun is yellow and the cloud before it white, in the multicolour mode and as the original of the image")
    func weather() throws {
        let cloud = Image(systemName: "cloud.sun.fill")
        for (image, mode) in [(cloud, SymbolRenderingMode.multicolor), (cloud.renderingMode(.original), nil)] {
            let (yellow, white) = try count(image, mode: mode)
            #expect(yellow > 5 && white > 50)
        }
        let sun = try count(Image(systemName: "sun.max.fill"), mode: .multicolor)
        #expect(sun.yellow > 50 && sun.white == 0)
    }

    @Test("in one colour, and without colours of their own, symbols have that of the foreground")
    func plain() throws {
        for (name, mode) in [
            ("cloud.sun.fill", SymbolRenderingMode.monochrome), ("gear", .multicolor), ("star.slash", .multicolor),
        ] {
            let (yellow, white) = try count(Image(systemName: name), mode: mode)
            #expect(yellow == 0 && white == 0)
        }
    }
}
