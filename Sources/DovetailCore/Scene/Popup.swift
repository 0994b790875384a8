import AttributeGraph
import Foundation

/// A panel that a host may show on a surface of its own, so that it can leave the window's bounds.
package struct PopupPlace: Equatable {
    /// What the panel belongs to, in window points.
    package var anchor: CGRect
    /// The edge of the anchor at which it stands; nil for over it.
    package var edge: Edge?

    package init(anchor: CGRect, edge: Edge?) {
        self.anchor = anchor
        self.edge = edge
    }
}

private struct PopupRoomKey: EnvironmentKey {
    static var defaultValue: CGSize? { nil }
}

extension EnvironmentValues {
    /// How large panels may be that leave the window's bounds: the screen's size, in points. Nil where they stay within the window.
    package var popupRoom: CGSize? {
        get { self[PopupRoomKey.self] }
        set { self[PopupRoomKey.self] = newValue }
    }
}

private struct PopupModifier: PrimitiveViewModifier {
    typealias Body = Never
    let place: PopupPlace?

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        DisplayGroup.wrap(inputs: inputs, body: body) { _ in
            var appearance = DisplayGroup.Appearance()
            appearance.popup = modifier.value.place
            return appearance
        }
    }
}

extension View {
    /// Marks a panel that a host may show on a surface of its own; nil for one that stays in the window.
    nonisolated package func popup(_ place: PopupPlace?) -> some View { modifier(PopupModifier(place: place)) }
}
