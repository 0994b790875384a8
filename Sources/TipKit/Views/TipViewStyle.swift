/// How tips look.
@MainActor @preconcurrency
public protocol TipViewStyle {
    associatedtype Body: View
    typealias Configuration = TipViewStyleConfiguration
    /// The look of a tip.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a tip.
@MainActor @preconcurrency
public struct TipViewStyleConfiguration {
    /// The tip. A style has it closed by `tip.invalidate(reason: .tipClosed)`.
    public let tip: any Tip
    /// What it is about.
    public var title: Text? { tip.title }
    /// More of it.
    public var message: Text? { tip.message }
    /// Its picture.
    public var image: Image? { tip.image }
    /// Its buttons. Their handlers tell the view that shows the tip, too.
    public var actions: [Tips.Action] {
        let press = press
        return tip.placedActions.map { action in
            var told = Tips.Action(id: action.id, disabled: action.isDisabled, perform: { press(action) }, action.label)
            told.index = action.index
            return told
        }
    }
    /// The edge that has an arrow.
    public let arrowEdge: Edge?
    let isPopover: Bool
    private let press: @Sendable (Tips.Action) -> Void

    init(tip: any Tip, arrowEdge: Edge?, isPopover: Bool, press: @escaping (Tips.Action) -> Void) {
        (self.tip, self.arrowEdge, self.isPopover) = (tip, arrowEdge, isPopover)
        // Buttons press on the main thread.
        nonisolated(unsafe) let press = press
        self.press = { press($0) }
    }
}

/// A card with picture, texts, buttons and one to close it.
public struct MiniTipViewStyle: TipViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { TipCard(configuration: configuration) }
}

extension TipViewStyle where Self == MiniTipViewStyle {
    /// A card with picture, texts, buttons and one to close it.
    nonisolated public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

private struct TipViewStyleKey: EnvironmentKey {
    static var defaultValue: @MainActor (TipViewStyleConfiguration) -> AnyView {
        { AnyView(MiniTipViewStyle().makeBody(configuration: $0)) }
    }
}

extension EnvironmentValues {
    var tipViewStyle: @MainActor (TipViewStyleConfiguration) -> AnyView {
        get { self[TipViewStyleKey.self] }
        set { self[TipViewStyleKey.self] = newValue }
    }
}

extension View {
    /// How tips inside look.
    nonisolated public func tipViewStyle<Style: TipViewStyle>(_ style: Style) -> some View {
        // Asked for a body on the main thread alone.
        nonisolated(unsafe) let style = style
        return environment(\.tipViewStyle) { AnyView(style.makeBody(configuration: $0)) }
    }
}
