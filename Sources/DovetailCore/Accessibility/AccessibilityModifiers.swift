import AttributeGraph

extension View {
    /// Names the view for tests and tools; never shown.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        var semantics = Semantics(role: .group)
        semantics.identifier = identifier
        return self.semantics(semantics)
    }

    /// Says what the view is, in place of its texts.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View { accessibilityLabel(label.plainString) }

    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(labelKey.resolved)
    }

    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        var semantics = Semantics(role: .group)
        semantics.label = String(label)
        return self.semantics(semantics)
    }

    /// Says what the view's value is.
    nonisolated public func accessibilityValue(_ value: Text) -> some View {
        var semantics = Semantics(role: .group)
        semantics.value = value.plainString
        return self.semantics(semantics)
    }

    /// Says what the view's value is.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    /// Says what the view's value is.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    /// Hides the view from accessibility tools and tests.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        modifier(AccessibilityHiddenModifier(isHidden: hidden))
    }
}

struct AccessibilityHiddenModifier: PrimitiveViewModifier {
    typealias Body = Never
    let isHidden: Bool

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        DisplayGroup.wrap(inputs: inputs, body: body) { _ in
            var appearance = DisplayGroup.Appearance()
            appearance.isHiddenFromAccessibility = modifier.value.isHidden
            return appearance
        }
    }
}
