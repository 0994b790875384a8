import Combine
import DovetailCore
import Foundation

extension View {
    /// Shows a text beside the pointer when it has rested on the view for a while, and offers the text to assistive tools as the
    /// view's hint.
    nonisolated public func help(_ text: Text) -> some View { modifier(HelpModifier(text: text)) }

    /// Shows a text beside the pointer when it has rested on the view for a while.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

    /// Shows a text beside the pointer when it has rested on the view for a while.
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}

private struct HelpModifier: ViewModifier {
    let text: Text
    @State private var rest = PointerRest()
    /// Where the pointer rests; nil while nothing is shown.
    @State private var place: CGPoint?

    nonisolated init(text: Text) { self.text = text }

    func body(content: Content) -> some View {
        let (rest, place) = (rest, $place)
        content
            .accessibilityHint(text)
            .interaction { responder, _ in
                responder.isTransparent = true
                responder.onHover = { isInside in
                    if isInside { return }
                    rest.end()
                    if place.wrappedValue != nil { place.wrappedValue = nil }
                }
                responder.onHoverMoved = { location in
                    // A text on show stays where it is.
                    if place.wrappedValue == nil { rest.moved { place.wrappedValue = location } }
                }
            }
            .presentation(self.place.map { AnyView(HelpBubble(text: text, place: $0)) })
    }
}

/// Tells when the pointer has rested for a while.
@MainActor
private final class PointerRest {
    private static let delay = 0.8
    /// Numbers the movements: a timer of an earlier one does nothing.
    private var number = 0

    nonisolated init() {}

    func moved(_ action: @escaping @MainActor () -> Void) {
        number += 1
        let current = number
        let queue = DispatchQueue.main
        queue.schedule(
            after: queue.now.advanced(by: .nanoseconds(Int(Self.delay * 1e9))), tolerance: .nanoseconds(0),
            options: nil
        ) { [weak self] in
            MainActor.assumeIsolated { if self?.number == current { action() } }
        }
    }

    func end() { number += 1 }
}

private struct HelpBubble: View {
    let text: Text
    let place: CGPoint
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.systemSettings.cursorSize) private var cursorSize

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 5)
        HelpLayout(place: place, cursorSize: cursorSize) {
            text.font(.system(size: 12)).foregroundStyle(.primary)
                .padding(EdgeInsets(top: 4, leading: 7, bottom: 4, trailing: 7))
                .background {
                    shape.fill(Color(Theme.raisedBackground(colorScheme)))
                        .shadow(color: Color(white: 0, opacity: 0.22), radius: 4, y: 2)
                }
                .overlay { shape.strokeBorder(Color.separatorLine, lineWidth: 1) }
        }
        .allowsHitTesting(false)
        .presentedAppearance()
    }
}

/// Puts a text below the pointer, however large that is, within the window.
private struct HelpLayout: Layout {
    let place: CGPoint
    let cursorSize: CGFloat
    /// Below the point, where the pointer is drawn.
    private var distance: CGFloat { max(20, cursorSize * 5 / 6) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let size = subviews[0].sizeThatFits(ProposedViewSize(width: min(300, bounds.width - 8), height: nil))
        let x = min(max(place.x - 8, 4), max(bounds.width - size.width - 4, 4))
        let fits = place.y + distance + size.height <= bounds.height - 4
        let y = fits ? place.y + distance : max(place.y - 8 - size.height, 4)
        subviews[0].place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
    }
}
