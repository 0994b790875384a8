import Foundation

/// Tells the sounds of a file apart, which is not done here: those who wait for it are told ``SNError/Code/operationFailed``. The log tells once.
open class SNAudioFileAnalyzer: NSObject, @unchecked Sendable {
    private let waiting = WaitingRequests()

    /// Looks for a file. Throws ``SNError/Code/invalidFile`` where there is none to read.
    public init(url: URL) throws {
        guard url.isFileURL, FileManager.default.isReadableFile(atPath: url.path) else { throw SNError(.invalidFile) }
    }

    /// Adds a request, and who hears of it. Nobody is kept for that.
    open func add(_ request: any SNRequest, withObserver observer: any SNResultsObserving) throws {
        waiting.add(request, observer)
    }
    /// Takes a request away.
    open func remove(_ request: any SNRequest) { waiting.remove(request) }
    /// Takes all requests away.
    open func removeAllRequests() { waiting.removeAll() }

    /// Begins, and comes back when those who wait were told.
    open func analyze() { waiting.fail() }
    /// Begins. Those who wait are told on a queue of the system's, and then the completion: whether the end of the file was reached, which it was not.
    @preconcurrency open func analyze(completionHandler: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.global().async { [waiting] in
            waiting.fail()
            completionHandler(false)
        }
    }
    /// Begins, and tells those who wait.
    /// - Returns: Whether the end of the file was reached: no.
    open func analyze() async -> Bool {
        waiting.fail()
        return false
    }
    /// Ends it. Those who wait hear nothing.
    open func cancelAnalysis() { waiting.removeAll() }
}
