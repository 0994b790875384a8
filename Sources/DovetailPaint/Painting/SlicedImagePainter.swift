import CDovetailGTK
import CGTK
import DovetailCore
import Foundation

/// Draws a picture whose corners keep their size: its middle and edges are stretched or repeated.
struct SlicedImagePainter {
    let surface: OpaquePointer
    let image: ResolvedImage
    /// In pixels.
    let width: CGFloat
    let height: CGFloat

    /// Where one of three parts of an axis begins and how long it is, in the picture (pixels) and in its place (points).
    private struct Part {
        let source: CGFloat
        let sourceLength: CGFloat
        let place: CGFloat
        let placeLength: CGFloat
    }

    func paint(in bounds: CGRect, context: OpaquePointer) {
        let scale = max(image.scale, 0.01)
        let columns = Self.parts(
            width, image.caps.leading * scale, image.caps.trailing * scale, bounds.minX, bounds.width, scale)
        let rows = Self.parts(
            height, image.caps.top * scale, image.caps.bottom * scale, bounds.minY, bounds.height, scale)
        for row in rows {
            for column in columns where column.placeLength > 0 && row.placeLength > 0 {
                paint(column, row, scale, context)
            }
        }
    }

    private static func parts(
        _ length: CGFloat, _ first: CGFloat, _ last: CGFloat, _ origin: CGFloat, _ size: CGFloat, _ scale: CGFloat
    ) -> [Part] {
        let first = min(max(first, 0), length)
        let last = min(max(last, 0), length - first)
        // Where there is no room for both ends, they share what there is.
        let ends = (first + last) / scale
        let fit = ends > size && ends > 0 ? size / ends : 1
        let (start, end) = (first / scale * fit, last / scale * fit)
        return [
            Part(source: 0, sourceLength: first, place: origin, placeLength: start),
            Part(
                source: first, sourceLength: length - first - last, place: origin + start,
                placeLength: max(0, size - start - end)),
            Part(source: length - last, sourceLength: last, place: origin + size - end, placeLength: end),
        ].filter { $0.sourceLength > 0 }
    }

    private func paint(_ column: Part, _ row: Part, _ scale: CGFloat, _ context: OpaquePointer) {
        let part = cairo_surface_create_for_rectangle(
            surface, Double(column.source), Double(row.source), Double(column.sourceLength), Double(row.sourceLength))
        defer { cairo_surface_destroy(part) }
        guard let pattern = cairo_pattern_create_for_surface(part) else { return }
        defer { cairo_pattern_destroy(pattern) }
        cairo_pattern_set_filter(pattern, image.smooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
        cairo_pattern_set_extend(pattern, image.isTiled ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
        var matrix = cairo_matrix_t()
        let x = image.isTiled ? scale : column.sourceLength / column.placeLength
        let y = image.isTiled ? scale : row.sourceLength / row.placeLength
        cairo_matrix_init_scale(&matrix, Double(x), Double(y))
        cairo_matrix_translate(&matrix, -Double(column.place), -Double(row.place))
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_save(context)
        cairo_rectangle(
            context, Double(column.place), Double(row.place), Double(column.placeLength), Double(row.placeLength))
        cairo_clip(context)
        if let paint = image.templatePaint {
            paint.setSource(
                of: context,
                bounds: CGRect(x: column.place, y: row.place, width: column.placeLength, height: row.placeLength))
            cairo_mask(context, pattern)
        } else {
            cairo_set_source(context, pattern)
            cairo_paint(context)
        }
        cairo_restore(context)
    }
}

extension ResolvedImage {
    /// Whether the picture is more than stretched as a whole.
    var isSliced: Bool { isTiled || caps != EdgeInsets() }
}
