import CGTK
import DovetailCore
import Foundation

/// A grid of colours as a cairo mesh over a background.
struct MeshGradientPattern {
    let mesh: MeshPaint
    let bounds: CGRect

    /// The caller destroys it.
    func makePattern() -> OpaquePointer? {
        let pattern = cairo_pattern_create_mesh()
        if mesh.background.opacity > 0 {
            let corners = [
                CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
                CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
            ]
            add(corners, Array(repeating: mesh.background, count: 4), to: pattern)
        }
        for row in 0..<max(mesh.height - 1, 0) {
            for column in 0..<max(mesh.width - 1, 0) {
                let first = row * mesh.width + column
                let corners = [first, first + 1, first + mesh.width + 1, first + mesh.width]
                add(corners.map { place(mesh.points[$0]) }, corners.map { mesh.colors[$0] }, to: pattern)
            }
        }
        return pattern
    }

    private func place(_ point: CGPoint) -> CGPoint {
        CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
    }

    private func add(_ corners: [CGPoint], _ colors: [Color.Resolved], to pattern: OpaquePointer?) {
        cairo_mesh_pattern_begin_patch(pattern)
        for (index, corner) in corners.enumerated() {
            if index == 0 {
                cairo_mesh_pattern_move_to(pattern, Double(corner.x).finite, Double(corner.y).finite)
            } else {
                cairo_mesh_pattern_line_to(pattern, Double(corner.x).finite, Double(corner.y).finite)
            }
        }
        for (index, color) in colors.enumerated() {
            cairo_mesh_pattern_set_corner_color_rgba(
                pattern, UInt32(index), Double(color.red).finite, Double(color.green).finite,
                Double(color.blue).finite, Double(color.opacity).finite)
        }
        cairo_mesh_pattern_end_patch(pattern)
    }
}
