import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Controllers of UIKit's")
struct UIControllerTests {
    private struct Shown<Kind: UIViewController>: UIViewControllerRepresentable {
        let make: () -> Kind
        func makeUIViewController(context: Context) -> Kind { make() }
        func updateUIViewController(_ uiViewController: Kind, context: Context) {}
    }

    private func alert(_ log: @escaping (String) -> Void) -> UIAlertController {
        let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in log("delete") })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log("cancel") })
        return alert
    }

    @Test("the bar of a navigation controller tells what its pages show in it; a bar of nobody tells nothing")
    func barItems() {
        let (first, second) = (UIViewController(), UIViewController())
        (first.title, second.title) = ("First", "Second")
        let navigation = UINavigationController(rootViewController: first)
        #expect(navigation.navigationBar.topItem === first.navigationItem)
        #expect(navigation.navigationBar.backItem == nil)
        navigation.pushViewController(second, animated: false)
        #expect(navigation.navigationBar.topItem === second.navigationItem)
        #expect(navigation.navigationBar.backItem === first.navigationItem)
        #expect(navigation.navigationBar.items == [first.navigationItem, second.navigationItem])
        #expect(UINavigationBar().topItem == nil && UINavigationBar().items == [])
    }

    @Test("an alert is shown over the controller that presents it; a button ends it and then runs")
    func presentedAlert() throws {
        var log: [String] = []
        let controller = UIViewController()
        let host = TestHost { Shown { controller } }
        let alert = alert { log.append("\($0) \(controller.presentedViewController == nil)") }
        controller.present(alert, animated: true) { log.append("shown") }
        host.settle()
        #expect(log == ["shown"])
        #expect(host.exists("Delete?") && host.exists("It is gone then.") && host.exists("Cancel"))
        #expect(alert.presentingViewController === controller)
        // One that presents presents no other.
        controller.present(UIViewController(), animated: false)
        #expect(controller.presentedViewController === alert)
        try host.tap("Delete")
        host.advance(by: .seconds(1))
        #expect(log == ["shown", "delete true"])
        #expect(!host.exists("Delete?"))
    }

    @Test(
        "a controller hears of another size of the window before its view has it, and does something along with it and afterwards"
    )
    func sizeTransition() throws {
        final class Page: UIViewController {
            var log: [String] = []
            override func viewWillTransition(
                to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                log.append("will \(view.frame.width) \(size.width)")
                coordinator.animate { context in
                    self.log.append("along \(context.containerView.frame.width) \(context.percentComplete)")
                } completion: { context in
                    self.log.append("end \(self.transitionCoordinator === context) \(context.percentComplete)")
                }
            }
            override func viewDidLayoutSubviews() { log.append("layout \(view.frame.width)") }
        }
        let page = Page()
        let child = Page()
        page.addChild(child)
        let host = TestHost(size: CGSize(width: 200, height: 100)) { Shown { page } }
        #expect(page.log == ["layout 200.0"] && child.log.isEmpty)
        page.log = []
        host.resize(to: CGSize(width: 300, height: 100))
        #expect(page.log == ["will 200.0 300.0", "along 300.0 0.0", "layout 300.0", "end true 1.0"])
        #expect(child.log.first?.hasSuffix("300.0") == true)
        #expect(page.transitionCoordinator == nil)
    }

    @Test("the controller of a window presents over all that the window shows, and a handler may ask the next question")
    func window() throws {
        var log: [String] = []
        let host = TestHost { Text("Page") }
        let window = try #require(UIApplication.shared.keyWindow)
        let root = try #require(window.rootViewController)
        #expect(UIApplication.shared.keyWindow?.rootViewController === root)
        let first = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
        first.addAction(
            UIAlertAction(title: "Next", style: .default) { _ in
                root.present(alert { log.append($0) }, animated: true)
            })
        root.present(first, animated: true)
        host.settle()
        #expect(host.exists("First"))
        try host.tap("Next")
        host.advance(by: .seconds(1))
        #expect(host.exists("Delete?") && !host.exists("First"))
        host.press(.escape)
        host.advance(by: .seconds(1))
        #expect(log == ["cancel"])
        #expect(!host.exists("Delete?"))
        #expect(root.presentedViewController == nil)
    }

    @Test("a field of an alert has what a person typed, and buttons can be disabled meanwhile")
    func field() throws {
        let controller = UIViewController()
        let host = TestHost { Shown { controller } }
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Your name" }
        let save = UIAlertAction(title: "Save", style: .default)
        save.isEnabled = false
        alert.addAction(save)
        alert.textFields?.first?.addAction(
            UIAction { _ in save.isEnabled = alert.textFields?.first?.text?.isEmpty == false }, for: .editingChanged)
        controller.present(alert, animated: false)
        host.settle()
        #expect(try !host.isEnabled("Save"))
        try host.type("Ada", into: "Your name")
        #expect(alert.textFields?.first?.text == "Ada")
        #expect(try host.isEnabled("Save"))
    }

    @Test("another controller comes as a sheet and goes when it is dismissed; it hears of both")
    func sheet() throws {
        final class Page: UIViewController {
            var log: [String] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
                label.text = "Inside"
                view.addSubview(label)
            }
            override func viewDidAppear(_ animated: Bool) { log.append("appear") }
            override func viewDidDisappear(_ animated: Bool) { log.append("disappear") }
        }
        let controller = UIViewController()
        let host = TestHost { Shown { controller } }
        let page = Page()
        page.preferredContentSize = CGSize(width: 200, height: 100)
        controller.present(page, animated: false)
        host.advance(by: .seconds(1))
        #expect(host.texts == ["Inside"])
        var isGone = false
        page.dismiss(animated: true) { isGone = true }
        host.advance(by: .seconds(2))
        #expect(isGone)
        #expect(page.log == ["appear", "disappear"])
        #expect(host.texts == [])
    }

    @Test("a navigation controller shows its top controller and leads back; buttons of its bar call methods")
    func navigation() throws {
        final class Page: UIViewController {
            var taps = 0
            func tapped(_ sender: UIBarButtonItem) { taps += 1 }
            override func viewDidLoad() {
                super.viewDidLoad()
                navigationItem.rightBarButtonItem = UIBarButtonItem(
                    barButtonSystemItem: .add, target: self, action: Selector(calling: Page.tapped))
            }
        }
        let first = Page()
        first.title = "First"
        let second = UIViewController()
        second.title = "Second"
        let navigation = UINavigationController(rootViewController: first)
        #expect(first.navigationController === navigation)
        let host = TestHost(size: CGSize(width: 400, height: 300)) { Shown { navigation } }
        #expect(host.exists("First"))
        try host.tap("Add")
        #expect(first.taps == 1)
        first.navigationController?.pushViewController(second, animated: false)
        host.advance(by: .seconds(1))
        #expect(navigation.topViewController === second)
        #expect(host.exists("Second"))
        #expect(navigation.viewControllers.count == 2)
        try host.tap("First")
        host.advance(by: .seconds(1))
        #expect(navigation.viewControllers.count == 1)
        #expect(second.navigationController == nil)
        #expect(navigation.popViewController(animated: false) == nil)
        navigation.setViewControllers([first, second], animated: false)
        #expect(navigation.popToRootViewController(animated: false)?.count == 1)
    }

    @Test("a search controller tells of what is typed into its field")
    func search() throws {
        final class Updater: NSObject, UISearchResultsUpdating {
            var texts: [String] = []
            func updateSearchResults(for searchController: UISearchController) {
                texts.append(searchController.searchBar.text ?? "")
            }
        }
        final class Listener: NSObject, UISearchControllerDelegate {
            var events: [String] = []
            func willPresentSearchController(_ searchController: UISearchController) { events.append("will begin") }
            func didPresentSearchController(_ searchController: UISearchController) { events.append("began") }
            func willDismissSearchController(_ searchController: UISearchController) { events.append("will end") }
            func didDismissSearchController(_ searchController: UISearchController) { events.append("ended") }
        }
        let updater = Updater()
        let listener = Listener()
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.placeholder = "Find"
        search.searchResultsUpdater = updater
        search.delegate = listener
        let page = UIViewController()
        page.navigationItem.searchController = search
        let navigation = UINavigationController(rootViewController: page)
        let host = TestHost(size: CGSize(width: 400, height: 300)) { Shown { navigation } }
        #expect(!search.isActive)
        try host.type("ab", into: "Find")
        #expect(updater.texts.last == "ab")
        #expect(search.isActive && listener.events == ["will begin", "began"])
        search.isActive = false
        #expect(listener.events.suffix(2) == ["will end", "ended"] && listener.events.count == 4)
        #expect(search.searchBar.text == "")
        #expect(updater.texts.last == "")
    }

    @Test("controllers inside of others know them, and hear when they come and go")
    func children() {
        final class Child: UIViewController {
            var moves: [Bool] = []
            override func didMove(toParent parent: UIViewController?) { moves.append(parent != nil) }
        }
        let outer = UIViewController()
        let child = Child()
        outer.addChild(child)
        child.didMove(toParent: outer)
        #expect(outer.children == [child] && child.parent === outer)
        child.removeFromParent()
        #expect(outer.children.isEmpty && child.parent == nil)
        #expect(child.moves == [true, false])
    }

    @Test("font metrics grow with the size of text, large titles less than body text")
    func fontMetrics() {
        let host = TestHost { Text("") }
        #expect(UIFontMetrics.default.scaledValue(for: 20) == 20)
        #expect(UIFontMetrics(forTextStyle: .headline).scaledFont(for: .systemFont(ofSize: 15)).pointSize == 15)
        #expect(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 15), maximumPointSize: 12).pointSize == 12)
        host.close()
    }

    @Test("items are shared by buttons that tell what was done")
    func sharing() throws {
        let host = TestHost { Text("Page") }
        var done: [String] = []
        let sheet = UIActivityViewController(activityItems: ["one", "two"], applicationActivities: nil)
        sheet.excludedActivityTypes = [.mail]
        sheet.completionWithItemsHandler = { type, isDone, _, _ in done.append("\(type == .copyToPasteboard) \(isDone)")
        }
        try #require(UIApplication.shared.keyWindow?.rootViewController).present(sheet, animated: true)
        host.advance(by: .seconds(1))
        #expect(!host.exists("Mail") && !host.exists("Open") && host.exists("Cancel"))
        try host.tap("Copy")
        host.advance(by: .seconds(2))
        #expect(done == ["true true"])
        #expect(host.clipboard == "one\ntwo")
        #expect(!host.exists("Cancel"))
    }

    private final class Report: NSObject, UIActivityItemSource {
        func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any { "" }
        func activityViewController(
            _ controller: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
        ) -> Any? { "three" }
        func activityViewController(
            _ controller: UIActivityViewController, subjectForActivityType type: UIActivity.ActivityType?
        ) -> String { "Numbers" }
    }

    @Test("A source of an item is asked for it and for what it is about")
    func sharingSource() throws {
        let host = TestHost { Text("Page") }
        let sheet = UIActivityViewController(activityItems: [Report()], applicationActivities: nil)
        try #require(UIApplication.shared.keyWindow?.rootViewController).present(sheet, animated: true)
        host.advance(by: .seconds(1))
        #expect(host.exists("Numbers"))
        try host.tap("Copy")
        #expect(host.clipboard == "three")
        host.close()
    }

    private struct Hosted<Content: View>: UIViewControllerRepresentable {
        let root: Content
        func makeUIViewController(context: Context) -> UIHostingController<Content> {
            UIHostingController(rootView: root)
        }
        func updateUIViewController(_ controller: UIHostingController<Content>, context: Context) {}
    }

    private struct Pair: View {
        var body: some View {
            Text("Upper")
            Text("Lower")
        }
    }

    @Test("The views of a controller's root stand below each other where there are several, as in a window")
    func severalViews() throws {
        let host = TestHost(size: CGSize(width: 300, height: 200)) { Hosted(root: Pair()) }
        let (upper, lower) = try (host.frame(of: "Upper"), host.frame(of: "Lower"))
        #expect(lower.minY >= upper.maxY && abs(upper.midX - lower.midX) < 1, "\(upper) \(lower)")
    }

    @Test("Pictures are shared by copying and saving them")
    func sharingPictures() throws {
        let host = TestHost { Text("Page") }
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 5)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 7, height: 5))
        }
        var done: [String] = []
        let sheet = UIActivityViewController(activityItems: [picture], applicationActivities: nil)
        sheet.completionWithItemsHandler = { type, isDone, _, _ in done.append("\(type == .copyToPasteboard) \(isDone)")
        }
        try #require(UIApplication.shared.keyWindow?.rootViewController).present(sheet, animated: true)
        host.advance(by: .seconds(1))
        #expect(host.exists("Save Picture") && !host.exists("Mail"))
        try host.tap("Copy")
        host.advance(by: .seconds(2))
        #expect(done == ["true true"])
        #expect(UIPasteboard.general.image?.size == CGSize(width: 7, height: 5))
    }

    private final class Upright: UIViewController {
        override var shouldAutorotate: Bool { false }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .landscapeLeft }
    }

    @Test("Controllers say how the window may stand, and the launch options have their old name")
    func orientations() {
        let controller: UIViewController = Upright()
        #expect(!controller.shouldAutorotate && controller.supportedInterfaceOrientations == .portrait)
        #expect(controller.preferredInterfaceOrientationForPresentation == .landscapeLeft)
        #expect(UIViewController().supportedInterfaceOrientations.contains(.landscape))
        let options: [UIApplicationLaunchOptionsKey: Any] = [UIApplication.LaunchOptionsKey(rawValue: "a"): 1]
        #expect(options.count == 1)
        let view = UIView()
        view.isMultipleTouchEnabled = true
        #expect(view.isMultipleTouchEnabled && !view.isExclusiveTouch)
    }
}
