import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("UIPageViewController")
struct UIPageViewControllerTests {
    private final class Log {
        var events: [String] = []
    }

    private struct Leaf: View {
        let name: String
        @State private var taps = 0
        var body: some View {
            VStack {
                Text(name)
                Button("Tap \(name) \(taps)") { taps += 1 }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    /// Pages of SwiftUI's in a controller of UIKit's, as apps write it.
    private struct Pages: UIViewControllerRepresentable {
        let names: [String]
        var isCircle = false
        let log: Log
        @Binding var page: Int

        func makeCoordinator() -> Coordinator { Coordinator(self) }

        func makeUIViewController(context: Context) -> UIPageViewController {
            let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            controller.dataSource = context.coordinator
            controller.delegate = context.coordinator
            return controller
        }

        func updateUIViewController(_ controller: UIPageViewController, context: Context) {
            context.coordinator.parent = self
            controller.setViewControllers(
                [context.coordinator.controllers[page]], direction: .forward, animated: true)
        }

        final class Coordinator: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
            var parent: Pages
            let controllers: [UIViewController]

            init(_ parent: Pages) {
                self.parent = parent
                controllers = parent.names.map { UIHostingController(rootView: Leaf(name: $0)) }
            }

            private func neighbour(_ controller: UIViewController, _ step: Int) -> UIViewController? {
                guard let index = controllers.firstIndex(of: controller) else { return nil }
                let next = index + step
                if parent.isCircle { return controllers[(next + controllers.count) % controllers.count] }
                return controllers.indices.contains(next) ? controllers[next] : nil
            }

            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
            ) -> UIViewController? { neighbour(viewController, -1) }

            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
            ) -> UIViewController? { neighbour(viewController, 1) }

            func pageViewController(
                _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
                previousViewControllers: [UIViewController], transitionCompleted completed: Bool
            ) {
                guard completed, let shown = pageViewController.viewControllers?.first,
                    let index = controllers.firstIndex(of: shown)
                else { return }
                parent.log.events.append("page \(index)")
                parent.page = index
            }
        }
    }

    private struct Dots: UIViewRepresentable {
        let count: Int
        @Binding var page: Int

        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIView(context: Context) -> UIPageControl {
            let control = UIPageControl()
            control.numberOfPages = count
            control.addTarget(
                context.coordinator, action: Selector(calling: Coordinator.turned(sender:)), for: .valueChanged)
            return control
        }
        func updateUIView(_ control: UIPageControl, context: Context) { control.currentPage = page }

        @MainActor
        final class Coordinator: NSObject {
            var parent: Dots
            init(_ parent: Dots) { self.parent = parent }
            func turned(sender: UIPageControl) { parent.page = sender.currentPage }
        }
    }

    private struct Book: View {
        var names = ["One", "Two", "Three"]
        var isCircle = false
        let log: Log
        @State private var page = 0

        var body: some View {
            VStack {
                Pages(names: names, isCircle: isCircle, log: log, page: $page)
                Dots(count: names.count, page: $page)
                Text("at \(page)")
                Button("last") { page = names.count - 1 }
            }
        }
    }

    private func host(_ book: Book) -> TestHost {
        let host = TestHost(size: CGSize(width: 400, height: 300)) { book }
        host.advance(by: .seconds(1))
        return host
    }

    private func throwPages(_ host: TestHost, from start: CGFloat, to end: CGFloat) {
        host.drag(
            from: CGPoint(x: start, y: 60), to: CGPoint(x: end, y: 60), duration: .milliseconds(200))
        host.advance(by: .seconds(2))
    }

    @Test("pages follow the pointer, and the delegate hears of the page that was turned to")
    func drag() throws {
        let log = Log()
        let host = host(Book(log: log))
        #expect(host.exists("One") && !host.exists("Two"))
        throwPages(host, from: 350, to: 50)
        #expect(log.events == ["page 1"])
        #expect(host.exists("Two") && !host.exists("One") && host.exists("at 1"))
        throwPages(host, from: 350, to: 50)
        throwPages(host, from: 350, to: 50)
        // There is none after the last.
        #expect(log.events == ["page 1", "page 2"])
        throwPages(host, from: 50, to: 350)
        #expect(host.exists("Two") && host.exists("at 1"))
    }

    @Test("a page that the app sets slides into its place, and those beside it keep their state")
    func set() throws {
        let log = Log()
        let host = host(Book(log: log))
        try host.tap("last")
        host.advance(by: .milliseconds(100))
        // Both are seen on the way.
        #expect(host.exists("Three"))
        let halfway = try host.presentation(of: "Three").frame.midX
        #expect(halfway > 210, "\(halfway)")
        host.advance(by: .seconds(1))
        #expect(try abs(host.frame(of: "Three").midX - 200) < 1)
        #expect(!host.exists("One"))
        #expect(log.events.isEmpty)
        // From where it is set a person goes on.
        throwPages(host, from: 50, to: 350)
        #expect(host.exists("Two") && log.events == ["page 1"])
        try host.tap("Tap Two 0")
        throwPages(host, from: 50, to: 350)
        throwPages(host, from: 350, to: 50)
        #expect(host.exists("Tap Two 1"))
    }

    @Test("dots beside it turn the pages")
    func dots() throws {
        let log = Log()
        let host = host(Book(log: log))
        let dots = try host.frame(of: "Page")
        host.tap(at: CGPoint(x: dots.maxX - 5, y: dots.midY))
        host.advance(by: .seconds(1))
        #expect(host.exists("Two") && host.exists("at 1"))
        #expect(try host.value(of: "Page") == "2 of 3")
    }

    @Test("pages may stand in a circle, of two also", arguments: [2, 3])
    func circle(count: Int) throws {
        let log = Log()
        let host = host(Book(names: Array(["One", "Two", "Three"].prefix(count)), isCircle: true, log: log))
        for step in 1...(2 * count) {
            throwPages(host, from: 350, to: 50)
            if count == 3 { #expect(host.exists("at \(step % count)"), "\(step) \(host.texts)") }
        }
        #expect(!log.events.isEmpty)
    }

    @Test("without an animation it is there at once, and who asked is told")
    func atOnce() {
        struct Shown: UIViewControllerRepresentable {
            let controller: UIPageViewController
            func makeUIViewController(context: Context) -> UIPageViewController { controller }
            func updateUIViewController(_ uiViewController: UIPageViewController, context: Context) {}
        }
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let (first, second) = (UIHostingController(rootView: Text("A")), UIHostingController(rootView: Text("B")))
        controller.setViewControllers([first], direction: .forward, animated: false)
        let host = TestHost { Shown(controller: controller) }
        #expect(host.texts == ["A"])
        #expect(first.parent === controller)
        var told: [Bool] = []
        controller.setViewControllers([second], direction: .reverse, animated: false) { told.append($0) }
        host.settle()
        #expect(host.texts == ["B"])
        #expect(first.parent == nil && second.parent === controller)
        controller.setViewControllers([first], direction: .reverse, animated: true) { told.append($0) }
        host.settle()
        host.advance(by: .seconds(2))
        #expect(host.texts == ["A"])
        #expect(told == [true, true])
    }
}
