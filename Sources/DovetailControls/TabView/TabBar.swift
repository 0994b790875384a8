import DovetailCore
import Foundation

/// The buttons of a tab view, below its page.
struct TabBar: View {
    let tabs: [Tab]
    let shownIndex: Int
    let select: (Int) -> Void
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        HStack(spacing: 4) {
            ForEach(tabs) { tab in
                TabButton(
                    item: tab.item, isSelected: tab.index == shownIndex, select: { select(tab.index) }, move: move)
            }
        }
        .padding(EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10))
        .frame(maxWidth: .infinity)
        .background { Color(Theme.raisedBackground(colorScheme)) }
        .overlay(alignment: .top) {
            Color(Theme.separator(colorScheme)).frame(height: 1).allowsHitTesting(false)
        }
        .semantics(Semantics(role: .tabBar))
    }

    /// Shows the tab so many places further on, if there is one.
    private func move(_ distance: Int) {
        let current = tabs.firstIndex { $0.index == shownIndex } ?? 0
        if tabs.indices.contains(current + distance) { select(tabs[current + distance].index) }
    }
}

private struct TabButton: View {
    let item: TabItem?
    let isSelected: Bool
    let select: () -> Void
    let move: (Int) -> Void
    @Environment(\.colorScheme) private var colorScheme
    @State private var isHovered = false
    @State private var isFocused = false

    var body: some View {
        VStack(spacing: 3) {
            if let item {
                TabItemLabel(item)
            } else {
                // A button without a title is about as high as one with a line of text.
                Color.clear.frame(height: 16)
            }
        }
        .font(.system(size: 12, weight: isSelected ? .semibold : .medium))
        .imageScale(.large)
        .lineLimit(1)
        .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
        .padding(EdgeInsets(top: 5, leading: 14, bottom: 5, trailing: 14))
        .frame(minWidth: 76)
        .background {
            RoundedRectangle(cornerRadius: 9)
                .fill(Color(white: colorScheme == .light ? 0 : 1, opacity: isHovered ? 0.06 : 0))
        }
        .overlay { FocusRing(isShown: isFocused, cornerRadius: 9) }
        .interaction(semantics: semantics) { responder, actions in configure(responder, actions) }
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .button)
        semantics.combinesChildren = true
        semantics.isSelected = isSelected
        return semantics
    }

    private func configure(_ responder: InteractionResponder, _ actions: SemanticsActions) {
        actions.activate = select
        responder.takesFocus = true
        responder.onHover = { isHovered = $0 }
        responder.onFocus = { isFocused = $0 }
        responder.onUp = { [unowned responder] location, _ in
            if responder.contains(location) { select() }
        }
        responder.onKey = { key in
            switch key.key {
            case .space, .return: select()
            case .left, .up: move(-1)
            case .right, .down: move(1)
            default: return false
            }
            return true
        }
    }
}
