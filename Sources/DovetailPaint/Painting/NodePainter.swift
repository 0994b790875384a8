import CGTK
import DovetailCore
import Foundation

/// Turns display nodes into GSK render nodes, and keeps those of nodes that have not changed.
///
/// Main thread only.
package final class NodePainter {
    private let text: PangoTextEngine
    private let images = ImageLoader.shared

    package init(text: PangoTextEngine = .shared) { self.text = text }

    /// What a whole tree looks like. `skipping` are text inputs that the host shows by widgets of its own.
    /// The caller unrefs the result; nil when nothing is drawn.
    package func renderNode(for tree: DisplayTree, skipping: Set<UInt32> = []) -> OpaquePointer? {
        let snapshot = gtk_snapshot_new()!
        for child in tree.root.children { append(child, to: snapshot, skipping) }
        return gtk_snapshot_free_to_node(snapshot)
    }

    /// Adds a node at its place in its parent.
    private func append(_ node: DisplayNode, to snapshot: OpaquePointer, _ skipping: Set<UInt32>) {
        guard let rendered = cached(node, skipping) else { return }
        guard let pointer = rendered.pointer else { return }
        if node.origin == .zero {
            gtk_snapshot_append_node(snapshot, pointer)
        } else {
            gtk_snapshot_save(snapshot)
            var origin = graphene_point_t(x: Float(node.origin.x), y: Float(node.origin.y))
            gtk_snapshot_translate(snapshot, &origin)
            gtk_snapshot_append_node(snapshot, pointer)
            gtk_snapshot_restore(snapshot)
        }
    }

    private func cached(_ node: DisplayNode, _ skipping: Set<UInt32>) -> RenderedNode? {
        if let rendered = node.hostData as? RenderedNode, rendered.isSkipped == skipping.contains(node.id) {
            return rendered
        }
        let rendered = RenderedNode(paint(node, skipping), isSkipped: skipping.contains(node.id))
        node.hostData = rendered
        return rendered
    }

    /// The node's own content and its children, in the node's coordinates, with its effect applied.
    private func paint(_ node: DisplayNode, _ skipping: Set<UInt32>) -> OpaquePointer? {
        let snapshot = gtk_snapshot_new()!
        let pops = appendBoxShadow(of: node, to: snapshot) ? (0, false) : begin(node.effect, size: node.size, snapshot)
        if !skipping.contains(node.id) { ContentPainter(text: text, images: images, snapshot: snapshot).paint(node) }
        for child in node.children { append(child, to: snapshot, skipping) }
        for _ in 0..<pops.0 { gtk_snapshot_pop(snapshot) }
        if pops.1 { gtk_snapshot_restore(snapshot) }
        return gtk_snapshot_free_to_node(snapshot)
    }

    /// Draws the shadow of a single filled box, the commonest case, as a box shadow: it needs no picture of the box to blur, and
    /// comes out the same when only a part of the window is painted again. Returns whether it was one.
    private func appendBoxShadow(of node: DisplayNode, to snapshot: OpaquePointer) -> Bool {
        guard case .shadow(let color, let radius, let x, let y) = node.effect else { return false }
        var leaf = node
        var origin = CGPoint.zero
        while leaf.content == .none, leaf === node || leaf.effect == .none, leaf.children.count == 1 {
            leaf = leaf.children[0]
            origin.x += leaf.origin.x
            origin.y += leaf.origin.y
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

    /// Starts an effect. Returns what must be undone afterwards.
    private func begin(
        _ effect: DisplayEffect, size: CGSize, _ snapshot: OpaquePointer
    ) -> (layers: Int, isSaved: Bool) {
        switch effect {
        case .none: return (0, false)
        case .opacity(let opacity):
            gtk_snapshot_push_opacity(snapshot, opacity)
            return (1, false)
        case .transform(let transform):
            gtk_snapshot_save(snapshot)
            gtk_snapshot_transform(snapshot, transform.makeGskTransform())
            return (0, true)
        case .blur(let radius):
            // GSK's radius is twice the deviation of the bell curve, as in CSS filters it is once.
            gtk_snapshot_push_blur(snapshot, Double(radius) * 2)
            return (1, false)
        case .clip(let path, let style):
            return beginClip(path, style, size, snapshot)
        case .shadow(let color, let radius, let x, let y):
            var shadow = GskShadow(color: color.gdk, dx: Float(x), dy: Float(y), radius: Float(radius))
            gtk_snapshot_push_shadow(snapshot, &shadow, 1)
            return (1, false)
        }
    }

    private func beginClip(
        _ path: Path, _ style: FillStyle, _ size: CGSize, _ snapshot: OpaquePointer
    ) -> (layers: Int, isSaved: Bool) {
        if let outline = path.roundedRectangle {
            var rounded = outline.gsk
            gtk_snapshot_push_rounded_clip(snapshot, &rounded)
            return (1, false)
        }
        // Any other outline is painted as a mask: GSK 4.8 has no mask node, so the mask clips by cross-fading a
        // transparent layer; a cairo node for the outline's bounds would lose what is inside.
        var bounds = path.boundingRect.graphene
        gtk_snapshot_push_clip(snapshot, &bounds)
        return (1, false)
    }
}

/// A render node kept with the display node it was made for.
private final class RenderedNode {
    let pointer: OpaquePointer?
    let isSkipped: Bool

    init(_ pointer: OpaquePointer?, isSkipped: Bool) {
        self.pointer = pointer
        self.isSkipped = isSkipped
    }

    deinit { if let pointer { gsk_render_node_unref(pointer) } }
}
