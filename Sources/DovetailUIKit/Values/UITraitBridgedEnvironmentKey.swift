import DovetailCore

/// A key of an app's own whose value follows from UIKit's traits where no view has set it: from those of the window, whatever views inside set.
///
///     extension IsSmallKey: UITraitBridgedEnvironmentKey {
///         static func read(from traits: UITraitCollection) -> Bool { traits.horizontalSizeClass == .compact }
///         static func write(to traits: inout any UIMutableTraits, value: Bool) {}
///     }
///
/// `write(to:value:)` is not called: traits of an app's own, which it would write, are not there.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
    /// What traits say of the value.
    static func read(from traitCollection: UITraitCollection) -> Value
    /// Says in traits what the value is.
    static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension UITraitBridgedEnvironmentKey {
    public static func _defaultValue(in environment: EnvironmentValues) -> Value {
        read(from: UITraitCollection(UITraitCollection.Values(environment)))
    }
}
