import DovetailCore

/// A value of several things at once: that of all, or none where they differ.
private struct SharedValue<Value: Hashable> {
    let bindings: [Binding<Value>]

    /// The bindings' value as a picker has it: where they differ, no row has a tag like it.
    var selection: Binding<Value?> {
        Binding(
            get: {
                guard let first = bindings.first?.wrappedValue else { return nil }
                return bindings.allSatisfy { $0.wrappedValue == first } ? first : nil
            },
            set: { value in
                guard let value else { return }
                for binding in bindings { binding.wrappedValue = value }
            })
    }
}

extension Picker {
    /// A picker for the same value of several things at once: a choice sets them all, and while they differ nothing is chosen.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label(), shared: SharedValue(bindings: sources.map { $0[keyPath: selection] }).selection,
            content: content())
    }

    /// A picker for the same value of several things at once, with a view for the chosen value, in styles that show the value by itself.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            label: label(), shared: SharedValue(bindings: sources.map { $0[keyPath: selection] }).selection,
            content: content(), currentValue: Self.erased(currentValueLabel()))
    }
}

extension Picker where Label == Text {
    /// A picker with a title for the same value of several things at once.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
    }

    /// A picker with a title for the same value of several things at once.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(title) }
    }

    /// A picker with a title for the same value of several things at once, and with a view for the chosen value, in styles that show it by itself.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            sources: sources, selection: selection, content: content, label: { Text(titleKey) },
            currentValueLabel: currentValueLabel)
    }

    /// A picker with a title for the same value of several things at once, and with a view for the chosen value, in styles that show it by itself.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            sources: sources, selection: selection, content: content, label: { Text(title) },
            currentValueLabel: currentValueLabel)
    }
}

extension Picker where Label == DovetailControls.Label<Text, Image> {
    /// A picker with a title and a symbol for the same value of several things at once.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            DovetailControls.Label(titleKey, systemImage: systemImage)
        }
    }

    /// A picker with a title and a symbol for the same value of several things at once.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            DovetailControls.Label(title, systemImage: systemImage)
        }
    }

    /// A picker with a title and a symbol for the same value of several things at once, and with a view for the chosen value.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            sources: sources, selection: selection, content: content,
            label: { DovetailControls.Label(titleKey, systemImage: systemImage) },
            currentValueLabel: currentValueLabel)
    }

    /// A picker with a title and a symbol for the same value of several things at once, and with a view for the chosen value.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            sources: sources, selection: selection, content: content,
            label: { DovetailControls.Label(title, systemImage: systemImage) },
            currentValueLabel: currentValueLabel)
    }

    /// A picker with a title, a symbol and a view for the chosen value, in styles that show it by itself.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, content: content,
            label: { DovetailControls.Label(titleKey, systemImage: systemImage) },
            currentValueLabel: currentValueLabel)
    }

    /// A picker with a title, a symbol and a view for the chosen value, in styles that show it by itself.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, content: content, label: { DovetailControls.Label(title, systemImage: systemImage) },
            currentValueLabel: currentValueLabel)
    }
}
