import DovetailCore
import Foundation

/// How a sheet is shown.
enum SheetKind: Hashable, Sendable {
    case sheet
    /// All over the window.
    case cover
}

/// How sheets move.
private let spring = Animation.spring(response: 0.34, dampingFraction: 0.86)

/// A sheet on screen: a panel over the dimmed window.
struct SheetSurface<Content: View>: View {
    let kind: SheetKind
    let dismiss: () -> Void
    let content: () -> Content
    @State private var handle = PresentationHandle()
    @State private var isShown = false
    /// The detent that a person chose, where the app does not.
    @State private var ownDetent: PresentationDetent?
    /// How far a person has pulled the sheet down, in points; less than 0 upwards. It springs back, also where something else takes the press.
    @GestureState(resetTransaction: Transaction(animation: spring)) private var pull: CGFloat = 0
    /// Where the sheet was let go of to leave; nil while it stays.
    @State private var lastOffset: CGFloat?
    /// The height of the window.
    @State private var windowHeight: CGFloat = 0
    @State private var greatest = GreatestSize()
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.idiom) private var idiom
    @Environment(\.self) private var environment

    init(kind: SheetKind = .sheet, dismiss: @escaping () -> Void, content: @escaping () -> Content) {
        self.kind = kind
        self.dismiss = dismiss
        self.content = content
    }

    var body: some View {
        let _ = handle.dismiss = dismiss
        // Made here, and the same when only the options change: the content declares options, so running its closure again for each
        // change of them would never end.
        let page = SteadyView(content: content)
        DeclarationScope<PresentationOptions, _> { list in
            DeclarationReader(list) { entries in
                surface(PresentationOptions(entries), list, page)
            }
        }
        .environment(\.presentation, handle)
        // The look of the window is none of its sheets'.
        .environment(\.windowLook, WindowLook())
        .sheetAppearance(liesOver: kind == .sheet)
        .onAppear { withAnimation(spring) { isShown = true } }
    }

    private func surface(
        _ options: PresentationOptions, _ list: DeclarationList<PresentationOptions>, _ page: SteadyView<Content>
    ) -> some View {
        let detents = Detents(options, own: $ownDetent, environment: environment)
        // On a phone, and in a narrow window of a pad, a sheet that says nothing of its size covers all but the top of the window.
        let isNarrow = idiom == .phone || (idiom == .pad && sizeClass == .compact)
        let isLarge = kind == .sheet && isNarrow && !detents.isSet
        let isAtBottom = isLarge || (kind == .sheet && detents.isSet && sizeClass == .compact)
        let isModal = !allowsBackground(options, detents, isAtBottom: isAtBottom)
        return SheetLayout(
            sizing: options.sizing ?? AutomaticPresentationSizing(), greatest: greatest,
            height: detents.isSet ? { way(detents, in: $0).height } : isLarge ? { $0 } : nil, isAtBottom: isAtBottom,
            isCover: kind == .cover
        ) {
            backdrop(options, isModal: isModal, isAtBottom: isAtBottom && detents.isSet)
                .onGeometryChange(for: CGFloat.self, of: { $0.size.height }, action: { windowHeight = $0 })
            SheetPanel(kind: kind, options: options, detents: detents, isAtBottom: isAtBottom, content: page)
                .environment(\.presentationOptions, list)
                .modifier(BarColorScheme(colorScheme: options.colorScheme))
                .modifier(SheetFocus(isDesktop: idiom == .desktop))
                .semantics(Semantics(role: .sheet))
                .gesture(pulling(options, detents, isAtBottom: isAtBottom), including: isPulled ? .all : .subviews)
                .offset(y: isShown ? offset(options, detents, isAtBottom: isAtBottom) : 28)
                .scaleEffect(isShown || kind == .cover ? 1 : 0.97)
                .opacity(isShown ? 1 : 0.2)
                .modifier(SinkingPanel())
        }
        .interaction(semantics: semantics(isModal: isModal)) { responder, _ in
            responder.isTransparent = true
            responder.onKey = { key in
                guard key.key == .escape, kind == .sheet, options.isDismissDisabled != true else { return false }
                dismiss()
                return true
            }
        }
    }

    /// Whether what is behind the sheet can be used at the height that the sheet has.
    private func allowsBackground(_ options: PresentationOptions, _ detents: Detents, isAtBottom: Bool) -> Bool {
        switch options.backgroundInteraction?.kind {
        case .enabled: true
        case .upThrough(let detent): detents.isNoHigher(than: detent, in: room(isAtBottom: isAtBottom))
        case .automatic, .disabled, nil: false
        }
    }

    @ViewBuilder private func backdrop(_ options: PresentationOptions, isModal: Bool, isAtBottom: Bool) -> some View {
        if !isModal {
            Color.clear.allowsHitTesting(false)
        } else {
            Color(white: 0, opacity: isShown && kind == .sheet ? (colorScheme == .light ? 0.28 : 0.5) : 0)
                .interaction { responder, _ in
                    responder.onDown = { _, _ in }
                    // A press above a sheet that is not as high as the window sends it away.
                    responder.onUp = { _, _ in
                        if isPulled, isAtBottom, options.isDismissDisabled != true { dismiss() }
                    }
                }
        }
    }

    // MARK: Pulling

    /// Whether the sheet follows a finger, as those of touch devices do.
    private var isPulled: Bool { idiom != .desktop && kind == .sheet }

    /// The height of a sheet with detents that is being pulled, and how far it has left its lowest place.
    private func way(_ detents: Detents, in most: CGFloat) -> (height: CGFloat?, offset: CGFloat) {
        guard pull != 0, let height = detents.height(in: most), let range = detents.range(in: most) else {
            return (detents.height(in: most), 0)
        }
        let pulled = height - pull
        return (min(max(pulled, range.lowerBound), range.upperBound), max(range.lowerBound - pulled, 0))
    }

    private func room(isAtBottom: Bool) -> CGFloat {
        windowHeight - (isAtBottom ? SheetLayout.surround : 2 * SheetLayout.surround)
    }

    private func offset(_ options: PresentationOptions, _ detents: Detents, isAtBottom: Bool) -> CGFloat {
        if let lastOffset { return lastOffset }
        let offset = detents.isSet ? way(detents, in: room(isAtBottom: isAtBottom)).offset : max(pull, 0)
        // A sheet that stays goes a little way only.
        return options.isDismissDisabled == true ? offset / 5 : offset
    }

    private func pulling(_ options: PresentationOptions, _ detents: Detents, isAtBottom: Bool) -> some Gesture {
        DragGesture(coordinateSpace: .global)
            .updating($pull) { value, pull, _ in pull = value.translation.height }
            .onEnded { value in
                let most = room(isAtBottom: isAtBottom)
                let height = detents.height(in: most) ?? most
                let goal = height - value.predictedEndTranslation.height
                let least = detents.range(in: most)?.lowerBound ?? most
                if options.isDismissDisabled != true, goal < least / 2 {
                    lastOffset = offset(options, detents, isAtBottom: isAtBottom)
                    return dismiss()
                }
                withAnimation(spring) { detents.choose(nearest: goal, in: most) }
            }
    }

    private func semantics(isModal: Bool) -> Semantics {
        var semantics = Semantics(role: .group)
        semantics.isModal = isModal
        return semantics
    }
}

/// Lets the panel of a sheet sink while the sheet leaves.
private struct SinkingPanel: ViewModifier {
    @Environment(\.isDeparting) private var isDeparting

    func body(content: Content) -> some View {
        content.offset(y: isDeparting ? 24 : 0)
            .animation(.spring(response: 0.3, dampingFraction: 1), value: isDeparting)
    }
}

/// In the desktop idiom the first field of a sheet has the keyboard.
private struct SheetFocus: ViewModifier {
    let isDesktop: Bool

    func body(content: Content) -> some View {
        if isDesktop { content.initialFocus() } else { content }
    }
}

/// The panel of a sheet.
private struct SheetPanel<Content: View>: View {
    let kind: SheetKind
    let options: PresentationOptions
    let detents: Detents
    /// Whether it ends at the lower edge of the window, and is as wide as that.
    let isAtBottom: Bool
    let content: Content
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let radius = kind == .cover ? 0 : options.cornerRadius ?? 12
        let lowerRadius = isAtBottom ? 0 : radius
        let shape = UnevenRoundedRectangle(
            topLeadingRadius: radius, bottomLeadingRadius: lowerRadius, bottomTrailingRadius: lowerRadius,
            topTrailingRadius: radius)
        let showsGrip =
            options.dragIndicator == .visible || options.dragIndicator != .hidden && detents.count > 1
        BarredPage(showsTitle: false) { content }
            .environment(\.barInset, showsGrip ? 10 : 0)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlay(alignment: .top) {
                if showsGrip { SheetGrip(action: { withAnimation(spring) { detents.advance() } }) }
            }
            .clipShape(shape)
            .background { background(shape) }
            .overlay {
                if kind == .sheet {
                    // At the lower edge the line goes on below the window.
                    shape.strokeBorder(Theme.separator(colorScheme), lineWidth: 1).allowsHitTesting(false)
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

extension View {
    /// Takes away what belongs to the place that a sheet is presented from and not to what it shows.
    ///
    /// - Parameter liesOver: Whether something of the page below can be seen around it.
    nonisolated func sheetAppearance(liesOver: Bool = true) -> some View {
        transformEnvironment(\.self) { values in
            values.builtIn.isEnabled = true
            values.builtIn.foregroundStyle = nil
            values.formLook = nil
            values.isInList = false
            values.isPresentedOver = liesOver
            values.barInset = 0
            values.isInSidebar = false
            values.navigation = nil
            values.outerBar = nil
            values.barContents = nil
            if values.isInBar {
                values.isInBar = false
                values.buttonStyle = DefaultButtonStyle().look
            }
        }
    }
}
