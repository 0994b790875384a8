import DovetailCore

/// A layer of marks as it is drawn: its marks, and those that it is masked with.
struct DrawnLayer: Equatable {
    let layer: MarkLayer
    var items: [DrawnItem]
    /// The marks of the mask; nil where there is none.
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
