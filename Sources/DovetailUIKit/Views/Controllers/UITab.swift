import DovetailCore
import Foundation

/// A tab of a ``UITabBarController``, which makes its controller when it is shown.
///
///     tabs.tabs = [
///         UITab(title: "Library", image: UIImage(systemName: "books.vertical"), identifier: "library") { _ in LibraryController() }
///     ]
@MainActor @preconcurrency
open class UITab: NSObject {
    /// Its name.
    open var title: String { didSet { follow() } }
    /// A longer name. It is kept, and nothing else.
    open var subtitle: String?
    /// Its picture.
    open var image: UIImage? { didSet { follow() } }
    /// What it is known by.
    public let identifier: String
    /// A text at its corner; nil for nothing.
    open var badgeValue: String? { didSet { follow() } }
    /// Where it may stand when a person arranges tabs. They can't here: it is kept, and nothing else.
    public enum Placement: Int, Sendable { case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly }
    /// Where it may stand when a person arranges tabs. It is kept, and nothing else.
    open var preferredPlacement = Placement.automatic
    /// Whether a person may hide it. They can't here: it is kept, and nothing else.
    open var allowsHiding = false
    /// Whether it is not shown.
    open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.tabsChanged() } } }
    /// Values of the app's own.
    open var userInfo: Any?
    /// Makes its controller.
    private let provider: ((UITab) -> UIViewController)?
    /// The controller that shows it.
    public fileprivate(set) weak var tabBarController: UITabBarController?
    /// The group that it is in.
    public fileprivate(set) weak var parent: UITabGroup?

    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        (self.title, self.image, self.identifier) = (title, image, identifier)
        provider = viewControllerProvider
    }

    /// What it shows: made when it is asked for the first time.
    public private(set) lazy var viewController: UIViewController? = {
        let made = provider?(self)
        if let made { tell(made) }
        return made
    }()

    private func tell(_ controller: UIViewController) {
        let item = UITabBarItem(title: title, image: image, tag: 0)
        item.badgeValue = badgeValue
        controller.tabBarItem = item
    }

    private func follow() {
        if let tabBarController, let viewController { tell(viewController); tabBarController.tabChanged() }
    }
}

/// A tab to look for something. It stands among the others.
@MainActor @preconcurrency
open class UISearchTab: UITab {
    /// Whether the field has the keyboard when the tab is shown. It is kept, and nothing else.
    open var automaticallyActivatesSearch = false
    /// A tab with a magnifying glass.
    public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        super.init(
            title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "search",
            viewControllerProvider: viewControllerProvider)
    }
    public override init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    }
}

/// Tabs that belong together. On a bar a group is one tab, which shows its own controller, or else that of its first tab.
@MainActor @preconcurrency
open class UITabGroup: UITab {
    /// The tabs in it.
    open var children: [UITab] { didSet { adopt() } }
    /// The tab of it that is shown; nil for the first.
    open weak var selectedChild: UITab?
    /// What a person may add. It is kept, and nothing else: bars show none.
    open var sidebarActions: [UIAction] = []
    /// The tab that is selected at first.
    open var defaultChildIdentifier: String?
    /// Leads through the tabs' controllers. It is kept, and nothing else.
    open var managingNavigationController: UINavigationController?

    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        let shown = children.first
        super.init(
            title: title, image: image, identifier: identifier,
            viewControllerProvider: viewControllerProvider ?? { _ in shown?.viewController ?? UIViewController() })
        adopt()
    }

    private func adopt() { for child in children { child.parent = self } }
}

extension UITabBarController {
    /// How tabs are shown.
    public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }
    /// When the bar becomes small.
    public enum MinimizeBehavior: Int, Sendable { case automatic, never, onScrollDown, onScrollUp }

    /// The tabs, in place of ``viewControllers``. Those that are hidden are not shown.
    public var tabs: [UITab] {
        get { ownTabs }
        set {
            for tab in ownTabs { tab.tabBarController = nil }
            ownTabs = newValue
            for tab in newValue { tab.tabBarController = self }
            tabsChanged()
        }
    }
    /// Sets the tabs.
    public func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }
    /// The tab that is shown.
    public var selectedTab: UITab? {
        get { ownTabs.first { !$0.isHidden && $0.viewController === selectedViewController } }
        set { selectedViewController = newValue?.viewController }
    }
    /// The tab of an identifier, also one in a group; nil where there is none.
    public func tab(forIdentifier identifier: String) -> UITab? {
        var waiting = ownTabs
        while let tab = waiting.popLast() {
            if tab.identifier == identifier { return tab }
            waiting += (tab as? UITabGroup)?.children ?? []
        }
        return nil
    }

    /// Which tabs there are, or are hidden, has changed.
    func tabsChanged() {
        setViewControllers(ownTabs.filter { !$0.isHidden }.compactMap(\.viewController), animated: false)
    }
}
