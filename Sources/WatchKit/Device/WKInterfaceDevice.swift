import DovetailUIKit
import Foundation

/// On which arm a watch is.
public enum WKInterfaceDeviceWristLocation: Int, Sendable { case left, right }

/// On which side the crown is.
public enum WKInterfaceDeviceCrownOrientation: Int, Sendable { case left, right }

/// In which direction a language is written.
public enum WKInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// How full a battery may be told to be.
public enum WKInterfaceDeviceBatteryState: Int, Sendable { case unknown, unplugged, charging, full }

/// How much water a device stands.
public enum WKWaterResistanceRating: Int, Sendable { case ipx7, wr50, wr100 }

/// The device that the app runs on: this computer, with the window for a screen.
@MainActor @preconcurrency
open class WKInterfaceDevice: NSObject {
    private static let shared = WKInterfaceDevice()

    /// The device that the app runs on.
    open class func current() -> WKInterfaceDevice { shared }

    nonisolated public override init() {}

    /// The size of the app's window, in points.
    open var screenBounds: CGRect { UIScreen.main.bounds }
    /// How many pixels a point has.
    open var screenScale: CGFloat { UIScreen.main.scale }
    /// The name of the computer in its network.
    open var name: String { UIDevice.current.name }
    /// `Linux`.
    open var model: String { UIDevice.current.model }
    /// `Linux`.
    open var localizedModel: String { UIDevice.current.localizedModel }
    /// The name of the system, such as `Debian GNU/Linux`.
    open var systemName: String { UIDevice.current.systemName }
    /// The version of the system, such as `12`.
    open var systemVersion: String { UIDevice.current.systemVersion }
    /// The same for all starts of this app on this computer; nil where the computer has no id.
    open var identifierForVendor: UUID? { UIDevice.current.identifierForVendor }
    /// The arm of a watch that is on no arm: the left one, which is the usual one.
    open var wristLocation: WKInterfaceDeviceWristLocation { .left }
    /// The side of the crown of a watch as it comes: the right one.
    open var crownOrientation: WKInterfaceDeviceCrownOrientation { .right }
    /// What the device is least certain to stand: splashes.
    open var waterResistanceRating: WKWaterResistanceRating { .ipx7 }
    /// Whether the screen is locked against water: never.
    open var isWaterLockEnabled: Bool { false }
    /// Whether sound can come from a server: always.
    open var supportsAudioStreaming: Bool { true }
    /// In which direction the person's language is written.
    open var layoutDirection: WKInterfaceLayoutDirection {
        Locale.Language(identifier: Locale.preferredLanguages.first ?? "en").characterDirection == .rightToLeft
            ? .rightToLeft : .leftToRight
    }
    /// Whether the battery is watched.
    open var isBatteryMonitoringEnabled: Bool {
        get { UIDevice.current.isBatteryMonitoringEnabled }
        set { UIDevice.current.isBatteryMonitoringEnabled = newValue }
    }
    /// How full the battery is, from 0 to 1; -1 while it is not watched, and where there is none.
    open var batteryLevel: Float { UIDevice.current.batteryLevel }
    /// Whether the battery is being charged; unknown while it is not watched, and where there is none.
    open var batteryState: WKInterfaceDeviceBatteryState {
        switch UIDevice.current.batteryState {
        case .unplugged: .unplugged
        case .charging: .charging
        case .full: .full
        case .unknown: .unknown
        }
    }
}
