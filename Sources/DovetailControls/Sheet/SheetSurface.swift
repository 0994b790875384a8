import DovetailCore
import Foundation

/// How a sheet is shown.
enum SheetKind: Hashable, Sendable {
    case sheet
    /// All over the window.
    case cover
}

extension Animation {
    /// How sheets move.
    static let sheet = Animation.spring(response: 0.34, dampingFraction: 0.86)
}

/// What a popover belongs to.
struct PopoverTarget {
    /// Its frame in the window.
    let frame: CGRect
    /// The edge of it at which the popover is to stand.
    let edge: Edge
}

/// A sheet on screen, a panel over the dimmed window, or a popover: a panel beside what it belongs to. Where there is little room a popover is a
/// sheet, unless its content says otherwise.
struct SheetSurface<Content: View>: View {
    private let givenKind: SheetKind
    private let target: PopoverTarget?
    let dismiss: () -> Void
    let content: () -> Content
    @State private var handle = PresentationHandle()
    @State private var isShown = false
    /// The detent that a person chose, where the app does not.
    @State private var ownDetent: PresentationDetent?
    /// How far a person has pulled the sheet down, in points; less than 0 upwards. It springs back, also where something else takes the press.
    @GestureState(resetTransaction: Transaction(animation: .sheet)) private var pull: CGFloat = 0
    /// Where the sheet was let go of to leave; nil while it stays.
    @State private var lastOffset: CGFloat?
    /// The height of the window.
    @State private var windowHeight: CGFloat = 0
    @State private var greatest = GreatestSize()
    /// Where the panel of a popover is in the window, with the room for the arrow; empty until it has been placed.
    @State private var frame = CGRect.zero
    /// How far from there the host has put it, to keep it on the screen.
    @State private var shift = CGSize.zero
    @Environment(\.popupRoom) private var popupRoom
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.idiom) private var idiom
    @Environment(\.self) private var environment

    init(
        kind: SheetKind = .sheet, popover target: PopoverTarget? = nil, dismiss: @escaping () -> Void,
        content: @escaping () -> Content
    ) {
        givenKind = kind
        self.target = target
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
        .sheetAppearance(liesOver: givenKind == .sheet)
        .onAppear { withAnimation(.sheet) { isShown = true } }
    }

    /// How it is shown with what its content says.
    private func way(_ options: PresentationOptions) -> (kind: SheetKind, target: PopoverTarget?) {
        let isAdapted = sizeClass == .compact && options.adaptation != PresentationAdaptation.none
        if target != nil, !isAdapted || options.adaptation == .popover { return (.sheet, target) }
        return (isAdapted && options.adaptation == .fullScreenCover ? .cover : givenKind, nil)
    }

    private func surface(
        _ options: PresentationOptions, _ list: DeclarationList<PresentationOptions>, _ page: SteadyView<Content>
    ) -> some View {
        let (kind, target) = way(options)
        let detents = Detents(options, own: $ownDetent, environment: environment)
        // On a phone, and in a narrow window of a pad, a sheet that says nothing of its size covers all but the top of the window.
        let isNarrow = idiom.isNarrow(sizeClass)
        let isLarge = kind == .sheet && isNarrow && !detents.isSet
        let isAtBottom = isLarge || (kind == .sheet && detents.isSet && sizeClass == .compact)
        let isModal = target != nil || !allowsBackground(options, detents, isAtBottom: isAtBottom)
        let isPulled = idiom.isTouch && kind == .sheet && target == nil
        return SurfaceLayout(
            sheet: SheetLayout(
                sizing: options.sizing ?? AutomaticPresentationSizing(), greatest: greatest,
                height: detents.isSet ? { way(detents, in: $0).height } : isLarge ? { $0 } : nil,
                isAtBottom: isAtBottom, isCover: kind == .cover),
            popover: target.map {
                AnchoredPanelLayout(
                    target: $0.frame, edge: $0.edge, room: popupRoom, border: PopoverShape.arrowLength)
            }
        ) {
            SheetBackdrop(
                opacity: isShown && isModal && kind == .sheet && target == nil ? 1 : 0, isModal: isModal,
                // A press above a sheet that is not as high as the window sends it away, and one beside a popover.
                press: target != nil || isPulled && isAtBottom && detents.isSet
                    ? { if options.isDismissDisabled != true { dismiss() } } : {}
            )
            .onGeometryChange(for: CGFloat.self, of: { $0.size.height }, action: { windowHeight = $0 })
            SheetPanel(
                kind: kind, options: options, detents: detents, isAtBottom: isAtBottom,
                popover: target.map { popoverShape($0, options) }, content: page
            )
            .environment(\.presentationOptions, list)
            .modifier(BarColorScheme(colorScheme: options.colorScheme))
            .modifier(SheetFocus(isWanted: !idiom.isTouch && target == nil))
            .gesture(pulling(options, detents, isAtBottom: isAtBottom), including: isPulled ? .all : .subviews)
            .offset(y: target != nil ? 0 : isShown ? offset(options, detents, isAtBottom: isAtBottom) : 28)
            .scaleEffect(isShown || kind == .cover ? 1 : 0.97)
            .opacity(isShown ? 1 : 0.2)
            .modifier(SinkingPanel(distance: target == nil ? 24 : 0))
            .modifier(ZoomingPanel(isShown: isShown))
            .inPopup(target.map(place))
            .onGeometryChange(
                for: CGRect.self, of: { $0.frame(in: .global) }, action: { if target != nil { frame = $0 } })
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

    // MARK: Popovers

    private func place(_ target: PopoverTarget) -> PopupPlace {
        let shift = $shift
        return PopupPlace(anchor: target.frame, edge: target.edge, border: PopoverShape.arrowLength) {
            shift.wrappedValue = $0
        }
    }

    /// The outline of a popover. Around it is room for the arrow at all edges, as the host may put the panel at another one.
    private func popoverShape(_ target: PopoverTarget, _ options: PresentationOptions) -> PopoverShape {
        let radius = options.cornerRadius ?? 11
        let border = PopoverShape.arrowLength
        let body = frame.insetBy(dx: border, dy: border).offsetBy(dx: shift.width, dy: shift.height)
        let arrow =
            frame.isEmpty ? nil : PopoverShape.Arrow(from: body, to: target.frame, cornerRadius: radius)
        return PopoverShape(cornerRadius: radius, border: border, arrow: arrow)
    }

    // MARK: Sheets

    /// Whether what is behind the sheet can be used at the height that the sheet has.
    private func allowsBackground(_ options: PresentationOptions, _ detents: Detents, isAtBottom: Bool) -> Bool {
        switch options.backgroundInteraction?.kind {
        case .enabled: true
        case .upThrough(let detent): detents.isNoHigher(than: detent, in: room(isAtBottom: isAtBottom))
        case .automatic, .disabled, nil: false
        }
    }

    // MARK: Pulling

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
                withAnimation(.sheet) { detents.choose(nearest: goal, in: most) }
            }
    }

    private func semantics(isModal: Bool) -> Semantics {
        var semantics = Semantics(role: .group)
        semantics.isModal = isModal
        return semantics
    }
}

/// Lies between the window and what is presented over it.
private struct SheetBackdrop: View {
    /// How much of the full shade there is.
    let opacity: Double
    /// Whether presses don't reach what is behind.
    let isModal: Bool
    let press: () -> Void
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Color(white: 0, opacity: opacity * (colorScheme == .light ? 0.28 : 0.5))
            .interaction { responder, _ in
                responder.onDown = { _, _ in }
                responder.onUp = { _, _ in press() }
            }
            .allowsHitTesting(isModal)
    }
}

/// Puts a panel as a sheet or as a popover.
private struct SurfaceLayout: Layout {
    let sheet: SheetLayout
    let popover: AnchoredPanelLayout?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        if let popover {
            popover.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        } else {
            sheet.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }
}

/// Lets the panel of a sheet sink while the sheet leaves.
private struct SinkingPanel: ViewModifier {
    let distance: CGFloat
    @Environment(\.isDeparting) private var isDeparting

    func body(content: Content) -> some View {
        content.offset(y: isDeparting ? distance : 0)
            .animation(.spring(response: 0.3, dampingFraction: 1), value: isDeparting)
    }
}

/// Lets the panel come out of the view that its content names, if it does, and go back there.
private struct ZoomingPanel: ViewModifier {
    let isShown: Bool
    @Environment(\.isDeparting) private var isDeparting

    func body(content: Content) -> some View {
        content.modifier(ZoomEffect(amount: isShown && !isDeparting ? 0 : 1))
            .animation(.spring(response: 0.3, dampingFraction: 1), value: isDeparting)
    }
}

/// In the desktop idiom the first field of a sheet has the keyboard.
private struct SheetFocus: ViewModifier {
    let isWanted: Bool

    func body(content: Content) -> some View {
        if isWanted { content.initialFocus() } else { content }
    }
}
