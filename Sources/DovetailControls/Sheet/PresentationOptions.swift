import DovetailCore
import Foundation

/// What the content of a presentation says of how it is shown. Nil leaves it to others.
struct PresentationOptions {
    var detents: Set<PresentationDetent>?
    var selection: Binding<PresentationDetent>?
    var dragIndicator: Visibility?
    var isDismissDisabled: Bool?
    var cornerRadius: CGFloat?
    var background: (@MainActor () -> AnyView)?
    var sizing: (any PresentationSizing)?
    var adaptation: PresentationAdaptation?
    var backgroundInteraction: PresentationBackgroundInteraction?
    var colorScheme: ColorScheme?

    nonisolated init() {}

    /// Takes over what has not been said yet.
    mutating func fill(from inner: PresentationOptions) {
        detents = detents ?? inner.detents
        selection = selection ?? inner.selection
        dragIndicator = dragIndicator ?? inner.dragIndicator
        // One view that is not to be lost is enough.
        isDismissDisabled = (isDismissDisabled ?? false) || (inner.isDismissDisabled ?? false)
        cornerRadius = cornerRadius ?? inner.cornerRadius
        background = background ?? inner.background
        sizing = sizing ?? inner.sizing
        adaptation = adaptation ?? inner.adaptation
        backgroundInteraction = backgroundInteraction ?? inner.backgroundInteraction
        colorScheme = colorScheme ?? inner.colorScheme
    }

    init(_ entries: [DeclarationList<PresentationOptions>.Entry]) {
        for entry in entries { fill(from: entry.value) }
    }
}

private struct PresentationOptionsKey: EnvironmentKey {
    static var defaultValue: DeclarationList<PresentationOptions>? { nil }
}

extension EnvironmentValues {
    /// What is said of the presentation around; nil outside presentations.
    var presentationOptions: DeclarationList<PresentationOptions>? {
        get { self[PresentationOptionsKey.self] }
        set { self[PresentationOptionsKey.self] = newValue }
    }
}

extension View {
    nonisolated func presentationOption(_ change: (inout PresentationOptions) -> Void) -> some View {
        var options = PresentationOptions()
        change(&options)
        return modifier(DeclarationModifier(options, in: { $0.presentationOptions }))
    }

    /// The heights that the sheet around this view may have. It begins with the least.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        presentationOption { $0.detents = detents }
    }

    /// The heights that the sheet around this view may have, and which of them it has.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        presentationOption {
            $0.detents = detents
            $0.selection = selection
        }
    }

    /// Whether the sheet around this view shows a grip, which takes it from one height to the next.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        presentationOption { $0.dragIndicator = visibility }
    }

    /// Whether a person can close the sheet or popover around this view other than by what is in it.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        presentationOption { $0.isDismissDisabled = isDisabled }
    }

    /// The radius of the corners of the sheet around this view, in points; nil for the usual one.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        presentationOption { $0.cornerRadius = cornerRadius }
    }

    /// What is behind the content of the sheet around this view.
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        presentationOption { $0.background = { AnyView(Rectangle().fill(style)) } }
    }

    /// What is behind the content of the sheet around this view.
    nonisolated public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        nonisolated(unsafe) let content = content()
        return presentationOption { $0.background = { AnyView(ZStack(alignment: alignment) { content }) } }
    }

    /// How big the sheet around this view is. A sheet that has detents, or covers a narrow window, is as wide as that, and has its height from there.
    nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        presentationOption { $0.sizing = sizing }
    }

    /// What a presentation becomes where there is little room.
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationOption { $0.adaptation = adaptation }
    }

    /// What a presentation becomes where there is little room along an axis.
    nonisolated public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> some View {
        presentationOption { $0.adaptation = horizontal }
    }

    /// Whether what is behind the sheet around this view can be used. Where it can, it is not dimmed.
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        presentationOption { $0.backgroundInteraction = interaction }
    }
}

/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
    private let name: String
    public static let automatic = PresentationAdaptation(name: "automatic")
    public static let none = PresentationAdaptation(name: "none")
    public static let popover = PresentationAdaptation(name: "popover")
    public static let sheet = PresentationAdaptation(name: "sheet")
    public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// Whether what is behind a sheet can be used.
public struct PresentationBackgroundInteraction: Sendable {
    enum Kind { case automatic, enabled, disabled, upThrough(PresentationDetent) }
    let kind: Kind
    /// It cannot.
    public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
    public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
    public static let disabled = PresentationBackgroundInteraction(kind: .disabled)
    /// It can while the sheet is no higher than a detent.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .upThrough(detent))
    }
}

/// Whether scrolling comes before resizing.
public struct PresentationContentInteraction: Hashable, Sendable {
    private let name: String
    public static let automatic = PresentationContentInteraction(name: "automatic")
    public static let resizes = PresentationContentInteraction(name: "resizes")
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}
