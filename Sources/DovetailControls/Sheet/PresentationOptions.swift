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
    var allowsBackground: Bool?
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
        allowsBackground = allowsBackground ?? inner.allowsBackground
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

    /// How big the sheet around this view is.
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

    /// Whether what is behind the sheet around this view can be used.
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        presentationOption { $0.allowsBackground = interaction.isEnabled }
    }

    /// Whether scrolling comes before resizing. Content always scrolls here.
    nonisolated public func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View { self }
}

/// A height that a sheet may have.
public struct PresentationDetent: Hashable, Sendable {
    /// What a detent is computed from.
    @dynamicMemberLookup
    public struct Context {
        /// The greatest height that the sheet can have, in points.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }

    private enum Kind: Hashable {
        case fraction(CGFloat), height(CGFloat), custom(ObjectIdentifier), computed(String)
    }

    private let kind: Kind
    private let make: @Sendable (Context) -> CGFloat?

    private init(_ kind: Kind, make: @escaping @Sendable (Context) -> CGFloat?) {
        self.kind = kind
        self.make = make
    }

    /// About half of the window.
    public static let medium = fraction(0.5)
    /// All of the window.
    public static let large = fraction(1)
    /// A part of the window.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(.fraction(fraction)) { $0.maxDetentValue * fraction }
    }
    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(.height(height)) { _ in height }
    }
    /// A height that a type computes.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(.custom(ObjectIdentifier(type))) { D.height(in: $0) }
    }

    /// A height that a closure computes. Two with one name are equal.
    package static func computed(
        by name: String, _ height: @escaping @Sendable (Context) -> CGFloat?
    ) -> PresentationDetent {
        PresentationDetent(.computed(name), make: height)
    }

    /// Its height; nil if it is not available.
    func height(in most: CGFloat, _ environment: EnvironmentValues) -> CGFloat? {
        make(Context(maxDetentValue: most, environment: environment)).map { min(max($0, 0), most) }
    }

    public static func == (left: PresentationDetent, right: PresentationDetent) -> Bool { left.kind == right.kind }
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// Computes a height for a sheet.
public protocol CustomPresentationDetent {
    /// The height in points; nil if the sheet cannot have it.
    static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
    public typealias Context = PresentationDetent.Context
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
    let isEnabled: Bool?
    public static let automatic = PresentationBackgroundInteraction(isEnabled: nil)
    public static let enabled = PresentationBackgroundInteraction(isEnabled: true)
    public static let disabled = PresentationBackgroundInteraction(isEnabled: false)
    /// Up to a height of the sheet; here at all heights.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .enabled }
}

/// Whether scrolling comes before resizing.
public struct PresentationContentInteraction: Hashable, Sendable {
    private let name: String
    public static let automatic = PresentationContentInteraction(name: "automatic")
    public static let resizes = PresentationContentInteraction(name: "resizes")
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// How big a sheet is.
public protocol PresentationSizing: Sendable {
    /// The size for a sheet in a window, in points.
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// The content of a sheet, for a ``PresentationSizing`` to measure.
public struct PresentationSizingRoot {
    let measure: (ProposedViewSize) -> CGSize
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// The window of a sheet, for a ``PresentationSizing``.
public struct PresentationSizingContext {
    let window: CGSize
}

/// As big as the content wants to be, within limits.
public struct AutomaticPresentationSizing: PresentationSizing {
    public init() {}
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        .unspecified
    }
}

/// As big as the content wants to be, along one axis or both.
public struct FittedPresentationSizing: PresentationSizing {
    public init() {}
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        ProposedViewSize(root.sizeThatFits(.unspecified))
    }
}

/// A page of text.
public struct PagePresentationSizing: PresentationSizing {
    public init() {}
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        ProposedViewSize(width: 700, height: context.window.height)
    }
}

/// A form.
public struct FormPresentationSizing: PresentationSizing {
    public init() {}
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        ProposedViewSize(width: 540, height: 620)
    }
}

extension PresentationSizing {
    /// As this says, but along the axes named the content's ideal length.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        FittedAxesSizing(base: self, horizontal: horizontal, vertical: vertical)
    }
}

/// A size that follows the content along one axis or both.
private struct FittedAxesSizing<Base: PresentationSizing>: PresentationSizing {
    let base: Base
    let horizontal: Bool
    let vertical: Bool

    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        var size = base.proposedSize(for: root, context: context)
        if horizontal { size.width = root.sizeThatFits(.unspecified).width }
        if vertical { size.height = root.sizeThatFits(ProposedViewSize(width: size.width, height: nil)).height }
        return size
    }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
extension PresentationSizing where Self == PagePresentationSizing {
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}
extension PresentationSizing where Self == FormPresentationSizing {
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}
