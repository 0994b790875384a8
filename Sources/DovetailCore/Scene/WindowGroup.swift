import AttributeGraph
import Foundation

/// Windows that all show the same views, each with view state of its own.
public struct WindowGroup<Content: View>: PrimitiveScene {
    let title: String?
    nonisolated(unsafe) let content: Content

    /// Windows with the given content.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        title = nil
        self.content = content()
    }

    /// Windows with a title and the given content.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        title = titleKey.resolved
        self.content = content()
    }

    /// Windows with a title and the given content.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.title = String(title)
        self.content = content()
    }

    public static func _makeScene(scene: Attribute<Self>, inputs: _SceneInputs) {
        let content = scene.projected { $0.content }
        let loop = inputs.graphInputs.loop
        inputs.collector.windows.append(
            WindowDescription(
                title: scene.untracked.title, defaultSize: inputs.defaultSize?.untracked
            ) { environment, services, session in
                var environment = environment
                if let store = inputs.defaultStore {
                    environment.defaultAppStorage = loop.graph.perform { store.untracked }
                }
                return WindowRoot(loop: loop, environment: environment, services: services, session: session) {
                    content
                }
            })
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
