import AttributeGraph
import Foundation

/// Lays out a line that is edited.
struct TextLineLayoutRule: StatefulRule {
    let view: Attribute<TextInputView>
    let composing: Attribute<TextComposition?>
    let environment: InheritedEnvironment
    let style: Attribute<TextRunStyle>
    let engine: any TextEngine
    let editor: TextInputEditor

    mutating func update(previous: (any EditedLayout)?) -> RuleResult<any EditedLayout> {
        let (alignment, direction) = environment.read { ($0.multilineTextAlignment, $0.layoutDirection) }
        let text = editor.shownText(view.value.text.wrappedValue, composing.value)
        let style = style.value
        let isSecure = view.value.kind == .secureLine
        func isCurrent(_ layout: (any EditedLayout)?) -> Bool {
            guard let line = layout as? TextLineLayout else { return false }
            return line.text == text && line.style == style && line.isSecure == isSecure
                && line.isSame(alignment, direction)
        }
        if isCurrent(previous) { return .unchanged }
        // To bring the caret into sight, the editor has laid out the text that it made already.
        if let known = editor.layout, isCurrent(known) { return .changed(known) }
        return .changed(
            TextLineLayout(
                text: text, style: style, isSecure: isSecure, alignment: alignment,
                isRightToLeft: direction == .rightToLeft, engine: engine))
    }
}

/// Shapes a text of several lines; keeps the shapes of paragraphs that stay.
struct TextAreaLayoutRule: StatefulRule {
    let view: Attribute<TextInputView>
    let composing: Attribute<TextComposition?>
    let environment: InheritedEnvironment
    let engine: any TextEngine
    let editor: TextInputEditor

    mutating func update(previous: TextAreaLayout?) -> RuleResult<TextAreaLayout> {
        let (alignment, direction) = environment.read { ($0.multilineTextAlignment, $0.layoutDirection) }
        let text = editor.shownText(view.value.text.wrappedValue, composing.value)
        let rich = view.value.rich
        let (style, styles) = environment.read { values in
            (RunContext(values).style(in: values), rich.map { TextStyles($0.text.wrappedValue, in: values) })
        }
        func isCurrent(_ layout: TextAreaLayout) -> Bool {
            layout.text == text && layout.style == style && layout.styles == styles
                && layout.isSame(alignment, direction)
        }
        if let previous, isCurrent(previous) { return .unchanged }
        // To bring the caret into sight, the editor has found the lines of the text that it made already.
        if let known = editor.layout as? TextAreaLayout, isCurrent(known) { return .changed(known) }
        return .changed(
            TextAreaLayout(
                text: text, style: style, styles: styles, alignment: alignment,
                isRightToLeft: direction == .rightToLeft, engine: engine, previous: previous))
    }
}

/// How large a line that is edited is: as wide as it is offered, whatever its text.
struct LineInputEngine: LayoutEngine {
    let metrics: FontMetrics
    let idiom: EditingIdiom
    /// The width of what the field shows, where its ideal width is that.
    let shownWidth: (() -> CGFloat)?

    func measure(_ proposal: ProposedViewSize) -> LayoutAnswer {
        let height = metrics.lineHeight.rounded(.up) + idiom.roomOfLine
        guard let width = proposal.width else {
            return LayoutAnswer(
                CGSize(width: shownWidth?() ?? 180, height: height), reach: LayoutReach(height: -.infinity))
        }
        return LayoutAnswer(
            CGSize(width: width == .infinity ? 10_000 : max(width, 40), height: height),
            reach: LayoutReach(height: -.infinity))
    }

    func explicitAlignment(_ key: AlignmentKey, size: CGSize) -> CGFloat? {
        guard
            key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
        else { return nil }
        return metrics.ascent + idiom.roomOfLine / 2
    }
}

/// How large a text of several lines that is edited is.
struct AreaInputEngine: LayoutEngine {
    let layout: TextAreaLayout
    /// What the layout's height was found to be; another one is another answer.
    let height: CGFloat
    let growsWithText: Bool
    let lines: ClosedRange<Int>

    func measure(_ proposal: ProposedViewSize) -> LayoutAnswer {
        let width = proposal.width.map { $0 == .infinity ? 10_000 : max($0, 40) } ?? 200
        guard growsWithText else {
            let height = proposal.height.map { $0 == .infinity ? 10_000 : max($0, layout.lineHeight) }
            return LayoutAnswer(CGSize(width: width, height: height ?? layout.lineHeight * 5))
        }
        layout.setWidth(width)
        let least = layout.lineHeight * CGFloat(lines.lowerBound)
        let most = lines.upperBound == .max ? CGFloat.infinity : layout.lineHeight * CGFloat(lines.upperBound)
        let offered = proposal.height.map { max($0, least) } ?? .infinity
        return LayoutAnswer(
            CGSize(width: width, height: min(max(layout.totalHeight, least), most, offered).rounded(.up)))
    }

    func explicitAlignment(_ key: AlignmentKey, size: CGSize) -> CGFloat? {
        key == VerticalAlignment.firstTextBaseline.key ? layout.lineHeight * 0.8 : nil
    }
}
