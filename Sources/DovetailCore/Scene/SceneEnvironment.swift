import AttributeGraph
import Combine
import Observation

/// Changes the environment of a scene's windows, as the latest value of the scene says.
struct SceneEnvironmentChange {
    nonisolated(unsafe) let change: (inout EnvironmentValues) -> Void
}

private struct SceneEnvironment<Content: Scene>: PrimitiveScene {
    nonisolated(unsafe) let content: Content
    let change: SceneEnvironmentChange

    nonisolated init(content: Content, change: @escaping (inout EnvironmentValues) -> Void) {
        self.content = content
        self.change = SceneEnvironmentChange(change: change)
    }

    static func _makeScene(scene: Attribute<Self>, inputs: _SceneInputs) {
        var inputs = inputs
        inputs.environmentChanges.append(scene.projected { $0.change })
        Content._makeScene(scene: scene.projected { $0.content }, inputs: inputs)
    }
}

extension _SceneInputs {
    /// A window's content in the environment that the scenes around give it: the innermost has the last word.
    @MainActor
    func inEnvironment<Content: View>(_ content: Attribute<Content>) -> Attribute<AnyView> {
        Attribute(SceneContent(content: content, changes: environmentChanges))
    }
}

/// A window's content in the environment of its scene.
private struct SceneContent<Content: View>: Rule {
    let content: Attribute<Content>
    let changes: [Attribute<SceneEnvironmentChange>]

    var value: AnyView {
        let view = content.value
        let now = changes.map(\.value)
        return MainActor.assumeIsolated {
            AnyView(view.transformEnvironment(\.self) { values in for change in now { change.change(&values) } })
        }
    }
}

extension Scene {
    /// Sets a value of the environment for all windows of the scene, and follows its changes. Properties of the scene itself do not see it.
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some Scene {
        SceneEnvironment(content: self) { $0[keyPath: keyPath] = value }
    }

    /// Puts an observable object into the environment of all windows of the scene.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        SceneEnvironment(content: self) { $0[T.self] = object }
    }

    /// Puts an observable object into the environment of all windows of the scene, for their properties of the type `EnvironmentObject`.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        nonisolated(unsafe) let object = object
        return SceneEnvironment(content: self) { $0[EnvironmentObjectKey<T>.self] = object }
    }

    /// Changes a value of the environment for all windows of the scene.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some Scene {
        SceneEnvironment(content: self) { transform(&$0[keyPath: keyPath]) }
    }
}
