import DovetailCore
import Foundation

/// What assistive tools are told of a view but for its name, as far as the app says it.
struct SpokenView {
    /// Whether it is one thing; nil for what it is by itself.
    var isElement: Bool?
    /// Nil for those that it has by itself.
    var traits: UIAccessibilityTraits?
    var value: String?
    var hint: String?
    var isHidden = false
}

/// Tells assistive tools what an app says of a view, its name included.
struct ViewSpeech: ViewModifier {
    let view: UIView
    /// The changes of the view so far: with another count this is another value.
    let count: Int

    func body(content: Content) -> some View {
        // An app's own class may say these things by properties that it overrides.
        let (label, identifier) = (view.accessibilityLabel, view.accessibilityIdentifier)
        let (value, hint, isHidden) = (
            view.accessibilityValue, view.accessibilityHint, view.accessibilityElementsHidden
        )
        let traits = view.isAccessibilityElement ? view.accessibilityTraits : view.traitsByItself
        let isTold = traits != view.traitsByItself
        let says = label != nil || identifier != nil || value != nil || hint != nil || isTold || isHidden
        // What is inside would be made anew if the modifiers came and went with each word.
        let _ = view.hasSpoken = view.hasSpoken || says
        if view.hasSpoken {
            content
                .accessibilityDetails {
                    $0.addedTraits = isTold ? traits.told : []
                    $0.removedTraits = isTold ? UIAccessibilityTraits.all.told.subtracting(traits.told) : []
                }
                .accessibilityValue(value ?? "", isEnabled: value != nil)
                .accessibilityHint(hint ?? "", isEnabled: hint != nil)
                .accessibilityLabel(label ?? "", isEnabled: label != nil)
                .accessibilityIdentifier(identifier ?? "", isEnabled: identifier != nil)
                .accessibilityHidden(isHidden)
                .modifier(AdjustableView(view: isTold && traits.contains(.adjustable) ? view : nil))
        } else {
            content
        }
    }
}

/// Lets assistive tools have more and less of a view's value.
private struct AdjustableView: ViewModifier {
    let view: UIView?

    func body(content: Content) -> some View {
        if let view {
            content.accessibilityAdjustableAction { direction in
                if direction == .increment { view.accessibilityIncrement() } else { view.accessibilityDecrement() }
            }
        } else {
            content
        }
    }
}
