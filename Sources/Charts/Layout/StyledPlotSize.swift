import DovetailCore
import Foundation

/// Makes a chart as large as it takes for its plot area to have the size that `chartPlotStyle` asks for.
///
/// The first subview is the chart, the second one has what the style puts around the plot area, around nothing: where that wants another size than
/// the room that there is, the chart takes as much more or less. Styles that take the room that they are offered change nothing.
struct StyledPlotSize: Layout {
    /// What axes and titles take of the chart, in points: as it was last laid out.
    let margins: CGSize

    /// What they take about, before that is known.
    static let usualMargins = CGSize(width: 36, height: 20)

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let own = subviews[0].sizeThatFits(proposal)
        let room = CGSize(width: max(own.width - margins.width, 0), height: max(own.height - margins.height, 0))
        let plot = subviews[1].sizeThatFits(ProposedViewSize(room))
        return CGSize(
            width: plot.width == room.width ? own.width : plot.width + margins.width,
            height: plot.height == room.height ? own.height : plot.height + margins.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        subviews[1].place(
            at: bounds.origin,
            proposal: ProposedViewSize(
                width: max(bounds.width - margins.width, 0), height: max(bounds.height - margins.height, 0)))
    }
}
