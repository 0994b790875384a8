import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
extension NSNotification.Name {
    /// There are several devices that sound can go to, or no longer.
    public static let AVRouteDetectorMultipleRoutesDetectedDidChange =
        NSNotification.Name("AVRouteDetectorMultipleRoutesDetectedDidChangeNotification")
}

/// Looks for devices on the network that sound can go to. There is no AirPlay here, so none is found.
open class AVRouteDetector: NSObject, @unchecked Sendable {
    /// Whether it looks.
    open var isRouteDetectionEnabled = false
    /// Whether it looks for any player's routes, too.
    open var detectsCustomRoutes = false
    /// Whether there is a choice: no.
    open var multipleRoutesDetected: Bool { false }
    public override init() { super.init() }
}
