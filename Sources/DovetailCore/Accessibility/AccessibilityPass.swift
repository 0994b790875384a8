import Foundation

/// Finds the elements of a window in its display tree.
///
/// What modifiers say is joined with what they are applied to, and what is inside a button belongs to the button: so an element is made
/// of several display nodes, and a node's part of it depends on what is around. Each node's part is kept, with what it depends on, and is
/// found anew only where a patch of the display tree tells of a change inside:
///
///     display patch ─► note(_:) marks nodes and those around ─► contents(of:) walks what is marked
///
/// Nodes whose meaning depends on a modifier around are walked with it, and nothing is kept of them; those are chains of a few groups.
///
/// - Complexity: a walk costs O(what changed × depth), and as much as their siblings cost to be listed again.
@MainActor
package final class AccessibilityPass {
    /// What is kept of a node.
    final class Memo {
        /// Whether something changed in the node or inside it. Those around are marked as well.
        var isMarked = false
        /// Whether there is a part that can be used again: it may be nil.
        var isKept = false
        var part: AccessibilityPart?
        /// The node was a part of an element around.
        var isCombined = false
        /// What the node itself gave.
        var isInvisible = false
        var text: String?
    }

    private let consumer = DisplayConsumer()
    /// Whether anything is kept. Else each walk goes through everything.
    let isKeeping: Bool
    /// How many nodes were walked so far.
    package private(set) var nodesWalked = 0
    private var last: (root: DisplayNode, contents: AccessibilityContents)?
    private var isMarked = true

    init(isKeeping: Bool) { self.isKeeping = isKeeping }

    // MARK: What changed

    private static let facets: DisplayFacets = [.content, .effect, .children, .semantics, .visibility]

    /// Takes note of what an update changed of the tree.
    func note(_ patch: DisplayPatch) {
        // What comes back was changed meanwhile. What is new has a parent whose children changed.
        for node in patch.inserted { memo(of: node)?.isMarked = true }
        for (node, facets) in patch.changed where !facets.isDisjoint(with: Self.facets) {
            guard let memo = memo(of: node), !memo.isMarked else { continue }
            // Colours and places fade and move without a change of what is there.
            let isSame =
                facets.isDisjoint(with: [.children, .semantics]) && memo.isInvisible == node.isInvisible
                && memo.text == node.shownText
            if !isSame { mark(node) }
        }
    }

    private func mark(_ node: DisplayNode) {
        isMarked = true
        for node in node.ancestors {
            guard let memo = memo(of: node) else { continue }
            if memo.isMarked { return }
            memo.isMarked = true
        }
    }

    func memo(of node: DisplayNode) -> Memo? { node.data(of: consumer) as! Memo? }

    func makeMemo(of node: DisplayNode) -> Memo {
        let memo = Memo()
        node.setData(memo, of: consumer)
        return memo
    }

    func countWalked() { nodesWalked += 1 }

    // MARK: The walk

    /// What is in the tree. Only what is in a modal element can be used while it is there, and nothing else is found.
    func contents(of tree: DisplayTree) -> AccessibilityContents {
        let root = tree.modalNode ?? tree.root
        if isKeeping, let last, last.root === root, !isMarked { return last.contents }
        var walk = Walk(pass: self)
        let contents = AccessibilityContents(part: walk.run(root))
        if isKeeping {
            isMarked = false
            last = (root, contents)
        }
        return contents
    }
}

extension DisplayNode {
    /// Whether neither the node nor anything inside is an element, or is written in one.
    var isInvisible: Bool {
        if isHiddenFromAccessibility { return true }
        if case .opacity(let opacity) = effect { return opacity == 0 }
        return false
    }

    /// Whether the element of modifiers around may stand for the node or what is inside it.
    var isJoinedWithModifiers: Bool {
        if let semantics { return semantics.isModifier }
        return children.count == 1
    }

    /// What is written in the node; nil for nothing.
    var shownText: String? {
        switch content {
        case .text(let text): text.string.isEmpty ? nil : text.string
        case .drawing(let drawing): drawing.text?.isEmpty == false ? drawing.text : nil
        default: nil
        }
    }
}
