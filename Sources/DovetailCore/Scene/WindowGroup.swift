import AttributeGraph
import Foundation

/// Windows that all show the same views, each with view state of its own.
public struct WindowGroup<Content: View>: PrimitiveScene {
    let title: String?
    let id: String?
    nonisolated(unsafe) let valueType: (any (Codable & Hashable).Type)?
    /// The content of a window, given what is remembered of it.
    nonisolated(unsafe) let content: @MainActor (SceneSession?) -> Content

    nonisolated init(
        title: String?, id: String?, valueType: (any (Codable & Hashable).Type)? = nil,
        content: @escaping @MainActor (SceneSession?) -> Content
    ) {
        self.title = title
        self.id = id
        self.valueType = valueType
        self.content = content
    }

    public static func _makeScene(scene: Attribute<Self>, inputs: _SceneInputs) {
        let value = scene.untracked
        inputs.addWindows(
            title: value.title, id: value.id, kind: .group, valueType: value.valueType,
            content: { session in
                .computed { MainActor.assumeIsolated { scene.value.content(session) } }
            })
    }
}

extension _SceneInputs {
    /// Adds the windows of a scene, whose content is made for what is remembered of each.
    @MainActor
    package func addWindows<Content: View>(
        title: String?, id: String?, kind: WindowKind, valueType: (any (Codable & Hashable).Type)? = nil,
        statusItem: StatusItem? = nil, content: @escaping @MainActor (SceneSession?) -> Attribute<Content>
    ) {
        let makeMenuBar = kind == .settings || kind == .menuBarExtra ? nil : makeMenuBar
        collector.windows.append(
            WindowDescription(
                title: title, defaultSize: defaultSize?.untracked, id: id, kind: kind, behavior: behavior,
                valueType: valueType, statusItem: statusItem,
                make: makeMenuBar.map { windowMaker(menuBar: $0, content) } ?? windowMaker(content)))
    }

    /// What makes windows with the environment that the scenes around give them.
    @MainActor
    func windowMaker<Content: View>(
        isBarPlacedByContent: Bool = false, _ content: @escaping @MainActor (SceneSession?) -> Attribute<Content>
    ) -> WindowDescription.Maker {
        let inputs = self
        return { environment, services, session in
            let environment = inputs.withDefaultStore(environment)
            guard !inputs.environmentChanges.isEmpty else {
                return inputs.makeWindow(environment, services, session, isBarPlacedByContent) { content(session) }
            }
            return inputs.makeWindow(environment, services, session, isBarPlacedByContent) {
                inputs.inEnvironment(content(session))
            }
        }
    }

    @MainActor
    private func makeWindow<Root: View>(
        _ environment: EnvironmentValues, _ services: HostServices, _ session: SceneSession?,
        _ isBarPlacedByContent: Bool, _ makeRoot: () -> Attribute<Root>
    ) -> WindowRoot {
        let loop = graphInputs.loop
        guard environment.windowLook.movesWindow else {
            return WindowRoot(
                loop: loop, environment: environment, services: services, session: session,
                isBarPlacedByContent: isBarPlacedByContent, makeRoot: makeRoot)
        }
        return WindowRoot(
            loop: loop, environment: environment, services: services, session: session,
            isBarPlacedByContent: isBarPlacedByContent
        ) {
            let root = makeRoot()
            return .computed { MovingContent(root.value) }
        }
    }

    /// What makes windows with a menu bar over their content.
    @MainActor
    private func windowMaker<Content: View>(
        menuBar: @escaping @MainActor (_ items: AnyView, _ content: AnyView) -> AnyView,
        _ content: @escaping @MainActor (SceneSession?) -> Attribute<Content>
    ) -> WindowDescription.Maker {
        let commands = commands
        return windowMaker(isBarPlacedByContent: true) { session in
            Attribute(ContentBelowMenuBar(content: content(session), commands: commands, menuBar: menuBar))
        }
    }

    @MainActor
    private func withDefaultStore(_ environment: EnvironmentValues) -> EnvironmentValues {
        guard let defaultStore else { return environment }
        var environment = environment
        environment.defaultAppStorage = graphInputs.loop.graph.perform { defaultStore.untracked }
        return environment
    }
}

/// A window's content with the menu bar of its scene over it.
private struct ContentBelowMenuBar<Content: View>: Rule {
    let content: Attribute<Content>
    let commands: [@MainActor () -> AnyView]
    let menuBar: @MainActor (_ items: AnyView, _ content: AnyView) -> AnyView

    var value: AnyView {
        let content = content.value
        return MainActor.assumeIsolated {
            let items = commands.map { $0() }
            let list = ForEach(items.indices, id: \.self) { items[$0] }
            return menuBar(AnyView(list), AnyView(content))
        }
    }
}

/// Turns the statements of a closure into one scene.
@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: Scene>(
        _ content: repeat each Content
    ) -> _TupleScene<(repeat each Content)> {
        _TupleScene((repeat each content))
    }
}

/// Several scenes.
public struct _TupleScene<T>: PrimitiveScene {
    nonisolated(unsafe) let value: T
    nonisolated init(_ value: T) { self.value = value }

    public static func _makeScene(scene: Attribute<Self>, inputs: _SceneInputs) {
        for element in TupleElements.of(T.self) {
            guard let type = element.type as? any Scene.Type else { continue }
            func make<S: Scene>(_: S.Type) {
                S._makeScene(
                    scene: scene.field(at: element.offset, as: S.self),
                    inputs: inputs)
            }
            _openExistential(type, do: make)
        }
    }
}

/// A scene with another size for new windows.
private struct DefaultSizeScene<Content: Scene>: PrimitiveScene {
    nonisolated(unsafe) let content: Content
    let size: CGSize

    nonisolated init(content: Content, size: CGSize) {
        self.content = content
        self.size = size
    }

    static func _makeScene(scene: Attribute<Self>, inputs: _SceneInputs) {
        var inputs = inputs
        inputs.defaultSize = scene.projected { $0.size }
        Content._makeScene(scene: scene.projected { $0.content }, inputs: inputs)
    }
}

extension Scene {
    /// Sets the size of new windows, in points.
    nonisolated public func defaultSize(_ size: CGSize) -> some Scene { DefaultSizeScene(content: self, size: size) }
    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }
}
