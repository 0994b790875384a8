// Names, values and hints that count only while something holds. A view that is not named so keeps its identity, and what else names it.

extension View {
    /// Says what the view is, in place of its texts, if enabled.
    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        labelled(isEnabled ? label.plainString : nil)
    }

    /// Says what the view is, in place of its texts, if enabled.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        labelled(isEnabled ? labelKey.resolved : nil)
    }

    /// Says what the view is, in place of its texts, if enabled.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
        labelled(isEnabled ? String(label) : nil)
    }

    /// Says what the view's value is, if enabled.
    nonisolated public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> some View {
        valued(isEnabled ? valueDescription.plainString : nil)
    }

    /// Says what the view's value is, if enabled.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        valued(isEnabled ? valueKey.resolved : nil)
    }

    /// Says what the view's value is, if enabled.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
        valued(isEnabled ? String(value) : nil)
    }

    /// Says what happens when the view is used, if enabled.
    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        accessibilityDetails { $0.hint = isEnabled ? hint.plainString : nil }
    }

    /// Says what happens when the view is used, if enabled.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityDetails { $0.hint = isEnabled ? hintKey.resolved : nil }
    }

    /// Says what happens when the view is used, if enabled.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
        accessibilityDetails { $0.hint = isEnabled ? String(hint) : nil }
    }

    /// What a person may say to mean the view, the most important first, if enabled.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View {
        accessibilityDetails { $0.inputLabels = isEnabled ? inputLabels.map(\.plainString) : [] }
    }

    /// What a person may say to mean the view, the most important first, if enabled.
    nonisolated public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
    ) -> some View {
        accessibilityDetails { $0.inputLabels = isEnabled ? inputLabelKeys.map(\.resolved) : [] }
    }

    /// What a person may say to mean the view, the most important first, if enabled.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S], isEnabled: Bool
    ) -> some View {
        accessibilityDetails { $0.inputLabels = isEnabled ? inputLabels.map { String($0) } : [] }
    }
}
