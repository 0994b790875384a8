import DovetailCore
import Foundation

/// The label, and a button with the chosen row that opens a menu of all rows.
struct MenuPicker: View {
    let label: ControlLabel
    let choices: PickerChoices
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.controlMetrics) private var metrics
    @Environment(\.formLook) private var formLook
    @Environment(\.isInBar) private var isInBar
    @Environment(\.isInList) private var isInList
    @Environment(\.areLabelsHidden) private var isLabelHidden
    @Environment(\.isInStatusMenu) private var isInStatusMenu
    /// Where the button was when it opened the menu; nil while the menu is closed.
    @State private var anchor: CGRect?
    @State private var use = ControlUse()

    var body: some View {
        if isInStatusMenu {
            StatusSubmenu(label: label.view, content: InlinePicker(label: label, choices: choices))
        } else if formLook == .columns, !isLabelHidden, !label.isEmpty {
            // The menu opens at the button, not at the label.
            ColumnsRow(label: label.view.naming(.label, label)) { interactive { button } }
                .named(by: label, isShown: true)
        } else {
            interactive {
                HStack(spacing: 10) {
                    // Without a bezel the value alone tells what is chosen, as on iOS; in a row of a form or list the label names it.
                    if isLabelShown { label.view.naming(.shownLabel, label) }
                    if isRow && !isLabelHidden { Spacer(minLength: 8) }
                    button
                }
            }
            .named(by: label, isShown: isLabelShown)
        }
    }

    private var look: PickerIdiom { PickerIdiom[metrics.idiom] }
    private var isLabelShown: Bool { (look.hasBezel || isRow) && !isLabelHidden }

    @ViewBuilder private var button: some View {
        if look.hasBezel { bezel } else { value }
    }

    private func interactive<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        content().interaction(semantics: semantics) { responder, actions in
            var press = ControlPress { [unowned responder] in open(responder) }
            press.keys = [.space, .return, .up, .down]
            press.showsPress = false
            responder.take(press, actions, use: $use)
        }
        .presentation(menu)
    }

    private var isRow: Bool { formLook == .grouped || (isInList && look.isRowInLists) }

    /// Whether the button takes the width that it is offered, as on macOS.
    private var fillsWidth: Bool { !isRow && !isInBar }

    /// The chosen row and the sign of a menu.
    private var value: some View {
        HStack(spacing: look.chevronDistance) {
            choices.shownValue
            chevrons.padding(.trailing, -look.chevronOutset)
        }
        // Alone it is a button of UIKit's, which asks for no font of its surroundings.
        .font(isRow || isInBar ? nil : .body)
        .modifier(ControlFont())
        .modifier(LabelStyleOfControl(isRow ? AnyShapeStyle(.secondary) : AnyShapeStyle(.tintText)))
        .opacity(use.isHovered ? 0.75 : 1)
        .overlay { FocusRing(isShown: use.isFocused, cornerRadius: 6, sideMargin: 3) }
        .padding(isRow || isInBar ? EdgeInsets() : look.insetsAlone)
    }

    private var chevrons: some View {
        Image(systemName: "chevron.up.chevron.down")
            .font(.system(size: look.chevronSize, weight: look.chevronWeight))
            .accessibilityHidden(true)
    }

    private var bezel: some View {
        let shape = RoundedRectangle(cornerRadius: metrics.cornerRadius)
        return HStack(spacing: 8) {
            choices.shownValue
            if fillsWidth { Spacer(minLength: 0) }
            chevrons.foregroundStyle(.secondary)
        }
        .modifier(ControlFont())
        .padding(metrics.buttonInsets)
        .background {
            shape.fill(
                Color(
                    Theme.controlBackground(colorScheme).mixed(
                        with: Theme.label(0, colorScheme), by: use.isHovered ? 0.05 : 0))
            ).shadow(color: Color(white: 0, opacity: 0.10), radius: 1.5, y: 1)
        }
        .overlay { shape.strokeBorder(Color.separatorLine, lineWidth: 1) }
        .overlay { FocusRing(isShown: use.isFocused, cornerRadius: metrics.cornerRadius) }
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .picker)
        semantics.takeName(from: label)
        semantics.combinesChildren = true
        return semantics
    }

    private func open(_ responder: InteractionResponder) {
        guard let node = responder.node else { return }
        let frame = node.frameInWindow
        anchor = frame
    }

    private var menu: AnyView? {
        guard let anchor else { return nil }
        return AnyView(
            PickerMenu(choices: choices, anchor: anchor) { index in
                self.anchor = nil
                if let index { choices.select(index) }
            })
    }
}

/// The open menu of a picker. A press outside it closes it.
private struct PickerMenu: View {
    let choices: PickerChoices
    let anchor: CGRect
    /// Called with the chosen row, or nil when nothing was chosen.
    let close: (Int?) -> Void
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.controlMetrics) private var metrics
    @Environment(\.popupRoom) private var room
    @State private var highlighted: Int?
    /// The row that the keyboard moved to, which must be in sight.
    @State private var followed: Int?
    @State private var isOpen = false
    @State private var typing = TypingMemory()

    var body: some View {
        placement {
            Color(white: 0, opacity: 0.001)
                .interaction { responder, _ in responder.onDown = { _, _ in close(nil) } }
            panel.inPopup(PopupPlace(anchor: anchor, edge: opensAtChoice ? nil : .bottom))
        }
        .interaction(semantics: semantics) { responder, _ in
            responder.isTransparent = true
            responder.onKey = { [unowned responder] key in press(key, responder) }
        }
        .onAppear {
            // On the desktop the menu opens with the selected row under the pointer, so highlight it.
            if opensAtChoice { highlighted = choices.selectedIndex }
            withAnimation(.easeOut(duration: 0.1)) { isOpen = true }
        }
        .presentedAppearance()
    }

    private var opensAtChoice: Bool { PickerIdiom[metrics.idiom].opensAtChoice }

    /// With the chosen row over the button, or below the button as other menus.
    private var placement: AnyLayout {
        guard opensAtChoice else { return AnyLayout(MenuLayout(anchor: anchor, isBeside: false, room: room)) }
        return AnyLayout(
            MenuPlacement(
                anchor: anchor, selectedIndex: choices.selectedIndex ?? 0, count: choices.rows.count,
                lines: choices.rowsBelowLines, room: room))
    }

    private var panel: some View {
        let menus = MenuIdiom[metrics.idiom]
        let shape = RoundedRectangle(cornerRadius: menus.cornerRadius)
        return ScrollViewReader { scroll in
            PanelScroll {
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(Array(choices.rows.indices), id: \.self) { index in
                        if choices.rowsBelowLines.contains(index) {
                            Divider().padding(.vertical, (MenuPlacement.lineHeight - 1) / 2).padding(.horizontal, 7)
                        }
                        row(index).id(index)
                    }
                }
                .padding(5)
                .frame(minWidth: opensAtChoice ? nil : menus.leastWidth)
            }
            // It opens at the selection, and follows the arrow keys.
            .onAppear { if let index = choices.selectedIndex { scroll.scrollTo(index) } }
            .onChange(of: followed) { if let followed { scroll.scrollTo(followed) } }
        }
        .background {
            shape.fill(Color(Theme.raisedBackground(colorScheme)))
                .shadow(color: Color(white: 0, opacity: 0.24), radius: 14, y: 6)
        }
        .overlay { shape.strokeBorder(Color.separatorLine, lineWidth: 1).allowsHitTesting(false) }
        .opacity(isOpen ? 1 : 0.3)
        .scaleEffect(isOpen ? 1 : 0.97)
    }

    private func row(_ index: Int) -> some View {
        let isHighlighted = highlighted == index
        var semantics = Semantics(role: .menuItem)
        semantics.combinesChildren = true
        semantics.isSelected = index == choices.selectedIndex
        return HStack(spacing: 7) {
            Image(systemName: "checkmark")
                .font(.system(size: 11, weight: .bold))
                .opacity(index == choices.selectedIndex ? 1 : 0)
                .accessibilityHidden(true)
            choices.rows[index]
            Spacer(minLength: 16)
        }
        .modifier(MenuRowLook(isHighlighted: isHighlighted))
        .interaction(semantics: semantics) { responder, actions in
            var press = ControlPress { close(index) }
            press.takesFocus = false
            responder.take(press, actions)
            responder.onHover = { isInside in
                if isInside { highlighted = index } else if highlighted == index { highlighted = nil }
            }
        }
    }

    private func move(to index: Int) {
        highlighted = index
        followed = index
    }

    private func press(_ key: KeyInput, _ responder: InteractionResponder) -> Bool {
        let count = choices.rows.count
        guard count > 0 else { return false }
        switch key.key {
        case .escape: close(nil)
        case .home: move(to: 0)
        case .end: move(to: count - 1)
        case .pageUp: move(to: max((highlighted ?? 0) - 10, 0))
        case .pageDown: move(to: min((highlighted ?? 0) + 10, count - 1))
        case .character:
            let names = responder.node?.buttonTexts ?? []
            guard names.count == count, let index = typing.name.find(key, in: names, from: highlighted) else {
                return false
            }
            move(to: index)
        case .return, .space: close(highlighted)
        case .down: move(to: min((highlighted ?? choices.selectedIndex ?? -1) + 1, count - 1))
        case .up: move(to: max((highlighted ?? choices.selectedIndex ?? count) - 1, 0))
        default: return false
        }
        return true
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .group)
        semantics.isModal = true
        return semantics
    }
}

/// Puts the menu so that the chosen row lies over the button, within the window.
private struct MenuPlacement: Layout {
    /// A line between rows, with the space around it.
    static let lineHeight: CGFloat = 9

    let anchor: CGRect
    let selectedIndex: Int
    let count: Int
    /// The rows that a line stands before.
    let lines: Set<Int>
    /// What there is outside of the window; nil for nothing. There it is the host that keeps the menu from leaving the screen.
    let room: CGSize?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].placeBehindPanel(in: bounds, room: room)
        let (size, panelProposal) = subviews[1].panel(in: bounds.size, margin: 8, room: room)
        let rowHeight = (size.height - 10 - Self.lineHeight * CGFloat(lines.count)) / CGFloat(max(count, 1))
        let linesAbove = CGFloat(lines.filter { $0 <= selectedIndex }.count)
        let toSelection = 5 + rowHeight * (CGFloat(selectedIndex) + 0.5) + Self.lineHeight * linesAbove
        if room != nil {
            let y = anchor.midY - toSelection
            subviews[1].place(at: CGPoint(x: anchor.maxX - size.width + 4, y: y), proposal: panelProposal)
            return
        }
        let x = min(max(anchor.maxX - size.width + 4, 8), max(8, bounds.width - size.width - 8))
        let y = min(
            max(anchor.midY - toSelection, 8),
            max(8, bounds.height - size.height - 8))
        subviews[1].place(at: CGPoint(x: x, y: y), proposal: panelProposal)
    }
}
