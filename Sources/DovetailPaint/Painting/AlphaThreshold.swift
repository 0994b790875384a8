import CDovetailGTK
import CGTK
import DovetailCore
import Foundation

/// Draws a render node in one colour where its opacity lies in a range.
struct AlphaThreshold {
    /// Both ends included.
    let range: (low: Double, high: Double)
    let color: Color.Resolved
    /// Pixels for each point of a target that cairo draws; nil for GSK's other renderers.
    let scale: CGFloat?

    /// Each pixel is looked at in this many places in each direction: a place is in or out, and edges are smooth all the same.
    private static let samples: CGFloat = 2

    /// The node in one colour, which the caller unrefs; nil when there is nothing to see.
    func makeNode(of node: OpaquePointer) -> OpaquePointer? {
        guard range.low <= range.high, color.opacity > 0,
            let raster = Raster(of: node, margin: 0, scale: (scale ?? 2) * Self.samples)
        else { return nil }
        func byte(_ part: Float) -> UInt8 { UInt8((min(max(part, 0), 1) * 255).rounded()) }
        let alpha = min(max(color.opacity, 0), 1)
        dovetail_threshold_alpha(
            raster.pixels, raster.width, raster.height, raster.stride, range.low, range.high,
            [byte(color.blue * alpha), byte(color.green * alpha), byte(color.red * alpha), byte(alpha)])
        return raster.makeNode()
    }
}
