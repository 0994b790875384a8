import AttributeGraph
import Foundation

extension Scene {
    /// Sets the store of the ``AppStorage`` properties inside the scene that name none themselves.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        DefaultAppStorageScene(content: self, store: store)
    }
}

private struct DefaultAppStorageScene<Content: Scene>: PrimitiveScene {
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let store: UserDefaults

    nonisolated init(content: Content, store: UserDefaults) {
        self.content = content
        self.store = store
    }

    static func _makeScene(scene: Attribute<Self>, inputs: _SceneInputs) {
        var inputs = inputs
        let store = scene.projected { $0.store }
        inputs.graphInputs.environment.setOtherKeys(
            Attribute(gate: EnvironmentWithStore(outer: inputs.graphInputs.environment, store: store)))
        inputs.defaultStore = store
        Content._makeScene(scene: scene.projected { $0.content }, inputs: inputs)
    }
}

/// The environment with a scene's store.
private struct EnvironmentWithStore: Rule {
    let outer: InheritedEnvironment
    let store: Attribute<UserDefaults>

    var value: EnvironmentValues {
        var values = outer.value
        values.defaultAppStorage = store.value
        return values
    }
}
