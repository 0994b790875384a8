import DovetailCore
import Foundation

/// Pixels in memory that a ``CGContext`` draws on.
///
/// What is drawn is kept as steps first. Where the memory is the context's own they are painted when somebody looks at it, else after each step,
/// since the program may look at any time.
final class Bitmap {
    let layout: PixelLayout
    private let memory: UnsafeMutableRawPointer
    private let isOwn: Bool

    /// - Parameter memory: The program's, as large as the layout says, for as long as is drawn; nil for the bitmap's own, which is empty.
    init?(_ layout: PixelLayout, memory: UnsafeMutableRawPointer?) {
        self.layout = layout
        isOwn = memory == nil
        guard let memory = memory ?? calloc(layout.byteCount, 1) else { return nil }
        self.memory = memory
    }

    deinit { if isOwn { free(memory) } }

    /// Begins to draw.
    func drawing() -> ImmediateDrawing {
        let drawing = ImmediateDrawing(area: CGRect(x: 0, y: 0, width: layout.width, height: layout.height))
        if !isOwn { drawing.onStep = { [unowned self, unowned drawing] in paint(drawing) } }
        return drawing
    }

    /// The memory, with all that was drawn.
    func painted(_ drawing: ImmediateDrawing) -> UnsafeMutableRawPointer {
        paint(drawing)
        return memory
    }

    /// Paints what was drawn since the last time. Views are painted on the main thread, so others wait for that.
    private func paint(_ drawing: ImmediateDrawing) {
        let steps = drawing.takeSteps()
        guard !steps.isEmpty else { return }
        MainThread.sync { paint(steps) }
    }

    private func paint(_ steps: [ImmediateDrawing.Step]) {
        // Called on the main thread alone.
        MainActor.assumeIsolated {
            var before = layout.read(memory, premultiplied: true)
            // As cairo has them: blue first.
            for start in stride(from: 0, to: before.count, by: 4) { before.swapAt(start, start + 2) }
            let frame = PixelFrame(width: layout.width, height: layout.height, pixels: before)
            let size = CGSize(width: layout.width, height: layout.height)
            let renderer = ImageRenderer(
                content: Canvas { context, _ in
                    var image = Image(.pixels(frame))
                    (image.isResizable, image.interpolation) = (true, .none)
                    context.draw(image, in: CGRect(origin: .zero, size: size))
                    // Core Graphics counts from the bottom.
                    context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height))
                    for step in steps {
                        var copy = context
                        step(&copy)
                    }
                }.frame(width: size.width, height: size.height))
            do {
                try renderer.picture().withRows { row, pixels in
                    if row < layout.height { layout.write(pixels, to: memory, row: row) }
                }
            } catch {
                Log.warnOnce("bitmap", "CGContext: what was drawn is not in the pixels: \(error)")
            }
        }
    }
}
