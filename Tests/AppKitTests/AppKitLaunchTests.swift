import AppKit
import DovetailCore
import DovetailTesting
import SwiftUI
import Testing

/// Programs whose delegate opens windows when it is launched.
@MainActor
@Suite("Windows that a delegate opens at launch", .serialized)
struct AppKitLaunchTests {
    private final class Delegate: NSObject, NSApplicationDelegate {
        static weak var last: Delegate?
        var window: NSWindow!
        func applicationDidFinishLaunching(_ notification: Notification) {
            Self.last = self
            window = NSWindow(contentViewController: NSHostingController(rootView: Text("launched")))
            window.title = "Launched"
            window.makeKeyAndOrderFront(nil)
        }
    }

    private struct Alone: App {
        @NSApplicationDelegateAdaptor(Delegate.self) var delegate
        var body: some Scene { Settings { EmptyView() } }
    }

    private struct Beside: App {
        @NSApplicationDelegateAdaptor(Delegate.self) var delegate
        var body: some Scene { WindowGroup { Text("scene") } }
    }

    @Test("a program without a scene that has a window shows the delegate's, which knows that it is open")
    func alone() throws {
        let host = TestHost(app: Alone.self)
        #expect(host.exists("launched") && host.title == "Launched")
        let window = try #require(Delegate.last?.window)
        #expect(window.isVisible && window.contentView?.window === window && NSApp.windows.contains(window))
        window.contentView = NSHostingView(rootView: Text("other"))
        host.settle()
        #expect(host.exists("other"))
        window.close()
        #expect(host.isClosed)
    }

    @Test("a program that has a scene with a window shows that first, and the delegate's beside it")
    func beside() throws {
        let app = RunningApp(Beside.self)
        app.program.run {
            let windows = app.windowsAtStart()
            #expect(windows.count == 2)
            let titles = windows.map { $0.description.defaultSize == nil }
            #expect(titles == [true, false])
        }
    }

    private final class TrayDelegate: NSObject, NSApplicationDelegate {
        let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
        func applicationDidFinishLaunching(_ notification: Notification) {
            item.button?.title = "Tea"
            let menu = NSMenu()
            menu.addItem(withTitle: "Brew", action: nil, keyEquivalent: "")
            item.menu = menu
        }
    }

    private struct Tray: App {
        @NSApplicationDelegateAdaptor(TrayDelegate.self) var delegate
        var body: some Scene { Settings { EmptyView() } }
    }

    @Test("a program that has an item in the tray alone is shown by that where there is no tray")
    func tray() {
        let host = TestHost(app: Tray.self)
        #expect(host.exists("Brew") || host.exists("Tea"))
    }

    @Test("a delegate that is marked @main starts a program") func entry() {
        // What `@main` looks for.
        let main: @MainActor () -> Void = Delegate.main
        withExtendedLifetime(main) {}
    }
}
