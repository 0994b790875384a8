import DovetailCore
import DovetailPlatform
import DovetailUIKit
import Foundation

/// A program that runs. Only this one is known: desktops here don't tell programs of each other.
@MainActor @preconcurrency
open class NSRunningApplication: NSObject {
    /// This program.
    public static let current = NSRunningApplication()

    /// A program that opened something: the desktop does not tell which.
    static let unknown = NSRunningApplication(isThis: false)
    private let isThis: Bool

    private init(isThis: Bool = true) { self.isThis = isThis }

    /// The name of the program.
    open var localizedName: String? { isThis ? StorageFolders.applicationTitle : nil }
    /// The identifier of the program's bundle; nil for a program without one.
    open var bundleIdentifier: String? { isThis ? Bundle.main.bundleIdentifier : nil }
    /// The folder of the program.
    open var bundleURL: URL? { isThis ? Bundle.main.bundleURL : nil }
    /// The number of the process; -1 where it is not known.
    open var processIdentifier: Int32 { isThis ? ProcessInfo.processInfo.processIdentifier : -1 }
    /// Whether one of its windows is in use.
    open var isActive: Bool { isThis && NSApplication.shared.isActive }
    /// Whether the program was hidden. Programs are not hidden here.
    open var isHidden: Bool { false }
    /// Whether the program has ended.
    open var isTerminated: Bool { false }
    /// What the program was told to be among others.
    open var activationPolicy: NSApplication.ActivationPolicy { NSApplication.shared.activationPolicy() }
    /// The picture of the program.
    open var icon: NSImage? { isThis ? NSApplication.shared.applicationIconImage : nil }
    /// Brings the window that was last used to the front. Returns whether there is one.
    @discardableResult
    open func activate(options: NSApplication.ActivationOptions = []) -> Bool {
        guard isThis else { return false }
        NSApplication.shared.activate()
        return ProgramWindows.ofProgram.current != nil
    }
    /// The programs of a bundle that run, as far as they are known: this one, or none.
    open class func runningApplications(withBundleIdentifier bundleIdentifier: String) -> [NSRunningApplication] {
        current.bundleIdentifier == bundleIdentifier ? [current] : []
    }
    /// The program of a process; nil for others than this one, of which nothing is known.
    public convenience init?(processIdentifier pid: Int32) {
        guard pid == ProcessInfo.processInfo.processIdentifier else { return nil }
        self.init(isThis: true)
    }
    /// Minimises the program's windows, as ``NSApplication/hide(_:)`` does. Returns whether it is this program.
    @discardableResult
    open func hide() -> Bool {
        if isThis { NSApplication.shared.hide(nil) }
        return isThis
    }
    /// Brings the program's windows back. Returns whether it is this program.
    @discardableResult
    open func unhide() -> Bool {
        if isThis { NSApplication.shared.unhide(nil) }
        return isThis
    }
    /// Ends the program without asking it. Returns whether it does: of others nothing is known.
    @discardableResult
    open func forceTerminate() -> Bool {
        guard isThis else { return false }
        exit(0)
    }
    /// Ends the program. Returns whether it does: of others nothing is known.
    @discardableResult
    open func terminate() -> Bool {
        guard isThis else { return false }
        NSApplication.shared.terminate(nil)
        return true
    }
}

extension NSApplication {
    /// How a program is brought to the front.
    public struct ActivationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let activateAllWindows = ActivationOptions(rawValue: 1)
        public static let activateIgnoringOtherApps = ActivationOptions(rawValue: 2)
    }

    /// Sent on macOS when displays come and go. Not sent here.
    nonisolated public static let didChangeScreenParametersNotification = Notification.Name(
        "NSApplicationDidChangeScreenParametersNotification")
}

extension NSWorkspace {
    /// The programs that run, as far as they are known: this one.
    public var runningApplications: [NSRunningApplication] { [.current] }
    /// The program in use: this one, or nil when it is not.
    public var frontmostApplication: NSRunningApplication? { NSApplication.shared.isActive ? .current : nil }
    /// The same as ``frontmostApplication``.
    public var menuBarOwningApplication: NSRunningApplication? { frontmostApplication }

    private var settings: EnvironmentValues { ProgramWindows.ofProgram.current?.environment ?? EnvironmentValues() }
    /// Whether the desktop asks for less motion.
    public var accessibilityDisplayShouldReduceMotion: Bool { settings.accessibilityReduceMotion }
    /// Whether the desktop asks for less that shines through.
    public var accessibilityDisplayShouldReduceTransparency: Bool { settings.accessibilityReduceTransparency }
    /// Whether the desktop asks for more contrast.
    public var accessibilityDisplayShouldIncreaseContrast: Bool { settings.colorSchemeContrast == .increased }
    /// Whether the desktop asks not to tell things apart by colour alone.
    public var accessibilityDisplayShouldDifferentiateWithoutColor: Bool {
        settings.accessibilityDifferentiateWithoutColor
    }

    /// Sent on macOS when another desktop is shown. Not sent here, as all others down from here.
    nonisolated public static let activeSpaceDidChangeNotification = Notification.Name(
        "NSWorkspaceActiveSpaceDidChangeNotification")
    nonisolated public static let didActivateApplicationNotification = Notification.Name(
        "NSWorkspaceDidActivateApplicationNotification")
    nonisolated public static let didLaunchApplicationNotification = Notification.Name(
        "NSWorkspaceDidLaunchApplicationNotification")
    nonisolated public static let didTerminateApplicationNotification = Notification.Name(
        "NSWorkspaceDidTerminateApplicationNotification")
    nonisolated public static let willLaunchApplicationNotification = Notification.Name(
        "NSWorkspaceWillLaunchApplicationNotification")
    nonisolated public static let didHideApplicationNotification = Notification.Name(
        "NSWorkspaceDidHideApplicationNotification")
    nonisolated public static let didUnhideApplicationNotification = Notification.Name(
        "NSWorkspaceDidUnhideApplicationNotification")
    nonisolated public static let didDeactivateApplicationNotification = Notification.Name(
        "NSWorkspaceDidDeactivateApplicationNotification")
    nonisolated public static let accessibilityDisplayOptionsDidChangeNotification = Notification.Name(
        "NSWorkspaceAccessibilityDisplayOptionsDidChangeNotification")
    nonisolated public static let didRenameVolumeNotification = Notification.Name(
        "NSWorkspaceDidRenameVolumeNotification")
    nonisolated public static let willUnmountNotification = Notification.Name(
        "NSWorkspaceWillUnmountNotification")
    nonisolated public static let didChangeFileLabelsNotification = Notification.Name(
        "NSWorkspaceDidChangeFileLabelsNotification")
    nonisolated public static let screensDidSleepNotification = Notification.Name(
        "NSWorkspaceScreensDidSleepNotification")
    nonisolated public static let screensDidWakeNotification = Notification.Name(
        "NSWorkspaceScreensDidWakeNotification")
    nonisolated public static let sessionDidBecomeActiveNotification = Notification.Name(
        "NSWorkspaceSessionDidBecomeActiveNotification")
    nonisolated public static let sessionDidResignActiveNotification = Notification.Name(
        "NSWorkspaceSessionDidResignActiveNotification")
}

extension NSScreen {
    /// What the display is called.
    public var localizedName: String { "Display" }
    /// What covers the display at its sides, such as a camera, in points: nothing.
    public var safeAreaInsets: NSEdgeInsets { NSEdgeInsets() }
    /// The part of the display beside a camera: none.
    public var auxiliaryTopLeftArea: CGRect? { nil }
    /// The part of the display beside a camera: none.
    public var auxiliaryTopRightArea: CGRect? { nil }
    /// The most frames in a second that are drawn.
    public var maximumFramesPerSecond: Int { 60 }
    /// What is known of the display: its size and its pixels for each inch.
    public var deviceDescription: [NSDeviceDescriptionKey: Any] {
        let density = 72 * backingScaleFactor
        return [
            .size: frame.size, .resolution: CGSize(width: density, height: density), .isScreen: "YES",
            NSDeviceDescriptionKey("NSScreenNumber"): NSNumber(value: 0),
        ]
    }
}

/// What is told of a display.
public struct NSDeviceDescriptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let size = NSDeviceDescriptionKey("NSDeviceSize")
    public static let resolution = NSDeviceDescriptionKey("NSDeviceResolution")
    public static let isScreen = NSDeviceDescriptionKey("NSDeviceIsScreen")
}

/// Feedback that is felt on a trackpad. Those here give none, so that nothing is felt.
public class NSHapticFeedbackManager: NSObject {
    /// What is felt.
    public enum FeedbackPattern: Int, Sendable { case generic, alignment, levelChange }
    /// When it is felt.
    public enum PerformanceTime: UInt, Sendable { case `default`, now, drawCompleted }

    private struct None: NSHapticFeedbackPerformer {
        func perform(
            _ pattern: FeedbackPattern, performanceTime: PerformanceTime
        ) {}
    }
    /// What gives feedback.
    public class var defaultPerformer: any NSHapticFeedbackPerformer { None() }
}

/// Gives feedback that is felt.
public protocol NSHapticFeedbackPerformer {
    func perform(
        _ pattern: NSHapticFeedbackManager.FeedbackPattern,
        performanceTime: NSHapticFeedbackManager.PerformanceTime)
}
