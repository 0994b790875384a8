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

extension SceneBuilder {
    /// What a layer at a depth shows.
    func drawn(_ gathered: LayerGathering.Gathered, depth: Int) -> DrawnLayer {
        let mask = model.masks[gathered.layer.id].map { model in
            SceneBuilder(model: model, x: xScale, y: yScale, size: size, pixel: pixel, looks: LookTable()).items()
        }
        return DrawnLayer(layer: gathered.layer, items: items(of: gathered.marks, depth: depth + 1), mask: mask)
    }
}

extension Mark {
    /// The layer that the mark is in, as seen from that many layers further out.
    func layer(at depth: Int) -> MarkLayer? {
        guard let layers = attributes.box?.fields.layers, depth < layers.count else { return nil }
        return layers[depth]
    }
}
