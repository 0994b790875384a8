import CoreImage
import DovetailTesting
import Foundation
import SwiftUI
import Testing

@Suite struct CIImageTests {
    @Test func theOriginIsTheLowerLeft() throws {
        let upper = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 4, width: 8, height: 4))
        let image = upper.composited(over: Pictures.square(.blue))
        #expect(image.extent == CGRect(x: 0, y: 0, width: 8, height: 8))
        let bytes = Bytes(image)
        #expect(bytes[0, 0] == [0, 0, 255, 255])
        #expect(bytes[0, 7] == [255, 0, 0, 255])
        #expect(Array(bytes.values.prefix(4)) == [255, 0, 0, 255])
    }

    @Test func aPictureOfCoreGraphicsComesBackAsItWas() throws {
        let bytes = Bytes(Pictures.colors)
        let picture = try #require(Pictures.context.createCGImage(Pictures.colors, from: Pictures.colors.extent))
        #expect(picture.width == 48 && picture.height == 32)
        #expect(Bytes(CIImage(cgImage: picture)) == bytes)
        let file = try #require(
            Pictures.context.pngRepresentation(
                of: Pictures.colors, format: .RGBA8, colorSpace: CGColorSpace(name: CGColorSpace.sRGB)!))
        #expect(Bytes(try #require(CIImage(data: file))) == bytes)
        #expect(CIImage(data: Data([1, 2, 3])) == nil)
    }

    @MainActor @Test func picturesOfUIKitGoBothWays() throws {
        let picture = UIImage(ciImage: Pictures.colors, scale: 2, orientation: .up)
        #expect(picture.size == CGSize(width: 24, height: 16))
        #expect(picture.scale == 2)
        let image = try #require(CIImage(image: picture))
        #expect(image.extent == CGRect(x: 0, y: 0, width: 48, height: 32))
        #expect(Bytes(image) == Bytes(Pictures.colors))
        #expect(UIImage(ciImage: CIImage(color: .red)).size == .zero)
    }

    @Test func whatLiesOutsideIsClear() throws {
        let bytes = Bytes(Pictures.square(.red), CGRect(x: -2, y: -2, width: 12, height: 12))
        #expect(bytes[1, 1] == [0, 0, 0, 0])
        #expect(bytes[2, 2] == [255, 0, 0, 255])
        #expect(bytes[10, 9] == [0, 0, 0, 0])
    }

    @Test func aPictureWithoutEndHasToBeCropped() {
        #expect(CIImage(color: .red).extent == .infinite)
        #expect(Pictures.context.createCGImage(CIImage(color: .red), from: .infinite) == nil)
        #expect(Pictures.context.createCGImage(CIImage.empty(), from: .zero) == nil)
        #expect(CIImage.empty().extent.isEmpty)
    }

    @Test func transformsMoveTheExtent() {
        let image = Pictures.colors.transformed(by: CGAffineTransform(translationX: 5, y: 7))
        #expect(image.extent == CGRect(x: 5, y: 7, width: 48, height: 32))
        #expect(Bytes(image) == Bytes(Pictures.colors))
        let turned = Pictures.colors.transformed(by: CGAffineTransform(rotationAngle: .pi / 2))
        #expect(turned.extent == CGRect(x: -32, y: 0, width: 32, height: 48))
        let double = Pictures.square(.green).transformed(by: CGAffineTransform(scaleX: 2, y: 2))
        #expect(double.extent.size == CGSize(width: 16, height: 16))
        #expect(Bytes(double)[8, 8] == [0, 255, 0, 255])
    }

    /// A picture of two by one pixels, red on the left and green on the right.
    @Test(arguments: [
        (1, "RG"), (2, "GR"), (3, "GR"), (4, "RG"), (5, "R/G"), (6, "R/G"), (7, "G/R"), (8, "G/R"),
    ])
    func orientationsAreThoseOfEXIF(number: Int, expected: String) {
        let red = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        let green = CIImage(color: .green).cropped(to: CGRect(x: 1, y: 0, width: 1, height: 1))
        let image = red.composited(over: green).oriented(forExifOrientation: Int32(number))
        let bytes = Bytes(image)
        let rows = (0..<bytes.height).reversed().map { y in
            (0..<bytes.width).map { bytes[$0, y][0] == 255 ? "R" : "G" }.joined()
        }
        #expect(rows.joined(separator: "/") == expected)
        #expect(image.extent.origin == .zero)
    }

    @Test func anEdgeGoesOnWhereItIsClamped() {
        let image = Pictures.colors.clampedToExtent()
        #expect(image.extent == .infinite)
        let bytes = Bytes(image, CGRect(x: -10, y: 40, width: 4, height: 4))
        #expect(bytes[0, 0] == [255, 0, 0, 255])
    }

    /// Each step is an object that holds the one before.
    @Test func aChainOfManyStepsNeedsNoStack() {
        var image = Pictures.square(CIColor(red: 0.5, green: 0.5, blue: 0.5))
        for step in 0..<20_000 {
            image = image.transformed(by: CGAffineTransform(translationX: step % 2 == 0 ? 1 : -1, y: 0))
        }
        #expect(Bytes(image)[3, 3] == [128, 128, 128, 255])
    }

    @Test func aStepThatSeveralUseIsComputedOnce() {
        // Without that it would be computed 2 to the power of 40 times.
        var image = Pictures.square(.red)
        for _ in 0..<40 { image = image.composited(over: image) }
        #expect(Bytes(image)[0, 0] == [255, 0, 0, 255])
    }

    @Test func componentsMayBeUsedAsTheyAre() {
        let image = Pictures.square(.white).composited(over: Pictures.square(.black))
            .applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: -1])
        #expect(Bytes(image)[0, 0] == [188, 188, 188, 255])
        let plain = CIContext(options: [.workingColorSpace: NSNull()])
        #expect(Bytes(image, context: plain)[0, 0] == [128, 128, 128, 255])
    }

    @Test func bitmapsAreWrittenInTheirFormats() {
        let image = CIImage(color: CIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        let bounds = CGRect(x: 0, y: 0, width: 1, height: 1)
        var bytes = [UInt8](repeating: 9, count: 4)
        for (format, expected) in [
            (CIFormat.RGBA8, [128, 0, 0, 128]), (.BGRA8, [0, 0, 128, 128]), (.ARGB8, [128, 128, 0, 0]),
        ] as [(CIFormat, [UInt8])] {
            Pictures.context.render(
                image, toBitmap: &bytes, rowBytes: 4, bounds: bounds, format: format,
                colorSpace: CGColorSpaceCreateDeviceRGB())
            #expect(bytes == expected)
        }
        var numbers = [Float](repeating: 9, count: 4)
        Pictures.context.render(
            image, toBitmap: &numbers, rowBytes: 16, bounds: bounds, format: .RGBAf, colorSpace: nil)
        #expect(numbers == [0.5, 0, 0, 0.5])
    }
}
