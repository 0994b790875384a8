import CGTK
import DovetailCore
import Foundation

/// A gradient around a point, as a cairo mesh of wedges.
struct AngularGradientPattern {
    let stops: [GradientStop]
    /// The centre.
    let x: Double
    let y: Double
    /// In radians, clockwise from the positive x axis.
    let start: Double
    let end: Double
    let radius: Double

    /// Wedges no wider than this look round.
    private static let step = Double.pi / 90

    /// The caller destroys it.
    func makePattern() -> OpaquePointer? {
        let pattern = cairo_pattern_create_mesh()
        guard let first = stops.first, let last = stops.last else { return pattern }
        let span = min(abs(end - start), 2 * .pi)
        let direction: Double = end < start ? -1 : 1
        func angle(_ stop: GradientStop) -> Double { start + direction * span * Double(min(max(stop.location, 0), 1)) }
        for (from, to) in zip(stops, stops.dropFirst()) {
            addSector(pattern, angle(from), angle(to), from.color, to.color)
        }
        // Outside the stops the nearer end goes on: half of what is left belongs to each.
        let covered = angle(last) - angle(first)
        let rest = (2 * .pi - abs(covered)) / 2 * direction
        addSector(pattern, angle(last), angle(last) + rest, last.color, last.color)
        addSector(pattern, angle(first) - rest, angle(first), first.color, first.color)
        return pattern
    }

    private func addSector(
        _ pattern: OpaquePointer?, _ from: Double, _ to: Double, _ fromColor: Color.Resolved, _ toColor: Color.Resolved
    ) {
        let count = Int((abs(to - from) / Self.step).rounded(.up))
        for index in 0..<count {
            let (near, far) = (Double(index) / Double(count), Double(index + 1) / Double(count))
            cairo_mesh_pattern_begin_patch(pattern)
            cairo_mesh_pattern_move_to(pattern, x, y)
            let (first, second) = (from + (to - from) * near, from + (to - from) * far)
            cairo_mesh_pattern_line_to(pattern, x + radius * cos(first), y + radius * sin(first))
            cairo_mesh_pattern_line_to(pattern, x + radius * cos(second), y + radius * sin(second))
            for (corner, place) in [(0, near), (1, near), (2, far), (3, far)] {
                setColor(pattern, UInt32(corner), fromColor, toColor, place)
            }
            cairo_mesh_pattern_end_patch(pattern)
        }
    }

    private func setColor(
        _ pattern: OpaquePointer?, _ corner: UInt32, _ from: Color.Resolved, _ to: Color.Resolved, _ place: Double
    ) {
        func mix(_ from: Float, _ to: Float) -> Double { Double(from) + (Double(to) - Double(from)) * place }
        cairo_mesh_pattern_set_corner_color_rgba(
            pattern, corner, mix(from.red, to.red), mix(from.green, to.green), mix(from.blue, to.blue),
            mix(from.opacity, to.opacity))
    }
}
