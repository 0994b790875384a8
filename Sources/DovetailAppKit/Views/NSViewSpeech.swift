import DovetailControls
import DovetailCore
import Foundation

/// Tells assistive tools what an app says of a view.
struct NSViewSpeech: ViewModifier {
    let view: NSView
    /// The changes of the view so far: with another count this is another value.
    let count: Int

    func body(content: Content) -> some View {
        // An app's own class may say these things by methods that it overrides.
        let role = view.accessibilityRole()
        let traits = (role?.traits ?? []).union(view.accessibilitySubrole()?.traits ?? [])
            .union(view.isAccessibilitySelected() ? .isSelected : [])
            .union(view.isAccessibilityModal() ? .isModal : [])
        let label = view.accessibilityLabel() ?? view.accessibilityTitle()
        let value = view.accessibilityValueDescription() ?? Self.words(view.accessibilityValue())
        let hint = view.accessibilityHelp() ?? view.accessibilityPlaceholderValue()
        let identifier = view.accessibilityIdentifier()
        let (isHidden, isElement) = (view.isAccessibilityHidden(), view.isAccessibilityElement())
        let actions = view.accessibilityCustomActions() ?? []
        let says =
            label != nil || value != nil || hint != nil || !identifier.isEmpty || !traits.isEmpty || isHidden
            || isElement || !actions.isEmpty || role?.isAdjustable == true
        // What is inside would be made anew if the modifiers came and went with each word.
        let _ = view.hasSpoken = view.hasSpoken || says
        if view.hasSpoken {
            element(content, isElement: isElement || label != nil && view.content == nil && view.subviews.isEmpty)
                .accessibilityDetails { $0.addedTraits = traits }
                .accessibilityLabel(label ?? "", isEnabled: label != nil)
                .accessibilityValue(value ?? "", isEnabled: value != nil)
                .accessibilityHint(hint ?? "", isEnabled: hint != nil)
                .accessibilityIdentifier(identifier, isEnabled: !identifier.isEmpty)
                .accessibilityHidden(isHidden)
                .modifier(
                    UsedView(view: view, isPressed: role?.isPressed == true, isAdjustable: role?.isAdjustable == true)
                )
                .accessibilityActions {
                    ForEach(Array(actions.enumerated()), id: \.offset) { _, action in
                        Button(action.name) { action.perform() }
                    }
                }
        } else {
            content
        }
    }

    @ViewBuilder private func element(_ content: Content, isElement: Bool) -> some View {
        // A control is one thing by itself, and keeps what it says of itself.
        if isElement, view.content == nil { content.accessibilityElement(children: .ignore) } else { content }
    }

    private static func words(_ value: Any?) -> String? {
        switch value {
        case let text as String: text
        case let text as NSAttributedString: text.string
        case let value?: "\(value)"
        case nil: nil
        }
    }
}

/// Lets assistive tools press a view of the app's own, and have more and less of its value.
private struct UsedView: ViewModifier {
    let view: NSView
    let isPressed: Bool
    let isAdjustable: Bool

    @ViewBuilder func body(content: Content) -> some View {
        if isPressed, view.content == nil {
            content.accessibilityAction { view.accessibilityPerformPress() }
        } else if isAdjustable {
            content.accessibilityAdjustableAction { direction in
                if direction == .increment {
                    view.accessibilityPerformIncrement()
                } else {
                    view.accessibilityPerformDecrement()
                }
            }
        } else {
            content
        }
    }
}
