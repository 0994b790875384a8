import SwiftUI
import TestSupport
import Testing
import UIKit

/// PDF files that are drawn by UIKit's calls.
@MainActor
struct UIGraphicsPDFRendererTests {
    @Test func pagesAreDrawnByCalls() throws {
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100))
        let data = renderer.pdfData { context in
            context.beginPage()
            "A bill".draw(at: CGPoint(x: 20, y: 20), withAttributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.beginPage()
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 50, height: 60), pageInfo: [:])
        }
        let written = String(decoding: data, as: UTF8.self)
        #expect(written.hasPrefix("%PDF-1.4"))
        #expect(written.contains("/Count 3"))
        #expect(written.contains("/MediaBox [ 0 0 50 60 ]"))
        #expect(written.contains("/Type /Font\n"))
        #expect(!written.contains("/Subtype /Image"))
    }

    @Test func aFileIsDrawnBetweenCalls() throws {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, CGRect(x: 0, y: 0, width: 200, height: 100), nil)
        UIGraphicsBeginPDFPage()
        #expect(UIGraphicsGetPDFContextBounds().size == CGSize(width: 200, height: 100))
        "A bill".draw(at: CGPoint(x: 20, y: 20), withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
        #expect(UIGraphicsGetCurrentContext() != nil)
        UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 50, height: 60), nil)
        #expect(UIGraphicsGetPDFContextBounds().width == 50)
        #expect(data.length == 0)
        UIGraphicsEndPDFContext()
        let written = String(decoding: Data(referencing: data), as: UTF8.self)
        #expect(written.hasPrefix("%PDF-1.4") && written.contains("/Count 2"))
        #expect(written.contains("/MediaBox [ 0 0 50 60 ]") && written.contains("/Type /Font\n"))
        #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetPDFContextBounds() == .zero)
        // Without a file nothing is begun or ended.
        UIGraphicsBeginPDFPage()
        UIGraphicsEndPDFContext()
    }

    @Test func aFileAppearsAtAPathWhenItIsWhole() throws {
        let folder = TemporaryFolder()
        let url = folder.place(ending: ".pdf")
        #expect(UIGraphicsBeginPDFContextToFile(url.path, .zero, nil))
        UIGraphicsBeginPDFPage()
        #expect(UIGraphicsGetPDFContextBounds().size == CGSize(width: 612, height: 792))
        #expect(!FileManager.default.fileExists(atPath: url.path))
        UIGraphicsEndPDFContext()
        #expect(try Data(contentsOf: url).count > 100)
        #expect(!UIGraphicsBeginPDFContextToFile("/nowhere/at/all.pdf", .zero, nil))
    }

    @Test func aFileIsWrittenAndAFolderIsNot() throws {
        let folder = TemporaryFolder()
        let url = folder.place(ending: ".pdf")
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100))
        try renderer.writePDF(to: url) { $0.beginPage() }
        #expect(try Data(contentsOf: url).count > 100)
        #expect(throws: (any Error).self) {
            try renderer.writePDF(to: URL(fileURLWithPath: "/nowhere/at/all.pdf")) { $0.beginPage() }
        }
    }
}
