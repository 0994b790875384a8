import DovetailCore

/// Marks that are drawn as one: what modifiers around them do happens to their common picture. Never changes.
final class MarkLayer: Equatable {
    let id: Int
    /// The marks whose picture the layer shows through; nil if it shows all of itself.
    let mask: [Mark]?
    /// The look that an app gives the layer with modifiers of views.
    let style: LayerStyle?
    /// What is said around the layer.
    let opacity: Double
    let effects: [MarkEffect]

    init(id: Int, mask: [Mark]?, style: LayerStyle?, opacity: Double, effects: [MarkEffect]) {
        self.id = id
        self.mask = mask
        self.style = style
        self.opacity = opacity
        self.effects = effects
    }

    /// Doubt means different: views cannot be compared.
    static func == (left: MarkLayer, right: MarkLayer) -> Bool {
        if left === right { return true }
        guard left.style == nil, right.style == nil, left.id == right.id, left.opacity == right.opacity,
            left.effects == right.effects, left.mask?.count == right.mask?.count
        else { return false }
        return zip(left.mask ?? [], right.mask ?? []).allSatisfy { $0 === $1 }
    }
}

/// Modifiers of views around a placeholder that stands for marks.
struct LayerStyle {
    private let styled: AnyView
    private let slot: PlaceholderSlot

    init<Content, V: View>(_ style: (PlaceholderContentView<Content>) -> V) {
        slot = PlaceholderSlot()
        styled = AnyView(style(PlaceholderContentView(slot)))
    }

    /// Puts the modifiers around a view.
    @MainActor
    func applied(to content: some View) -> some View { content.modifier(Modifier(styled: styled, slot: slot)) }

    private struct Modifier: ViewModifier {
        let styled: AnyView
        let slot: PlaceholderSlot

        func body(content: Content) -> some View {
            slot.makeList = PlaceholderSlot(content).makeList
            return styled
        }
    }
}
