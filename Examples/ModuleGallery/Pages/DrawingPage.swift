import PencilKit
import SwiftUI

/// Something to draw on.
struct DrawingPage: View {
    @State private var drawing = PKDrawing()

    var body: some View {
        VStack(spacing: 0) {
            Canvas(drawing: $drawing)
                .overlay {
                    if drawing.strokes.isEmpty {
                        Text("Draw here").foregroundStyle(.secondary).allowsHitTesting(false)
                    }
                }
            Divider()
            HStack {
                Text("^[\(drawing.strokes.count) stroke](inflect: true)").foregroundStyle(.secondary)
                Spacer()
                Button("Clear") { drawing = PKDrawing() }.disabled(drawing.strokes.isEmpty)
            }
            .padding()
        }
    }

    /// A canvas whose drawing is the app's.
    private struct Canvas: UIViewRepresentable {
        @Binding var drawing: PKDrawing

        func makeUIView(context: Context) -> PKCanvasView {
            let view = PKCanvasView()
            view.drawingPolicy = .anyInput
            view.backgroundColor = .clear
            view.isOpaque = false
            view.tool = PKInkingTool(.pen, color: .systemBlue, width: 4)
            view.delegate = context.coordinator
            return view
        }

        func updateUIView(_ view: PKCanvasView, context: Context) {
            context.coordinator.drawing = $drawing
            if view.drawing != drawing { view.drawing = drawing }
        }

        func makeCoordinator() -> Coordinator { Coordinator(drawing: $drawing) }

        final class Coordinator: NSObject, PKCanvasViewDelegate {
            var drawing: Binding<PKDrawing>
            init(drawing: Binding<PKDrawing>) { self.drawing = drawing }
            func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) { drawing.wrappedValue = canvasView.drawing }
        }
    }
}
