import AppKit
import DovetailTesting
import SwiftUI
import Testing

/// The clipboard and other places of its kind, with several things at once.
@MainActor
@Suite("Clipboards of AppKit's", .serialized)
struct NSPasteboardTests {
    @Test("things are written by objects, each with its kinds, and read as objects of classes")
    func objects() throws {
        let board = NSPasteboard.withUniqueName()
        let (file, page) = (URL(fileURLWithPath: "/tmp/a.txt"), try #require(URL(string: "https://example.org")))
        #expect(board.writeObjects([file, page]) && board.writeObjects(["text"]))
        #expect(board.pasteboardItems?.count == 3 && board.changeCount == 2)
        #expect(board.readObjects(forClasses: [NSURL.self]) as? [URL] == [file, page])
        let files = board.readObjects(forClasses: [NSURL.self], options: [.urlReadingFileURLsOnly: true]) as? [URL]
        #expect(files == [file])
        #expect(board.string(forType: .string) == "file:///tmp/a.txt\nhttps://example.org\ntext")
        #expect(board.availableType(from: [.png, .fileURL]) == .fileURL)
        #expect(!board.canReadObject(forClasses: [NSImage.self]))
        board.clearContents()
        #expect(board.types == [] && !board.writeObjects([]))
        #expect(NSPasteboard.general.string(forType: .fileURL) == nil)
    }

    @Test("colours, pictures and lists of values survive, and a class of the app's own is read")
    func values() throws {
        final class Card: NSObject, NSPasteboardWriting, NSPasteboardReading {
            static let type = NSPasteboard.PasteboardType("com.example.card")
            let name: String
            init(name: String) { self.name = name }
            static func readableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [type] }
            init?(pasteboardPropertyList list: Any, ofType type: NSPasteboard.PasteboardType) {
                guard let name = (list as? [String: String])?["name"] else { return nil }
                self.name = name
            }
            func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [Self.type] }
            func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { ["name": name] }
        }
        let board = NSPasteboard(name: NSPasteboard.Name("cards \(UUID().uuidString)"))
        board.writeObjects([Card(name: "Ace"), NSColor(srgbRed: 1, green: 0.5, blue: 0.25, alpha: 1)])
        #expect((board.readObjects(forClasses: [Card.self]) as? [Card])?.map(\.name) == ["Ace"])
        let color = (board.readObjects(forClasses: [NSColor.self]) as? [NSColor])?.first
        #expect(color?.greenComponent == 0.5)
        #expect(board.propertyList(forType: Card.type) as? [String: String] == ["name": "Ace"])
        let item = NSPasteboardItem()
        item.setString("<b>x</b>", forType: .html)
        item.setPropertyList([1, 2], forType: .tabularText)
        #expect(item.types == [.html, .tabularText] && item.propertyList(forType: .tabularText) as? [Int] == [1, 2])
        // The same place by the same name.
        #expect(NSPasteboard(name: board.name).pasteboardItems?.count == 2)
        board.releaseGlobally()
        #expect(NSPasteboard(name: board.name).pasteboardItems?.isEmpty == true)
    }

    @Test("a picture is archived and read again, and given to others by a provider")
    func pictures() async throws {
        let renderer = ImageRenderer(content: Color.red.frame(width: 4, height: 2))
        let image = try #require(renderer.nsImage)
        let data = try NSKeyedArchiver.archivedData(withRootObject: image, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSImage.self, from: data))
        #expect(read.size == image.size && read.tiffRepresentation != nil)
        let provider = NSItemProvider(object: image)
        #expect(provider.registeredTypeIdentifiers == ["public.png"] && provider.canLoadObject(ofClass: NSImage.self))
    }
}
