/// A tip within a page, where it may be shown; nothing else.
///
///     TipView(FavoriteTip(), arrowEdge: .bottom)
@MainActor @preconcurrency
public struct TipView<Content: Tip>: View {
    private let tip: Content?
    private let isPresented: Binding<Bool>?
    private let arrowEdge: Edge?
    private var anchorID: AnyHashable?
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
            if let tip, isShown {
                if let anchorID {
                    AnchoredTip(tip: tip, anchorID: anchorID, action: action)
                } else {
                    ShownTip(tip: tip, arrowEdge: arrowEdge, action: action)
                }
            }
        }
        .onChange(of: isShown, initial: true) { isPresented?.wrappedValue = isShown }
    }
}

extension TipView {
    /// Shows a tip with an arrow to a view that `tipAnchor(_:)` names, wherever that stands: above, below or beside the tip.
    ///
    /// - Parameters:
    ///   - tip: The tip; nil for none.
    ///   - isPresented: Told whether the tip is shown.
    ///   - anchorID: What the view is named by. The tip has no arrow while none is.
    ///   - action: Called with a button of the tip that was pressed.
    public init<AnchorID: Hashable>(
        _ tip: Content?, isPresented: Binding<Bool>? = nil, anchorID: AnchorID,
        action: @escaping (Tips.Action) -> Void = { _ in }
    ) {
        (self.tip, self.isPresented, arrowEdge, self.action) = (tip, isPresented, nil, action)
        self.anchorID = AnyHashable(anchorID)
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

    /// Shows a tip, if there is one, with an arrow to a view that `tipAnchor(_:)` names.
    public init<AnchorID: Hashable>(
        _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, anchorID: AnchorID,
        action: @escaping (Tips.Action) -> Void = { _ in }
    ) {
        self.tip = tip.map { AnyTip($0) }
        (self.isPresented, arrowEdge, self.action) = (isPresented, nil, action)
        self.anchorID = AnyHashable(anchorID)
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
