import AttributeGraph
import Foundation

/// A view on its own, as `#Preview` describes it.
@MainActor @preconcurrency
public struct Preview {
    /// Marks the traits that previews of views have.
    public struct ViewTraits: Sendable {}

    package let name: String?
    package let traits: [PreviewTrait<ViewTraits>]
    package let makeView: @MainActor () -> AnyView

    /// A preview with a name and traits.
    ///
    /// The closure's own type does not name the view's: where a `#Preview` declares a view and shows it, the compiler would otherwise name
    /// the view's type by its closure and the closure by its view, without end.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.name = name
        self.traits = traits
        makeView = { AnyView(body()) }
    }

    /// A preview with traits that are told already, of a view that is made anew each time.
    package init(_ name: String?, all traits: [PreviewTrait<ViewTraits>], makeView: @escaping @MainActor () -> AnyView)
    {
        self.name = name
        self.traits = traits
        self.makeView = makeView
    }

    /// The view, inside what the traits put around it.
    package func view() -> AnyView {
        traits.reduce(makeView()) { view, trait in trait.modify(view) }
    }

    package var settings: PreviewSettings {
        let settings = PreviewSettings()
        settings.name = name
        for trait in traits { trait.change(settings) }
        return settings
    }
}

/// A property of a preview. Traits of a package's own, in extensions, belong to the main actor as this does, and may make modifiers of what
/// they are given.
@MainActor @preconcurrency
public struct PreviewTrait<T>: Sendable {
    let change: (PreviewSettings) -> Void
    let modify: (AnyView) -> AnyView

    private init(
        change: @escaping (PreviewSettings) -> Void = { _ in }, modify: @escaping (AnyView) -> AnyView = { $0 }
    ) {
        self.change = change
        self.modify = modify
    }

    private init(_ orientation: InterfaceOrientation) { self.init(change: { $0.orientation = orientation }) }

    /// Several traits as one.
    public init(_ traits: PreviewTrait<T>...) {
        self.init(
            change: { settings in traits.forEach { $0.change(settings) } },
            modify: { view in traits.reduce(view) { $1.modify($0) } })
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// A device's screen.
    public static var defaultLayout: PreviewTrait<T> { PreviewTrait(change: { $0.layout = .device }) }
    /// As big as the view wants to be.
    public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(change: { $0.layout = .sizeThatFits }) }
    /// A size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
        PreviewTrait(change: { $0.layout = .fixed(width: width, height: height) })
    }
    /// The device upright.
    public static var portrait: PreviewTrait<T> { PreviewTrait(.portrait) }
    /// The device upside down.
    public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait(.portraitUpsideDown) }
    /// The device on its side.
    public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(.landscapeLeft) }
    /// The device on its other side.
    public static var landscapeRight: PreviewTrait<T> { PreviewTrait(.landscapeRight) }

    /// Puts something around the previewed view, such as a model that several previews share.
    public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait<T> {
        PreviewTrait(modify: { AnyView(PreviewModifierView(modifier: modifier, content: $0)) })
    }
}

/// What `#Preview` makes a type of. Not for use outside the macro.
public protocol PreviewRegistry {
    /// The module and file of the preview, such as “App/ContentView.swift”.
    static var fileID: String { get }
    static var line: Int { get }
    static var column: Int { get }
    @MainActor static func makePreview() throws -> Preview
}
