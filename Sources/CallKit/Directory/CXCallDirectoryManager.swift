import Foundation

/// A telephone number with its country's, as digits.
public typealias CXCallDirectoryPhoneNumber = Int64
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The highest one.
public let CXCallDirectoryPhoneNumberMax = CXCallDirectoryPhoneNumber.max

/// Lists of numbers that are known or blocked, which extensions of apps bring. There are no such extensions: each call completes with
/// ``CXErrorCodeCallDirectoryManagerError/Code/noExtensionFound``, on a queue of the system's, and the log tells once.
open class CXCallDirectoryManager: NSObject, @unchecked Sendable {
    /// Whether a person has turned an extension on.
    public enum EnabledStatus: Int, Sendable {
        case unknown
        case disabled
        case enabled
    }
    open class var sharedInstance: CXCallDirectoryManager { shared }
    private static let shared = CXCallDirectoryManager()
    private static var error: CXErrorCodeCallDirectoryManagerError {
        Absence.tell()
        return CXErrorCodeCallDirectoryManagerError(.noExtensionFound)
    }

    /// Reads an extension's list again. Completes with ``CXErrorCodeCallDirectoryManagerError``.
    @preconcurrency open func reloadExtension(
        withIdentifier identifier: String, completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        let error = Self.error
        DispatchQueue.global().async { completion?(error) }
    }
    /// Reads an extension's list again. Throws ``CXErrorCodeCallDirectoryManagerError``.
    open func reloadExtension(withIdentifier identifier: String) async throws { throw Self.error }
    /// Whether an extension is turned on. Completes with ``CXErrorCodeCallDirectoryManagerError``.
    @preconcurrency open func getEnabledStatusForExtension(
        withIdentifier identifier: String,
        completionHandler completion: @escaping @Sendable (EnabledStatus, (any Error)?) -> Void
    ) {
        let error = Self.error
        DispatchQueue.global().async { completion(.unknown, error) }
    }
    /// Whether an extension is turned on. Throws ``CXErrorCodeCallDirectoryManagerError``.
    open func enabledStatusForExtension(withIdentifier identifier: String) async throws -> EnabledStatus {
        throw Self.error
    }
    /// Shows where extensions are turned on. Completes with ``CXErrorCodeCallDirectoryManagerError``.
    @preconcurrency open func openSettings(completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        let error = Self.error
        DispatchQueue.global().async { completion?(error) }
    }
    /// Shows where extensions are turned on. Throws ``CXErrorCodeCallDirectoryManagerError``.
    open func openSettings() async throws { throw Self.error }
}
