/// Something that a person may like to know about an app: its texts, and when it is shown.
///
///     struct FavoriteTip: Tip {
///         @Parameter static var isSignedIn: Bool = false
///         static let opened = Event(id: "opened")
///
///         var title: Text { Text("Save as a Favorite") }
///         var message: Text? { Text("Favorites are at the top of the list.") }
///         var image: Image? { Image(systemName: "star") }
///         var rules: [Rule] {
///             #Rule(Self.$isSignedIn) { $0 }
///             #Rule(Self.opened) { $0.donations.count >= 3 }
///         }
///     }
///
/// It is shown by a ``TipView`` or by `popoverTip(_:arrowEdge:action:)`, once ``Tips/configure(_:)`` was called. It may be asked from any thread.
public protocol Tip: Identifiable, Sendable {
    /// What it is remembered by; the type's name where it says nothing else.
    var id: String { get }
    /// What it is about.
    var title: Text { get }
    /// More of it; nil for nothing.
    var message: Text? { get }
    /// A picture beside the texts; nil for none.
    var image: Image? { get }
    /// Buttons below the texts.
    @Tips.ActionBuilder var actions: [Action] { get }
    /// What has to be true for it to be shown: all of it.
    @Tips.RuleBuilder var rules: [Rule] { get }
    /// How often it may be shown.
    @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
    public typealias Action = Tips.Action
    public typealias Rule = Tips.Rule
    public typealias Event = Tips.Event
    public typealias Status = Tips.Status
    public typealias Option = TipOption
    public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
    public typealias MaxDisplayCount = Tips.MaxDisplayCount
    public typealias MaxDisplayDuration = Tips.MaxDisplayDuration

    public var id: String { String(describing: Self.self) }
    public var message: Text? { nil }
    public var image: Image? { nil }
    public var actions: [Action] { [] }
    public var rules: [Rule] { [] }
    public var options: [any TipOption] { [] }
}

extension Tip {
    /// How things stand with it. A view that reads it is updated when that changes.
    public var status: Tips.Status { TipStore.shared.status(of: self) }
    /// Whether it may be shown now. A view that reads it is updated when that changes.
    public var shouldDisplay: Bool { TipStore.shared.mayBeShown(self) }

    /// ``status`` now, and whenever it has changed. It does not end by itself.
    public var statusUpdates: AsyncStream<Tips.Status> { TipStore.shared.values { status } }
    /// ``shouldDisplay`` now, and whenever it has changed. It does not end by itself.
    public var shouldDisplayUpdates: AsyncStream<Bool> { TipStore.shared.values { shouldDisplay } }

    /// Is never to be shown again, as when a person did what it is about.
    public func invalidate(reason: Tips.InvalidationReason) { TipStore.shared.invalidate(id, reason) }

    /// Forgets that it was shown or is no longer valid, so that it may be shown once more.
    public func resetEligibility() async { TipStore.shared.forget(id) }
}

/// A tip whose type is not known.
public struct AnyTip: Tip {
    /// The tip.
    public let base: any Tip
    public init(_ tip: any Tip) { base = tip }

    public var id: String { base.id }
    public var title: Text { base.title }
    public var message: Text? { base.message }
    public var image: Image? { base.image }
    public var actions: [Tips.Action] { base.actions }
    public var rules: [Tips.Rule] { base.rules }
    public var options: [any TipOption] { base.options }
}
