import Foundation

/// Everything that a window shows, kept between updates, and what the running update changed of it.
///
/// A change is made by one of the setters here, which notes *what* of the node changed and lists the node, once. The window
/// takes the changes as a ``DisplayPatch`` after each update and hands it to everybody who follows the tree.
package final class DisplayTree {
    /// The group that holds the window's content; its size is the window's.
    package let root: DisplayNode
    private var nextID: UInt32 = 2
    /// Those that were modal when last set, in the tree or not.
    private var modalNodes: [WeakNode] = []
    /// Nodes with pending facets, each once.
    @exclusivity(unchecked) private var changedNodes: [DisplayNode] = []
    /// Nodes that got a parent, and may be new in the tree.
    private var attachedNodes: [DisplayNode] = []
    /// Nodes that lost their parent, and may have left the tree.
    private var detachedNodes: [DisplayNode] = []
    /// Grows whenever somebody has looked at the tree, so that later changes can be told from earlier ones.
    @exclusivity(unchecked) private var revision: UInt64 = 1

    private let pixelClock = PixelClock()

    package init() {
        root = DisplayNode(id: DisplayNode.rootID, pixelClock: pixelClock)
        root.isKnown = true
        root.drawingRevision = revision
    }

    /// How many nodes were made so far, the root included.
    package var nodesMade: Int { Int(nextID) - 1 }

    /// Calls `body` with each node, parents before children, in reading order.
    package func forEach(_ body: (DisplayNode) -> Void) { root.forEach(body) }

    /// The frontmost element that keeps everything behind it from being used. Costs nothing while there is none.
    package var modalNode: DisplayNode? {
        if modalNodes.isEmpty { return nil }
        modalNodes.removeAll { $0.node?.semantics?.isModal != true }
        let present = modalNodes.compactMap(\.node).filter { $0.isInUse(in: root) }
        if present.count < 2 { return present.first }
        return present.max { $0.drawingPath.lexicographicallyPrecedes($1.drawingPath) }
    }

    // MARK: Patches

    /// Whether anything changed since the last patch.
    package var hasChanges: Bool { !changedNodes.isEmpty }

    /// What changed since the last patch.
    ///
    /// - Complexity: O(what changed × depth).
    package func takePatch() -> DisplayPatch {
        var patch = DisplayPatch()
        guard hasChanges else { return patch }
        beginReading()
        var outside: Set<UInt32> = []
        for node in attachedNodes {
            guard let top = outermostNew(around: node, outside: &outside) else { continue }
            top.forEachWhere { inner in
                // What is new inside a node that only moved was attached there itself.
                if inner.isKnown { return false }
                inner.isKnown = true
                inner.pendingFacets = []
                patch.inserted.append(inner)
                return true
            }
        }
        for node in detachedNodes where node.isKnown && !node.isInside(root) {
            node.forEach { inner in
                guard inner.isKnown else { return }
                inner.isKnown = false
                patch.removed.append(inner.id)
            }
        }
        for node in changedNodes {
            // Without facets: it was listed as inserted. `isKnown` is false: no patch
            // has listed the node, or this patch removes it.
            if node.isKnown, !node.pendingFacets.isEmpty { patch.changed.append((node, node.pendingFacets)) }
            node.pendingFacets = []
        }
        changedNodes.removeAll(keepingCapacity: true)
        attachedNodes.removeAll(keepingCapacity: true)
        detachedNodes.removeAll(keepingCapacity: true)
        return patch
    }

    /// The outermost of the new nodes around a new one; nil for a node that is not new, or not in the tree. Views inside are attached
    /// before those around them, so a search that began at each node would take the square of the depth.
    ///
    /// - Parameter outside: The nodes that were found not to be in the tree.
    private func outermostNew(around node: DisplayNode, outside: inout Set<UInt32>) -> DisplayNode? {
        guard !node.isKnown else { return nil }
        var path: [UInt32] = []
        var top = node
        while true {
            path.append(top.id)
            guard let parent = top.parent, !outside.contains(parent.id) else { break }
            if parent.isKnown {
                if parent.isInside(root) { return top }
                break
            }
            top = parent
        }
        outside.formUnion(path)
        return nil
    }

    /// Somebody looks at the tree and will tell what changed later by ``DisplayNode/drawingRevision``.
    package func beginReading() { revision += 1 }

    /// The one door of changes.
    private func note(_ node: DisplayNode, _ facets: DisplayFacets) {
        if node.pendingFacets.isEmpty { changedNodes.append(node) }
        node.pendingFacets.formUnion(facets)
    }

    /// Notes that a node is drawn differently, and with it all around it. Ends where that is noted already.
    private func noteDrawing(_ node: DisplayNode) {
        var current = node
        while current.drawingRevision != revision {
            current.drawingRevision = revision
            guard let parent = current.parent else { return }
            parent.noteChunk(of: current, revision: revision)
            current = parent
        }
    }

    /// Notes that the widget that a node shows is to be painted anew, by the host that paints it. That is no change of the tree: it is in no
    /// patch.
    ///
    /// - Complexity: O(depth).
    package func noteHostedDrawing(_ node: DisplayNode) { noteDrawing(node) }

    // MARK: Setters, called by the graph only

    package func makeNode() -> DisplayNode {
        defer { nextID += 1 }
        return DisplayNode(id: nextID, pixelClock: pixelClock)
    }

    /// Sets where a node is. `drawn` is where it is painted, of which `rounding` is still to be put on pixels; `isMoving` tells that this is
    /// on the way.
    package func setGeometry(
        _ node: DisplayNode, origin: CGPoint, size: CGSize, drawn: CGRect? = nil, rounding: DisplayRounding = .none,
        isMoving: Bool = false
    ) {
        node.isMoving = isMoving
        let drawn = drawn ?? CGRect(origin: origin, size: size)
        let moved = node.origin != origin || node.shown.origin != drawn.origin || node.rounding != rounding
        let resized = node.size != size || node.shown.size != drawn.size
        guard moved || resized else { return }
        if node.origin != origin { pixelClock.advance() }
        node.origin = origin
        node.size = size
        node.shown = drawn
        node.rounding = rounding
        if resized { noteDrawing(node) }
        if moved, let parent = node.parent {
            parent.noteChunk(of: node, revision: revision)
            noteDrawing(parent)
        }
        note(node, .geometry)
    }

    /// Sets the pixels as seen from inside a node. Where nobody does they follow from those around the node and its place.
    package func setPixels(inside node: DisplayNode, _ grid: PixelGrid) {
        guard node.pixels.time != NodePixels.isSet || node.pixels.grid != grid else { return }
        node.pixels = NodePixels(grid: grid, time: NodePixels.isSet)
        pixelClock.advance()
        noteDrawing(node)
    }

    package func setContent(_ node: DisplayNode, _ content: DisplayContent) {
        guard node.content != content else { return }
        node.content = content
        noteDrawing(node)
        note(node, .content)
    }

    package func setEffect(_ node: DisplayNode, _ effect: DisplayEffect) {
        let effect = effect.bounded
        guard node.effect != effect else { return }
        node.effect = effect
        noteDrawing(node)
        note(node, .effect)
    }

    package func setSemantics(_ node: DisplayNode, _ semantics: Semantics?) {
        guard node.semantics != semantics else { return }
        if semantics?.isModal == true, node.semantics?.isModal != true { modalNodes.append(WeakNode(node: node)) }
        node.semantics = semantics
        note(node, .semantics)
    }

    package func setResponder(_ node: DisplayNode, _ responder: (any Responder)?) {
        guard node.responder !== responder else { return }
        node.responder = responder
        responder?.node = node
        note(node, .interaction)
    }

    package func setHitTesting(_ node: DisplayNode, isAllowed: Bool, contentShape: ContentShape? = nil) {
        guard node.allowsHitTesting != isAllowed || node.contentShape != contentShape else { return }
        node.allowsHitTesting = isAllowed
        node.contentShape = contentShape
        note(node, .interaction)
    }

    package func setHiddenFromAccessibility(_ node: DisplayNode, _ isHidden: Bool) {
        guard node.isHiddenFromAccessibility != isHidden else { return }
        node.isHiddenFromAccessibility = isHidden
        note(node, .visibility)
    }

    package func setPopup(_ node: DisplayNode, _ popup: PopupPlace?) {
        guard node.popup != popup else { return }
        node.popup = popup
        note(node, .interaction)
    }

    package func setCoordinateSpaceName(_ node: DisplayNode, _ name: AnyHashable?) {
        guard node.coordinateSpaceName != name else { return }
        node.coordinateSpaceName = name
        note(node, .coordinateSpaceName)
    }

    /// Gives a node other children. One that another node lists leaves that one: whoever lists it drops it in the same update.
    ///
    /// - Parameter reading: The same children in the order in which they are read, where it is another one.
    /// - Complexity: O(children), of which those that are the same at the front and at the end cost a comparison each.
    package func setChildren(_ node: DisplayNode, _ children: [DisplayNode], read reading: [DisplayNode]? = nil) {
        node.readingOrder = reading
        let old = node.children
        let shorter = min(old.count, children.count)
        var start = 0
        while start < shorter, old[start] === children[start] { start += 1 }
        guard start < max(old.count, children.count) else { return }
        var same = 0
        while same < shorter - start, old[old.count - 1 - same] === children[children.count - 1 - same] { same += 1 }
        node.children = children
        for index in start..<children.count where children[index].indexInParent != index {
            children[index].indexInParent = index
        }
        let (end, oldEnd) = (children.count - same, old.count - same)
        for child in old[start..<oldEnd] where child.parent === node {
            // What is listed still is where it says.
            let index = child.indexInParent
            if index < end, children[index] === child { continue }
            child.parent = nil
            detachedNodes.append(child)
        }
        if start < children.count { pixelClock.advance() }
        for child in children[start...] where child.parent !== node {
            child.parent = node
            attachedNodes.append(child)
        }
        node.noteChunks(from: start, former: old, revision: revision)
        noteDrawing(node)
        note(node, .children)
    }

    /// Gives a node other children in the places of some. What results is what ``setChildren(_:_:read:)`` makes of all children.
    ///
    /// - Parameter edits: In rising order.
    /// - Complexity: O(what the edits are about, and the children that have another place for that).
    package func editChildren(_ node: DisplayNode, _ edits: [DisplayEdit]) {
        node.readingOrder = nil
        let edits = edits.compactMap { $0.trimmed(of: node.children) }
        guard let start = edits.first?.old.lowerBound else { return }
        let oldCount = node.children.count
        let removed = edits.flatMap { node.children[$0.old] }
        for edit in edits.reversed() { node.children.replaceSubrange(edit.old, with: edit.nodes) }
        let count = node.children.count
        node.beginChunkChanges(from: start, formerCount: oldCount, revision: revision)
        var shift = 0
        for (number, edit) in edits.enumerated() {
            let first = edit.old.lowerBound + shift
            shift += edit.nodes.count - edit.old.count
            // What follows an edit that makes no difference to its place is left alone.
            let next = number + 1 < edits.count ? edits[number + 1].old.lowerBound + shift : count
            let end = shift == 0 ? first + edit.nodes.count : next
            for index in first..<end { node.children[index].indexInParent = index }
            node.noteChunks(at: first..<end, revision: revision)
        }
        for child in removed where child.parent === node {
            // What is listed still is where it says.
            let index = child.indexInParent
            if index < count, node.children[index] === child { continue }
            child.parent = nil
            detachedNodes.append(child)
        }
        if start < count { pixelClock.advance() }
        for edit in edits {
            for child in edit.nodes where child.parent !== node {
                child.parent = node
                attachedNodes.append(child)
            }
        }
        noteDrawing(node)
        note(node, .children)
    }
}

private struct WeakNode {
    weak var node: DisplayNode?
}

extension DisplayNode {
    fileprivate func noteChunk(of child: DisplayNode, revision: UInt64) {
        guard !chunkRevisions.isEmpty else { return }
        let chunk = child.indexInParent / Self.chunkSize
        // A child that has just been taken out may still name this parent while it is released.
        if chunk < chunkRevisions.count { chunkRevisions[chunk] = revision }
    }

    /// After a change of the children from an index on. Of as many as before, chunks with the same children stay.
    fileprivate func noteChunks(from start: Int, former: [DisplayNode], revision: UInt64) {
        guard children.count > Self.chunkSize else {
            chunkRevisions = []
            return
        }
        let count = (children.count + Self.chunkSize - 1) / Self.chunkSize
        let kept = min(start / Self.chunkSize, chunkRevisions.count)
        if children.count == former.count, chunkRevisions.count == count {
            for chunk in kept..<count {
                let places = chunk * Self.chunkSize..<min((chunk + 1) * Self.chunkSize, children.count)
                if places.contains(where: { children[$0] !== former[$0] }) { chunkRevisions[chunk] = revision }
            }
            return
        }
        chunkRevisions.removeSubrange(kept...)
        chunkRevisions.append(contentsOf: repeatElement(revision, count: count - kept))
    }

    /// Before ``noteChunks(at:revision:)`` tells which chunks changed: where there are more children or less than before, all do from an index on.
    fileprivate func beginChunkChanges(from start: Int, formerCount: Int, revision: UInt64) {
        guard children.count > Self.chunkSize else { return chunkRevisions = [] }
        let count = (children.count + Self.chunkSize - 1) / Self.chunkSize
        if children.count == formerCount, chunkRevisions.count == count { return }
        let kept = min(start / Self.chunkSize, chunkRevisions.count)
        chunkRevisions.removeSubrange(kept...)
        chunkRevisions.append(contentsOf: repeatElement(revision, count: count - kept))
    }

    fileprivate func noteChunks(at places: Range<Int>, revision: UInt64) {
        guard !places.isEmpty, !chunkRevisions.isEmpty else { return }
        for chunk in places.lowerBound / Self.chunkSize...(places.upperBound - 1) / Self.chunkSize {
            chunkRevisions[chunk] = revision
        }
    }

    package func isInside(_ other: DisplayNode) -> Bool { ancestors.contains { $0 === other } }

    /// Whether a window shows the node, and not in a part of it that is out of use.
    var isInUse: Bool { rootInUse != nil }

    /// Whether the node is in the tree of a root, and not in a part of it that is out of use.
    func isInUse(in root: DisplayNode) -> Bool { rootInUse === root }

    /// The root of the tree that the node is in; nil where it is in none, or in a part that is out of use.
    private var rootInUse: DisplayNode? {
        for node in ancestors {
            if node.isOutOfUse { return nil }
            if node.id == Self.rootID { return node }
        }
        return nil
    }

    /// The positions among siblings from the root to the node: a later one is in front.
    fileprivate var drawingPath: [Int] {
        var path: [Int] = []
        for node in ancestors where node.parent != nil { path.append(node.indexInParent) }
        return path.reversed()
    }
}
