import Foundation

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// How an app's windows stand on the screen.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeRight = 3
    case landscapeLeft = 4

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The ways that an app's windows may stand on the screen. A person gives windows here the shape that suits.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
}

extension UIDevice {
    /// Sent when the device is turned: never, since a computer is not.
    nonisolated public static let orientationDidChangeNotification =
        Notification.Name("UIDeviceOrientationDidChangeNotification")
    /// Sent when something comes near the display: never, since computers have nothing that finds out.
    nonisolated public static let proximityStateDidChangeNotification =
        Notification.Name("UIDeviceProximityStateDidChangeNotification")

    /// As the window in use is shaped: upright or lying.
    public var orientation: UIDeviceOrientation {
        let size = UIScreen.main.bounds.size
        return size.width > size.height ? .landscapeLeft : .portrait
    }
    /// Orientations are not watched, so nothing begins.
    public func beginGeneratingDeviceOrientationNotifications() {}
    /// Orientations are not watched, so nothing ends.
    public func endGeneratingDeviceOrientationNotifications() {}
}

extension UIWindowScene {
    /// As the window is shaped: upright or lying.
    public var interfaceOrientation: UIInterfaceOrientation {
        guard let size = windows.first?.bounds.size else { return .unknown }
        return size.width > size.height ? .landscapeLeft : .portrait
    }
}

extension UIViewController {
    /// As its window is shaped: upright or lying; unknown without one.
    public var interfaceOrientation: UIInterfaceOrientation {
        guard let size = viewIfLoaded?.window?.bounds.size else { return .unknown }
        return size.width > size.height ? .landscapeLeft : .portrait
    }
}

extension NSValue {
    /// Holds a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// Holds a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Holds a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// The rectangle that it holds.
    public var cgRectValue: CGRect { rectValue }
    /// The point that it holds.
    public var cgPointValue: CGPoint { pointValue }
    /// The size that it holds.
    public var cgSizeValue: CGSize { sizeValue }
}
