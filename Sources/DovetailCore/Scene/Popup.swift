import AttributeGraph
import Foundation

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
            var appearance = GroupAppearance()
            appearance.popup = modifier.value.place
            return appearance
        }
    }
}

extension View {
    /// Marks a panel that a host may show on a surface of its own; nil for one that stays in the window.
    nonisolated package func inPopup(_ place: PopupPlace?) -> some View { modifier(PopupModifier(place: place)) }
}
