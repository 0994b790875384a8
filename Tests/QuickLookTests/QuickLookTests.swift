import DovetailTesting
import Foundation
import PictureSupport
import QuickLook
import SwiftUI
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Previews of files")
struct QuickLookTests {
    private struct Page: View {
        let files: [URL]
        let first: URL
        @State private var shown: URL?
        var body: some View {
            VStack {
                Button("Show") { shown = first }
                Text(shown.map(\.lastPathComponent) ?? "none")
            }
            .quickLookPreview($shown, in: files)
        }
    }

    private struct SinglePage: View {
        let file: URL
        @State private var shown: URL?
        var body: some View { Button("Show") { shown = file }.quickLookPreview($shown) }
    }

    private static let phone = CGSize(width: 390, height: 700)

    private func write(_ text: String, _ name: String, in folder: TemporaryFolder) throws -> URL {
        let url = folder.url.appendingPathComponent(name)
        try Data(text.utf8).write(to: url)
        return url
    }

    private func picture(_ name: String, in folder: TemporaryFolder) throws -> URL {
        let url = folder.url.appendingPathComponent(name)
        let content = LinearGradient(colors: [.teal, .indigo], startPoint: .top, endPoint: .bottom)
        try TestHost(size: CGSize(width: 160, height: 120)) { content }.png().write(to: url)
        return url
    }

    /// Opens the preview, and waits for its file.
    private func show(_ host: TestHost) async throws {
        try host.tap("Show")
        host.advance(by: .seconds(1))
        await host.settle()
    }

    @Test("a text is shown in place until a person is done")
    func text() async throws {
        let folder = TemporaryFolder()
        let file = try write("one\ntwo é", "notes.txt", in: folder)
        let host = TestHost(size: Self.phone, idiom: .phone) { SinglePage(file: file) }
        try await show(host)
        try await wait(for: "the text") {
            await host.settle()
            return host.exists("one\ntwo é")
        }
        #expect(host.exists("notes.txt"))
        #expect(!host.exists("Next"))
        try host.tap("Open in Another App")
        #expect(host.openedURLs == [file])
        try host.tap("Done")
        host.advance(by: .seconds(1))
        #expect(!host.exists("notes.txt") && host.exists("Show"))
    }

    @Test("a PDF document is shown by its pages")
    func pages() async throws {
        let folder = TemporaryFolder()
        let file = folder.url.appendingPathComponent("a.pdf")
        let box = CGRect(x: 0, y: 0, width: 200, height: 300)
        try UIGraphicsPDFRenderer(bounds: box).pdfData { context in
            context.beginPage()
            NSAttributedString(string: "Chapter", attributes: [.font: UIFont.systemFont(ofSize: 24)])
                .draw(at: CGPoint(x: 20, y: 20))
        }
        .write(to: file)
        let host = TestHost(size: Self.phone, idiom: .phone) { SinglePage(file: file) }
        try await show(host)
        try await wait(for: "the page") {
            await host.settle()
            return host.tree.contains("Chapter")
        }
        #expect(!host.exists("Open"))
    }

    @Test("one of several leads to the others, and the selection follows")
    func several() async throws {
        let folder = TemporaryFolder()
        let files = [
            try write("first text", "a.txt", in: folder), try picture("b.png", in: folder),
            try write("%PDF-1.4", "c.pdf", in: folder),
        ]
        let host = TestHost(size: Self.phone, idiom: .phone) { Page(files: files, first: files[1]) }
        try await show(host)
        #expect(host.exists("2 of 3"))
        try host.tap("Next")
        try await wait(for: "the other kind of file") {
            await host.settle()
            return host.exists("Open")
        }
        #expect(host.exists("3 of 3") && host.exists("c.pdf"))
        try host.tap("Open")
        #expect(host.openedURLs == [files[2]])
        try host.tap("Previous")
        try host.tap("Previous")
        try await wait(for: "the text") {
            await host.settle()
            return host.exists("first text")
        }
        try host.tap("Done")
        host.advance(by: .seconds(1))
        #expect(host.exists("none"))
    }

    @Test("a file that is not there, and one that its name lies about, are told")
    func damaged() async throws {
        let folder = TemporaryFolder()
        let files = [folder.url.appendingPathComponent("gone.txt"), try write("no picture", "b.png", in: folder)]
        let host = TestHost(size: Self.phone, idiom: .phone) { Page(files: files, first: files[0]) }
        try await show(host)
        try await wait(for: "the word") {
            await host.settle()
            return host.exists("The file is not there")
        }
        try host.tap("Next")
        try await wait(for: "the name") {
            await host.settle()
            return host.exists("Open")
        }
    }

    @Test("pictures and texts as they look", arguments: [ColorScheme.light, .dark])
    func looks(_ scheme: ColorScheme) async throws {
        let folder = TemporaryFolder()
        let files = [
            try picture("sky.png", in: folder), try write("# Notes\n\nlet a = 1\n", "notes.swift", in: folder),
            try write("%PDF-1.4", "report.pdf", in: folder),
        ]
        let host = TestHost(size: Self.phone, colorScheme: scheme, idiom: .phone) {
            Page(files: files, first: files[0])
        }
        try await show(host)
        let ending = scheme == .dark ? "dark" : "light"
        for (index, name) in ["picture", "text", "other"].enumerated() {
            try await wait(for: "the \(name)") {
                await host.settle()
                return index == 0
                    ? host.tree.components(separatedBy: "sky.png").count > 2
                    : index == 1 ? host.exists("# Notes\n\nlet a = 1\n") : host.exists("Open")
            }
            try GoldenPicture.check(
                try host.png(), width: Self.phone.width, height: Self.phone.height, "\(name)-\(ending)", in: "Pictures")
            if index < 2 { try host.tap("Next") }
        }
    }
}

@MainActor
@Suite("UIKit's controller of previews")
struct QLPreviewControllerTests {
    private final class Item: NSObject, QLPreviewItem {
        let previewItemURL: URL?
        let previewItemTitle: String?
        init(_ url: URL, _ title: String) { (previewItemURL, previewItemTitle) = (url, title) }
    }

    private final class Source: QLPreviewControllerDataSource, QLPreviewControllerDelegate {
        var items: [any QLPreviewItem] = []
        var log: [String] = []
        func numberOfPreviewItems(in controller: QLPreviewController) -> Int { items.count }
        func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
            items[index]
        }
        func previewControllerWillDismiss(_ controller: QLPreviewController) { log.append("will") }
        func previewControllerDidDismiss(_ controller: QLPreviewController) { log.append("did") }
    }

    private struct Shown: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
    }

    private func file(_ name: String, _ text: String, in folder: TemporaryFolder) throws -> URL {
        let url = folder.url.appendingPathComponent(name)
        try Data(text.utf8).write(to: url)
        return url
    }

    @Test("shows the files of its source, and its delegate hears when a person is done")
    func presented() async throws {
        let folder = TemporaryFolder()
        let source = Source()
        source.items = [
            Item(try file("a.txt", "first", in: folder), "A Title"), try file("b.txt", "second", in: folder),
        ]
        let controller = QLPreviewController()
        controller.dataSource = source
        controller.delegate = source
        controller.currentPreviewItemIndex = 1
        let root = UIViewController()
        let host = TestHost(size: CGSize(width: 390, height: 700), idiom: .phone) { Shown(controller: root) }
        root.present(controller, animated: true)
        host.advance(by: .seconds(1))
        try await wait(for: "the second") {
            await host.settle()
            return host.exists("second")
        }
        try host.tap("Previous")
        try await wait(for: "the first") {
            await host.settle()
            return host.exists("first") && host.exists("A Title")
        }
        #expect(controller.currentPreviewItemIndex == 0)
        #expect((controller.currentPreviewItem as? Item)?.previewItemTitle == "A Title")
        source.items = [try file("c.txt", "third", in: folder)]
        controller.reloadData()
        try await wait(for: "the third") {
            await host.settle()
            return host.exists("third")
        }
        try host.tap("Done")
        host.advance(by: .seconds(1))
        #expect(source.log == ["will", "did"] && root.presentedViewController == nil)
    }

    @Test("has its file's title in a navigation controller, and no files without a source")
    func pushed() async throws {
        let folder = TemporaryFolder()
        let source = Source()
        source.items = [try file("a.txt", "first", in: folder)]
        let controller = QLPreviewController()
        controller.dataSource = source
        let navigation = UINavigationController(rootViewController: UIViewController())
        let host = TestHost(size: CGSize(width: 390, height: 700), idiom: .phone) { Shown(controller: navigation) }
        navigation.pushViewController(controller, animated: false)
        host.advance(by: .seconds(1))
        try await wait(for: "the text") {
            await host.settle()
            return host.exists("first")
        }
        #expect(host.exists("a.txt") && !host.exists("Done"))
        let empty = QLPreviewController()
        empty.reloadData()
        #expect(empty.currentPreviewItemIndex == NSNotFound && empty.currentPreviewItem == nil)
    }

    @Test("knows by the name what it shows in place")
    func kinds() {
        #expect(QLPreviewController.canPreview(URL(fileURLWithPath: "/a.jpg")))
        #expect(QLPreviewController.canPreview(URL(fileURLWithPath: "/a.swift")))
        #expect(QLPreviewController.canPreview(URL(fileURLWithPath: "/a.pdf")))
        #expect(!QLPreviewController.canPreview(URL(fileURLWithPath: "/a.zip")))
        #expect(!QLPreviewController.canPreview(URL(fileURLWithPath: "/a")))
    }
}
