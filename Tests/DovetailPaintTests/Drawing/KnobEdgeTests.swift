import DovetailPaint
import PictureSupport
import SwiftUI
import Testing

/// What is white on white is told by its edge.
@MainActor
@Suite("Edges of knobs")
struct KnobEdgeTests {
    @Test("a slider's knob has an edge on a white page where a point is one pixel")
    func slider() throws {
        let picture = try GoldenPicture.picture(size: CGSize(width: 200, height: 60)) {
            // The knob stands over the end of the line, so that below it there is nothing but the page.
            Slider(value: .constant(1)).tint(.white).padding(10)
        }
        // From the right, past the page: what the shadow leaves on it, the edge, and the white knob.
        let row = (0..<picture.width).reversed().map { picture[$0, picture.height / 2].red }
        let edge = try #require(row.indices.min { row[$0] < row[$1] }, "\(row)")
        #expect(row[edge] < 225, "\(row)")
        #expect(row[0] > 250 && row[edge + 4] > 245, "\(row)")
    }
}
