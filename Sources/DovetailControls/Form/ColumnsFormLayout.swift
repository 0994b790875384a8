import DovetailCore
import Foundation

/// Puts the lines of a form in columns below one another, so that their controls begin at one place.
///
/// The column of labels is as wide as the widest label. A line without a label stands in the column of controls, unless it reaches over both.
/// Lines share a height that is proposed as the views of a stack do, those that can change least first.
struct ColumnsFormLayout: Layout {
    /// Between two controls.
    static let rowSpacing: CGFloat = 8
    /// Above a section that follows another one.
    static let sectionSpacing: CGFloat = 20

    /// A line in its place.
    private struct Line {
        let x: CGFloat
        let dimensions: ViewDimensions
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let lines = arrange(proposal, subviews)
        let gaps = gaps(subviews)
        return CGSize(
            width: lines.reduce(0) { max($0, $1.x + $1.dimensions.width) },
            height: zip(gaps, lines).reduce(0) { $0 + $1.0 + $1.1.dimensions.height })
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var y = bounds.minY
        for ((subview, line), gap) in zip(zip(subviews, arrange(proposal, subviews)), gaps(subviews)) {
            y += gap
            subview.place(at: CGPoint(x: bounds.minX + line.x, y: y), proposal: line.dimensions.proposal)
            y += line.dimensions.height
        }
    }

    // MARK: Along the lines

    private func arrange(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [Line] {
        let labels = labelLengths(proposal.width, subviews)
        let column = labels.reduce(0) { max($0, $1 ?? 0) }
        var offers = labels.indices.map { index in
            // What has a label begins before the column of controls, and has that much more room.
            ProposedViewSize(
                width: proposal.width.map { max(0, $0 - column + (labels[index] ?? 0)) }, height: nil)
        }
        for index in subviews.indices where subviews[index].spansColumns { offers[index].width = proposal.width }
        if let height = proposal.height { shareOut(height, among: subviews, &offers) }
        var lines = subviews.indices.map { index in
            let dimensions = subviews[index].dimensions(in: offers[index])
            let start = subviews[index].spansColumns ? 0 : column - (dimensions[explicit: .formControls] ?? 0)
            return Line(x: start, dimensions: dimensions)
        }
        if proposal.width == nil {
            // What reaches over both columns is as wide as the rest of the form.
            let width = subviews.indices.reduce(0) { width, index in
                subviews[index].spansColumns ? width : max(width, lines[index].x + lines[index].dimensions.width)
            }
            for index in subviews.indices where subviews[index].spansColumns {
                offers[index].width = max(width, lines[index].dimensions.width)
                lines[index] = Line(x: 0, dimensions: subviews[index].dimensions(in: offers[index]))
            }
        }
        return lines
    }

    /// How far each line's control is from where the line begins; nil for lines without a label.
    private func labelLengths(_ width: CGFloat?, _ subviews: Subviews) -> [CGFloat?] {
        subviews.map {
            $0.spansColumns
                ? nil : $0.dimensions(in: ProposedViewSize(width: width, height: nil))[explicit: .formControls]
        }
    }

    // MARK: Across the lines

    /// What is above each line.
    private func gaps(_ subviews: Subviews) -> [CGFloat] {
        subviews.indices.map { index in
            guard index > 0 else { return 0 }
            let place = subviews[index][ColumnsPlaceKey.self]
            if place.startsSection { return Self.sectionSpacing }
            let natural = subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: .vertical)
            // Texts that follow one another are a paragraph. Labels and titles are apart from each other like controls.
            let isParagraph = place.part != .header && !isLabelled(subviews[index]) && !isLabelled(subviews[index - 1])
            return isParagraph ? natural : max(natural, Self.rowSpacing)
        }
    }

    private func isLabelled(_ subview: LayoutSubview) -> Bool {
        !subview.spansColumns && subview.dimensions(in: .unspecified)[explicit: .formControls] != nil
    }

    /// Lets each line choose its height, as in a stack: those that can change least first, each from an equal share of what is left.
    private func shareOut(_ height: CGFloat, among subviews: Subviews, _ offers: inout [ProposedViewSize]) {
        func length(_ index: Int, _ height: CGFloat) -> CGFloat {
            subviews[index].sizeThatFits(ProposedViewSize(width: offers[index].width, height: height)).height
        }
        let least = subviews.indices.map { length($0, 0) }
        let freedom = subviews.indices.map { length($0, .infinity) - least[$0] }
        var room = height - gaps(subviews).reduce(0, +)
        let order = subviews.indices.sorted { (freedom[$0], $0) < (freedom[$1], $1) }
        for (position, index) in order.enumerated() {
            // A line that is always as high takes no part.
            guard freedom[index] > 0 else {
                room -= least[index]
                continue
            }
            let share = max(0, room / CGFloat(order.count - position))
            offers[index].height = share
            room -= length(index, share)
        }
    }
}

extension LayoutSubview {
    fileprivate var spansColumns: Bool { self[SpansFormColumns.self] }
}
