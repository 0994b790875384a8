import DovetailPlatform
import Foundation

/// A controller whose view has the views of others side by side.
@MainActor @preconcurrency
open class NSSplitViewController: NSViewController {
    /// The view with the dividers.
    open var splitView = NSSplitView()

    /// The controllers, in order.
    open var splitViewItems: [NSSplitViewItem] = [] {
        didSet {
            for item in oldValue where !splitViewItems.contains(where: { $0 === item }) {
                item.viewController.view.removeFromSuperview()
            }
            for item in splitViewItems { splitView.addArrangedSubview(item.viewController.view) }
        }
    }

    /// Its views stand beside each other.
    public override init() {
        super.init()
        splitView.isVertical = true
    }

    /// Its views stand beside each other. Nothing is read: there are no archives of controllers.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        splitView.isVertical = true
    }

    open override func loadView() { view = splitView }

    /// Adds a controller after the others.
    open func addSplitViewItem(_ splitViewItem: NSSplitViewItem) { splitViewItems.append(splitViewItem) }
    /// Adds a controller at a place.
    open func insertSplitViewItem(_ splitViewItem: NSSplitViewItem, at index: Int) {
        splitViewItems.insert(splitViewItem, at: index)
    }
    /// Takes a controller away.
    open func removeSplitViewItem(_ splitViewItem: NSSplitViewItem) {
        splitViewItems.removeAll { $0 === splitViewItem }
    }
    /// The place of a controller; nil where it is none of these.
    open func splitViewItem(for viewController: NSViewController) -> NSSplitViewItem? {
        splitViewItems.first { $0.viewController === viewController }
    }

    /// Shows the first controller that is a sidebar, or hides it.
    open func toggleSidebar(_ sender: Any?) {
        guard let item = splitViewItems.first(where: { $0.behavior == .sidebar }) else { return }
        item.isCollapsed.toggle()
    }
}

/// A controller in an ``NSSplitViewController``.
@MainActor @preconcurrency
open class NSSplitViewItem: NSObject {
    /// What a part of a split view is for.
    public enum Behavior: Int, Sendable { case `default`, sidebar, contentList, inspector }

    open var viewController: NSViewController
    /// What the part is for.
    public let behavior: Behavior
    /// Whether it is not shown.
    open var isCollapsed = false { didSet { viewController.view.isHidden = isCollapsed } }
    /// Whether a person may hide it. Kept: dividers here stop before that.
    open var canCollapse = false
    /// The least length, in points. Kept: lengths follow from the views.
    open var minimumThickness: CGFloat = -1
    /// The largest length, in points. Kept: lengths follow from the views.
    open var maximumThickness: CGFloat = -1

    /// A part for anything.
    public init(viewController: NSViewController) {
        self.viewController = viewController
        behavior = .default
    }
    /// A part that leads to what the others show.
    public init(sidebarWithViewController viewController: NSViewController) {
        self.viewController = viewController
        behavior = .sidebar
    }
    /// A list of what the sidebar stands for.
    public init(contentListWithViewController viewController: NSViewController) {
        self.viewController = viewController
        behavior = .contentList
    }
    /// A part with details.
    public init(inspectorWithViewController viewController: NSViewController) {
        self.viewController = viewController
        behavior = .inspector
    }
}
