import AttributeGraph
import CGTK
import DovetailCore
import Foundation

/// Turns display nodes into GSK render nodes: of those that can be seen, and only where they changed.
///
/// Beside each display node it keeps a ``Piece``: the render node it made, and the region for which that is complete. A piece
/// is good until the display node or something inside it is drawn differently, or until more of it comes into sight. A node
/// with many children keeps a piece for each chunk of them as well, so that a change of one child, or scrolling, leaves the
/// others as they are and costs the chunks in sight.
///
/// Main thread only.
package final class NodePainter {
    private let consumer = DisplayConsumer()
    private let text: PangoTextEngine
    private let images = ImageLoader.shared
    private var target = Target(hiding: [], blurScale: nil)
    /// Numbers the targets; pieces made for another one are not used.
    private var targetNumber = 0
    /// Whether texts are left out of what is being painted; see ``Magnification``.
    private var leavesTextOut = false
    /// What a piece must have been made for.
    private var purpose: Int { leavesTextOut ? -targetNumber : targetNumber }
    /// How many pieces were made, for tests and benchmarks.
    package private(set) var piecesPainted = 0

    /// How far beyond what can be seen a node with many children is painted, in points, so that scrolling paints anew only
    /// now and then.
    private static let margin: CGFloat = 256

    package init(text: PangoTextEngine = .shared) {
        GTKStart.forPainting()
        self.text = text
    }

    /// What a whole tree looks like within its root's bounds. The caller unrefs the result; nil when nothing is drawn.
    ///
    /// `blurScale` is for targets that cairo draws: their
    /// pixels for each point. Without it blurs are left to GSK, as is right for its renderers that use the graphics card.
    ///
    /// `hiding` are nodes that are not shown, with all that is inside: the host shows them elsewhere.
    ///
    /// - Complexity: O(what changed + chunks of children on the way to it + what came into sight).
    package func renderNode(
        for tree: DisplayTree, hiding: Set<UInt32> = [], blurScale: CGFloat? = nil
    ) -> OpaquePointer? {
        aim(Target(hiding: hiding, blurScale: blurScale))
        // What changes from now on is newer than what is painted now.
        defer { tree.beginReading() }
        // A point more: the last pixels of a size that is not whole belong to the picture.
        let window = Extent(CGRect(origin: .zero, size: tree.root.size)).expanded(by: 1)
        return withRoom(for: tree.root) {
            guard let node = rendered(tree.root, need: window) else { return nil }
            // What depends on what is behind it can be drawn now that all is there.
            return Backdrop.resolve(node, scale: blurScale) ?? gsk_render_node_ref(node)
        }
    }

    /// Calls `body`, which draws or releases what was painted of a node, with as much stack as GSK needs for that: it follows render
    /// nodes by calling itself.
    package func withRoom<Result>(for node: DisplayNode, _ body: () throws -> Result) rethrows -> Result {
        let piece = piece(of: node)
        _ = extent(of: node, piece)
        return try RenderNodeDepth.withRoom(forLevels: piece.levels, body)
    }

    /// What a node and all that is inside look like, in the node's own coordinates. The caller unrefs the result; nil when nothing is
    /// drawn.
    package func renderNode(
        of node: DisplayNode, in tree: DisplayTree, hiding: Set<UInt32> = [], blurScale: CGFloat? = nil
    ) -> OpaquePointer? {
        aim(Target(hiding: hiding, blurScale: blurScale))
        defer { tree.beginReading() }
        return withRoom(for: node) {
            guard let node = rendered(node, need: .everywhere) else { return nil }
            return Backdrop.resolve(node, scale: blurScale) ?? gsk_render_node_ref(node)
        }
    }

    private func aim(_ target: Target) {
        if target != self.target { targetNumber += 1 }
        self.target = target
    }

    // MARK: Pieces

    private func piece(of node: DisplayNode) -> Piece {
        // Only pieces are stored under this consumer.
        if let piece = node.data(of: consumer) { return unsafeDowncast(piece, to: Piece.self) }
        let piece = Piece()
        node.setData(piece, of: consumer)
        return piece
    }

    /// The render node of a display node, in the node's own coordinates, complete at least where it is needed; nil if there is
    /// nothing to see.
    private func rendered(_ node: DisplayNode, need: Extent) -> OpaquePointer? {
        if target.hiding.contains(node.id) { return nil }
        let piece = piece(of: node)
        let need = need.intersection(extent(of: node, piece))
        if need.isEmpty { return nil }
        if piece.isGood(node.drawingRevision, purpose, pixels(of: node), for: need) { return piece.pointer }
        return StackRoom.with { repainted(node, piece, need: need) }
    }

    private func repainted(_ node: DisplayNode, _ piece: Piece, need: Extent) -> OpaquePointer? {
        let region = node.chunkRevisions.isEmpty ? need : need.expanded(by: Self.margin)
        var isComplete = true
        let pointer = paint(node, piece, region: region, isComplete: &isComplete)
        piecesPainted += 1
        piece.take(
            pointer, node.drawingRevision, purpose, pixels(of: node), coverage: isComplete ? .everywhere : region)
        return pointer
    }

    /// The pixels that what is inside a node is put on.
    private func pixels(of node: DisplayNode) -> PixelGrid {
        node.children.isEmpty ? PixelGrid() : node.pixelsInside
    }

    /// The node's own content and its children, with its effect applied. The caller owns the result.
    private func paint(
        _ node: DisplayNode, _ piece: Piece, region: Extent, isComplete: inout Bool
    ) -> OpaquePointer? {
        if let pointer = paintOnlyChild(of: node, piece, region: region, isComplete: &isComplete) { return pointer }
        let snapshot = gtk_snapshot_new()!
        let effect = appendBoxShadow(of: node, to: snapshot) ? .none : node.effect
        let leftTextOut = leavesTextOut
        defer { leavesTextOut = leftTextOut }
        if piece.magnification.isTooLarge(with: effect) { leavesTextOut = true }
        if !(leavesTextOut && node.content.isText) {
            ContentPainter(text: text, images: images, snapshot: snapshot).paint(node)
        }
        let inside = effect.needed(for: region)
        if case .drawing(let drawing) = node.content {
            paint(drawing, of: node, to: snapshot)
        } else if case .likeness(let likeness) = node.content {
            paint(likeness, in: node.drawn.size, to: snapshot)
        } else if node.chunkRevisions.isEmpty {
            append(node.children[...], to: snapshot, region: inside, isComplete: &isComplete)
        } else {
            appendChunks(of: node, piece, to: snapshot, region: inside, isComplete: &isComplete)
        }
        guard let inner = gtk_snapshot_free_to_node(snapshot) else { return nil }
        defer { gsk_render_node_unref(inner) }
        return EffectPainter(blurScale: target.blurScale).apply(effect, to: inner)
    }

    /// The same for a node that only moves one child, as offsets and transforms do: it needs no snapshot. Nil for other nodes.
    private func paintOnlyChild(
        of node: DisplayNode, _ piece: Piece, region: Extent, isComplete: inout Bool
    ) -> OpaquePointer? {
        guard node.children.count == 1, node.content == .none, case .transform = node.effect,
            node.children[0].drawn.origin == .zero, !piece.magnification.isTooLarge(with: node.effect)
        else { return nil }
        let child = node.children[0]
        let inside = node.effect.needed(for: region)
        let isWhole = inside.contains(extent(of: child, self.piece(of: child)))
        guard let inner = rendered(child, need: isWhole ? .everywhere : inside) else { return nil }
        if !isWhole { isComplete = false }
        return EffectPainter(blurScale: target.blurScale).apply(node.effect, to: inner)
    }

    /// The drawing of a node, with the nodes inside where it names them.
    private func paint(_ drawing: Drawing, of node: DisplayNode, to snapshot: OpaquePointer) {
        DrawingPainter(
            content: ContentPainter(text: text, images: images, snapshot: snapshot), blurScale: target.blurScale,
            magnification: leavesTextOut ? .infinity : 1
        ) { [self] id in
            // The symbols are in one container inside the node, which is in a group that can't be hit.
            let symbols = node.children.lazy.flatMap(\.children).flatMap(\.children)
            guard let symbol = symbols.first(where: { $0.id == id }) else { return nil }
            return rendered(symbol, need: .everywhere)
        }.paint(drawing, in: drawing.bounds(in: node.drawn.size))
    }

    /// What another node looks like, scaled to a size.
    private func paint(_ likeness: NodeLikeness, in size: CGSize, to snapshot: OpaquePointer) {
        guard let shown = likeness.node, let painted = rendered(shown, need: .everywhere) else { return }
        let scaling = Self.scaling(of: shown, to: size)
        gtk_snapshot_save(snapshot)
        gtk_snapshot_scale(snapshot, Float(scaling.a), Float(scaling.d))
        gtk_snapshot_append_node(snapshot, painted)
        gtk_snapshot_restore(snapshot)
    }

    /// From the coordinates of a node to those of a picture of it.
    private static func scaling(of node: DisplayNode, to size: CGSize) -> CGAffineTransform {
        guard node.drawn.width > 0, node.drawn.height > 0 else { return .identity }
        return CGAffineTransform(scaleX: size.width / node.drawn.width, y: size.height / node.drawn.height)
    }

    private func append(
        _ children: ArraySlice<DisplayNode>, to snapshot: OpaquePointer, region: Extent, isComplete: inout Bool
    ) {
        for child in children {
            let origin = child.drawn.origin
            let local = region.offset(-origin.x, -origin.y)
            if local.contains(extent(of: child, piece(of: child))) {
                append(rendered(child, need: .everywhere), at: origin, to: snapshot)
            } else {
                isComplete = false
                append(rendered(child, need: local), at: origin, to: snapshot)
            }
        }
    }

    private func append(_ pointer: OpaquePointer?, at origin: CGPoint, to snapshot: OpaquePointer) {
        guard let pointer else { return }
        if origin == .zero {
            gtk_snapshot_append_node(snapshot, pointer)
        } else {
            gtk_snapshot_save(snapshot)
            var origin = graphene_point_t(x: Float(origin.x), y: Float(origin.y))
            gtk_snapshot_translate(snapshot, &origin)
            gtk_snapshot_append_node(snapshot, pointer)
            gtk_snapshot_restore(snapshot)
        }
    }

    // MARK: Chunks

    private func appendChunks(
        of node: DisplayNode, _ piece: Piece, to snapshot: OpaquePointer, region: Extent, isComplete: inout Bool
    ) {
        let pixels = pixels(of: node)
        for index in node.chunkRevisions.indices {
            let chunk = piece.chunks[index]
            let need = region.intersection(chunk.extent)
            if !region.contains(chunk.extent) { isComplete = false }
            if need.isEmpty { continue }
            if !chunk.isGood(node.chunkRevisions[index], purpose, pixels, for: need) {
                let own = gtk_snapshot_new()!
                var isWhole = true
                append(Self.children(of: node, inChunk: index), to: own, region: region, isComplete: &isWhole)
                piecesPainted += 1
                chunk.take(
                    gtk_snapshot_free_to_node(own), node.chunkRevisions[index], purpose, pixels,
                    coverage: isWhole ? .everywhere : region)
            }
            append(chunk.pointer, at: .zero, to: snapshot)
        }
    }

    private static func children(of node: DisplayNode, inChunk index: Int) -> ArraySlice<DisplayNode> {
        let start = index * DisplayNode.chunkSize
        return node.children[start..<min(start + DisplayNode.chunkSize, node.children.count)]
    }

    // MARK: Extents

    /// Where a node may be seen, in its own coordinates, with its effect.
    private func extent(of node: DisplayNode, _ piece: Piece) -> Extent {
        if piece.extentRevision == node.drawingRevision { return piece.extent }
        return StackRoom.with { newExtent(of: node, piece) }
    }

    private func newExtent(of node: DisplayNode, _ piece: Piece) -> Extent {
        var extent = node.content.extent(in: node.size)
        if case .likeness(let likeness) = node.content, let shown = likeness.node {
            extent = self.extent(of: shown, self.piece(of: shown))
                .applying(Self.scaling(of: shown, to: node.drawn.size))
        }
        var magnification = Magnification(of: node.content)
        var levels = 0
        if node.chunkRevisions.isEmpty {
            if !piece.chunks.isEmpty { piece.chunks = [] }
            for child in node.children {
                extent.formUnion(extentInParent(of: child))
                let inner = self.piece(of: child)
                magnification.formUnion(inner.magnification, child.effect)
                levels = max(levels, inner.levels)
            }
        } else {
            bringChunkExtentsUpToDate(of: node, piece)
            for chunk in piece.chunks {
                extent.formUnion(chunk.extent)
                magnification.formUnion(chunk.magnification, .none)
                levels = max(levels, chunk.levels)
            }
        }
        piece.magnification = magnification
        piece.levels = levels + 1
        piece.extent = node.effect.extent(of: extent)
        piece.extentRevision = node.drawingRevision
        return piece.extent
    }

    private func extentInParent(of node: DisplayNode) -> Extent {
        let extent = extent(of: node, piece(of: node))
        if node.rounding == .none { return extent.offset(node.drawn.minX, node.drawn.minY) }
        // On whatever pixels it will be put, it is less than a point from there.
        return extent.offset(node.shown.minX, node.shown.minY).expanded(by: 1)
    }

    private func bringChunkExtentsUpToDate(of node: DisplayNode, _ piece: Piece) {
        let count = node.chunkRevisions.count
        if piece.chunks.count > count { piece.chunks.removeLast(piece.chunks.count - count) }
        while piece.chunks.count < count { piece.chunks.append(Piece()) }
        for (index, chunk) in piece.chunks.enumerated() where chunk.extentRevision != node.chunkRevisions[index] {
            chunk.extent = .none
            chunk.magnification = Magnification(of: .none)
            chunk.levels = 0
            for child in Self.children(of: node, inChunk: index) {
                chunk.extent.formUnion(extentInParent(of: child))
                let inner = self.piece(of: child)
                chunk.magnification.formUnion(inner.magnification, child.effect)
                chunk.levels = max(chunk.levels, inner.levels)
            }
            chunk.extentRevision = node.chunkRevisions[index]
        }
    }

    // MARK: Shadows of boxes

    /// Draws the shadow of a single filled box, the commonest case, as a box shadow: it needs no picture of the box to blur, and
    /// comes out the same when only a part of the window is painted again. Returns whether it was one.
    private func appendBoxShadow(of node: DisplayNode, to snapshot: OpaquePointer) -> Bool {
        guard case .shadow(let color, let radius, let x, let y) = node.effect else { return false }
        var leaf = node
        var origin = CGPoint.zero
        while leaf.content == .none, leaf === node || leaf.effect == .none, leaf.children.count == 1 {
            leaf = leaf.children[0]
            origin.x += leaf.drawn.minX
            origin.y += leaf.drawn.minY
        }
        guard leaf.effect == .none || leaf === node, case .fill(let path, .color(let fill), _) = leaf.content,
            fill.opacity == 1, leaf.children.isEmpty, var outline = path.roundedRectangle
        else { return false }
        outline.rect = outline.rect.offsetBy(dx: origin.x, dy: origin.y)
        var rounded = outline.gsk
        var rgba = color.gdk
        gtk_snapshot_append_outset_shadow(snapshot, &rounded, &rgba, Float(x), Float(y), 0, Float(radius))
        return true
    }
}

/// What a picture depends on besides the tree.
private struct Target: Equatable {
    let hiding: Set<UInt32>
    let blurScale: CGFloat?
}
