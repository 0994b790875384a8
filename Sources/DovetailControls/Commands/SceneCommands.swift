import DovetailCore

extension Scene {
    /// Adds menus and menu items to the menu bar of the scene's windows, which have one because of that.
    ///
    /// The usual items are “New Window”, “Close Window”, “Settings…” and “Quit”, as far as the app can do that, and in the `desktop` idiom those of an
    /// Edit menu, which go to what has the keyboard; other groups of
    /// ``CommandGroupPlacement`` are where they usually are, and hold what is added to them.
    ///
    /// In the `phone` idiom there is no menu bar, as on phones: the commands are reached by their keyboard shortcuts alone.
    nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        CommandsScene(content: self, commands: content()) { items, content in
            AnyView(MenuBarredContent(items: items, content: content))
        }
    }
}

extension Scene {
    /// Leaves out all commands of this scene, and with them the menu bar of its windows.
    nonisolated public func commandsRemoved() -> some Scene { ModifiedScene(content: self) { $0.removeCommands() } }

    /// Puts other menus and menu items in place of all commands of this scene.
    nonisolated public func commandsReplaced<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene {
        commandsRemoved().commands(content: content)
    }
}

/// An item that shows and hides the sidebar of the window in use.
public struct SidebarCommands: Commands {
    @FocusedValue(\.sidebarToggle) private var toggle

    nonisolated public init() {}

    public var body: some Commands {
        CommandGroup(before: .sidebar) {
            ColumnCommand(toggle: toggle, show: "Show Sidebar", hide: "Hide Sidebar", key: "s")
        }
    }
}

/// An item that shows and hides a column, and cannot be chosen where there is none.
private struct ColumnCommand: View {
    let toggle: ColumnToggle?
    let show: LocalizedStringKey
    let hide: LocalizedStringKey
    let key: KeyEquivalent

    var body: some View {
        Button(toggle?.isShown == true ? hide : show) { toggle?.action() }
            .keyboardShortcut(key, modifiers: [.control, .command])
            .disabled(toggle == nil)
    }
}

/// Commands for toolbars, which cannot be arranged here.
public struct ToolbarCommands: Commands {
    nonisolated public init() {}
    public var body: EmptyCommands { EmptyCommands() }
}

/// Commands for editing text. Text fields have their own menu for that.
public struct TextEditingCommands: Commands {
    nonisolated public init() {}
    public var body: EmptyCommands { EmptyCommands() }
}

/// Commands for formatting text, which text views here have none of.
public struct TextFormattingCommands: Commands {
    nonisolated public init() {}
    public var body: EmptyCommands { EmptyCommands() }
}

/// An item that shows and hides the inspector of the window in use.
public struct InspectorCommands: Commands {
    @FocusedValue(\.inspectorToggle) private var toggle

    nonisolated public init() {}

    public var body: some Commands {
        CommandGroup(after: .sidebar) {
            ColumnCommand(toggle: toggle, show: "Show Inspector", hide: "Hide Inspector", key: "i")
        }
    }
}
