import Foundation

/// Asks for something to be done with calls. Each request completes with ``CXErrorCodeRequestTransactionError/Code/unentitled``, on the queue that the
/// controller was made with, and the log tells once.
open class CXCallController: NSObject, @unchecked Sendable {
    /// Tells of the device's calls.
    public let callObserver = CXCallObserver()
    private let queue: DispatchQueue

    /// A controller that completes on the main queue.
    public convenience override init() { self.init(queue: .main) }
    /// A controller that completes on a queue.
    public init(queue: DispatchQueue) { self.queue = queue }

    private func error(for actions: [CXAction]) -> CXErrorCodeRequestTransactionError {
        Absence.tell()
        for action in actions { action.fail() }
        return CXErrorCodeRequestTransactionError(actions.isEmpty ? .emptyTransaction : .unentitled)
    }

    /// Asks for actions. Completes with ``CXErrorCodeRequestTransactionError``.
    @preconcurrency open func request(
        _ transaction: CXTransaction, completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        requestTransaction(with: transaction.actions, completion: completion)
    }
    /// Asks for actions. Throws ``CXErrorCodeRequestTransactionError``.
    open func request(_ transaction: CXTransaction) async throws { throw error(for: transaction.actions) }
    /// Asks for actions. Completes with ``CXErrorCodeRequestTransactionError``.
    @preconcurrency open func requestTransaction(
        with actions: [CXAction], completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        let error = error(for: actions)
        queue.async { completion(error) }
    }
    /// Asks for actions. Throws ``CXErrorCodeRequestTransactionError``.
    open func requestTransaction(with actions: [CXAction]) async throws { throw error(for: actions) }
    /// Asks for an action. Completes with ``CXErrorCodeRequestTransactionError``.
    @preconcurrency open func requestTransaction(
        with action: CXAction, completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        requestTransaction(with: [action], completion: completion)
    }
    /// Asks for an action. Throws ``CXErrorCodeRequestTransactionError``.
    open func requestTransaction(with action: CXAction) async throws { throw error(for: [action]) }
}
