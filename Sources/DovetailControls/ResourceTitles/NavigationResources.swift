import DovetailCore
import Foundation

extension NavigationLink where Label == Text {
    /// A link with a title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
        self.init(LocalizedStringKey(titleResource), destination: destination)
    }
}

extension NavigationLink where Destination == Never {
    /// A link that adds a value to the path of the stack around it; disabled for nil.
    @_disfavoredOverload
    nonisolated public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) where Label == Text {
        self.init(LocalizedStringKey(titleResource), value: value)
    }

    /// A link that adds a value to the path of the stack around it; disabled for nil. The value can be coded with the path.
    @_disfavoredOverload
    nonisolated public init<P: Codable & Hashable>(_ titleResource: LocalizedStringResource, value: P?)
    where Label == Text {
        self.init(LocalizedStringKey(titleResource), value: value)
    }
}

extension View {
    /// Sets the title of the navigation view around this view; where there is none, of the window.
    @_disfavoredOverload
    nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationTitle(LocalizedStringKey(titleResource))
    }

    /// Sets a second line of the title.
    @_disfavoredOverload
    nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringResource) -> some View {
        navigationSubtitle(LocalizedStringKey(subtitleKey))
    }

    /// Sets the title of the navigation view around this view.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationBarTitle(LocalizedStringKey(titleResource))
    }

    /// Sets the title of the navigation view around this view, and how it is shown.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle(
        _ titleResource: LocalizedStringResource, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarTitle(LocalizedStringKey(titleResource), displayMode: displayMode)
    }

    /// Shows a text beside the pointer when it has rested on the view for a while.
    @_disfavoredOverload
    nonisolated public func help(_ textKey: LocalizedStringResource) -> some View {
        help(LocalizedStringKey(textKey))
    }
}

extension Tab where Value: Hashable, Label == DefaultTabLabel {
    /// A page for a value, with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            LocalizedStringKey(titleResource), systemImage: systemImage, value: value, role: role, content: content)
    }

    /// A page for a value, with a title and an image.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(LocalizedStringKey(titleResource), image: image, value: value, role: role, content: content)
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// A page with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(LocalizedStringKey(titleResource), systemImage: systemImage, role: role, content: content)
    }

    /// A page with a title and an image.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(LocalizedStringKey(titleResource), image: image, role: role, content: content)
    }
}

extension TabSection where Footer == EmptyView {
    /// Tabs under a title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, @TabContentBuilder<SelectionValue> content: () -> Content
    ) where Header == Text {
        self.init(LocalizedStringKey(titleResource), content: content)
    }
}

extension TabContent {
    /// Names the tab's button for people who don't see it.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ labelResource: LocalizedStringResource, isEnabled: Bool = true)
        -> some TabContent<TabValue>
    {
        accessibilityLabel(LocalizedStringKey(labelResource), isEnabled: isEnabled)
    }
}
