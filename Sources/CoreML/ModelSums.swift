import Foundation
import LearnedModels

private func logistic(_ value: Double) -> Double { 1 / (1 + exp(-value)) }

/// Chances that add up to one, of numbers that are any.
private func softmax(_ values: [Double]) -> [Double] {
    let greatest = values.max() ?? 0
    let powers = values.map { exp($0 - greatest) }
    let sum = powers.reduce(0, +)
    return powers.map { $0 / sum }
}

extension LearnedModel.LinearModel {
    func sums(_ row: [Double]) -> [Double] {
        weights.enumerated().map { index, weights in
            zip(weights, row).reduce(index < offsets.count ? offsets[index] : 0) { $0 + $1.0 * $1.1 }
        }
    }

    /// The numbers themselves, or the chances of all classes.
    func chances(_ sums: [Double]) -> [Double] {
        func turned(_ value: Double) -> Double {
            switch transform {
            case 1: logistic(value)
            case 2: 0.5 * erfc(-value / 2.0.squareRoot())
            default: value
            }
        }
        guard let classes else { return sums.map(turned) }
        if classes.count == 2, sums.count == 1 { return [1 - turned(sums[0]), turned(sums[0])] }
        if isOneAgainstRest {
            let chances = sums.map(turned)
            let sum = chances.reduce(0, +)
            return sum == 0 ? chances : chances.map { $0 / sum }
        }
        // The first class is the one that the others are compared with.
        return softmax(sums.count == classes.count ? sums : [0] + sums)
    }
}

extension LearnedModel.TreeModel {
    func sums(_ row: [Double]) -> [Double] {
        var sums = Array(repeating: 0.0, count: dimensions)
        for (index, value) in base.enumerated() where index < dimensions { sums[index] = value }
        for tree in trees {
            for result in leaf(of: tree, row)?.results ?? [] where sums.indices.contains(result.index) {
                sums[result.index] += result.value
            }
        }
        return sums
    }

    private func leaf(of tree: [Int: Node], _ row: [Double]) -> Node? {
        let inner = tree.values.filter { $0.behavior != 6 }
        let children = Set(inner.flatMap { [$0.yes, $0.no] })
        var node = tree.filter { !children.contains($0.key) }.min { $0.key < $1.key }?.value
        // No way is longer than there are nodes: a file may lead in a circle.
        for _ in 0...tree.count {
            guard let current = node, current.behavior != 6 else { return node }
            node = tree[current.isYes(row) ? current.yes : current.no]
        }
        return nil
    }

    /// The numbers themselves, or the chances of all classes.
    func chances(_ sums: [Double]) -> [Double] {
        let turned =
            switch transform {
            case 1: softmax(sums)
            case 2: sums.map(logistic)
            case 3: softmax([0] + sums)
            default: sums
            }
        guard let classes, classes.count == 2, turned.count == 1 else { return turned }
        return [1 - turned[0], turned[0]]
    }
}

extension LearnedModel.TreeModel.Node {
    func isYes(_ row: [Double]) -> Bool {
        let number = row.indices.contains(feature) ? row[feature] : .nan
        if number.isNaN { return isMissingYes }
        return switch behavior {
        case 0: number <= value
        case 1: number < value
        case 2: number >= value
        case 3: number > value
        case 4: number == value
        default: number != value
        }
    }
}
