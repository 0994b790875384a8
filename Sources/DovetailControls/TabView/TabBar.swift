import DovetailCore
import Foundation

/// The buttons of a tab view, below its page; in the desktop idiom above it, and at its side where a sidebar is wanted.
struct TabBar: View {
    let tabs: [TabEntry]
    let shownIndex: Int
    var isVertical = false
    let options: BarOptions
    let select: (Int) -> Void
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.idiom) private var idiom
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.tabViewCustomization) private var customization

    private var sharesWidth: Bool { idiom.isNarrow(sizeClass) }
    private var look: TabIdiom { TabIdiom[idiom] }

    var body: some View {
        if isVertical {
            TabSidebar(tabs: tabs) { button($0) }
                .frame(width: 220, alignment: .leading)
                .frame(maxHeight: .infinity)
                .background { Color(Theme.raisedBackground(colorScheme)) }
                .overlay(alignment: .trailing) { ColumnEdge() }
                .semantics(Semantics(role: .tabBar))
        } else {
            // In narrow windows of touch devices the tabs share the width.
            HStack(spacing: sharesWidth ? look.sharedSpacing : 4) { buttons }
                .padding(.horizontal, sharesWidth ? look.barMargin : 10)
                .padding(.vertical, look.barPadding)
                .frame(maxWidth: .infinity)
                .frame(height: look.isAbovePage ? nil : ControlMetrics.tabBarHeight(verticalSizeClass))
                .modifier(
                    BarBackground(
                        options: options, placement: .tabBar, edge: look.isAbovePage ? .bottom : .top)
                )
                .semantics(semantics)
                .modifier(BarColorScheme(colorScheme: options.colorScheme[.tabBar]))
                .modifier(BarTint(color: ProgramLook.ofProgram.tabBar.tint))
        }
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .tabBar)
        // It is drawn after the pages, and above them it is read before them.
        if look.isAbovePage {
            var details = AccessibilityDetails()
            details.sortPriority = 1
            semantics.details = details
        }
        return semantics
    }

    private var buttons: some View {
        ForEach(tabs.filter { $0.options.isShown(in: .tabBar, nil) }) { button($0) }
    }

    private func button(_ tab: TabEntry) -> some View {
        TabButton(
            tab: tab, isSelected: tab.index == shownIndex, isVertical: isVertical, select: { select(tab.index) },
            move: move
        )
        .disabled(tab.options.isDisabled)
        .dressed(as: tab.options)
    }

    /// Shows the tab so many places further on, if there is one.
    private func move(_ distance: Int) {
        let tabs = tabs.filter {
            !$0.options.isDisabled
                && $0.options.isShown(in: isVertical ? .sidebar : .tabBar, customization?.wrappedValue)
        }
        let current = tabs.firstIndex { $0.index == shownIndex } ?? 0
        if tabs.indices.contains(current + distance) { select(tabs[current + distance].index) }
    }
}

/// A page in the bar.
struct TabEntry: Identifiable {
    /// Where its page is among all pages.
    let index: Int
    /// The page's identity.
    let id: Int
    /// Its label; nil when it has none.
    let item: TabItem?
    let badge: Text?
    /// The section that it belongs to.
    let group: TabGroup
    let options: TabOptions
}

private struct TabButton: View {
    let tab: TabEntry
    let isSelected: Bool
    let isVertical: Bool
    let select: () -> Void
    let move: (Int) -> Void
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.idiom) private var idiom
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.scrolledEdges) private var scrolledEdges
    @State private var use = ControlUse()

    var body: some View {
        let look = ProgramLook.ofProgram.look(of: .tabBar, isOverContent: scrolledEdges.contains(.bottom), idiom: idiom)
        label
            .font(
                (isSelected ? look.selectedTab.font : look.tab.font)
                    ?? .system(
                        size: titleSize,
                        weight: isSelected ? .semibold : .medium)
            )
            .imageScale(.large)
            .symbolVariant(TabIdiom[idiom].fillsSymbols && !isVertical ? .fill : .none)
            .lineLimit(1)
            .foregroundStyle(
                isSelected
                    ? look.selectedTab.style(or: .tintText)
                    : isVertical ? look.tab.style(or: .primary) : look.tab.style(or: .secondary)
            )
            .overlay(alignment: .topTrailing) {
                if isBesideTitle { badge.alignmentGuide(.trailing) { $0[.leading] - 2 } }
            }
            .padding(.horizontal, margin)
            .padding(verticalInsets)
            .frame(
                minWidth: sharesWidth ? nil : 76, maxWidth: isVertical || sharesWidth ? .infinity : nil,
                alignment: isVertical ? .leading : .center
            )
            .background {
                RoundedRectangle(cornerRadius: 9)
                    .fill(
                        Color(
                            white: colorScheme == .light ? 0 : 1,
                            opacity: isVertical && isSelected ? 0.08 : use.isHovered ? 0.06 : 0))
            }
            .overlay(alignment: isStacked ? .top : .topTrailing) { if !isBesideTitle { badge } }
            .modifier(DisabledLook())
            .overlay { FocusRing(isShown: use.isFocused, cornerRadius: 9) }
            .interaction(semantics: semantics) { responder, actions in configure(responder, actions) }
    }

    private var titleSize: CGFloat {
        let sizes = TabIdiom[idiom]
        return isVertical ? sizes.columnTitleSize : isStacked ? sizes.stackedTitleSize : sizes.titleSize
    }
    /// Whether the tabs share the width of the bar, as on a phone and in a narrow window of a pad.
    private var sharesWidth: Bool {
        idiom.isNarrow(sizeClass) && !isVertical
    }
    /// Whether the symbol stands above the title whatever the label is made of, which a bar that is high enough has room for.
    private var isStacked: Bool { sharesWidth && verticalSizeClass != .compact }
    /// Whether the badge stands at the end of the title: where tabs share the width, the button ends far from it.
    private var isBesideTitle: Bool { sharesWidth && !isStacked }
    private var verticalInsets: EdgeInsets {
        // The baseline of a title below a symbol is 4 points above the end of a bar of 49, as recorded on iOS.
        if isStacked { return EdgeInsets(top: 3, leading: 0, bottom: 1, trailing: 0) }
        let length = isVertical ? 5 : TabIdiom[idiom].tabPadding
        return EdgeInsets(top: length, leading: 0, bottom: length, trailing: 0)
    }
    private var margin: CGFloat { isStacked ? 2 : isVertical ? 10 : 14 }

    @ViewBuilder private var badge: some View {
        if let badge = tab.badge {
            badge.font(.system(size: 11, weight: .semibold)).foregroundStyle(Color.white)
                // It is the button's value, and no part of its name.
                .accessibilityHidden(true)
                .padding(EdgeInsets(top: 1, leading: 5, bottom: 1, trailing: 5))
                .background { Capsule().fill(Color.dangerFill) }
                .offset(x: isStacked ? 14 : 0)
                .allowsHitTesting(false)
        }
    }

    @ViewBuilder private var label: some View {
        if let item = tab.item {
            if isVertical {
                HStack(spacing: 8) { TabItemLabel(item) }
            } else if isStacked {
                ChildrenReader(content: TabItemLabel(item)) { parts in
                    VStack(spacing: 4) {
                        ForEach(parts, id: \.listRowID) { part in
                            // Of several parts the first is the symbol.
                            if parts.count > 1, part.listRowID == parts.first?.listRowID {
                                part.font(StackedTabLabel.iconFont).modifier(TabIconRoom())
                            } else {
                                part
                            }
                        }
                    }
                }
                .labelStyle(StackedTabLabel())
            } else {
                HStack(spacing: 6) { TabItemLabel(item) }
            }
        } else {
            // A page without a label can be reached all the same (H11): its button is about as high as one with a line of text.
            Color.clear.frame(height: 16)
        }
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .button)
        semantics.combinesChildren = true
        semantics.isSelected = isSelected
        if tab.item == nil { semantics.label = "Tab \(tab.index + 1)" }
        if let label = tab.options.label { semantics.label = label.plainString }
        if let identifier = tab.options.identifier { semantics.identifier = identifier }
        if let badge = tab.badge { semantics.value = badge.plainString }
        if let value = tab.options.value { semantics.value = value.plainString }
        if tab.options.hint != nil || !tab.options.inputLabels.isEmpty {
            var details = semantics.details ?? AccessibilityDetails()
            details.hint = tab.options.hint?.plainString
            details.inputLabels = tab.options.inputLabels.map(\.plainString)
            semantics.details = details
        }
        return semantics
    }

    private func configure(_ responder: InteractionResponder, _ actions: SemanticsActions) {
        var press = ControlPress(select)
        press.showsPress = false
        press.otherKeys = { key in
            switch key.key {
            case .left, .up: move(-1)
            case .right, .down: move(1)
            default: return false
            }
            return true
        }
        responder.take(press, actions, use: $use)
    }
}

/// A symbol above a title.
private struct StackedTabLabel: LabelStyle {
    static let iconFont = Font.system(size: 18, weight: .medium)

    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.icon.font(Self.iconFont).modifier(TabIconRoom())
            configuration.title
        }
    }
}

/// Keeps titles of tabs where they are: a picture that is larger than symbols goes on above its room.
private struct TabIconRoom: ViewModifier {
    nonisolated init() {}

    func body(content: Content) -> some View {
        content.frame(maxHeight: 28, alignment: .bottom).fixedSize(horizontal: false, vertical: true)
    }
}
