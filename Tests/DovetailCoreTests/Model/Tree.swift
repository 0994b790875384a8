/// A view tree described as data. The views of the model test show it; the oracle computes what they should show.
final class Tree: CustomStringConvertible {
    enum Kind: CaseIterable {
        /// `@State`, seeded from the input; reads the environment; `onChange` of the state.
        case counter
        /// `@StateObject`, seeded from the input.
        case owner
        /// `@ObservedObject`, one for the whole program.
        case observed
        /// `@EnvironmentObject`, of the nearest supplier.
        case environmentObject
        /// `onChange` of the input writes a state.
        case follower
        /// `@State` and a child with a `@Binding` to it.
        case bound
        /// One to three children in a stack, whose input is a `@State`.
        case group
        /// `if` and `else` by a `@State`.
        case branch
        /// `if` without `else` by a `@State`.
        case optional
        /// `id(_:)` by a `@State`.
        case identified
        /// `ForEach` over keys that are a `@State`.
        case rows
        /// An environment value that is a `@State`.
        case environment
        /// An environment object chosen by a `@State`.
        case supplier
        /// `AnyView`.
        case erased

        static let leaves = allCases.filter { $0.childCount == 0...0 }
        static let containers = allCases.filter { $0.childCount != 0...0 }

        var childCount: ClosedRange<Int> {
            switch self {
            case .counter, .owner, .observed, .environmentObject, .follower, .bound: 0...0
            case .group: 1...3
            case .branch: 2...2
            case .optional, .identified, .rows, .environment, .supplier, .erased: 1...1
            }
        }
    }

    let kind: Kind
    let children: [Tree]

    init(_ kind: Kind, _ children: [Tree] = []) {
        self.kind = kind
        self.children = children
    }

    static func random(depth: Int, using generator: inout some RandomNumberGenerator) -> Tree {
        // Most of what is above the last level holds something.
        let isLeaf = depth == 0 || Int.random(in: 0..<6, using: &generator) == 0
        let kinds = isLeaf ? Kind.leaves : Kind.containers
        let kind = kinds.randomElement(using: &generator)!
        let count = Int.random(in: kind.childCount, using: &generator)
        return Tree(kind, (0..<count).map { _ in random(depth: depth - 1, using: &generator) })
    }

    var description: String {
        children.isEmpty ? ".\(kind)" : ".\(kind)(\(children.map(\.description).joined(separator: ", ")))"
    }

    /// Simpler trees to try instead of this one: a child in its place, a leaf in place of anything below.
    var simpler: [Tree] {
        if children.isEmpty { return kind == .counter ? [] : [Tree(.counter)] }
        var trees = children
        for (index, child) in children.enumerated() {
            for simple in child.simpler {
                var others = children
                others[index] = simple
                trees.append(Tree(kind, others))
            }
            if kind == .group, children.count > 1 {
                var fewer = children
                fewer.remove(at: index)
                trees.append(Tree(kind, fewer))
            }
        }
        return trees
    }
}
