import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Tabs and bars of UIKit's controllers")
struct UITabBarControllerTests {
    private struct Shown<Kind: UIViewController>: UIViewControllerRepresentable {
        let make: () -> Kind
        func makeUIViewController(context: Context) -> Kind { make() }
        func updateUIViewController(_ uiViewController: Kind, context: Context) {}
    }

    private final class Listener: NSObject, UITabBarControllerDelegate, UINavigationControllerDelegate {
        var log: [String] = []
        var refused: UIViewController?
        func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
            -> Bool
        {
            viewController !== refused
        }
        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            log.append("tab \(tabBarController.selectedIndex)")
        }
        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) { log.append("will \(viewController.title ?? "")") }
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) { log.append("did \(viewController.title ?? "")") }
    }

    @Test("a tab shows its controller; the delegate decides and hears of what a person chooses")
    func tabs() throws {
        let home = UIHostingController(rootView: Text("Home page"))
        home.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
        let list = UIHostingController(rootView: Text("List page"))
        list.title = "List"
        let more = UINavigationController(rootViewController: UIHostingController(rootView: Text("More page")))
        more.tabBarItem.title = "More"
        let tabs = UITabBarController()
        tabs.viewControllers = [home, list, more]
        let listener = Listener()
        tabs.delegate = listener
        let host = TestHost(size: CGSize(width: 390, height: 800), idiom: .phone) { Shown { tabs } }
        #expect(host.exists("Home page") && tabs.selectedViewController === home && list.tabBarController === tabs)
        // The bar made the list's item, which is nothing to warn of.
        #expect(!Log.warnings.contains { $0.hasPrefix("Publishing") && $0.contains("PlatformViewChanges") })
        try host.tap("List")
        #expect(host.exists("List page") && !host.exists("Home page") && listener.log == ["tab 1"])
        listener.refused = more
        try host.tap("More")
        #expect(host.exists("List page") && tabs.selectedIndex == 1)
        tabs.selectedIndex = 2
        host.settle()
        #expect(host.exists("More page") && listener.log == ["tab 1"])
        home.tabBarItem.badgeValue = "7"
        host.settle()
        #expect(try host.value(of: "Home")?.contains("7") == true)
        tabs.setViewControllers([home, more], animated: false)
        host.settle()
        #expect(tabs.selectedViewController === more && !host.exists("List"))
        tabs.tabBar.isHidden = true
        host.settle()
        #expect(!host.exists("Home"))
    }

    @Test("a navigation controller has a view for its title, buttons at the bottom, menus of buttons, and a delegate")
    func navigation() throws {
        var log: [String] = []
        let first = UIViewController()
        first.title = "First"
        let label = UILabel()
        label.text = "In place of the title"
        first.navigationItem.titleView = label
        first.toolbarItems = [
            UIBarButtonItem(title: "Left", primaryAction: UIAction { _ in log.append("left") }), .flexibleSpace(),
            UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in log.append("add") }),
        ]
        first.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Menu",
            menu: UIMenu(children: [
                UIAction(title: "Copy") { _ in log.append("copy") },
                UIMenu(
                    title: "", options: .displayInline,
                    children: [UIAction(title: "Delete", attributes: .destructive) { _ in log.append("delete") }]),
                UIAction(title: "Never", attributes: .hidden) { _ in },
            ]))
        let navigation = UINavigationController(rootViewController: first)
        let listener = Listener()
        navigation.delegate = listener
        navigation.setToolbarHidden(false, animated: false)
        let host = TestHost(size: CGSize(width: 390, height: 800), idiom: .phone) { Shown { navigation } }
        #expect(host.exists("In place of the title") && !host.exists("First"))
        #expect(abs(try host.frame(of: "In place of the title").midX - 195) < 40)
        try host.tap("Left")
        #expect(try host.frame(of: "Left").minY > 700)
        #expect(try host.frame(of: "Left").minX < 60 && host.frame(of: "Add").minX > 330)
        try host.tap("Menu")
        host.advance(by: .seconds(1))
        #expect(!host.exists("Never"))
        try host.tap("Delete")
        host.advance(by: .seconds(1))
        #expect(log == ["left", "delete"])
        first.navigationItem.rightBarButtonItem?.title = "Other"
        host.settle()
        #expect(host.exists("Other") && !host.exists("Menu"))
        let second = UIViewController()
        second.title = "Second"
        navigation.pushViewController(second, animated: false)
        host.advance(by: .seconds(1))
        #expect(listener.log.suffix(2) == ["will Second", "did Second"])
        navigation.popViewController(animated: false)
        host.advance(by: .seconds(1))
        #expect(listener.log.suffix(2) == ["will First", "did First"])
    }
}
