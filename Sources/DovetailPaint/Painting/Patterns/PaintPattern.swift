import CGTK
import DovetailCore
import Foundation

extension Paint {
    /// Makes the paint a cairo context's source; gradients span `bounds`. Materials and modified paints are drawn by
    /// ``StyledFill``; here they are what is left of them: a tint, the paint itself.
    func setSource(of context: OpaquePointer, bounds: CGRect) {
        func place(_ point: UnitPoint) -> (Double, Double) {
            (
                (Double(bounds.minX + point.x * bounds.width)).finite,
                (Double(bounds.minY + point.y * bounds.height)).finite
            )
        }
        func setGradient(_ pattern: OpaquePointer?, _ stops: [GradientStop]) {
            for stop in stops {
                cairo_pattern_add_color_stop_rgba(
                    pattern, Double(stop.location).finite, Double(stop.color.red).finite,
                    Double(stop.color.green).finite, Double(stop.color.blue).finite,
                    Double(stop.color.opacity).finite)
            }
            set(pattern)
        }
        func set(_ pattern: OpaquePointer?) {
            guard let pattern else { return cairo_set_source_rgba(context, 0, 0, 0, 0) }
            cairo_set_source(context, pattern)
            cairo_pattern_destroy(pattern)
        }
        switch self {
        case .color(let color): color.setSource(of: context)
        case .linearGradient(let stops, let start, let end):
            let (x0, y0) = place(start)
            let (x1, y1) = place(end)
            // A line without length: everything lies beyond its end.
            guard x0 != x1 || y0 != y1 else { return (stops.last?.color ?? .transparent).setSource(of: context) }
            setGradient(cairo_pattern_create_linear(x0, y0, x1, y1), stops)
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            let (x, y) = place(center)
            setRadial(context, stops, (x, y), Double(startRadius).finite, Double(endRadius).finite, nil)
        case .ellipticalGradient(let stops, let center, let start, let end):
            let (x, y) = place(center)
            guard bounds.width > 0, bounds.height > 0 else {
                return cairo_set_source_rgba(context, 0, 0, 0, 0)
            }
            // Drawn as a circle in a plane where the bounds are a unit square.
            var matrix = cairo_matrix_t()
            cairo_matrix_init_scale(&matrix, 1 / Double(bounds.width), 1 / Double(bounds.height))
            cairo_matrix_translate(&matrix, -x, -y)
            setRadial(context, stops, (0, 0), Double(start).finite, Double(end).finite, matrix)
        case .angularGradient(let stops, let center, let start, let end):
            let (x, y) = place(center)
            set(
                AngularGradientPattern(
                    stops: stops, x: x, y: y, start: start.finite, end: end.finite,
                    // Reaches every corner, also when the centre is outside.
                    radius: Double(hypot(bounds.width, bounds.height))
                        + hypot(x - Double(bounds.midX), y - Double(bounds.midY))
                ).makePattern())
        case .meshGradient(let mesh): set(MeshGradientPattern(mesh: mesh, bounds: bounds).makePattern())
        case .image(let image, let sourceRect, let scale):
            set(ImagePattern(image: image, sourceRect: sourceRect, scale: scale).makePattern(in: bounds))
        case .material(let material):
            material.tint.multiplyingOpacity(by: material.opacity).setSource(of: context)
        case .modified(let paint, let change):
            paint.fading(to: change.opacity == 1 || paint.isImage ? 1 : change.opacity)
                .setSource(of: context, bounds: bounds)
        case .placed(let paint, let rect): paint.setSource(of: context, bounds: rect)
        }
    }

    private var isImage: Bool {
        if case .image = self { return true }
        return false
    }

    /// A gradient between circles around one point. Inside the smaller one goes on what is at its edge.
    private func setRadial(
        _ context: OpaquePointer, _ stops: [GradientStop], _ center: (x: Double, y: Double), _ start: Double,
        _ end: Double, _ matrix: cairo_matrix_t?
    ) {
        var (start, end) = (max(0, start), max(0, end))
        var stops = stops
        if start > end {
            (start, end) = (end, start)
            stops = stops.reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) }
        }
        // Between circles of one size there is nothing; outside of both goes on what is at the end.
        if end - start < 1e-6 { end = start + 1e-6 }
        let pattern = cairo_pattern_create_radial(center.x, center.y, start, center.x, center.y, end)
        for stop in stops {
            cairo_pattern_add_color_stop_rgba(
                pattern, Double(stop.location).finite, Double(stop.color.red).finite, Double(stop.color.green).finite,
                Double(stop.color.blue).finite, Double(stop.color.opacity).finite)
        }
        if var matrix { cairo_pattern_set_matrix(pattern, &matrix) }
        cairo_set_source(context, pattern)
        cairo_pattern_destroy(pattern)
    }
}

extension Color.Resolved {
    /// Makes the colour a cairo context's source.
    func setSource(of context: OpaquePointer) {
        cairo_set_source_rgba(
            context, Double(red).finite, Double(green).finite, Double(blue).finite, Double(opacity).finite)
    }
}

extension Double {
    /// The number, or zero where there is none: one NaN makes a cairo context useless.
    var finite: Double { isFinite ? self : 0 }
}
