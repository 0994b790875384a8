import CGTK
import DovetailCore
import Foundation

/// Paints a drawing step by step.
struct DrawingPainter {
    let content: ContentPainter
    /// See ``NodePainter/renderNode(for:hiding:blurScale:)``.
    let blurScale: CGFloat?
    /// How much larger than they are the transforms around make texts; see ``Magnification``.
    var magnification: CGFloat
    /// What was drawn before, for steps that show a copy of it. Borrowed.
    var behind: OpaquePointer?
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
    ///
    /// - Parameter behind: What was drawn before the group that the steps are in, for steps that show a copy of it.
    private func makeNode(
        of operations: [DrawingOperation], _ magnification: CGFloat, behind: OpaquePointer? = nil
    ) -> OpaquePointer? {
        var inner = painter(magnification, behind)
        for operation in operations {
            if case .composite(let rule, let steps, let area) = operation {
                inner = inner.compositing(steps, by: rule, area)
            } else if operation.readsBackdrop {
                inner = inner.afterCopying(operation)
            } else {
                inner.paint(operation)
            }
        }
        return gtk_snapshot_free_to_node(inner.content.snapshot)
    }

    /// A painter of the same drawing that has drawn nothing yet.
    private func painter(_ magnification: CGFloat, _ behind: OpaquePointer?) -> DrawingPainter {
        DrawingPainter(
            content: ContentPainter(text: content.text, images: content.images, snapshot: gtk_snapshot_new()!),
            blurScale: blurScale, magnification: magnification, behind: behind, node: node)
    }

    /// What was drawn so far, with everything that is mixed in it, which the caller unrefs. Ends the use of this painter.
    private func finish() -> OpaquePointer? {
        guard let all = gtk_snapshot_free_to_node(content.snapshot) else { return nil }
        defer { gsk_render_node_unref(all) }
        return EffectPainter(blurScale: blurScale).apply(.compositing, to: all)
    }

    /// A painter that has drawn the same, and some steps by a rule. Ends the use of this one.
    private func compositing(
        _ steps: [DrawingOperation], by rule: CompositingRule, _ area: [DrawingOperation]
    ) -> DrawingPainter {
        let next = painter(magnification, behind)
        let effects = EffectPainter(blurScale: blurScale)
        let bottom = finish()
        func settled(_ steps: [DrawingOperation]) -> OpaquePointer? {
            guard let node = makeNode(of: steps, magnification, behind: bottom) else { return nil }
            defer { gsk_render_node_unref(node) }
            return effects.apply(.compositing, to: node)
        }
        let (top, covered) = (settled(steps), settled(area))
        next.append(Composite(rule: rule).makeNode(top: top, bottom: bottom, area: covered))
        for node in [bottom, top, covered] { node.map { gsk_render_node_unref($0) } }
        return next
    }

    /// A painter that has drawn the same, and a step that shows a copy of that. Ends the use of this one.
    private func afterCopying(_ operation: DrawingOperation) -> DrawingPainter {
        let next = painter(magnification, behind)
        let before = finish()
        defer { before.map { gsk_render_node_unref($0) } }
        if let before { gtk_snapshot_append_node(next.content.snapshot, before) }
        // As pixels, so that a copy in which there are copies costs no more than one.
        let copies = [behind, before].compactMap { $0 }
        var copy: OpaquePointer?
        if let area = copies.dropFirst().reduce(copies.first?.bounds, { $0?.union($1.bounds) }),
            let raster = Raster(area, scale: blurScale ?? content.rasterScale)
        {
            raster.draw { context in for node in copies { CairoDrawing.draw(node, in: context, scale: raster.scale) } }
            copy = raster.makeNode()
        }
        defer { copy.map { gsk_render_node_unref($0) } }
        var copying = next
        copying.behind = copy
        copying.paint(operation)
        return next
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
            let larger = magnification * Magnification.scale(of: effect)
            guard let inside = makeNode(of: steps, larger, behind: behind) else { return }
            defer { gsk_render_node_unref(inside) }
            append(EffectPainter(blurScale: blurScale).apply(effect, to: inside))
        case .backdrop:
            if let behind { gtk_snapshot_append_node(content.snapshot, behind) }
        // Changes what was drawn before, which only the steps around know.
        case .composite: break
        }
    }
}
