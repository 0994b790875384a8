import DovetailCore
import Foundation

/// What a context menu is about, which touch devices show beside it: the view that was pressed, or a preview in its place.
struct MenuSubject {
    /// Where the view is in the window.
    let frame: CGRect
    let picture: AnyView
    /// What the picture is cut to; nil for its own bounds, with round corners.
    let outline: ViewOutline?
    /// Whether it is a preview, which assistive tools read.
    let isPreview: Bool

    /// The view itself.
    init(of node: DisplayNode, outline: ViewOutline?) {
        frame = node.frameInWindow
        picture = AnyView(NodePicture(of: node))
        self.outline = outline
        isPreview = false
    }

    /// A preview of a view.
    init(_ preview: AnyView, of node: DisplayNode) {
        frame = node.frameInWindow
        picture = preview
        outline = nil
        isPreview = true
    }
}

/// What a menu is about, lifted from the window: on a ground of its own, as a view that is seen through is not to be read against the page.
struct LiftedSubject: View {
    let subject: MenuSubject
    let isLifted: Bool
    let close: () -> Void
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.idiom) private var idiom

    var body: some View {
        let shape = subject.outline?.shape ?? AnyShape(RoundedRectangle(cornerRadius: subject.isPreview ? 14 : 10))
        let ground = Color(Theme.windowBackground(colorScheme, idiom, isPresented: true))
        CutLayout { subject.picture }
            .background(ground)
            .clipShape(shape, style: subject.outline?.style ?? FillStyle())
            .background {
                shape.fill(ground).shadow(color: Color(white: 0, opacity: isLifted ? 0.3 : 0), radius: 16, y: 6)
            }
            .scaleEffect(isLifted ? 1 : 0.94)
            .accessibilityHidden(!subject.isPreview)
            .allowsHitTesting(false)
    }
}

/// What is behind a menu: a press there closes it.
struct MenuGround: View {
    let opacity: Double
    let close: () -> Void

    var body: some View {
        Color(white: 0, opacity: opacity).interaction { responder, _ in responder.onDown = { _, _ in close() } }
    }
}

/// A view in the middle of the room that there is for it, where it takes more: it is to be cut to that.
private struct CutLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let size = subviews[0].sizeThatFits(proposal)
        return CGSize(
            width: min(size.width, proposal.width ?? .infinity), height: min(size.height, proposal.height ?? .infinity))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(
            at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
    }
}
