import DovetailCore
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What the loading of one picture may take: a server can send without end, or never go on.
struct DownloadLimits {
    /// The bytes of one picture.
    var bytes = 64 << 20
    /// How often one address may lead to another.
    var redirections = 10
    /// Seconds in which nothing comes.
    var silence: TimeInterval = 60
    /// Seconds for the whole.
    var time: TimeInterval = 600
}

/// One picture on its way from a server. It ends as soon as it is known to be none or too much, so that it never holds more than
/// ``DownloadLimits/bytes``.
final class PictureDownload: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private let url: URL
    private let limits: DownloadLimits
    private let lock = NSLock()
    // All guarded by the lock.
    private var received = Data()
    private var redirections = 0
    private var continuation: CheckedContinuation<Data, any Error>?
    private var task: URLSessionDataTask?
    private var outcome: Result<Data, any Error>?

    init(_ url: URL, limits: DownloadLimits) {
        self.url = url
        self.limits = limits
    }

    /// Loads the picture, once. Throws why there is none.
    func data() async throws -> Data {
        let configuration = URLSessionConfiguration.default
        configuration.timeoutIntervalForRequest = limits.silence
        let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
        let task = session.dataTask(with: URLRequest(url: url, timeoutInterval: limits.silence))
        lock.withLock { self.task = task }
        let deadline = Task { [limits, url] in
            try await Task.sleep(nanoseconds: UInt64(max(limits.time, 0) * 1e9))
            self.end(.failure(ImageLoadingError(description: "\(url) is not there after \(Int(limits.time)) seconds")))
        }
        defer { deadline.cancel() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let ended = lock.withLock {
                    if outcome == nil { self.continuation = continuation }
                    return outcome
                }
                // Cancelled before it began.
                if let ended { continuation.resume(with: ended) } else { task.resume() }
                // A session keeps its delegate until it is told that no more tasks come.
                session.finishTasksAndInvalidate()
            }
        } onCancel: {
            end(.failure(CancellationError()))
        }
    }

    /// The first outcome counts; what was received is let go of.
    ///
    /// - Parameter isOver: Whether the task has ended by itself. Foundation for Linux still takes it for running while it tells that, and ends the program
    ///   where it is cancelled then: it would end twice.
    private func end(_ outcome: Result<Data, any Error>, isOver: Bool = false) {
        let (continuation, task) = lock.withLock {
            guard self.outcome == nil else {
                return (nil, nil) as (CheckedContinuation<Data, any Error>?, URLSessionDataTask?)
            }
            self.outcome = outcome
            received = Data()
            defer { self.continuation = nil }
            return (self.continuation, self.task)
        }
        if !isOver { task?.cancel() }
        continuation?.resume(with: outcome)
    }

    private func fail(_ reason: String) { end(.failure(ImageLoadingError(description: reason))) }

    // MARK: What the session tells

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        let count = lock.withLock {
            redirections += 1
            return redirections
        }
        guard count <= limits.redirections else {
            completionHandler(nil)
            return fail("\(url) leads from one address to the next, more than \(limits.redirections) times")
        }
        guard ["http", "https"].contains(request.url?.scheme?.lowercased()) else {
            completionHandler(nil)
            return fail("\(url) leads to an address that is none of a server")
        }
        completionHandler(request)
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
            completionHandler(.cancel)
            return fail("the server of \(url) answers with status \(status)")
        }
        guard response.expectedContentLength <= Int64(limits.bytes) else {
            completionHandler(.cancel)
            return fail("\(url) has \(response.expectedContentLength) bytes, which is too much")
        }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let (count, head) = lock.withLock {
            if outcome == nil { received.append(data) }
            return (received.count, received.prefix(512))
        }
        if count > limits.bytes {
            fail("\(url) has more than \(limits.bytes) bytes, which is too much")
        } else if head.count == 512, !ImageDownloads.isPicture(head) {
            fail("\(url) is no picture that can be read")
        }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        if let error { return end(.failure(error), isOver: true) }
        end(.success(lock.withLock { received }), isOver: true)
    }
}
