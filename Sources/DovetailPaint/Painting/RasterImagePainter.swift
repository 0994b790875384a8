import CDovetailGTK
import CGTK
import DovetailCore
import Foundation

/// Draws a picture as a mask or with visible pixels, for which GSK 4.8 has no node.
struct RasterImagePainter {
    let texture: OpaquePointer
    let image: ResolvedImage

    func paint(in bounds: CGRect, context: OpaquePointer) {
        let width = gdk_texture_get_width(texture)
        let height = gdk_texture_get_height(texture)
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
        defer { cairo_surface_destroy(surface) }
        guard let pixels = cairo_image_surface_get_data(surface) else { return }
        gdk_texture_download(texture, pixels, gsize(cairo_image_surface_get_stride(surface)))
        cairo_surface_mark_dirty(surface)
        if !image.isAntialiased { cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE) }
        if image.isSliced {
            return SlicedImagePainter(
                surface: surface!, image: image, width: CGFloat(width), height: CGFloat(height)
            ).paint(in: bounds, context: context)
        }

        let pattern = cairo_pattern_create_for_surface(surface)
        defer { cairo_pattern_destroy(pattern) }
        cairo_pattern_set_filter(pattern, image.smooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        var matrix = cairo_matrix_t()
        cairo_matrix_init_scale(&matrix, Double(width) / Double(bounds.width), Double(height) / Double(bounds.height))
        cairo_matrix_translate(&matrix, -Double(bounds.minX), -Double(bounds.minY))
        cairo_pattern_set_matrix(pattern, &matrix)

        cairo_rectangle(
            context, Double(bounds.minX), Double(bounds.minY), Double(bounds.width), Double(bounds.height))
        cairo_clip(context)
        if let paint = image.templatePaint {
            paint.setSource(of: context, bounds: bounds)
            cairo_mask(context, pattern)
        } else {
            cairo_set_source(context, pattern)
            cairo_paint(context)
        }
    }
}
