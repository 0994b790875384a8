import DovetailTesting
import Foundation
import PencilKit
import SwiftUI
import TestSupport
import Testing
import UIKit

/// A stroke through places.
@MainActor
private func stroke(_ places: [CGPoint], width: CGFloat = 10, color: UIColor = .red) -> PKStroke {
    PKStroke(
        ink: PKInk(.pen, color: color),
        path: PKStrokePath(
            controlPoints: places.enumerated().map {
                PKStrokePoint(
                    location: $1, timeOffset: TimeInterval($0), size: CGSize(width: width, height: width), opacity: 1,
                    force: 1, azimuth: 0, altitude: .pi / 2)
            }, creationDate: Date(timeIntervalSinceReferenceDate: 0)))
}

@MainActor
@Suite("Drawings of PencilKit")
struct PencilDrawingTests {
    @Test("are as large as their strokes, and are written and read")
    func files() throws {
        var drawing = PKDrawing(strokes: [stroke([CGPoint(x: 20, y: 30), CGPoint(x: 60, y: 30)])])
        #expect(drawing.bounds == CGRect(x: 15, y: 25, width: 50, height: 10))
        drawing.transform(using: CGAffineTransform(translationX: 100, y: 0))
        #expect(drawing.bounds.minX == 115)
        let read = try PKDrawing(data: drawing.dataRepresentation())
        #expect(read.bounds == drawing.bounds && read.strokes[0].path.count == 2)
        #expect(read.strokes[0].path[1].timeOffset == 1)
        #expect(try PKDrawing(data: read.dataRepresentation()) == read)
        #expect(throws: (any Error).self) { try PKDrawing(data: Data("wrd".utf8)) }
        #expect(PKDrawing().bounds.isNull && PKDrawing().appending(read).strokes.count == 1)
    }

    @Test("give pictures of a part")
    func picture() throws {
        let drawing = PKDrawing(strokes: [stroke([CGPoint(x: 0, y: 50), CGPoint(x: 100, y: 50)])])
        let picture = drawing.image(from: CGRect(x: 20, y: 30, width: 40, height: 40), scale: 2)
        #expect(picture.size == CGSize(width: 40, height: 40) && picture.scale == 2)
        let host = TestHost(size: CGSize(width: 40, height: 40)) { Image(uiImage: picture) }
        #expect(try host.color(at: CGPoint(x: 20, y: 20)).green < 0.1)
        #expect(try host.color(at: CGPoint(x: 20, y: 4)).green > 0.9)
    }

    @Test("have ways that are curves through the first and the last point")
    func curve() {
        let path = stroke([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 20)]).path
        #expect(path.interpolatedLocation(at: 0) == .zero)
        #expect(path.interpolatedLocation(at: 2) == CGPoint(x: 20, y: 20))
        let middle = path.interpolatedLocation(at: 1)
        #expect(abs(middle.x - 10) < 0.01 && middle.y > 2 && middle.y < 6)
        let steps = Array(path.interpolatedPoints(by: .distance(5)))
        #expect(steps.count > 4 && steps.count < 10)
        #expect(steps.map(\.timeOffset) == steps.map(\.timeOffset).sorted())
    }
}

@MainActor
@Suite("Canvases of PencilKit")
struct PencilCanvasTests {
    final class Listener: NSObject, PKCanvasViewDelegate {
        var changes = 0
        var uses = 0
        func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) { changes += 1 }
        func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) { uses += 1 }
    }

    struct Sketch: UIViewRepresentable {
        let canvas: PKCanvasView
        func makeUIView(context: Context) -> PKCanvasView { canvas }
        func updateUIView(_ view: PKCanvasView, context: Context) {}
    }

    private func drag(_ host: TestHost, _ places: [CGPoint]) {
        host.hold(at: places[0])
        for place in places.dropFirst() { host.move(to: place) }
        host.release()
    }

    @Test("take strokes, which are painted, undone and erased")
    func strokes() throws {
        let (canvas, listener) = (PKCanvasView(), Listener())
        canvas.delegate = listener
        canvas.tool = PKInkingTool(.pen, color: .blue, width: 12)
        let host = TestHost(size: CGSize(width: 300, height: 300)) { Sketch(canvas: canvas) }
        drag(host, [CGPoint(x: 50, y: 100), CGPoint(x: 150, y: 100), CGPoint(x: 250, y: 100)])
        #expect(canvas.drawing.strokes.count == 1 && listener.changes == 1 && listener.uses == 1)
        #expect(abs(canvas.drawing.bounds.midY - 100) < 1 && canvas.drawing.bounds.width > 200)
        let ink = try host.color(at: CGPoint(x: 150, y: 100))
        #expect(ink.blue > 0.9 && ink.red < 0.2)

        canvas.undoManager?.undo()
        #expect(canvas.drawing.strokes.isEmpty)
        canvas.undoManager?.redo()
        #expect(canvas.drawing.strokes.count == 1)

        canvas.tool = PKEraserTool(.bitmap, width: 20)
        drag(host, [CGPoint(x: 150, y: 60), CGPoint(x: 150, y: 100), CGPoint(x: 150, y: 140)])
        #expect(canvas.drawing.strokes.count == 2)
        #expect(try host.color(at: CGPoint(x: 150, y: 100)).red > 0.9)
        canvas.tool = PKEraserTool(.vector)
        drag(host, [CGPoint(x: 220, y: 60), CGPoint(x: 220, y: 140)])
        #expect(canvas.drawing.strokes.isEmpty == false && canvas.drawing.bounds.maxX < 160)
        #expect(listener.uses == 3)
    }

    @Test("show the tools of a picker while they have the keyboard")
    func tools() throws {
        let (canvas, picker) = (PKCanvasView(), PKToolPicker())
        picker.setVisible(true, forFirstResponder: canvas)
        picker.addObserver(canvas)
        let host = TestHost(size: CGSize(width: 393, height: 600)) { Sketch(canvas: canvas) }
        #expect(!host.exists("Eraser"))
        canvas.becomeFirstResponder()
        host.settle()
        try host.tap("Eraser")
        #expect(picker.selectedTool is PKEraserTool && canvas.tool is PKEraserTool)
        picker.setVisible(false, forFirstResponder: canvas)
        host.settle()
        #expect(!host.exists("Eraser"))
    }

    @Test("have their tools in a strip that scrolls where a canvas is narrower than those")
    func narrow() throws {
        let (canvas, picker) = (PKCanvasView(), PKToolPicker())
        picker.setVisible(true, forFirstResponder: canvas)
        let host = TestHost(size: CGSize(width: 190, height: 600)) { Sketch(canvas: canvas) }
        canvas.becomeFirstResponder()
        host.settle()
        #expect(try host.frame(of: "Pen").minX >= 0)
        let undo = try host.frame(of: "Undo")
        #expect(undo.maxX > 190)
        host.scroll(at: CGPoint(x: undo.minX - 20, y: undo.midY), by: CGSize(width: 100, height: 0))
        #expect(try host.frame(of: "Undo").maxX <= 190)
    }
}
