import AttributeGraph
import Foundation

/// Where an item of a menu goes.
package enum CommandPlace: Hashable, Sendable {
    /// A menu of its own.
    case menu(String)
    /// In place of a group of items, or beside it.
    case replacing(CommandGroupPlacement)
    case before(CommandGroupPlacement)
    case after(CommandGroupPlacement)
    /// What a group holds unless the app puts other items in its place.
    case usual(CommandGroupPlacement)
}

/// A menu of its own in the menu bar.
public struct CommandMenu<Content: View>: Commands {
    public typealias Body = Never
    let name: String
    nonisolated(unsafe) let content: Content

    /// A menu with the given items.
    nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        name = nameKey.resolved
        self.content = content()
    }

    /// A menu with the given items.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        self.name = String(name)
        self.content = content()
    }

    /// A menu with the given items.
    nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {
        self.name = name.plainString
        self.content = content()
    }

    public static func _makeCommandList(commands: Attribute<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        .commands(commands.projected { $0.content }, place: commands.projected { .menu($0.name) }, inputs: inputs)
    }
}

/// Items in place of, before, or after a group of items that apps usually have.
public struct CommandGroup<Content: View>: Commands {
    public typealias Body = Never
    let place: CommandPlace
    nonisolated(unsafe) let content: Content

    /// Items in place of a group.
    nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        place = .replacing(group)
        content = addition()
    }

    /// Items before a group.
    nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        place = .before(group)
        content = addition()
    }

    /// Items after a group.
    nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        place = .after(group)
        content = addition()
    }

    /// What a group holds unless the app puts other items in its place.
    nonisolated package init(usual group: CommandGroupPlacement, @ViewBuilder items: () -> Content) {
        place = .usual(group)
        content = items()
    }

    public static func _makeCommandList(commands: Attribute<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        // An empty replacement takes a group away all the same: a view that shows nothing stands for it.
        let list = _ViewListOutputs.commands(
            commands.projected { $0.content }, place: commands.projected { $0.place }, inputs: inputs)
        let marker = _ViewListOutputs.commands(
            commands.projected { _ in EmptyCommandMarker() }, place: commands.projected { $0.place }, inputs: inputs)
        return .joined([list, marker])
    }
}

/// Stands for a group without items.
private struct EmptyCommandMarker: View {
    var body: some View { Color.clear.frame(width: 0, height: 0).trait(CommandMarkerTrait.self) { $0 = true } }
}

/// A group of items that apps usually have.
public struct CommandGroupPlacement: Hashable, Sendable {
    package let name: String
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    public static let newItem = CommandGroupPlacement(name: "newItem")
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    public static let importExport = CommandGroupPlacement(name: "importExport")
    public static let printItem = CommandGroupPlacement(name: "printItem")
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    public static let windowList = CommandGroupPlacement(name: "windowList")
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    public static let help = CommandGroupPlacement(name: "help")
}

extension _ViewListOutputs {
    /// The views of a menu or group, each with its place.
    fileprivate static func commands<Content: View>(
        _ content: Attribute<Content>, place: Attribute<CommandPlace>, inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        let list = MainActor.assumeIsolated { Content._makeViewList(view: content, inputs: inputs) }
        return list.wrapping(CommandPlaceTrait.self, in: inputs.graphInputs.loop.graph) { $0 = place.value }
    }
}

/// The items of commands as views.
package struct CommandItems<C: Commands>: MultiView {
    nonisolated(unsafe) let commands: C

    nonisolated package init(_ commands: C) { self.commands = commands }

    package static func _makeViewList(view: Attribute<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        C._makeCommandList(commands: view.projected { $0.commands }, inputs: inputs)
    }
}

/// A scene whose windows have commands.
package struct CommandsScene<Content: Scene, C: Commands>: PrimitiveScene {
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let commands: C
    /// Puts a menu bar with the items over the content of a window.
    nonisolated(unsafe) let makeMenuBar: @MainActor (_ items: AnyView, _ content: AnyView) -> AnyView

    nonisolated package init(
        content: Content, commands: C,
        makeMenuBar: @escaping @MainActor (_ items: AnyView, _ content: AnyView) -> AnyView
    ) {
        self.content = content
        self.commands = commands
        self.makeMenuBar = makeMenuBar
    }

    package static func _makeScene(scene: Attribute<Self>, inputs: _SceneInputs) {
        var inputs = inputs
        guard !inputs.ignoresCommands else {
            return Content._makeScene(scene: scene.projected { $0.content }, inputs: inputs)
        }
        inputs.commands.append { AnyView(CommandItems(scene.value.commands)) }
        inputs.makeMenuBar = scene.untracked.makeMenuBar
        Content._makeScene(scene: scene.projected { $0.content }, inputs: inputs)
    }
}
