import AttributeGraph

/// What views may ask of the window that they are in.
package protocol WindowServices: AnyObject {
    /// What the window shows.
    nonisolated var displayTree: DisplayTree { get }
    /// What the window's host gives: measured texts, the clipboard, sizes of pictures.
    nonisolated var services: HostServices { get }
    /// Where the window's content is, and how large.
    nonisolated var geometry: Attribute<ViewGeometry> { get }
    /// Whether the keyboard is in a field of text.
    nonisolated var isEditingText: Attribute<Bool> { get }
    /// What has the keyboard.
    @MainActor var focusedResponder: (any Responder)? { get set }
    /// What the app last wanted an assistive tool to go to, until a tool has been told.
    @MainActor var toolFocusWish: AccessibilityActions? { get set }
    /// Lets the desktop move the window with the pointer, which is pressed. Does nothing where windows cannot be moved.
    @MainActor func moveWithPointer()
}
