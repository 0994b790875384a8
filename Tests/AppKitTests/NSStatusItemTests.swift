import AppKit
import DovetailCore
import DovetailTesting
import SwiftUI
import Testing

/// Items of the desktop's tray that a program makes.
@MainActor
@Suite("Status items of AppKit's", .serialized)
struct NSStatusItemTests {
    private struct Page: App {
        var body: some Scene { WindowGroup("Page") { Text("page") } }
    }

    private final class Target: NSObject, NSMenuDelegate, NSMenuItemValidation {
        var log: [String] = []
        func pressed(_ sender: NSStatusBarButton) {
            let type = NSApp.currentEvent?.type
            log.append(type == .rightMouseUp ? "secondary" : type == .leftMouseUp ? "primary" : "other")
        }
        func chosen(_ sender: NSMenuItem) { log.append(sender.title) }
        func menuNeedsUpdate(_ menu: NSMenu) { log.append("update") }
        func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { menuItem.tag != 7 }
        static let pressed = Selector(calling: Target.pressed)
        static let chosen = Selector(calling: Target.chosen)
    }

    /// The tray's side: which windows of items are open.
    @MainActor
    private final class FakeTray {
        let app: RunningApp
        var open: [WindowRoot] = []

        init(_ app: RunningApp) {
            self.app = app
            app.onStatusWindow = { [unowned self] item, isOpen in
                if isOpen, open.isEmpty, let window = app.window(of: item) {
                    open = [app.makeWindow(window, environment: EnvironmentValues(), services: .headless())]
                } else if !isOpen, let window = open.first {
                    open = []
                    window.close()
                    item.onWindowClosed?()
                }
                return true
            }
        }
    }

    private func run(_ body: (RunningApp) throws -> Void) rethrows {
        let app = RunningApp(Page.self)
        try body(app)
    }

    @Test("an item shows its button, and its action hears of the buttons that it asks for, and which it was")
    func action() throws {
        try run { app in
            let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
            let core = try #require(app.statusItems.first)
            let target = Target()
            let button = try #require(item.button)
            button.title = "3 new"
            button.toolTip = "Mail"
            button.image = NSImage(systemSymbolName: "envelope", accessibilityDescription: nil)
            button.imagePosition = .imageTrailing
            button.target = target
            button.action = Target.pressed
            let label = app.label(of: core, environment: EnvironmentValues(), services: .headless())
            app.loop.update(at: 0)
            #expect(label.elements.texts == ["3 new"])
            #expect(label.elements.all.flatMap(\.symbols) == ["envelope"])
            #expect(core.hasWindow)
            core.onPress?(false)
            core.onPress?(true)
            #expect(target.log == ["primary"])
            button.sendAction(on: [.leftMouseUp, .rightMouseUp])
            core.onPress?(true)
            #expect(target.log == ["primary", "secondary"])
            item.isVisible = false
            #expect(!core.isInserted)
            NSStatusBar.system.removeStatusItem(item)
            #expect(app.statusItems.isEmpty)
        }
    }

    @Test(
        "an item with a menu has the desktop show it, with the changes of its items and what its delegate does before")
    func menu() throws {
        try run { app in
            let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.squareLength)
            defer { NSStatusBar.system.removeStatusItem(item) }
            let core = try #require(app.statusItems.first)
            let target = Target()
            let menu = NSMenu()
            menu.delegate = target
            for (title, key, tag) in [("Open", "o", 0), ("Locked", "", 7), ("Quit", "Q", 0)] {
                let entry = menu.addItem(withTitle: title, action: Target.chosen, keyEquivalent: key)
                entry.target = target
                entry.tag = tag
            }
            menu.insertItem(.separator(), at: 2)
            item.menu = menu
            #expect(!core.hasWindow)
            core.onMenuOpens?()
            #expect(target.log == ["update"])
            let shown = app.menu(of: core, environment: EnvironmentValues(), services: .headless())
            app.loop.update(at: 0)
            @MainActor func titles() -> [String] { shown.items.map { $0.kind == .separator ? "-" : $0.title } }
            #expect(titles() == ["Open", "Locked", "-", "Quit"])
            #expect(shown.items.map(\.isEnabled).prefix(2) == [true, false])
            #expect(shown.items.last?.shortcut == KeyboardShortcut("q", modifiers: [.command, .shift]))
            #expect(shown.activate(try #require(shown.items.first).id))
            #expect(target.log == ["update", "Open"])
            menu.item(withTitle: "Open")?.title = "Close"
            let submenu = NSMenu()
            submenu.addItem(withTitle: "Recent", action: nil, keyEquivalent: "")
            menu.addItem(withTitle: "More", action: nil, keyEquivalent: "").submenu = submenu
            app.loop.update(at: 1)
            #expect(titles() == ["Close", "Locked", "-", "Quit", "More"])
            submenu.addItem(withTitle: "Older", action: nil, keyEquivalent: "")
            app.loop.update(at: 2)
            #expect(shown.items.last?.children.map(\.title) == ["Recent", "Older"])
            let parent = submenu.items[0].parent
            #expect(parent?.title == "More")
            item.menu = nil
            #expect(core.hasWindow)
        }
    }

    @Test("a popover of the button opens in the item's window, and goes with it; a menu can be opened there, too")
    func popover() throws {
        try run { app in
            let tray = FakeTray(app)
            let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.squareLength)
            defer { NSStatusBar.system.removeStatusItem(item) }
            let button = try #require(item.button)
            let popover = NSPopover()
            popover.contentSize = CGSize(width: 120, height: 80)
            popover.contentViewController = NSHostingController(rootView: Text("details"))
            popover.show(relativeTo: button.bounds, of: button, preferredEdge: .minY)
            app.loop.update(at: 0)
            #expect(popover.isShown)
            #expect(tray.open.first?.elements.texts == ["details"])
            popover.performClose(nil)
            #expect(!popover.isShown && tray.open.isEmpty)

            popover.show(relativeTo: button.bounds, of: button, preferredEdge: .minY)
            #expect(popover.isShown)
            // A person closes the window.
            app.statusItems.first.map { _ = app.setWindow(of: $0, isOpen: false) }
            #expect(!popover.isShown)

            let target = Target()
            let menu = NSMenu()
            menu.addItem(withTitle: "Quit", action: Target.chosen, keyEquivalent: "").target = target
            item.menu = menu
            button.performClick(nil)
            app.loop.update(at: 1)
            let window = try #require(tray.open.first)
            let quit = try #require(window.elements.all.first { $0.label == "Quit" })
            quit.actions?.activate?()
            #expect(target.log == ["Quit"])
            #expect(tray.open.isEmpty)
        }
    }

    @Test("without a tray, a program that has nothing but an item shows the button in a window")
    func withoutTray() throws {
        struct Background: App {
            var body: some Scene { Settings { Text("settings") } }
        }
        let app = RunningApp(Background.self)
        let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.squareLength)
        defer { NSStatusBar.system.removeStatusItem(item) }
        item.button?.title = "Menu"
        #expect(app.windowsAtStart { _ in true }.isEmpty)
        let window = try #require(app.windowsAtStart().first)
        let root = app.makeWindow(window, environment: EnvironmentValues(), services: .headless())
        app.loop.update(at: 0)
        #expect(root.elements.texts == ["Menu"])
        root.close()
    }
}
