import DovetailCore
import DovetailPlatform
import DovetailUIKit
import Foundation

extension NSWorkspace {
    /// Puts files into the trash. The closure is told, before this returns, where each is now, and the first error.
    public func recycle(_ urls: [URL], completionHandler handler: (([URL: URL], (any Error)?) -> Void)? = nil) {
        var (places, failure): ([URL: URL], (any Error)?) = ([:], nil)
        for url in urls {
            do {
                try FileManager.default.trashItem(at: url, resultingItemURL: nil)
                places[url] = url
            } catch { failure = failure ?? error }
        }
        handler?(places, failure)
    }
    /// Starts a program. Programs here have no bundles that could be opened: the closure is told an error.
    public func openApplication(
        at applicationURL: URL, configuration: OpenConfiguration,
        completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, CocoaError(.fileNoSuchFile, userInfo: [NSURLErrorKey: applicationURL])) }
    /// Starts a program. Programs here have no bundles that could be opened: throws.
    @discardableResult
    public func openApplication(
        at applicationURL: URL, configuration: OpenConfiguration
    ) async throws -> NSRunningApplication {
        throw CocoaError(.fileNoSuchFile, userInfo: [NSURLErrorKey: applicationURL])
    }
    /// Starts a program by its name: false, as programs here have no bundles.
    @discardableResult
    public func launchApplication(_ appName: String) -> Bool { false }
    /// Where a program is: nil, as programs here have no bundles.
    public func fullPath(forApplication appName: String) -> String? { nil }
    /// Hides the other programs: the desktop's business. Nothing.
    public func hideOtherApplications() {}
    /// The picture behind the windows. The desktop does not tell: nil.
    public func desktopImageURL(for screen: NSScreen) -> URL? { nil }
    /// What is told of the picture behind the windows.
    public struct DesktopImageOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let imageScaling = DesktopImageOptionKey(rawValue: "NSWorkspaceDesktopImageScalingKey")
        public static let allowClipping = DesktopImageOptionKey(rawValue: "NSWorkspaceDesktopImageAllowClippingKey")
        public static let fillColor = DesktopImageOptionKey(rawValue: "NSWorkspaceDesktopImageFillColorKey")
    }
    /// Sets the picture behind the windows. A program can't here: throws.
    public func setDesktopImageURL(_ url: URL, for screen: NSScreen, options: [DesktopImageOptionKey: Any]) throws {
        throw CocoaError(.featureUnsupported, userInfo: [NSURLErrorKey: url])
    }
    /// What is told of the picture behind the windows: nothing.
    public func desktopImageOptions(for screen: NSScreen) -> [DesktopImageOptionKey: Any]? { nil }

    /// The key of the program in a notification about one.
    nonisolated public static let applicationUserInfoKey = "NSWorkspaceApplicationKey"
    /// Sent on macOS before the machine is switched off. Not sent here.
    nonisolated public static let willPowerOffNotification = Notification.Name("NSWorkspaceWillPowerOffNotification")
    /// Sent on macOS when a disk is there. Not sent here.
    nonisolated public static let didMountNotification = Notification.Name("NSWorkspaceDidMountNotification")
    /// Sent on macOS when a disk is there no longer. Not sent here.
    nonisolated public static let didUnmountNotification = Notification.Name("NSWorkspaceDidUnmountNotification")
}
