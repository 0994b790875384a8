import DovetailBase
@_exported import Foundation

/// Runs an app for a moment when it is not on show, which no desktop does for apps: a request throws ``Error/Code/unavailable``, as on the systems
/// that don't run apps so. The log tells once.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    /// The one of the app.
    public static let shared = BGTaskScheduler()
    /// The domain of the errors of ``Error``.
    public static let errorDomain = "BGTaskSchedulerErrorDomain"

    private let lock = NSLock()
    // Guarded by the lock.
    private var registered: Set<String> = []

    override init() {}

    /// Why a request was not taken.
    public struct Error: CustomNSError, LocalizedError, Equatable, Sendable {
        public let code: Code
        public init(_ code: Code) { self.code = code }
        /// What can fail.
        public enum Code: Int, Sendable {
            case unavailable = 1
            case tooManyPendingTaskRequests = 2
            case notPermitted = 3

            /// Whether an error is of this kind, for `catch`.
            public static func ~= (code: Code, error: any Swift.Error) -> Bool {
                (error as? BGTaskScheduler.Error)?.code == code
            }
        }
        public static var unavailable: Code { .unavailable }
        public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
        public static var notPermitted: Code { .notPermitted }
        public static var errorDomain: String { BGTaskScheduler.errorDomain }
        public var errorCode: Int { code.rawValue }
        public var errorUserInfo: [String: Any] { errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }
        public var errorDescription: String? {
            code == .unavailable
                ? "Tasks in the background are not available on this device."
                : "The operation couldn't be completed. (\(Self.errorDomain) error \(code.rawValue).)"
        }
    }

    /// Says what is to be done for a task, which never comes. Returns whether the name was free.
    @discardableResult
    open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
        launchHandler: @escaping (BGTask) -> Void
    ) -> Bool { lock.withLock { registered.insert(identifier).inserted } }

    /// Throws that the app is not run.
    open func submit(_ taskRequest: BGTaskRequest) throws {
        Log.warnOnce("BackgroundTasks", "BackgroundTasks: this device runs no tasks of apps that are not on show")
        throw Error(.unavailable)
    }
    open func cancel(taskRequestWithIdentifier identifier: String) {}
    open func cancelAllTaskRequests() {}
    /// Tells that none is waiting.
    @preconcurrency open func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) {
        DispatchQueue.global().async { completionHandler([]) }
    }
    /// None is waiting.
    open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}

/// When an app would like to be run.
open class BGTaskRequest: NSObject, @unchecked Sendable {
    public let identifier: String
    /// Not before.
    open var earliestBeginDate: Date?
    init(name: String) { identifier = name }
}

/// For a moment, to bring something up to date.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
    public init(identifier: String) { super.init(name: identifier) }
}

/// For minutes, when nobody uses the device.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    open var requiresNetworkConnectivity = false
    open var requiresExternalPower = false
    public init(identifier: String) { super.init(name: identifier) }
}

/// An app that is run. None is here.
open class BGTask: NSObject, @unchecked Sendable {
    open var identifier: String { "" }
    open var expirationHandler: (() -> Void)?
    override init() {}
    open func setTaskCompleted(success: Bool) {}
}
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
open class BGProcessingTask: BGTask, @unchecked Sendable {}
