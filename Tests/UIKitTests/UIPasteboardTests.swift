import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("The clipboard by UIKit's names", .serialized)
struct UIPasteboardTests {
    private let board = UIPasteboard.general
    /// Keeps the window whose clipboard is used.
    private let host = TestHost { Text("page") }

    private func picture(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
        }
    }

    @Test("a picture is kept as a PNG file, and takes the place of what was there")
    func pictures() throws {
        board.string = "before"
        #expect(board.hasStrings && !board.hasImages && board.image == nil)
        let original = picture(.red)
        board.image = original
        #expect(board.hasImages && !board.hasStrings && board.string == nil && host.clipboard == nil)
        let read = try #require(board.image?.cgImage)
        #expect(read.width == original.cgImage?.width && read.height == original.cgImage?.height)
        #expect(board.types == ["public.png"] && board.numberOfItems == 1)
        #expect(board.data(forPasteboardType: "public.png")?.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
        #expect(board.contains(pasteboardTypes: ["public.image"]))
        board.images = [picture(.red), picture(.blue)]
        #expect(board.images?.count == 2 && board.numberOfItems == 2)
        board.image = nil
        #expect(!board.hasImages && board.numberOfItems == 0 && board.images == nil)
    }

    @Test("an address is one and a text as well; a text with a scheme is an address; several are kept apart")
    func addresses() {
        board.url = URL(string: "https://example.org/a")
        #expect(board.hasURLs && board.string == "https://example.org/a")
        board.urls = [URL(string: "https://example.org")!, URL(fileURLWithPath: "/tmp/x")]
        #expect(board.urls?.map(\.absoluteString) == ["https://example.org", "file:///tmp/x"])
        #expect(board.strings?.count == 2)
        board.string = "mailto:a@example.org"
        #expect(board.url?.scheme == "mailto")
        board.string = "no address"
        #expect(board.url == nil && !board.hasURLs)
        board.strings = ["one", "two"]
        #expect(board.strings == ["one", "two"] && board.string == "one")
    }

    @Test("colours, data and values of types come back as they were set")
    func values() throws {
        board.color = UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5)
        #expect(board.hasColors)
        var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(try #require(board.color).getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3))
        #expect(abs(parts.0 - 0.25) < 0.01 && abs(parts.2 - 1) < 0.01 && abs(parts.3 - 0.5) < 0.01)
        board.setData(Data([1, 2, 3]), forPasteboardType: "org.example.own")
        #expect(board.data(forPasteboardType: "org.example.own") == Data([1, 2, 3]) && !board.hasColors)
        board.setValue("typed", forPasteboardType: "public.utf8-plain-text")
        #expect(board.string == "typed")
        #expect(board.value(forPasteboardType: "public.utf8-plain-text") as? String == "typed")
        board.setItems([["public.utf8-plain-text": "first"]], options: [.localOnly: true])
        board.addItems([["org.example.own": Data([9])]])
        #expect(board.items.count == 2 && board.items[0]["public.utf8-plain-text"] as? String == "first")
    }

    @Test("each change is counted and told of; providers read what is there")
    func changes() async throws {
        let before = board.changeCount
        nonisolated(unsafe) var told = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: nil, queue: nil
        ) { _ in told += 1 }
        defer { NotificationCenter.default.removeObserver(token) }
        board.string = "a"
        board.image = picture(.green)
        #expect(board.changeCount == before + 2 && told == 2)
        let provider = try #require(board.itemProviders.first)
        #expect(provider.hasItemConformingToTypeIdentifier("public.image"))
    }
}
