import Foundation

private struct UndoManagerKey: EnvironmentKey {
    static var defaultValue: UndoManager? { nil }
}

extension EnvironmentValues {
    /// What remembers how to take back changes to the document of the window, or to what else the window shows; nil for a document that is
    /// only read. Control with Z takes back the last change where nothing that has the keyboard uses the key.
    public package(set) var undoManager: UndoManager? {
        get { self[UndoManagerKey.self] }
        set { self[UndoManagerKey.self] = newValue }
    }
}
