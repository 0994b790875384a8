import DovetailCore

extension View {
    /// Says something of the bar of the navigation view around this view; where there is none, of the window's.
    nonisolated func bar(title: Text? = nil, _ change: (inout BarOptions) -> Void = { _ in }) -> some View {
        var options = BarOptions()
        change(&options)
        return modifier(
            BarModifier(
                title: title?.withoutLook, items: EmptyToolbarContent(), options: options, appearance: .standard))
    }

    /// Sets the title of the navigation view around this view; where there is none, of the window.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { bar(title: Text(titleKey)) }

    /// Sets the title of the navigation view around this view; where there is none, of the window.
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { bar(title: Text(title)) }

    /// Sets the title of the navigation view around this view; where there is none, of the window.
    nonisolated public func navigationTitle(_ title: Text) -> some View { bar(title: title) }

    /// Shows the value of a binding as the title of the navigation view around this view. The menu of the title renames it.
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
        modifier(BoundTitle(title: title))
    }

    /// Sets a second line of the title.
    nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View { bar { $0.subtitle = subtitle } }

    /// Sets a second line of the title.
    nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    /// Sets a second line of the title.
    @_disfavoredOverload
    nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
    }

    /// How the title is shown.
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        bar { $0.titleMode = displayMode.mode }
    }

    /// How the title is shown.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        bar { $0.titleMode = mode.mode }
    }

    /// Hides the bar with the title.
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
        bar { $0.visibility[.navigationBar] = hidden ? .hidden : .visible }
    }

    /// Hides the button that goes back.
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        bar { $0.hidesBackButton = hidesBackButton }
    }

    // MARK: Older forms

    /// Sets the title of the navigation view around this view.
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        bar(title: Text(titleKey))
    }

    /// Sets the title of the navigation view around this view.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { bar(title: Text(title)) }

    /// Sets the title of the navigation view around this view.
    nonisolated public func navigationBarTitle(_ title: Text) -> some View { bar(title: title) }

    /// Sets the title of the navigation view around this view, and how it is shown.
    nonisolated public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        bar(title: title) { $0.titleMode = displayMode.mode }
    }

    /// Sets the title of the navigation view around this view, and how it is shown.
    nonisolated public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarTitle(Text(titleKey), displayMode: displayMode)
    }

    /// Sets the title of the navigation view around this view, and how it is shown.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarTitle(Text(title), displayMode: displayMode)
    }

    /// Puts views at both ends of the bar of the navigation view around this view.
    nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItemGroup(placement: .topBarLeading) { leading }
            ToolbarItemGroup(placement: .topBarTrailing) { trailing }
        }
    }

    /// Puts a view at the leading end of the bar of the navigation view around this view.
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItemGroup(placement: .topBarLeading) { leading } }
    }

    /// Puts a view at the trailing end of the bar of the navigation view around this view.
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItemGroup(placement: .topBarTrailing) { trailing } }
    }
}

private struct BoundTitle: ViewModifier {
    let title: Binding<String>

    nonisolated init(title: Binding<String>) { self.title = title }

    func body(content: Content) -> some View {
        content.bar(title: Text(verbatim: title.wrappedValue)) { $0.rename = title }
    }
}

/// The bar of a navigation view, for how its title is shown.
public struct NavigationBarItem: Sendable {
    /// How a title is shown.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// As on the page before; at the root large, and in the desktop idiom inline.
        case automatic
        /// In the bar.
        case inline
        /// Large below the bar; in the desktop idiom in the bar.
        case large

        var mode: BarTitleMode {
            switch self {
            case .automatic: .automatic
            case .inline: .inline
            case .large: .large
            }
        }
    }
}

/// How a title is shown.
public struct ToolbarTitleDisplayMode: Sendable {
    let mode: BarTitleMode
    /// As on the page before; at the root large, and in the desktop idiom inline.
    public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
    /// Large below the bar; in the desktop idiom in the bar.
    public static let large = ToolbarTitleDisplayMode(mode: .large)
    /// In the bar here.
    public static let inlineLarge = ToolbarTitleDisplayMode(mode: .inline)
    /// In the bar.
    public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}
