import DovetailCore
import Foundation

/// Where on a view a popover is attached.
public enum PopoverAttachmentAnchor: Sendable {
    /// A rectangle of the view.
    case rect(Anchor<CGRect>.Source)
    /// A point of the view.
    case point(UnitPoint)
}

extension View {
    /// Shows a popover at this view while the binding is true. Escape and a press beside it close it, and so does its content.
    ///
    /// It stands at the edge given, or where there is room for it. Where there is little room at all it is a sheet, unless its content
    /// says otherwise by `presentationCompactAdaptation`.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PopoverModifier(
                isPresented: isPresented, id: 0, anchor: attachmentAnchor, edge: arrowEdge ?? .top, popover: content))
    }

    /// Shows a popover for an item at this view while there is one. Closing it sets the binding to nil.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        nonisolated(unsafe) let item = item
        nonisolated(unsafe) let id = item.wrappedValue.map { AnyHashable($0.id) } ?? AnyHashable(0)
        return modifier(
            PopoverModifier(
                isPresented: Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
                id: id, anchor: attachmentAnchor, edge: arrowEdge ?? .top,
                popover: { item.wrappedValue.map(content) }))
    }
}

extension View {
    /// Shows a popover at a rectangle of the window while the binding is true.
    package func popover<Content: View>(
        isPresented: Binding<Bool>, at target: CGRect, edge: Edge, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        let surface = PopoverSurface(
            target: target, edge: edge, dismiss: { isPresented.wrappedValue = false }, content: content)
        return presentation(
            isPresented.wrappedValue ? Presentation(view: AnyView(surface), id: 0, departsGradually: true) : nil)
    }
}

private struct PopoverModifier<Popover: View>: ViewModifier {
    let isPresented: Binding<Bool>
    nonisolated(unsafe) let id: AnyHashable
    let anchor: PopoverAttachmentAnchor
    let edge: Edge
    nonisolated(unsafe) let popover: () -> Popover
    /// Where the view is in the window.
    @State private var frame = CGRect.zero

    nonisolated init(
        isPresented: Binding<Bool>, id: AnyHashable, anchor: PopoverAttachmentAnchor, edge: Edge,
        popover: @escaping () -> Popover
    ) {
        self.isPresented = isPresented
        self.id = id
        self.anchor = anchor
        self.edge = edge
        self.popover = popover
    }

    func body(content: Content) -> some View {
        content
            .onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }, action: { frame = $0 })
            .presentation(isPresented.wrappedValue ? presented : nil)
    }

    private var presented: Presentation {
        let isPresented = isPresented
        return Presentation(
            view: AnyView(
                PopoverSurface(
                    target: target, edge: edge, dismiss: { isPresented.wrappedValue = false }, content: popover)),
            id: id, departsGradually: true)
    }

    private var target: CGRect {
        switch anchor {
        case .rect(let source): source.rectangle?.offsetBy(dx: frame.minX, dy: frame.minY) ?? frame
        case .point(let point):
            CGRect(
                x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y, width: 0, height: 0)
        }
    }
}

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
            target: target, edge: edge, isSheet: isSheet, isCover: options.adaptation == .fullScreenCover, room: room
        ) {
            Color(white: 0, opacity: isShown && isSheet ? (colorScheme == .light ? 0.28 : 0.5) : 0)
                .interaction { responder, _ in
                    responder.onDown = { _, _ in }
                    responder.onUp = { _, _ in if isDismissible { dismiss() } }
                }
            panel(options, page)
                .environment(\.presentationOptions, list)
                .modifier(BarColorScheme(colorScheme: options.colorScheme))
                .semantics(Semantics(role: .sheet))
                .scaleEffect(isShown ? 1 : 0.97)
                .opacity(isShown ? 1 : 0.2)
                .popup(isSheet ? nil : PopupPlace(anchor: target, edge: edge))
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

    private func panel(_ options: PresentationOptions, _ page: SteadyView<Content>) -> some View {
        let shape = RoundedRectangle(cornerRadius: options.cornerRadius ?? 11)
        return BarredPage(showsTitle: false) { page }
            .clipShape(shape)
            .background {
                if let given = options.background {
                    given().clipShape(shape)
                } else {
                    shape.fill(Color(Theme.raisedBackground(colorScheme)))
                        .shadow(color: Color(white: 0, opacity: 0.3), radius: 22, y: 8)
                }
                Color.clear.contentShape(Rectangle()).interaction { responder, _ in responder.onDown = { _, _ in } }
            }
            .overlay { shape.strokeBorder(Theme.separator(colorScheme), lineWidth: 1).allowsHitTesting(false) }
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .group)
        semantics.isModal = true
        return semantics
    }
}

/// Puts a panel beside a rectangle: at an edge of it, or at the opposite one, always within the window.
struct AnchoredPanelLayout: Layout {
    let target: CGRect
    /// The edge of the rectangle at which the panel stands.
    let edge: Edge
    var isSheet = false
    var isCover = false
    /// What there is outside of the window; nil for nothing. There it is the host that keeps the panel from leaving the screen.
    var room: CGSize?
    private static let gap: CGFloat = 8
    private static let margin: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        if isSheet {
            var nothing: Void = ()
            SheetLayout(isCover: isCover)
                .placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &nothing)
            return
        }
        subviews[0].placeBehindPanel(in: bounds, room: room)
        let most = CGSize(
            width: (room ?? bounds.size).width - 2 * Self.margin, height: (room ?? bounds.size).height - 2 * Self.margin
        )
        let ideal = subviews[1].sizeThatFits(.unspecified)
        let size = CGSize(width: min(ideal.width, most.width), height: min(ideal.height, most.height))
        let area = room.map { bounds.insetBy(dx: -$0.width, dy: -$0.height) } ?? bounds
        let origin = Self.origin(of: size, at: edge, of: target, in: area)
        subviews[1].place(at: origin, proposal: ProposedViewSize(size))
    }

    /// The top left corner of a panel of a size.
    static func origin(of size: CGSize, at edge: Edge, of target: CGRect, in bounds: CGRect) -> CGPoint {
        let room: [Edge: CGFloat] = [
            .top: target.minY - bounds.minY, .bottom: bounds.maxY - target.maxY,
            .leading: target.minX - bounds.minX, .trailing: bounds.maxX - target.maxX,
        ]
        let opposite: [Edge: Edge] = [.top: .bottom, .bottom: .top, .leading: .trailing, .trailing: .leading]
        let isVertical = edge == .top || edge == .bottom
        let needed = (isVertical ? size.height : size.width) + gap + margin
        // The arrow's edge is that of the target: the panel stands beyond it, unless the other side has the room.
        let other = opposite[edge]!
        let chosen = room[edge]! >= needed || room[other]! < needed && room[edge]! >= room[other]! ? edge : other
        var origin: CGPoint
        switch chosen {
        case .top: origin = CGPoint(x: target.midX - size.width / 2, y: target.minY - gap - size.height)
        case .bottom: origin = CGPoint(x: target.midX - size.width / 2, y: target.maxY + gap)
        case .leading: origin = CGPoint(x: target.minX - gap - size.width, y: target.midY - size.height / 2)
        case .trailing: origin = CGPoint(x: target.maxX + gap, y: target.midY - size.height / 2)
        }
        origin.x = min(max(origin.x, bounds.minX + margin), max(bounds.maxX - margin - size.width, bounds.minX))
        origin.y = min(max(origin.y, bounds.minY + margin), max(bounds.maxY - margin - size.height, bounds.minY))
        return origin
    }
}
