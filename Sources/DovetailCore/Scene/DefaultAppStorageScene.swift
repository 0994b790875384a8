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
        inputs.graphInputs.environment.change(.otherKeys) { $0.defaultAppStorage = store.value }
        inputs.defaultStore = store
        Content._makeScene(scene: scene.projected { $0.content }, inputs: inputs)
    }
}
