import DovetailCore
import Foundation

/// Shows two or three columns side by side; links and selections in one decide what is in the next. Where there is no room, one
/// column is shown at a time, with a way back.
///
/// The column that is shown alone is the last one that a link leads to or that the selection of a list in the column before is about,
/// unless the app prefers another one to begin with. Going back selects nothing in that list.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    nonisolated(unsafe) private let columns: @MainActor () -> [AnyView]
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let compactColumn: Binding<NavigationSplitViewColumn>?
    @State private var ownVisibility = NavigationSplitViewVisibility.automatic

    public var body: some View {
        SplitScreen(columns: columns(), visibility: visibility ?? $ownVisibility, preferredColumn: compactColumn)
    }
}

extension NavigationSplitView {
    /// Three columns.
    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), content(), detail(), visibility: nil, column: nil)
    }

    /// Three columns, of which the binding says which are shown.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), content(), detail(), visibility: columnVisibility, column: nil)
    }

    /// Three columns, of which the binding says which is shown first where there is room for one, and follows what is shown.
    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), content(), detail(), visibility: nil, column: preferredCompactColumn)
    }

    /// Three columns, of which the bindings say which are shown.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), content(), detail(), visibility: columnVisibility, column: preferredCompactColumn)
    }

    nonisolated private init(
        _ sidebar: Sidebar, _ content: Content, _ detail: Detail,
        visibility: Binding<NavigationSplitViewVisibility>?, column: Binding<NavigationSplitViewColumn>?
    ) {
        nonisolated(unsafe) let parts = (sidebar, content, detail)
        columns = {
            let isPair = Content.self == EmptyView.self
            return [AnyView(parts.0)] + (isPair ? [] : [AnyView(parts.1)]) + [AnyView(parts.2)]
        }
        self.visibility = visibility
        compactColumn = column
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Two columns.
    nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar(), EmptyView(), detail(), visibility: nil, column: nil)
    }

    /// Two columns, of which the binding says which are shown.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), EmptyView(), detail(), visibility: columnVisibility, column: nil)
    }

    /// Two columns, of which the binding says which is shown first where there is room for one, and follows what is shown.
    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), EmptyView(), detail(), visibility: nil, column: preferredCompactColumn)
    }

    /// Two columns, of which the bindings say which are shown.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), EmptyView(), detail(), visibility: columnVisibility, column: preferredCompactColumn)
    }
}

/// Which columns of a split view are shown.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    private enum Kind: Hashable, Codable { case automatic, all, doubleColumn, detailOnly }
    private let kind: Kind
    /// All, where there is room.
    public static let automatic = NavigationSplitViewVisibility(kind: .automatic)
    public static let all = NavigationSplitViewVisibility(kind: .all)
    /// The last two of three; both of two.
    public static let doubleColumn = NavigationSplitViewVisibility(kind: .doubleColumn)
    /// The last.
    public static let detailOnly = NavigationSplitViewVisibility(kind: .detailOnly)

    /// The first column that is shown of so many. Where others come over the detail, it stands alone to begin with.
    func firstShown(of count: Int, overDetail: Bool) -> Int {
        switch kind {
        case .automatic: overDetail ? count - 1 : 0
        case .all: 0
        case .doubleColumn: max(count - 2, 0)
        case .detailOnly: count - 1
        }
    }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    fileprivate enum Kind: Hashable { case sidebar, content, detail }
    fileprivate let kind: Kind
    public static let sidebar = NavigationSplitViewColumn(kind: .sidebar)
    public static let content = NavigationSplitViewColumn(kind: .content)
    public static let detail = NavigationSplitViewColumn(kind: .detail)

    func index(of count: Int) -> Int {
        switch kind {
        case .sidebar: 0
        case .content: min(1, count - 1)
        case .detail: count - 1
        }
    }

    init(index: Int, of count: Int) {
        self = index == 0 ? .sidebar : index == count - 1 ? .detail : .content
    }

    fileprivate init(kind: Kind) { self.kind = kind }
}
