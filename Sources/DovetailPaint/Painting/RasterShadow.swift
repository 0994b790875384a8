import CGTK
import DovetailCore
import Foundation

/// Draws a shadow behind a render node, blurred in memory.
///
/// GSK's cairo renderer blurs a shadow in a surface as large as the target's transform makes it; where that leaves nothing, or
/// too much, it draws without a surface and crashes.
struct RasterShadow {
    let color: Color.Resolved
    /// Twice the standard deviation of the blur, in points, as GSK's other renderers count.
    let radius: CGFloat
    let offset: CGSize
    /// Pixels for each point.
    let scale: CGFloat

    /// The node with its shadow, which the caller unrefs.
    func makeNode(of node: OpaquePointer) -> OpaquePointer? {
        guard color.opacity > 0, let tinted = tint(node) else { return gsk_render_node_ref(node) }
        defer { gsk_render_node_unref(tinted) }
        let blurred =
            radius > 0
            ? RasterBlur(deviation: radius / 2, scale: scale).makeNode(of: tinted) : gsk_render_node_ref(tinted)
        guard let blurred else { return gsk_render_node_ref(node) }
        defer { gsk_render_node_unref(blurred) }
        var point = graphene_point_t(x: Float(offset.width), y: Float(offset.height))
        // GSK stands for the identity by no transform at all.
        let step = gsk_transform_translate(nil, &point)
        defer { gsk_transform_unref(step) }
        let moved = step == nil ? gsk_render_node_ref(blurred)! : gsk_transform_node_new(blurred, step)!
        defer { gsk_render_node_unref(moved) }
        var layers: [OpaquePointer?] = [moved, node]
        return gsk_container_node_new(&layers, 2)
    }

    /// The node with all its colours replaced by the shadow's, as opaque as they were.
    private func tint(_ node: OpaquePointer) -> OpaquePointer? {
        var numbers = [Float](repeating: 0, count: 16)
        numbers[15] = color.opacity
        var matrix = graphene_matrix_t()
        graphene_matrix_init_from_float(&matrix, numbers)
        var shift = graphene_vec4_t()
        graphene_vec4_init(&shift, color.red, color.green, color.blue, 0)
        return gsk_color_matrix_node_new(node, &matrix, &shift)
    }
}
