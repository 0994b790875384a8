import AppKit
import DovetailTesting
import SwiftUI
import Testing
import UniformTypeIdentifiers

@MainActor
@Suite("Small members of AppKit's classes")
struct NSSmallMembersTests {
    private final class Controller: NSWindowController {
        var loads = 0
        override func loadWindow() {
            loads += 1
            window = NSWindow()
        }
    }

    @Test("a window is made when it is asked for, once")
    func window() {
        let controller = Controller()
        #expect(!controller.isWindowLoaded && controller.loads == 0)
        #expect(controller.window?.windowController === controller)
        #expect(controller.window != nil && controller.loads == 1)
        let named = NSWindowController(windowNibName: "Main")
        #expect(named.windowNibName == "Main" && named.window == nil && !named.isWindowLoaded)
        #expect(NSNib(nibNamed: "Main", bundle: nil) == nil)
    }

    @Test("the older names of file types are those of types")
    func fileTypes() {
        let panel = NSOpenPanel()
        #expect(panel.allowedFileTypes == nil)
        panel.allowedFileTypes = ["png", "public.text"]
        #expect(panel.allowedContentTypes == [.png, .text])
        panel.allowedFileTypes = nil
        #expect(panel.allowedContentTypes.isEmpty)
    }

    @Test("the program is found by its process, and no other is")
    func programs() {
        let own = ProcessInfo.processInfo.processIdentifier
        #expect(NSRunningApplication(processIdentifier: own)?.processIdentifier == own)
        #expect(NSRunningApplication(processIdentifier: 1) == nil)
        #expect(NSRunningApplication.runningApplications(withBundleIdentifier: "org.example.none").isEmpty)
    }

    @Test("items of menus keep what assistive tools are told")
    func items() {
        let item = NSMenuItem(title: "Save", action: nil, keyEquivalent: "")
        #expect(item.accessibilityLabel() == nil && item.accessibilityTitle() == "Save")
        item.setAccessibilityLabel("Save the page")
        item.setAccessibilityIdentifier("save")
        #expect(item.accessibilityLabel() == "Save the page" && item.accessibilityIdentifier() == "save")
    }

    @Test("a picture is read from a clipboard")
    func clipboard() throws {
        let pasteboard = NSPasteboard.withUniqueName()
        #expect(NSImage(pasteboard: pasteboard) == nil)
        let picture = try #require(NSImage(named: NSImage.statusAvailableName))
        pasteboard.writeObjects([picture])
        // A file of pixels does not tell how large they are.
        #expect(
            try #require(NSImage(pasteboard: pasteboard)).cgImage(forProposedRect: nil, context: nil, hints: nil)?.width
                == 48)
    }
}
