import AppKit
import DovetailTesting
import SwiftUI
import Testing

/// Stacks of AppKit's views.
@MainActor
@Suite("Stacks of AppKit's")
struct NSStackViewTests {
    private struct Shown: NSViewRepresentable {
        let view: NSView
        func makeNSView(context: Context) -> NSView { view }
        func updateNSView(_ nsView: NSView, context: Context) {}
    }

    private func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> NSView {
        let box = NSHostingView(
            rootView: Color.gray.frame(width: width, height: height).accessibilityLabel(name))
        box.frame.size = CGSize(width: width, height: height)
        return box
    }

    @Test("views stand in a row or a column, at their sizes, and come and go")
    func row() throws {
        let stack = NSStackView(views: [box("a", 20, 10), box("b", 30, 40)])
        stack.edgeInsets = NSEdgeInsets(top: 2, left: 5, bottom: 2, right: 5)
        stack.alignment = .top
        #expect(stack.fittingSize == CGSize(width: 68, height: 44))
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            Shown(view: stack).frame(width: 200, height: 100)
        }
        #expect(try host.frame(of: "a").minX == 5)
        #expect(try host.frame(of: "b").minX == 33)
        #expect(try host.frame(of: "a").minY == host.frame(of: "b").minY)
        stack.orientation = .vertical
        stack.spacing = 1
        stack.alignment = .leading
        host.settle()
        #expect(try host.frame(of: "a") == CGRect(x: 5, y: 2, width: 20, height: 10))
        #expect(try host.frame(of: "b").minY == 13)
        stack.insertArrangedSubview(box("c", 10, 10), at: 0)
        host.settle()
        #expect(try host.frame(of: "a").minY == 13)
        stack.arrangedSubviews[0].removeFromSuperview()
        host.settle()
        #expect(!host.exists("c") && stack.arrangedSubviews.count == 2)
        #expect(try host.frame(of: "a").minY == 2)
    }

    @Test("views share the length equally, or the space between them")
    func distribution() throws {
        let stack = NSStackView(views: [box("a", 20, 10), box("b", 20, 10)])
        stack.spacing = 10
        stack.distribution = .equalSpacing
        let host = TestHost(size: CGSize(width: 200, height: 40)) { Shown(view: stack).frame(width: 200, height: 40) }
        #expect(try host.frame(of: "b").maxX == 200)
        stack.distribution = .fillEqually
        host.settle()
        #expect(try host.frame(of: "a").midX == 47.5)
    }

    @Test("texts with fonts and colours are drawn, and shown by labels and buttons")
    func texts() throws {
        final class Drawing: NSView {
            override func draw(_ dirtyRect: CGRect) {
                NSColor.white.setFill()
                bounds.fill()
                "■■■■".draw(
                    in: bounds, withAttributes: [.font: NSFont.systemFont(ofSize: 40), .foregroundColor: NSColor.red])
            }
        }
        let host = TestHost(size: CGSize(width: 100, height: 60)) {
            Shown(view: Drawing()).frame(width: 100, height: 60)
        }
        let pixels = try (10..<90).map { try host.color(at: CGPoint(x: CGFloat($0), y: 28)) }
        #expect(pixels.contains { $0.red > 0.9 && $0.green < 0.3 })

        let text = NSAttributedString(string: "note", attributes: [.foregroundColor: NSColor.red])
        let label = NSTextField(labelWithAttributedString: text)
        #expect(label.stringValue == "note" && label.attributedStringValue == text)
        let button = NSButton(title: "x", target: nil, action: nil)
        button.attributedTitle = text
        #expect(button.title == "note")
        let views = TestHost { Shown(view: NSStackView(views: [label, button])) }
        #expect(views.texts == ["note", "note"])
        label.stringValue = "other"
        #expect(label.attributedStringValue.string == "other")
    }

    @Test("the clipboard carries data of any kind")
    func clipboard() throws {
        let host = TestHost { Text("x") }
        let board = NSPasteboard.general
        board.clearContents()
        board.setData(Data([1, 2]), forType: .png)
        board.setData(Data([3]), forType: NSPasteboard.PasteboardType("com.example.thing"))
        #expect(board.data(forType: .png) == Data([1, 2]))
        #expect(board.types == [NSPasteboard.PasteboardType("com.example.thing"), .png])
        board.clearContents()
        #expect(board.data(forType: .png) == nil)
        withExtendedLifetime(host) {}
    }

    @Test("windows that belong to another one close with it, and one can let presses do nothing")
    func windows() throws {
        struct Editor: App {
            var body: some Scene { WindowGroup("Editor") { Text("editor") } }
        }
        let host = TestHost(app: Editor.self)
        func window(_ text: String) -> NSWindow {
            let window = NSWindow(
                contentRect: CGRect(x: 0, y: 0, width: 100, height: 100), styleMask: [.titled], backing: .buffered,
                defer: false)
            window.contentView = NSHostingView(rootView: Text(text))
            return window
        }
        let (parent, child) = (window("parent"), window("child"))
        parent.makeKeyAndOrderFront(nil)
        parent.addChildWindow(child, ordered: .above)
        #expect(child.isVisible && child.parent === parent)
        parent.close()
        #expect(!child.isVisible && !parent.isVisible)
        withExtendedLifetime(host) {}
    }
}
