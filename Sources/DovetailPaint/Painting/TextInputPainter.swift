import CGTK
import DovetailCore
import Foundation

/// Paints an editable line: text or placeholder, selection and caret. Hosts with text widgets of their own use it only
/// where those cannot be shown.
struct TextInputPainter {
    let content: ContentPainter
    let input: TextInputContent

    func paint(in bounds: CGRect) {
        let shown = input.isSecure ? String(repeating: "•", count: input.text.count) : input.text
        var style = input.style
        if shown.isEmpty { style.color = input.placeholderPaint }
        let string = shown.isEmpty ? input.placeholder : shown
        let layout = content.text.layout(
            for: ResolvedText(runs: [.init(text: string, style: style)]), width: nil, height: nil)
        let size = layout.measure.size
        var x = alignedStart(size.width, in: bounds)
        let top = bounds.minY + (bounds.height - size.height) / 2
        if input.isFocused {
            // The caret stays in sight: a long text scrolls to it.
            let caret = content.text.caretOffset(in: shown, style: style, afterCharacters: input.selection.upperBound)
            if x + caret > bounds.maxX - 2 { x = bounds.maxX - 2 - caret }
            paintSelection(shown, style, x: x, top: top, height: size.height)
        }
        var clip = bounds.insetBy(dx: -1, dy: -2).graphene
        gtk_snapshot_push_clip(content.snapshot, &clip)
        content.draw(
            layout, at: CGPoint(x: x, y: top), style.color, isFading: style.color.opacity < 1)
        gtk_snapshot_pop(content.snapshot)
    }

    private func alignedStart(_ width: CGFloat, in bounds: CGRect) -> CGFloat {
        switch input.alignment {
        case .leading: bounds.minX
        case .center: max(bounds.minX, bounds.midX - width / 2)
        case .trailing: max(bounds.minX, bounds.maxX - width)
        }
    }

    private func paintSelection(_ shown: String, _ style: TextRunStyle, x: CGFloat, top: CGFloat, height: CGFloat) {
        let start = content.text.caretOffset(in: shown, style: style, afterCharacters: input.selection.lowerBound)
        let end = content.text.caretOffset(in: shown, style: style, afterCharacters: input.selection.upperBound)
        if input.selection.isEmpty {
            let caret = CGRect(x: x + end - 0.75, y: top, width: 1.5, height: height)
            content.fill(Path(caret), .color(input.accent), FillStyle(), caret)
        } else {
            let range = CGRect(x: x + start, y: top, width: end - start, height: height)
            content.fill(Path(range), .color(input.accent.multiplyingOpacity(by: 0.3)), FillStyle(), range)
        }
    }
}
