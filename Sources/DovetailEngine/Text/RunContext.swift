import Foundation

/// The styles in force while runs of text are collected.
package struct RunContext {
    var font: Font?
    var weight: Font.Weight?
    var width: CGFloat?
    var language: String?
    var isItalic: Bool
    var hasMonospacedDigits: Bool
    var design: Font.Design?
    var style: AnyShapeStyle?
    var background: Color?
    var kerning: CGFloat
    var tracking: CGFloat
    var baselineOffset: CGFloat
    var lineHeight: AttributedString.LineHeight?
    var scale: CGFloat
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var link: URL?
    /// What an app's renderer finds in the run.
    var attributes = TextAttributes()

    package init(_ environment: EnvironmentValues) {
        let values = environment.builtIn
        font = values.font
        weight = values.fontWeight
        isItalic = values.isItalic
        kerning = values.kerning
        underline = values.underline
        strikethrough = values.strikethrough
        width = values.text.fontWidth
        language = values.text.language
        design = values.text.fontDesign
        hasMonospacedDigits = values.text.hasMonospacedDigits
        tracking = values.text.tracking
        baselineOffset = values.text.baselineOffset
        lineHeight = values.text.lineHeight
        scale = values.text.scale
    }

    mutating func apply(_ modifier: Text.Modifier) {
        switch modifier {
        case .font(let font): if let font { self.font = font }
        case .weight(let weight): self.weight = weight
        case .width(let width): self.width = width
        case .language(let language): self.language = language
        case .italic: isItalic = true
        case .style(let style): if let style { self.style = style }
        case .kerning(let kerning): self.kerning = kerning
        case .tracking(let tracking): self.tracking = tracking
        case .baselineOffset(let offset): baselineOffset = offset
        case .underline(let line): underline = line
        case .strikethrough(let line): strikethrough = line
        case .monospacedDigit: hasMonospacedDigits = true
        case .design(let design): self.design = design
        case .textScale(let scale): self.scale = scale.factor
        case .attribute(let attribute): attributes.add(attribute)
        // They say something of the whole text, and alter none of its letters.
        case .heading, .contentType, .speech: break
        }
    }

    mutating func apply(_ intent: InlinePresentationIntent) {
        if intent.contains(.stronglyEmphasized) { weight = .emphasized }
        if intent.contains(.emphasized) { isItalic = true }
        if intent.contains(.code) { design = .monospaced }
        if intent.contains(.strikethrough) { strikethrough = .single }
    }

    package mutating func apply(_ attributes: AttributeContainer) {
        if let font = attributes.font { self.font = font }
        if let intent = attributes.inlinePresentationIntent { apply(intent) }
        if let color = attributes.foregroundColor { style = AnyShapeStyle(color) }
        if let color = attributes.backgroundColor { background = color }
        if let line = attributes.underlineStyle { underline = line }
        if let line = attributes.strikethroughStyle { strikethrough = line }
        if let kern = attributes.kern { kerning = kern }
        if let tracking = attributes.tracking { self.tracking = tracking }
        if let offset = attributes.baselineOffset { baselineOffset = offset }
        if let height = attributes.lineHeight { lineHeight = height }
        if let url = attributes.link { link = url }
    }

    package func style(in environment: EnvironmentValues) -> TextRunStyle {
        let font = font ?? .body
        var run = font.resolve(at: environment.dynamicTypeSize, idiom: environment.idiom)
        if let weight { run.weight = font.value(of: weight, beside: run.weight, in: environment.idiom) }
        if let width { run.width = width }
        run.language = language
        if isItalic { run.isItalic = true }
        if hasMonospacedDigits { run.hasMonospacedDigits = true }
        if let design { run.design = design.resolved }
        if scale != 1 { run.size *= scale }
        run.size = run.size.bounded(by: 0...NumberLimits.fontSize, orIfNaN: 0)
        run.width = run.width.bounded(by: 0.5...2, orIfNaN: 1)
        if let lineHeight {
            run.lineDistance = lineHeight.points(forSize: run.size) ?? 0
            run.leading = 0
        }
        // Kerning has the last word where both are set.
        if kerning != 0 {
            run.kerning = kerning.bounded(by: NumberLimits.textDistance)
            run.features.insert(.noLigatures)
        } else {
            run.kerning = tracking.bounded(by: NumberLimits.textDistance)
        }
        run.baselineOffset = baselineOffset.bounded(by: NumberLimits.textDistance)
        run.background = background?.resolve(in: environment)
        run.link = link
        let paint =
            style.map { $0._paint(in: environment) }
            ?? (link == nil ? ForegroundStyle()._paint(in: environment) : TintShapeStyle()._paint(in: environment))
        run.color = paint.paint.representativeColor
        if case .color = paint.paint {} else { run.paint = paint.paint }
        if attributes != TextAttributes() { run.attributes = attributes }
        run.underlineStyle = underline.map { $0.resolve(in: environment, default: run.color) }
        run.strikethroughStyle = strikethrough.map { $0.resolve(in: environment, default: run.color) }
        return run
    }
}

extension Text.LineStyle {
    fileprivate func resolve(in environment: EnvironmentValues, default textColor: Color.Resolved) -> TextRunStyle.Line
    {
        TextRunStyle.Line(color: color?.resolve(in: environment) ?? textColor, pattern: pattern)
    }
}
