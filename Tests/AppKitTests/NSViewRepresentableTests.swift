import AppKit
import DovetailTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Views of AppKit's in SwiftUI")
struct NSViewRepresentableTests {
    private final class Log {
        var events: [String] = []
        var size = CGSize.zero
    }

    private struct Hosted: NSViewRepresentable {
        let text: String
        let log: Log

        func makeCoordinator() -> Log { log }
        func makeNSView(context: Context) -> NSHostingView<Text> {
            context.coordinator.events.append("make")
            return NSHostingView(rootView: Text(text))
        }
        func updateNSView(_ nsView: NSHostingView<Text>, context: Context) {
            log.events.append("update \(text)")
            nsView.rootView = Text(text)
        }
        static func dismantleNSView(_ nsView: NSHostingView<Text>, coordinator: Log) {
            coordinator.events.append("dismantle")
        }
    }

    @Test("the view is made once, updated with its representable, and dismantled when it goes")
    func life() throws {
        struct Page: View {
            let log: Log
            @State private var text = "one"
            @State private var isShown = true
            var body: some View {
                VStack {
                    if isShown { Hosted(text: text, log: log) }
                    Button("change") { text = "two" }
                    Button("hide") { isShown = false }
                }
            }
        }
        let log = Log()
        let host = TestHost { Page(log: log) }
        #expect(host.texts == ["one", "change", "hide"])
        try host.tap("change")
        #expect(host.texts == ["two", "change", "hide"])
        #expect(log.events == ["make", "update one", "update two"])
        try host.tap("hide")
        host.advance(by: .seconds(2))
        #expect(log.events.last == "dismantle")
    }

    @Test("a material takes what it is offered and is drawn, and a hidden view is not")
    func material() throws {
        struct Blur: NSViewRepresentable {
            var isHidden = false
            func makeNSView(context: Context) -> NSVisualEffectView {
                let view = NSVisualEffectView()
                view.material = .hudWindow
                view.blendingMode = .withinWindow
                view.state = .active
                return view
            }
            func updateNSView(_ nsView: NSVisualEffectView, context: Context) { nsView.isHidden = isHidden }
        }
        let host = TestHost(size: CGSize(width: 100, height: 50)) {
            HStack(spacing: 0) {
                Blur()
                Blur(isHidden: true)
            }
            .background(Color(red: 1, green: 0, blue: 0))
        }
        #expect(try host.color(at: CGPoint(x: 25, y: 25)).green > 0.1)
        #expect(try host.color(at: CGPoint(x: 75, y: 25)).green == 0)
    }

    /// Finds the window that shows it, as apps do that ask for more than SwiftUI tells.
    private struct WindowFinder: NSViewRepresentable {
        let found: (NSWindow?) -> Void

        final class Probe: NSView {
            var found: (NSWindow?) -> Void = { _ in }
            override func viewDidMoveToWindow() {
                super.viewDidMoveToWindow()
                found(window)
            }
        }

        func makeNSView(context: Context) -> Probe {
            let outer = Probe(frame: .zero)
            outer.found = found
            return outer
        }
        func updateNSView(_ nsView: Probe, context: Context) {}
    }

    private final class Seen {
        var windows: [NSWindow?] = []
    }
    private static let seen = Seen()

    private struct FinderApp: App {
        var body: some Scene { WindowGroup("Finder") { Page() } }

        struct Page: View {
            @State private var isShown = true
            var body: some View {
                if isShown { WindowFinder { NSViewRepresentableTests.seen.windows.append($0) } }
                Button("hide") { isShown = false }
            }
        }
    }

    @Test("a view knows the window that shows it, and hears of it and of its going")
    func window() throws {
        Self.seen.windows = []
        let host = TestHost(app: FinderApp.self)
        #expect(Self.seen.windows.count == 1)
        let window = try #require(Self.seen.windows.first ?? nil)
        #expect(NSApplication.shared.windows.contains(window))
        try host.tap("hide")
        host.advance(by: .seconds(2))
        #expect(Self.seen.windows.count == 2 && Self.seen.windows[1] == nil)
        host.close()
    }

    /// Stands for a class that is one for both of Apple's systems, such as `WKWebView`.
    private final class Shared: UIView {
        var text = ""
        override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 20) }
    }

    private struct SharedHost: NSViewRepresentable {
        typealias NSViewType = Shared
        let text: String
        let log: Log

        func makeCoordinator() -> Log { log }
        func makeNSView(context: Context) -> Shared {
            context.coordinator.events.append("make \(context.environment.isEnabled)")
            return Shared()
        }
        func updateNSView(_ nsView: Shared, context: Context) {
            nsView.text = text
            log.events.append("update \(text)")
        }
        static func dismantleNSView(_ nsView: Shared, coordinator: Log) {
            coordinator.events.append("dismantle \(nsView.text)")
        }
        func sizeThatFits(_ proposal: ProposedViewSize, nsView: Shared, context: Context) -> CGSize? {
            CGSize(width: 80, height: 40)
        }
    }

    @Test("a view that is one for both systems is shown as well")
    func shared() throws {
        struct Page: View {
            let log: Log
            @State private var text = "one"
            @State private var isShown = true
            var body: some View {
                VStack {
                    if isShown {
                        SharedHost(text: text, log: log).onGeometryChange(for: CGSize.self, of: \.size) {
                            log.size = $0
                        }
                    }
                    Button("change") { text = "two" }
                    Button("hide") { isShown = false }
                }
            }
        }
        let log = Log()
        let host = TestHost { Page(log: log) }
        #expect(log.size == CGSize(width: 80, height: 40))
        try host.tap("change")
        #expect(log.events == ["make true", "update one", "update two"])
        try host.tap("hide")
        host.advance(by: .seconds(2))
        #expect(log.events.last == "dismantle two")
    }
}
