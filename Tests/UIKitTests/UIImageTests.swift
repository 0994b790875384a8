import DovetailTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("UIImage and pictures drawn by code", .serialized)
struct UIImageTests {
    /// Left half red, right half blue, 20 × 10 points at 2 pixels for each.
    private func halves() -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            UIColor.blue.set()
            UIBezierPath(rect: CGRect(x: 10, y: 0, width: 10, height: 10)).fill()
        }
    }

    /// The colour of the picture's point, as `RRGGBBAA`.
    private func color(_ image: UIImage, at point: CGPoint) throws -> String {
        let host = TestHost(size: image.size) { Image(uiImage: image) }
        return try host.color(at: point).description
    }

    @Test("A drawing has the size and the pixels that it was asked for, and its parts are where they were drawn")
    func drawing() throws {
        let image = halves()
        #expect(image.size == CGSize(width: 20, height: 10) && image.scale == 2)
        #expect(image.cgImage?.width == 40 && image.cgImage?.height == 20)
        #expect(try color(image, at: CGPoint(x: 4, y: 5)) == "#FF0000FF")
        #expect(try color(image, at: CGPoint(x: 16, y: 5)) == "#0000FFFF")
    }

    @Test("A drawing may be asked for by another thread, with a picture in it") func otherThread() async throws {
        let inner = halves()
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10))
        nonisolated(unsafe) let draw = {
            renderer.image { _ in inner.draw(in: CGRect(x: 0, y: 0, width: 20, height: 10)) }
        }
        let image = await withCheckedContinuation { (continuation: CheckedContinuation<UIImage, Never>) in
            DispatchQueue.global().async {
                let made = draw()
                continuation.resume(returning: made)
            }
        }
        #expect(image.size == CGSize(width: 20, height: 10))
        #expect(try color(image, at: CGPoint(x: 16, y: 5)) == "#0000FFFF")
    }

    @Test("PNG and JPEG data are pictures again, of as many pixels; smaller quality is smaller")
    func data() throws {
        let image = halves()
        let png = try #require(image.pngData())
        #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(UIImage(data: png)?.size == CGSize(width: 40, height: 20))
        #expect(UIImage(data: png, scale: 2)?.size == CGSize(width: 20, height: 10))
        let jpeg = try #require(image.jpegData(compressionQuality: 1))
        #expect(jpeg.starts(with: [0xFF, 0xD8]))
        #expect(UIImage(data: jpeg)?.size == CGSize(width: 40, height: 20))
        #expect(try #require(image.jpegData(compressionQuality: 0)).count < jpeg.count)
        // A sound head, and a part of the content.
        #expect(UIImage(data: png.dropLast(20)) == nil && UIImage(data: jpeg.dropLast(20)) == nil)
    }

    @Test("Bytes that are no picture, a missing file, name or symbol give nil")
    func missing() {
        #expect(UIImage(data: Data()) == nil && UIImage(data: Data("hello".utf8)) == nil)
        #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil && UIImage(contentsOfFile: "/dev/zero") == nil)
        #expect(UIImage(named: "no such picture") == nil && UIImage(systemName: "no.such.symbol") == nil)
        #expect(UIImage(named: "no such picture", in: .main, with: nil) == nil)
        #expect(UIImage().size == .zero && UIImage().pngData() == nil)
    }

    @Test("A file's ending tells its pixels for each point")
    func file() throws {
        let path = NSTemporaryDirectory() + "dovetail-\(UUID().uuidString)@2x.png"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try #require(halves().pngData()).write(to: URL(fileURLWithPath: path))
        #expect(UIImage(contentsOfFile: path)?.size == CGSize(width: 20, height: 10))
    }

    @Test("A symbol has a size, is painted for its file, and takes a tint")
    func symbol() throws {
        let symbol = try #require(UIImage(systemName: "star.fill"))
        #expect(symbol.isSymbolImage && symbol.size.width > 10)
        #expect(UIImage(data: try #require(symbol.pngData())) != nil)
        let tinted = symbol.withTintColor(.red)
        let middle = CGPoint(x: tinted.size.width / 2, y: tinted.size.height / 2)
        #expect(try color(tinted, at: middle) == "#FF0000FF")
    }

    @Test("A picture in another size, a part of one, one on its side and one made of views")
    func conversions() throws {
        let image = halves()
        #expect(image.preparingThumbnail(of: CGSize(width: 10, height: 5))?.size == CGSize(width: 10, height: 5))
        let part = try #require(image.cgImage?.cropping(to: CGRect(x: 20, y: 0, width: 50, height: 50)))
        #expect(part.width == 20 && part.height == 20)
        #expect(try color(UIImage(cgImage: part), at: CGPoint(x: 10, y: 10)) == "#0000FFFF")
        #expect(image.cgImage?.cropping(to: CGRect(x: 100, y: 0, width: 5, height: 5)) == nil)
        let turned = UIImage(cgImage: try #require(image.cgImage), scale: 2, orientation: .right)
        #expect(turned.size == CGSize(width: 10, height: 20))
        // What was left is on top: a picture that was taken with the camera turned is turned back clockwise.
        #expect(try color(turned, at: CGPoint(x: 5, y: 4)) == "#FF0000FF")
        let rendered = ImageRenderer(content: Color(.red).frame(width: 8, height: 4))
        rendered.scale = 2
        #expect(rendered.uiImage?.size == CGSize(width: 8, height: 4) && rendered.cgImage?.width == 16)
    }

    @Test("Core Graphics' calls draw with transform, clip, state and line")
    func context() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format).image { context in
            let context = context.cgContext
            context.setFillColor(UIColor.red.cgColor)
            context.saveGState()
            context.translateBy(x: 20, y: 20)
            context.setFillColor(UIColor.blue.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 30, width: 5, height: 10))
            context.fill(CGRect(x: 0, y: 30, width: 10, height: 10))
            context.restoreGState()
            context.setStrokeColor(UIColor.green.cgColor)
            context.setLineWidth(4)
            context.move(to: CGPoint(x: 30, y: 4))
            context.addLine(to: CGPoint(x: 40, y: 4))
            context.strokePath()
            context.clear(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
        let host = TestHost(size: image.size) { Color(.white).overlay { Image(uiImage: image) } }
        #expect(try host.color(at: CGPoint(x: 25, y: 25)).description == "#0000FFFF")
        #expect(try host.color(at: CGPoint(x: 8, y: 8)).description == "#FF0000FF")
        #expect(try host.color(at: CGPoint(x: 2, y: 2)).description == "#FFFFFFFF")
        #expect(try host.color(at: CGPoint(x: 2, y: 35)).description == "#FF0000FF")
        #expect(try host.color(at: CGPoint(x: 8, y: 35)).description == "#FFFFFFFF")
        #expect(try host.color(at: CGPoint(x: 35, y: 4)).description == "#00FF00FF")
    }

    @Test("Drawing calls without a drawing do nothing")
    func noDrawing() {
        UIColor.red.setFill()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
        UIRectFill(.zero)
        let bad = UIGraphicsImageRenderer(size: CGSize(width: CGFloat.nan, height: -4)).image { _ in }
        #expect(bad.size == .zero)
    }
}
