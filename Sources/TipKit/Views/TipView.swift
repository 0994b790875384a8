/// A tip within a page, where it may be shown; nothing else.
///
///     TipView(FavoriteTip(), arrowEdge: .bottom)
@MainActor @preconcurrency
public struct TipView<Content: Tip>: View {
    private let tip: Content?
    private let isPresented: Binding<Bool>?
    private let arrowEdge: Edge?
    private let action: (Tips.Action) -> Void

    /// Shows a tip.
    ///
    /// - Parameters:
    ///   - tip: The tip.
    ///   - arrowEdge: The edge that has an arrow to what the tip is about; nil for no arrow.
    ///   - action: Called with a button of the tip that was pressed.
    public init(_ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
        (self.tip, self.arrowEdge, self.action, isPresented) = (tip, arrowEdge, action, nil)
    }

    /// Shows a tip, and says whether it does.
    public init(
        _ tip: Content, isPresented: Binding<Bool>?, arrowEdge: Edge? = nil,
        action: @escaping (Tips.Action) -> Void = { _ in }
    ) {
        (self.tip, self.arrowEdge, self.action, self.isPresented) = (tip, arrowEdge, action, isPresented)
    }

    /// Shows a tip, if there is one.
    @_disfavoredOverload
    public init(_ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
        (self.tip, self.arrowEdge, self.action, isPresented) = (tip, arrowEdge, action, nil)
    }

    public var body: some View {
        let isShown = tip?.shouldDisplay == true
        Group {
            if let tip, isShown { ShownTip(tip: tip, arrowEdge: arrowEdge, action: action) }
        }
        .onChange(of: isShown, initial: true) { isPresented?.wrappedValue = isShown }
    }
}

extension TipView where Content == AnyTip {
    /// Shows a tip, if there is one.
    public init(_ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
        self.tip = tip.map { AnyTip($0) }
        (self.arrowEdge, self.action, isPresented) = (arrowEdge, action, nil)
    }

    /// Shows a tip, if there is one, and says whether it does.
    public init(
        _ tip: (any Tip)?, isPresented: Binding<Bool>?, arrowEdge: Edge? = nil,
        action: @escaping (Tips.Action) -> Void = { _ in }
    ) {
        self.tip = tip.map { AnyTip($0) }
        (self.arrowEdge, self.action, self.isPresented) = (arrowEdge, action, isPresented)
    }
}

/// A tip that is shown, in the style of the environment.
struct ShownTip: View {
    let tip: any Tip
    let arrowEdge: Edge?
    var isPopover = false
    let action: (Tips.Action) -> Void
    @Environment(\.tipViewStyle) private var style

    var body: some View {
        style(
            TipViewStyleConfiguration(tip: tip, arrowEdge: arrowEdge, isPopover: isPopover) { pressed in
                pressed.handler()
                action(pressed)
            }
        )
        .onAppear { TipStore.shared.appeared(tip) }
        .onDisappear { TipStore.shared.disappeared(tip) }
        .id(tip.id)
    }
}
