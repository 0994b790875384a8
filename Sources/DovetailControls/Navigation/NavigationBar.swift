import DovetailCore
import Foundation

/// The bar of a page: the way back, items, and the title, which may stand large below them.
struct NavigationBar: View {
    nonisolated(unsafe) let contents: BarContents
    let summary: BarSummary
    let title: Text?
    let back: BackButton?
    let sidebar: SidebarButton?
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.idiom) private var idiom
    @Environment(\.windowLook) private var windowLook
    @Environment(\.barInset) private var inset
    @Environment(\.verticalSizeClass) private var sizeClass
    @Environment(\.scrolledEdges) private var scrolledEdges
    @Environment(\.scrolledDistance) private var scrolledDistance

    var body: some View {
        let isLarge = isLarge
        let way = LargeTitleWay(hasSubtitle: summary.options.subtitle != nil)
        let distance = isLarge ? scrolledDistance : 0
        VStack(alignment: .leading, spacing: 0) {
            if isExpanded { smallTitle(opacity: 1).frame(maxWidth: .infinity).padding(.top, 8) }
            row(titleOpacity: isExpanded || !showsTitle ? 0 : isLarge ? way.smallTitleOpacity(at: distance) : 1)
            if isLarge {
                largeTitle.offset(y: -distance).clipped().accessibilityHidden(way.smallTitleOpacity(at: distance) > 0.5)
            }
        }
        .padding(.top, inset)
        .frame(maxWidth: .infinity)
        .modifier(
            BarBackground(
                options: summary.options, placement: .navigationBar, edge: .bottom,
                collapse: isLarge ? LargeTitleWay.Collapse(distance, of: way.length) : nil)
        )
        .semantics(Semantics(role: .navigationBar))
        .modifier(BarColorScheme(colorScheme: summary.options.value(\.colorScheme, of: .navigationBar)))
        .modifier(BarTint(color: look.button.color ?? ProgramLook.navigationBar.tint))
    }

    /// What the app set for all navigation bars.
    private var look: ProgramLook.BarLook {
        ProgramLook.look(of: .navigationBar, isOverContent: scrolledEdges.contains(.top), idiom: idiom)
    }

    /// Whether the title stands in a row of its own, which the desktop's bars have if the window's style says so.
    private var isExpanded: Bool { idiom == .desktop && windowLook.toolbar?.isExpanded == true && title != nil }
    private var showsTitle: Bool { idiom != .desktop || windowLook.toolbar?.showsTitle != false }
    private var showsBack: Bool { back != nil && summary.options.hidesBackButton != true }

    private var isLarge: Bool {
        // A phone that is held sideways has no room for large titles.
        guard title != nil, idiom != .desktop, sizeClass != .compact else { return false }
        let modes = [summary.options.titleMode] + (back?.previous.map(\.options.titleMode) ?? [])
        for mode in modes {
            switch mode {
            case .inline: return false
            case .large: return true
            case .automatic, nil: continue
            }
        }
        return true
    }

    private func row(titleOpacity: Double) -> some View {
        Bar(contents: contents) {
            if let sidebar, summary.options.hidesSidebarButton != true {
                Button(action: sidebar.action) { Image(systemName: "sidebar.left") }
                    .accessibilityLabel("Sidebar")
                    .barButton()
            }
            if let back, showsBack { BackButtonView(back: back, look: look).barButton() }
        } title: {
            smallTitle(opacity: titleOpacity)
        }
    }

    @ViewBuilder private func smallTitle(opacity: Double) -> some View {
        if opacity > 0, let title {
            PageTitle(contents: contents, summary: summary) {
                VStack(spacing: 1) {
                    title.font(look.title.font ?? .headline).lineLimit(1)
                        .foregroundStyle(look.title.style(or: .primary)).semantics(Self.header)
                    if let subtitle = summary.options.subtitle {
                        subtitle.font(.caption).lineLimit(1).foregroundStyle(.secondary)
                    }
                }
            }
            .offset(look.titleOffset)
            .opacity(opacity)
            .accessibilityHidden(opacity <= 0.5)
        }
    }

    private var largeTitle: some View {
        VStack(alignment: .leading, spacing: 0) {
            PageTitle(contents: contents, summary: summary) {
                title?.font(look.largeTitle.font ?? .largeTitle.bold()).lineLimit(1)
                    .foregroundStyle(look.largeTitle.style(or: .primary)).semantics(Self.header)
            }
            if let subtitle = summary.options.subtitle {
                subtitle.font(.subheadline).lineLimit(1).foregroundStyle(.secondary)
            }
        }
        .padding(EdgeInsets(top: 2, leading: 16, bottom: 8, trailing: 16))
        .frame(
            maxWidth: .infinity,
            minHeight: ControlMetrics.largeTitleHeight + (summary.options.subtitle == nil ? 0 : 18),
            alignment: .bottomLeading)
    }

    private static var header: Semantics {
        var semantics = Semantics(role: .header)
        semantics.combinesChildren = true
        return semantics
    }
}

private struct BarInsetKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}

private struct ShowsNextColumnKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// What a bar keeps free above its content, for the grip of a sheet.
    var barInset: CGFloat {
        get { self[BarInsetKey.self] }
        set { self[BarInsetKey.self] = newValue }
    }

    /// Whether the view is in a column of a split view that has the next one beside it.
    var showsNextColumn: Bool {
        get { self[ShowsNextColumnKey.self] }
        set { self[ShowsNextColumnKey.self] = newValue }
    }
}

/// The way back, with the title of the page before.
private struct BackButtonView: View {
    let back: BackButton
    let look: ProgramLook.BarLook
    @Environment(\.locale) private var locale

    var body: some View {
        // A name that is moved far away takes no room.
        let isNamed = max(abs(look.backOffset.width), abs(look.backOffset.height)) < 100
        Button(action: back.action) {
            HStack(spacing: 4) {
                (look.backPicture ?? Image(systemName: "chevron.left")).font(.body.weight(.semibold))
                    .accessibilityLabel("Back").accessibilityHidden(isNamed)
                if isNamed { name.modifier(TextLookModifier(look: look.backButton)).offset(look.backOffset) }
            }
        }
        .shortcut {
            $0.key == .left && $0.modifiers.ofShortcut == .option
                || $0.key == .character("[") && $0.modifiers.ofShortcut == .command
        }
    }

    @ViewBuilder private var name: some View {
        if let previous = back.previous.first {
            BarReader(previous) { summary in
                // A title of some length makes room for that of this page.
                let title = summary.title?.plainString ?? "Back"
                Text(verbatim: title.count > 16 ? "Back" : title).lineLimit(1)
            }
        } else {
            Text("Back")
        }
    }
}

/// Gives a text the colour and font that the app set, where it set any.
private struct TextLookModifier: ViewModifier {
    let look: ProgramLook.TextLook

    func body(content: Content) -> some View {
        content.transformEnvironment(\.self) { values in
            if let font = look.font { values.font = font }
        }
        .modifier(ForegroundLook(color: look.color))
    }
}

private struct ForegroundLook: ViewModifier {
    let color: Color?

    func body(content: Content) -> some View {
        if let color { content.foregroundStyle(color) } else { content }
    }
}

/// Sets light or dark for a bar.
struct BarColorScheme: ViewModifier {
    let colorScheme: ColorScheme?

    func body(content: Content) -> some View {
        content.transformEnvironment(\.self) { if let colorScheme { $0.colorScheme = colorScheme } }
    }
}

/// Sets the colour of a bar's buttons, where the app set one for all bars.
struct BarTint: ViewModifier {
    let color: Color?

    func body(content: Content) -> some View {
        content.transformEnvironment(\.builtIn) { values in
            guard let color else { return }
            values.tint = color
            values.tintStyle = nil
        }
    }
}

/// What is behind a bar.
struct BarBackground: ViewModifier {
    let options: BarOptions
    let placement: ToolbarPlacement
    /// Where the bar's page begins.
    let edge: VerticalAlignment
    /// How far a large title has collapsed: the background ends so far above the bar's end.
    var collapse: LargeTitleWay.Collapse?
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.idiom) private var idiom
    @Environment(\.scrolledEdges) private var scrolledEdges
    @Environment(\.isInSidebar) private var isInSidebar

    func body(content: Content) -> some View {
        let isHidden = options.value(\.backgroundVisibility, of: placement) == .hidden
        let given = options.value(\.background, of: placement)
        // What is scrolled comes below the bar when the large title has given way to it.
        let isOverContent = collapse?.isComplete ?? scrolledEdges.contains(edge == .bottom ? .top : .bottom)
        let inset = collapse?.distance ?? 0
        // Bars of touch devices and of side bars are part of their page until something lies below them.
        let isVisible =
            idiom == .desktop && !isInSidebar || isOverContent
            || options.value(\.backgroundVisibility, of: placement) == .visible
        let look = ProgramLook.look(of: placement, isOverContent: isOverContent, idiom: idiom)
        content
            .background {
                if !isHidden {
                    Group {
                        if let given {
                            // A colour that an app gives stands under the same condition.
                            if isVisible { Rectangle().fill(given).ignoresSafeArea() }
                        } else if let background = look.background {
                            Rectangle().fill(background).ignoresSafeArea()
                        } else if look.isTransparent {
                        } else if idiom == .desktop {
                            let ground =
                                isInSidebar
                                ? Theme.windowBackground(colorScheme, idiom) : Theme.raisedBackground(colorScheme)
                            Color(ground)
                        } else if isVisible {
                            Rectangle().fill(.bar).ignoresSafeArea()
                        }
                    }
                    .padding(.bottom, inset)
                }
            }
            .overlay(alignment: Alignment(horizontal: .center, vertical: edge)) {
                if !isHidden && (isVisible && !look.isTransparent || look.line != nil) {
                    (look.line ?? Color(Theme.separator(colorScheme))).frame(height: 1)
                        .padding(.bottom, inset).allowsHitTesting(false)
                }
            }
    }
}

/// The bar below a page.
struct BottomBar: View {
    nonisolated(unsafe) let contents: BarContents
    let edge: ToolbarItemPlacement.Edge
    @Environment(\.verticalSizeClass) private var sizeClass

    var body: some View {
        BarReader(contents) { summary in
            BarFrame(height: ControlMetrics.bottomBarHeight(sizeClass)) {
                HStack(spacing: 8) { BarItems(contents, at: edge) }.padding(.horizontal, 10)
            }
            .modifier(BarBackground(options: summary.options, placement: .bottomBar, edge: .top))
            .semantics(Semantics(role: .toolbar))
            .modifier(BarColorScheme(colorScheme: summary.options.colorScheme[.bottomBar]))
        }
    }
}
