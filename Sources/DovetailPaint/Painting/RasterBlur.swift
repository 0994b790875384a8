import CDovetailGTK
import CGTK
import Foundation

/// Blurs a render node in memory, into a texture.
///
/// GSK's cairo renderer blurs twice as far as its GL renderer for the same radius, counts the radius in pixels instead of
/// points, and blurs only the part of the window that is painted again.
struct RasterBlur {
    /// The standard deviation, in points.
    let deviation: CGFloat
    /// Pixels for each point.
    let scale: CGFloat
    /// Whether what was opaque stays so up to its edges.
    var isOpaque = false

    /// A deviation of more pixels than this is blurred at a lower scale: what is blurred over many pixels has no detail left, so
    /// fewer do. That bounds the work for wide blurs.
    private static let deviationLimit: CGFloat = 64

    /// The blurred node, which the caller unrefs; nil when there is nothing to see.
    func makeNode(of node: OpaquePointer) -> OpaquePointer? {
        guard let raster = Raster(of: node, margin: 3 * deviation, scale: min(scale, Self.deviationLimit / deviation))
        else { return nil }
        Self.blur(raster, deviation: deviation)
        guard isOpaque else { return raster.makeNode() }
        let bounds = node.bounds
        let left = Int32(((bounds.minX - raster.frame.minX) * raster.scale).rounded())
        let top = Int32(((bounds.minY - raster.frame.minY) * raster.scale).rounded())
        let right = Int32(((bounds.maxX - raster.frame.minX) * raster.scale).rounded())
        let bottom = Int32(((bounds.maxY - raster.frame.minY) * raster.scale).rounded())
        dovetail_make_opaque(
            raster.pixels, max(0, left), max(0, top), min(raster.width, right), min(raster.height, bottom),
            raster.stride)
        guard let blurred = raster.makeNode() else { return nil }
        defer { gsk_render_node_unref(blurred) }
        var clip = bounds.graphene
        return gsk_clip_node_new(blurred, &clip)
    }

    /// Blurs pixels in place; the deviation is in points.
    static func blur(_ raster: Raster, deviation: CGFloat) {
        dovetail_blur(raster.pixels, raster.width, raster.height, raster.stride, Double(deviation * raster.scale))
    }
}
