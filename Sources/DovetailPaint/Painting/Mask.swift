import CGTK
import DovetailCore
import Foundation

/// Draws a render node where another one is opaque. The mask is the last child of the node, under a mark.
struct Mask {
    let blurScale: CGFloat?

    /// The masked node, which the caller unrefs; nil when there is nothing to see.
    func apply(to inner: OpaquePointer) -> OpaquePointer? {
        guard gsk_render_node_get_node_type(inner) == GSK_CONTAINER_NODE else { return nil }
        var children = (0..<gsk_container_node_get_n_children(inner)).map { gsk_container_node_get_child(inner, $0) }
        // No mark: the mask draws nothing, so nothing is left.
        guard let last = children.popLast() ?? nil, case .maskSource? = Backdrop.mark(of: last), !children.isEmpty
        else {
            return nil
        }
        let content = gsk_container_node_new(&children, guint(children.count))!
        defer { gsk_render_node_unref(content) }
        let mask = Backdrop.resolve(last, scale: blurScale) ?? gsk_render_node_ref(last)!
        defer { gsk_render_node_unref(mask) }
        if Backdrop.isMarked(content) {
            var pair: [OpaquePointer?] = [content, mask]
            let both = gsk_container_node_new(&pair, 2)!
            defer { gsk_render_node_unref(both) }
            return Backdrop.marked(both, .mask)
        }
        return Self.masked(content, by: mask)
    }

    /// What of a node lies where another is opaque. The caller unrefs it.
    static func masked(_ content: OpaquePointer, by mask: OpaquePointer) -> OpaquePointer? {
        let area = content.bounds.intersection(mask.bounds)
        guard !area.isNull, area.width > 0, area.height > 0 else { return nil }
        var bounds = area.graphene
        guard let node = gsk_cairo_node_new(&bounds) else { return nil }
        let context = gsk_cairo_node_get_draw_context(node)!
        cairo_push_group(context)
        CairoDrawing.draw(mask, in: context)
        let pattern = cairo_pop_group(context)
        cairo_push_group(context)
        CairoDrawing.draw(content, in: context)
        cairo_pop_group_to_source(context)
        cairo_mask(context, pattern)
        cairo_pattern_destroy(pattern)
        cairo_destroy(context)
        return node
    }
}
