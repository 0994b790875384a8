import DovetailCore

extension View {
    /// Sets the title of the navigation view around this view; where there is none, of the window.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// Sets the title of the navigation view around this view; where there is none, of the window.
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    /// Sets the title of the navigation view around this view; where there is none, of the window.
    nonisolated public func navigationTitle(_ title: Text) -> some View {
        modifier(BarModifier(title: title, items: EmptyToolbarContent(), appearance: .standard))
    }

    /// Sets the title of the navigation view around this view.
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// Sets the title of the navigation view around this view.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    /// Sets the title of the navigation view around this view.
    nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

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
