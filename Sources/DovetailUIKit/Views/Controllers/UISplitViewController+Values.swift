import Foundation

extension UISplitViewController {
    /// How many columns there are.
    public enum Style: Int, Sendable {
        case unspecified
        /// A list, and what it leads to.
        case doubleColumn
        /// A list, one of what is chosen in it, and what that leads to.
        case tripleColumn
    }

    /// One of the columns.
    public enum Column: Int, CaseIterable, Sendable {
        case primary
        /// The one in the middle of three.
        case supplementary
        /// The last one.
        case secondary
        /// What is shown in place of all where there is room for one.
        case compact
        /// A column at the far side. It is kept, and not shown.
        case inspector
    }

    /// Which columns are beside the last one, or over it.
    public enum DisplayMode: Int, Sendable {
        case automatic
        case secondaryOnly
        case oneBesideSecondary
        case oneOverSecondary
        case twoBesideSecondary
        case twoOverSecondary
        case twoDisplaceSecondary

        public static let primaryHidden = DisplayMode.secondaryOnly
        public static let allVisible = DisplayMode.oneBesideSecondary
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }

    /// How columns share the room.
    public enum SplitBehavior: Int, Sendable {
        case automatic, tile, overlay, displace
    }

    /// Whether the button for the list is there.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        case automatic, never, always
    }

    /// The side of the first column.
    public enum PrimaryEdge: Int, Sendable {
        case leading, trailing
    }

    /// What is behind the first column.
    public enum BackgroundStyle: Int, Sendable {
        case none, sidebar
    }
}

/// Hears of a split view's columns. Every method may be left out.
@MainActor @preconcurrency
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    /// A person shows or hides columns.
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// A column is to be shown.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    /// A column is to be hidden.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    /// Which column is on top where there is room for one.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// There is room for one column, in a split view without a style. True where the list is to be on top.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// There is room for one column.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// There is room for several columns again.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    /// Whether the delegate has shown a controller in the first column itself.
    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
        -> Bool
    /// Whether the delegate has shown a controller in the last column itself.
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool
}

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool { false }
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { false }
}
