import Foundation

/// What can change of a display node.
package struct DisplayFacets: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Origin and size.
    package static let geometry = DisplayFacets(rawValue: 1)
    package static let content = DisplayFacets(rawValue: 2)
    package static let effect = DisplayFacets(rawValue: 4)
    /// Children were added, removed or reordered.
    package static let children = DisplayFacets(rawValue: 8)
    package static let semantics = DisplayFacets(rawValue: 16)
    /// Who gets its events, and where.
    package static let interaction = DisplayFacets(rawValue: 32)
    /// Whether it takes part in accessibility.
    package static let visibility = DisplayFacets(rawValue: 64)
    package static let coordinateSpaceName = DisplayFacets(rawValue: 128)

    /// How many they are.
    package var count: Int { rawValue.nonzeroBitCount }
}

/// What one update changed in a display tree: everything that a copy of the tree needs to follow, each node once.
///
///     setter ─► node.pendingFacets, tree.changedNodes ─► DisplayTree.takePatch() ─► each consumer
///
/// A consumer first makes what was inserted, parents before children; then it takes over what changed of the others; then it
/// drops what was removed. A node that only moved to another parent is neither inserted nor removed: the children of both
/// parents changed. A node that came and went within the update does not occur.
package struct DisplayPatch {
    /// Nodes that are new in the tree, parents before children. All their facets count as changed.
    package internal(set) var inserted: [DisplayNode] = []
    /// Nodes that were there before, with what changed of each.
    package internal(set) var changed: [(node: DisplayNode, facets: DisplayFacets)] = []
    /// The ids of nodes that are in the tree no more.
    package internal(set) var removed: [UInt32] = []

    package init() {}
    package var isEmpty: Bool { inserted.isEmpty && changed.isEmpty && removed.isEmpty }

    /// How many things changed: facets of nodes, nodes that came and nodes that went.
    package var operationCount: Int {
        changed.reduce(inserted.count + removed.count) { $0 + $1.facets.count }
    }
}
