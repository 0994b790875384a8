import DovetailCore
import Foundation

/// A style of SwiftUI's own. Setting it sets how buttons are drawn; they run their actions as usual.
protocol BuiltInButtonStyle {
    nonisolated var look: AnyButtonStyle { get }
}

/// The style of buttons unless another is set: a bezel on the desktop, elsewhere the label alone in the accent colour.
public struct DefaultButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
    nonisolated public init() {}
    nonisolated var look: AnyButtonStyle { AnyButtonStyle(ButtonLook.DefaultButtonStyle()) }

    public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// A box around the label: raised on the desktop, a soft fill elsewhere.
public struct BorderedButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
    private let tint: Color?

    nonisolated public init() { tint = nil }
    /// One in a colour, as watchOS has it; elsewhere ``SwiftUI/View/tint(_:)`` says the colour.
    nonisolated public init(tint: Color) { self.tint = tint }
    nonisolated var look: AnyButtonStyle { AnyButtonStyle(ButtonLook.BorderedButtonStyle(tint: tint)) }

    public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// A box filled with the accent colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
    nonisolated public init() {}
    nonisolated var look: AnyButtonStyle { AnyButtonStyle(ButtonLook.BorderedProminentButtonStyle()) }

    public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// The label in the accent colour, with no box.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
    nonisolated public init() {}
    nonisolated var look: AnyButtonStyle { AnyButtonStyle(ButtonLook.BorderlessButtonStyle()) }

    public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// The label alone.
public struct PlainButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
    nonisolated public init() {}
    nonisolated var look: AnyButtonStyle { AnyButtonStyle(ButtonLook.PlainButtonStyle()) }

    public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// A text that looks like a link.
public struct LinkButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
    nonisolated public init() {}
    nonisolated var look: AnyButtonStyle { AnyButtonStyle(ButtonLook.LinkButtonStyle()) }

    public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// A small button of a bar below the toolbar, without a box until the pointer is over it.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
    nonisolated public init() {}
    nonisolated var look: AnyButtonStyle { AnyButtonStyle(ButtonLook.AccessoryBarButtonStyle()) }

    public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// A small button with a box, for what acts on a bar below the toolbar.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
    nonisolated public init() {}
    nonisolated var look: AnyButtonStyle { AnyButtonStyle(ButtonLook.AccessoryBarActionButtonStyle()) }

    public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}
extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
    public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}
extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
    public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
