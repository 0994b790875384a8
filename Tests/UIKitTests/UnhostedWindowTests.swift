import DovetailCore
import DovetailTesting
import SwiftUI
import TestSupport
import Testing
import UIKit

/// Windows that tests of packages make: there is no app, and no host.
@MainActor
@Suite("Windows of UIKit's without an app", .serialized)
struct UnhostedWindowTests {
    private final class Seen {
        var events: [String] = []
        weak var object: AnyObject?
    }

    /// A program without an app or another window: in that of the process other tests may have one, and new windows would lie over it.
    private let program = Program()

    private func window(_ controller: UIViewController, width: CGFloat = 100, height: CGFloat = 100) -> UIWindow {
        program.run {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
            window.rootViewController = controller
            window.makeKeyAndVisible()
            return window
        }
    }

    @Test("Views are made when the window is laid out, and what they do when they appear is done")
    func appears() {
        struct Page: View {
            let seen: Seen
            @State private var isOn = false
            var body: some View {
                let _ = seen.events.append("body \(isOn)")
                Color.red.onAppear {
                    seen.events.append("appear")
                    isOn = true
                }
                .onChange(of: isOn) { old, new in seen.events.append("\(old) to \(new)") }
            }
        }
        let seen = Seen()
        let controller = UIHostingController(rootView: Page(seen: seen))
        let window = window(controller)
        #expect(controller.view.window === window && window.isKeyWindow)
        controller.view.layoutIfNeeded()
        #expect(seen.events == ["body false", "appear", "body true", "false to true"])
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test("The main queue brings views up to date after a change, and runs their tasks")
    func runs() async throws {
        struct Page: View {
            let seen: Seen
            @State private var value = 0
            var body: some View {
                Color.red.onAppear { DispatchQueue.main.async { value += 1 } }
                    .task(id: value) { [value] in seen.events.append("task \(value)") }
            }
        }
        let seen = Seen()
        let window = window(UIHostingController(rootView: Page(seen: seen)))
        try await wait(for: "both tasks") { seen.events == ["task 0", "task 1"] }
        withExtendedLifetime(window) {}
    }

    @Test("Animations run by the clock and end")
    func animates() async throws {
        struct Page: View {
            let seen: Seen
            @State private var isLarge = false
            var body: some View {
                Color.red.frame(width: isLarge ? 80 : 20).onAppear {
                    withAnimation(.linear(duration: 0.05)) {
                        isLarge = true
                    } completion: {
                        seen.events.append("ended")
                    }
                }
            }
        }
        let seen = Seen()
        let window = window(UIHostingController(rootView: Page(seen: seen)))
        try await wait(for: "the animation's end") { seen.events == ["ended"] }
        withExtendedLifetime(window) {}
    }

    @Test("The window has the size that it was given, and another one reaches its views")
    func resizes() {
        struct Page: View {
            let seen: Seen
            var body: some View {
                GeometryReader { geometry in
                    let _ = seen.events.append("\(Int(geometry.size.width)) × \(Int(geometry.size.height))")
                    Color.red
                }
            }
        }
        let seen = Seen()
        let window = window(UIHostingController(rootView: Page(seen: seen)), width: 320, height: 200)
        window.layoutIfNeeded()
        window.frame.size.width = 250
        window.layoutIfNeeded()
        #expect(seen.events == ["320 × 200", "250 × 200"])
        #expect(window.bounds.size == CGSize(width: 250, height: 200))
    }

    @Test("Controllers are told when they are shown and gone, and views of UIKit's are laid out")
    func controllers() {
        final class Page: UIViewController {
            let seen: Seen
            init(_ seen: Seen) {
                self.seen = seen
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }
            override func viewDidLoad() { seen.events.append("load") }
            override func viewWillAppear(_ animated: Bool) { seen.events.append("will appear") }
            override func viewDidAppear(_ animated: Bool) { seen.events.append("did appear") }
            override func viewDidDisappear(_ animated: Bool) { seen.events.append("gone") }
            override func viewDidLayoutSubviews() { seen.events.append("\(Int(view.bounds.width)) wide") }
        }
        let seen = Seen()
        let window = window(Page(seen), width: 200)
        window.layoutIfNeeded()
        #expect(seen.events.prefix(2) == ["load", "will appear"])
        #expect(seen.events.contains("did appear") && seen.events.contains("200 wide"))
        window.rootViewController = UIViewController()
        window.layoutIfNeeded()
        #expect(seen.events.last == "gone")
    }

    @Test("What the window shows is drawn with the state that it has there", arguments: [false, true])
    func draws(byLayer: Bool) throws {
        struct Page: View {
            @State private var isOn = false
            var body: some View { Color(isOn ? .green : .red).onAppear { isOn = true } }
        }
        let controller = UIHostingController(rootView: Page())
        let window = window(controller, width: 20, height: 10)
        let image = UIGraphicsImageRenderer(size: window.bounds.size).image { context in
            if byLayer {
                controller.view.layer.render(in: context.cgContext)
            } else {
                controller.view.drawHierarchy(in: controller.view.bounds, afterScreenUpdates: true)
            }
        }
        let copy = try #require(window.snapshotView(afterScreenUpdates: true) as? UIImageView).image
        for picture in [image, try #require(copy)] {
            let host = TestHost(size: picture.size) { Image(uiImage: picture) }
            #expect(picture.size == CGSize(width: 20, height: 10))
            #expect(try host.color(at: CGPoint(x: 10, y: 5)).description == "#00FF00FF")
        }
    }

    @Test("A window is measured while it is shown")
    func measures() {
        let controller = UIHostingController(rootView: Color.red.frame(width: 30, height: 20).padding(5))
        let window = window(controller)
        window.layoutIfNeeded()
        #expect(controller.sizeThatFits(in: CGSize(width: 200, height: 200)) == CGSize(width: 40, height: 30))
        #expect(controller.view.intrinsicContentSize == CGSize(width: 40, height: 30))
    }

    @Test("A window that is hidden lets its views go, and one that nobody keeps goes")
    func goes() {
        let seen = Seen()
        do {
            let page = Color.red.onDisappear { seen.events.append("gone") }
            let window = window(UIHostingController(rootView: page))
            window.layoutIfNeeded()
            window.isHidden = true
            #expect(seen.events == ["gone"])
            window.isHidden = false
            window.layoutIfNeeded()
            seen.object = window
        }
        // Another one takes its place as the one in use.
        let other = window(UIViewController())
        #expect(seen.object == nil)
        other.isHidden = true
    }

    @Test("A window beside a test's host is one of its own")
    func besideHost() {
        let host = TestHost { Text("host") }
        let seen = Seen()
        let window = window(UIHostingController(rootView: Color.red.onAppear { seen.events.append("appear") }))
        window.layoutIfNeeded()
        #expect(seen.events == ["appear"])
        #expect(host.texts == ["host"])
        window.isHidden = true
    }
}
