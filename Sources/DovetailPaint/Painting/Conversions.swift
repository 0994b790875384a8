import CGTK
import DovetailCore
import Foundation

extension Color.Resolved {
    var gdk: GdkRGBA { GdkRGBA(red: red, green: green, blue: blue, alpha: opacity) }
}

extension CGAffineTransform {
    /// The transform in steps of which GSK knows that they are flat: it can draw those on every target. The caller owns it.
    func makeGskTransform() -> OpaquePointer? {
        let scaleX = (a * a + b * b).squareRoot()
        var step: OpaquePointer?
        var offset = graphene_point_t(x: Float(tx), y: Float(ty))
        step = gsk_transform_translate(step, &offset)
        guard scaleX > 0 else { return gsk_transform_scale(step, 0, 0) }
        let scaleY = (a * d - b * c) / scaleX
        let shear = (a * c + b * d) / scaleX
        if b == 0, a > 0, shear == 0, scaleY < 0 {
            // Upside down: the other way round, and turned by a half. Under a negative height alone GSK 4.8 cuts by no round corners on the
            // graphics card, and what they clip is gone.
            return gsk_transform_scale(gsk_transform_rotate(step, 180), Float(-scaleX), Float(-scaleY))
        }
        if b != 0 || a < 0 { step = gsk_transform_rotate(step, Float(atan2(Double(b), Double(a)) * 180 / .pi)) }
        if shear != 0, scaleY != 0 {
            step = gsk_transform_skew(step, Float(atan2(Double(shear), Double(scaleY)) * 180 / .pi), 0)
        }
        return gsk_transform_scale(step, Float(scaleX), Float(scaleY))
    }
}

extension CGRect {
    var graphene: graphene_rect_t {
        graphene_rect_t(
            origin: graphene_point_t(x: Float(minX), y: Float(minY)),
            size: graphene_size_t(width: Float(width), height: Float(height)))
    }
}

extension Path.RoundedRectangleOutline {
    var gsk: GskRoundedRect {
        var rounded = GskRoundedRect()
        var rect = rect.graphene
        var corner = graphene_size_t(width: Float(cornerSize.width), height: Float(cornerSize.height))
        _ = withUnsafePointer(to: &corner) { gsk_rounded_rect_init(&rounded, &rect, $0, $0, $0, $0) }
        return rounded
    }
}

extension Path {
    /// Adds the path to a cairo context.
    func add(to context: OpaquePointer) {
        var current = CGPoint.zero
        forEach { element in
            switch element {
            case .move(let point):
                cairo_move_to(context, Double(point.x), Double(point.y))
                current = point
            case .line(let point):
                cairo_line_to(context, Double(point.x), Double(point.y))
                current = point
            case .quadCurve(let point, let control):
                // Cairo has cubics only: the control points lie two thirds of the way to the one there is.
                cairo_curve_to(
                    context, Double(current.x + (control.x - current.x) * 2 / 3),
                    Double(current.y + (control.y - current.y) * 2 / 3),
                    Double(point.x + (control.x - point.x) * 2 / 3),
                    Double(point.y + (control.y - point.y) * 2 / 3), Double(point.x), Double(point.y))
                current = point
            case .curve(let point, let first, let second):
                cairo_curve_to(
                    context, Double(first.x), Double(first.y), Double(second.x), Double(second.y), Double(point.x),
                    Double(point.y))
                current = point
            case .closeSubpath: cairo_close_path(context)
            }
        }
    }
}
