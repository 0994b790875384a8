import Foundation

/// A window beside those of an app, for tools and values of what is looked at.
///
/// It is a ``Window``. That it floats over the others and is hidden with them is the window manager's to decide, and the focused values that
/// its views read are those of its own.
public struct UtilityWindow<Content: View>: Scene {
    private let window: Window<Content>

    /// A window with a title, which `openWindow(id:)` opens.
    nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        window = Window(titleKey, id: id, content: content)
    }

    /// A window with a title, which `openWindow(id:)` opens.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        window = Window(title, id: id, content: content)
    }

    /// A window with a title, which `openWindow(id:)` opens.
    nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        window = Window(title, id: id, content: content)
    }

    public var body: some Scene { window }
}
