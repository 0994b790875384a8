import DovetailCore
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

@testable import DovetailTesting

@MainActor
@Suite("Drag and drop")
struct DragAndDropTests {
    private struct Card: Codable, Transferable, Equatable {
        var name: String
        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: UTType(exportedAs: "org.example.card"))
            ProxyRepresentation(exporting: \.name)
        }
    }

    /// A view of 100 by 100 points that is dragged, beside one of the same size that takes things.
    private func host<Source: View, Target: View>(_ source: Source, _ target: Target) -> TestHost {
        TestHost(size: CGSize(width: 200, height: 100)) {
            HStack(spacing: 0) {
                source.frame(width: 100, height: 100)
                target.frame(width: 100, height: 100)
            }
        }
    }

    private let start = CGPoint(x: 50, y: 50)
    private let end = CGPoint(x: 170, y: 60)

    @Test("a drag that leaves the window goes on with the host, each time anew; a press that is cancelled ends it")
    func leaving() {
        let log = Probe<String>()
        let host = host(
            Color.red.draggable(Card(name: "Ace")),
            Color.blue.dropDestination(for: Card.self) { _, _ in
                true
            } isTargeted: {
                log.note("targeted \($0)")
            })
        host.window.environment.dragHost = DragHost(
            contains: { CGRect(x: 0, y: 0, width: 200, height: 100).contains($0) },
            begin: { items, _ in log.note("left with \(items.compactMap { ($0.value as? Card)?.name })") })
        for _ in 0..<2 {
            host.hold(at: start)
            host.move(to: end)
            host.move(to: CGPoint(x: 260, y: 50))
            host.move(to: CGPoint(x: 270, y: 50))
            host.cancelPress()
            host.advance(by: .seconds(1))
        }
        #expect(
            log.entries == [
                "targeted true", "targeted false", "left with [\"Ace\"]", "targeted true", "targeted false",
                "left with [\"Ace\"]",
            ])
        host.hold(at: start)
        host.move(to: end)
        host.cancelPress()
        #expect(log.entries.suffix(2) == ["targeted true", "targeted false"])
    }

    @Test("a text that is dropped on an editor is inserted where it is dropped, and can be taken back")
    func editor() throws {
        let text = Model("one\ntwo")
        let host = host(
            Color.red.draggable("zero "),
            Bound(text) { TextEditor(text: $0).accessibilityIdentifier("note") })
        host.drag(from: start, to: CGPoint(x: 106, y: 14))
        #expect(text.value == "zero one\ntwo")
        host.drag(from: start, to: CGPoint(x: 190, y: 90))
        #expect(text.value == "zero one\ntwozero ")
        try host.tap("note")
        host.press(.character("z"), modifiers: .control)
        #expect(text.value == "zero one\ntwo")
    }

    @Test("a colour that is dragged onto a destination arrives as it was")
    func colors() {
        let colors = Model<[Color]>([])
        let host = host(
            Color.white.draggable(Color(red: 0.25, green: 0.5, blue: 1, opacity: 0.5)),
            Color.blue.dropDestination(for: Color.self) { dropped, _ in
                colors.value = dropped
                return true
            })
        host.drag(from: start, to: end)
        #expect(colors.value == [Color(red: 0.25, green: 0.5, blue: 1, opacity: 0.5)])
    }

    @Test("a value that is dragged onto a destination is handed over with the place in the view")
    func values() {
        let log = Probe<String>()
        let host = host(
            Color.red.draggable(Card(name: "Ace")),
            Color.blue.dropDestination(for: Card.self) { cards, location in
                log.note("\(cards.map(\.name)) at \(Int(location.x)),\(Int(location.y))")
                return true
            } isTargeted: {
                log.note("targeted \($0)")
            })
        host.hold(at: start)
        host.move(to: CGPoint(x: 80, y: 50))
        #expect(log.entries == [])
        host.move(to: end)
        #expect(log.entries == ["targeted true"])
        host.move(to: CGPoint(x: 90, y: 60))
        #expect(log.entries == ["targeted true", "targeted false"])
        host.move(to: end)
        host.release()
        #expect(log.entries.dropFirst(2) == ["targeted true", "targeted false", "[\"Ace\"] at 70,60"])
    }

    @Test("what is dropped on a row is inserted before it or behind it")
    func insertion() throws {
        let log = Probe<String>()
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            VStack(spacing: 0) {
                Color.red.frame(height: 100).draggable("dragged").accessibilityIdentifier("source")
                List {
                    Text("head")
                    ForEach(["a", "b", "c"], id: \.self) { Text($0) }
                        .onInsert(of: [.plainText]) { index, items in log.note("\(items.count) at \(index)") }
                }
            }
        }
        func drop(at point: CGPoint) {
            host.hold(at: CGPoint(x: 150, y: 50))
            host.move(to: CGPoint(x: 150, y: 70))
            host.move(to: point)
            host.release()
        }
        let (b, c, head) = try (host.frame(of: "b"), host.frame(of: "c"), host.frame(of: "head"))
        drop(at: CGPoint(x: 150, y: b.minY + 1))
        drop(at: CGPoint(x: 150, y: c.maxY - 1))
        drop(at: CGPoint(x: 150, y: head.midY))
        #expect(log.entries == ["1 at 1", "1 at 3"])
    }

    @Test("a destination for another type takes what the value can be given as, and refuses the rest")
    func conversions() async throws {
        let texts = Probe<[String]>()
        let textHost = host(
            Color.red.draggable(Card(name: "Ace")),
            Color.blue.dropDestination(for: String.self) { strings, _ in
                texts.note(strings)
                return true
            })
        textHost.drag(from: start, to: end)
        for _ in 0..<1000 where texts.entries.isEmpty { await Task.yield() }
        #expect(texts.entries == [["Ace"]])

        let cards = Probe<Int>()
        let cardHost = host(
            Color.red.draggable("plain"),
            Color.blue.dropDestination(for: Card.self) { _, _ in
                cards.note(1)
                return true
            })
        cardHost.drag(from: start, to: end)
        #expect(cards.entries == [])
    }

    @Test("a drag that ends elsewhere hands nothing over, and the source still takes taps")
    func elsewhere() {
        let log = Probe<String>()
        let host = host(
            Button("Tap") { log.note("tap") }.draggable("a"),
            Color.clear.dropDestination(for: String.self) { _, _ in
                log.note("drop")
                return true
            })
        host.drag(from: start, to: CGPoint(x: 90, y: 90))
        host.tap(at: start)
        #expect(log.entries == ["tap"])
    }

    private struct Reorder: DropDelegate {
        let log: Probe<String>
        func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
        func dropEntered(info: DropInfo) { log.note("entered") }
        func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
        func dropExited(info: DropInfo) { log.note("exited") }
        func performDrop(info: DropInfo) -> Bool {
            log.note("performed with \(info.itemProviders(for: [.text]).count)")
            return true
        }
    }

    @Test("onDrag and a delegate: entered, left, entered again and performed")
    func delegate() {
        let log = Probe<String>()
        let host = host(
            Color.red.onDrag { NSItemProvider(object: NSString(string: "x")) },
            Color.blue.onDrop(of: [.text], delegate: Reorder(log: log)))
        host.hold(at: start)
        for point in [end, start, end] { host.move(to: point) }
        host.release()
        #expect(log.entries == ["entered", "exited", "entered", "performed with 1"])
    }

    @Test("onDrop hands over providers, which load objects and values")
    func providers() {
        let log = Probe<String>()
        let host = host(
            Color.red.onDrag { NSItemProvider(object: NSString(string: "x")) },
            Color.blue.onDrop(of: ["public.text"], isTargeted: nil) { providers in
                log.note(
                    "\(providers.map(\.registeredTypeIdentifiers)) \(providers[0].canLoadObject(ofClass: NSURL.self))")
                _ = providers[0].loadObject(ofClass: NSString.self) { object, _ in
                    let text = (object as? NSString).map(String.init(describing:)) ?? "none"
                    MainActor.assumeIsolated { log.note(text) }
                }
                return true
            })
        host.drag(from: start, to: end)
        #expect(log.entries == ["[[\"public.utf8-plain-text\"]] false", "x"])
    }

    @Test("a picture of the view's own shows under the pointer while it is dragged, and goes with the release")
    func preview() {
        let host = host(Color.red.draggable("a") { Text("Ghost") }, Color.blue)
        host.hold(at: start)
        #expect(!host.texts.contains("Ghost"))
        host.move(to: CGPoint(x: 60, y: 60))
        #expect(host.texts.contains("Ghost"))
        host.release()
        #expect(!host.texts.contains("Ghost"))
    }

    @Test("the picture of a drag is cut to the content shape for it")
    func previewOutline() throws {
        let picture = Color.green.frame(width: 40, height: 40)
        let host = host(
            Color.red.contentShape(.dragPreview, Circle()).draggable("a") { picture }, Color.blue)
        host.hold(at: start)
        host.move(to: CGPoint(x: 60, y: 60))
        func isGreen(_ x: CGFloat, _ y: CGFloat) throws -> Bool {
            let color = try host.color(at: CGPoint(x: x, y: y))
            return color.green > color.red && color.green > color.blue
        }
        // The picture's middle is under the pointer; its corners are cut off.
        #expect(try isGreen(60, 60))
        #expect(try !isGreen(42, 42))
        host.release()
    }
}
