import DovetailCore
import Foundation

/// The panel of a sheet or a popover. It is one view, so that its content stays the same when a popover becomes a sheet.
struct SheetPanel<Content: View>: View {
    let kind: SheetKind
    let options: PresentationOptions
    let detents: Detents
    /// Whether it ends at the lower edge of the window, and is as wide as that.
    let isAtBottom: Bool
    /// The outline of a popover; nil for a sheet.
    let popover: PopoverShape?
    let content: Content
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let radius = kind == .cover ? 0 : options.cornerRadius ?? 12
        let lowerRadius = isAtBottom ? 0 : radius
        let shape = UnevenRoundedRectangle(
            topLeadingRadius: radius, bottomLeadingRadius: lowerRadius, bottomTrailingRadius: lowerRadius,
            topTrailingRadius: radius)
        let showsGrip =
            popover == nil
            && (options.dragIndicator == .visible || options.dragIndicator != .hidden && detents.count > 1)
        let most: CGFloat? = popover == nil ? .infinity : nil
        BarredPage(showsTitle: false) { content }
            .environment(\.barInset, showsGrip ? 10 : 0)
            .environment(\.hasPageGround, popover == nil && options.background == nil)
            .frame(maxWidth: most, maxHeight: most)
            .overlay(alignment: .top) {
                if showsGrip { SheetGrip(action: { withAnimation(.sheet) { detents.advance() } }) }
            }
            .clipShape(popover.map { AnyShape(RoundedRectangle(cornerRadius: $0.cornerRadius)) } ?? AnyShape(shape))
            .semantics(Semantics(role: .sheet))
            .padding(popover?.border ?? 0)
            .background { if let popover { background(popover) } else { background(shape) } }
            .overlay {
                if let popover {
                    popover.strokeBorder(Color.separatorLine, lineWidth: 1).allowsHitTesting(false)
                } else if kind == .sheet {
                    // At the lower edge the line goes on below the window.
                    shape.strokeBorder(Color.separatorLine, lineWidth: 1).allowsHitTesting(false)
                        .padding(.bottom, isAtBottom ? -1 : 0)
                }
            }
    }

    @ViewBuilder private func background(_ shape: UnevenRoundedRectangle) -> some View {
        let fill = Color.windowGround
        if let given = options.background {
            given().clipShape(shape).interaction { responder, _ in responder.onDown = { _, _ in } }
        } else if kind == .cover {
            fill.interaction { responder, _ in responder.onDown = { _, _ in } }
        } else {
            shape.fill(fill)
                .shadow(color: Color(white: 0, opacity: 0.34), radius: 30, y: 14)
                .interaction { responder, _ in responder.onDown = { _, _ in } }
        }
    }

    @ViewBuilder private func background(_ shape: PopoverShape) -> some View {
        if let given = options.background {
            given().clipShape(shape)
        } else {
            shape.fill(Color(Theme.raisedBackground(colorScheme)))
                .shadow(color: Color(white: 0, opacity: 0.3), radius: 22, y: 8)
        }
        Color.clear.interaction { responder, _ in responder.onDown = { _, _ in } }.contentShape(shape)
    }
}

/// What takes a sheet from one height to the next: pressed, or pulled with the sheet.
private struct SheetGrip: View {
    let action: () -> Void

    var body: some View {
        Capsule().fill(.tertiary)
            .frame(width: 36, height: 5)
            .padding(EdgeInsets(top: 6, leading: 20, bottom: 6, trailing: 20))
            .interaction(semantics: semantics) { responder, actions in
                actions.activate = action
                responder.onUp = { [unowned responder] location, _ in
                    if responder.contains(location) { action() }
                }
            }
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .button)
        semantics.label = "Sheet Grabber"
        return semantics
    }
}
