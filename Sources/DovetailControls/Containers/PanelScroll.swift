import DovetailCore
import Foundation

/// What a panel over the window shows: as high as it is, and where the window is lower than that, it scrolls.
struct PanelScroll<Content: View>: View {
    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View { ScrollView(.vertical) { content } }
}

extension LayoutSubview {
    /// How a panel is placed in a window: at its ideal size, but no higher than the window leaves between the margins, or the screen
    /// where the panel may leave the window.
    func panel(in window: CGSize, margin: CGFloat, room: CGSize?) -> (size: CGSize, proposal: ProposedViewSize) {
        let ideal = sizeThatFits(.unspecified)
        let most = max((room ?? window).height - 2 * margin, 0)
        guard ideal.height > most else { return (ideal, ProposedViewSize(ideal)) }
        let proposal = ProposedViewSize(width: ideal.width, height: most)
        return (sizeThatFits(proposal), proposal)
    }

    /// Places what is behind a panel, which takes the presses beside it: all of the window, and of the screen where panels may leave the
    /// window.
    func placeBehindPanel(in window: CGRect, room: CGSize?) {
        let area = room.map { window.insetBy(dx: -$0.width, dy: -$0.height) } ?? window
        place(at: area.origin, proposal: ProposedViewSize(area.size))
    }
}
