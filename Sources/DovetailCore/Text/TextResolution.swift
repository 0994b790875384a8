import Foundation

extension Text {
    /// The text with nothing left to look up.
    package func resolve(in environment: EnvironmentValues) -> ResolvedText {
        var resolved = ResolvedText(runs: [])
        let base = RunContext(environment)
        append(to: &resolved.runs, base, environment)
        resolved.alignment = environment.multilineTextAlignment
        resolved.lineSpacing = environment.lineSpacing.bounded(by: NumberLimits.textDistance)
        resolved.lineLimit = environment.lineLimit
        resolved.truncation =
            switch environment.truncationMode {
            case .head: .head
            case .middle: .middle
            case .tail: .tail
            }
        return resolved
    }

    private func append(
        to runs: inout [ResolvedText.Run], _ context: RunContext, _ environment: EnvironmentValues
    ) {
        var context = context
        // The modifier written last is the outermost one: what is written first, nearest to the text, wins.
        for modifier in modifiers.reversed() { context.apply(modifier) }
        switch storage {
        case .concatenated(let first, let second):
            first.append(to: &runs, context, environment)
            second.append(to: &runs, context, environment)
        case .verbatim, .localized:
            let string = plainString
            let cased =
                switch environment.textCase {
                case .uppercase: string.uppercased(with: environment.locale)
                case .lowercase: string.lowercased(with: environment.locale)
                case nil: string
                }
            runs.append(ResolvedText.Run(text: cased, style: context.style(in: environment)))
        }
    }
}

/// The styles in force while runs of text are collected.
package struct RunContext {
    var font: Font?
    var weight: Font.Weight?
    var isItalic: Bool
    var hasMonospacedDigits = false
    var design: Font.Design?
    var style: AnyShapeStyle?
    var kerning: CGFloat
    var baselineOffset: CGFloat = 0
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?

    package init(_ environment: EnvironmentValues) {
        let values = environment.builtIn
        font = values.font
        weight = values.fontWeight
        isItalic = values.isItalic
        kerning = values.kerning
        underline = values.underline
        strikethrough = values.strikethrough
    }

    mutating func apply(_ modifier: Text.Modifier) {
        switch modifier {
        case .font(let font):
            if let font { self.font = font }
        case .weight(let weight): self.weight = weight
        case .italic: isItalic = true
        case .style(let style): if let style { self.style = style }
        case .kerning(let kerning): self.kerning = kerning
        case .baselineOffset(let offset): baselineOffset = offset
        case .underline(let line): underline = line
        case .strikethrough(let line): strikethrough = line
        case .monospacedDigit: hasMonospacedDigits = true
        case .design(let design): self.design = design
        }
    }

    package func style(in environment: EnvironmentValues) -> TextRunStyle {
        var run = (font ?? .body).resolve(at: environment.dynamicTypeSize)
        if let weight { run.weight = weight.value }
        if isItalic { run.isItalic = true }
        if hasMonospacedDigits { run.hasMonospacedDigits = true }
        if let design { run.design = design.resolved }
        run.size = run.size.bounded(by: 0...NumberLimits.fontSize, orIfNaN: 0)
        run.kerning = kerning.bounded(by: NumberLimits.textDistance)
        run.baselineOffset = baselineOffset.bounded(by: NumberLimits.textDistance)
        let paint = (style.map { $0._paint(in: environment) } ?? ForegroundStyle()._paint(in: environment)).paint
        run.color = paint.representativeColor
        run.underlineStyle = underline.map { $0.resolve(in: environment, default: run.color) }
        run.strikethroughStyle = strikethrough.map { $0.resolve(in: environment, default: run.color) }
        return run
    }
}

extension Paint {
    /// One colour for what cannot be drawn in a gradient: its first.
    package var representativeColor: Color.Resolved {
        switch self {
        case .color(let color): color
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
            .angularGradient(let stops, _, _, _):
            stops.first?.color ?? .transparent
        }
    }
}

extension Text.LineStyle {
    fileprivate func resolve(in environment: EnvironmentValues, default textColor: Color.Resolved) -> TextRunStyle.Line
    {
        TextRunStyle.Line(color: color?.resolve(in: environment) ?? textColor, pattern: pattern)
    }
}
