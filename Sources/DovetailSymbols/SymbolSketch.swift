/// A symbol in both of its forms: the outlined one and the one that `.fill` asks for.
struct SymbolSketch {
    struct Layer {
        var elements: [SymbolDrawing.Element]
        /// How the elements are drawn in each form, one after the other.
        var outlined: [SymbolDrawing.Style]
        var filled: [SymbolDrawing.Style]
        /// 1 for what ranks first in looks of several colours, up to 3.
        var rank = 1
        /// Whether the layer stands before layers of lower rank: it is drawn there, and not cut out of them.
        var isRaised = false
        /// Whether the layer only takes away, from all layers of its rank and lower ones.
        var isGap = false
    }

    var layers: [Layer]

    /// Whether the two forms differ; `.fill` is a name only then.
    var hasFilledForm: Bool { layers.contains { $0.outlined != $0.filled } }

    var drawing: SymbolDrawing {
        SymbolDrawing(
            layers: layers.flatMap { layer in
                layer.outlined.map { SymbolDrawing.Layer(elements: layer.elements, style: $0) }
            })
    }

    /// The parts by rank, the first in front; nil where all are of one rank.
    var ranks: [SymbolDrawing]? {
        let used = Set(layers.lazy.filter { !$0.isGap }.map(\.rank)).sorted()
        guard used.count > 1 else { return nil }
        return used.map { rank in
            SymbolDrawing(
                layers: layers.flatMap { layer in
                    guard layer.isGap ? layer.rank <= rank : layer.rank == rank else { return [SymbolDrawing.Layer]() }
                    return layer.outlined.map {
                        SymbolDrawing.Layer(elements: layer.elements, style: layer.isRaised ? $0.drawn : $0)
                    }
                })
        }
    }

    /// All layers that are drawn, in one rank.
    func ranked(_ rank: Int) -> SymbolSketch { changingRanks { _ in rank } }

    /// All layers in the next lower rank, to stand behind another sketch.
    var demoted: SymbolSketch { changingRanks { min($0 + 1, 3) } }

    private func changingRanks(_ change: (Int) -> Int) -> SymbolSketch {
        var copy = self
        for index in copy.layers.indices { copy.layers[index].rank = change(copy.layers[index].rank) }
        return copy
    }

    /// The filled form alone.
    var filled: SymbolSketch {
        var copy = self
        for index in copy.layers.indices { copy.layers[index].outlined = copy.layers[index].filled }
        return copy
    }

    func transformed(by transform: SymbolTransform) -> SymbolSketch {
        var copy = self
        for index in copy.layers.indices {
            copy.layers[index].elements = copy.layers[index].elements.map(transform.apply)
        }
        return copy
    }

    /// The same outlined, and cut out of what is below when that is filled.
    var asContent: SymbolSketch {
        var copy = self
        for index in copy.layers.indices {
            copy.layers[index].filled = copy.layers[index].outlined.map(\.negated)
        }
        return copy
    }

    /// The outlined form in either.
    var unchanging: SymbolSketch {
        var copy = self
        for index in copy.layers.indices { copy.layers[index].filled = copy.layers[index].outlined }
        return copy
    }

    static func + (below: SymbolSketch, above: SymbolSketch) -> SymbolSketch {
        SymbolSketch(layers: below.layers + above.layers)
    }
}

extension SymbolSketch {
    /// Reads the layers of a line of the table; see ``SymbolTable`` for their form.
    init(line: Substring) {
        layers = line.split(separator: ";").compactMap { text in
            guard let role = text.first.flatMap(Role.init) else { return nil }
            var path = text.dropFirst()
            // Path data begin with a letter, so a digit before it is the layer's rank.
            let rank = path.first?.wholeNumberValue
            if rank != nil { path = path.dropFirst() }
            return Layer(
                elements: SVGPathParser.parse(String(path)), outlined: role.outlined, filled: role.filled,
                rank: min(max(rank ?? 1, 1), 3), isRaised: rank == 1, isGap: role == .hole || role == .gap)
        }
    }

    /// What a layer is to its symbol; the letter before its path data.
    private enum Role: Character {
        case line = "s"
        case area = "a"
        case ink = "i"
        case part = "h"
        case solid = "f"
        case hole = "n"
        case gap = "x"

        var outlined: [SymbolDrawing.Style] {
            switch self {
            case .line, .area, .ink, .part: return [.stroke]
            case .solid: return [.fill]
            case .hole: return [.cutFill]
            case .gap: return [.cutStroke]
            }
        }

        var filled: [SymbolDrawing.Style] {
            switch self {
            case .area: return [.fill, .stroke]
            case .ink: return [.cutStroke]
            case .part: return [.cutFill, .stroke]
            case .line, .solid, .hole, .gap: return outlined
            }
        }
    }
}

extension SymbolDrawing.Style {
    /// What is drawn becomes cut out, and the other way round.
    fileprivate var negated: Self {
        switch self {
        case .stroke: return .cutStroke
        case .fill, .area: return .cutFill
        case .cutStroke: return .stroke
        case .cutFill: return .fill
        }
    }

    /// What is cut out is drawn; the rest stays as it is.
    fileprivate var drawn: Self { self == .cutStroke || self == .cutFill ? negated : self }
}
