/// What a button is for, as its container needs to know it.
package enum ButtonKind: Hashable, Sendable { case normal, cancel, destructive }

private struct ButtonTrait: ViewTraitKey {
    static var defaultValue: ButtonKind? { nil }
}

private struct CommandPlaceTrait: ViewTraitKey {
    static var defaultValue: CommandPlace? { nil }
}

private struct CommandMarkerTrait: ViewTraitKey {
    static var defaultValue: Bool { false }
}

extension ViewTraits {
    /// Set for a button: what it is for.
    package var button: ButtonKind? {
        get { self[ButtonTrait.self] }
        set { self[ButtonTrait.self] = newValue }
    }
    /// Where in the menus the view goes.
    package var commandPlace: CommandPlace? {
        get { self[CommandPlaceTrait.self] }
        set { self[CommandPlaceTrait.self] = newValue }
    }
    /// Stands for a group of commands without items.
    package var isCommandMarker: Bool {
        get { self[CommandMarkerTrait.self] }
        set { self[CommandMarkerTrait.self] = newValue }
    }
}
