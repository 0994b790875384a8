import DovetailCore
import Foundation

/// A popover on screen.
struct PopoverSurface<Content: View>: View {
    let target: CGRect
    let edge: Edge
    let dismiss: () -> Void
    let content: () -> Content
    @State private var handle = PresentationHandle()
    @State private var isShown = false
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.popupRoom) private var room
    /// Where the panel is in the window, with the room for the arrow; empty until it has been placed.
    @State private var frame = CGRect.zero
    /// How far from there the host has put it, to keep it on the screen.
    @State private var shift = CGSize.zero

    init(target: CGRect, edge: Edge, dismiss: @escaping () -> Void, content: @escaping () -> Content) {
        self.target = target
        self.edge = edge
        self.dismiss = dismiss
        self.content = content
    }

    var body: some View {
        let _ = handle.dismiss = dismiss
        // The same when only the options change, which the content declares.
        let page = SteadyView(content: content)
        DeclarationScope<PresentationOptions, _> { list in
            DeclarationReader(list) { entries in
                surface(PresentationOptions(entries), list, page)
            }
        }
        .environment(\.presentation, handle)
        .sheetAppearance()
        .onAppear { withAnimation(.spring(response: 0.25, dampingFraction: 0.9)) { isShown = true } }
    }

    private func surface(
        _ options: PresentationOptions, _ list: DeclarationList<PresentationOptions>, _ page: SteadyView<Content>
    ) -> some View {
        let isSheet =
            sizeClass == .compact && options.adaptation != .popover && options.adaptation != PresentationAdaptation.none
        let isDismissible = options.isDismissDisabled != true
        return AnchoredPanelLayout(
            target: target, edge: edge, isSheet: isSheet, isCover: options.adaptation == .fullScreenCover, room: room,
            border: isSheet ? 0 : PopoverShape.arrowLength
        ) {
            Color(white: 0, opacity: isShown && isSheet ? (colorScheme == .light ? 0.28 : 0.5) : 0)
                .interaction { responder, _ in
                    responder.onDown = { _, _ in }
                    responder.onUp = { _, _ in if isDismissible { dismiss() } }
                }
            panel(options, list, page, isSheet: isSheet)
                .scaleEffect(isShown ? 1 : 0.97)
                .opacity(isShown ? 1 : 0.2)
                .popup(isSheet ? nil : place)
                .onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }, action: { frame = $0 })
        }
        .interaction(semantics: semantics) { responder, _ in
            responder.isTransparent = true
            responder.onKey = { key in
                guard key.key == .escape, isDismissible else { return false }
                dismiss()
                return true
            }
        }
    }

    private var place: PopupPlace {
        let shift = $shift
        return PopupPlace(anchor: target, edge: edge, border: PopoverShape.arrowLength) { shift.wrappedValue = $0 }
    }

    /// The content on its ground. Around it is room for the arrow at all edges, as the host may put the panel at another one.
    private func panel(
        _ options: PresentationOptions, _ list: DeclarationList<PresentationOptions>, _ page: SteadyView<Content>,
        isSheet: Bool
    ) -> some View {
        let radius = options.cornerRadius ?? 11
        let border = isSheet ? 0 : PopoverShape.arrowLength
        let body = frame.insetBy(dx: border, dy: border).offsetBy(dx: shift.width, dy: shift.height)
        let arrow = isSheet || frame.isEmpty ? nil : PopoverShape.Arrow(from: body, to: target, cornerRadius: radius)
        let shape = PopoverShape(cornerRadius: radius, border: border, arrow: arrow)
        return BarredPage(showsTitle: false) { page }
            .clipShape(RoundedRectangle(cornerRadius: radius))
            .environment(\.presentationOptions, list)
            .modifier(BarColorScheme(colorScheme: options.colorScheme))
            .semantics(Semantics(role: .sheet))
            .padding(border)
            .background {
                if let given = options.background {
                    given().clipShape(shape)
                } else {
                    shape.fill(Color(Theme.raisedBackground(colorScheme)))
                        .shadow(color: Color(white: 0, opacity: 0.3), radius: 22, y: 8)
                }
                Color.clear.interaction { responder, _ in responder.onDown = { _, _ in } }.contentShape(shape)
            }
            .overlay { shape.strokeBorder(Theme.separator(colorScheme), lineWidth: 1).allowsHitTesting(false) }
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .group)
        semantics.isModal = true
        return semantics
    }
}
