import Foundation

extension View {
    /// Says what the view is, in place of its texts.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View {
        accessibilityLabel(LocalizedStringKey(labelResource))
    }

    /// Says what the view is, in place of its texts, if enabled.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ labelResource: LocalizedStringResource, isEnabled: Bool) -> some View {
        accessibilityLabel(LocalizedStringKey(labelResource), isEnabled: isEnabled)
    }

    /// Says what the view's value is.
    @_disfavoredOverload
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringResource) -> some View {
        accessibilityValue(LocalizedStringKey(valueKey))
    }

    /// Says what happens when the view is used.
    @_disfavoredOverload
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringResource) -> some View {
        accessibilityHint(LocalizedStringKey(hintKey))
    }

    /// Adds an action by its name.
    @_disfavoredOverload
    nonisolated public func accessibilityAction(named nameKey: LocalizedStringResource, _ handler: @escaping () -> Void)
        -> some View
    {
        accessibilityAction(named: LocalizedStringKey(nameKey), handler)
    }

    /// Adds a list of places that an assistive tool can go through.
    @_disfavoredOverload
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelResource: LocalizedStringResource, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        accessibilityRotor(LocalizedStringKey(labelResource), entries: entries)
    }

    /// Adds a list of places that an assistive tool can go through: the views of identifiable elements.
    @_disfavoredOverload
    public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabelKey: LocalizedStringResource, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(LocalizedStringKey(rotorLabelKey), entries: entries, entryLabel: entryLabel)
    }

    /// Adds a list of places that an assistive tool can go through: the views whose identities a key path reads.
    @_disfavoredOverload
    public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabelKey: LocalizedStringResource, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(
            LocalizedStringKey(rotorLabelKey), entries: entries, entryID: entryID, entryLabel: entryLabel)
    }

    /// Adds a list of parts of the view's text that an assistive tool can go through.
    @_disfavoredOverload
    public func accessibilityRotor(_ labelResource: LocalizedStringResource, textRanges: [Range<String.Index>])
        -> some View
    {
        accessibilityRotor(LocalizedStringKey(labelResource), textRanges: textRanges)
    }

    /// Marks a point of the view from which an assistive tool can drag, and says what is dragged.
    @_disfavoredOverload
    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringResource)
        -> some View
    {
        accessibilityDragPoint(point, description: LocalizedStringKey(description))
    }

    /// Marks a point of the view from which an assistive tool can drag, if enabled.
    @_disfavoredOverload
    nonisolated public func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool
    ) -> some View {
        accessibilityDragPoint(point, description: LocalizedStringKey(description), isEnabled: isEnabled)
    }

    /// Marks a point of the view at which an assistive tool can drop, and says what happens to what is dropped.
    @_disfavoredOverload
    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringResource)
        -> some View
    {
        accessibilityDropPoint(point, description: LocalizedStringKey(description))
    }

    /// Marks a point of the view at which an assistive tool can drop, if enabled.
    @_disfavoredOverload
    nonisolated public func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool
    ) -> some View {
        accessibilityDropPoint(point, description: LocalizedStringKey(description), isEnabled: isEnabled)
    }

    /// Says more of the view, on demand. What is said later of the same label replaces what was said before.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent(
        _ labelResource: LocalizedStringResource, _ value: Text, importance: AXCustomContentImportance = .default
    ) -> some View {
        accessibilityCustomContent(LocalizedStringKey(labelResource), value, importance: importance)
    }

    /// Says more of the view, on demand. What is said later of the same label replaces what was said before.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent(
        _ labelResource: LocalizedStringResource, _ valueKey: LocalizedStringResource,
        importance: AXCustomContentImportance = .default
    ) -> some View {
        accessibilityCustomContent(
            LocalizedStringKey(labelResource), LocalizedStringKey(valueKey), importance: importance)
    }

    /// Says more of the view, on demand. What is said later of the same label replaces what was said before.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ labelResource: LocalizedStringResource, _ value: V, importance: AXCustomContentImportance = .default
    ) -> some View {
        accessibilityCustomContent(LocalizedStringKey(labelResource), value, importance: importance)
    }

    /// Says more of the view, on demand; nothing for nil.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringResource,
        importance: AXCustomContentImportance = .default
    ) -> some View {
        accessibilityCustomContent(key, LocalizedStringKey(valueKey), importance: importance)
    }
}

extension AccessibilityRotorEntry {
    /// An entry for the view whose identity is `id`. `prepare` runs before the tool goes there.
    @_disfavoredOverload
    nonisolated public init(
        _ labelResource: LocalizedStringResource, id: ID, in namespace: Namespace.ID? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(LocalizedStringKey(labelResource), id: id, in: namespace, prepare: prepare)
    }
}

extension AccessibilityRotorEntry where ID == Never {
    /// An entry for a part of the text of the view that has the rotor. `prepare` runs before the tool goes there.
    @_disfavoredOverload
    nonisolated public init(
        _ labelResource: LocalizedStringResource, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
    ) {
        self.init(LocalizedStringKey(labelResource), textRange: textRange, prepare: prepare)
    }
}

extension AccessibilityActionCategory {
    /// A group of the app's own.
    @_disfavoredOverload
    public init(_ nameKey: LocalizedStringResource) {
        self.init(LocalizedStringKey(nameKey))
    }
}

extension AccessibilityCustomContentKey {
    /// A key whose label is shown.
    @_disfavoredOverload
    public init(_ labelResource: LocalizedStringResource, id: String) {
        self.init(LocalizedStringKey(labelResource), id: id)
    }

    /// A key whose label is shown.
    @_disfavoredOverload
    public init(_ labelResource: LocalizedStringResource) {
        self.init(LocalizedStringKey(labelResource))
    }
}
