import Foundation

extension WindowGroup {
    /// Windows with a title and the given content.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(LocalizedStringKey(titleResource), content: content)
    }

    /// Windows with a title and the given content, which `openWindow(id:)` opens.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
        self.init(LocalizedStringKey(titleResource), id: id, content: content)
    }

    /// Windows with a title that each show a value.
    @_disfavoredOverload
    nonisolated public init<D: Codable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(LocalizedStringKey(titleResource), for: type, content: content)
    }

    /// Windows with a title that each show a value, with an id.
    @_disfavoredOverload
    nonisolated public init<D: Codable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(LocalizedStringKey(titleResource), id: id, for: type, content: content)
    }

    /// Windows with a title that each show a value; a new window without one shows the default.
    @_disfavoredOverload
    nonisolated public init<D: Codable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(LocalizedStringKey(titleResource), for: type, content: content, defaultValue: defaultValue)
    }

    /// Windows with a title and an id that each show a value; a new window without one shows the default.
    @_disfavoredOverload
    nonisolated public init<D: Codable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(LocalizedStringKey(titleResource), id: id, for: type, content: content, defaultValue: defaultValue)
    }
}

extension Window {
    /// A window with a title, which `openWindow(id:)` opens.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
        self.init(LocalizedStringKey(titleResource), id: id, content: content)
    }
}

extension CommandMenu {
    /// A menu with the given items.
    @_disfavoredOverload
    nonisolated public init(_ nameKey: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(LocalizedStringKey(nameKey), content: content)
    }
}

extension View {
    /// A text beside the view's label in a tab bar or list.
    @_disfavoredOverload
    nonisolated public func badge(_ resource: LocalizedStringResource?) -> some View {
        badge(resource.map { LocalizedStringKey($0) })
    }
}
