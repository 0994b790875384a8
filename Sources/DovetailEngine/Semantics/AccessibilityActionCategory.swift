/// What the actions of an element belong to, so that a tool can offer them in groups.
public struct AccessibilityActionCategory: Hashable, Sendable {
    /// Nil for actions that belong to no group.
    package let name: String?
    private init(named name: String?) { self.name = name }

    /// Actions that belong to no group.
    public static let `default` = AccessibilityActionCategory(named: nil)
    /// Actions that edit.
    public static let edit = AccessibilityActionCategory(named: "Edit")

    /// A group of the app's own.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S) { self.name = String(name) }
}
