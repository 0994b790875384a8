import DovetailBase
import Foundation

/// Something that the system starts for an app. The app itself can be started when the person logs in; helpers can't.
public final class SMAppService: NSObject, @unchecked Sendable {
    /// Whether the system starts it.
    public enum Status: Int, Sendable {
        case notRegistered = 0
        case enabled = 1
        /// The person has switched it off in the desktop's settings.
        case requiresApproval = 2
        /// There is no such service. Helpers are never found.
        case notFound = 3
    }

    /// Nil for a helper.
    private let file: AutostartFile?

    /// A service with a file of a test's; nil for a helper.
    package init(file: AutostartFile?) { self.file = file }

    /// The app itself, which is started when the person logs in: by a desktop file in `~/.config/autostart`, or `autostart` in `$XDG_CONFIG_HOME`.
    ///
    /// The file starts the program where it is now. One that is moved has to be registered again.
    public static var mainApp: SMAppService { SMAppService(file: .ofProcess) }

    /// A helper that is an app within the app. It is never found.
    public static func loginItem(identifier: String) -> SMAppService { SMAppService(file: nil) }
    /// A helper without windows. It is never found.
    public static func agent(plistName: String) -> SMAppService { SMAppService(file: nil) }
    /// A helper of the system's. It is never found.
    public static func daemon(plistName: String) -> SMAppService { SMAppService(file: nil) }

    /// Whether the system starts it. A file is read each time.
    public var status: Status {
        switch file?.state {
        case .missing: .notRegistered
        case .starts: .enabled
        case .switchedOff: .requiresApproval
        case nil: .notFound
        }
    }

    /// Has the desktop start it from the next time on that the person logs in.
    ///
    /// Throws an error of the domain `SMAppServiceErrorDomain`: ``kSMErrorLaunchDeniedByUser`` where the person has switched it off, which remains so,
    /// and ``kSMErrorJobNotFound`` for a helper, which the log tells once; or the error of the file that can't be written.
    public func register() throws {
        guard let file else { throw Self.missing() }
        guard file.state != .switchedOff else {
            throw Self.error(kSMErrorLaunchDeniedByUser, "The person has switched off that the app is started.")
        }
        try file.write()
    }

    /// Has the desktop start it no longer. One that was not registered is no error.
    ///
    /// Throws ``kSMErrorJobNotFound`` for a helper, or the error of the file that can't be removed.
    public func unregister() throws {
        guard let file else { throw Self.missing() }
        try file.remove()
    }

    /// The same for what waits by `await`, which has nothing to wait for.
    public func unregister() async throws {
        guard let file else { throw Self.missing() }
        try file.remove()
    }

    /// The same. The closure is called before the function returns.
    public func unregister(completionHandler handler: @escaping ((any Error)?) -> Void) {
        do {
            try unregister()
            handler(nil)
        } catch { handler(error) }
    }

    /// Opens nothing, which the log tells once: desktops have no common page of what is started.
    public static func openSystemSettingsLoginItems() {
        Log.warnOnce(
            "ServiceManagement.settings", "ServiceManagement: the desktop's page of what it starts is not opened")
    }

    private static func missing() -> NSError {
        Log.warnOnce(
            "ServiceManagement", "ServiceManagement: the system starts no helpers of apps, the app itself alone")
        return error(kSMErrorJobNotFound, "The system starts no helpers of apps.")
    }

    private static func error(_ code: Int, _ text: String) -> NSError {
        NSError(domain: "SMAppServiceErrorDomain", code: code, userInfo: [NSLocalizedDescriptionKey: text])
    }
}
