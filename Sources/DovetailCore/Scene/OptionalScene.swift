import AttributeGraph

/// A scene that is there from a version of the system on: what `if #available` makes of it.
public struct _LimitedAvailabilityScene<Content: Scene> {
    // Scenes are values that are handed over whole; nobody else holds this one.
    nonisolated(unsafe) let content: Content
}

/// A scene of `if #available`. There is no older system here, so it is there.
public struct _OptionalScene<Content: Scene>: PrimitiveScene {
    // Scenes are values that are handed over whole; nobody else holds this one.
    nonisolated(unsafe) let content: Content?

    public static func _makeScene(scene: Attribute<Self>, inputs: _SceneInputs) {
        // Versions do not change while the program runs.
        let isThere = inputs.graphInputs.loop.graph.perform { scene.untracked.content != nil }
        guard isThere else { return }
        Content._makeScene(scene: scene.projected { $0.content! }, inputs: inputs)
    }
}

extension SceneBuilder {
    public static func buildLimitedAvailability<Content: Scene>(
        _ scene: Content
    ) -> _LimitedAvailabilityScene<Content> { _LimitedAvailabilityScene(content: scene) }

    /// Only what `if #available` makes: a scene that comes and goes is refused, as on Apple's systems.
    public static func buildOptional<Content: Scene>(
        _ scene: _LimitedAvailabilityScene<Content>?
    ) -> _OptionalScene<Content> { _OptionalScene(content: scene?.content) }
}
