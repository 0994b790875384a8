import DovetailCore

/// The marks of layers, each of which is drawn where its first mark would be.
struct LayerGathering {
    struct Gathered {
        let layer: MarkLayer
        /// Where the layer is among what is drawn.
        let position: Int
        var marks: [Int]
    }

    private(set) var all: [Gathered] = []
    private var indices: [Int: Int] = [:]

    func contain(_ layer: MarkLayer) -> Bool { indices[layer.id] != nil }

    mutating func begin(_ layer: MarkLayer, at position: Int) {
        indices[layer.id] = all.count
        all.append(Gathered(layer: layer, position: position, marks: []))
    }

    /// Adds a mark to a layer that has begun.
    mutating func add(_ mark: Int, to layer: MarkLayer) { all[indices[layer.id]!].marks.append(mark) }
}

/// The pictures of layers in layers: each is made after what it is in, and put there when all are made.
struct LayerScenes {
    private struct Scene {
        let builder: SceneBuilder
        let order: [Int]?
        let depth: Int
        /// The layer; nil for the whole, and for a mask.
        var layer: MarkLayer?
        /// The scene that it is in, and where. Of a mask, the layer's own.
        var parent = 0
        var position = 0
        var items: [DrawnItem] = []
        var mask: [DrawnItem]?
    }

    private var scenes: [Scene] = []
    private var current = 0

    init(_ builder: SceneBuilder) { scenes = [Self.begin(builder)] }

    private static func begin(_ builder: SceneBuilder) -> Scene {
        builder.looks.begin(builder.model)
        return Scene(builder: builder, order: builder.order, depth: 0)
    }

    /// Which marks are to be made items next; nil when all are.
    var next: (builder: SceneBuilder, order: [Int]?, depth: Int)? {
        guard current < scenes.count else { return nil }
        return (scenes[current].builder, scenes[current].order, scenes[current].depth)
    }

    /// Takes the items of ``next``, and notes the layers among them.
    mutating func finish(_ items: [DrawnItem], _ layers: LayerGathering) {
        let builder = scenes[current].builder
        for gathered in layers.all {
            scenes.append(
                Scene(
                    builder: builder, order: gathered.marks, depth: scenes[current].depth + 1, layer: gathered.layer,
                    parent: current, position: gathered.position))
            guard let model = builder.model.masks[gathered.layer.id] else { continue }
            var mask = Self.begin(builder.showing(model))
            mask.parent = scenes.count - 1
            scenes.append(mask)
        }
        scenes[current].items = items
        current += 1
    }

    /// The items of the whole.
    var whole: [DrawnItem] {
        var scenes = scenes
        while scenes.count > 1, let scene = scenes.popLast() {
            if let layer = scene.layer {
                scenes[scene.parent].items[scene.position] = .layer(
                    DrawnLayer(layer: layer, items: scene.items, mask: scene.mask))
            } else {
                scenes[scene.parent].mask = scene.items
            }
        }
        return scenes[0].items
    }
}

extension SceneBuilder {
    /// As this one, for the marks of a mask.
    fileprivate func showing(_ model: ChartModel) -> SceneBuilder {
        SceneBuilder(model: model, x: xScale, y: yScale, size: size, pixel: pixel, looks: LookTable())
    }
}

extension Mark {
    /// The layer that the mark is in, as seen from that many layers further out.
    func layer(at depth: Int) -> MarkLayer? {
        guard let layers = attributes.box?.fields.layers, depth < layers.count else { return nil }
        return layers[depth]
    }
}
