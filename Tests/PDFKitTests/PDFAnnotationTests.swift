import DovetailTesting
import Foundation
import PDFKit
import SwiftUI
import TestSupport
import Testing
import UIKit

/// A document of white pages of 200 by 300 points, with a number each.
@MainActor
private func paper(_ count: Int) throws -> PDFDocument {
    let box = CGRect(x: 0, y: 0, width: 200, height: 300)
    let data = UIGraphicsPDFRenderer(bounds: box).pdfData { context in
        for number in 1...count {
            context.beginPage()
            "Page \(number)".draw(at: CGPoint(x: 20, y: 270), withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
        }
    }
    return try #require(PDFDocument(data: data))
}

/// The colour of a page's picture at a point, from its upper left corner.
@MainActor
private func color(of page: PDFPage, at point: CGPoint) throws -> Color.Resolved {
    let picture = page.thumbnail(of: CGSize(width: 200, height: 300), for: .cropBox)
    let host = TestHost(size: CGSize(width: 200, height: 300)) { Image(uiImage: picture).resizable() }
    return try host.color(at: point)
}

private func annotation(_ kind: PDFAnnotationSubtype, _ bounds: CGRect) -> PDFAnnotation {
    PDFAnnotation(bounds: bounds, forType: kind, withProperties: nil)
}

/// Draws a green area by itself, and says where.
private final class Area: PDFAnnotation, @unchecked Sendable {
    override var hasAppearanceStream: Bool { true }
    override func draw(with box: PDFDisplayBox, in context: CGContext) {
        super.draw(with: box, in: context)
        context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        context.fill(bounds)
    }
}

/// A page with a blue band below its content.
private final class Banded: PDFPage, @unchecked Sendable {
    override func draw(with box: PDFDisplayBox, to context: CGContext) {
        super.draw(with: box, to: context)
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 200, height: 20))
    }
}

private final class PageMaker: NSObject, PDFDocumentDelegate {
    func classForPage() -> AnyClass { Banded.self }
}

private struct Document: UIViewRepresentable {
    let view: PDFView
    func makeUIView(context: Context) -> PDFView { view }
    func updateUIView(_ view: PDFView, context: Context) {}
}

@MainActor
@Suite("Annotations of PDF pages")
struct PDFAnnotationTests {
    @Test("are drawn at their places, which are told from the lower left corner")
    func kinds() throws {
        let page = try #require(paper(1).page(at: 0))
        let text = annotation(.freeText, CGRect(x: 10, y: 250, width: 80, height: 40))
        text.backgroundColor = .red
        let square = annotation(.square, CGRect(x: 110, y: 250, width: 80, height: 40))
        square.interiorColor = .blue
        let ink = annotation(.ink, CGRect(x: 10, y: 150, width: 80, height: 40))
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 20))
        path.addLine(to: CGPoint(x: 80, y: 20))
        ink.add(path)
        ink.color = .black
        ink.border = PDFBorder()
        ink.border?.lineWidth = 10
        let highlight = annotation(.highlight, CGRect(x: 110, y: 150, width: 80, height: 40))
        let area = Area()
        area.bounds = CGRect(x: 10, y: 50, width: 80, height: 40)
        let hidden = annotation(.square, CGRect(x: 110, y: 50, width: 80, height: 40))
        hidden.interiorColor = .red
        hidden.shouldDisplay = false
        for annotation in [text, square, ink, highlight, area, hidden] { page.addAnnotation(annotation) }
        #expect(page.annotations.count == 6 && text.page === page)
        #expect(page.annotation(at: CGPoint(x: 120, y: 160)) === highlight)

        let red = try color(of: page, at: CGPoint(x: 50, y: 30))
        #expect(red.red > 0.9 && red.green < 0.4)
        let blue = try color(of: page, at: CGPoint(x: 150, y: 30))
        #expect(blue.blue > 0.9 && blue.red < 0.2)
        #expect(try color(of: page, at: CGPoint(x: 50, y: 130)).red < 0.1)
        #expect(try color(of: page, at: CGPoint(x: 50, y: 115)).red > 0.9)
        let yellow = try color(of: page, at: CGPoint(x: 150, y: 130))
        #expect(yellow.red > 0.9 && yellow.blue < 0.3)
        let green = try color(of: page, at: CGPoint(x: 50, y: 230))
        #expect(green.green > 0.9 && green.red < 0.1)
        #expect(try color(of: page, at: CGPoint(x: 150, y: 230)).green > 0.9)

        page.removeAnnotation(text)
        #expect(text.page == nil)
        #expect(try color(of: page, at: CGPoint(x: 50, y: 30)).green > 0.9)
    }

    @Test("take values by their names in files")
    func values() {
        let text = PDFAnnotation(
            bounds: .zero, forType: .freeText,
            withProperties: [
                PDFAnnotationKey.contents: "Hello", PDFAnnotationKey.rect: CGRect(x: 1, y: 2, width: 3, height: 4),
            ])
        #expect(text.contents == "Hello" && text.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(text.setValue("Bye", forAnnotationKey: .contents) && !text.setValue(3, forAnnotationKey: .contents))
        #expect(text.value(forAnnotationKey: .contents) as? String == "Bye")
        #expect(text.type == "FreeText" && text.value(forAnnotationKey: .subtype) as? String == "/FreeText")
        let link = annotation(.link, .zero)
        link.url = URL(string: "https://swift.org")
        #expect((link.action as? PDFActionURL)?.url == link.url && link.destination == nil)
    }

    @Test("Pages are of the class that a delegate names, and draw what that adds")
    func pageClass() throws {
        let document = try paper(1)
        let maker = PageMaker()
        document.delegate = maker
        let page = try #require(document.page(at: 0))
        #expect(page is Banded && page.string?.contains("Page 1") == true)
        let blue = try color(of: page, at: CGPoint(x: 100, y: 290))
        #expect(blue.blue > 0.9 && blue.red < 0.1)
        #expect(try color(of: page, at: CGPoint(x: 100, y: 200)).red > 0.9)
    }

    @Test("Documents are made of pictures and other pages, and read again as they were written")
    func making() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 50))
        }
        let made = PDFDocument()
        #expect(made.pageCount == 0 && !made.isLocked && made.dataRepresentation() == nil)
        let scan = try #require(PDFPage(image: picture))
        made.insert(scan, at: 0)
        let old = try paper(2)
        let second = try #require(old.page(at: 1))
        made.insert(second, at: 1)
        #expect(old.pageCount == 1 && old.index(for: second) == NSNotFound && second.document === made)
        made.insert(PDFPage(), at: 7)
        #expect(made.pageCount == 2 && made.index(for: second) == 1 && scan.label == "1")
        made.exchangePage(at: 0, withPageAt: 1)
        let area = Area()
        area.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
        second.addAnnotation(area)

        let folder = TemporaryFolder()
        let url = folder.url.appendingPathComponent("made.pdf")
        #expect(made.write(to: url))
        let read = try #require(PDFDocument(url: url))
        #expect(read.pageCount == 2)
        let pages = try [#require(read.page(at: 0)), #require(read.page(at: 1))]
        #expect(pages[0].bounds(for: .mediaBox).size == CGSize(width: 200, height: 300))
        #expect(pages[1].bounds(for: .mediaBox).size == CGSize(width: 100, height: 50))
        let green = try color(of: pages[0], at: CGPoint(x: 20, y: 280))
        #expect(green.green > 0.9 && green.red < 0.2)
        let red = try color(of: pages[1], at: CGPoint(x: 100, y: 50))
        #expect(red.red > 0.8 && red.green < 0.4)
        made.removePage(at: 0)
        #expect(made.pageCount == 1 && made.page(at: 0) === scan && second.document == nil)
        // A page that nobody changed keeps what its file says.
        #expect(try paper(1).dataRepresentation()?.isEmpty == false)
    }

    @Test("Fields are filled in, buttons do what they are for, and links lead to pages")
    func fields() async throws {
        let document = try paper(3)
        let page = try #require(document.page(at: 0))
        func field(_ kind: PDFAnnotationWidgetSubtype, _ name: String, _ y: CGFloat) -> PDFAnnotation {
            let field = annotation(.widget, CGRect(x: 20, y: y, width: 160, height: 30))
            (field.widgetFieldType, field.fieldName) = (kind, name)
            page.addAnnotation(field)
            return field
        }
        let name = field(.text, "name", 260)
        name.widgetDefaultStringValue = "nobody"
        name.maximumLength = 4
        let check = field(.button, "check", 220)
        check.widgetControlType = .checkBoxControl
        let reset = field(.button, "reset", 180)
        (reset.widgetControlType, reset.caption) = (.pushButtonControl, "Reset")
        let action = PDFActionResetForm()
        action.fields = ["check"]
        action.fieldsIncludedAreCleared = false
        reset.action = action
        let link = annotation(.link, CGRect(x: 20, y: 100, width: 160, height: 30))
        link.contents = "To the last page"
        link.destination = PDFDestination(page: try #require(document.page(at: 2)), at: .zero)
        page.addAnnotation(link)

        let view = PDFView()
        view.document = document
        view.displayMode = .singlePage
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Document(view: view) }
        await host.settle()
        try host.type("Anna Lena", into: "name")
        #expect(name.widgetStringValue == "Anna")
        try host.tap("check")
        #expect(check.buttonWidgetState == .onState)
        try host.tap("Reset")
        #expect(name.widgetStringValue == "nobody" && check.buttonWidgetState == .onState)
        #expect(view.canGoToNextPage && !view.canGoToPreviousPage)
        try host.tap("To the last page")
        await host.settle()
        #expect(view.currentPage === document.page(at: 2))
        view.perform(PDFActionNamed(name: .firstPage))
        #expect(view.currentPage === page)
    }

    @Test("Points of pages have places in the view, and small pictures lead to pages")
    func places() async throws {
        let document = try paper(2)
        let view = PDFView()
        view.document = document
        view.displayMode = .singlePage
        view.displaysPageBreaks = false
        view.scaleFactor = 0.5
        let small = PDFThumbnailView()
        small.pdfView = view
        small.thumbnailSize = CGSize(width: 30, height: 30)
        small.layoutMode = .horizontal
        let host = TestHost(size: CGSize(width: 100, height: 200)) {
            VStack(spacing: 0) {
                Document(view: view).frame(height: 150)
                Small(view: small)
            }
        }
        await host.settle()
        let page = try #require(document.page(at: 0))
        #expect(view.convert(CGPoint(x: 0, y: 300), from: page) == .zero)
        #expect(view.convert(CGPoint(x: 50, y: 75), to: page) == CGPoint(x: 100, y: 150))
        let whole = CGRect(x: 0, y: 0, width: 200, height: 300)
        #expect(view.convert(whole, from: page) == CGRect(x: 0, y: 0, width: 100, height: 150))
        #expect(view.convert(CGRect(x: 0, y: 0, width: 100, height: 150), to: page) == whole)
        #expect(view.page(for: CGPoint(x: 10, y: 10), nearest: false) === page)
        try host.tap("Page 2")
        #expect(view.currentPage === document.page(at: 1))
    }

    private struct Small: UIViewRepresentable {
        let view: PDFThumbnailView
        func makeUIView(context: Context) -> PDFThumbnailView { view }
        func updateUIView(_ view: PDFThumbnailView, context: Context) {}
    }
}
