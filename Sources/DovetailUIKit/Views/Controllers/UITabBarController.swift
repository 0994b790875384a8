import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// Shows one of a few controllers, with a bar to choose it.
///
/// It draws itself as SwiftUI's `TabView` does: what the tabs are is told by each controller's ``UIViewController/tabBarItem``.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
    private var controllers: [UIViewController] = []
    /// The controllers.
    open var viewControllers: [UIViewController]? {
        get { controllers }
        set { setViewControllers(newValue, animated: false) }
    }
    private var index = 0
    /// The controller that is shown, the first being 0.
    open var selectedIndex: Int {
        get { index }
        set {
            guard controllers.indices.contains(newValue), newValue != index else { return }
            index = newValue
            tabChanged()
        }
    }
    /// The controller that is shown.
    open var selectedViewController: UIViewController? {
        get { controllers.indices.contains(index) ? controllers[index] : nil }
        set { if let new = controllers.firstIndex(where: { $0 === newValue }) { selectedIndex = new } }
    }
    /// The bar. Its tint, and whether it is hidden, are taken over; see ``UIView/appearance()`` for its look.
    public let tabBar = UITabBar()
    /// Whether there is no bar.
    open var isTabBarHidden = false { didSet { tabChanged() } }
    /// Hears of the choice of a person.
    open weak var delegate: UITabBarControllerDelegate?
    /// The tabs that the controllers were made by.
    final var ownTabs: [UITab] = []
    /// How tabs are shown. They are shown in a bar: it is kept, and nothing else.
    open var mode = Mode.automatic
    /// When the bar becomes small. It does not: it is kept, and nothing else.
    open var tabBarMinimizeBehavior = MinimizeBehavior.automatic
    /// Names the arrangement of tabs that a person may change. They can't here: it is kept, and nothing else.
    open var customizationIdentifier: String?
    /// The controllers that a person may arrange. They can't here: it is kept, and nothing else.
    open var customizableViewControllers: [UIViewController]?
    /// Shows tabs that have no room. All have: it is in no use.
    public private(set) lazy var moreNavigationController = UINavigationController()
    private var barObserver: AnyObject?

    open override func loadView() {
        view = ControllerView(self, content: TabsContent.init)
        barObserver = tabBar.changes.objectWillChange.sink { [weak self] _ in self?.tabChanged() }
    }

    // Extensions of apps override these; natively they can only replace them, which `dovetail open` writes for them.
    open dynamic override func viewDidLoad() { super.viewDidLoad() }
    open dynamic override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    open dynamic override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
    open dynamic override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    open dynamic override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    open dynamic override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    open dynamic override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }

    /// Shows the controllers in place of those that there are.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        let shown = selectedViewController
        for gone in controllers where !new.contains(where: { $0 === gone }) { gone.removeFromParent() }
        for controller in new where !controllers.contains(where: { $0 === controller }) {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        controllers = new
        // The one that is shown stays so.
        index = new.firstIndex { $0 === shown } ?? min(index, max(new.count - 1, 0))
        tabChanged()
    }

    /// Shows or hides the bar.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

    func tabChanged() { if isViewLoaded { view.changed() } }

    /// The choice of a person.
    fileprivate func choose(_ new: Int) {
        guard controllers.indices.contains(new),
            delegate?.tabBarController(self, shouldSelect: controllers[new]) != false
        else { return view.changed() }
        let previous = selectedTab
        if let wanted = ownTabs.first(where: { !$0.isHidden && $0.viewController === controllers[new] }),
            delegate?.tabBarController(self, shouldSelectTab: wanted) == false
        {
            return view.changed()
        }
        index = new
        view.changed()
        delegate?.tabBarController(self, didSelect: controllers[new])
        if let selectedTab { delegate?.tabBarController(self, didSelectTab: selectedTab, previousTab: previous) }
    }
}

/// Hears of the choice of a tab. Every method may be left out.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Whether a tab that a person pressed may be shown.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// A person chose a tab.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// Whether a tab that a person pressed may be shown, of a controller whose tabs are told as such.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
    /// A person chose a tab, of a controller whose tabs are told as such.
    func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {}
}

private struct TabsContent: View {
    let owner: UITabBarController
    /// The changes of the view so far: with another count this is another value.
    let count: Int

    private struct Page: Identifiable {
        let index: Int
        let controller: UIViewController
        var id: ObjectIdentifier { ObjectIdentifier(controller) }
    }

    var body: some View {
        let pages = (owner.viewControllers ?? []).enumerated().map { Page(index: $0, controller: $1) }
        TabView(selection: Binding(get: { owner.selectedIndex }, set: { owner.choose($0) })) {
            ForEach(pages) { page in
                ShownController(controller: page.controller)
                    .toolbar(owner.isTabBarHidden || owner.tabBar.isHidden ? .hidden : .automatic, for: .tabBar)
                    .tabItem { TabLabel(controller: page.controller, isSelected: page.index == owner.selectedIndex) }
                    .badge(page.controller.tabBarItem.badgeValue.map { Text(verbatim: $0) })
                    .tag(page.index)
            }
        }
        .modifier(OwnTint(color: owner.tabBar.tintColor))
    }
}

private struct TabLabel: View {
    let controller: UIViewController
    let isSelected: Bool

    var body: some View {
        let item: UITabBarItem = controller.tabBarItem
        let title = item.title ?? controller.title ?? controller.firstPage?.title ?? ""
        if let image = isSelected ? item.selectedImage ?? item.image : item.image { Image(uiImage: image) }
        Text(verbatim: title)
    }
}

extension UIViewController {
    /// The first controller of a navigation controller, whose title its tab has.
    fileprivate var firstPage: UIViewController? { (self as? UINavigationController)?.viewControllers.first }
}
