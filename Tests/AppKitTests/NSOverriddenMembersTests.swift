import AppKit
import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("Members that classes of the app's own override, and small classes")
struct NSOverriddenMembersTests {
    private final class Controller: NSViewController {
        var events: [String] = []
        override func dismiss(_ viewController: NSViewController) { events.append("dismiss") }
        override func transition(
            from fromViewController: NSViewController, to toViewController: NSViewController,
            options: NSViewController.TransitionOptions = [], completionHandler completion: (() -> Void)? = nil
        ) {
            events.append("transition")
            super.transition(
                from: fromViewController, to: toViewController, options: options, completionHandler: completion)
        }
    }

    @Test("children are set, put in at a place and taken out")
    func children() {
        let (parent, other) = (Controller(), NSViewController())
        let (a, b, c) = (NSViewController(), NSViewController(), NSViewController())
        other.addChild(c)
        parent.children = [a, b]
        #expect(a.parent === parent && parent.children == [a, b])
        parent.insertChild(c, at: 1)
        #expect(parent.children == [a, c, b] && other.children.isEmpty)
        parent.removeChild(at: 0)
        #expect(parent.children == [c, b] && a.parent == nil)
        parent.children = [b]
        #expect(c.parent == nil && b.parent === parent)
        var isOver = false
        parent.transition(from: b, to: c) { isOver = true }
        parent.dismiss(c)
        #expect(isOver && parent.events == ["transition", "dismiss"])
    }

    @Test("what a hosting view tells AppKit's layout follows its options")
    func sizing() {
        let view = NSHostingView(rootView: Color.red.frame(width: 30, height: 20))
        #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
        view.sizingOptions = [.minSize]
        #expect(view.intrinsicContentSize.width == NSView.noIntrinsicMetric)
        #expect(view.fittingSize == CGSize(width: 30, height: 20))
        let controller = NSHostingController(rootView: Color.red.frame(width: 30, height: 20))
        #expect(controller.preferredContentSize == .zero && controller.sizingOptions == .standardBounds)
        controller.sizingOptions = .preferredContentSize
        #expect(controller.preferredContentSize == CGSize(width: 30, height: 20))
    }

    @MainActor
    private final class Listener: NSObject {
        var addresses: [String] = []
        func handle(_ event: NSAppleEventDescriptor, withReply reply: NSAppleEventDescriptor) {
            let isCurrent = NSAppleEventManager.shared().currentAppleEvent === event
            guard isCurrent, event.eventClass == kInternetEventClass, event.eventID == kAEGetURL else { return }
            addresses.append(event.paramDescriptor(forKeyword: keyDirectObject)?.stringValue ?? "")
        }
    }

    private final class Delegate: NSObject, NSApplicationDelegate {
        var opened: [URL] = []
        func application(_ application: NSApplication, open urls: [URL]) { opened += urls }
    }

    private struct Page: View {
        var body: some View { Text("page") }
    }

    @Test("an address goes to the method that is set for it, and to the delegate where there is none")
    func addresses() throws {
        let (listener, delegate, manager) = (Listener(), Delegate(), NSAppleEventManager.shared())
        let host = TestHost { Page() }
        let (old, program) = (NSApp.delegate, NSApp!)
        defer { program.delegate = old }
        program.delegate = delegate
        manager.setEventHandler(
            listener, andSelector: Selector("handle", calling: Listener.handle), forEventClass: kInternetEventClass,
            andEventID: kAEGetURL)
        let url = try #require(URL(string: "hello://there"))
        _ = ProgramWindows.ofProgram.openURLs?([url])
        #expect(listener.addresses == ["hello://there"] && delegate.opened.isEmpty && manager.currentAppleEvent == nil)
        manager.removeEventHandler(forEventClass: kInternetEventClass, andEventID: kAEGetURL)
        _ = ProgramWindows.ofProgram.openURLs?([url])
        #expect(listener.addresses.count == 1 && delegate.opened == [url])
        _ = host
    }

    @Test("values of events are what they were made of")
    func values() {
        let event = NSAppleEventDescriptor()
        event.setParam(NSAppleEventDescriptor(enumCode: keyAELaunchedAsLogInItem), forKeyword: keyAEPropData)
        #expect(event.paramDescriptor(forKeyword: keyAEPropData)?.enumCodeValue == 0x6C67_6974)
        #expect(NSAppleEventDescriptor(int32: 3).int32Value == 3 && NSAppleEventDescriptor(boolean: true).booleanValue)
        #expect(NSAppleEventDescriptor(string: "a").int32Value == 0 && event.stringValue == nil && event.eventID == 0)
    }

    @Test("glass shows its view")
    func glass() {
        let (glass, label) = (NSGlassEffectView(), NSTextField(labelWithString: "upon glass"))
        glass.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
        glass.contentView = label
        glass.cornerRadius = 8
        #expect(label.superview === glass && label.frame == glass.bounds)
        glass.contentView = nil
        #expect(label.superview == nil)
    }

    @Test("sizes of the system's font follow those of controls")
    func fontSizes() {
        #expect(NSFont.systemFontSize(for: .regular) == NSFont.systemFontSize)
        #expect(NSFont.systemFontSize(for: .mini) == 9 && NSFont.systemFontSize(for: .small) == 11)
    }
}
