import DovetailCore
import Foundation

extension HorizontalAlignment {
    /// Where the control of a labelled row begins. Rows of a form in columns that set it have a label before it.
    static let formControls = HorizontalAlignment(FormControls.self)

    private enum FormControls: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
    }
}

/// A control of a form in columns, with its label before it. The form puts the rows so that all controls begin at one place.
struct ColumnsRow<Label: View, Content: View>: View {
    let label: Label
    /// Whether the label stands beside the middle of the control, and not on the line of its first text.
    let isCentered: Bool
    private let content: Content

    init(label: Label, isCentered: Bool = false, @ViewBuilder content: () -> Content) {
        self.label = label
        self.isCentered = isCentered
        self.content = content()
    }

    var body: some View {
        ColumnsRowLayout(isCentered: isCentered) {
            UnaryView { LabelLines(label) }.multilineTextAlignment(.trailing)
            UnaryView { content }
        }
    }
}

/// A label and a control side by side. The label is as wide as its text unless the control could not do with what is left; the control
/// has the rest. First lines of text stand on one line.
private struct ColumnsRowLayout: Layout, Equatable {
    /// Between the label and the control.
    private static let gap: CGFloat = 8

    let isCentered: Bool

    private struct Arrangement {
        let label: ViewDimensions
        let control: ViewDimensions
        let labelY: CGFloat
        let controlY: CGFloat
        /// The label's end and the distance to the control.
        var controlX: CGFloat { label.width + ColumnsRowLayout.gap }
        var size: CGSize {
            CGSize(width: controlX + control.width, height: max(labelY + label.height, controlY + control.height))
        }
    }

    private func arrange(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Arrangement {
        var label = subviews[0].dimensions(in: .unspecified)
        var offer = ProposedViewSize(width: nil, height: proposal.height)
        if let width = proposal.width {
            let room = max(0, width - Self.gap)
            let least = subviews[1].sizeThatFits(ProposedViewSize(width: 0, height: nil)).width
            if label.width > room - least {
                label = subviews[0].dimensions(in: ProposedViewSize(width: max(0, room - least), height: nil))
            }
            offer.width = max(0, room - label.width)
        }
        let control = subviews[1].dimensions(in: offer)
        if !isCentered, let lines = Self.baselines(label, control) {
            let line = max(lines.label, lines.control)
            return Arrangement(
                label: label, control: control, labelY: line - lines.label, controlY: line - lines.control)
        }
        let height = max(label.height, control.height)
        return Arrangement(
            label: label, control: control, labelY: (height - label.height) / 2,
            controlY: (height - control.height) / 2)
    }

    /// The first lines of text of both; nil where one has no text, so that the two stand side by side.
    private static func baselines(
        _ label: ViewDimensions, _ control: ViewDimensions
    ) -> (label: CGFloat, control: CGFloat)? {
        guard let first = label[explicit: VerticalAlignment.firstTextBaseline],
            let second = control[explicit: VerticalAlignment.firstTextBaseline]
        else { return nil }
        return (first, second)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        arrange(proposal, subviews).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let parts = arrange(proposal, subviews)
        subviews[0].place(
            at: CGPoint(x: bounds.minX, y: bounds.minY + parts.labelY), proposal: parts.label.proposal)
        subviews[1].place(
            at: CGPoint(x: bounds.minX + parts.controlX, y: bounds.minY + parts.controlY),
            proposal: parts.control.proposal)
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        guide == .formControls ? bounds.minX + arrange(proposal, subviews).controlX : nil
    }
}
