import CDovetailGTK
import CGTK
import DovetailCore
import Foundation

/// A part of a picture, repeated from the top left corner of what is drawn.
struct ImagePattern {
    let image: ResolvedImage
    let sourceRect: CGRect
    let scale: CGFloat

    /// The caller destroys it.
    func makePattern(in bounds: CGRect) -> OpaquePointer? {
        guard let texture = ImageLoader.shared.texture(of: image) else { return nil }
        let (width, height) = (Int(gdk_texture_get_width(texture)), Int(gdk_texture_get_height(texture)))
        guard let whole = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else {
            return nil
        }
        defer { cairo_surface_destroy(whole) }
        guard let pixels = cairo_image_surface_get_data(whole) else { return nil }
        gdk_texture_download(texture, pixels, gsize(cairo_image_surface_get_stride(whole)))
        cairo_surface_mark_dirty(whole)
        // The part is cut out in whole pixels, so that its repetitions meet.
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1).intersection(sourceRect.standardized)
        let left = Int((unit.minX * CGFloat(width)).rounded(.down))
        let top = Int((unit.minY * CGFloat(height)).rounded(.down))
        let right = Int((unit.maxX * CGFloat(width)).rounded(.up))
        let bottom = Int((unit.maxY * CGFloat(height)).rounded(.up))
        guard right > left, bottom > top else { return nil }
        let part = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(right - left), Int32(bottom - top))
        let context = cairo_create(part)!
        cairo_set_source_surface(context, whole, Double(-left), Double(-top))
        cairo_paint(context)
        cairo_destroy(context)
        let pattern = cairo_pattern_create_for_surface(part)
        cairo_surface_destroy(part)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
        cairo_pattern_set_filter(pattern, image.smooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
        var matrix = cairo_matrix_t()
        cairo_matrix_init_scale(&matrix, 1 / Double(scale), 1 / Double(scale))
        cairo_matrix_translate(&matrix, -Double(bounds.minX), -Double(bounds.minY))
        cairo_pattern_set_matrix(pattern, &matrix)
        return pattern
    }
}
