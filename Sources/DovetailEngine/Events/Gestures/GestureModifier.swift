import AttributeGraph
import Foundation

/// Takes part in presses on behalf of a view's gesture.
package final class GestureResponder: Responder {
    package weak var node: DisplayNode?
    package var hasRegainedFocus = false
    /// How a gesture stands to those of the view itself and inside it.
    enum Priority { case normal, high, simultaneous }

    let recognizer: _AnyGestureRecognizer
    let priority: Priority
    var mask = GestureMask.all
    var isEnabled = true

    init(recognizer: _AnyGestureRecognizer, priority: Priority) {
        self.recognizer = recognizer
        self.priority = priority
    }

    // A gesture is made on what the view shows, or on its content shape: an empty place in the view is no target.
    package func accepts(_ location: CGPoint) -> Bool { false }
}

/// Adds a gesture to a view. New actions are handed to what recognises it, in place: they neither lay out nor draw anything.
struct GestureModifier<G: Gesture>: PrimitiveViewModifier {
    typealias Body = Never
    nonisolated(unsafe) let gesture: G
    let priority: GestureResponder.Priority
    let mask: GestureMask

    nonisolated init(gesture: G, priority: GestureResponder.Priority, mask: GestureMask) {
        self.gesture = gesture
        self.priority = priority
        self.mask = mask
    }

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let recognizer = G._makeRecognizer(inputs: inputs.graphInputs)
        let responder = GestureResponder(recognizer: recognizer, priority: modifier.untracked.priority)
        let actions = SemanticsActions()
        let isEnabled = inputs.environment.projected(at: \.isEnabled)
        let isActivatable = Attribute<Bool>(
            effect: GestureUpdateRule(modifier: modifier, recognizer: recognizer, responder: responder),
            stage: .structure)
        _ = Attribute(effect: GestureEnabling(isEnabled: isEnabled, responder: responder), stage: .structure)
        actions.activate = { [unowned responder] in
            if responder.isEnabled, responder.mask.contains(.gesture) { responder.recognizer.activate() }
        }
        return DisplayGroup.wrap(inputs: inputs, body: body) { _ in
            var appearance = GroupAppearance()
            appearance.responder = responder
            if isActivatable.value {
                appearance.semantics = Semantics(role: .group)
                appearance.semantics?.actions = actions
                appearance.semantics?.isEnabled = isEnabled.value
            }
            return appearance
        }
    }
}

/// Keeps a recogniser in step with its gesture. Its value tells whether the gesture can be made without the pointer.
/// Tells a responder whether its view is enabled.
private struct GestureEnabling: EffectRule {
    let isEnabled: Attribute<Bool>
    let responder: GestureResponder

    func run() { responder.isEnabled = isEnabled.value }
}

private struct GestureUpdateRule<G: Gesture>: StatefulRule {
    let modifier: Attribute<GestureModifier<G>>
    let recognizer: _GestureRecognizer<G.Value>
    let responder: GestureResponder

    mutating func update(previous: Bool?) -> RuleResult<Bool> {
        let current = modifier.value
        responder.mask = current.mask
        current.gesture._update(recognizer)
        return .value(recognizer.isActivatable)
    }
}

extension View {
    /// Adds a gesture to the view. Gestures of the view itself and inside it come first.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .normal, mask: mask))
    }

    /// Adds a gesture to the view that comes before those of the view itself and inside it.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
    }

    /// Adds a gesture to the view that is recognised independently of those of the view itself and inside it.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
    }

    /// Adds a gesture to the view that is recognised while `isEnabled`. Gestures of the view itself and inside it come first.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture to the view that is recognised while `isEnabled`, and then before those of the view itself.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture to the view that is recognised while `isEnabled`, independently of those of the view itself.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture with a name to the view that is recognised while `isEnabled`. The name is for recognisers of UIKit's that look for
    /// others by their names, which those here don't.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        self.gesture(gesture, isEnabled: isEnabled)
    }

    /// Adds a gesture with a name to the view that is recognised while `isEnabled`, and then before those of the view itself. The name is as in
    /// ``gesture(_:name:isEnabled:)``.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View {
        highPriorityGesture(gesture, isEnabled: isEnabled)
    }

    /// Adds a gesture with a name to the view that is recognised while `isEnabled`, independently of those of the view itself. The name is as in
    /// ``gesture(_:name:isEnabled:)``.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View {
        simultaneousGesture(gesture, isEnabled: isEnabled)
    }
}
