import CGTK
import DovetailCore
import Foundation

/// Turns display nodes into GSK render nodes, and keeps those of nodes that have not changed.
///
/// Main thread only.
package final class NodePainter {
    private let text: PangoTextEngine
    private let images = ImageLoader.shared
    private var target = Target(skipping: [], blurScale: nil)

    package init(text: PangoTextEngine = .shared) { self.text = text }

    /// What a whole tree looks like. The caller unrefs the result; nil when nothing is drawn.
    ///
    /// `skipping` are text inputs that the host shows by widgets of its own. `blurScale` is for targets that cairo draws: their
    /// pixels for each point. Without it blurs are left to GSK, as is right for its renderers that use the graphics card.
    package func renderNode(
        for tree: DisplayTree, skipping: Set<UInt32> = [], blurScale: CGFloat? = nil
    ) -> OpaquePointer? {
        target = Target(skipping: skipping, blurScale: blurScale)
        let snapshot = gtk_snapshot_new()!
        for child in tree.root.children { append(child, to: snapshot) }
        return gtk_snapshot_free_to_node(snapshot)
    }

    /// Adds a node at its place in its parent.
    private func append(_ node: DisplayNode, to snapshot: OpaquePointer) {
        guard let pointer = cached(node).pointer else { return }
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

    private func cached(_ node: DisplayNode) -> RenderedNode {
        if let rendered = node.hostData as? RenderedNode, rendered.target == target { return rendered }
        let rendered = RenderedNode(paint(node), target: target)
        node.hostData = rendered
        return rendered
    }

    /// The node's own content and its children, in the node's coordinates, with its effect applied.
    private func paint(_ node: DisplayNode) -> OpaquePointer? {
        let snapshot = gtk_snapshot_new()!
        let effect = appendBoxShadow(of: node, to: snapshot) ? .none : node.effect
        if !target.skipping.contains(node.id) {
            ContentPainter(text: text, images: images, snapshot: snapshot).paint(node)
        }
        for child in node.children { append(child, to: snapshot) }
        guard let inner = gtk_snapshot_free_to_node(snapshot) else { return nil }
        defer { gsk_render_node_unref(inner) }
        return EffectPainter(blurScale: target.blurScale).apply(effect, to: inner)
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
}

/// What a picture depends on besides the tree.
private struct Target: Equatable {
    let skipping: Set<UInt32>
    let blurScale: CGFloat?
}

/// A render node kept with the display node it was made for.
private final class RenderedNode {
    let pointer: OpaquePointer?
    let target: Target

    init(_ pointer: OpaquePointer?, target: Target) {
        self.pointer = pointer
        self.target = target
    }

    deinit { if let pointer { gsk_render_node_unref(pointer) } }
}
