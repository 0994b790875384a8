import Foundation

/// One element as an assistive tool knows it.
package struct AccessibilityNode: Equatable {
    /// That of the display node that it stands for; never used again within a window.
    package let id: UInt32
    /// Nil for an element at the top.
    package var parent: UInt32?
    package var role: Semantics.Role
    package var label: String?
    package var value: String?
    package var hint: String?
    /// Said on demand: what modifiers say, and the points of a chart.
    package var details: [AccessibilityCustomContent] = []
    /// The others of its linked group.
    package var linked: [UInt32] = []
    package var identifier: String?
    package var traits: AccessibilityTraits
    package var isEnabled: Bool
    /// In window points.
    package var frame: CGRect
    /// Those inside, in the order in which a tool reads them.
    package var children: [UInt32] = []
}

/// What changed of a window's elements since the last patch.
package struct AccessibilityPatch {
    /// New elements, parents before children.
    package var inserted: [AccessibilityNode] = []
    /// Elements that were there before, as they are now.
    package var changed: [AccessibilityNode] = []
    package var removed: [UInt32] = []

    package var isEmpty: Bool { inserted.isEmpty && changed.isEmpty && removed.isEmpty }
}

/// A copy of a window's elements, for a screen reader or a browser: it is brought up to date by patches, so that the reader is
/// told of what changed alone.
///
/// - Complexity: each patch costs O(elements) if anything was shown differently since the last one, else nothing.
@MainActor
package final class AccessibilityTree {
    private var nodes: [UInt32: AccessibilityNode] = [:]
    private unowned let window: WindowRoot
    private var lastUpdate = -1

    package init(of window: WindowRoot) { self.window = window }

    package func takePatch() -> AccessibilityPatch {
        var patch = AccessibilityPatch()
        guard lastUpdate != window.elementsVersion else { return patch }
        lastUpdate = window.elementsVersion
        let current = window.elements.nodes
        var present: Set<UInt32> = []
        for node in current {
            present.insert(node.id)
            if let old = nodes[node.id] {
                if old != node { patch.changed.append(node) }
            } else {
                patch.inserted.append(node)
            }
            nodes[node.id] = node
        }
        patch.removed = nodes.keys.filter { !present.contains($0) }.sorted()
        for id in patch.removed { nodes[id] = nil }
        return patch
    }
}

extension AccessibilityElements {
    /// The elements as nodes that name their parents and children, in reading order.
    package var nodes: [AccessibilityNode] {
        var nodes: [AccessibilityNode] = []
        var path: [Int] = []
        for element in all {
            while let last = path.last, all[last].depth >= element.depth { path.removeLast() }
            let parent = path.last
            if let parent { nodes[parent].children.append(element.node.id) }
            path.append(nodes.count)
            nodes.append(
                AccessibilityNode(
                    id: element.node.id, parent: parent.map { nodes[$0].id }, role: element.role, label: element.label,
                    value: element.value, hint: element.hint, details: element.customContent,
                    linked: linked(with: element).map(\.node.id).filter { $0 != element.node.id },
                    identifier: element.semantics.identifier, traits: element.traits, isEnabled: element.isEnabled,
                    frame: element.node.frameInWindow))
        }
        return nodes
    }

    /// The elements that were joined with one, itself among them, in reading order.
    package func linked(with element: Element) -> [Element] {
        guard let group = element.semantics.details?.linkedGroup else { return [] }
        return all.filter { $0.semantics.details?.linkedGroup == group }
    }
}

extension AccessibilityElements {
    /// The elements of a window, as of its last update.
    package init(of window: WindowRoot) { self = window.elements }
}
