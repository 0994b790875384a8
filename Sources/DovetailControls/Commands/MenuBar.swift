import DovetailCore
import Foundation

/// The content of a window below its menu bar. Phones have none: there the commands are reached by their keys alone.
struct MenuBarredContent: View {
    let items: AnyView
    let content: AnyView
    @State private var closer = MenuCloser()
    @Environment(\.hasSettingsScene) private var hasSettings
    @Environment(\.idiom) private var idiom
    @Environment(\.windowLook) private var look

    var body: some View {
        // A toolbar that is in the place of the window's title stays on top; any other is below the menus.
        MenuBarLayout(order: look.frame == .hiddenTitleBar ? [1, 0] : [0, 1]) {
            // The bodies of the items run here, where they are listed, and not in the menu: so what they are to know of it is said here.
            ChildrenReader(content: items) { children in
                // The items live all the time: their shortcuts count while no menu is open.
                let items = ZStack { ForEach(children) { $0 } }
                    .frame(width: 0, height: 0)
                    .opacity(0)
                    .allowsHitTesting(false)
                    .accessibilityHidden(true)
                if !CommandsIdiom[idiom].hasMenuBar {
                    items
                } else {
                    MenuBar(
                        menus: MenuModel(
                            children, hasSettings: hasSettings, hasEditMenu: CommandsIdiom[idiom].hasEditMenu),
                        closer: closer
                    )
                    .background { items }
                }
            }
            .buttonStyle(MenuBarRowStyle())
            .toggleStyle(MenuToggleStyle())
            .pickerStyle(.inline)
            .environment(\.isInMenu, true)
            .environment(\.menuDismissal, closer.dismissal)
            .environment(\.buttonDidTrigger, closer.trigger)
            WindowBarPlace()
            VStack { content }.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}

/// Closes the menu that is open when an item has been chosen.
@MainActor
private final class MenuCloser {
    nonisolated(unsafe) var close: (() -> Void)?
    nonisolated(unsafe) private(set) var trigger: ButtonTrigger!
    nonisolated(unsafe) private(set) var dismissal: MenuDismissal!

    nonisolated init() {
        trigger = ButtonTrigger { [weak self] in self?.close?() }
        dismissal = MenuDismissal { [weak self] in self?.close?() }
    }
}

/// The bar on top, and what the menus of it hold.
private struct MenuBar: View {
    let menus: MenuModel
    let closer: MenuCloser
    @Environment(\.colorScheme) private var colorScheme
    /// The menu that is open.
    @State private var open: String?

    var body: some View {
        let _ = closer.close = { open = nil }
        HStack(spacing: 2) {
            ForEach(menus.menus) { menu in
                MenuTitle(menu: menu, open: $open, move: move)
            }
            Spacer(minLength: 0)
        }
        .padding(EdgeInsets(top: 2, leading: 6, bottom: 2, trailing: 6))
        .frame(maxWidth: .infinity)
        .background { Color(Theme.raisedBackground(colorScheme)) }
        .overlay(alignment: .bottom) {
            Color.separatorLine.frame(height: 1).allowsHitTesting(false)
        }
        .semantics(Semantics(role: .menuBar))
    }

    /// Opens the menu beside.
    private func move(_ distance: Int) {
        guard let index = menus.menus.firstIndex(where: { $0.title == open }) else { return }
        let count = menus.menus.count
        open = menus.menus[(index + distance + count) % count].title
    }
}

/// A menu's name in the bar.
private struct MenuTitle: View {
    let menu: MenuModel.Menu
    @Binding var open: String?
    let move: (Int) -> Void
    @Environment(\.colorScheme) private var colorScheme
    @State private var use = ControlUse()
    @State private var frame = CGRect.zero

    var body: some View {
        let isOpen = open == menu.title
        Text(verbatim: menu.title)
            .font(.system(size: 13))
            .padding(EdgeInsets(top: 3, leading: 9, bottom: 3, trailing: 9))
            .background {
                RoundedRectangle(cornerRadius: 5)
                    .fill(
                        Color(white: colorScheme == .light ? 0 : 1, opacity: isOpen ? 0.12 : use.isHovered ? 0.06 : 0))
            }
            .overlay { FocusRing(isShown: use.isFocused, cornerRadius: 5) }
            .onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }, action: { frame = $0 })
            .interaction(semantics: semantics) { responder, actions in
                var press = ControlPress { open = menu.title }
                press.keys = [.space, .return, .down]
                press.showsPress = false
                responder.take(press, actions, use: $use)
                responder.isMenuTitle = true
            }
            .presentation(isOpen ? Presentation(view: AnyView(panel), id: AnyHashable(menu.title)) : nil)
    }

    private var panel: some View {
        MenuBarPanel(menu: menu, target: frame, close: { open = nil }, move: move)
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .button)
        semantics.label = menu.title
        return semantics
    }
}

/// Two bars above the content, which is the last of three views.
private struct MenuBarLayout: Layout {
    /// The bars from top to bottom.
    let order: [Int]

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let bars = order.map { subviews[$0].sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) }
        let height = bars.reduce(0) { $0 + $1.height }
        let content = subviews[2].sizeThatFits(
            ProposedViewSize(width: proposal.width, height: proposal.height.map { max($0 - height, 0) }))
        let width = bars.reduce(0) { max($0, $1.width) }
        return CGSize(
            width: max(content.width, proposal.width == nil ? width : 0), height: height + content.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var top = bounds.minY
        for index in order {
            let bar = subviews[index].sizeThatFits(ProposedViewSize(width: bounds.width, height: nil))
            subviews[index].place(
                at: CGPoint(x: bounds.minX, y: top),
                proposal: ProposedViewSize(width: bounds.width, height: bar.height))
            top += bar.height
        }
        subviews[2].place(
            at: CGPoint(x: bounds.minX, y: top),
            proposal: ProposedViewSize(width: bounds.width, height: max(bounds.maxY - top, 0)))
    }
}
