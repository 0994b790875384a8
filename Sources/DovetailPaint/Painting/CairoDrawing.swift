import CDovetailGTK
import CGTK
import DovetailCore
import Foundation

/// Draws render nodes by cairo, also those that were made for GSK's other renderers.
///
/// Some of a window is drawn by cairo whatever its renderer is: what lies inside an outline that is no rounded rectangle, what is masked,
/// some blend modes, and the backdrop of a material. But GSK's nodes draw several effects wrongly by cairo: in place of what is in
/// perspective they fill a pink rectangle, blurs and shadows reach twice as far and count pixels instead of points, and a change of colours
/// fails inside other effects. So these nodes are replaced by what they look like, drawn in memory, before cairo gets them. Nodes that were
/// made for a cairo target have none of them.
///
/// Main thread only.
enum CairoDrawing {
    /// Whether a node was ever made in the process that cairo must not get: it saves work for as long as none was. Main thread only.
    nonisolated(unsafe) private static var isNeeded = false

    /// Pixels for each point of what is replaced, where the target's are not known.
    static let usualScale: CGFloat = 2

    /// The makers of nodes that only GSK's other renderers draw rightly say so, once they have made one.
    static func noteNodeForOtherRenderers() { isNeeded = true }

    /// Draws a node in its own coordinates.
    ///
    /// - Parameter scale: Pixels for each point of the target.
    /// - Complexity: O(nodes inside) once anything in this process needs replacing, besides the drawing.
    static func draw(_ node: OpaquePointer, in context: OpaquePointer, scale: CGFloat = usualScale) {
        guard isNeeded, let replacement = replacement(of: node, scale) else {
            return gsk_render_node_draw(node, context)
        }
        switch replacement {
        case .nothing: return
        case .node(let drawable):
            gsk_render_node_draw(drawable, context)
            gsk_render_node_unref(drawable)
        }
    }

    private enum Replacement {
        /// The node looks like nothing.
        case nothing
        /// Owned.
        case node(OpaquePointer)

        init(_ node: OpaquePointer?) { self = node.map { .node($0) } ?? .nothing }
    }

    /// What cairo can draw in place of a node; nil for the node itself.
    private static func replacement(of node: OpaquePointer, _ scale: CGFloat) -> Replacement? {
        switch gsk_render_node_get_node_type(node) {
        case GSK_TRANSFORM_NODE:
            let (child, step) = (gsk_transform_node_get_child(node)!, gsk_transform_node_get_transform(node))
            if gsk_transform_get_category(step).rawValue < GSK_TRANSFORM_CATEGORY_2D.rawValue {
                return Replacement(
                    Perspective(projection: ProjectionTransform(gsk: step), scale: scale).makeNode(of: child))
            }
            return wrapped(child, scale) { gsk_transform_node_new($0, step) }
        case GSK_BLUR_NODE:
            let deviation = CGFloat(gsk_blur_node_get_radius(node)) / 2
            let child = gsk_blur_node_get_child(node)!
            return Replacement(
                deviation > 0
                    ? RasterBlur(deviation: deviation, scale: scale).makeNode(of: child) : gsk_render_node_ref(child))
        case GSK_COLOR_MATRIX_NODE:
            return Replacement(
                ColorChange(matrix: ColorMap(gsk: node), scale: scale).makeNode(
                    of: gsk_color_matrix_node_get_child(node)))
        case GSK_SHADOW_NODE: return shadow(node, scale)
        case GSK_CONTAINER_NODE: return container(node, scale)
        case GSK_CLIP_NODE:
            let clip = gsk_clip_node_get_clip(node)
            return wrapped(gsk_clip_node_get_child(node), scale) { gsk_clip_node_new($0, clip) }
        case GSK_ROUNDED_CLIP_NODE:
            let clip = gsk_rounded_clip_node_get_clip(node)
            return wrapped(gsk_rounded_clip_node_get_child(node), scale) { gsk_rounded_clip_node_new($0, clip) }
        case GSK_OPACITY_NODE:
            let opacity = gsk_opacity_node_get_opacity(node)
            return wrapped(gsk_opacity_node_get_child(node), scale) { gsk_opacity_node_new($0, opacity) }
        case GSK_DEBUG_NODE: return replacement(of: gsk_debug_node_get_child(node), scale)
        case GSK_BLEND_NODE: return blend(node, scale)
        default: return nil
        }
    }

    /// A node around one whose child may be replaced.
    private static func wrapped(
        _ child: OpaquePointer, _ scale: CGFloat, _ wrap: (OpaquePointer) -> OpaquePointer?
    ) -> Replacement? {
        guard let replacement = replacement(of: child, scale) else { return nil }
        guard case .node(let inner) = replacement else { return .nothing }
        defer { gsk_render_node_unref(inner) }
        return Replacement(wrap(inner))
    }

    private static func container(_ node: OpaquePointer, _ scale: CGFloat) -> Replacement? {
        let children = (0..<gsk_container_node_get_n_children(node)).map { gsk_container_node_get_child(node, $0)! }
        let replacements = children.map { replacement(of: $0, scale) }
        guard replacements.contains(where: { $0 != nil }) else { return nil }
        var shown: [OpaquePointer?] = zip(children, replacements).compactMap { child, replacement in
            switch replacement {
            case nil: gsk_render_node_ref(child)
            case .nothing: nil
            case .node(let inner): inner
            }
        }
        defer { shown.forEach { gsk_render_node_unref($0) } }
        return shown.isEmpty ? .nothing : Replacement(gsk_container_node_new(&shown, guint(shown.count)))
    }

    private static func blend(_ node: OpaquePointer, _ scale: CGFloat) -> Replacement? {
        let (bottom, top) = (gsk_blend_node_get_bottom_child(node)!, gsk_blend_node_get_top_child(node)!)
        let replacements = (replacement(of: bottom, scale), replacement(of: top, scale))
        if replacements.0 == nil, replacements.1 == nil { return nil }
        /// An empty container where nothing is left: both sides have to be there.
        func owned(_ node: OpaquePointer, _ replacement: Replacement?) -> OpaquePointer {
            switch replacement {
            case nil: gsk_render_node_ref(node)
            case .nothing: gsk_container_node_new(nil, 0)
            case .node(let inner): inner
            }
        }
        let pair = (owned(bottom, replacements.0), owned(top, replacements.1))
        defer {
            gsk_render_node_unref(pair.0)
            gsk_render_node_unref(pair.1)
        }
        return Replacement(gsk_blend_node_new(pair.0, pair.1, gsk_blend_node_get_blend_mode(node)))
    }

    private static func shadow(_ node: OpaquePointer, _ scale: CGFloat) -> Replacement {
        var result = gsk_render_node_ref(gsk_shadow_node_get_child(node))!
        for index in 0..<gsk_shadow_node_get_n_shadows(node) {
            guard let shadow = gsk_shadow_node_get_shadow(node, index)?.pointee else { continue }
            let color = Color.Resolved(
                red: shadow.color.red, green: shadow.color.green, blue: shadow.color.blue, opacity: shadow.color.alpha)
            let next = RasterShadow(
                color: color, radius: CGFloat(shadow.radius),
                offset: CGSize(width: CGFloat(shadow.dx), height: CGFloat(shadow.dy)), scale: scale
            ).makeNode(of: result)
            gsk_render_node_unref(result)
            guard let next else { return .nothing }
            result = next
        }
        return .node(result)
    }
}

extension ProjectionTransform {
    /// What a transform of GSK's does to the plane that nodes lie in.
    fileprivate init(gsk transform: OpaquePointer?) {
        var matrix = graphene_matrix_t()
        gsk_transform_to_matrix(transform, &matrix)
        func value(_ row: UInt32, _ column: UInt32) -> CGFloat {
            CGFloat(graphene_matrix_get_value(&matrix, row, column))
        }
        self.init()
        (m11, m12, m13) = (value(0, 0), value(0, 1), value(0, 3))
        (m21, m22, m23) = (value(1, 0), value(1, 1), value(1, 3))
        (m31, m32, m33) = (value(3, 0), value(3, 1), value(3, 3))
    }
}

extension ColorMap {
    /// What a node of GSK's does to colours; its matrix has our rows as columns.
    fileprivate init(gsk node: OpaquePointer) {
        let matrix = gsk_color_matrix_node_get_color_matrix(node)
        let offset = gsk_color_matrix_node_get_color_offset(node)
        var values: [Double] = []
        for row in 0..<4 as Range<UInt32> {
            for column in 0..<4 as Range<UInt32> {
                values.append(Double(graphene_matrix_get_value(matrix, column, row)))
            }
            let parts = [graphene_vec4_get_x, graphene_vec4_get_y, graphene_vec4_get_z, graphene_vec4_get_w]
            values.append(Double(parts[Int(row)](offset)))
        }
        self.init(values)
    }
}
