import DovetailCore
import DovetailPlatform
import Foundation

/// The display, as an app of one window sees it: the window in use.
///
/// On an iPhone the screen and the window are the same, and apps take the size of the one for that of the other. A window here is
/// smaller than the display, so that ``bounds`` is the window's; a body that reads it runs again when the window's size changes.
@MainActor @preconcurrency
open class UIScreen: NSObject {
    /// The one screen.
    public static let main = UIScreen()

    private override init() {}

    /// The size of the window in use, in points, and of the display before there is a window.
    open var bounds: CGRect { CGRect(origin: .zero, size: ScreenValue.windowSize) }
    /// ``bounds`` in pixels.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// Pixels for each point.
    open var scale: CGFloat { ScreenValue.scale }
    /// Pixels for each point.
    open var nativeScale: CGFloat { scale }
    /// 60: how often the display shows a picture in a second is not asked.
    open var maximumFramesPerSecond: Int { 60 }
    /// 1: how bright the display is, is the desktop's business. What is set has no effect, which the log says once.
    open var brightness: CGFloat {
        get { 1 }
        set { if newValue != 1 { Log.noteAccepted("UIScreen.brightness") } }
    }
    /// Whether the display may look darker than it can be. It is kept, and nothing else.
    open var wantsSoftwareDimming = false
    /// How near to another device the display is mirrored on. It is kept, and nothing else.
    open var mirrored: UIScreen? { nil }

    /// Sent when the display is brighter or darker. Nobody sends it: desktops do not tell.
    nonisolated public static let brightnessDidChangeNotification =
        Notification.Name("UIScreenBrightnessDidChangeNotification")
    /// Sent when the display begins or ends to be recorded. Nobody sends it: desktops do not tell.
    nonisolated public static let capturedDidChangeNotification =
        Notification.Name("UIScreenCapturedDidChangeNotification")
    /// Sent when there is another display. Nobody sends it: the desktop places windows.
    nonisolated public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    /// Sent when a display has gone. Nobody sends it.
    nonisolated public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
    /// Sent when a display has another size. Nobody sends it.
    nonisolated public static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
    /// A value by its name: `bounds`, `nativeBounds`, `scale`, `nativeScale` or `brightness`. Nil for other names, which end the program on Apple's
    /// systems. Some packages ask for the radius of the display's corners by the name that only Apple's code should know,
    /// `_displayCornerRadius`: it is 0 here.
    open func value(forKey key: String) -> Any? {
        switch key {
        case "bounds": bounds
        case "nativeBounds": nativeBounds
        case "scale": scale
        case "nativeScale": nativeScale
        case "brightness": brightness
        case "_displayCornerRadius": CGFloat(0)
        default: nil
        }
    }
    /// The screens: the one.
    public static var screens: [UIScreen] { [.main] }
    /// Whether it is recorded or shown elsewhere, too. That is not told here: false.
    open var isCaptured: Bool { false }
    /// Light or dark, and the pixels of the display.
    open var traitCollection: UITraitCollection { .current }
}
