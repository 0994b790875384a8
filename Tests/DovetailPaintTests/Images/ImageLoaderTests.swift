import DovetailCore
import Foundation
import SwiftUI
import Testing

@testable import DovetailPaint

/// Decoded pictures are kept as far as there is room for them, counted in bytes.
@MainActor @Suite("Decoded pictures") struct ImageLoaderTests {
    /// A picture in one colour, of its own for each number: 50 × 50 pixels are 10,000 bytes.
    private func image(_ number: Int, side: CGFloat = 50) throws -> ResolvedImage {
        let canvas = Canvas(side, side)
        let color = Color.Resolved(red: Float(number % 16) / 16, green: Float(number / 16) / 16, blue: 0.5)
        canvas.show(canvas.box(CGRect(x: 0, y: 0, width: side, height: side), color))
        return ResolvedImage(source: .data(try canvas.picture().pngData()), templatePaint: nil, smooth: true)
    }

    @Test("take no more bytes than there is room for, whatever their number")
    func bounded() throws {
        let loader = ImageLoader(capacity: 100_000)
        for number in 0..<60 {
            #expect(loader.size(of: try image(number)) == CGSize(width: 50, height: 50))
            #expect(loader.byteCount <= loader.capacity)
        }
        #expect(loader.decodeCount == 60)
        // Room for nine of them, with the bytes that they were decoded from.
        #expect((6...9).contains(loader.count))
    }

    @Test("are decoded once while there is room")
    func once() throws {
        let loader = ImageLoader(capacity: 100_000)
        let images = try (0..<5).map { try image($0) }
        for _ in 0..<20 { for image in images { #expect(loader.texture(of: image) != nil) } }
        #expect(loader.decodeCount == 5)
    }

    @Test("are kept by nobody but who shows them where they are shown once")
    func shownOnce() throws {
        let loader = ImageLoader(capacity: 100_000)
        weak var shown: PixelFrame?
        do {
            guard case .data(let data) = try image(0x4C).source else {
                Issue.record("it is not encoded")
                return
            }
            let frame = try #require(PixelFrame(encoded: data))
            shown = frame
            #expect(frame.width == 50 && frame.height == 50)
            #expect(frame[10, 49] == (blue: 128, green: 64, red: 191, alpha: 255))
            #expect(loader.texture(of: ResolvedImage(source: .pixels(frame), templatePaint: nil, smooth: true)) != nil)
            #expect(PixelFrame(encoded: data.prefix(20)) == nil)
        }
        #expect(loader.byteCount == 0)
        #expect(shown == nil)
    }

    @Test("go in the order of their last use")
    func order() throws {
        let loader = ImageLoader(capacity: 100_000)
        let images = try (0..<30).map { try image($0) }
        for image in images {
            _ = loader.size(of: image)
            _ = loader.size(of: images[0])
        }
        #expect(loader.decodeCount == 30)
        _ = loader.size(of: images[0])
        _ = loader.size(of: images[29])
        #expect(loader.decodeCount == 30)
        _ = loader.size(of: images[1])
        #expect(loader.decodeCount == 31)
    }

    @Test("one that is larger than all the room is kept as long as nothing else is used")
    func large() throws {
        let loader = ImageLoader(capacity: 100_000)
        let large = try image(1, side: 400)
        for _ in 0..<3 { #expect(loader.size(of: large) == CGSize(width: 400, height: 400)) }
        #expect(loader.decodeCount == 1)
        _ = loader.size(of: try image(2))
        #expect(loader.count == 1)
        #expect(loader.byteCount <= loader.capacity)
    }

    @Test("what is no picture is remembered too, so that it is not tried for each frame")
    func damaged() {
        let loader = ImageLoader(capacity: 100_000)
        let damaged = ResolvedImage(source: .data(Data("no picture".utf8)), templatePaint: nil, smooth: true)
        for _ in 0..<5 { #expect(loader.size(of: damaged) == nil) }
        #expect(loader.decodeCount == 1)
        #expect(loader.byteCount == 10)
    }
}
