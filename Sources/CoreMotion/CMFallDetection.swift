import Foundation

/// Notices falls, as a watch does, which no computer is.
open class CMFallDetectionManager: NSObject {
    public override init() {}
    /// Whether falls are noticed: never.
    open class var isAvailable: Bool { false }
    /// Whether the app may hear of them: it may not.
    open var authorizationStatus: CMAuthorizationStatus { .restricted }
    /// Hears of falls. Nothing is ever told here.
    open weak var delegate: (any CMFallDetectionDelegate)?
    /// Asks whether the app may hear of falls. The answer is no.
    @preconcurrency open func requestAuthorization(handler: @escaping @Sendable (CMAuthorizationStatus) -> Void) {
        DispatchQueue.main.async { handler(.restricted) }
    }
}

/// Hears of falls.
public protocol CMFallDetectionDelegate: NSObjectProtocol {
    /// Somebody fell.
    func fallDetectionManager(_ fallDetectionManager: CMFallDetectionManager, didDetect event: CMFallDetectionEvent)
    /// The person allows it, or no longer does.
    func fallDetectionManagerDidChangeAuthorization(_ fallDetectionManager: CMFallDetectionManager)
}

extension CMFallDetectionDelegate {
    public func fallDetectionManager(
        _ fallDetectionManager: CMFallDetectionManager, didDetect event: CMFallDetectionEvent
    ) {}
    public func fallDetectionManagerDidChangeAuthorization(_ fallDetectionManager: CMFallDetectionManager) {}
}

/// A fall. There is none here.
open class CMFallDetectionEvent: NSObject {
    /// What the person said of it.
    public enum UserResolution: Int, Sendable { case confirmed, dismissed, rejected, unresponsive }

    override init() {}
    open var date: Date { .distantPast }
    open var resolution: UserResolution { .dismissed }
}
