import Foundation

/// How the windows of a scene behave.
package struct WindowBehavior {
    package var resizability = WindowResizability.automatic
    package var launch = SceneLaunchBehavior.automatic
    package var restoration = SceneRestorationBehavior.automatic
    package var role = WindowManagerRole.automatic
    /// How the frames and the bars look.
    package var look = WindowLook()
    /// The key that opens a window, and whether the scene says so: `.some(nil)` for none.
    package var shortcut: KeyboardShortcut??
    /// Whether menu bar extras show their content in a small window.
    package var isStatusWindow = false
    /// How large a new window is, and where; nil where the scene says nothing.
    package var placement: WindowPlacement.Maker?

    nonisolated package init() {}

    /// Whether windows of a kind take the size of their content.
    package func hasSizeOfContent(_ kind: WindowKind) -> Bool {
        resizability == .contentSize || (resizability == .automatic && kind == .settings)
    }
}

/// How a window's size may change.
public struct WindowResizability: Hashable, Sendable {
    private let name: String
    /// Not below the content's least size; a window of settings has its content's size.
    public static let automatic = WindowResizability(name: "automatic")
    /// The content's size. Content that grows with its window can be made larger, since windows have no largest size here.
    public static let contentSize = WindowResizability(name: "contentSize")
    /// Not below the content's least size.
    public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// Whether the windows of a scene come back when the app starts again.
public struct SceneRestorationBehavior: Hashable, Sendable {
    private let name: String
    /// They do.
    public static let automatic = SceneRestorationBehavior(name: "automatic")
    /// They don't.
    public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// Whether a scene shows a window when the app starts and no window of the last run comes back.
public struct SceneLaunchBehavior: Hashable, Sendable {
    private let name: String
    /// It does if it is the first scene, and no scene says that it is to be presented.
    public static let automatic = SceneLaunchBehavior(name: "automatic")
    /// It does.
    public static let presented = SceneLaunchBehavior(name: "presented")
    /// It doesn't. A program without windows could not be seen, so the first scene does if all are suppressed, unless a menu bar extra of the
    /// program is in the desktop's tray.
    public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// What a scene's windows are for.
public struct WindowManagerRole: Hashable, Sendable {
    private let name: String
    /// A window like any other.
    public static let automatic = WindowManagerRole(name: "automatic")
    /// A window like any other.
    public static let principal = WindowManagerRole(name: "principal")
    /// One that belongs to the window that was in use when it opened: window managers keep it before that one.
    public static let associated = WindowManagerRole(name: "associated")
}

extension Scene {
    /// Sets how the sizes of the scene's windows may change.
    nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
        ModifiedScene(content: self) { $0.behavior.resizability = resizability }
    }

    /// Sets whether the scene's windows come back when the app starts again.
    nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
        ModifiedScene(content: self) { $0.behavior.restoration = behavior }
    }

    /// Sets whether the scene shows a window when the app starts and no window of the last run comes back.
    nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
        ModifiedScene(content: self) { $0.behavior.launch = behavior }
    }

    /// Sets the key that opens a window of the scene, in any window of the app, or brings the one to the front that there can be only one of.
    /// Without it Control with N opens windows of the first group.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization = .automatic
    ) -> some Scene {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// Sets the key that opens a window of the scene; nil for none, also where there usually is one.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
        ModifiedScene(content: self) { $0.behavior.shortcut = .some(shortcut) }
    }

    /// Sets what the scene's windows are for.
    nonisolated public func windowManagerRole(_ role: WindowManagerRole) -> some Scene {
        ModifiedScene(content: self) { $0.behavior.role = role }
    }
}
