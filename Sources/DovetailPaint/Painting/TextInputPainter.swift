import CGTK
import DovetailCore
import Foundation

/// Paints an editable line: text or placeholder, selection and caret. Hosts with text widgets of their own use it only
/// where those cannot be shown.
struct TextInputPainter {
    let content: ContentPainter
    let input: TextInputContent

    func paint(in bounds: CGRect) {
        guard content.text.hasFonts else { return }
        let line = EditableLine(
            input.text, selection: input.selection, isSecure: input.isSecure, count: input.count)
        var style = input.style
        if line.text.isEmpty { style.color = input.placeholderPaint }
        let string = line.text.isEmpty ? input.placeholder : line.text
        let shape = content.text.lineShape(string, style.withoutColors)
        let size = shape.natural.measure(width: .infinity, height: .infinity).size
        var x = alignedStart(size.width, in: bounds)
        let top = bounds.minY + (bounds.height - size.height) / 2
        if input.isFocused {
            // The caret stays in sight: a long text scrolls to it.
            let caret = content.text.caretOffset(
                in: line.text, style: style.withoutColors, afterCharacters: line.selection.upperBound)
            if x + caret > bounds.maxX - 2 { x = bounds.maxX - 2 - caret }
            paintSelection(line, style.withoutColors, x: x, top: top, height: size.height)
        }
        var clip = bounds.insetBy(dx: -1, dy: -2).graphene
        gtk_snapshot_push_clip(content.snapshot, &clip)
        var text = ResolvedText(runs: [.init(text: string, style: style)])
        text.shape = shape
        TextPainter(content: content, text: text).paint(in: CGRect(origin: CGPoint(x: x, y: top), size: size))
        gtk_snapshot_pop(content.snapshot)
    }

    private func alignedStart(_ width: CGFloat, in bounds: CGRect) -> CGFloat {
        switch input.alignment {
        case .leading: bounds.minX
        case .center: max(bounds.minX, bounds.midX - width / 2)
        case .trailing: max(bounds.minX, bounds.maxX - width)
        }
    }

    private func paintSelection(_ line: EditableLine, _ style: TextRunStyle, x: CGFloat, top: CGFloat, height: CGFloat)
    {
        let start = content.text.caretOffset(in: line.text, style: style, afterCharacters: line.selection.lowerBound)
        let end = content.text.caretOffset(in: line.text, style: style, afterCharacters: line.selection.upperBound)
        if line.selection.isEmpty {
            let caret = CGRect(x: x + end - 0.75, y: top, width: 1.5, height: height)
            content.fill(Path(caret), .color(input.accent), FillStyle(), caret)
        } else {
            let range = CGRect(x: x + start, y: top, width: end - start, height: height)
            content.fill(Path(range), .color(input.accent.multiplyingOpacity(by: 0.3)), FillStyle(), range)
        }
    }
}
