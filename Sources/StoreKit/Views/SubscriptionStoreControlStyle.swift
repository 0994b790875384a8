import SwiftUI

/// How a person chooses from subscriptions. A style of an app's own makes the controls from a configuration, and may use the parts of the usual ones:
/// ``SubscriptionStorePicker`` and ``SubscriptionStoreButton``, which are found in it as `SubscriptionPicker` and `SubscribeButton`.
@MainActor @preconcurrency
public protocol SubscriptionStoreControlStyle: Sendable {
    typealias Configuration = SubscriptionStoreControlStyleConfiguration
    associatedtype Body: View
    /// Makes the controls.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// Where the style's controls can stand.
    associatedtype Placement: SubscriptionStoreControlPlacement = AutomaticSubscriptionStoreControlPlacement
    /// What the style looks like. Not for use outside the framework.
    nonisolated var _look: _SubscriptionControlLook { get }
}

extension SubscriptionStoreControlStyle {
    nonisolated public var _look: _SubscriptionControlLook { .custom }
}

extension SubscriptionStoreControlStyle where Body == _UsualSubscriptionControls {
    public func makeBody(configuration: Configuration) -> _UsualSubscriptionControls {
        _UsualSubscriptionControls(look: _look, configuration: configuration)
    }
}

/// What a style of subscriptions looks like. Not for use outside the framework.
public enum _SubscriptionControlLook: Sendable {
    case buttons, rows, columns, pages, custom
}

/// Where controls of subscriptions stand.
public protocol SubscriptionStoreControlPlacement: Hashable, Sendable {
    /// Not for use outside the framework.
    var _place: _SubscriptionControlPlace { get }
}

/// Where controls of subscriptions stand. Not for use outside the framework.
public enum _SubscriptionControlPlace: Sendable {
    case scrollView, bottomBar, buttonsInBottomBar
}

/// Where controls of subscriptions stand.
public struct AutomaticSubscriptionStoreControlPlacement: SubscriptionStoreControlPlacement {
    public let _place: _SubscriptionControlPlace
}

extension SubscriptionStoreControlPlacement where Self == AutomaticSubscriptionStoreControlPlacement {
    /// Below what is said for the subscriptions.
    public static var automatic: Self { Self(_place: .scrollView) }
    /// Below what is said for the subscriptions, and scrolled with it.
    public static var scrollView: Self { Self(_place: .scrollView) }
    /// In a bar at the bottom.
    public static var bottomBar: Self { Self(_place: .bottomBar) }
    /// The choice is scrolled; the button that buys stands in a bar at the bottom.
    public static var buttonsInBottomBar: Self { Self(_place: .buttonsInBottomBar) }
}

/// Rows to choose from, and a button.
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    nonisolated public init() {}
    public typealias Body = _UsualSubscriptionControls
    nonisolated public var _look: _SubscriptionControlLook { .rows }
}
/// A button for each subscription.
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    nonisolated public init() {}
    public typealias Body = _UsualSubscriptionControls
    nonisolated public var _look: _SubscriptionControlLook { .buttons }
}
/// Rows to choose from, and a button.
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    nonisolated public init() {}
    public typealias Body = _UsualSubscriptionControls
    nonisolated public var _look: _SubscriptionControlLook { .rows }
}
/// Rows to choose from, and a button. It looks as ``PickerSubscriptionStoreControlStyle`` does.
public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    nonisolated public init() {}
    public typealias Body = _UsualSubscriptionControls
    nonisolated public var _look: _SubscriptionControlLook { .rows }
}
/// Columns to choose from, and a button.
public struct CompactPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    nonisolated public init() {}
    public typealias Body = _UsualSubscriptionControls
    nonisolated public var _look: _SubscriptionControlLook { .columns }
}
/// Subscriptions side by side, which are scrolled across, and a button.
public struct PagedPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    nonisolated public init() {}
    public typealias Body = _UsualSubscriptionControls
    nonisolated public var _look: _SubscriptionControlLook { .pages }
}
/// Subscriptions side by side, which are scrolled across, and a button. It looks as ``PagedPickerSubscriptionStoreControlStyle`` does.
public struct PagedProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    nonisolated public init() {}
    public typealias Body = _UsualSubscriptionControls
    nonisolated public var _look: _SubscriptionControlLook { .pages }
}

extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
    /// The usual look.
    nonisolated public static var automatic: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
    /// A button for each subscription.
    nonisolated public static var buttons: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
    /// Rows to choose from, and a button.
    nonisolated public static var picker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
    /// Rows to choose from, and a button.
    nonisolated public static var prominentPicker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == CompactPickerSubscriptionStoreControlStyle {
    /// Columns to choose from, and a button.
    nonisolated public static var compactPicker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == PagedPickerSubscriptionStoreControlStyle {
    /// Subscriptions side by side, which are scrolled across, and a button.
    nonisolated public static var pagedPicker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == PagedProminentPickerSubscriptionStoreControlStyle {
    /// Subscriptions side by side, which are scrolled across, and a button.
    nonisolated public static var pagedProminentPicker: Self { Self() }
}

/// How a view of subscriptions looks.
struct SubscriptionControls {
    var look = _SubscriptionControlLook.rows
    var place = _SubscriptionControlPlace.scrollView
    /// What is behind a subscription to choose; nil for the usual.
    var background: AnyShapeStyle?
    /// What stands before the texts of a subscription to choose; nil for nothing.
    var icon: (@MainActor (Product, Product.SubscriptionInfo) -> AnyView)?
    /// What makes the controls of a style of an app's own; nil for the usual ones.
    var make: (@MainActor (SubscriptionStoreControlStyleConfiguration) -> AnyView)?

    /// Looks as a style has it.
    mutating func take<Style: SubscriptionStoreControlStyle>(_ style: Style) {
        look = style._look
        guard look == .custom else { return make = nil }
        make = { configuration in AnyView(style.makeBody(configuration: configuration)) }
    }
}

extension EnvironmentValues {
    @Entry var subscriptionControls = SubscriptionControls()
}

extension View {
    /// Sets how a person chooses from the subscriptions of views inside.
    nonisolated public func subscriptionStoreControlStyle<Style: SubscriptionStoreControlStyle>(
        _ style: Style
    ) -> some View { transformEnvironment(\.subscriptionControls) { $0.take(style) } }
    /// Sets how a person chooses from the subscriptions of views inside, and where the controls for that stand.
    nonisolated public func subscriptionStoreControlStyle<Style: SubscriptionStoreControlStyle>(
        _ style: Style, placement: Style.Placement
    ) -> some View {
        transformEnvironment(\.subscriptionControls) {
            $0.take(style)
            $0.place = placement._place
        }
    }
    /// Sets what stands before the texts of each of the subscriptions that a person chooses from.
    nonisolated public func subscriptionStoreControlIcon(
        @ViewBuilder icon: @escaping @MainActor (Product, Product.SubscriptionInfo) -> some View
    ) -> some View {
        transformEnvironment(\.subscriptionControls) { $0.icon = { AnyView(icon($0, $1)) } }
    }
    /// Sets what is behind each of the subscriptions that a person chooses from.
    nonisolated public func subscriptionStorePickerItemBackground(_ backgroundStyle: some ShapeStyle) -> some View {
        let background = AnyShapeStyle(backgroundStyle)
        return transformEnvironment(\.subscriptionControls) { $0.background = background }
    }
}
