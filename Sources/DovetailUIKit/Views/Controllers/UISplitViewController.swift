import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// Shows two or three controllers in columns beside each other, or one of them at a time where it is narrow.
///
/// It draws itself as SwiftUI's `NavigationSplitView` does, which decides by the width how many columns there are, and shows them one over
/// the other where there is room for one (``isCollapsed``). A controller that is given for a column is shown in a navigation controller of its own,
/// unless it is one. ``init(style:)`` has a place for each column; without a style ``viewControllers`` has the list first and then what it leads to.
@MainActor @preconcurrency
open class UISplitViewController: UIViewController {
    /// Stands for a width that the split view chooses.
    public static let automaticDimension = -CGFloat.greatestFiniteMagnitude

    /// How many columns there are. `.unspecified` for one that ``viewControllers`` says.
    public let style: Style
    /// Hears of what is shown, and may decide which column is on top where there is room for one.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    /// What was given for the columns.
    private var given: [Column: UIViewController] = [:]
    /// What the columns show: what was given, or a navigation controller around it.
    private var shown: [Column: UIViewController] = [:]

    /// A controller with a place for each column.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// A controller that is given its ``viewControllers``.
    public override init(nibName: String?, bundle: Bundle?) {
        style = .unspecified
        super.init(nibName: nibName, bundle: bundle)
    }

    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    open override func loadView() { view = ControllerView(self, content: SplitContent.init) }

    // Extensions of apps override these; natively they can only replace them, which `dovetail open` writes for them.
    open dynamic override func viewDidLoad() { super.viewDidLoad() }
    open dynamic override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    open dynamic override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
    open dynamic override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    open dynamic override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    open dynamic override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    open dynamic override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }

    // MARK: Columns

    /// What the columns show, in their order. Set, the first is that of the list, and the last what it leads to.
    open var viewControllers: [UIViewController] {
        get { columns.compactMap { shown[$0] } }
        set {
            let places: [Column] =
                newValue.count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
            for column in Column.allCases {
                let place = places.firstIndex(of: column)
                set(place.flatMap { newValue.indices.contains($0) ? newValue[$0] : nil }, for: column, isWrapped: false)
            }
            changed()
        }
    }

    /// Gives a column what it shows; nil for nothing. A column that the style does not have keeps it, and does not show it.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        set(vc, for: column, isWrapped: true)
        changed()
    }

    /// What a column was given.
    open func viewController(for column: Column) -> UIViewController? { given[column] }

    /// The columns that the style has, in their order.
    var columns: [Column] {
        let hasMiddle = style == .unspecified ? shown[.supplementary] != nil : style == .tripleColumn
        return hasMiddle ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }

    func shownController(for column: Column) -> UIViewController? { shown[column] }

    private func set(_ new: UIViewController?, for column: Column, isWrapped: Bool) {
        guard given[column] !== new else { return }
        shown[column]?.removeFromParent()
        given[column] = new
        let needsBar = isWrapped && column != .compact && new != nil && !(new is UINavigationController)
        shown[column] = needsBar ? UINavigationController(rootViewController: new!) : new
        guard let child = shown[column] else { return }
        addChild(child)
        child.didMove(toParent: self)
    }

    /// Shows a column: beside the others, or on top where there is room for one.
    open func show(_ column: Column) {
        topColumn = column
        if column == .primary { displayModeChosen = columns.count == 3 ? .twoBesideSecondary : .oneBesideSecondary }
        if column == .supplementary, displayMode == .secondaryOnly { displayModeChosen = .oneBesideSecondary }
        delegate?.splitViewController(self, willShow: column)
        changed(animated: true)
    }

    /// Hides a column. That of what is led to can't be hidden.
    open func hide(_ column: Column) {
        guard column == .primary || column == .supplementary else { return }
        displayModeChosen = column == .primary && columns.count == 3 ? .oneBesideSecondary : .secondaryOnly
        if topColumn == column { topColumn = .secondary }
        delegate?.splitViewController(self, willHide: column)
        changed(animated: true)
    }

    /// Shows a controller in the last column: as a new page of it where it is narrow, else in place of what is there.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        set(vc, for: .secondary, isWrapped: true)
        topColumn = .secondary
        changed(animated: true)
    }

    /// Shows a controller in the first column. In a navigation controller it is a new page of that.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        if let navigation = shown[.primary] as? UINavigationController {
            navigation.pushViewController(vc, animated: true)
        } else {
            set(vc, for: .primary, isWrapped: true)
            changed()
        }
        topColumn = .primary
    }

    // MARK: What is seen

    /// Whether there is room for one column, as where the width is compact.
    public final private(set) var isCollapsed = false
    /// The column on top where there is room for one.
    final var topColumn = Column.primary { didSet { if oldValue != topColumn { changed() } } }
    private var displayModeChosen: DisplayMode?

    /// Which columns are to be beside the last one; `.automatic` for as many as there is room for.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet {
            displayModeChosen = nil
            changed(animated: true)
        }
    }
    /// Which columns are beside the last one.
    open var displayMode: DisplayMode {
        if let displayModeChosen { return displayModeChosen }
        if preferredDisplayMode != .automatic { return preferredDisplayMode }
        return columns.count == 3 ? .twoBesideSecondary : .oneBesideSecondary
    }
    /// How columns are to share the room. They are beside each other, or over what is behind where it is narrow, whatever is asked for.
    open var preferredSplitBehavior = SplitBehavior.automatic
    /// How columns share the room.
    open var splitBehavior: SplitBehavior { .tile }
    /// Shows and hides the list: SwiftUI's bar has a button for that itself, which this one stands for.
    public private(set) lazy var displayModeButtonItem = UIBarButtonItem(
        image: UIImage(systemName: "sidebar.left"), primaryAction: UIAction { [weak self] _ in self?.toggleList() })
    /// Whether that button is there. It is kept; SwiftUI decides.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
    /// Whether a person may swipe for columns. It is kept; SwiftUI decides.
    open var presentsWithGesture = true
    /// Whether there is a button that hides all columns but the last. It is kept; SwiftUI decides.
    open var showsSecondaryOnlyButton = false
    /// The side of the first column. It is kept: the first column is at the side where reading begins.
    open var primaryEdge = PrimaryEdge.leading
    /// What is behind the first column. It is kept; SwiftUI decides.
    open var primaryBackgroundStyle = BackgroundStyle.none

    // MARK: Widths, in points; a fraction is of the split view's own

    open var preferredPrimaryColumnWidth = automaticDimension { didSet { changed() } }
    open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { changed() } }
    open var minimumPrimaryColumnWidth = automaticDimension { didSet { changed() } }
    open var maximumPrimaryColumnWidth = automaticDimension { didSet { changed() } }
    open var preferredSupplementaryColumnWidth = automaticDimension { didSet { changed() } }
    open var preferredSupplementaryColumnWidthFraction = automaticDimension { didSet { changed() } }
    open var minimumSupplementaryColumnWidth = automaticDimension { didSet { changed() } }
    open var maximumSupplementaryColumnWidth = automaticDimension { didSet { changed() } }
    /// How wide the first column is.
    open var primaryColumnWidth: CGFloat { shown[.primary]?.viewIfLoaded?.bounds.width ?? 0 }
    /// How wide the middle column is.
    open var supplementaryColumnWidth: CGFloat { shown[.supplementary]?.viewIfLoaded?.bounds.width ?? 0 }

    // MARK: What SwiftUI's columns tell

    private func changed(animated: Bool = false) {
        guard isViewLoaded else { return }
        if animated { withAnimation { view.changed() } } else { view.changed() }
    }

    private func toggleList() { if displayMode == .secondaryOnly { show(.primary) } else { hide(.primary) } }

    /// A person has shown or hidden columns.
    final func take(_ mode: DisplayMode) {
        guard mode != displayMode else { return }
        delegate?.splitViewController(self, willChangeTo: mode)
        displayModeChosen = mode
    }

    /// The room for columns has changed.
    final func take(isCollapsed new: Bool) {
        guard new != isCollapsed else { return }
        isCollapsed = new
        if new {
            let proposed = shown[.secondary] == nil ? Column.primary : .secondary
            if style == .unspecified, let list = shown[.primary], let detail = shown[.secondary] {
                // Where the delegate has seen to it, the list stays on top.
                let isDone = delegate?.splitViewController(self, collapseSecondary: detail, onto: list) == true
                topColumn = isDone ? .primary : proposed
            } else {
                topColumn =
                    delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
            }
            delegate?.splitViewControllerDidCollapse(self)
        } else {
            delegate?.splitViewControllerDidExpand(self)
        }
        changed()
    }
}
