import AttributeGraph
import Foundation

extension Text: PrimitiveView {
    public static func _makeView(view: Attribute<Text>, inputs: _ViewInputs) -> _ViewOutputs {
        let environment = inputs.environment
        let resolved = Attribute<AnimatableText>.computed {
            AnimatableText(text: view.value.resolve(in: environment.value))
        }.animated(inputs.graphInputs)
        // Colours do not matter to the layout, and so do not disturb it while they fade.
        let shape = resolved.projected { $0.text.withoutColors }
        let engine = inputs.services.textEngine
        return _ViewOutputs(
            layout: .layout(inputs) { TextLayoutEngine(text: shape.value, engine: engine) },
            display: DisplayLeaf.make(inputs: inputs) { _ in
                let text = resolved.value.text
                var semantics = Semantics(role: .text)
                semantics.label = text.string
                return .init(content: .text(text), semantics: semantics)
            })
    }
}

extension _ViewInputs {
    package var services: HostServices { graphInputs.window!.services }
}

/// Measures one text.
private final class TextLayoutEngine: LayoutEngine {
    private let text: ResolvedText
    private let engine: any TextEngine
    /// Without limits. Most questions are answered by it alone: what fits needs no line breaking.
    private lazy var natural = engine.measure(text, width: nil, height: nil)

    init(text: ResolvedText, engine: any TextEngine) {
        self.text = text
        self.engine = engine
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let width = max(0, proposal.width ?? .infinity)
        let height = max(0, proposal.height ?? .infinity)
        if width >= natural.size.width, height >= natural.size.height { return natural.size }
        // Asked for the least it can do with: one line of nothing. Breaking after each character would tell no more.
        if width == 0 { return CGSize(width: 0, height: min(natural.size.height, height)) }
        return engine.measure(
            text, width: width == .infinity ? nil : width, height: height == .infinity ? nil : height
        ).size
    }

    func explicitAlignment(_ key: AlignmentKey, size: CGSize) -> CGFloat? {
        if size == natural.size {
            if key == VerticalAlignment.firstTextBaseline.key { return natural.firstBaseline }
            if key == VerticalAlignment.lastTextBaseline.key { return natural.lastBaseline }
            return nil
        }
        if key == VerticalAlignment.firstTextBaseline.key {
            return engine.measure(text, width: size.width, height: size.height).firstBaseline
        }
        if key == VerticalAlignment.lastTextBaseline.key {
            return engine.measure(text, width: size.width, height: size.height).lastBaseline
        }
        return nil
    }
}

/// A text whose colours are interpolated as long as its runs stay the same; other changes are shown at once.
private struct AnimatableText: Animatable, Equatable {
    var text: ResolvedText

    var animatableData: TextColors {
        get { TextColors(colors: text.runs.map { $0.style.color.animatableData }) }
        set {
            for (index, color) in newValue.colors.prefix(text.runs.count).enumerated() {
                text.runs[index].style.color.animatableData = color
            }
        }
    }
}

/// The colours of a text's runs. Where two texts have different numbers of runs, the missing ones count as zero.
private struct TextColors: VectorArithmetic {
    var colors: [Color.Resolved.AnimatableData]

    static var zero: TextColors { TextColors(colors: []) }

    private static func combine(
        _ left: TextColors, _ right: TextColors,
        _ operation: (Color.Resolved.AnimatableData, Color.Resolved.AnimatableData) -> Color.Resolved.AnimatableData
    ) -> TextColors {
        let count = max(left.colors.count, right.colors.count)
        return TextColors(
            colors: (0..<count).map { index in
                operation(
                    index < left.colors.count ? left.colors[index] : .zero,
                    index < right.colors.count ? right.colors[index] : .zero)
            })
    }

    static func + (left: TextColors, right: TextColors) -> TextColors { combine(left, right, +) }
    static func - (left: TextColors, right: TextColors) -> TextColors { combine(left, right, -) }
    mutating func scale(by rhs: Double) { for index in colors.indices { colors[index].scale(by: rhs) } }
    var magnitudeSquared: Double { colors.reduce(0) { $0 + $1.magnitudeSquared } }
}

extension ResolvedText {
    /// The text as far as measuring is concerned.
    var withoutColors: ResolvedText {
        var copy = self
        for index in copy.runs.indices {
            copy.runs[index].style.color = .transparent
            if copy.runs[index].style.underline != nil { copy.runs[index].style.underline = .transparent }
            if copy.runs[index].style.strikethrough != nil { copy.runs[index].style.strikethrough = .transparent }
        }
        return copy
    }
}
