import Foundation

/// Whether the content of a view can be edited.
public enum EditMode: Hashable, Sendable {
    case inactive
    /// Something is edited for the moment, such as a row that is swiped.
    case transient
    case active

    /// Whether content is being edited.
    public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
    /// Whether the content can be edited. Each window has a mode of its own, which an `EditButton` switches; an app may set another one
    /// for a part of its views.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}
