import CDovetailGTK
import CGTK
import DovetailCore
import Foundation

/// Applies a display node's effect to what is drawn inside it.
struct EffectPainter {
    /// See ``NodePainter/renderNode(for:skipping:blurScale:)``.
    let blurScale: CGFloat?

    /// The render node with the effect applied; nil when there is nothing left to see. The caller unrefs it.
    func apply(_ effect: DisplayEffect, to inner: OpaquePointer) -> OpaquePointer? {
        switch effect {
        case .none: return gsk_render_node_ref(inner)
        case .opacity(let opacity): return opacity > 0 ? gsk_opacity_node_new(inner, Float(opacity)) : nil
        case .transform(let transform): return transformed(inner, by: transform)
        case .clip(let path, let style): return clipped(inner, to: path, style)
        case .blend(let mode):
            let settled = settled(inner)
            defer { gsk_render_node_unref(settled) }
            return Backdrop.marked(settled, .blend(mode))
        case .mask: return Mask(blurScale: blurScale).apply(to: inner)
        case .maskSource: return Backdrop.marked(inner, .maskSource)
        case .compositing: return settled(inner)
        // A card that has been turned round lies in the plane again.
        case .projection(let projection) where projection.isNearlyAffine:
            let (p, settled) = (projection, settled(inner))
            defer { gsk_render_node_unref(settled) }
            return transformed(
                settled, by: CGAffineTransform(a: p.m11, b: p.m12, c: p.m21, d: p.m22, tx: p.m31, ty: p.m32))
        case .blur, .color, .alphaThreshold, .projection, .shadow:
            let settled = settled(inner)
            defer { gsk_render_node_unref(settled) }
            return applyRaster(effect, to: settled)
        }
    }

    /// The node with everything inside mixed with what is behind it in there.
    private func settled(_ inner: OpaquePointer) -> OpaquePointer {
        Backdrop.resolve(inner, scale: blurScale) ?? gsk_render_node_ref(inner)
    }

    private func applyRaster(_ effect: DisplayEffect, to inner: OpaquePointer) -> OpaquePointer? {
        switch effect {
        case .blur(let radius, let isOpaque): return blurred(inner, radius: radius, isOpaque: isOpaque)
        case .color(let matrix): return ColorChange(matrix: matrix, scale: blurScale).makeNode(of: inner)
        case .alphaThreshold(let low, let high, let color):
            return AlphaThreshold(range: (low, high), color: color, scale: blurScale).makeNode(of: inner)
        case .projection(let projection):
            return Perspective(projection: projection, scale: blurScale).makeNode(of: inner)
        case .shadow(let color, let radius, let x, let y):
            if let blurScale {
                return RasterShadow(color: color, radius: radius, offset: CGSize(width: x, height: y), scale: blurScale)
                    .makeNode(of: inner)
            }
            var shadow = GskShadow(
                color: color.gdk, dx: Float(x.finite), dy: Float(y.finite), radius: Float(max(0, radius.finite)))
            CairoDrawing.noteNodeForOtherRenderers()
            return gsk_shadow_node_new(inner, &shadow, 1)
        default: return gsk_render_node_ref(inner)
        }
    }

    private func transformed(_ inner: OpaquePointer, by transform: CGAffineTransform) -> OpaquePointer? {
        let determinant = transform.a * transform.d - transform.b * transform.c
        guard determinant != 0, determinant.isFinite, transform.tx.isFinite, transform.ty.isFinite else { return nil }
        // GSK stands for the identity by no transform at all.
        guard let step = transform.makeGskTransform() else { return gsk_render_node_ref(inner) }
        defer { gsk_transform_unref(step) }
        return gsk_transform_node_new(inner, step)
    }

    private func blurred(_ inner: OpaquePointer, radius: CGFloat, isOpaque: Bool) -> OpaquePointer? {
        guard radius > 0, radius.isFinite else { return gsk_render_node_ref(inner) }
        if let blurScale {
            return RasterBlur(deviation: radius, scale: blurScale, isOpaque: isOpaque).makeNode(of: inner)
        }
        // GSK's radius is twice the deviation of the bell curve, as in CSS filters it is once.
        CairoDrawing.noteNodeForOtherRenderers()
        guard let blurred = gsk_blur_node_new(inner, Float(radius) * 2) else { return nil }
        guard isOpaque else { return blurred }
        defer { gsk_render_node_unref(blurred) }
        var bounds = inner.bounds.graphene
        return gsk_clip_node_new(blurred, &bounds)
    }

    private func clipped(_ inner: OpaquePointer, to path: Path, _ style: FillStyle) -> OpaquePointer? {
        guard !path.isEmpty else { return nil }
        if let outline = path.roundedRectangle {
            var rounded = outline.gsk
            return gsk_rounded_clip_node_new(inner, &rounded)
        }
        if Backdrop.isMarked(inner) { return Backdrop.marked(inner, .clip(path, isEvenOdd: style.isEOFilled)) }
        return Self.cut(inner, to: path, style)
    }

    /// What of a node lies inside a path. GSK 4.8 has no node that masks, so the inside is drawn within a cairo node, which
    /// records and stays sharp. The caller unrefs it.
    static func cut(_ inner: OpaquePointer, to path: Path, _ style: FillStyle) -> OpaquePointer? {
        // No larger than what there is: renderers that upload what cairo draws get a texture of that size.
        var (outline, drawn, bounds) = (
            path.boundingRect.insetBy(dx: -1, dy: -1).graphene, graphene_rect_t(), graphene_rect_t()
        )
        gsk_render_node_get_bounds(inner, &drawn)
        guard graphene_rect_intersection(&outline, &drawn, &bounds) else { return nil }
        guard let node = gsk_cairo_node_new(&bounds) else { return nil }
        let context = gsk_cairo_node_get_draw_context(node)!
        path.add(to: context)
        cairo_set_fill_rule(context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        if !style.isAntialiased { cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE) }
        cairo_clip(context)
        CairoDrawing.draw(inner, in: context)
        cairo_destroy(context)
        return node
    }
}

extension ProjectionTransform {
    /// Whether the perspective is less than anybody sees, as the sine of 180° is not quite zero.
    fileprivate var isNearlyAffine: Bool { abs(m13) < 1e-9 && abs(m23) < 1e-9 && abs(m33 - 1) < 1e-9 }
}

extension CGFloat {
    /// The number, or zero where there is none.
    var finite: CGFloat { isFinite ? self : 0 }
}
