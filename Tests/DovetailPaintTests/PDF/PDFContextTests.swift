import Foundation
import SwiftUI
import TestSupport
import Testing

/// PDF files that are drawn by the calls of Core Graphics.
@MainActor
struct PDFContextTests {
    private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

    @Test func pagesHaveTheirBoxesAndTextsStayTexts() throws {
        let data = NSMutableData()
        var box = CGRect(x: 0, y: 0, width: 300, height: 200)
        let consumer = try #require(CGDataConsumer(data: data as CFMutableData))
        let file = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
        file.beginPDFPage(nil)
        var size = CGSize.zero
        ImageRenderer(content: Text("An invoice").padding(20)).render { offered, draw in
            size = offered
            file.translateBy(x: 30, y: 40)
            draw(file)
        }
        file.endPDFPage()
        let small = CGRect(x: 0, y: 0, width: 90, height: 80)
        let bytes = withUnsafeBytes(of: small) { Data($0) }
        file.beginPDFPage([kCGPDFContextMediaBox: bytes] as CFDictionary)
        file.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        file.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
        file.endPDFPage()
        #expect(data.length == 0)
        file.closePDF()
        #expect(size.width > 60 && size.height > 50)
        let written = text(data as Data)
        #expect(written.hasPrefix("%PDF-1.4") && written.contains("%%EOF"))
        #expect(written.contains("/Count 2"))
        #expect(written.contains("/MediaBox [ 0 0 300 200 ]"))
        #expect(written.contains("/MediaBox [ 0 0 90 80 ]"))
        #expect(written.contains("/Type /Font\n"))
        #expect(!written.contains("/Subtype /Image"))
        // Closed is closed.
        let count = data.length
        file.beginPDFPage(nil)
        file.closePDF()
        #expect(data.length == count)
    }

    @Test func aFileAppearsWholeWhenItIsClosed() throws {
        let folder = TemporaryFolder()
        let url = folder.place(ending: ".pdf")
        do {
            var box = CGRect(x: 0, y: 0, width: 100, height: 100)
            let file = try #require(CGContext(url as CFURL, mediaBox: &box, nil))
            file.beginPDFPage(nil)
            file.endPDFPage()
            #expect(!FileManager.default.fileExists(atPath: url.path))
            // What goes without being closed is closed.
        }
        #expect(text(try Data(contentsOf: url)).contains("/Count 1"))
        var empty = CGRect.zero
        #expect(CGContext(url as CFURL, mediaBox: &empty, nil) == nil)
    }

    @Test func viewsAreDrawnUprightOnPixels() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        let flag = VStack(spacing: 0) {
            Color(red: 1, green: 0, blue: 0)
            Color(red: 0, green: 0, blue: 1)
        }
        let renderer = ImageRenderer(content: flag.frame(width: 20, height: 20))
        renderer.render(rasterizationScale: 3) { _, draw in draw(context) }
        #expect(renderer.scale == 1)
        let pixels = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        let (top, bottom) = (pixels + 3 * context.bytesPerRow + 40, pixels + 16 * context.bytesPerRow + 40)
        #expect(top[0] == 255 && top[2] == 0)
        #expect(bottom[0] == 0 && bottom[2] == 255)
    }
}
