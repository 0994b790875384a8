import AppKit
import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("Contexts of AppKit's")
struct NSGraphicsContextTests {
    private func bitmap() throws -> CGContext {
        try #require(
            CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 16,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    }

    @Test("are made of Core Graphics' and set, until what was kept is had back")
    func current() throws {
        let context = try bitmap()
        #expect(NSGraphicsContext.current == nil)
        NSGraphicsContext.saveGraphicsState()
        let own = NSGraphicsContext(cgContext: context, flipped: false)
        NSGraphicsContext.current = own
        #expect(NSGraphicsContext.current === own && own.cgContext === context && !own.isFlipped)
        NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1).setFill()
        NSRect(x: 0, y: 0, width: 4, height: 4).fill()
        NSGraphicsContext.restoreGraphicsState()
        #expect(NSGraphicsContext.current == nil)
        let pixels = try #require(context.makeImage())
        let host = TestHost(size: CGSize(width: 4, height: 4)) { Image(decorative: pixels, scale: 1) }
        #expect(try host.color(at: CGPoint(x: 2, y: 2)).red > 0.9)
        #expect(try host.color(at: CGPoint(x: 2, y: 2)).green < 0.1)
    }

    @Test("say how pictures are blended and edges drawn, as a part of what is kept")
    func quality() throws {
        let own = NSGraphicsContext(cgContext: try bitmap(), flipped: true)
        own.saveGraphicsState()
        own.imageInterpolation = .none
        own.shouldAntialias = false
        #expect(own.imageInterpolation == .none && !own.shouldAntialias)
        own.restoreGraphicsState()
        #expect(own.imageInterpolation == .medium && own.shouldAntialias)
    }

    @Test("Core Graphics' colours have names")
    func colors() {
        #expect(CGColor.white.components == [1, 1] && CGColor.black.components == [0, 1])
        #expect(CGColor.clear.alpha == 0)
    }
}
