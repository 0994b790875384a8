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
        case .blur(let radius): return blurred(inner, radius: radius)
        case .clip(let path, let style): return clipped(inner, to: path, style)
        case .shadow(let color, let radius, let x, let y):
            if let blurScale {
                return RasterShadow(color: color, radius: radius, offset: CGSize(width: x, height: y), scale: blurScale)
                    .makeNode(of: inner)
            }
            var shadow = GskShadow(color: color.gdk, dx: Float(x), dy: Float(y), radius: Float(radius))
            return gsk_shadow_node_new(inner, &shadow, 1)
        }
    }

    private func transformed(_ inner: OpaquePointer, by transform: CGAffineTransform) -> OpaquePointer? {
        guard transform.a * transform.d - transform.b * transform.c != 0 else { return nil }
        // GSK stands for the identity by no transform at all.
        guard let step = transform.makeGskTransform() else { return gsk_render_node_ref(inner) }
        defer { gsk_transform_unref(step) }
        return gsk_transform_node_new(inner, step)
    }

    private func blurred(_ inner: OpaquePointer, radius: CGFloat) -> OpaquePointer? {
        guard radius > 0 else { return gsk_render_node_ref(inner) }
        if let blurScale { return RasterBlur(deviation: radius, scale: blurScale).makeNode(of: inner) }
        // GSK's radius is twice the deviation of the bell curve, as in CSS filters it is once.
        return gsk_blur_node_new(inner, Float(radius) * 2)
    }

    private func clipped(_ inner: OpaquePointer, to path: Path, _ style: FillStyle) -> OpaquePointer? {
        guard !path.isEmpty else { return nil }
        if let outline = path.roundedRectangle {
            var rounded = outline.gsk
            return gsk_rounded_clip_node_new(inner, &rounded)
        }
        // GSK 4.8 has no node that masks, so the inside is drawn within a cairo node, which records and stays sharp.
        var bounds = path.boundingRect.insetBy(dx: -1, dy: -1).graphene
        guard let node = gsk_cairo_node_new(&bounds) else { return nil }
        let context = gsk_cairo_node_get_draw_context(node)!
        path.add(to: context)
        cairo_set_fill_rule(context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_clip(context)
        gsk_render_node_draw(inner, context)
        cairo_destroy(context)
        return node
    }
}
