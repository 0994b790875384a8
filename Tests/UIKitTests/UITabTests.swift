import DovetailTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Tabs that make their controllers, and pages that tell that there is nothing")
struct UITabTests {
    private struct Shown: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    private final class Listener: NSObject, UITabBarControllerDelegate {
        var log: [String] = []
        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            tab.identifier != "locked"
        }
        func tabBarController(
            _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
        ) { log.append("\(previousTab?.identifier ?? "-") \(selectedTab.identifier)") }
    }

    private func tab(_ name: String) -> UITab {
        UITab(title: name, image: nil, identifier: name) { tab in
            UIHostingController(rootView: Text("page of \(tab.identifier)"))
        }
    }

    @Test("tabs show their controllers under their names, may be refused and hidden, and are known by identifiers")
    func tabs() throws {
        let (controller, listener) = (UITabBarController(), Listener())
        controller.tabs = [
            tab("one"), tab("two"), tab("locked"),
            UITabGroup(title: "group", image: nil, identifier: "group", children: [tab("inner")]),
        ]
        controller.delegate = listener
        let host = TestHost { Shown(controller: controller) }
        #expect(host.exists("page of one"))
        try host.tap("two")
        #expect(host.exists("page of two"))
        #expect(listener.log == ["one two"])
        #expect(controller.selectedTab?.identifier == "two")
        try host.tap("locked")
        #expect(!host.exists("page of locked"))
        #expect(controller.tab(forIdentifier: "inner")?.title == "inner")
        try host.tap("group")
        #expect(host.exists("page of inner"))
        controller.tabs[0].isHidden = true
        host.settle()
        #expect(!host.exists("one"))
        controller.selectedTab = controller.tabs[1]
        host.settle()
        #expect(host.exists("page of two"))
    }

    @Test("a controller shows a configuration in place of its view, with a button that does something")
    func nothing() throws {
        let controller = UIViewController()
        var count = 0
        var nothing = UIContentUnavailableConfiguration.empty()
        (nothing.text, nothing.secondaryText) = ("No messages", "Nothing has come.")
        nothing.button.title = "Look again"
        nothing.buttonProperties.primaryAction = UIAction { _ in count += 1 }
        controller.contentUnavailableConfiguration = nothing
        let host = TestHost { Shown(controller: controller) }
        #expect(host.exists("No messages") && host.exists("Nothing has come."))
        try host.tap("Look again")
        #expect(count == 1)
        controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
        host.settle()
        #expect(host.exists("No Results") && !host.exists("No messages"))
        controller.contentUnavailableConfiguration = nil
        host.settle()
        #expect(!host.exists("No Results"))
        let view = UIContentUnavailableView(configuration: .loading())
        #expect(view.sizeThatFits(CGSize(width: 300, height: 500)).height > 50)
    }

    @Test("a controller asks its class what to show where there is nothing")
    func asked() {
        final class Page: UIViewController {
            override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
                contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
            }
        }
        let page = Page()
        page.setNeedsUpdateContentUnavailableConfiguration()
        #expect(page.contentUnavailableConfiguration != nil)
        #expect(page.view.subviews.count == 1)
    }

    @Test("a tab of the system has a name and a picture")
    func systemItems() {
        let search = UITabBarItem(tabBarSystemItem: .search, tag: 3)
        #expect(search.title == "Search" && search.tag == 3 && search.image != nil)
        let items: [UITabBarItem.SystemItem] = [
            .more, .favorites, .featured, .topRated, .recents, .contacts, .history, .bookmarks, .search, .downloads,
            .mostRecent, .mostViewed,
        ]
        #expect(items.map(\.rawValue) == Array(0..<12))
        for item in items { #expect(UITabBarItem(tabBarSystemItem: item, tag: 0).image != nil) }
    }
}
