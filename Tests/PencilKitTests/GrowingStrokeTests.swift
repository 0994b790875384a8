import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@testable import PencilKit

/// A stroke while it is drawn.
@MainActor struct GrowingStrokeTests {
    struct Sketch: UIViewRepresentable {
        let canvas: PKCanvasView
        func makeUIView(context: Context) -> PKCanvasView { canvas }
        func updateUIView(_ view: PKCanvasView, context: Context) {}
    }

    private func place(_ index: Int) -> CGPoint {
        CGPoint(x: 30 + CGFloat(index) * 1.2, y: 150 + 60 * CGFloat(sin(Double(index) / 12)))
    }

    @Test("Each move paints a piece, not all of the stroke again") func cost() {
        let canvas = PKCanvasView()
        let host = TestHost(size: CGSize(width: 300, height: 300)) { Sketch(canvas: canvas) }
        host.hold(at: place(0))
        for index in 1..<200 { host.move(to: place(index)) }
        host.release()
        #expect(canvas.drawing.strokes.first?.path.count ?? 0 >= 199)
        // All of it again and again would be 20,000.
        let painted = canvas.current.paintedPlaces
        #expect(painted > 199 && painted < 200 * 40)
    }

    @Test("It looks as it does when it is finished, whatever the ink covers", arguments: [PKInk.InkType.pen, .marker])
    func look(_ type: PKInk.InkType) throws {
        let canvas = PKCanvasView()
        canvas.tool = PKInkingTool(type, color: .blue, width: 14)
        let host = TestHost(size: CGSize(width: 300, height: 300)) { Sketch(canvas: canvas) }
        host.hold(at: place(0))
        for index in 1..<100 { host.move(to: place(index)) }
        let places = [0, 10, 31, 32, 33, 50, 63, 64, 65, 80, 98].map(place)
        let growing = try places.map { try host.color(at: $0) }
        host.release()
        #expect(canvas.drawing.strokes.count == 1)
        for (place, color) in zip(places, growing) {
            let finished = try host.color(at: place)
            #expect(abs(finished.blue - color.blue) < 0.02 && abs(finished.red - color.red) < 0.02, "\(place)")
        }
        #expect(growing.allSatisfy { abs($0.red - growing[0].red) < 0.02 })
        canvas.undoManager?.undo()
        host.settle()
        #expect(canvas.drawing.strokes.isEmpty)
        #expect(try host.color(at: places[3]).red > 0.9)
    }
}
