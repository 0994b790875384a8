import CoreGraphics
import Foundation
import ImageIO
import TestSupport
import Testing

/// Files of pictures, written.
struct CGImageDestinationTests {
    @Test(arguments: ["public.png", "public.jpeg", "public.tiff", "com.microsoft.bmp"])
    func writesWhatIsReadAgain(type: String) throws {
        let data = try #require(Pictures.file(type, [Pictures.plain([255, 0, 0, 255], width: 5, height: 7)]))
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        #expect(CGImageSourceGetType(source) == type)
        let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
        #expect(Pictures.size(image) == [5, 7])
        let pixel = Pictures.pixel(image, 2, 2)
        #expect(pixel[0] > 250 && pixel[1] < 5 && pixel[3] == 255)
    }

    @Test func kindsThatAreNotWrittenAreRefused() {
        #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.heic" as CFString, 1, nil) == nil)
        #expect(CGImageDestinationCreateWithData(NSMutableData(), "com.compuserve.gif" as CFString, 2, nil) == nil)
        #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.jpeg" as CFString, 2, nil) == nil)
        #expect(!CGImageDestinationCopyTypeIdentifiers().isEmpty)
    }

    @Test func aPNGFileOfSeveralPicturesMoves() throws {
        let frames = [
            Pictures.plain([255, 0, 0, 255]), Pictures.plain([0, 0, 128, 128]), Pictures.plain([0, 0, 0, 0]),
        ]
        let png = [kCGImagePropertyAPNGDelayTime: 0.25] as CFDictionary
        let data = try #require(
            Pictures.file(
                "public.png", frames, options: [kCGImagePropertyPNGDictionary: png] as CFDictionary,
                properties: [kCGImagePropertyPNGDictionary: [kCGImagePropertyAPNGLoopCount: 2] as CFDictionary]))
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        #expect(CGImageSourceGetCount(source) == 3)
        let pixels = (0..<3).map { Pictures.pixel(CGImageSourceCreateImageAtIndex(source, $0, nil), 3, 3) }
        #expect(pixels == [[255, 0, 0, 255], [0, 0, 128, 128], [0, 0, 0, 0]])
        let frame = CGImageSourceCopyPropertiesAtIndex(source, 1, nil)?[kCGImagePropertyPNGDictionary]
        #expect((frame as? [CFString: Any])?[kCGImagePropertyAPNGDelayTime] as? Double == 0.25)
        let whole = CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyPNGDictionary] as? [CFString: Any]
        #expect(whole?[kCGImagePropertyAPNGLoopCount] as? Int == 2)
    }

    @Test func aFileIsWrittenOnceAllPicturesAreThere() throws {
        let folder = TemporaryFolder()
        let url = folder.url.appendingPathComponent("picture.png")
        let destination = try #require(CGImageDestinationCreateWithURL(url as CFURL, "public.png" as CFString, 1, nil))
        #expect(!CGImageDestinationFinalize(destination))
        #expect(!FileManager.default.fileExists(atPath: url.path))
        let most = [kCGImageDestinationImageMaxPixelSize: 10] as CFDictionary
        CGImageDestinationAddImage(destination, Pictures.plain([0, 0, 0, 255], width: 40, height: 20), most)
        #expect(CGImageDestinationFinalize(destination))
        #expect(!CGImageDestinationFinalize(destination))
        let source = try #require(CGImageSourceCreateWithURL(url as CFURL, nil))
        let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
        #expect(Pictures.size(image) == [10, 5])
    }
}
