import Foundation

/// The requests of an analysis, with who hears of them. Each fails once.
final class WaitingRequests: @unchecked Sendable {
    private struct Waiting {
        let request: any SNRequest
        weak var observer: (any SNResultsObserving)?
    }
    private let lock = NSLock()
    private var list: [Waiting] = []

    func add(_ request: any SNRequest, _ observer: any SNResultsObserving) {
        lock.withLock { list.append(Waiting(request: request, observer: observer)) }
    }
    func remove(_ request: any SNRequest) { lock.withLock { list.removeAll { $0.request === request } } }
    func removeAll() { lock.withLock { list = [] } }

    /// Tells all that it has failed, on this thread.
    func fail() {
        let all = lock.withLock {
            defer { list = [] }
            return list
        }
        let error = SNError.absence
        for one in all { one.observer?.request(one.request, didFailWithError: error) }
    }
}
