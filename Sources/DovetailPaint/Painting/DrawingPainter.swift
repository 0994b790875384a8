import CGTK
import DovetailCore
import Foundation

/// Paints a drawing step by step.
struct DrawingPainter {
    let content: ContentPainter
    /// See ``NodePainter/renderNode(for:skipping:blurScale:)``.
    let blurScale: CGFloat?
    /// How much larger than they are the transforms around make texts; see ``Magnification``.
    var magnification: CGFloat
    /// The render node of a node inside the drawing's, which is borrowed; nil when there is nothing to see.
    let node: (UInt32) -> OpaquePointer?

    /// Draws all steps as one, so that blend modes mix with the drawing alone, within the bounds.
    func paint(_ drawing: Drawing, in bounds: CGRect) {
        guard let all = makeNode(of: drawing.operations, magnification) else { return }
        defer { gsk_render_node_unref(all) }
        var clip = bounds.graphene
        gtk_snapshot_push_clip(content.snapshot, &clip)
        append(EffectPainter(blurScale: blurScale).apply(.compositing, to: all))
        gtk_snapshot_pop(content.snapshot)
    }

    private func append(_ node: OpaquePointer?) {
        guard let node else { return }
        gtk_snapshot_append_node(content.snapshot, node)
        gsk_render_node_unref(node)
    }

    /// Steps as one node, which the caller unrefs; nil when nothing is drawn.
    private func makeNode(of operations: [DrawingOperation], _ magnification: CGFloat) -> OpaquePointer? {
        let snapshot = gtk_snapshot_new()!
        let inner = DrawingPainter(
            content: ContentPainter(text: content.text, images: content.images, snapshot: snapshot),
            blurScale: blurScale, magnification: magnification, node: node)
        for operation in operations { inner.paint(operation) }
        return gtk_snapshot_free_to_node(snapshot)
    }

    private func paint(_ operation: DrawingOperation) {
        switch operation {
        case .fill(let path, let paint, let style, let bounds): content.fill(path, paint, style, bounds)
        case .stroke(let path, let paint, let style, let bounds): content.stroke(path, paint, style, bounds)
        case .text(let text, let bounds):
            if Magnification.allows(text, magnified: magnification) {
                TextPainter(content: content, text: text).paint(in: bounds)
            }
        case .symbol(let symbol, let bounds): content.draw(symbol, in: bounds)
        case .image(let image, let bounds): content.draw(image, in: bounds)
        case .node(let id, let origin):
            guard let inside = node(id) else { return }
            gtk_snapshot_save(content.snapshot)
            var point = graphene_point_t(x: Float(origin.x), y: Float(origin.y))
            gtk_snapshot_translate(content.snapshot, &point)
            gtk_snapshot_append_node(content.snapshot, inside)
            gtk_snapshot_restore(content.snapshot)
        case .group(let effect, let steps):
            guard let inside = makeNode(of: steps, magnification * Magnification.scale(of: effect)) else { return }
            defer { gsk_render_node_unref(inside) }
            append(EffectPainter(blurScale: blurScale).apply(effect, to: inside))
        }
    }
}
