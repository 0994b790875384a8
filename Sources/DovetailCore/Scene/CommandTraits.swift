/// What a button is for, as its container needs to know it.
package enum ButtonKind: Hashable, Sendable { case normal, cancel, destructive }

package struct ButtonTrait: ViewTraitKey {
    package static var defaultValue: ButtonKind? { nil }
}

package struct CommandPlaceTrait: ViewTraitKey {
    package static var defaultValue: CommandPlace? { nil }
}

package struct CommandMarkerTrait: ViewTraitKey {
    package static var defaultValue: Bool { false }
}

extension ViewTraits {
    /// Set for a button: what it is for.
    package var button: ButtonKind? { self[ButtonTrait.self] }
    /// Where in the menus the view goes.
    package var commandPlace: CommandPlace? { self[CommandPlaceTrait.self] }
    /// Stands for a group of commands without items.
    package var isCommandMarker: Bool { self[CommandMarkerTrait.self] }
}
