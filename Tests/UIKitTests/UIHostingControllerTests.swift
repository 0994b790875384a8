import DovetailCore
import DovetailTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("UIHostingController", .serialized)
struct UIHostingControllerTests {
    @Test("A view is measured for what it is offered, and again when it is replaced")
    func measures() {
        let controller = UIHostingController(rootView: AnyView(Color.red.frame(width: 30, height: 20).padding(5)))
        #expect(controller.sizeThatFits(in: CGSize(width: 200, height: 200)) == CGSize(width: 40, height: 30))
        #expect(controller.view.intrinsicContentSize == CGSize(width: 40, height: 30))
        controller.rootView = AnyView(Color.red.frame(height: 10))
        #expect(controller.sizeThatFits(in: CGSize(width: 200, height: 200)) == CGSize(width: 200, height: 10))
        controller.view.sizeToFit()
        #expect(controller.view.frame.height == 10)
    }

    @Test("A view smaller than its place stands in the middle of it, with a background and without")
    func centre() throws {
        struct Shown: UIViewControllerRepresentable {
            let background: UIColor?
            func makeUIViewController(context: Context) -> UIPageViewController {
                let page = UIHostingController(rootView: Text("page"))
                page.view.backgroundColor = background
                let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                pages.setViewControllers([page], direction: .forward, animated: false)
                return pages
            }
            func updateUIViewController(_ controller: UIPageViewController, context: Context) {}
        }
        for background in [nil, UIColor.clear] {
            let host = TestHost(size: CGSize(width: 300, height: 200)) { Shown(background: background) }
            let frame = try host.frame(of: "page")
            #expect(abs(frame.midX - 150) <= 1 && abs(frame.midY - 100) <= 1, "\(frame)")
        }
    }

    @Test("A hosting view is used without a controller")
    func hostingView() {
        let view = _UIHostingView(rootView: AnyView(Color.red.frame(width: 30, height: 20)))
        #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
        view.rootView = AnyView(Color.red.frame(height: 10))
        #expect(view.sizeThatFits(CGSize(width: 200, height: 200)) == CGSize(width: 200, height: 10))
    }

    @Test("Text wraps in the width that is offered")
    func wraps() {
        let controller = UIHostingController(rootView: Text("several words that need several lines"))
        let wide = controller.sizeThatFits(in: CGSize(width: CGFloat.infinity, height: .infinity))
        let narrow = controller.sizeThatFits(in: CGSize(width: 80, height: CGFloat.greatestFiniteMagnitude))
        #expect(narrow.width <= 80 && narrow.height > wide.height)
    }

    @Test("State is kept when the root view is replaced")
    func state() {
        struct Counter: View {
            let offered: Int
            @State private var first: Int
            init(_ value: Int) {
                offered = value
                _first = State(initialValue: value)
            }
            var body: some View { Color.red.frame(width: CGFloat(first), height: CGFloat(offered)) }
        }
        let controller = UIHostingController(rootView: Counter(10))
        #expect(controller.view.intrinsicContentSize == CGSize(width: 10, height: 10))
        controller.rootView = Counter(20)
        #expect(controller.view.intrinsicContentSize == CGSize(width: 10, height: 20))
    }

    @Test("The root appears with its controller, if there is nothing in it, too")
    func emptyRoot() {
        var appearances = 0
        let controller = UIHostingController(rootView: AnyView(EmptyView()).onAppear { appearances += 1 })
        // In a program of its own, since the window would lie over one that another test has open.
        Program().run {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.rootViewController = controller
            window.makeKeyAndVisible()
            controller.view.layoutIfNeeded()
            #expect(appearances == 1)
            window.isHidden = true
        }
    }

    @Test("Views are drawn into a picture, on a background")
    func draws() throws {
        let controller = UIHostingController(rootView: Color(.red).frame(width: 10, height: 10))
        controller.view.backgroundColor = .blue
        controller.view.bounds = CGRect(x: 0, y: 0, width: 30, height: 30)
        let image = UIGraphicsImageRenderer(size: controller.view.bounds.size).image { _ in
            _ = controller.view.drawHierarchy(in: controller.view.bounds, afterScreenUpdates: true)
        }
        let host = TestHost(size: image.size) { Image(uiImage: image) }
        #expect(try host.color(at: CGPoint(x: 15, y: 15)).description == "#FF0000FF")
        #expect(try host.color(at: CGPoint(x: 3, y: 3)).description == "#0000FFFF")
    }

    @Test("A controller of an app's own gives its view where a storyboard would make it")
    func coder() throws {
        final class Settings: UIHostingController<Text> {
            required init?(coder: NSCoder) { super.init(coder: coder, rootView: Text("settings")) }
        }
        let controller = try #require(Settings(coder: NSCoder()))
        #expect(controller.view != nil)
        #expect(controller.sizeThatFits(in: CGSize(width: 300, height: 300)).width > 30)
        #expect(UIHostingController<Text>(coder: NSCoder()) == nil)
    }
}
