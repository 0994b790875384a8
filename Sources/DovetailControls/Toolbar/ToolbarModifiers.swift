import DovetailCore

extension View {
    /// Puts items that people may arrange into the bar. They cannot be arranged here.
    nonisolated public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(BarModifier(items: content(), appearance: .standard))
    }

    /// Shows or hides bars around this view.
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        setting(bars) { $0.visibility[$1] = visibility }
    }

    /// Shows or hides bars around this view.
    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        setting(bars) { $0.visibility[$1] = visibility }
    }

    /// Sets what is behind bars around this view; without bars named, the navigation bar. In the idioms of touch devices it is seen while
    /// content lies below the bar, or where the background is made visible.
    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        setting(bars) { $0.background[$1] = AnyShapeStyle(style) }
    }

    /// Shows or hides what is behind bars around this view; without bars named, the navigation bar.
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        setting(bars) { $0.backgroundVisibility[$1] = visibility }
    }

    /// Shows or hides what is behind bars around this view.
    nonisolated public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        setting(bars) { $0.backgroundVisibility[$1] = visibility }
    }

    /// Makes bars around this view light or dark; without bars named, the navigation bar.
    nonisolated public func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View {
        setting(bars) { $0.colorScheme[$1] = colorScheme }
    }

    /// Says something of bars: to the page's own, and to the tab view around where its bar is meant.
    nonisolated private func setting(
        _ bars: [ToolbarPlacement], _ change: @escaping (inout BarOptions, ToolbarPlacement) -> Void
    ) -> some View {
        var ofTabs: BarOptions?
        if bars.contains(.tabBar) {
            ofTabs = BarOptions()
            change(&ofTabs!, .tabBar)
        }
        return bar { options in
            for bar in bars.isEmpty ? [.automatic] : bars where bar != .tabBar { change(&options, bar) }
        }
        .modifier(DeclarationModifier(ofTabs, in: { $0.tabBarOptions }, onlyWhileShown: true))
    }

    /// What the bar around this view is for.
    ///
    /// In the bar of an editor the way back is a sign without a name. In the `pad` idiom, where there is room, the small title of an editor and of a
    /// browser stands at the leading edge, beside the way back, which then is a sign alone in both; other titles stand in the middle. The
    /// role changes nothing in the `desktop` idiom. Items cannot be arranged, whatever the role is.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { bar { $0.role = role.kind } }

    /// Items of a menu that opens from the title.
    nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        modifier(BarModifier(items: ToolbarTitleMenu(content: content), appearance: .standard))
    }

    /// Leaves out an item that the bar has by itself.
    nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        bar {
            $0.hidesSidebarButton = defaultItemKind == .sidebarToggle ? true : nil
            $0.hidesTitle = defaultItemKind == .title ? true : nil
        }
    }
}

/// What a bar is for.
public struct ToolbarRole: Hashable, Sendable {
    let kind: BarRole
    /// As a navigation stack's.
    public static let automatic = ToolbarRole(kind: .automatic)
    /// Goes from page to page: the title is in the middle, and the way back has the name of the page before.
    public static let navigationStack = ToolbarRole(kind: .navigationStack)
    /// Goes back and forth in what was visited.
    public static let browser = ToolbarRole(kind: .browser)
    /// Belongs to something that is edited.
    public static let editor = ToolbarRole(kind: .editor)
}

/// An item that a bar has by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String
    /// The button that shows and hides the first column of a split view.
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    /// The title.
    public static let title = ToolbarDefaultItemKind(name: "title")
    /// The field that text is searched by, which stays above the view here.
    public static let search = ToolbarDefaultItemKind(name: "search")
}

private struct TabBarOptionsKey: EnvironmentKey {
    static var defaultValue: DeclarationList<BarOptions>? { nil }
}

extension EnvironmentValues {
    /// What pages say of the bar of the tab view around; nil without one.
    var tabBarOptions: DeclarationList<BarOptions>? {
        get { self[TabBarOptionsKey.self] }
        set { self[TabBarOptionsKey.self] = newValue }
    }
}
