import Foundation

/// A bar, for modifiers that are about bars as a whole.
public struct ToolbarPlacement: Hashable, Sendable {
    package let name: String
    /// The bar that is nearest to the view: the navigation bar, or else the window's.
    public static let automatic = ToolbarPlacement(name: "navigationBar")
    /// The bar at the bottom of a page.
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    /// The bar with a page's title.
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    /// The bar of a tab view.
    public static let tabBar = ToolbarPlacement(name: "tabBar")
    /// The window's bar; in a navigation view, the navigation bar.
    public static let windowToolbar = ToolbarPlacement(name: "navigationBar")
    /// The bar below the bar with the items of an id.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement {
        ToolbarPlacement(name: "accessoryBar \(ID.self) \(id)")
    }
    /// The bar below the bar of a name.
    package init(accessoryBar name: String) { self.name = name }
    init(name: String) { self.name = name }
}

/// How a title is shown in a bar.
package enum BarTitleMode: Hashable, Sendable { case automatic, inline, large }

/// What a page's bar is for; see `toolbarRole(_:)`.
package enum BarRole: Hashable, Sendable { case automatic, navigationStack, browser, editor }

/// What views say about the bar around them, apart from its title and items. Nil leaves it to others.
package struct BarOptions: Equatable {
    package var titleMode: BarTitleMode?
    package var role: BarRole?
    package var subtitle: Text?
    package var hidesBackButton: Bool?
    package var hidesSidebarButton: Bool?
    package var hidesTitle: Bool?
    package var visibility: [ToolbarPlacement: Visibility] = [:]
    package var background: [ToolbarPlacement: AnyShapeStyle] = [:]
    package var backgroundVisibility: [ToolbarPlacement: Visibility] = [:]
    package var colorScheme: [ToolbarPlacement: ColorScheme] = [:]
    /// The width of the column that the view is the root of: least, ideal, most.
    package var columnWidth: ColumnWidth?
    /// Renames what the title names.
    package var rename: Binding<String>?
    /// What the page is about.
    package var document: BarDocument?

    nonisolated package init() {}

    /// What is said of a bar. What names no bar is about the navigation bar.
    package func value<Value>(
        _ values: KeyPath<BarOptions, [ToolbarPlacement: Value]>, of placement: ToolbarPlacement
    ) -> Value? {
        self[keyPath: values][placement] ?? (placement == .navigationBar ? self[keyPath: values][.automatic] : nil)
    }

    /// Takes over what has not been said yet.
    package mutating func fill(from inner: BarOptions) {
        titleMode = titleMode ?? inner.titleMode
        role = role ?? inner.role
        subtitle = subtitle ?? inner.subtitle
        hidesBackButton = hidesBackButton ?? inner.hidesBackButton
        hidesSidebarButton = hidesSidebarButton ?? inner.hidesSidebarButton
        hidesTitle = hidesTitle ?? inner.hidesTitle
        visibility.merge(inner.visibility) { outer, _ in outer }
        background.merge(inner.background) { outer, _ in outer }
        backgroundVisibility.merge(inner.backgroundVisibility) { outer, _ in outer }
        colorScheme.merge(inner.colorScheme) { outer, _ in outer }
        columnWidth = columnWidth ?? inner.columnWidth
        rename = rename ?? inner.rename
        document = document ?? inner.document
    }

    package static func == (left: BarOptions, right: BarOptions) -> Bool {
        left.titleMode == right.titleMode && left.role == right.role && left.subtitle == right.subtitle
            && left.hidesBackButton == right.hidesBackButton && left.hidesSidebarButton == right.hidesSidebarButton
            && left.hidesTitle == right.hidesTitle && left.visibility == right.visibility
            && left.backgroundVisibility == right.backgroundVisibility
            && left.colorScheme == right.colorScheme && left.columnWidth == right.columnWidth
            && left.document == right.document
            // Styles and bindings cannot be compared: they differ when there are any.
            && left.background.isEmpty && right.background.isEmpty && left.rename == nil && right.rename == nil
    }
}

/// How wide a column of a split view may be, in points.
package struct ColumnWidth: Equatable, Sendable {
    package var min: CGFloat?
    package var ideal: CGFloat
    package var max: CGFloat?

    nonisolated package init(min: CGFloat?, ideal: CGFloat, max: CGFloat?) {
        self.min = min
        self.ideal = ideal
        self.max = max
    }
}
