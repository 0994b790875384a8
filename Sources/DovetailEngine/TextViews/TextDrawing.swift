import AttributeGraph
import Foundation

extension Text: PrimitiveView {
    public static func _makeView(view: Attribute<Text>, inputs: _ViewInputs) -> _ViewOutputs {
        let environment = inputs.environment
        let resolved = Attribute<AnimatableText>(
            TextRule(view: view, environment: environment, loop: inputs.loop, services: inputs.services)
        ).animated(inputs.graphInputs)
        let shape = Attribute(TextShapeRule(text: resolved, engine: inputs.services.textEngine))
        let interaction = TextInteraction(loop: inputs.loop, clipboard: inputs.services.clipboard)
        var outputs = _ViewOutputs(
            layout: .layout(inputs) {
                TextLayoutEngine(
                    shape: shape.value.shape, renderer: shape.value.text.renderer?.renderer,
                    spacing: shape.value.spacing)
            },
            display: DisplayLeaf.make(inputs: inputs, changing: inputs.services.textEngine, isText: true) { size in
                var text = resolved.value.text
                text.shape = shape.value.shape
                var semantics = Semantics(role: .text)
                semantics.label = view.value.accessibilityText ?? text.spokenString
                var details = view.value.accessibilityDetails
                if let speech = text.speech {
                    details = details ?? AccessibilityDetails()
                    details?.speech.fill(from: speech.settings)
                }
                semantics.details = details
                let responder = interaction.responder(for: text, size) { environment.value }
                text.selection = responder?.mark
                if let renderer = text.renderer, !text.isRedacted {
                    let drawing = RenderedText(renderer: renderer.renderer, text: text, shape: shape.value.shape)
                        .drawing(in: size, environment.value, inputs.services)
                    return .init(content: .drawing(drawing), semantics: semantics, responder: responder)
                }
                return .init(content: .text(text), semantics: semantics, responder: responder)
            })
        outputs.preferences.addLayout(of: resolved, shape: { shape.value.shape }, inputs: inputs)
        return outputs
    }
}

/// Resolves a text, again when what it shows changes by itself: the loop is woken for the next change and for none before.
private struct TextRule: StatefulRule {
    let view: Attribute<Text>
    let environment: InheritedEnvironment
    let loop: UpdateLoop
    let services: HostServices
    /// What the last result was made from beside the view, if that was nothing but an environment.
    private var basis: InheritedEnvironment.Basis?

    init(
        view: Attribute<Text>, environment: InheritedEnvironment, loop: UpdateLoop, services: HostServices
    ) {
        self.view = view
        self.environment = environment
        self.loop = loop
        self.services = services
    }

    mutating func update(previous: AnimatableText?) -> RuleResult<AnimatableText> {
        let (text, isNewText) = view.valueAndChange
        if previous != nil, let basis, !isNewText, environment.hasChangedElsewhere(than: basis) { return .unchanged }
        let (resolved, next) = environment.read(noting: &basis) { values in
            var resolution = TextResolution(environment: values, services: services)
            resolution.append(text, RunContext(values))
            return (resolution.resolved, resolution.next)
        }
        if let next {
            // What follows the clock runs for other reasons too.
            basis = nil
            // Dates are rounded: half a millisecond early is the same second to a clock, and a later frame is not waited for.
            loop.wake(
                at: loop.now + max(0.001, next.timeIntervalSince(TextResolution.now) - 0.0005),
                loop.graph.runningAttribute)
        }
        return .value(AnimatableText(text: resolved))
    }
}

/// Makes a text's shape anew when anything but its colours changed: fading colours disturb no layout.
private struct TextShapeRule: StatefulRule {
    struct Value {
        let text: ResolvedText
        let shape: any TextShape
        let spacing: ViewSpacing
    }

    let text: Attribute<AnimatableText>
    let engine: any TextEngine

    mutating func update(previous: Value?) -> RuleResult<Value> {
        let text = text.value.text
        if let previous, previous.text.hasSameLines(as: text) {
            if previous.text.renderer === text.renderer { return .unchanged }
            return .changed(Value(text: text, shape: previous.shape, spacing: previous.spacing))
        }
        return .changed(
            Value(text: text, shape: engine.shape(text), spacing: ViewSpacing(of: text, engine: engine)))
    }
}

/// Measures one text, or lets its renderer size it; baselines are those of the text in any case.
private final class TextLayoutEngine: LayoutEngine {
    private let shape: any TextShape
    private let renderer: (any TextRenderer)?
    let spacing: ViewSpacing

    init(shape: any TextShape, renderer: (any TextRenderer)?, spacing: ViewSpacing = ViewSpacing()) {
        self.shape = shape
        self.renderer = renderer
        self.spacing = spacing
    }

    var asksApp: Bool { renderer != nil }

    func measure(_ proposal: ProposedViewSize) -> LayoutAnswer {
        if let renderer {
            let text = TextProxy(engine: TextLayoutEngine(shape: shape, renderer: nil))
            return LayoutAnswer(renderer.sizeThatFits(proposal: proposal, text: text))
        }
        let width = max(0, proposal.width ?? .infinity)
        let height = max(0, proposal.height ?? .infinity)
        // Asked for its minimum width, a line of no width is the answer: breaking after each character would tell no more. Where nothing has
        // a width, as in an empty text, no width is all of it, and the answer reaches to there.
        if width == 0 {
            let line = shape.measure(width: nil, height: height).size
            if line.width > 0 { return LayoutAnswer(CGSize(width: 0, height: min(line.height, height))) }
        }
        let measure = shape.measure(
            width: width == .infinity ? nil : width, height: height == .infinity ? nil : height)
        return LayoutAnswer(measure.size, reach: measure.reach)
    }

    func explicitAlignment(_ key: AlignmentKey, size: CGSize) -> CGFloat? {
        if key == HorizontalAlignment.listRowSeparatorLeading.key { return 0 }
        if key == VerticalAlignment.firstTextBaseline.key {
            return shape.measure(width: size.width, height: size.height).firstBaseline
        }
        if key == VerticalAlignment.lastTextBaseline.key {
            return shape.measure(width: size.width, height: size.height).lastBaseline
        }
        return nil
    }
}

/// A text whose colours are interpolated as long as its runs stay the same; other changes are shown at once.
struct AnimatableText: Animatable, Equatable {
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
struct TextColors: VectorArithmetic {
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
