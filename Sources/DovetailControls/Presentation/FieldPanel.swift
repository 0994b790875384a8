import DovetailCore
import Foundation

/// What the field of a control opens, such as a calendar: a panel beside the field. A press outside closes it, and so does Escape.
struct FieldPanel<Content: View>: View {
    private let anchor: CGRect
    private let margin: CGFloat
    private let close: () -> Void
    private let press: (KeyInput) -> Bool
    private let content: Content
    @State private var isOpen = false
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.popupRoom) private var room

    /// - Parameters:
    ///   - anchor: The frame of the field in the window.
    ///   - margin: Around the content, in points.
    ///   - press: Called for keys that the content does not use; returns whether it used the key.
    init(
        anchor: CGRect, margin: CGFloat = 12, close: @escaping () -> Void,
        press: @escaping (KeyInput) -> Bool = { _ in false },
        @ViewBuilder content: () -> Content
    ) {
        self.anchor = anchor
        self.margin = margin
        self.close = close
        self.press = press
        self.content = content()
    }

    var body: some View {
        PopoverLayout(anchor: anchor, room: room) {
            Color(white: 0, opacity: 0.001)
                .interaction { responder, _ in responder.onDown = { _, _ in close() } }
            panel.inPopup(PopupPlace(anchor: anchor, edge: .bottom))
        }
        .interaction(semantics: semantics) { responder, _ in
            responder.isTransparent = true
            responder.onKey = { key in
                if key.key != .escape { return press(key) }
                close()
                return true
            }
        }
        .onAppear { withAnimation(.spring(response: 0.22, dampingFraction: 0.9)) { isOpen = true } }
        .presentedAppearance()
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .group)
        semantics.isModal = true
        return semantics
    }

    private var panel: some View {
        let shape = RoundedRectangle(cornerRadius: 12)
        return PanelScroll { content.padding(margin) }
            .background {
                shape.fill(Color(Theme.raisedBackground(colorScheme)))
                    .shadow(color: Color(white: 0, opacity: 0.24), radius: 18, y: 8)
                    .interaction { responder, _ in responder.onDown = { _, _ in } }
            }
            .overlay { shape.strokeBorder(Color.separatorLine, lineWidth: 1).allowsHitTesting(false) }
            .opacity(isOpen ? 1 : 0.3)
            .scaleEffect(isOpen ? 1 : 0.96, anchor: .top)
    }
}

extension InteractionResponder {
    /// Makes a press, Space and Return open a panel, and what assistive technology does in their place.
    ///
    /// - Parameters:
    ///   - open: Called with the frame in the window, where the panel is to stand.
    ///   - otherKeys: Called for other keys; returns whether it used the key.
    func opensPanel(
        _ actions: SemanticsActions, open: @escaping (CGRect) -> Void,
        otherKeys: @escaping (KeyInput) -> Bool = { _ in false }
    ) {
        let open = { [unowned self] in if let node { open(node.frameInWindow) } }
        actions.activate = open
        onUp = { [unowned self] location, _ in if contains(location) { open() } }
        onKey = { key in
            guard key.key == .space || key.key == .return else { return otherKeys(key) }
            open()
            return true
        }
    }
}

/// Places a panel below an anchor, or above where there is no room below: within the window, or within the screen where there is room
/// for panels that leave the window. Then it is the host that keeps it from leaving the screen.
struct PopoverLayout: Layout {
    let anchor: CGRect
    let room: CGSize?
    private static let gap: CGFloat = 6
    private static let margin: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].placeBehindPanel(in: bounds, room: room)
        let least = Self.margin
        let (size, panelProposal) = subviews[1].panel(in: bounds.size, margin: least, room: room)
        if room != nil {
            subviews[1].place(
                at: CGPoint(x: anchor.midX - size.width / 2, y: anchor.maxY + Self.gap), proposal: panelProposal)
            return
        }
        let x = min(max(anchor.midX - size.width / 2, least), max(bounds.width - size.width - least, least))
        let below = anchor.maxY + Self.gap
        let above = anchor.minY - Self.gap - size.height
        let fitsBelow = below + size.height <= bounds.height - least
        let y = fitsBelow || above < least ? min(below, max(bounds.height - size.height - least, 0)) : above
        subviews[1].place(at: CGPoint(x: x, y: y), proposal: panelProposal)
    }
}
