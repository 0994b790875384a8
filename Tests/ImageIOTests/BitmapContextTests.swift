import CoreGraphics
import Foundation
import SwiftUI
import TestSupport
import Testing
import UIKit

/// Contexts that draw on pixels.
@MainActor
struct BitmapContextTests {
    private let rgb = CGColorSpaceCreateDeviceRGB()

    private func context(_ alpha: CGImageAlphaInfo = .premultipliedLast, _ order: CGBitmapInfo = []) -> CGContext? {
        CGContext(
            data: nil, width: 4, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: rgb,
            bitmapInfo: alpha.rawValue | order.rawValue)
    }

    private func bytes(_ context: CGContext?) -> [UInt8] {
        guard let context, let data = context.data else { return [] }
        return Array(UnsafeRawBufferPointer(start: data, count: context.bytesPerRow * context.height))
    }

    @Test func yGrowsUpwardsAndAPointIsAPixel() throws {
        let context = try #require(self.context())
        #expect(context.width == 4 && context.height == 2)
        #expect(context.bytesPerRow == 16 && context.bitsPerPixel == 32)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let drawn = bytes(context)
        #expect(Array(drawn[16..<20]) == [255, 0, 0, 255])
        #expect(drawn[..<16].allSatisfy { $0 == 0 })
        #expect(context.ctm == .identity)
        let image = try #require(context.makeImage())
        #expect(Pictures.pixel(image, 0, 1) == [255, 0, 0, 255])
        // Later drawing does not change a picture that was made.
        context.clear(CGRect(x: 0, y: 0, width: 4, height: 2))
        #expect(bytes(context).allSatisfy { $0 == 0 })
        #expect(Pictures.pixel(image, 0, 1) == [255, 0, 0, 255])
    }

    @Test func pixelsHaveTheBytesThatWereAskedFor() throws {
        func first(_ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo = []) throws -> [UInt8] {
            let context = try #require(self.context(alpha, order))
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
            return Array(bytes(context)[..<4])
        }
        #expect(try first(.premultipliedLast) == [128, 0, 0, 128])
        #expect(try first(.premultipliedFirst) == [128, 128, 0, 0])
        #expect(try first(.premultipliedFirst, .byteOrder32Little) == [0, 0, 128, 128])
        #expect(try first(.noneSkipLast) == [128, 0, 0, 255])
        #expect(context(.last) == nil)
        #expect(context(.none) == nil)
        let gray = CGContext(
            data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceGray(),
            bitmapInfo: CGImageAlphaInfo.none.rawValue)
        gray?.setFillColor(gray: 1, alpha: 1)
        gray?.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        #expect(bytes(gray) == [0, 255])
    }

    @Test func theProgramsOwnMemoryShowsEachStep() throws {
        var pixels = [UInt8](repeating: 0, count: 4)
        try pixels.withUnsafeMutableBytes { memory in
            let context = try #require(
                CGContext(
                    data: memory.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: rgb,
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            #expect(Array(memory) == [0, 255, 0, 255])
            let layer = CALayer()
            layer.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
            layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
            layer.render(in: context)
            #expect(Array(memory) == [0, 0, 255, 255])
        }
    }

    @Test func picturesStandUprightAndUIKitDrawsIntoAContextThatIsPushed() throws {
        let context = try #require(self.context())
        let picture = try #require(self.context())
        picture.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
        picture.fill(CGRect(x: 0, y: 1, width: 4, height: 1))
        context.draw(try #require(picture.makeImage()), in: CGRect(x: 0, y: 0, width: 4, height: 2))
        #expect(bytes(context)[..<16].allSatisfy { $0 == 255 })
        #expect(bytes(context)[16...].allSatisfy { $0 == 0 })
        UIGraphicsPushContext(context)
        UIColor.blue.setFill()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 1)).fill()
        UIGraphicsPopContext()
        #expect(Array(bytes(context)[16..<20]) == [0, 0, 255, 255])
    }

    @Test func anotherThreadDraws() async throws {
        let rgb = rgb
        let pixel = await Task.detached {
            let context = CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: rgb,
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            context?.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            return Pictures.pixel(context?.makeImage(), 0, 0)
        }.value
        #expect(pixel == [255, 0, 0, 255])
    }

    @Test func blendModesHaveTheNumbersOfCoreGraphics() {
        #expect(GraphicsContext.BlendMode.normal.rawValue == CGBlendMode.normal.rawValue)
        #expect(GraphicsContext.BlendMode(rawValue: 27) == .plusLighter)
    }
}
