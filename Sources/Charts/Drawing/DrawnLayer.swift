import DovetailCore

/// A layer of marks as it is drawn: its marks, and those that it is masked with.
struct DrawnLayer: Equatable {
    let layer: MarkLayer
    var items: [DrawnItem]
    /// The marks of the mask; nil where there is none.
    var mask: [DrawnItem]?

    /// Whether the layer, or one inside, has a look that only views can give it.
    var hasViews: Bool {
        var waiting = [self]
        while let layer = waiting.popLast() {
            if layer.layer.style != nil { return true }
            for case .layer(let inner) in layer.items + (layer.mask ?? []) { waiting.append(inner) }
        }
        return false
    }
}

extension [DrawnItem] {
    /// The marks and series in all layers, in the order in which they are drawn.
    var outsideOfLayers: [DrawnItem] {
        var result: [DrawnItem] = []
        // What comes next is at the end.
        var waiting = Array(reversed())
        while let item = waiting.popLast() {
            if case .layer(let layer) = item { waiting += layer.items.reversed() } else { result.append(item) }
        }
        return result
    }
}
