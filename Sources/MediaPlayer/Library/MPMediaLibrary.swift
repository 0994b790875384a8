import DovetailBase
import Foundation

/// Whether an app may see the library.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
    case notDetermined
    case denied
    case restricted
    case authorized
}

/// The library of a person's music. It is empty, as on a device without music: apps may see that.
///
/// Desktops have no such library that programs share; what plays music keeps its own. The log tells once.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
    private static let library = MPMediaLibrary()

    override init() {}
    open class func `default`() -> MPMediaLibrary { library }
    /// Apps may see it.
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .authorized }

    /// Asks nobody. The answer is told on a thread of its own.
    @preconcurrency open class func requestAuthorization(
        _ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
    ) {
        Absence.tellOnce()
        DispatchQueue.global().async { handler(.authorized) }
    }
    /// Asks nobody.
    open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus {
        Absence.tellOnce()
        return .authorized
    }

    /// It never changes.
    open var lastModifiedDate: Date { .distantPast }
    open func beginGeneratingLibraryChangeNotifications() {}
    open func endGeneratingLibraryChangeNotifications() {}
}

/// Why something could not be done.
public struct MPError: CustomNSError, LocalizedError, Equatable, Sendable {
    public let code: Code
    public init(_ code: Code) { self.code = code }
    /// What can fail.
    public enum Code: Int, Sendable {
        case unknown
        case permissionDenied
        case cloudServiceCapabilityMissing
        case networkConnectionFailed
        case notFound
        case notSupported
        case cancelled
        case requestTimedOut

        /// Whether an error is of this kind, for `catch`.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? MPError)?.code == code }
    }
    public static var errorDomain: String { "MPErrorDomain" }
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? { "There is no library of music here." }
}

/// What is told of the library.
enum Absence {
    static func tellOnce() {
        Log.warnOnce(
            "music library", "MediaPlayer: there is no library of music; what apps look for in it is not found")
    }
}
