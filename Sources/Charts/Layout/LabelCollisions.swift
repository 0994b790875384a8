import DovetailCore
import Foundation

extension ChartLayout {
    func resolveCollisions(_ labels: inout [Label]) {
        for edge in [Edge.leading, .trailing, .top, .bottom] {
            let isX = edge == .top || edge == .bottom
            let shown = labels.indices.filter {
                labels[$0].item.edge == edge && labels[$0].isShown && labels[$0].options.collision != .disabled
            }
            .sorted {
                isX ? labels[$0].frame.midX < labels[$1].frame.midX : labels[$0].frame.midY < labels[$1].frame.midY
            }
            guard shown.count > 1 else { continue }
            func touch(_ first: Int, _ second: Int, spacing: CGFloat? = nil) -> Bool {
                isX
                    ? labels[second].frame.minX < labels[first].frame.maxX + (spacing ?? Self.gap)
                        && labels[first].frame.midY == labels[second].frame.midY
                    : labels[second].frame.minY < labels[first].frame.maxY + (spacing ?? 0)
            }
            if shown.contains(where: { labels[$0].options.collision.kind == .greedy }) {
                let collisions = shown.map { labels[$0].options.collision }
                for position in Self.hidden(collisions, where: { touch(shown[$0], shown[$1], spacing: $2) }) {
                    labels[shown[position]].isShown = false
                }
                continue
            }
            // Names of categories broken into lines stand in their steps: they may come near.
            if isX, labels[shown[0]].item.isCategory,
                !zip(shown, shown.dropFirst()).contains(where: {
                    labels[$1].frame.minX < labels[$0].frame.maxX
                })
            {
                continue
            }
            var stride = 1
            while stride < shown.count {
                let kept = Swift.stride(from: 0, to: shown.count, by: stride).map { shown[$0] }
                if !zip(kept, kept.dropFirst()).contains(where: { touch($0, $1) }) { break }
                stride += 1
            }
            for (position, index) in shown.enumerated() where position % stride != 0 { labels[index].isShown = false }
        }
    }

    /// Which of several labels are left out because they touch one that is kept. Those of a higher priority come first, then those in front.
    private static func hidden(
        _ collisions: [AxisValueLabelCollisionResolution],
        where touch: (_ first: Int, _ second: Int, _ spacing: CGFloat?) -> Bool
    ) -> [Int] {
        let order = collisions.indices.sorted {
            collisions[$0].priority == collisions[$1].priority
                ? $0 < $1 : collisions[$0].priority > collisions[$1].priority
        }
        var kept: [Int] = []
        var hidden: [Int] = []
        for position in order {
            let isInTheWay = kept.contains { other in
                let spacing = [collisions[position], collisions[other]].compactMap(\.minimumSpacing).max()
                return touch(min(position, other), max(position, other), spacing)
            }
            if isInTheWay { hidden.append(position) } else { kept.append(position) }
        }
        return hidden
    }
}
