import DovetailCore
import Foundation

/// How far a row is pushed aside, and which of its actions that shows.
struct RowSwipe: Equatable {
    /// Points to the right; negative ones show the actions at the trailing edge.
    private(set) var offset: CGFloat = 0
    private(set) var edge = HorizontalEdge.trailing
    /// Whether the actions stay in sight although nobody swipes.
    private(set) var isOpen = false
    /// Whether to let go now would run the first action.
    private(set) var isFull = false
    /// The width of the open actions, as they were laid out last.
    var openWidth: CGFloat = 80 {
        didSet { if isOpen { open(edge) } }
    }

    mutating func open(_ edge: HorizontalEdge) {
        self.edge = edge
        isOpen = true
        isFull = false
        offset = edge == .trailing ? -openWidth : openWidth
    }

    mutating func close() {
        isOpen = false
        isFull = false
        offset = 0
    }

    /// Pushes the row further. Beyond what there are actions for it does not go.
    mutating func move(
        by distance: CGFloat, leading: Bool, trailing: Bool, width: CGFloat, allowsFull: (HorizontalEdge) -> Bool
    ) {
        guard distance.isFinite else { return }
        offset = min(max(offset + distance, trailing ? -width : 0), leading ? width : 0)
        if offset != 0 { edge = offset < 0 ? .trailing : .leading }
        isFull = allowsFull(edge) && abs(offset) > max(width * 0.6, openWidth + 20)
    }
}

/// Shows a row's actions when it is swiped, and in its context menu.
struct SwipeableRow: ViewModifier {
    let isEnabled: Bool
    let row: ChildView
    let model: ListModel
    @Binding var swipe: RowSwipe
    /// Where the secondary click was; nil while the menu is closed.
    @State private var menu: CGRect?
    @State private var place = ControlPlace()
    @State private var actionPlace = ControlPlace()
    @Environment(\.idiom) private var idiom

    func body(content: Content) -> some View {
        if isEnabled { swipeable(content) } else { content }
    }

    private func swipeable(_ content: Content) -> some View {
        let traits = row.traits.row
        return
            content
            .offset(x: swipe.offset)
            .background(alignment: swipe.edge == .trailing ? .trailing : .leading) {
                if swipe.offset != 0 { revealed(traits) }
            }
            .clipped()
            .interaction { responder, _ in
                responder.isTransparent = true
                place.responder = responder
                responder.onScroll = { scroll($0, traits) }
                responder.takesMouseSwipes = idiom.isTouch
                responder.onSecondaryPress = { menu = CGRect(origin: $0, size: .zero) }
            }
            .presentation(
                menu.map { anchor in
                    AnyView(
                        MenuPanel(anchor: anchor, isBeside: false, close: { menu = nil }) {
                            if let leading = traits.leadingActions { SlotContent(leading.content) }
                            trailing(traits)
                        })
                })
    }

    @ViewBuilder private func trailing(_ traits: RowTraits) -> some View {
        if let actions = traits.trailingActions {
            SlotContent(actions.content)
        } else if canDelete(traits) {
            Button("Delete", role: .destructive) { model.delete(row.id) }
        }
    }

    private func canDelete(_ traits: RowTraits) -> Bool { traits.delete != nil && !traits.isDeleteDisabled }

    /// The buttons beside the row that is pushed aside, the first of them at the edge.
    private func revealed(_ traits: RowTraits) -> some View {
        let edge = swipe.edge
        let width = abs(swipe.offset)
        return ChildrenReader(
            content: Group {
                if edge == .trailing {
                    trailing(traits)
                } else if let actions = traits.leadingActions {
                    SlotContent(actions.content)
                }
            }
        ) { buttons in
            let ordered = edge == .trailing ? Array(buttons.reversed()) : buttons
            HStack(spacing: 0) { ForEach(ordered, id: \.listRowID) { $0 } }
                .fixedSize(horizontal: true, vertical: false)
                .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { swipe.openWidth = max(1, $0) }
                .interaction { responder, _ in
                    responder.isTransparent = true
                    actionPlace.responder = responder
                }
                .frame(width: max(width, 1), alignment: edge == .trailing ? .trailing : .leading)
                .clipped()
        }
        .buttonStyle(SwipeButtonStyle())
        .labelStyle(.automatic)
        .symbolVariant(ListIdiom[idiom].fillsActionSymbols ? .fill : .none)
        .environment(\.buttonDidTrigger, ButtonTrigger { withAnimation(.easeOut(duration: 0.2)) { swipe.close() } })
    }

    // MARK: Events

    private func scroll(_ event: ScrollEvent, _ traits: RowTraits) -> Bool {
        let leading = traits.leadingActions != nil
        let trailing = traits.trailingActions != nil || canDelete(traits)
        let width = place.responder?.node?.size.width ?? 0
        func allowsFull(_ edge: HorizontalEdge) -> Bool {
            edge == .leading
                ? traits.leadingActions?.allowsFullSwipe ?? false : traits.trailingActions?.allowsFullSwipe ?? true
        }
        switch event.phase {
        case .discrete: return turnWheel(event.delta, leading: leading, trailing: trailing)
        case .began:
            // What goes up or down is the list's.
            guard abs(event.delta.width) > abs(event.delta.height) else { return false }
            guard swipe.isOpen || (event.delta.width > 0 ? trailing : leading) else { return false }
            swipe.move(
                by: -event.delta.width, leading: leading, trailing: trailing, width: width, allowsFull: allowsFull)
        case .changed:
            swipe.move(
                by: -event.delta.width, leading: leading, trailing: trailing, width: width, allowsFull: allowsFull)
        case .ended(let velocity):
            if swipe.isFull, runFirstAction() { return true }
            let target = -swipe.offset + velocity.width * 0.15
            withAnimation(.easeOut(duration: 0.2)) {
                if abs(swipe.offset) > 1, abs(target) > swipe.openWidth / 2, (target > 0) == (swipe.offset < 0) {
                    swipe.open(swipe.edge)
                } else {
                    swipe.close()
                }
            }
        case .cancelled: withAnimation(.easeOut(duration: 0.2)) { swipe.close() }
        }
        return true
    }

    /// A wheel has no way to hold a row half open: a click to the side opens the actions there, or closes those of the other side.
    private func turnWheel(_ delta: CGSize, leading: Bool, trailing: Bool) -> Bool {
        guard idiom.isTouch, abs(delta.width) > abs(delta.height) else { return false }
        let edge = delta.width > 0 ? HorizontalEdge.trailing : .leading
        if swipe.isOpen, swipe.edge != edge {
            withAnimation(.easeOut(duration: 0.2)) { swipe.close() }
            return true
        }
        guard edge == .trailing ? trailing : leading else { return false }
        if !swipe.isOpen { withAnimation(.easeOut(duration: 0.2)) { swipe.open(edge) } }
        return true
    }

    private func runFirstAction() -> Bool {
        guard let node = actionPlace.responder?.node else { return false }
        let buttons = node.swipeButtons()
        guard let first = swipe.edge == .trailing ? buttons.last : buttons.first,
            let activate = first.semantics?.actions?.activate
        else { return false }
        withAnimation(.easeOut(duration: 0.2)) { swipe.close() }
        activate()
        return true
    }
}

extension DisplayNode {
    /// The buttons inside, in drawing order.
    fileprivate func swipeButtons() -> [DisplayNode] {
        semantics?.role == .button ? [self] : children.flatMap { $0.swipeButtons() }
    }
}

/// A button behind a row: white on its tint, as high as the row.
private struct SwipeButtonStyle: ButtonStyle, FocusShowingStyle {
    nonisolated init() {}
    func makeBody(configuration: Configuration) -> some View { SwipeButton(configuration: configuration) }
}

private struct SwipeButton: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.builtIn.tint) private var tint

    var body: some View {
        configuration.label
            .lineLimit(1)
            .foregroundStyle(.white)
            .padding(.horizontal, 16)
            .frame(minWidth: 74, maxHeight: .infinity)
            .background {
                Rectangle().fill(configuration.role == .destructive ? Color.dangerFill : tint ?? .neutralFill)
                Rectangle().fill(Color(white: 0, opacity: configuration.isPressed ? 0.2 : 0))
            }
    }
}
