import Foundation

/// Shows views on their own, without the program around them.
///
/// `dovetail preview` lists, paints and shows the previews of a package: each view in `previews` is one.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    /// The views to show, each on its own.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
    /// The system that the previews are meant for. It makes no difference here.
    @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }
}

/// A system that previews are meant for.
public enum PreviewPlatform: Sendable {
    case iOS
    case macOS
    case tvOS
    case watchOS
}

/// The room that a preview gets.
public enum PreviewLayout: Sendable {
    /// That of a device's screen.
    case device
    /// What the view wants.
    case sizeThatFits
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// A device by name, such as “iPhone 15 Pro”: what counts is the size of its screen.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

/// Which side of a device is up.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
    public let id: String
    public static let portrait = InterfaceOrientation(id: "portrait")
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
    public static let allCases: [InterfaceOrientation] = [
        .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]

    var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Values that a preview is shown with, by key.
public protocol PreviewContext {
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key of a ``PreviewContext``.
public protocol PreviewContextKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
