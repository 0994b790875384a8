import CoreGraphics
import Foundation
import ImageIO
import TestSupport
import Testing

/// Files of pictures, read.
struct CGImageSourceTests {
    @Test func tellsKindSizeAndPictureOfAFile() throws {
        let data = try #require(Pictures.file("public.png", [Pictures.plain([255, 0, 0, 255], width: 6, height: 3)]))
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        #expect(CGImageSourceGetType(source) == "public.png")
        #expect(CGImageSourceGetCount(source) == 1)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any])
        #expect(properties[kCGImagePropertyPixelWidth] as? Int == 6)
        #expect(properties[kCGImagePropertyPixelHeight] as? Int == 3)
        let image = CGImageSourceCreateImageAtIndex(source, 0, [kCGImageSourceShouldCache: true] as CFDictionary)
        #expect(image?.width == 6)
        #expect(Pictures.pixel(image, 5, 2) == [255, 0, 0, 255])
        #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    }

    @Test func bytesThatAreNoPictureHaveNone() throws {
        let source = try #require(CGImageSourceCreateWithData(Data("no picture at all".utf8) as CFData, nil))
        #expect(CGImageSourceGetCount(source) == 0)
        #expect(CGImageSourceGetType(source) == nil)
        #expect(CGImageSourceGetStatus(source) == .statusUnknownType)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
        #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) == nil)
        #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/nowhere.png") as CFURL, nil) == nil)
    }

    @MainActor @Test func framesAreToldOneAfterTheOther() async throws {
        var told: [String] = []
        let status = CGAnimateImageDataWithBlock(
            Pictures.gif as CFData,
            [kCGImageAnimationStartIndex: 1, kCGImageAnimationDelayTime: 0.01, kCGImageAnimationLoopCount: 2]
                as CFDictionary
        ) { index, image, stop in told.append("\(index) \(image.width)") }
        #expect(status == noErr && told.isEmpty)
        try await wait(for: "two rounds") { told.count == 3 }
        try await Task.sleep(for: .milliseconds(60))
        #expect(told.map { $0.prefix(1) } == ["1", "0", "1"])
        var seen = 0
        CGAnimateImageDataWithBlock(Pictures.gif as CFData, [kCGImageAnimationDelayTime: 0.01] as CFDictionary) {
            _, _, stop in
            seen += 1
            stop.pointee = seen == 3
        }
        try await wait(for: "the end that the block tells") { seen == 3 }
        try await Task.sleep(for: .milliseconds(60))
        #expect(seen == 3)
        let plain = try #require(Pictures.file("public.png", [Pictures.plain([255, 0, 0, 255])]))
        #expect(
            CGAnimateImageDataWithBlock(plain as CFData, nil) { _, _, _ in }
                == kCGImageAnimationStatus_UnsupportedFormat)
        #expect(
            CGAnimateImageDataWithBlock(Data("none".utf8) as CFData, nil) { _, _, _ in }
                == kCGImageAnimationStatus_CorruptInputImage)
    }

    @Test func framesOfAGIFArePutTogether() throws {
        let source = try #require(CGImageSourceCreateWithData(Pictures.gif as CFData, nil))
        #expect(CGImageSourceGetType(source) == "com.compuserve.gif")
        #expect(CGImageSourceGetCount(source) == 2)
        // Backwards, too: a frame is made of those before it.
        for index in [0, 1, 0] {
            let image = CGImageSourceCreateImageAtIndex(source, index, nil)
            #expect(Pictures.pixel(image, 0, 0) == [255, 0, 0, 255])
            #expect(Pictures.pixel(image, 1, 0) == (index == 0 ? [0, 0, 255, 255] : [0, 255, 0, 255]))
        }
        let whole = CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyGIFDictionary] as? [CFString: Any]
        #expect(whole?[kCGImagePropertyGIFLoopCount] as? Int == 3)
        let delays = (0..<2).map { index -> [Double?] in
            let frame = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
            let gif = frame?[kCGImagePropertyGIFDictionary] as? [CFString: Any]
            return [
                gif?[kCGImagePropertyGIFDelayTime] as? Double, gif?[kCGImagePropertyGIFUnclampedDelayTime] as? Double,
            ]
        }
        #expect(delays == [[0.1, 0.01], [0.5, 0.5]])
    }

    @Test func aFileGrows() throws {
        let image = Pictures.plain([0, 0, 255, 255], width: 64, height: 64)
        let data = try #require(Pictures.file("public.jpeg", [image]))
        let source = CGImageSourceCreateIncremental(nil)
        #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
        CGImageSourceUpdateData(source, data.prefix(data.count - 8), false)
        #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 64)
        CGImageSourceUpdateData(source, data, true)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        let pixel = Pictures.pixel(CGImageSourceCreateImageAtIndex(source, 0, nil), 10, 10)
        #expect(pixel[0] < 5 && pixel[2] > 250)
        let cut = try #require(CGImageSourceCreateWithData(data.prefix(data.count - 8) as CFData, nil))
        #expect(CGImageSourceGetStatus(cut) == .statusUnexpectedEOF)
    }

    @Test func thumbnailsAreSmallAndTurnedWhereThatIsAskedFor() throws {
        let image = Pictures.plain([0, 255, 0, 255], width: 100, height: 50)
        let data = try #require(
            Pictures.file("public.jpeg", [image], options: [kCGImagePropertyOrientation: 6] as CFDictionary))
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil)?[kCGImagePropertyOrientation] as? UInt32 == 6)
        func thumbnail(_ options: [CFString: Any]) -> [Int] {
            Pictures.size(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
        }
        #expect(thumbnail([kCGImageSourceThumbnailMaxPixelSize: 20]) == [])
        #expect(
            thumbnail([kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 20])
                == [20, 10])
        #expect(
            thumbnail([
                kCGImageSourceCreateThumbnailFromImageIfAbsent: true, kCGImageSourceThumbnailMaxPixelSize: 20.0,
                kCGImageSourceCreateThumbnailWithTransform: true,
            ]) == [10, 20])
        // The picture itself is as it is in the file.
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 100)
    }
}
