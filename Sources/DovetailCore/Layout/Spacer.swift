import AttributeGraph
import Foundation

/// Space that takes what is left along the axis of the stack it is in, or on both axes elsewhere.
public struct Spacer: PrimitiveView, Sendable {
    /// The least length in points; nil for the standard distance.
    public var minLength: CGFloat?

    nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    public static func _makeView(view: Attribute<Spacer>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(layout: .layout(inputs) { SpacerEngine(minLength: view.value.minLength ?? ViewSpacing.standard) })
    }
}

private struct SpacerEngine: LayoutEngine {
    let minLength: CGFloat

    var isSpacer: Bool { true }
    // Spacers come after everything else of their priority, whatever that may be.
    var layoutPriority: Double { -.greatestFiniteMagnitude }
    var spacing: ViewSpacing { .zero }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: length(proposal.width), height: length(proposal.height))
    }

    func sizeThatFits(_ proposal: ProposedViewSize, inStackAlong axis: Axis) -> CGSize {
        axis == .horizontal
            ? CGSize(width: length(proposal.width), height: 0) : CGSize(width: 0, height: length(proposal.height))
    }

    private func length(_ proposed: CGFloat?) -> CGFloat { max(proposed ?? minLength, minLength) }
}
