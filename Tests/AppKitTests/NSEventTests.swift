import AppKit
import DovetailTesting
import SwiftUI
import Testing

/// Events reach views of the app's own classes, by their methods and by monitors.
@MainActor
@Suite("Events of AppKit's", .serialized)
struct NSEventTests {
    final class Pad: NSView {
        var log: [String] = []
        var scale: CGFloat = 1
        var isUpsideDown = false
        override var isFlipped: Bool { isUpsideDown }
        override var acceptsFirstResponder: Bool { true }

        private func place(_ event: NSEvent) -> String {
            let point = convert(event.locationInWindow, from: nil)
            return "\(Int(point.x.rounded())),\(Int(point.y.rounded()))"
        }
        override func mouseDown(with event: NSEvent) { log.append("down \(place(event)) \(event.clickCount)") }
        override func mouseDragged(with event: NSEvent) {
            log.append("dragged \(place(event)) by \(Int(event.deltaX)),\(Int(event.deltaY))")
        }
        override func mouseUp(with event: NSEvent) { log.append("up \(place(event))") }
        override func rightMouseDown(with event: NSEvent) { log.append("right \(event.buttonNumber)") }
        override func mouseEntered(with event: NSEvent) { log.append("entered") }
        override func mouseExited(with event: NSEvent) { log.append("exited") }
        override func mouseMoved(with event: NSEvent) { log.append("moved \(place(event))") }
        override func scrollWheel(with event: NSEvent) {
            log.append("scroll \(Int(event.scrollingDeltaX)),\(Int(event.scrollingDeltaY))")
        }
        override func magnify(with event: NSEvent) {
            scale *= 1 + event.magnification
        }
        override func keyDown(with event: NSEvent) {
            guard event.characters != "n" else { return super.keyDown(with: event) }
            log.append("key \(event.keyCode) \(event.charactersIgnoringModifiers ?? "")")
        }
        override func becomeFirstResponder() -> Bool {
            log.append("keyboard")
            return true
        }
    }

    struct Shown: NSViewRepresentable {
        let pad: Pad
        func makeNSView(context: Context) -> Pad { pad }
        func updateNSView(_ nsView: Pad, context: Context) {}
    }

    /// An app of one window, with views that a test gives.
    struct Page: App {
        static var content: () -> AnyView = { AnyView(EmptyView()) }
        var body: some Scene { WindowGroup { Page.content() } }

        static func host(_ size: CGSize, @ViewBuilder _ content: @escaping () -> some View) -> TestHost {
            Page.content = { AnyView(content()) }
            return TestHost(app: Page.self, size: size)
        }
    }

    /// A pad of 100 × 60 points in the middle of a window of 200 × 100.
    private func host(_ pad: Pad) -> TestHost {
        Page.host(CGSize(width: 200, height: 100)) { Shown(pad: pad).frame(width: 100, height: 60) }
    }

    @Test(
        "presses, drags and clicks are told in the view's own coordinates, from below, or from above in a flipped view")
    func mouse() {
        let pad = Pad()
        let host = host(pad)
        host.hold(at: CGPoint(x: 60, y: 30))
        host.move(to: CGPoint(x: 70, y: 50))
        host.release()
        #expect(pad.log.filter { $0 != "keyboard" } == ["down 10,50 1", "dragged 20,30 by 10,20", "up 20,30"])
        pad.log = []
        pad.isUpsideDown = true
        host.hold(at: CGPoint(x: 60, y: 30))
        host.release()
        #expect(pad.log == ["down 10,10 1", "up 10,10"])
        pad.log = []
        host.hold(at: CGPoint(x: 60, y: 30), button: .secondary)
        #expect(pad.log == ["right 1"])
    }

    @Test("an area tells of a pointer that comes in, moves and leaves; a view without one hears nothing")
    func tracking() {
        let pad = Pad()
        let host = host(pad)
        host.hover(at: CGPoint(x: 60, y: 30))
        #expect(pad.log == [])
        let area = NSTrackingArea(
            rect: CGRect(x: 0, y: 0, width: 50, height: 60),
            options: [.mouseEnteredAndExited, .mouseMoved, .activeAlways],
            owner: pad)
        pad.addTrackingArea(area)
        host.hover(at: CGPoint(x: 61, y: 30))
        host.hover(at: CGPoint(x: 62, y: 30))
        host.hover(at: CGPoint(x: 120, y: 30))
        host.hover(at: CGPoint(x: 90, y: 30))
        host.hover(at: CGPoint(x: 5, y: 5))
        #expect(
            pad.log == ["entered", "moved 11,50", "moved 12,50", "exited", "entered", "moved 40,50", "exited"])
        pad.removeTrackingArea(area)
        host.hover(at: CGPoint(x: 61, y: 30))
        #expect(pad.log.count == 7)
    }

    @Test("wheels and pinches are told as AppKit tells them")
    func scrolling() {
        let pad = Pad()
        let host = host(pad)
        host.scroll(at: CGPoint(x: 100, y: 50), by: CGSize(width: 3, height: 7))
        #expect(pad.log.first == "scroll -3,-7")
        host.pinch(at: CGPoint(x: 100, y: 50), magnification: 1.5)
        #expect(abs(pad.scale - 1.5) < 0.001)
    }

    @Test(
        "a click gives the keyboard to a view that can have it; keys it does not keep go on to SwiftUI's views around")
    func keys() {
        final class Count { var unused = 0 }
        let pad = Pad()
        let count = Count()
        let host = Page.host(CGSize(width: 200, height: 100)) {
            Shown(pad: pad).frame(width: 100, height: 60)
                .onKeyPress("n") {
                    count.unused += 1
                    return .handled
                }
        }
        host.press(.character("a"))
        #expect(pad.log == [])
        host.tap(at: CGPoint(x: 100, y: 50))
        #expect(pad.log.contains("keyboard"))
        #expect(pad.window?.firstResponder === pad)
        pad.log = []
        host.press(.character("a"))
        host.press(.escape)
        host.press(.left)
        #expect(pad.log == ["key 0 a", "key 53 \u{1b}", "key 123 \u{f702}"])
        host.press(.character("n"))
        #expect(count.unused == 1)
        #expect(pad.window?.makeFirstResponder(nil) == true)
        host.settle()
        #expect(pad.window?.firstResponder as? NSWindow == pad.window)
    }

    @Test("a program gives the keyboard by makeFirstResponder when the view has got its window")
    func firstResponder() {
        let pad = Pad()
        let host = host(pad)
        #expect(pad.window?.makeFirstResponder(pad) == true)
        host.settle()
        host.press(.character("s"))
        #expect(pad.log == ["keyboard", "key 1 s"])
    }

    @Test("a monitor sees events before views do, and keeps what it returns nil for; a removed one sees nothing")
    func monitors() throws {
        let pad = Pad()
        let host = host(pad)
        var seen: [NSEvent.EventType] = []
        let monitor = try #require(
            NSEvent.addLocalMonitorForEvents(matching: [.leftMouseDown, .keyDown, .flagsChanged]) { event in
                seen.append(event.type)
                return event.type == .leftMouseDown ? nil : event
            })
        host.tap(at: CGPoint(x: 100, y: 50))
        #expect(pad.log.filter { $0.hasPrefix("down") } == [])
        host.hold(.shift)
        #expect(NSEvent.modifierFlags.contains(.shift))
        host.hold([])
        host.press(.character("a"))
        #expect(seen == [.leftMouseDown, .flagsChanged, .flagsChanged, .keyDown])
        NSEvent.removeMonitor(monitor)
        host.tap(at: CGPoint(x: 100, y: 50))
        #expect(pad.log.contains { $0.hasPrefix("down") })
        #expect(seen.count == 4)
    }

    @Test("keys are told as commands of texts by interpretKeyEvents")
    func commands() {
        final class Field: NSView {
            var log: [String] = []
            override func insertText(_ insertString: Any) { log.append("insert \(insertString)") }
            override func insertNewline(_ sender: Any?) { log.append("newline") }
            override func deleteBackward(_ sender: Any?) { log.append("delete") }
            override func moveUp(_ sender: Any?) { log.append("up") }
            override var acceptsFirstResponder: Bool { true }
            override func keyDown(with event: NSEvent) { interpretKeyEvents([event]) }
        }
        struct Shown: NSViewRepresentable {
            let field: Field
            func makeNSView(context: Context) -> Field { field }
            func updateNSView(_ nsView: Field, context: Context) {}
        }
        let field = Field()
        let host = Page.host(CGSize(width: 100, height: 100)) { Shown(field: field) }
        host.tap(at: CGPoint(x: 50, y: 50))
        for key in [TestKey.character("b"), .return, .delete, .up] { host.press(key) }
        #expect(field.log.first == "insert b")
        #expect(field.log.contains("newline"))
        #expect(field.log.contains("up"))
    }

    @Test("the secondary button opens a view's menu, whose items call their targets")
    func menus() throws {
        @MainActor final class Target: NSObject {
            var log: [String] = []
            func run(_ sender: NSMenuItem) { log.append(sender.title) }
        }
        let pad = Pad()
        let target = Target()
        let menu = NSMenu(title: "Edit")
        let item = NSMenuItem(title: "Cut", action: Selector("run(_:)", calling: Target.run), keyEquivalent: "x")
        item.target = target
        let marked = NSMenuItem(title: "Marked", action: Selector("run(_:)", calling: Target.run), keyEquivalent: "")
        marked.target = target
        marked.state = .on
        let hidden = NSMenuItem(title: "Hidden", action: nil, keyEquivalent: "")
        hidden.isHidden = true
        menu.addItem(item)
        menu.addItem(.separator())
        menu.addItem(marked)
        menu.addItem(hidden)
        pad.menu = menu
        let host = host(pad)
        host.hold(at: CGPoint(x: 100, y: 50), button: .secondary)
        host.release()
        #expect(host.exists("Cut"))
        #expect(!host.exists("Hidden"))
        #expect(pad.log == [])
        try host.tap("Cut")
        #expect(target.log == ["Cut"])
        #expect(!host.exists("Cut"))
        #expect(menu.item(withTitle: "Marked") === marked)
        #expect(menu.numberOfItems == 4)
    }
}
