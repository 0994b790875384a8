/// What a rotor lists.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
    /// The type of the entries that these are made of.
    associatedtype Body: AccessibilityRotorContent
    /// The entries that these are made of.
    @AccessibilityRotorContentBuilder var body: Body { get }
    /// The entries. Not for use outside the framework.
    var _entries: _AccessibilityRotorEntries { get }
}

extension AccessibilityRotorContent {
    public var _entries: _AccessibilityRotorEntries { body._entries }
}

extension Never: AccessibilityRotorContent {
    public var _entries: _AccessibilityRotorEntries { fatalError("there are no entries of Never") }
}

/// One entry of a rotor: a place that an assistive tool can go to.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    nonisolated(unsafe) let entry: AccessibilityRotor.Entry
    /// Not to be called: an entry is made of no others.
    public var body: Never { fatalError("an entry of a rotor has no body") }

    /// An entry for the view whose identity is `id`. `prepare` runs before the tool goes there.
    nonisolated public init(
        _ label: Text, id: ID, in namespace: Namespace.ID? = nil, prepare: @escaping () -> Void = {}
    ) {
        self.init(label.plainString, id, namespace, prepare)
    }

    /// An entry for the view whose identity is `id`. `prepare` runs before the tool goes there.
    nonisolated public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID? = nil, prepare: @escaping () -> Void = {}
    ) {
        self.init(labelKey.resolved, id, namespace, prepare)
    }

    /// An entry for the view whose identity is `id`. `prepare` runs before the tool goes there.
    @_disfavoredOverload
    nonisolated public init<L: StringProtocol>(
        _ label: L, id: ID, in namespace: Namespace.ID? = nil, prepare: @escaping () -> Void = {}
    ) {
        self.init(String(label), id, namespace, prepare)
    }

    nonisolated private init(
        _ label: String, _ id: ID, _ namespace: Namespace.ID?, _ prepare: @escaping () -> Void
    ) {
        let target = namespace.map { AnyHashable(AccessibilityRotorTarget(id: id, namespace: $0)) } ?? AnyHashable(id)
        entry = AccessibilityRotor.Entry(label: label, id: target, prepare: prepare)
    }

    nonisolated fileprivate init(
        _ label: String, _ id: AnyHashable?, _ range: Range<String.Index>, _ prepare: @escaping () -> Void
    ) {
        entry = AccessibilityRotor.Entry(label: label, id: id, range: range, prepare: prepare)
    }

    /// An entry for a part of the text of the view whose identity is `id`. `prepare` runs before the tool goes there.
    nonisolated public init(
        _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(
            label.plainString, AnyHashable(AccessibilityRotorTarget(id: id, namespace: namespace)), textRange, prepare)
    }

    /// An entry for a part of the text of the view whose identity is `id`. `prepare` runs before the tool goes there.
    nonisolated public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(Text(labelKey), id: id, in: namespace, textRange: textRange, prepare: prepare)
    }

    /// An entry for a part of the text of the view whose identity is `id`. `prepare` runs before the tool goes there.
    @_disfavoredOverload
    nonisolated public init<L: StringProtocol>(
        _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare)
    }

    /// An entry for a part of the text of the view that is scrolled to by `id`. `prepare` runs before the tool goes there.
    nonisolated public init(
        _ label: Text, id: ID, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
    ) {
        self.init(label.plainString, AnyHashable(id), textRange, prepare)
    }

    /// An entry for a part of the text of the view that is scrolled to by `id`. `prepare` runs before the tool goes there.
    nonisolated public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
    ) {
        self.init(labelKey.resolved, AnyHashable(id), textRange, prepare)
    }

    /// An entry for a part of the text of the view that is scrolled to by `id`. `prepare` runs before the tool goes there.
    @_disfavoredOverload
    nonisolated public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
    ) {
        self.init(String(label), AnyHashable(id), textRange, prepare)
    }

    public var _entries: _AccessibilityRotorEntries { _AccessibilityRotorEntries(entries: [entry]) }
}

extension AccessibilityRotorEntry where ID == Never {
    /// An entry for a part of the text of the view that has the rotor. `prepare` runs before the tool goes there.
    nonisolated public init(
        _ label: Text, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
    ) {
        self.init(label.plainString, nil, textRange, prepare)
    }

    /// An entry for a part of the text of the view that has the rotor. `prepare` runs before the tool goes there.
    nonisolated public init(
        _ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
    ) {
        self.init(labelKey.resolved, nil, textRange, prepare)
    }

    /// An entry for a part of the text of the view that has the rotor. `prepare` runs before the tool goes there.
    @_disfavoredOverload
    nonisolated public init<L: StringProtocol>(
        _ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
    ) {
        self.init(String(label), nil, textRange, prepare)
    }
}

/// Several entries of a rotor.
public struct _AccessibilityRotorEntries: AccessibilityRotorContent {
    nonisolated(unsafe) let entries: [AccessibilityRotor.Entry]
    /// Not to be called: entries are made of no others.
    public var body: Never { fatalError("entries of a rotor have no body") }
    public var _entries: _AccessibilityRotorEntries { self }
}

extension _AccessibilityRotorEntries {
    fileprivate init<Model, ID: Hashable>(
        _ models: [Model], id: KeyPath<Model, ID>, label: KeyPath<Model, String>
    ) {
        entries = models.map {
            AccessibilityRotor.Entry(label: $0[keyPath: label], id: AnyHashable($0[keyPath: id]), prepare: {})
        }
    }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    /// Not to be called: it is made of the entries of its elements.
    public var body: Never { fatalError("ForEach has no body") }
    public var _entries: _AccessibilityRotorEntries {
        _AccessibilityRotorEntries(entries: data.flatMap { content($0)._entries.entries })
    }
}

extension ForEach where ID == Data.Element.ID, Content: AccessibilityRotorContent, Data.Element: Identifiable {
    /// Entries of a rotor for identifiable elements.
    public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id }, identification: .ownID)
    }
}

extension ForEach where Content: AccessibilityRotorContent {
    /// Entries of a rotor for elements identified by a key path.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] }, identification: .keyPath(id))
    }
}

/// Turns the statements of a closure into the entries of a rotor.
@resultBuilder
@MainActor @preconcurrency
public struct AccessibilityRotorContentBuilder {
    // Entries that are made of no others say so by a body that never returns.
    nonisolated public static func buildExpression(_ content: Never) -> Never {}
    nonisolated public static func buildBlock(_ content: Never) -> Never {}
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
    ) -> _AccessibilityRotorEntries {
        var entries: [AccessibilityRotor.Entry] = []
        repeat entries.append(contentsOf: (each content)._entries.entries)
        return _AccessibilityRotorEntries(entries: entries)
    }
    // What a block gives is always this type; with a generic one nothing would tell the type of what is left out.
    public static func buildIf(_ content: _AccessibilityRotorEntries?) -> _AccessibilityRotorEntries {
        content?._entries ?? _AccessibilityRotorEntries(entries: [])
    }
    public static func buildArray<Content: AccessibilityRotorContent>(
        _ contents: [Content]
    ) -> _AccessibilityRotorEntries {
        _AccessibilityRotorEntries(entries: contents.flatMap { $0._entries.entries })
    }
}

extension View {
    /// Adds a list of places that an assistive tool can go through.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        rotor(label.plainString, entries()._entries)
    }

    /// Adds a list of places that an assistive tool can go through.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        rotor(labelKey.resolved, entries()._entries)
    }

    /// Adds a list of places that an assistive tool can go through.
    @_disfavoredOverload
    public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        rotor(String(label), entries()._entries)
    }

    /// Adds a list of places that an assistive tool can go through: the views of identifiable elements.
    public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(rotorLabel, entries: entries, entryID: \.id, entryLabel: entryLabel)
    }

    /// Adds a list of places that an assistive tool can go through: the views of identifiable elements.
    public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(rotorLabelKey, entries: entries, entryID: \.id, entryLabel: entryLabel)
    }

    /// Adds a list of places that an assistive tool can go through: the views of identifiable elements.
    @_disfavoredOverload
    public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
        _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(rotorLabel, entries: entries, entryID: \.id, entryLabel: entryLabel)
    }

    /// Adds a list of places that an assistive tool can go through: the views whose identities a key path reads.
    public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(rotorLabel.plainString, .init(entries, id: entryID, label: entryLabel))
    }

    /// Adds a list of places that an assistive tool can go through: the views whose identities a key path reads.
    public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(rotorLabelKey.resolved, .init(entries, id: entryID, label: entryLabel))
    }

    /// Adds a list of places that an assistive tool can go through: the views whose identities a key path reads.
    @_disfavoredOverload
    public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
        _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(String(rotorLabel), .init(entries, id: entryID, label: entryLabel))
    }

    private func rotor(
        _ name: String, _ content: _AccessibilityRotorEntries, in system: AccessibilitySystemRotor? = nil
    ) -> some View {
        accessibilityActions(filledBy: {
            $0.rotors = [AccessibilityRotor(name: name, system: system, entries: content.entries)]
        })
    }

    // MARK: Parts of a text

    private func rotor(
        _ name: String, _ ranges: [Range<String.Index>], in system: AccessibilitySystemRotor? = nil
    ) -> some View {
        let entries = ranges.map { AccessibilityRotor.Entry(label: nil, id: nil, range: $0, prepare: {}) }
        return rotor(name, _AccessibilityRotorEntries(entries: entries), in: system)
    }

    /// Adds a list of parts of the view's text that an assistive tool can go through.
    public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View {
        rotor(label.plainString, textRanges)
    }

    /// Adds a list of parts of the view's text that an assistive tool can go through.
    public func accessibilityRotor(_ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]) -> some View {
        rotor(labelKey.resolved, textRanges)
    }

    /// Adds a list of parts of the view's text that an assistive tool can go through.
    @_disfavoredOverload
    public func accessibilityRotor<L: StringProtocol>(_ label: L, textRanges: [Range<String.Index>]) -> some View {
        rotor(String(label), textRanges)
    }

    // MARK: Lists that tools know by themselves

    /// Says what is in one of the lists that assistive tools know by themselves, in place of what they find inside the view.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        rotor(systemRotor.name, entries()._entries, in: systemRotor)
    }

    /// Says what is in one of the lists that assistive tools know by themselves: the views of identifiable elements.
    public func accessibilityRotor<EntryModel: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(systemRotor, entries: entries, entryID: \.id, entryLabel: entryLabel)
    }

    /// Says what is in one of the lists that assistive tools know by themselves: the views whose identities a key path reads.
    public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(systemRotor.name, .init(entries, id: entryID, label: entryLabel), in: systemRotor)
    }

    /// Says which parts of the view's text are in one of the lists that assistive tools know by themselves.
    public func accessibilityRotor(
        _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
    ) -> some View {
        rotor(systemRotor.name, textRanges, in: systemRotor)
    }

    /// Names the view as the place that an entry of a rotor leads to.
    nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        accessibilityDetails { $0.rotorTarget = AnyHashable(AccessibilityRotorTarget(id: id, namespace: namespace)) }
    }
}

/// What an entry names its view by.
private struct AccessibilityRotorTarget<ID: Hashable>: Hashable {
    let id: ID
    let namespace: Namespace.ID
}
