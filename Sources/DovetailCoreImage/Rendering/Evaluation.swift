import Foundation

/// Makes the pixels of a part of a picture.
///
///     order: inputs before those made of them ─► needs: from the result back, which part of each ─► pixels: each step once
///
/// A step that several others use is computed once, for all that they need together. Nothing recurses, so that a picture of a thousand steps
/// needs no more stack than one of two. Pixels of a step are released when the last step that reads them is done. The cost is one visit of each
/// step, and what the steps' pixels cost.
struct Evaluation {
    private let nodes: [ImageNode]
    /// For each node the places of its inputs in `nodes`.
    private let inputs: [[Int]]
    private let space: WorkingSpace

    init(_ root: ImageNode, space: WorkingSpace) {
        self.space = space
        var (nodes, inputs, places): ([ImageNode], [[Int]], [ObjectIdentifier: Int]) = ([], [], [:])
        var open: [(node: ImageNode, isEntered: Bool)] = [(root, false)]
        while let (node, isEntered) = open.popLast() {
            if places[ObjectIdentifier(node)] != nil { continue }
            if isEntered {
                places[ObjectIdentifier(node)] = nodes.count
                nodes.append(node)
                inputs.append(node.inputs.map { places[ObjectIdentifier($0)]! })
            } else {
                open.append((node, true))
                for input in node.inputs where places[ObjectIdentifier(input)] == nil { open.append((input, false)) }
            }
        }
        self.nodes = nodes
        self.inputs = inputs
    }

    /// The pixels in a rectangle; nil when a step would need more than may be kept.
    func pixels(in rect: PixelRect) -> PixelBuffer? {
        guard let needs = needs(for: rect) else { return nil }
        var uses = [Int](repeating: 0, count: nodes.count)
        for place in nodes.indices where !needs[place].isEmpty {
            for input in inputs[place] { uses[input] += 1 }
        }
        var buffers = [PixelBuffer?](repeating: nil, count: nodes.count)
        for (place, node) in nodes.enumerated() where !needs[place].isEmpty {
            var ownsFirstInput = false
            let given = inputs[place].enumerated().map { number, input in
                uses[input] -= 1
                guard let buffer = buffers[input] else { return PixelBuffer.empty }
                if uses[input] == 0 {
                    buffers[input] = nil
                    if number == 0 { ownsFirstInput = true }
                }
                return buffer
            }
            buffers[place] = node.operation.render(
                RenderRequest(
                    rect: needs[place], inputs: given, extents: node.inputs.map(\.extent),
                    ownsFirstInput: ownsFirstInput, space: space))
        }
        return buffers.last.flatMap { $0 } ?? .empty
    }

    /// The part of each node that a rectangle of the last one is made of.
    private func needs(for rect: PixelRect) -> [PixelRect]? {
        var needs = [PixelRect](repeating: .empty, count: nodes.count)
        needs[nodes.count - 1] = rect.intersection(PixelRect(covering: nodes[nodes.count - 1].extent))
        for place in nodes.indices.reversed() where !needs[place].isEmpty {
            guard needs[place].count <= Self.pixelLimit else { return nil }
            let node = nodes[place]
            let extents = node.inputs.map(\.extent)
            for (number, input) in inputs[place].enumerated() {
                let region = node.operation.region(of: number, for: needs[place], extents: extents)
                needs[input] = needs[input].union(region.intersection(PixelRect(covering: extents[number])))
            }
        }
        return needs
    }

    /// A step of more pixels than this is not computed: sixteen bytes each would take 1.6 GB.
    private static let pixelLimit = 100_000_000
}
