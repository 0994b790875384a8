import DovetailControls
import DovetailCore
import Foundation

/// Draws a split view controller's columns.
struct SplitContent: View {
    let owner: UISplitViewController
    /// The changes of the view so far: with another count this is another value.
    let count: Int
    @Environment(\.horizontalSizeClass) private var sizeClass

    private var isNarrow: Bool { sizeClass == .compact }

    var body: some View {
        Group {
            if isNarrow, let compact = owner.shownController(for: .compact) {
                ShownController(controller: compact)
            } else if owner.columns.count == 3 {
                NavigationSplitView(columnVisibility: visibility, preferredCompactColumn: topColumn) {
                    column(.primary)
                } content: {
                    column(.supplementary)
                } detail: {
                    column(.secondary)
                }
            } else {
                NavigationSplitView(columnVisibility: visibility, preferredCompactColumn: topColumn) {
                    column(.primary)
                } detail: {
                    column(.secondary)
                }
            }
        }
        .onChange(of: isNarrow, initial: true) { _, new in owner.take(isCollapsed: new) }
    }

    @ViewBuilder
    private func column(_ column: UISplitViewController.Column) -> some View {
        let width = ColumnWidth(of: column, in: owner)
        if let controller = owner.shownController(for: column) {
            ShownController(controller: controller).id(ObjectIdentifier(controller)).modifier(width)
        } else {
            Color.clear.modifier(width)
        }
    }

    private var visibility: Binding<NavigationSplitViewVisibility> {
        Binding {
            switch owner.displayMode {
            case .automatic: .automatic
            case .secondaryOnly: .detailOnly
            case .oneBesideSecondary, .oneOverSecondary: owner.columns.count == 3 ? .doubleColumn : .all
            case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: .all
            }
        } set: { new in
            let hasThree = owner.columns.count == 3
            if new == .detailOnly {
                owner.take(.secondaryOnly)
            } else if new == .all {
                owner.take(hasThree ? .twoBesideSecondary : .oneBesideSecondary)
            } else {
                owner.take(.oneBesideSecondary)
            }
        }
    }

    private var topColumn: Binding<NavigationSplitViewColumn> {
        Binding {
            switch owner.topColumn {
            case .primary: .sidebar
            case .supplementary: owner.columns.count == 3 ? .content : .sidebar
            case .secondary, .compact, .inspector: .detail
            }
        } set: { new in
            owner.topColumn = new == .sidebar ? .primary : new == .content ? .supplementary : .secondary
        }
    }
}

/// How wide a column is to be, where the controller says so.
private struct ColumnWidth: ViewModifier {
    private let least: CGFloat?
    private let ideal: CGFloat?
    private let most: CGFloat?

    init(of column: UISplitViewController.Column, in owner: UISplitViewController) {
        func said(_ width: CGFloat) -> CGFloat? { width == UISplitViewController.automaticDimension ? nil : width }
        func share(_ fraction: CGFloat) -> CGFloat? {
            guard let fraction = said(fraction), let width = owner.viewIfLoaded?.bounds.width, width > 0 else {
                return nil
            }
            return fraction * width
        }
        switch column {
        case .primary:
            least = said(owner.minimumPrimaryColumnWidth)
            most = said(owner.maximumPrimaryColumnWidth)
            ideal = said(owner.preferredPrimaryColumnWidth) ?? share(owner.preferredPrimaryColumnWidthFraction)
        case .supplementary:
            least = said(owner.minimumSupplementaryColumnWidth)
            most = said(owner.maximumSupplementaryColumnWidth)
            ideal =
                said(owner.preferredSupplementaryColumnWidth) ?? share(owner.preferredSupplementaryColumnWidthFraction)
        case .secondary, .compact, .inspector:
            (least, ideal, most) = (nil, nil, nil)
        }
    }

    func body(content: Content) -> some View {
        if let width = ideal ?? least ?? most {
            let width = min(max(width, least ?? 0), most ?? .infinity)
            content.navigationSplitViewColumnWidth(min: least ?? min(width, most ?? width), ideal: width, max: most)
        } else {
            content
        }
    }
}
