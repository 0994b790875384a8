import CDovetailGTK
import CGTK
import DovetailCore
import Foundation

/// Draws a text whose letters are filled with more than a colour: with gradients, pictures, materials, or shadows under them.
struct PaintedText {
    let content: ContentPainter
    let text: ResolvedText
    let broken: BrokenText
    let place: (TextPiece) -> CGFloat
    let bounds: CGRect

    /// Draws the runs in each paint in turn. Those that have a colour alone are one of them.
    func paint() {
        var drawn: [Paint?] = []
        for run in text.runs where run.image == nil && !drawn.contains(run.style.paint) {
            let paint = run.style.paint
            drawn.append(paint)
            guard let paint else {
                draw(.color(.transparent)) { $0.paint == nil }
                continue
            }
            let isDrawn = { (style: TextRunStyle) in style.paint == paint }
            if paint.isStyled {
                StyledPainter(content: content).draw(paint, of: outline(), FillStyle(), bounds) { content, paint in
                    PaintedText(content: content, text: text, broken: broken, place: place, bounds: bounds)
                        .draw(paint.plain, where: isDrawn)
                }
            } else {
                draw(paint, where: isDrawn)
            }
        }
    }

    /// Draws some of the runs in a paint; those that have a colour alone keep it.
    private func draw(_ paint: Paint, where isDrawn: (TextRunStyle) -> Bool) {
        var own = text
        for index in own.runs.indices where !isDrawn(own.runs[index].style) {
            own.runs[index].style.color = .transparent
        }
        let isWhole = own.runs.allSatisfy { isDrawn($0.style) && $0.style.paint != nil }
        let reach = text.runs.reduce(0) { max($0, $1.style.size + abs($1.style.baselineOffset)) } * 2 + 8
        content.withCairo(bounds.insetBy(dx: -reach, dy: -reach)) { context in
            paint.setSource(of: context, bounds: text.paintBounds ?? bounds)
            for piece in broken.pieces {
                let origin = CGPoint(x: place(piece), y: bounds.minY + piece.top)
                cairo_save(context)
                if piece.isPartial {
                    cairo_rectangle(
                        context, Double(origin.x - 100), Double(origin.y), Double(piece.alignmentWidth + 200),
                        Double(piece.height))
                    cairo_clip(context)
                }
                cairo_move_to(context, Double(origin.x), Double(origin.y))
                if isWhole {
                    pango_cairo_show_layout(context, piece.layout)
                } else {
                    let colored = RunColors(text: own).makeColored(piece) { isDrawn($0) && $0.paint != nil }
                    pango_cairo_show_layout(context, colored)
                    g_object_unref(UnsafeMutableRawPointer(colored))
                }
                cairo_restore(context)
            }
        }
    }

    /// The letters' outlines, for shadows that fall into them.
    private func outline() -> Path {
        guard text.runs.contains(where: { $0.style.paint?.hasInnerShadow == true }),
            let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil),
            let context = cairo_create(surface)
        else { return Path(bounds) }
        defer {
            cairo_destroy(context)
            cairo_surface_destroy(surface)
        }
        for piece in broken.pieces {
            cairo_move_to(context, Double(place(piece)), Double(bounds.minY + piece.top))
            pango_cairo_layout_path(context, piece.layout)
        }
        return Path(copyingFrom: context)
    }
}

extension Paint {
    fileprivate var hasInnerShadow: Bool {
        if case .modified(_, let change) = self { return change.shadows.contains { $0.isInner } }
        return false
    }
}

extension Path {
    /// The current path of a cairo context.
    fileprivate init(copyingFrom context: OpaquePointer) {
        self.init()
        guard let copy = cairo_copy_path(context) else { return }
        defer { cairo_path_destroy(copy) }
        guard copy.pointee.status == CAIRO_STATUS_SUCCESS, let data = copy.pointee.data else { return }
        var index = 0
        while index < Int(copy.pointee.num_data) {
            let header = data[index].header
            func point(_ number: Int) -> CGPoint {
                CGPoint(x: data[index + number].point.x, y: data[index + number].point.y)
            }
            switch header.type {
            case CAIRO_PATH_MOVE_TO: move(to: point(1))
            case CAIRO_PATH_LINE_TO: addLine(to: point(1))
            case CAIRO_PATH_CURVE_TO: addCurve(to: point(3), control1: point(1), control2: point(2))
            default: closeSubpath()
            }
            index += Int(header.length)
        }
    }
}
