import CGTK
import DovetailCore
import Foundation

/// Turns display nodes into GSK render nodes, and keeps those of nodes that have not changed.
///
/// Main thread only.
package final class NodePainter {
    private let text: PangoTextEngine
    private let images = ImageLoader.shared

    private let effects: EffectPainter

    /// `blurScale` is for cairo: the pixels for each point of the target that blurs are drawn for. Without it blurs are left to
    /// GSK, as is right for its renderers that use the graphics card.
    package init(text: PangoTextEngine = .shared, blurScale: CGFloat? = nil) {
        self.text = text
        effects = EffectPainter(blurScale: blurScale)
    }

    /// What a whole tree looks like. `skipping` are text inputs that the host shows by widgets of its own.
    /// The caller unrefs the result; nil when nothing is drawn.
    package func renderNode(for tree: DisplayTree, skipping: Set<UInt32> = []) -> OpaquePointer? {
        let snapshot = gtk_snapshot_new()!
        for child in tree.root.children { append(child, to: snapshot, skipping) }
        return gtk_snapshot_free_to_node(snapshot)
    }

    /// Adds a node at its place in its parent.
    private func append(_ node: DisplayNode, to snapshot: OpaquePointer, _ skipping: Set<UInt32>) {
        guard let pointer = cached(node, skipping).pointer else { return }
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

    private func cached(_ node: DisplayNode, _ skipping: Set<UInt32>) -> RenderedNode {
        if let rendered = node.hostData as? RenderedNode, rendered.skipping == skipping,
            rendered.blurScale == effects.blurScale
        {
            return rendered
        }
        let rendered = RenderedNode(paint(node, skipping), skipping: skipping, blurScale: effects.blurScale)
        node.hostData = rendered
        return rendered
    }

    /// The node's own content and its children, in the node's coordinates, with its effect applied.
    private func paint(_ node: DisplayNode, _ skipping: Set<UInt32>) -> OpaquePointer? {
        let snapshot = gtk_snapshot_new()!
        let effect = appendBoxShadow(of: node, to: snapshot) ? .none : node.effect
        if !skipping.contains(node.id) { ContentPainter(text: text, images: images, snapshot: snapshot).paint(node) }
        for child in node.children { append(child, to: snapshot, skipping) }
        guard let inner = gtk_snapshot_free_to_node(snapshot) else { return nil }
        defer { gsk_render_node_unref(inner) }
        return effects.apply(effect, to: inner)
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

/// A render node kept with the display node it was made for, and what it depends on besides that node.
private final class RenderedNode {
    let pointer: OpaquePointer?
    let skipping: Set<UInt32>
    let blurScale: CGFloat?

    init(_ pointer: OpaquePointer?, skipping: Set<UInt32>, blurScale: CGFloat?) {
        self.pointer = pointer
        self.skipping = skipping
        self.blurScale = blurScale
    }

    deinit { if let pointer { gsk_render_node_unref(pointer) } }
}
