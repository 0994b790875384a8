import DovetailCore
import DovetailPaint
import DovetailTesting
import Foundation
import SwiftUI
import Testing

/// Symbols that fill a frame: what is drawn of them does, not the box that they stand in beside a text.
@MainActor
@Suite("Resizable symbols")
struct ResizableSymbolTests {
    /// The rectangle in which something is drawn, in points.
    private func ink(_ size: CGSize, @ViewBuilder _ content: @escaping () -> some View) throws -> CGRect {
        let host = TestHost(size: size, colorScheme: .light, content: content)
        let picture = try Picture(
            of: host.window.displayTree, size: size, scale: 1, background: host.window.background)
        var ink = CGRect.null
        for y in 0..<picture.height {
            for x in 0..<picture.width where picture[x, y].red < 128 {
                ink = ink.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return ink
    }

    private func isNear(_ rect: CGRect, _ other: CGRect) -> Bool {
        abs(rect.minX - other.minX) <= 1 && abs(rect.minY - other.minY) <= 1 && abs(rect.maxX - other.maxX) <= 1
            && abs(rect.maxY - other.maxY) <= 1
    }

    @Test(
        "a symbol fills its frame, whatever the frame's proportions",
        arguments: ["chevron.right", "circle.fill", "minus"])
    func fills(name: String) throws {
        let drawn = try ink(CGSize(width: 60, height: 50)) {
            Image(systemName: name).resizable().frame(width: 40, height: 24).foregroundStyle(.black)
        }
        #expect(isNear(drawn, CGRect(x: 10, y: 13, width: 40, height: 24)), "\(drawn)")
    }

    @Test("scaled to fit it keeps the proportions of what is drawn, as a chevron that is higher than wide")
    func proportions() throws {
        let drawn = try ink(CGSize(width: 60, height: 60)) {
            Image(systemName: "chevron.right").resizable().scaledToFit().frame(width: 40, height: 40)
                .foregroundStyle(.black)
        }
        #expect(abs(drawn.height - 40) <= 1 && drawn.width > 20 && drawn.width < 28, "\(drawn)")
        let wide = try ink(CGSize(width: 60, height: 60)) {
            Image(systemName: "minus").resizable().aspectRatio(contentMode: .fit).frame(width: 40, height: 40)
                .foregroundStyle(.black)
        }
        #expect(abs(wide.width - 40) <= 1 && wide.height < 8, "\(wide)")
    }

    @Test("beside a text symbols stand in their box, and a picture of UIKit's scales with it")
    func box() throws {
        let own = try ink(CGSize(width: 60, height: 60)) {
            Image(systemName: "circle.fill").font(.system(size: 40)).foregroundStyle(.black)
        }
        #expect(own.width > 36 && own.width < 44, "\(own)")
        let boxed = try ink(CGSize(width: 60, height: 60)) {
            Image(systemName: "circle.fill").resizableInBox().frame(width: 48, height: 48).foregroundStyle(.black)
        }
        #expect(abs(own.width - boxed.width) <= 1, "\(own) \(boxed)")
    }
}
