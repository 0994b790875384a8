import Foundation

extension WindowGroup {
    /// Windows with the given content.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        nonisolated(unsafe) let content = content()
        self.init(title: nil, id: nil, content: { _ in content })
    }

    /// Windows with the given content, which `openWindow(id:)` opens.
    nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
        nonisolated(unsafe) let content = content()
        self.init(title: nil, id: id, content: { _ in content })
    }

    /// Windows with a title and the given content.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        nonisolated(unsafe) let content = content()
        self.init(title: titleKey.resolved, id: nil, content: { _ in content })
    }

    /// Windows with a title and the given content.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        nonisolated(unsafe) let content = content()
        self.init(title: String(title), id: nil, content: { _ in content })
    }

    /// Windows with a title and the given content.
    nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) {
        nonisolated(unsafe) let content = content()
        self.init(title: title.plainString, id: nil, content: { _ in content })
    }

    /// Windows with a title and the given content, which `openWindow(id:)` opens.
    nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        nonisolated(unsafe) let content = content()
        self.init(title: titleKey.resolved, id: id, content: { _ in content })
    }

    /// Windows with a title and the given content, which `openWindow(id:)` opens.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        nonisolated(unsafe) let content = content()
        self.init(title: String(title), id: id, content: { _ in content })
    }

    // MARK: Windows for values

    /// Windows that each show a value, which `openWindow(value:)` opens. A window without a value has nil.
    nonisolated public init<D: Codable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: nil, id: nil, valueType: type) { PresentedWindowContent(session: $0, content: content) }
    }

    /// Windows that each show a value, with an id.
    nonisolated public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: nil, id: id, valueType: type) { PresentedWindowContent(session: $0, content: content) }
    }

    /// Windows with a title that each show a value.
    nonisolated public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: titleKey.resolved, id: nil, valueType: type) {
            PresentedWindowContent(session: $0, content: content)
        }
    }

    /// Windows with a title that each show a value, with an id.
    nonisolated public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: titleKey.resolved, id: id, valueType: type) {
            PresentedWindowContent(session: $0, content: content)
        }
    }

    /// Windows with a title that each show a value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: String(title), id: nil, valueType: type) {
            PresentedWindowContent(session: $0, content: content)
        }
    }

    /// Windows with a title that each show a value, with an id.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: String(title), id: id, valueType: type) {
            PresentedWindowContent(session: $0, content: content)
        }
    }

    /// Windows that each show a value; a new window without one shows the default.
    nonisolated public init<D: Codable & Hashable, C: View>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: nil, id: nil, valueType: type) {
            PresentedWindowContent(session: $0, content: { content($0.unwrapped(or: defaultValue)) })
        }
    }

    /// Windows with an id that each show a value; a new window without one shows the default.
    nonisolated public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: nil, id: id, valueType: type) {
            PresentedWindowContent(session: $0, content: { content($0.unwrapped(or: defaultValue)) })
        }
    }

    /// Windows with a title that each show a value; a new window without one shows the default.
    nonisolated public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: titleKey.resolved, id: nil, valueType: type) {
            PresentedWindowContent(session: $0, content: { content($0.unwrapped(or: defaultValue)) })
        }
    }

    /// Windows with a title and an id that each show a value; a new window without one shows the default.
    nonisolated public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: titleKey.resolved, id: id, valueType: type) {
            PresentedWindowContent(session: $0, content: { content($0.unwrapped(or: defaultValue)) })
        }
    }

    /// Windows with a title that each show a value; a new window without one shows the default.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: String(title), id: nil, valueType: type) {
            PresentedWindowContent(session: $0, content: { content($0.unwrapped(or: defaultValue)) })
        }
    }

    /// Windows with a title and an id that each show a value; a new window without one shows the default.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: String(title), id: id, valueType: type) {
            PresentedWindowContent(session: $0, content: { content($0.unwrapped(or: defaultValue)) })
        }
    }
}

extension Binding {
    /// A binding to a value that may not be there yet.
    fileprivate func unwrapped<D>(or defaultValue: @escaping () -> D) -> Binding<D> where Value == D? {
        nonisolated(unsafe) let binding = self
        nonisolated(unsafe) let defaultValue = defaultValue
        return Binding<D>(get: { binding.wrappedValue ?? defaultValue() }, set: { binding.wrappedValue = $0 })
    }
}

/// The content of a window for a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
    let session: SceneSession?
    nonisolated(unsafe) let content: (Binding<Data?>) -> Content
    @State private var value: Data?

    init(session: SceneSession?, content: @escaping (Binding<Data?>) -> Content) {
        self.session = session
        self.content = content
        _value = State(initialValue: session.flatMap { WindowValue.load(Data.self, from: $0) })
    }

    public var body: some View {
        content(
            Binding(
                get: { value },
                set: { new in
                    value = new
                    if let session, let new { WindowValue.store(AnyHashable(new), in: session) }
                }))
    }
}
