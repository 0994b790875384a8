extension View {
    /// Shows a tip in a popover at this view, where it may be shown.
    ///
    /// - Parameters:
    ///   - tip: The tip; nil for none.
    ///   - arrowEdge: The edge of this view that the popover is at, where there is room.
    ///   - action: Called with a button of the tip that was pressed.
    nonisolated public func popoverTip(
        _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) -> some View {
        modifier(PopoverTip(tip: tip, isPresented: nil, anchor: .rect(.bounds), edge: arrowEdge, action: action))
    }

    /// Shows a tip in a popover at a place of this view, where it may be shown, and says whether it does.
    nonisolated public func popoverTip(
        _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, attachmentAnchor: PopoverAttachmentAnchor,
        arrowEdge: Edge? = nil, action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) -> some View {
        modifier(
            PopoverTip(tip: tip, isPresented: isPresented, anchor: attachmentAnchor, edge: arrowEdge, action: action))
    }
}

private struct PopoverTip: ViewModifier {
    let tip: (any Tip)?
    let isPresented: Binding<Bool>?
    let anchor: PopoverAttachmentAnchor
    let edge: Edge?
    let action: @MainActor (Tips.Action) -> Void
    /// The tip that a person has put away by a press beside it. It is shown again when this view is.
    @State private var dismissed: String?
    @Environment(\.tipLooks) private var looks

    func body(content: Content) -> some View {
        let shown = tip.flatMap { $0.id != dismissed && $0.shouldDisplay ? $0 : nil }
        let binding = Binding(get: { shown != nil }, set: { if !$0 { dismissed = shown?.id } })
        content
            .popover(isPresented: binding, attachmentAnchor: anchor, arrowEdge: edge) {
                if let shown {
                    ShownTip(tip: shown, arrowEdge: nil, isPopover: true, action: action)
                        .presentationCompactAdaptation(.popover)
                        .presentationBackgroundInteraction(looks.backgroundInteraction ?? .automatic)
                }
            }
            .onChange(of: shown != nil, initial: true) { isPresented?.wrappedValue = shown != nil }
    }
}
