import CDovetailGTK
import CGTK
import DovetailCore
import Foundation

/// Changes the colours of a render node.
struct ColorChange {
    let matrix: ColorMap
    /// Pixels for each point of a target that cairo draws; nil to leave it to GSK.
    let scale: CGFloat?

    /// The changed node, which the caller unrefs; nil when there is nothing to see.
    func makeNode(of node: OpaquePointer) -> OpaquePointer? {
        guard matrix.isFinite else { return gsk_render_node_ref(node) }
        guard let scale else { return makeGSKNode(of: node) }
        guard let raster = Raster(of: node, margin: 0, scale: scale) else { return nil }
        Self.change(raster, matrix)
        return raster.makeNode()
    }

    /// Changes pixels in place.
    static func change(_ raster: Raster, _ matrix: ColorMap) {
        dovetail_change_colors(raster.pixels, raster.width, raster.height, raster.stride, matrix.values)
    }

    private func makeGSKNode(of node: OpaquePointer) -> OpaquePointer? {
        // Graphene multiplies rows by the matrix, so that its columns are our rows.
        let values = (0..<4).flatMap { column in (0..<4).map { Float(matrix.values[$0 * 5 + column]) } }
        var transform = graphene_matrix_t()
        graphene_matrix_init_from_float(&transform, values)
        var offset = graphene_vec4_t()
        graphene_vec4_init(
            &offset, Float(matrix.values[4]), Float(matrix.values[9]), Float(matrix.values[14]),
            Float(matrix.values[19]))
        CairoDrawing.noteNodeForOtherRenderers()
        return gsk_color_matrix_node_new(node, &transform, &offset)
    }
}

/// Draws a render node in perspective.
struct Perspective {
    let projection: ProjectionTransform
    /// Pixels for each point of a target that cairo draws; nil to leave it to GSK.
    let scale: CGFloat?

    /// Nothing is drawn further away from the node than this, in points.
    private static let reach: CGFloat = 8000

    /// The node in perspective, which the caller unrefs; nil when there is nothing to see.
    func makeNode(of node: OpaquePointer) -> OpaquePointer? {
        var inverse = projection
        guard projection.isFinite, inverse.invert() else { return nil }
        guard let scale else { return makeGSKNode(of: node) }
        guard let area = area(of: node.bounds), let source = Raster(of: node, margin: 1, scale: scale) else {
            return nil
        }
        defer { source.discard() }
        guard let target = Raster(area, scale: scale) else { return nil }
        // From the target's pixels to its points, to those of the source, to the source's pixels.
        let toPoints = ProjectionTransform(
            CGAffineTransform(
                a: 1 / target.scale, b: 0, c: 0, d: 1 / target.scale, tx: target.frame.minX, ty: target.frame.minY))
        let toPixels = ProjectionTransform(
            CGAffineTransform(
                a: source.scale, b: 0, c: 0, d: source.scale, tx: -source.frame.minX * source.scale,
                ty: -source.frame.minY * source.scale))
        var m = toPoints.concatenating(inverse).concatenating(toPixels)
        // Only the sign of the third part tells what is before the eye: it must be positive there.
        let middle = CGPoint(x: node.bounds.midX, y: node.bounds.midY)
        let w = middle.x * projection.m13 + middle.y * projection.m23 + projection.m33
        if w < 0 {
            m = ProjectionTransform(
                -m.m11, -m.m12, -m.m13, -m.m21, -m.m22, -m.m23, -m.m31, -m.m32, -m.m33)
        }
        let values = [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33].map { Double($0) }
        dovetail_project(
            source.pixels, source.width, source.height, source.stride, target.pixels, target.width, target.height,
            target.stride, values)
        return target.makeNode()
    }

    /// Where the corners are seen.
    private func area(of bounds: CGRect) -> CGRect? {
        let limit = bounds.insetBy(dx: -Self.reach, dy: -Self.reach)
        let corners = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
        ]
        let depths = corners.map { $0.x * projection.m13 + $0.y * projection.m23 + projection.m33 }
        // All behind the eye, or all on the edge: nothing to see. Some behind it: no telling how far the rest reaches.
        if depths.allSatisfy({ $0 == 0 }) { return nil }
        let isCut = depths.contains { $0 <= 0 } && depths.contains { $0 > 0 }
        let seen = zip(corners, depths).filter { $0.1 != 0 }.map { $0.0.applying(projection) }
        var area = CGRect(origin: seen[0], size: .zero)
        for corner in seen.dropFirst() { area = area.union(CGRect(origin: corner, size: .zero)) }
        area = (isCut ? bounds.insetBy(dx: -bounds.width, dy: -bounds.height).union(area) : area)
            .insetBy(dx: -1, dy: -1).intersection(limit)
        return area.isNull || area.isEmpty ? nil : area
    }

    private func makeGSKNode(of node: OpaquePointer) -> OpaquePointer? {
        let p = projection
        let values: [Float] = [
            p.m11, p.m12, 0, p.m13, p.m21, p.m22, 0, p.m23, 0, 0, 1, 0, p.m31, p.m32, 0, p.m33,
        ].map { Float($0) }
        var matrix = graphene_matrix_t()
        graphene_matrix_init_from_float(&matrix, values)
        guard let transform = gsk_transform_matrix(nil, &matrix) else { return gsk_render_node_ref(node) }
        defer { gsk_transform_unref(transform) }
        CairoDrawing.noteNodeForOtherRenderers()
        return gsk_transform_node_new(node, transform)
    }
}
