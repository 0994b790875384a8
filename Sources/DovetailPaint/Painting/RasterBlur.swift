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

    /// More pixels than this are blurred at a lower scale.
    private static let pixelLimit: CGFloat = 16_000_000

    /// A deviation of more pixels than this is blurred at a lower scale.
    private static let deviationLimit: CGFloat = 64

    /// The blurred node, which the caller unrefs; nil when there is nothing to see.
    func makeNode(of node: OpaquePointer) -> OpaquePointer? {
        var bounds = graphene_rect_t()
        gsk_render_node_get_bounds(node, &bounds)
        guard bounds.size.width > 0, bounds.size.height > 0 else { return nil }
        let area = CGRect(
            x: CGFloat(bounds.origin.x), y: CGFloat(bounds.origin.y), width: CGFloat(bounds.size.width),
            height: CGFloat(bounds.size.height)
        ).insetBy(dx: -3 * deviation, dy: -3 * deviation)
        // What is blurred over many pixels has no detail left, so fewer pixels do. That bounds the work for wide blurs.
        let scale = min(
            scale, (Self.pixelLimit / (area.width * area.height)).squareRoot(), Self.deviationLimit / deviation)
        // Whole pixels of the window, as long as the node stands on one.
        let left = (area.minX * scale).rounded(.down)
        let top = (area.minY * scale).rounded(.down)
        let width = (area.maxX * scale).rounded(.up) - left
        let height = (area.maxY * scale).rounded(.up) - top
        guard (1...32767).contains(width), (1...32767).contains(height) else { return nil }
        guard let texture = makeTexture(node, left, top, Int32(width), Int32(height), scale) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        var frame = CGRect(x: left / scale, y: top / scale, width: width / scale, height: height / scale).graphene
        return gsk_texture_node_new(texture, &frame)
    }

    private func makeTexture(
        _ node: OpaquePointer, _ left: CGFloat, _ top: CGFloat, _ width: Int32, _ height: Int32, _ scale: CGFloat
    ) -> OpaquePointer? {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
        let context = cairo_create(surface)!
        cairo_translate(context, Double(-left), Double(-top))
        cairo_scale(context, Double(scale), Double(scale))
        gsk_render_node_draw(node, context)
        cairo_destroy(context)
        cairo_surface_flush(surface)
        guard let pixels = cairo_image_surface_get_data(surface) else {
            cairo_surface_destroy(surface)
            return nil
        }
        let stride = cairo_image_surface_get_stride(surface)
        dovetail_blur(pixels, width, height, stride, Double(deviation * scale))
        cairo_surface_mark_dirty(surface)
        // The bytes keep the surface.
        let bytes = g_bytes_new_with_free_func(
            pixels, gsize(stride) * gsize(height), { cairo_surface_destroy(OpaquePointer($0)) },
            UnsafeMutableRawPointer(surface))
        defer { g_bytes_unref(bytes) }
        return gdk_memory_texture_new(width, height, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride))
    }
}
