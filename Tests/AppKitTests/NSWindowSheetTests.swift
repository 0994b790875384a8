import AppKit
import DovetailTesting
import SwiftUI
import TestSupport
import Testing

/// Sheets, toolbars and what else stands over and around a window's content.
@MainActor
@Suite("What windows of AppKit's show around and over their content", .serialized)
struct NSWindowSheetTests {
    private struct Editor: App {
        var body: some Scene { WindowGroup("Editor") { Text("editor") } }
    }

    private func window(_ text: String) -> NSWindow {
        let window = NSWindow(
            contentRect: CGRect(x: 0, y: 0, width: 300, height: 200), styleMask: [.titled, .closable],
            backing: .buffered, defer: false)
        window.contentView = NSHostingView(rootView: Text(text))
        return window
    }

    @Test("a sheet shows a window's content over another window until it is ended, and says with what")
    func sheet() throws {
        let host = TestHost(app: Editor.self)
        let main = try #require(NSApp.keyWindow)
        let sheet = window("question")
        var answers: [NSApplication.ModalResponse] = []
        main.beginSheet(sheet) { answers.append($0) }
        host.settle()
        #expect(host.exists("question") && main.attachedSheet === sheet && sheet.sheetParent === main && sheet.isSheet)
        main.endSheet(sheet, returnCode: .OK)
        host.settle()
        host.advance(by: .seconds(2))
        #expect(answers == [.OK] && !host.exists("question") && main.attachedSheet == nil && !sheet.isSheet)
        main.beginSheet(sheet) { answers.append($0) }
        host.settle()
        host.press(.escape)
        host.advance(by: .seconds(2))
        #expect(answers == [.OK, .cancel] && sheet.sheetParent == nil)
        // A window that is not open shows none.
        sheet.beginSheet(window("other")) { answers.append($0) }
        #expect(answers.last == .abort)
    }

    @Test("a controller shows another one as a sheet and in a window, and either ends that")
    func presenting() throws {
        struct Page: App {
            static let controller = NSHostingController(rootView: Text("page"))
            struct Shown: NSViewControllerRepresentable {
                func makeNSViewController(context: Context) -> NSViewController { Page.controller }
                func updateNSViewController(_ controller: NSViewController, context: Context) {}
            }
            var body: some Scene { WindowGroup { Shown() } }
        }
        let host = TestHost(app: Page.self)
        let (page, details) = (Page.controller, NSHostingController(rootView: Text("details").padding(40)))
        page.presentAsSheet(details)
        host.settle()
        #expect(host.exists("details") && page.presentedViewControllers?.first === details)
        #expect(details.presentingViewController === page)
        details.dismiss(nil)
        host.advance(by: .seconds(2))
        #expect(!host.exists("details") && page.presentedViewControllers == nil)
        details.title = "Details"
        page.presentAsModalWindow(details)
        let own = try #require(host.windowsOpenedByViews.last)
        #expect(own.exists("details") && own.title == "Details")
        page.dismiss(details)
        #expect(own.isClosed && details.presentingViewController == nil)
    }

    private final class Bar: NSObject, NSToolbarDelegate, NSToolbarItemValidation {
        var log: [String] = []
        var mayAdd = true
        func add(_ sender: NSToolbarItem) { log.append(sender.label) }
        func choose(_ sender: NSToolbarItemGroup) { log.append("mode \(sender.selectedIndex)") }
        func validateToolbarItem(_ item: NSToolbarItem) -> Bool { mayAdd }
        func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
            [NSToolbarItem.Identifier("add"), .flexibleSpace, NSToolbarItem.Identifier("modes")]
        }
        func toolbar(
            _ toolbar: NSToolbar, itemForItemIdentifier identifier: NSToolbarItem.Identifier,
            willBeInsertedIntoToolbar flag: Bool
        ) -> NSToolbarItem? {
            if identifier.rawValue == "modes" {
                return NSToolbarItemGroup(
                    itemIdentifier: identifier, titles: ["One", "Two"], selectionMode: .selectOne, labels: nil,
                    target: self, action: Selector("choose", calling: Bar.choose))
            }
            let item = NSToolbarItem(itemIdentifier: identifier)
            item.label = "Add"
            item.target = self
            item.action = Selector("add", calling: Bar.add)
            return item
        }
    }

    @Test("a toolbar's items are those of its delegate, call their methods and can be changed")
    func toolbar() throws {
        let host = TestHost(app: Editor.self)
        let (window, bar, toolbar) = (window("content"), Bar(), NSToolbar(identifier: "main"))
        toolbar.delegate = bar
        #expect(toolbar.items.map(\.itemIdentifier.rawValue).count == 3)
        window.toolbar = toolbar
        window.makeKeyAndOrderFront(nil)
        let own = try #require(host.windowsOpenedByViews.last)
        #expect(own.exists("content") && own.exists("Add") && own.exists("Two"))
        try own.tap("Add")
        try own.tap("Two")
        #expect(bar.log == ["Add", "mode 1"])
        bar.mayAdd = false
        toolbar.validateVisibleItems()
        own.settle()
        #expect(try !own.isEnabled("Add"))
        toolbar.removeItem(identifier: NSToolbarItem.Identifier("modes"))
        own.settle()
        #expect(!own.exists("Two"))
        window.toggleToolbarShown(nil)
        own.settle()
        #expect(!own.exists("Add") && toolbar.visibleItems?.isEmpty == true)
        withExtendedLifetime(host) {}
    }

    @Test("a size is remembered under a name; limits, ratios and accessories are kept")
    func values() {
        let store = TestStore()
        let host = TestHost(app: Editor.self, defaults: store.defaults)
        let window = window("x")
        window.setContentSize(CGSize(width: 321, height: 123))
        window.saveFrame(usingName: "editor")
        #expect(store.another.string(forKey: "NSWindow Frame editor") != nil)
        let other = NSWindow()
        #expect(other.setFrameUsingName("editor") && other.frame.size == CGSize(width: 321, height: 123))
        #expect(!other.setFrameUsingName("none"))
        NSWindow.removeFrame(usingName: "editor")
        #expect(!other.setFrameUsingName("editor"))
        window.contentMaxSize = CGSize(width: 500, height: 400)
        #expect(window.maxSize == CGSize(width: 500, height: 400))
        window.addTitlebarAccessoryViewController(NSTitlebarAccessoryViewController())
        #expect(window.titlebarAccessoryViewControllers.count == 1)
        let controller = NSWindowController(window: window)
        #expect(window.windowController === controller && !window.occlusionState.contains(.visible))
        #expect(NSWindow.frameRect(forContentRect: window.frame, styleMask: .titled) == window.frame)
        withExtendedLifetime(host) {}
    }

    @Test("a window that is waited for where nobody can end it is given up at once")
    func modal() throws {
        let host = TestHost(app: Editor.self)
        #expect(NSApp.runModal(for: window("wait")) == .abort && NSApp.modalWindow == nil)
        withExtendedLifetime(host) {}
    }
}
