import AppKit
import DovetailTesting
import SwiftUI
import TestSupport
import Testing

/// Messages without a target go to what has the keyboard, and from there outwards.
@MainActor
@Suite("Messages that are sent to nobody in particular")
struct SentActionTests {
    private final class Delegate: NSObject, NSApplicationDelegate {
        var heard = 0
        var kind: NSEvent.EventType?
        func note(_ sender: Any?) {
            heard += 1
            kind = NSApp.currentEvent?.type
        }
    }

    private struct Shown: NSViewRepresentable {
        let button: NSButton
        let delegate: Delegate
        func makeNSView(context: Context) -> NSButton {
            // The program of the host, not that of the process.
            NSApp.delegate = delegate
            return button
        }
        func updateNSView(_ view: NSButton, context: Context) {}
    }

    private final class Responder: NSResponder {
        var heard = 0
        func note(_ sender: Any?) { heard += 1 }
    }

    @Test("a responder takes the message, else the next one in its chain")
    func chain() {
        let (inner, outer) = (NSResponder(), Responder())
        inner.nextResponder = outer
        let message = Selector("note(_:)", calling: Responder.note(_:))
        #expect(inner.tryToPerform(message, with: nil))
        #expect(outer.heard == 1)
        outer.nextResponder = nil
        #expect(!inner.tryToPerform(Selector("note(_:)", calling: Delegate.note(_:)), with: nil))
    }

    @Test("a control without a target sends to the program's delegate, and the program knows the event")
    func delegate() throws {
        let delegate = Delegate()
        let button = NSButton(title: "Press", target: nil, action: Selector("note(_:)", calling: Delegate.note(_:)))
        let host = TestHost { Shown(button: button, delegate: delegate) }
        defer { host.close() }
        try host.tap("Press")
        #expect(delegate.heard == 1 && delegate.kind == .leftMouseUp)
        #expect(NSStatusBar.system.statusItem(withLength: NSStatusItem.squareLength).button?.title == "")
    }

    private struct ColumnsApp: App {
        var body: some Scene {
            WindowGroup {
                NavigationSplitView {
                    List { Text("in the sidebar") }
                } detail: {
                    Button("Toggle") {
                        let message = Selector(
                            "toggleSidebar(_:)", calling: NSSplitViewController.toggleSidebar(_:))
                        NSApp.sendAction(message, to: nil, from: nil)
                    }
                    Button("Perform") {
                        let message = Selector(
                            "toggleSidebar(_:)", calling: NSSplitViewController.toggleSidebar(_:))
                        NSApp.keyWindow?.firstResponder?.tryToPerform(message, with: nil)
                    }
                }
            }
        }
    }

    @Test("the sidebar of SwiftUI's split view in the window in use comes and goes")
    func sidebar() throws {
        let stores = TestStores()
        let host = TestHost(
            app: ColumnsApp.self, size: CGSize(width: 900, height: 500), idiom: .desktop, defaults: stores.make())
        defer { host.close() }
        #expect(host.exists("in the sidebar"))
        try host.tap("Toggle")
        host.advance(by: .seconds(1))
        #expect(!host.exists("in the sidebar"))
        try host.tap("Perform")
        host.advance(by: .seconds(1))
        #expect(host.exists("in the sidebar"))
    }

    @Test("a controller of AppKit's hides the item that is its sidebar, and has the views of all")
    func controller() {
        let controller = NSSplitViewController()
        let (side, main) = (NSViewController(), NSViewController())
        controller.addSplitViewItem(NSSplitViewItem(viewController: main))
        controller.insertSplitViewItem(NSSplitViewItem(sidebarWithViewController: side), at: 0)
        #expect(controller.view === controller.splitView)
        #expect(controller.splitView.arrangedSubviews.count == 2)
        controller.toggleSidebar(nil)
        #expect(side.view.isHidden && !main.view.isHidden && controller.splitViewItem(for: side)?.isCollapsed == true)
        controller.toggleSidebar(nil)
        #expect(!side.view.isHidden)
        controller.removeSplitViewItem(controller.splitViewItems[0])
        #expect(controller.splitView.arrangedSubviews == [main.view])
    }
}
