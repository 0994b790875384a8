import AttributeGraph
import Foundation

extension DisplayTree {
    /// Checks the tree's invariants; throws what is broken. Only between updates, when the patch has been taken.
    ///
    /// - Complexity: O(nodes).
    package func checkInvariants() throws {
        // A loop, since the tree may be deep. No node is visited twice: each has one parent, and one place there.
        var waiting = [root]
        while let node = waiting.popLast() {
            try require(node.isKnown, "node \(node.id) is in the tree, but no patch ever listed it")
            try require(node.pendingFacets.isEmpty, "node \(node.id) has changes that no patch listed")
            try require(
                node.responder == nil || node.responder!.node === node,
                "node \(node.id) has a responder that belongs to another node")
            try require(
                node.origin.x.isFinite && node.origin.y.isFinite, "the origin of node \(node.id) is \(node.origin)")
            try require(
                node.size.width.isFinite && node.size.height.isFinite && node.size.width >= 0 && node.size.height >= 0,
                "the size of node \(node.id) is \(node.size)")
            let chunks = node.children.count > DisplayNode.chunkSize
            try require(
                node.chunkRevisions.count
                    == (chunks ? (node.children.count + DisplayNode.chunkSize - 1) / DisplayNode.chunkSize : 0),
                "node \(node.id) has \(node.children.count) children and \(node.chunkRevisions.count) chunks")
            try require(
                node.readingOrder.map { Set($0.map(\.id)) == Set(node.children.map(\.id)) } ?? true,
                "node \(node.id) is read with other children than it is drawn with")
            for (index, child) in node.children.enumerated() {
                try require(child.parent === node, "node \(child.id) does not know its parent \(node.id)")
                try require(child.indexInParent == index, "node \(child.id) does not know its place")
                try require(
                    child.drawingRevision <= node.drawingRevision,
                    "node \(child.id) changed, and its parent \(node.id) was not told")
                try require(
                    node.chunkRevisions.isEmpty
                        || child.drawingRevision <= node.chunkRevisions[index / DisplayNode.chunkSize],
                    "node \(child.id) changed, and its chunk was not told")
                waiting.append(child)
            }
        }
    }

    private func require(_ condition: Bool, _ message: @autoclosure () -> String) throws {
        if !condition { throw BrokenInvariant(description: message()) }
    }
}
