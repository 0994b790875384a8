import DovetailCore

/// What a layer of marks shows.
struct DrawnLayer: Equatable {
    let layer: MarkLayer
    var items: [DrawnItem]
    /// What it is masked with.
    var mask: [DrawnItem]?

    /// Whether the layer, or one inside, has a look that only views can give it.
    var hasViews: Bool { layer.style != nil || Self.hasViews(items) || Self.hasViews(mask ?? []) }

    private static func hasViews(_ items: [DrawnItem]) -> Bool {
        items.contains {
            if case .layer(let layer) = $0 { return layer.hasViews }
            return false
        }
    }
}

extension [DrawnItem] {
    /// The marks and series in all layers, in the order in which they are drawn.
    var outsideOfLayers: [DrawnItem] {
        flatMap { item in
            if case .layer(let layer) = item { return layer.items.outsideOfLayers }
            return [item]
        }
    }
}
