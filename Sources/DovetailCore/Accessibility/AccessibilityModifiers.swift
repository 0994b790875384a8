import AttributeGraph
import Foundation

/// Says something about a view for assistive tools and tests. It draws nothing and takes no events.
struct AccessibilityModifier: PrimitiveViewModifier {
    typealias Body = Never
    nonisolated(unsafe) let semantics: Semantics
    /// Fills in what can be done; runs whenever the view is made anew, so that the newest closures are called.
    nonisolated(unsafe) let configure: ((AccessibilityActions) -> Void)?

    nonisolated init(_ change: (inout Semantics) -> Void) {
        var semantics = Semantics(role: .group)
        semantics.isModifier = true
        change(&semantics)
        self.semantics = semantics
        configure = nil
    }

    nonisolated init(configure: @escaping (AccessibilityActions) -> Void) {
        var semantics = Semantics(role: .group)
        semantics.isModifier = true
        self.semantics = semantics
        self.configure = configure
    }

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let actions = modifier.untracked.configure == nil ? nil : AccessibilityActions()
        if let actions {
            let rule = ActionRule { [weak window = inputs.graphInputs.window] in
                let wasWanted = actions.focus?.isWanted == true
                actions.clear()
                modifier.value.configure?(actions)
                guard !wasWanted, actions.focus?.isWanted == true else { return }
                MainActor.assumeIsolated { window?.toolFocusWish = actions }
            }
            _ = Attribute(effect: rule, stage: .structure)
        }
        let semantics = modifier.projected { $0.semantics }
        return DisplayGroup.wrap(inputs: inputs, body: body) { size in
            var appearance = GroupAppearance()
            appearance.semantics = semantics.value
            if let actions {
                actions.size = size
                var details = appearance.semantics?.details ?? AccessibilityDetails()
                details.actions = actions
                appearance.semantics?.details = details
            }
            return appearance
        }
    }
}

extension View {
    nonisolated package func accessibilityDetails(
        _ change: (inout AccessibilityDetails) -> Void
    ) -> some View {
        modifier(
            AccessibilityModifier {
                var details = AccessibilityDetails()
                change(&details)
                $0.details = details
            })
    }

    nonisolated func accessibilityActions(
        filledBy configure: @escaping (AccessibilityActions) -> Void
    ) -> ModifiedContent<Self, AccessibilityModifier> {
        modifier(AccessibilityModifier(configure: configure))
    }

    // MARK: Names

    /// Names the view for tests and tools; never shown.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibilityIdentifier(identifier, isEnabled: true)
    }

    /// Names the view for tests and tools, if enabled; never shown.
    nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        modifier(AccessibilityModifier { if isEnabled { $0.identifier = identifier } })
    }

    /// Says what the view is, in place of its texts.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View { labelled(label.plainString) }

    /// Says what the view is, in place of its texts.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        labelled(labelKey.resolved)
    }

    /// Says what the view is, in place of its texts.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { labelled(String(label)) }

    nonisolated func labelled(_ label: String?) -> some View {
        modifier(AccessibilityModifier { $0.label = label })
    }

    /// Says what the view's value is.
    nonisolated public func accessibilityValue(_ value: Text) -> some View { valued(value.plainString) }

    /// Says what the view's value is.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        valued(valueKey.resolved)
    }

    /// Says what the view's value is.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { valued(String(value)) }

    nonisolated func valued(_ value: String?) -> some View {
        modifier(AccessibilityModifier { $0.value = value })
    }

    /// Says what happens when the view is used.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View {
        accessibilityDetails { $0.hint = hint.plainString }
    }

    /// Says what happens when the view is used.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityDetails { $0.hint = hintKey.resolved }
    }

    /// Says what happens when the view is used.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityDetails { $0.hint = String(hint) }
    }

    /// What a person may say to mean the view, the most important first.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        accessibilityDetails { $0.inputLabels = inputLabels.map(\.plainString) }
    }

    /// What a person may say to mean the view, the most important first.
    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        accessibilityDetails { $0.inputLabels = inputLabelKeys.map(\.resolved) }
    }

    /// What a person may say to mean the view, the most important first.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        accessibilityDetails { $0.inputLabels = inputLabels.map { String($0) } }
    }

    // MARK: What it is

    /// Adds to what the view is.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibilityDetails { $0.addedTraits = traits }
    }

    /// Takes away from what the view is.
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibilityDetails { $0.removedTraits = traits }
    }

    /// Makes the view a heading of a rank.
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        accessibilityDetails {
            $0.headingLevel = level
            $0.addedTraits = .isHeader
        }
    }

    /// Sets the order among siblings: those of a higher priority come first. 0 by default.
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        accessibilityDetails { $0.sortPriority = sortPriority.isNaN ? 0 : sortPriority }
    }

    // MARK: What is inside

    /// Hides the view from accessibility tools and tests.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        modifier(AccessibilityHiddenModifier(isHidden: hidden))
    }

    /// Hides the view from accessibility tools and tests, if enabled.
    nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        accessibilityHidden(hidden && isEnabled)
    }

    /// Makes the view one element, which hides, holds or joins those inside.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(
            AccessibilityModifier {
                switch children.behavior {
                case .ignore:
                    var details = AccessibilityDetails()
                    details.hidesInner = true
                    $0.details = details
                case .contain: break
                case .combine: $0.combinesChildren = true
                }
            })
    }

    /// Puts the elements of other views, which are not shown, in place of those inside this one. What the view itself is called and can do stays.
    nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        background(AccessibilityStandIn(content: children()).accessibilityDetails { $0.isStandIn = true })
            .accessibilityDetails { $0.replacesChildren = true }
    }

    /// Lets assistive tools see another view, which is not shown, in place of this one.
    nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        accessibilityHidden(true).background(AccessibilityStandIn(content: representation()))
    }

    // MARK: What can be done

    /// Adds an action of a kind. The default one is what activating the view does.
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityActions(filledBy: { $0.entries.append(.init(kind: actionKind, run: handler)) })
    }

    /// Adds an action by its name.
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }

    /// Adds an action by its name.
    nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(AccessibilityActionKind(name: nameKey.resolved), handler)
    }

    /// Adds an action by its name.
    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(AccessibilityActionKind(name: String(name)), handler)
    }

    /// Lets a person adjust the view's value, as that of a slider.
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        accessibilityActions(filledBy: { $0.adjust = handler })
    }
}

/// Views that only assistive tools see: they have a place and a size, but are neither drawn nor hit.
package struct AccessibilityStandIn<Content: View>: View {
    // A view need not be sendable; it is read on the main actor alone, by `body`.
    nonisolated(unsafe) private let content: Content

    nonisolated package init(content: Content) { self.content = content }

    package var body: some View {
        content.clipShape(NoShape()).allowsHitTesting(false)
    }
}

private struct NoShape: Shape {
    nonisolated func path(in rect: CGRect) -> Path { Path() }
}

struct AccessibilityHiddenModifier: PrimitiveViewModifier {
    typealias Body = Never
    let isHidden: Bool

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        DisplayGroup.wrap(inputs: inputs, body: body) { _ in
            var appearance = GroupAppearance()
            appearance.isHiddenFromAccessibility = modifier.value.isHidden
            return appearance
        }
    }
}
