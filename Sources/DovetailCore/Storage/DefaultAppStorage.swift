import AttributeGraph
import Foundation

/// The store of app storage properties that name none.
struct DefaultAppStorageKey: EnvironmentKey {
    static var defaultValue: UserDefaults { .standard }
}

extension EnvironmentValues {
    /// The store of app storage properties that name none.
    package var defaultAppStorage: UserDefaults {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension View {
    /// Sets the store of the ``AppStorage`` properties inside that name none themselves.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, store)
    }
}

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
        let outer = inputs.graphInputs.environment
        let store = scene.projected { $0.store }
        inputs.graphInputs.setOtherKeys(
            .gate {
                var values = outer.value
                values.defaultAppStorage = store.value
                return values
            })
        inputs.defaultStore = store
        Content._makeScene(scene: scene.projected { $0.content }, inputs: inputs)
    }
}
