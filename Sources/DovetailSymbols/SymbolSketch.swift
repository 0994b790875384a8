/// A symbol in both of its forms: the outlined one and the one that `.fill` asks for.
struct SymbolSketch {
    struct Layer {
        var elements: [SymbolDrawing.Element]
        /// How the elements are drawn in each form, one after the other.
        var outlined: [SymbolDrawing.Style]
        var filled: [SymbolDrawing.Style]
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

    /// The filled form alone.
    var filled: SymbolSketch {
        SymbolSketch(layers: layers.map { Layer(elements: $0.elements, outlined: $0.filled, filled: $0.filled) })
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
            return Layer(
                elements: SVGPathParser.parse(String(text.dropFirst())), outlined: role.outlined, filled: role.filled)
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
}
