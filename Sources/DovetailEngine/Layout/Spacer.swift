import AttributeGraph
import Foundation

/// Space that takes what is left along the axis of the stack it is in, or on both axes elsewhere.
public struct Spacer: PrimitiveView, Sendable {
    /// The least length in points; nil for the standard distance.
    public var minLength: CGFloat?

    nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    public static func _makeView(view: Attribute<Spacer>, inputs: _ViewInputs) -> _ViewOutputs {
        let axis = inputs.stackAxis
        return _ViewOutputs(
            layout: .layout(inputs) {
                SpacerEngine(minLength: view.value.minLength ?? ViewSpacing.standard, axis: axis.current)
            })
    }
}

private struct SpacerEngine: LayoutEngine {
    let minLength: CGFloat
    let axis: Axis?

    var isSpacer: Bool { true }
    // Spacers come after everything else.
    var layoutPriority: Double { -.infinity }
    var spacing: ViewSpacing { .zero }
    var guides: GuideSet { [] }

    func measure(_ proposal: ProposedViewSize) -> LayoutAnswer {
        LayoutAnswer(
            CGSize(
                width: axis == .vertical ? 0 : length(proposal.width),
                height: axis == .horizontal ? 0 : length(proposal.height)),
            reach: LayoutReach(
                width: axis == .vertical ? -.infinity : .nan, height: axis == .horizontal ? -.infinity : .nan,
                leastWidth: minLength, leastHeight: minLength))
    }

    private func length(_ proposed: CGFloat?) -> CGFloat { max(proposed ?? minLength, minLength) }
}
