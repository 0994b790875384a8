import CDovetailGTK
import CGTK
import Foundation

/// A render node drawn in memory, to be changed pixel by pixel and shown as a texture.
///
/// Targets that cairo draws get what GSK's cairo renderer draws wrongly or not at all this way: blurs, changes of colour inside
/// other effects, and perspective.
struct Raster {
    let surface: OpaquePointer
    let pixels: UnsafeMutablePointer<UInt8>
    let width: Int32
    let height: Int32
    let stride: Int32
    /// What part of the node's coordinates the pixels show.
    let frame: CGRect
    /// Pixels for each point; less than asked for if there would be too many.
    let scale: CGFloat

    /// More pixels than this are drawn at a lower scale.
    private static let pixelLimit: CGFloat = 16_000_000

    /// An empty picture of an area, which is grown to whole pixels of the window, as long as the node stands on one. Nil when it
    /// has no usable size.
    init?(_ area: CGRect, scale wanted: CGFloat) {
        guard area.width > 0, area.height > 0, area.width.isFinite, area.height.isFinite else { return nil }
        let scale = min(wanted, (Self.pixelLimit / (area.width * area.height)).squareRoot())
        let left = (area.minX * scale).rounded(.down)
        let top = (area.minY * scale).rounded(.down)
        let width = (area.maxX * scale).rounded(.up) - left
        let height = (area.maxY * scale).rounded(.up) - top
        guard (1...32767).contains(width), (1...32767).contains(height),
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        else { return nil }
        guard let pixels = cairo_image_surface_get_data(surface) else {
            cairo_surface_destroy(surface)
            return nil
        }
        self.surface = surface
        self.pixels = pixels
        self.width = Int32(width)
        self.height = Int32(height)
        self.scale = scale
        stride = cairo_image_surface_get_stride(surface)
        frame = CGRect(x: left / scale, y: top / scale, width: width / scale, height: height / scale)
    }

    /// A picture of a node, with a margin around it, in points.
    init?(of node: OpaquePointer, margin: CGFloat, scale: CGFloat) {
        self.init(node.bounds.insetBy(dx: -margin, dy: -margin), scale: scale)
        draw { CairoDrawing.draw(node, in: $0, scale: scale) }
    }

    /// Draws in the node's coordinates.
    func draw(_ body: (OpaquePointer) -> Void) {
        let context = cairo_create(surface)!
        cairo_scale(context, Double(scale), Double(scale))
        cairo_translate(context, Double(-frame.minX), Double(-frame.minY))
        body(context)
        cairo_destroy(context)
        cairo_surface_flush(surface)
    }

    /// Shows the pixels at their place. Ends the use of this picture: the texture keeps them. The caller unrefs the node.
    func makeNode() -> OpaquePointer? {
        cairo_surface_mark_dirty(surface)
        let bytes = g_bytes_new_with_free_func(
            pixels, gsize(stride) * gsize(height), { cairo_surface_destroy(OpaquePointer($0)) },
            UnsafeMutableRawPointer(surface))
        defer { g_bytes_unref(bytes) }
        guard
            let texture = gdk_memory_texture_new(
                width, height, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride))
        else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        var bounds = frame.graphene
        return gsk_texture_node_new(texture, &bounds)
    }

    /// Ends the use of a picture that is not shown.
    func discard() { cairo_surface_destroy(surface) }
}

extension OpaquePointer {
    /// The bounds of a render node.
    var bounds: CGRect {
        var bounds = graphene_rect_t()
        gsk_render_node_get_bounds(self, &bounds)
        return CGRect(
            x: CGFloat(bounds.origin.x), y: CGFloat(bounds.origin.y), width: CGFloat(bounds.size.width),
            height: CGFloat(bounds.size.height))
    }
}
