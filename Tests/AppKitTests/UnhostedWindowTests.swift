import AppKit
import DovetailCore
import SwiftUI
import TestSupport
import Testing

/// Windows that tests of packages make: there is no app, and no host.
@MainActor
@Suite("Windows of AppKit's without an app", .serialized)
struct UnhostedWindowTests {
    private final class Seen {
        var events: [String] = []
        weak var object: AnyObject?
    }

    private struct Page: View {
        let seen: Seen
        @State private var isOn = false
        var body: some View {
            GeometryReader { geometry in
                Color.red.onAppear {
                    seen.events.append("appear \(Int(geometry.size.width))")
                    isOn = true
                }
                .onChange(of: isOn) { seen.events.append("on") }
            }
        }
    }

    /// A program without an app: in that of the process other tests may run theirs.
    private let program = Program()

    private func window() -> NSWindow {
        NSWindow(
            contentRect: CGRect(x: 0, y: 0, width: 120, height: 100), styleMask: [.titled, .closable],
            backing: .buffered, defer: false)
    }

    @Test("The views of a controller are made when the window is laid out, and go when it is closed")
    func controller() {
        program.run {
            let seen = Seen()
            let window = window()
            let controller = NSHostingController(rootView: Page(seen: seen).onDisappear { seen.events.append("gone") })
            window.contentViewController = controller
            window.makeKeyAndOrderFront(nil)
            #expect(controller.view.window === window && window.isVisible)
            controller.view.layoutSubtreeIfNeeded()
            #expect(seen.events == ["appear 120", "on"])
            window.setContentSize(CGSize(width: 200, height: 100))
            window.layoutIfNeeded()
            #expect(window.frame.width == 200 && controller.view.frame.width == 200)
            window.close()
            #expect(seen.events.last == "gone")
        }
    }

    @Test("A hosting view that is the content of a window lives before the window is ordered to the front")
    func view() async throws {
        let seen = Seen()
        let window = window()
        program.run { window.contentView = NSHostingView(rootView: Page(seen: seen)) }
        try await wait(for: "the views") { seen.events == ["appear 120", "on"] }
        withExtendedLifetime(window) {}
    }

    @Test("A window that nobody keeps goes")
    func goes() {
        let seen = Seen()
        program.run {
            let window = window()
            window.contentView = NSHostingView(rootView: Page(seen: seen))
            window.makeKeyAndOrderFront(nil)
            window.contentView?.layoutSubtreeIfNeeded()
            seen.object = window
        }
        #expect(seen.object == nil)
    }
}
