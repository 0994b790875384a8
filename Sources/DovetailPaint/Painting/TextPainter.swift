import CGTK
import DovetailCore
import Foundation

/// Paints a text by the lines that it was measured with.
struct TextPainter {
    let content: ContentPainter
    let text: ResolvedText
    /// What gradients span; set while the text is painted.
    private var paintBounds: CGRect?

    init(content: ContentPainter, text: ResolvedText) {
        self.content = content
        self.text = text
    }

    func paint(in bounds: CGRect) {
        var painter = self
        painter.paintBounds = text.paintBounds ?? bounds
        painter.paintAll(in: bounds)
    }

    private func paintAll(in bounds: CGRect) {
        guard !text.runs.isEmpty, content.text.hasFonts else { return }
        let shape = text.shape as? PangoTextShape ?? content.text.pangoShape(text)
        let broken = shape.broken(width: bounds.width, height: bounds.height)
        let place = { (piece: TextPiece) in bounds.minX + piece.shift(in: bounds.width, text) }
        if text.isRedacted { return paintRedacted(shape.lines(in: bounds.size), bounds) }
        paintBackgrounds(broken, place, bounds.minY)
        if text.runs.contains(where: { $0.style.paint != nil }) {
            PaintedText(content: content, text: text, broken: broken, place: place, bounds: bounds).paint()
            return paintRuns(broken, place, bounds.minY)
        }
        let color = RunColors(text: text).only
        let isFading = text.runs.contains { $0.style.color.opacity < 1 }
        for piece in broken.pieces {
            let origin = CGPoint(x: place(piece), y: bounds.minY + piece.top)
            if piece.isPartial {
                // To the sides glyphs may reach out of their lines, as elsewhere.
                let lines = CGRect(x: origin.x, y: origin.y, width: piece.alignmentWidth, height: piece.height)
                var clip = lines.insetBy(dx: -100, dy: 0).graphene
                gtk_snapshot_push_clip(content.snapshot, &clip)
            }
            defer { if piece.isPartial { gtk_snapshot_pop(content.snapshot) } }
            if let color, let line = piece.line {
                content.draw(line, at: origin, color)
            } else if let color {
                content.draw(piece.layout, at: origin, color, isFading: isFading)
            } else {
                let colored = RunColors(text: text).makeColored(piece)
                content.draw(colored, at: origin, .transparent, isFading: isFading)
                g_object_unref(UnsafeMutableRawPointer(colored))
            }
        }
        paintRuns(broken, place, bounds.minY)
    }

    /// A block for each line, in a weak shade of the text's colour.
    private func paintRedacted(_ lines: [TextLine], _ bounds: CGRect) {
        let color = text.runs[0].style.color.multiplyingOpacity(by: 0.18)
        for line in lines where line.frame.width > 0 {
            let box = line.frame.insetBy(dx: 0, dy: line.frame.height * 0.12)
                .offsetBy(dx: bounds.minX, dy: bounds.minY)
            content.fill(Path(roundedRect: box, cornerRadius: min(4, box.height / 4)), .color(color), FillStyle(), box)
        }
    }

    private func forEachRun(_ body: (ResolvedText.Run, Range<Int>) -> Void) {
        var start = 0
        for run in text.runs {
            let end = start + run.text.utf8.count
            body(run, start..<end)
            start = end
        }
    }

    private func paintBackgrounds(_ broken: BrokenText, _ place: (TextPiece) -> CGFloat, _ top: CGFloat) {
        func fill(_ range: Range<Int>, _ color: Color.Resolved) {
            for rectangle in broken.rectangles(of: range, shift: place) {
                let box = rectangle.offsetBy(dx: 0, dy: top)
                content.fill(Path(box), .color(color), FillStyle(), box)
            }
        }
        if text.runs.contains(where: { $0.style.background != nil }) {
            forEachRun { run, range in if let color = run.style.background { fill(range, color) } }
        }
        if let selection = text.selection { fill(selection.range, selection.color) }
    }

    /// Lines under and through the text, and pictures in it.
    private func paintRuns(_ broken: BrokenText, _ place: (TextPiece) -> CGFloat, _ top: CGFloat) {
        let isPlain = text.runs.allSatisfy {
            $0.style.underlineStyle == nil && $0.style.strikethroughStyle == nil && $0.image == nil
        }
        if isPlain { return }
        forEachRun { run, range in
            let boxes = broken.rectangles(of: range, shift: place)
            for box in boxes {
                let box = box.offsetBy(dx: 0, dy: top)
                let baseline = top + (broken.baseline(at: box.midY - top) ?? box.height)
                if let image = run.image {
                    paint(image.scaled(by: broken.scale), in: box, baseline: baseline - run.style.baselineOffset)
                    continue
                }
                let size = run.style.size * broken.scale
                let raised = baseline - run.style.baselineOffset * broken.scale
                let paint = run.style.paint
                if let line = run.style.underlineStyle {
                    stroke(line, from: box, y: raised + size * 0.12, size, line.color == run.style.color ? paint : nil)
                }
                if let line = run.style.strikethroughStyle {
                    stroke(line, from: box, y: raised - size * 0.28, size, line.color == run.style.color ? paint : nil)
                }
            }
        }
    }

    /// A line in its colour, or in the paint of the letters that it belongs to.
    private func stroke(
        _ line: TextRunStyle.Line, from box: CGRect, y: CGFloat, _ size: CGFloat, _ paint: Paint? = nil
    ) {
        guard box.width > 0 else { return }
        let thickness = max(1, (size / 14).rounded())
        let left = box.minX
        let rect = CGRect(x: left, y: (y - thickness / 2).rounded(), width: box.width, height: thickness)
        let dash = line.pattern.dashes.map { $0 * thickness }
        let paint = paint?.plain ?? .color(line.color)
        let span = paintBounds ?? rect
        if dash.isEmpty { return content.fill(Path(rect), paint, FillStyle(), span) }
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        content.stroke(path, paint, StrokeStyle(lineWidth: thickness, dash: dash), span)
    }

    private func paint(_ image: TextImage, in box: CGRect, baseline: CGFloat) {
        let frame = CGRect(
            x: box.minX, y: baseline + image.descent - image.size.height, width: image.size.width,
            height: image.size.height)
        switch image.content {
        case .symbol(let symbol): content.draw(symbol, in: frame)
        case .image(let picture): content.draw(picture, in: frame)
        }
    }
}

extension Text.LineStyle.Pattern {
    /// Lengths of strokes and gaps, in widths of the line; empty for an unbroken one.
    fileprivate var dashes: [CGFloat] {
        if self == .dot { return [1, 1] }
        if self == .dash { return [3, 2] }
        if self == .dashDot { return [3, 2, 1, 2] }
        if self == .dashDotDot { return [3, 2, 1, 2, 1, 2] }
        return []
    }
}
