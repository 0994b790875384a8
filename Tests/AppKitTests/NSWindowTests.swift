import AppKit
import DovetailTesting
import SwiftUI
import Testing

/// Windows that the program made, and what it hears of all windows.
@MainActor
@Suite("Windows of AppKit's", .serialized)
struct NSWindowTests {
    private struct Editor: App {
        var body: some Scene { WindowGroup("Editor") { Text("editor") } }
    }

    private final class Panel: NSPanel {
        override func cancelOperation(_ sender: Any?) { close() }
    }

    private final class Listener: NSObject, NSWindowDelegate {
        var log: [String] = []
        var mayClose = true
        func windowShouldClose(_ sender: NSWindow) -> Bool { mayClose }
        func windowWillClose(_ notification: Notification) { log.append("close \(notification.object is NSWindow)") }
        func windowDidResize(_ notification: Notification) { log.append("resize") }
        func windowDidBecomeKey(_ notification: Notification) { log.append("key") }
    }

    private func panel() -> Panel {
        let panel = Panel(
            contentRect: CGRect(x: 0, y: 0, width: 300, height: 200), styleMask: [.titled, .closable],
            backing: .buffered, defer: false)
        panel.contentView = NSHostingView(rootView: Text("tools"))
        panel.title = "Tools"
        return panel
    }

    @Test("a window's size is kept as a text and set by it; the next window of a row is further down")
    func frameText() {
        let window = NSWindow()
        #expect(window.contentView == nil && window.frame.size == CGSize(width: 400, height: 300))
        #expect(window.frameDescriptor == "0 0 400 300 0 0 0 0 ")
        window.setFrame(from: "10 20 640 480 0 0 1920 1080 ")
        #expect(window.frame.size == CGSize(width: 640, height: 480))
        for text in ["", "1 2 3", "0 0 -5 100", "0 0 nan 3", "a b c d"] {
            window.setFrame(from: text)
            #expect(window.frame.size == CGSize(width: 640, height: 480))
        }
        #expect(window.cascadeTopLeft(from: .zero) == CGPoint(x: 0, y: 480))
        #expect(window.cascadeTopLeft(from: CGPoint(x: 50, y: 400)) == CGPoint(x: 70, y: 380))
    }

    @Test(
        "a window opens by its controller, tells its delegate what happens, and closes by Escape where its class does so"
    )
    func life() throws {
        let host = TestHost(app: Editor.self)
        let panel = panel()
        let listener = Listener()
        panel.delegate = listener
        panel.minSize = CGSize(width: 120, height: 90)
        let controller = NSWindowController(window: panel)
        controller.showWindow(nil)
        #expect(controller.isWindowLoaded)
        let own = try #require(host.windowsOpenedByViews.last)
        #expect(own.exists("tools"))
        #expect(panel.isVisible)
        #expect(listener.log.contains("key"))
        panel.setContentSize(CGSize(width: 320, height: 240))
        own.settle()
        #expect(panel.frame.size == CGSize(width: 320, height: 240))
        #expect(listener.log.last == "resize")
        listener.mayClose = false
        panel.performClose(nil)
        #expect(panel.isVisible)
        own.press(.escape)
        #expect(!panel.isVisible)
        #expect(listener.log.last == "close true")
        withExtendedLifetime(controller) {}
    }

    @Test("a window is light or dark as it was told, and as before when it is told nothing")
    func appearance() throws {
        let host = TestHost(app: Editor.self)
        let window = try #require(NSApp.keyWindow)
        #expect(window.appearance == nil)
        window.appearance = NSAppearance(named: .darkAqua)
        host.settle()
        #expect(window.effectiveAppearance.name == .darkAqua)
        NSApp.appearance = NSAppearance(named: .aqua)
        host.settle()
        #expect(window.effectiveAppearance.name == .aqua)
        NSApp.appearance = nil
        #expect(NSApp.windows.allSatisfy { $0.appearance == nil })
    }

    @Test("the desktop is asked to put a window aside, to make it large and to fill the display")
    func arrangement() throws {
        let host = TestHost(app: Editor.self)
        let window = try #require(NSApp.keyWindow)
        window.miniaturize(nil)
        window.zoom(nil)
        window.toggleFullScreen(nil)
        #expect(host.arrangements == [.minimize, .toggleMaximized, .toggleFullScreen])
        #expect(window.windowNumber > 0)
        #expect(NSApp.window(withWindowNumber: window.windowNumber) == window)
    }

    @Test("notifications tell of windows that are used and closed")
    func notifications() throws {
        final class Log: @unchecked Sendable { var names: [Notification.Name] = [] }
        let log = Log()
        let names: [Notification.Name] = [
            NSWindow.didBecomeKeyNotification, NSWindow.didResignKeyNotification, NSWindow.willCloseNotification,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { log.names.append($0.name) }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        let host = TestHost(app: Editor.self)
        log.names = []
        let panel = panel()
        panel.makeKeyAndOrderFront(nil)
        #expect(log.names == [NSWindow.didResignKeyNotification, NSWindow.didBecomeKeyNotification])
        panel.close()
        #expect(log.names.last == NSWindow.willCloseNotification)
        withExtendedLifetime(host) {}
    }

    @Test("a popover stands at a view and closes by its own method, which its delegate hears of")
    func popover() throws {
        final class Listener: NSObject, NSPopoverDelegate {
            var log: [String] = []
            var mayClose = false
            func popoverShouldClose(_ popover: NSPopover) -> Bool { mayClose }
            func popoverDidShow(_ notification: Notification) { log.append("shown") }
            func popoverDidClose(_ notification: Notification) { log.append("closed") }
        }
        let pad = NSEventTests.Pad()
        let host = NSEventTests.Page.host(CGSize(width: 900, height: 300)) {
            NSEventTests.Shown(pad: pad).frame(width: 40, height: 20)
        }
        let popover = NSPopover()
        let listener = Listener()
        popover.delegate = listener
        popover.contentSize = CGSize(width: 150, height: 80)
        popover.behavior = .transient
        popover.contentViewController = NSHostingController(rootView: Text("details"))
        popover.show(relativeTo: pad.bounds, of: pad, preferredEdge: .minY)
        host.advance(by: .seconds(1))
        #expect(popover.isShown)
        #expect(popover.positioningView === pad)
        // The lower edge of the view, which stands in the middle of the window.
        let found = try host.frame(of: "details")
        #expect(found.minY > 160, "\(found)")
        popover.performClose(nil)
        #expect(popover.isShown)
        listener.mayClose = true
        popover.performClose(nil)
        host.advance(by: .seconds(1))
        #expect(!popover.isShown)
        #expect(!host.exists("details"))
        #expect(listener.log == ["shown", "closed"])
    }

    @Test("a delegate of the program opens addresses that no view takes, and can keep the program from ending")
    func applicationDelegate() throws {
        final class Delegate: NSObject, NSApplicationDelegate {
            var urls: [URL] = []
            var reply = NSApplication.TerminateReply.terminateCancel
            func application(_ application: NSApplication, open urls: [URL]) { self.urls += urls }
            func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { reply }
        }
        let host = TestHost(app: Editor.self)
        let delegate = Delegate()
        NSApp.delegate = delegate
        defer { NSApp.delegate = nil }
        #expect(host.open(URL(string: "notes:one")!))
        #expect(delegate.urls == [URL(string: "notes:one")!])
        NSApp.terminate(nil)
        #expect(!host.hasQuit)
        delegate.reply = .terminateNow
        NSApp.terminate(nil)
        #expect(host.hasQuit)
    }

    @Test("the panel about the program says what it was told")
    func about() throws {
        let host = TestHost(app: Editor.self)
        NSApp.orderFrontStandardAboutPanel(options: [
            .applicationName: "Scribe", .applicationVersion: "2.1", .version: "48",
            .credits: NSAttributedString(string: "by friends"),
        ])
        let panel = try #require(host.windowsOpenedByViews.last)
        #expect(panel.texts == ["Scribe", "Version 2.1 (48)", "by friends"])
    }
}
