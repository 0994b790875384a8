import AttributeGraph
import Foundation

/// Marks where the keyboard goes when it has nowhere else to be: the first text field inside.
final class InitialFocusMarker: FocusMarker {
    override var store: FocusStore? { nil }
    override func noteFocus() {}

    /// The first text field inside.
    override var target: (any Responder)? {
        node?.firstInTree { node in (node.responder as? TextInputResponder).flatMap { $0.canFocus ? $0 : nil } }
    }
}

private struct InitialFocusModifier: PrimitiveViewModifier {
    typealias Body = Never

    nonisolated init() {}

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let marker = InitialFocusMarker()
        inputs.graphInputs.focusRequests?.addInitial(marker)
        return DisplayGroup.wrap(inputs: inputs, body: body) { _ in
            var appearance = GroupAppearance()
            appearance.responder = marker
            return appearance
        }
    }
}

extension View {
    /// Gives the keyboard to the first text field inside when the view appears, unless the app gives it to something else.
    nonisolated package func initialFocus() -> some View { modifier(InitialFocusModifier()) }
}
