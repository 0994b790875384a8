import DovetailCore
import Foundation

/// A month to choose a day from, beside the field that opened it. A press outside closes it.
///
/// The arrow keys move from day to day and week to week, Page Up and Page Down from month to month, Home and End to the month's ends; Return chooses.
struct CalendarPopover: View {
    let anchor: CGRect
    let selected: Date
    let editor: DateEditor
    /// Called with the chosen day, or nil when nothing was chosen.
    let close: (Date?) -> Void
    /// The day that the keyboard is at; its month is shown.
    @State private var cursor: Date
    @State private var isKeyboardUsed = false
    @State private var isOpen = false
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.popupRoom) private var room

    init(anchor: CGRect, selected: Date, editor: DateEditor, close: @escaping (Date?) -> Void) {
        self.anchor = anchor
        self.selected = selected
        self.editor = editor
        self.close = close
        _cursor = State(initialValue: selected)
    }

    var body: some View {
        PopoverLayout(anchor: anchor, room: room) {
            Color(white: 0, opacity: 0.001)
                .interaction { responder, _ in responder.onDown = { _, _ in close(nil) } }
            panel.popup(PopupPlace(anchor: anchor, edge: .bottom))
        }
        .interaction(semantics: semantics) { responder, _ in
            responder.isTransparent = true
            responder.onKey = { key in press(key) }
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
        return PanelScroll {
            VStack(spacing: 8) {
                CalendarHeader(month: cursor, editor: editor) { cursor = editor.adding($0, .month, to: cursor) }
                CalendarGrid(
                    month: cursor, selected: selected, cursor: isKeyboardUsed ? cursor : nil, editor: editor,
                    choose: { close($0) })
            }
            .padding(12)
        }
        .background {
            shape.fill(Color(Theme.raisedBackground(colorScheme)))
                .shadow(color: Color(white: 0, opacity: 0.24), radius: 18, y: 8)
                .interaction { responder, _ in responder.onDown = { _, _ in } }
        }
        .overlay { shape.strokeBorder(Theme.separator(colorScheme), lineWidth: 1).allowsHitTesting(false) }
        .opacity(isOpen ? 1 : 0.3)
        .scaleEffect(isOpen ? 1 : 0.96, anchor: .top)
    }

    private func press(_ key: KeyInput) -> Bool {
        switch key.key {
        case .escape: close(nil)
        case .return, .space: close(editor.allows(dayOf: cursor) ? cursor : nil)
        default:
            guard let day = editor.day(from: cursor, by: key.key) else { return false }
            isKeyboardUsed = true
            cursor = day
        }
        return true
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
