import AttributeGraph
import Foundation

/// What the views of a window declare for the window as a whole. One object for each window.
package final class WindowDeclarations {
    let urls = DeclarationList<URLHandler>()
    let focusedValues = DeclarationList<FocusedEntry>()
    let defaultFocus = DeclarationList<DefaultFocusEntry>()
    /// Whether the window is to be light or dark.
    package let colorSchemes = DeclarationList<ColorScheme>()
    /// The same, with what pages say that others of their stack cover.
    package let coveredColorSchemes = DeclarationList<ColorScheme>()
    let activityHandlers = DeclarationList<ActivityHandler>()
    let activities = DeclarationList<DeclaredActivity>()
    let modifierWatchers = DeclarationList<ModifierWatcher>()
    let interactions = DeclarationList<WindowInteraction>()
    let closeQuestions = DeclarationList<WindowCloseQuestion>()
    /// The bars of pages that stand at the top of a window without a title bar, beside the desktop's buttons.
    package let titleBars = DeclarationList<TitleBar>()
    /// What is in the bar of the window. The window keeps it.
    nonisolated(unsafe) weak var bar: BarContents?

    /// Created in the window's subgraph.
    init() {}

    /// Light or dark as the views prefer it: those on show first, then those on covered pages, and of several the outermost. A dependency of
    /// the running rule.
    var preferredColorScheme: ColorScheme? { (colorSchemes.entries.first ?? coveredColorSchemes.entries.first)?.value }
    /// The same outside rules.
    var currentColorScheme: ColorScheme? {
        (colorSchemes.currentEntries.first ?? coveredColorSchemes.currentEntries.first)?.value
    }
}

private struct WindowDeclarationsKey: EnvironmentKey {
    static var defaultValue: WindowDeclarations? { nil }
}

extension EnvironmentValues {
    /// What views declare for their window; nil outside windows.
    package var windowDeclarations: WindowDeclarations? {
        get { self[WindowDeclarationsKey.self] }
        set { self[WindowDeclarationsKey.self] = newValue }
    }
}
