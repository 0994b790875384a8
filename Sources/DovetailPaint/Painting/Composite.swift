import CDovetailGTK
import CGTK
import DovetailCore
import Foundation

/// Puts two render nodes together by a rule of Porter and Duff.
struct Composite {
    let rule: CompositingRule

    /// What is there after the drawing; the caller unrefs it.
    ///
    /// - Parameters:
    ///   - top: What is drawn.
    ///   - bottom: What is there.
    ///   - area: What is drawn in opaque black. Outside of it what is there stays; at its smooth edges both results are mixed.
    func makeNode(top: OpaquePointer?, bottom: OpaquePointer?, area: OpaquePointer?) -> OpaquePointer? {
        let nodes = [top, bottom, area].compactMap { $0 }
        guard let first = nodes.first else { return nil }
        var bounds = nodes.dropFirst().reduce(first.bounds) { $0.union($1.bounds) }.graphene
        guard let node = gsk_cairo_node_new(&bounds) else { return nil }
        let context = gsk_cairo_node_get_draw_context(node)!
        cairo_push_group(context)
        draw(bottom, in: context, by: CAIRO_OPERATOR_OVER)
        if rule == .xor {
            draw(top, in: context, by: CAIRO_OPERATOR_XOR)
        } else {
            draw(area, in: context, by: CAIRO_OPERATOR_DEST_OUT)
            cairo_push_group(context)
            draw(bottom, in: context, by: CAIRO_OPERATOR_OVER)
            draw(top, in: context, by: cairoOperator)
            cairo_pop_group_to_source(context)
            cairo_set_operator(context, CAIRO_OPERATOR_ADD)
            cairo_paint(context)
        }
        cairo_pop_group_to_source(context)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        cairo_paint(context)
        cairo_destroy(context)
        return node
    }

    /// Draws a node as one; also where it draws nothing, which some operators count as clear.
    private func draw(_ node: OpaquePointer?, in context: OpaquePointer, by operation: cairo_operator_t) {
        cairo_push_group(context)
        if let node { CairoDrawing.draw(node, in: context) }
        cairo_pop_group_to_source(context)
        cairo_set_operator(context, operation)
        cairo_paint(context)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }

    private var cairoOperator: cairo_operator_t {
        switch rule {
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        }
    }
}
