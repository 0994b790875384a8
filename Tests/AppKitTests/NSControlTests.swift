import AppKit
import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

@MainActor
@Suite("Controls and dialogs of AppKit's")
struct NSControlTests {
    private struct Shown<Kind: NSView>: NSViewRepresentable {
        let make: () -> Kind
        func makeNSView(context: Context) -> Kind { make() }
        func updateNSView(_ nsView: Kind, context: Context) {}
    }

    private final class Listener: NSObject, NSSearchFieldDelegate, NSTextViewDelegate {
        var log: [String] = []
        var allows = true
        func controlTextDidBeginEditing(_ obj: Notification) { log.append("begin") }
        func controlTextDidChange(_ obj: Notification) { log.append((obj.object as? NSTextField)?.stringValue ?? "?") }
        func controlTextDidEndEditing(_ obj: Notification) { log.append("end") }
        func searchFieldDidStartSearching(_ sender: NSSearchField) { log.append("start") }
        func searchFieldDidEndSearching(_ sender: NSSearchField) { log.append("stop") }
        func used(_ sender: NSTextField) { log.append("used \(sender.stringValue)") }
        func textDidChange(_ notification: Notification) {
            log.append((notification.object as? NSTextView)?.string ?? "?")
        }
        func textView(
            _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
        ) -> Bool { allows }
        func pressed() { log.append("pressed") }
    }

    @Test("a field tells its delegate of what is typed and its target of Return")
    func field() throws {
        let listener = Listener()
        let field = NSTextField(string: "")
        field.placeholderString = "Name"
        field.delegate = listener
        field.target = listener
        field.action = Selector(calling: Listener.used)
        let host = TestHost { Shown { field } }
        try host.type("Ada", into: "Name")
        #expect(listener.log.first == "begin")
        #expect(listener.log.last == "Ada")
        host.press(.return)
        #expect(listener.log.contains("used Ada"))
        field.stringValue = "Grace"
        host.settle()
        #expect(try host.value(of: "Name") == "Grace")
        #expect(field.integerValue == 0)
        field.integerValue = 7
        #expect((field.stringValue, field.doubleValue) == ("7", 7))
    }

    @Test("a label is as large as its text, and its lines are as many as it may have")
    func label() {
        let label = NSTextField(labelWithString: "Wind")
        let host = TestHost { Shown { label } }
        #expect(host.texts == ["Wind"])
        #expect(label.intrinsicContentSize.width > 20)
        let long = NSTextField(wrappingLabelWithString: "one\ntwo\nthree")
        #expect(long.intrinsicContentSize.height > 2.5 * label.intrinsicContentSize.height)
    }

    @Test("a search field tells when there is something to look for, and of each change")
    func search() throws {
        let listener = Listener()
        let field = NSSearchField(frame: .zero)
        field.placeholderString = "Find"
        field.delegate = listener
        field.target = listener
        field.action = Selector(calling: Listener.used)
        let host = TestHost { Shown { field } }
        try host.type("a", into: "Find")
        #expect(listener.log == ["begin", "a", "start", "used a"])
        try host.tap("Clear text")
        #expect(listener.log.contains("stop"))
        #expect(field.stringValue.isEmpty)
    }

    @Test("a text view within a scroll view is typed into; its delegate can refuse")
    func text() throws {
        let listener = Listener()
        let scroll = NSTextView.scrollableTextView()
        let text = try #require(scroll.documentView as? NSTextView)
        text.delegate = listener
        text.string = "one"
        let host = TestHost(size: CGSize(width: 200, height: 100)) { Shown { scroll } }
        host.tap(at: CGPoint(x: 100, y: 50))
        try host.type("two")
        #expect(text.string.contains("two"))
        #expect(listener.log.last == text.string)
        let before = text.string
        listener.allows = false
        try host.type("three")
        #expect(text.string == before)
    }

    @Test("subviews stand at their frames, told from below unless the view is flipped")
    func subviews() throws {
        final class Flipped: NSView { override var isFlipped: Bool { true } }
        for (outer, y) in [
            (NSView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), 70.0),
            (Flipped(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), 10.0),
        ] {
            let label = NSTextField(labelWithString: "In")
            label.frame = CGRect(x: 20, y: 10, width: 60, height: 20)
            outer.addSubview(label)
            let host = TestHost(size: CGSize(width: 100, height: 100)) {
                Shown { outer }.frame(width: 100, height: 100)
            }
            let frame = try host.frame(of: "In")
            #expect(abs(frame.minX - 20) < 1 && frame.midY > y - 1 && frame.midY < y + 21, "\(frame)")
            label.removeFromSuperview()
            host.settle()
            #expect(host.texts == [])
        }
    }

    @Test("a button presses its target; a mark is on and off")
    func button() throws {
        let listener = Listener()
        let button = NSButton(title: "Go", target: listener, action: Selector(calling: Listener.pressed))
        let mark = NSButton(checkboxWithTitle: "Mark", target: listener, action: Selector(calling: Listener.pressed))
        let host = TestHost {
            VStack {
                Shown { button }
                Shown { mark }
            }
        }
        try host.tap("Go")
        try host.tap("Mark")
        #expect(mark.state == .on)
        #expect(listener.log == ["pressed", "pressed"])
    }

    @Test("the pointer looks as it was told until it is popped")
    func cursor() {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Color.red.onHover { if $0 { NSCursor.pointingHand.push() } else { NSCursor.pop() } }
                .frame(width: 50, height: 50)
        }
        host.hover(at: CGPoint(x: 50, y: 50))
        #expect(host.pointerStyle == .link)
        #expect(NSCursor.current === NSCursor.pointingHand)
        NSCursor.hide()
        #expect(host.pointerStyle != .link)
        NSCursor.unhide()
        #expect(host.pointerStyle == .link)
        host.hover(at: CGPoint(x: 5, y: 5))
        #expect(host.pointerStyle == nil)
    }

    @Test("panels ask for files, folders and places, and tell what was chosen")
    func panels() throws {
        let host = TestHost { Text("") }
        var answers: [NSApplication.ModalResponse] = []
        let open = NSOpenPanel()
        open.allowsMultipleSelection = true
        open.allowedContentTypes = [.png]
        open.begin { answers.append($0) }
        let files = ["/a.png", "/b.png"].map { URL(fileURLWithPath: $0) }
        host.answerFileDialog(files)
        #expect(answers == [.OK])
        #expect(open.urls == files && open.url == files[0])
        let save = NSSavePanel()
        save.allowedContentTypes = [.json]
        save.nameFieldStringValue = "Notes"
        save.beginSheetModal(for: try #require(NSApplication.shared.keyWindow)) { answers.append($0) }
        host.answerFileDialog([URL(fileURLWithPath: "/Notes")])
        #expect(save.url?.path == "/Notes.json")
        save.begin { answers.append($0) }
        host.answerFileDialog(nil)
        #expect(answers == [.OK, .OK, .cancel])
        #expect(save.url == nil)
        // No main loop runs in which somebody could answer.
        #expect(NSOpenPanel().runModal() == .cancel)
        host.answerFileDialog(nil)
    }

    @Test("an alert tells which of its buttons was pressed")
    func alert() throws {
        let host = TestHost { Text("Page") }
        let alert = NSAlert()
        alert.messageText = "Save?"
        alert.informativeText = "There are changes."
        alert.addButton(withTitle: "Save")
        alert.addButton(withTitle: "Cancel")
        var answer: NSApplication.ModalResponse?
        alert.beginSheetModal(for: try #require(NSApplication.shared.keyWindow)) { answer = $0 }
        host.settle()
        #expect(host.exists("There are changes."))
        host.press(.escape)
        host.advance(by: .seconds(1))
        #expect(answer == .alertSecondButtonReturn)
        #expect(!host.exists("Save?"))
    }

    @Test("a controller makes its view when that is asked for, once")
    func controller() {
        final class Page: NSViewController {
            var loads = 0
            override func loadView() { view = NSTextField(labelWithString: "Page") }
            override func viewDidLoad() { loads += 1 }
        }
        struct Shown: NSViewControllerRepresentable {
            let page: Page
            func makeNSViewController(context: Context) -> Page { page }
            func updateNSViewController(_ nsViewController: Page, context: Context) {}
        }
        let page = Page()
        #expect(!page.isViewLoaded)
        let host = TestHost { Shown(page: page) }
        #expect(host.texts == ["Page"])
        #expect(page.loads == 1)
        #expect(NSViewController().view.subviews.isEmpty)
    }

    private struct Shelf: App {
        var body: some Scene { WindowGroup { Text("Shelf") } }
    }

    @Test("a panel that the program made is opened with its content, found among the windows, and closed")
    func panel() throws {
        let host = TestHost(app: Shelf.self)
        let panel = NSPanel(
            contentRect: CGRect(x: 0, y: 0, width: 200, height: 100), styleMask: [.titled], backing: .buffered,
            defer: false)
        panel.title = "Tools"
        panel.contentView = NSHostingView(rootView: Text("Hammer"))
        #expect(!panel.isVisible)
        panel.makeKeyAndOrderFront(nil)
        #expect(panel.isVisible)
        let opened = try #require(host.windowsOpenedByViews.last)
        #expect(opened.texts == ["Hammer"])
        #expect(NSApplication.shared.windows.contains { $0 === panel })
        panel.contentView = NSTextField(labelWithString: "Saw")
        opened.settle()
        #expect(opened.texts == ["Saw"])
        panel.close()
        #expect(!panel.isVisible)
        #expect(!NSApplication.shared.windows.contains { $0 === panel })
        panel.makeKeyAndOrderFront(nil)
        #expect(host.windowsOpenedByViews.last?.texts == ["Saw"])
    }
}
