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

/// Commands for a sidebar. Split views have a button for it.
public struct SidebarCommands: Commands {
    nonisolated public init() {}
    public var body: EmptyCommands { EmptyCommands() }
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

/// Commands for inspectors.
public struct InspectorCommands: Commands {
    nonisolated public init() {}
    public var body: EmptyCommands { EmptyCommands() }
}
