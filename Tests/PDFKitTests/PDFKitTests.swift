import DovetailTesting
import Foundation
import PDFKit
import PictureSupport
import SwiftUI
import TestSupport
import Testing
import UIKit

/// A document of pages with a title each.
@MainActor
private func document(_ titles: [String], size: CGSize = CGSize(width: 200, height: 300)) -> Data {
    let format = UIGraphicsPDFRendererFormat()
    return UIGraphicsPDFRenderer(bounds: CGRect(origin: .zero, size: size), format: format).pdfData { context in
        for (index, title) in titles.enumerated() {
            context.beginPage()
            UIColor(hue: CGFloat(index) / 3, saturation: 0.6, brightness: 0.9, alpha: 1).setFill()
            context.cgContext.fill([CGRect(x: 20, y: 60, width: size.width - 40, height: 80)])
            NSAttributedString(string: title, attributes: [.font: UIFont.systemFont(ofSize: 24)]).draw(
                at: CGPoint(x: 20, y: 20))
        }
    }
}

@MainActor
@Suite("PDF documents")
struct PDFDocumentTests {
    @Test("find texts by page, with their places")
    func find() throws {
        let read = try #require(PDFDocument(data: document(["First page", "Second page"])))
        let found = read.findString("PAGE", withOptions: .caseInsensitive)
        #expect(found.map { $0.pages.map { read.index(for: $0) } } == [[0], [1]])
        #expect(found.map(\.string) == ["page", "page"])
        let (page, place) = (found[0].pages[0], found[0].bounds(for: found[0].pages[0]))
        // The title stands 20 points below the page's upper edge; places are from its lower left corner.
        #expect(place.minX > 60 && place.maxX < 180 && place.minY > 240 && place.maxY < 290)
        #expect(page.selection(for: place)?.string?.contains("page") == true)
        #expect(read.findString("PAGE").isEmpty && read.findString("").isEmpty)
        let second = read.findString("page", fromSelection: found[0])
        #expect(second?.pages.first.map { read.index(for: $0) } == 1)
        #expect(second.flatMap { read.findString("page", fromSelection: $0) } == nil)
        #expect(found[0].selectionsByLine().count == 1)
        #expect(read.selectionForEntireDocument?.pages.count == 2)
    }

    @Test("views have an appearance for all of them")
    func appearance() {
        #expect(PDFView.appearance() === PDFView.appearance())
        PDFView.appearance().pageShadowsEnabled = false
        #expect(!PDFView.appearance().pageShadowsEnabled)
        PDFView.appearance().pageShadowsEnabled = true
    }

    @Test("are marked where they are selected")
    func marks() throws {
        let view = PDFView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        let read = try #require(PDFDocument(data: document(["First page"])))
        view.document = read
        view.currentSelection = read.findString("First").first
        #expect(view.currentSelection?.string == "First")
        view.clearSelection()
        #expect(view.currentSelection == nil && view.highlightedSelections == nil)
        view.highlightedSelections = read.findString("page")
        #expect(view.highlightedSelections?.count == 1)
        view.document = nil
        #expect(view.highlightedSelections == nil)
    }

    @Test("have pages with sizes and texts")
    func pages() throws {
        let data = document(["First", "Second"])
        let read = try #require(PDFDocument(data: data))
        #expect(read.pageCount == 2 && !read.isLocked && !read.isEncrypted && read.majorVersion == 1)
        let second = try #require(read.page(at: 1))
        #expect(second === read.page(at: 1) && read.index(for: second) == 1 && second.document === read)
        #expect(second.bounds(for: .mediaBox) == CGRect(x: 0, y: 0, width: 200, height: 300))
        #expect(second.string?.contains("Second") == true && second.numberOfCharacters >= 6)
        #expect(read.string?.contains("First") == true)
        #expect(read.page(at: 2) == nil && read.page(at: -1) == nil)
        #expect(read.allowsCopying && read.allowsPrinting && read.dataRepresentation() == data)
        let other = try #require(PDFDocument(data: data))
        #expect(other.index(for: second) == NSNotFound)
    }

    @Test("give pictures of their pages")
    func thumbnail() throws {
        let page = try #require(PDFDocument(data: document(["First"]))?.page(at: 0))
        let picture = page.thumbnail(of: CGSize(width: 100, height: 100), for: .cropBox)
        #expect(abs(picture.size.height - 100) < 1 && abs(picture.size.width - 67) < 1)
        let host = TestHost(size: CGSize(width: 67, height: 100)) { Image(uiImage: picture).resizable() }
        let filled = try host.color(at: CGPoint(x: 33, y: 33))
        #expect(filled.red > 0.7 && filled.green < 0.5)
        #expect(try host.color(at: CGPoint(x: 33, y: 80)).green > 0.95)
    }

    @Test("are read and drawn by several threads at the same time")
    func threads() async {
        let data = document(["First", "Second"])
        let drawn = await withTaskGroup(of: Int.self) { group in
            for number in 0..<24 {
                group.addTask {
                    guard let read = PDFDocument(data: data), let page = read.page(at: number % 2) else { return 0 }
                    let picture = page.thumbnail(of: CGSize(width: 60, height: 60), for: .cropBox)
                    return page.string?.isEmpty == false && picture.size.height > 59 ? 1 : 0
                }
            }
            var drawn = 0
            for await number in group { drawn += number }
            return drawn
        }
        #expect(drawn == 24)
    }

    @Test("are read from files, and written as they were")
    func files() throws {
        let folder = TemporaryFolder()
        let url = folder.url.appendingPathComponent("a.pdf")
        #expect(PDFDocument(url: url) == nil && PDFDocument(url: folder.url) == nil)
        #expect(PDFDocument(data: Data()) == nil && PDFDocument(data: Data("%PDF-1.4 nothing".utf8)) == nil)
        try document(["First"]).write(to: url)
        let read = try #require(PDFDocument(url: url))
        #expect(read.documentURL == url)
        let copy = folder.url.appendingPathComponent("b.pdf")
        #expect(read.write(to: copy))
        #expect(try Data(contentsOf: copy) == Data(contentsOf: url))
        #expect(!read.write(toFile: "/nowhere/c.pdf"))
    }
}

@MainActor
@Suite("Views of PDF documents")
struct PDFViewTests {
    private struct Shown: UIViewRepresentable {
        let view: PDFView
        func makeUIView(context: Context) -> PDFView { view }
        func updateUIView(_ view: PDFView, context: Context) {}
    }

    private func shown(_ view: PDFView, _ scheme: ColorScheme = .light) -> TestHost {
        TestHost(size: CGSize(width: 390, height: 600), colorScheme: scheme, idiom: .phone) { Shown(view: view) }
    }

    private func drawn(_ text: String, in host: TestHost) async throws {
        try await wait(for: text) {
            await host.settle()
            return host.tree.contains(text)
        }
    }

    @Test("show pages as wide as they are, and go from one to another")
    func continuous() async throws {
        let view = PDFView()
        view.document = PDFDocument(data: document(["First", "Second", "Third"]))
        view.autoScales = true
        let host = shown(view)
        try await drawn("First", in: host)
        #expect(abs(view.scaleFactor - 390 / 209.5) < 0.01 && view.scaleFactor == view.scaleFactorForSizeToFit)
        #expect(view.currentPage === view.document?.page(at: 0) && !view.canGoToPreviousPage)
        view.goToLastPage(nil)
        try await drawn("Third", in: host)
        host.advance(by: .seconds(1))
        #expect(
            view.currentPage?.string?.contains("Third") == true || view.currentPage?.string?.contains("Second") == true)
        view.goToFirstPage(nil)
        host.advance(by: .seconds(1))
        #expect(view.currentPage === view.document?.page(at: 0) && view.canGoToNextPage)
        view.document = nil
        await host.settle()
        #expect(view.currentPage == nil && !view.canGoToNextPage)
    }

    @Test("show one page at a time, at a scale within bounds, and tell of changes")
    func single() async throws {
        let view = PDFView()
        view.usePageViewController(true)
        #expect(view.displayMode == .singlePage && view.isUsingPageViewController)
        var told: [Notification.Name] = []
        let names: [Notification.Name] = [.PDFViewPageChanged, .PDFViewDocumentChanged, .PDFViewScaleChanged]
        nonisolated(unsafe) var tell: (Notification.Name) -> Void = { _ in }
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { tell($0.name) }
        }
        defer { observers.forEach { NotificationCenter.default.removeObserver($0) } }
        tell = { told.append($0) }
        view.document = PDFDocument(data: document(["First", "Second"]))
        let host = shown(view)
        try await drawn("First", in: host)
        view.goToNextPage(nil)
        try await drawn("Second", in: host)
        #expect(!host.tree.contains("First"))
        view.maxScaleFactor = 2
        view.scaleFactor = 5
        #expect(view.scaleFactor == 2 && !view.canZoomIn && !view.autoScales)
        view.zoomOut(nil)
        #expect(abs(view.scaleFactor - 4 / 3) < 0.001)
        view.scaleFactor = .nan
        #expect(abs(view.scaleFactor - 4 / 3) < 0.001)
        #expect(told == [.PDFViewDocumentChanged, .PDFViewPageChanged, .PDFViewScaleChanged, .PDFViewScaleChanged])
    }

    @Test("as they look", arguments: [ColorScheme.light, .dark])
    func looks(_ scheme: ColorScheme) async throws {
        let view = PDFView()
        view.document = PDFDocument(data: document(["First", "Second"]))
        view.autoScales = true
        let host = shown(view, scheme)
        try await drawn("First", in: host)
        try await drawn("Second", in: host)
        try GoldenPicture.check(
            try host.png(), width: 390, height: 600, "pdf-\(scheme == .dark ? "dark" : "light")", in: "Pictures")
    }
}
