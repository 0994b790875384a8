import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking

    extension URLSession {
        /// The bytes of an answer as they come.
        ///
        ///     let (bytes, response) = try await URLSession.shared.bytes(from: url)
        ///     for try await line in bytes.lines { print(line) }
        ///
        /// They can be gone through once. When nobody does any more, the request is cancelled.
        public struct AsyncBytes: AsyncSequence, Sendable {
            public typealias Element = UInt8

            /// The request.
            public let task: URLSessionDataTask
            fileprivate let chunks: AsyncThrowingStream<Data, any Error>

            public struct AsyncIterator: AsyncIteratorProtocol {
                fileprivate var chunks: AsyncThrowingStream<Data, any Error>.Iterator
                private var chunk = Data()
                private var position = 0

                fileprivate init(_ chunks: AsyncThrowingStream<Data, any Error>) {
                    self.chunks = chunks.makeAsyncIterator()
                }

                public mutating func next() async throws -> UInt8? {
                    while position == chunk.count {
                        guard let next = try await chunks.next() else { return nil }
                        chunk = next
                        position = 0
                    }
                    defer { position += 1 }
                    return chunk[chunk.startIndex + position]
                }
            }

            public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(chunks) }
        }

        /// Asks for what is at an address. Returns when the answer begins; its bytes come then.
        ///
        /// The request is made by a session of its own with this one's configuration; of `delegate` what concerns redirections and
        /// authentication is asked.
        public func bytes(
            from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
        ) async throws -> (URLSession.AsyncBytes, URLResponse) {
            try await bytes(for: URLRequest(url: url), delegate: delegate)
        }

        /// Makes a request. Returns when the answer begins; its bytes come then.
        ///
        /// The request is made by a session of its own with this one's configuration; of `delegate` what concerns redirections and
        /// authentication is asked.
        public func bytes(
            for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
        ) async throws -> (URLSession.AsyncBytes, URLResponse) {
            let receiver = ByteReceiver(delegate ?? self.delegate as? any URLSessionTaskDelegate)
            let session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
            let task = session.dataTask(with: request)
            let chunks = AsyncThrowingStream<Data, any Error> { continuation in
                receiver.chunks = continuation
                continuation.onTermination = { if case .cancelled = $0 { task.cancel() } }
            }
            let response = try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    receiver.response = continuation
                    task.resume()
                    // A session keeps its delegate until it is told that no more tasks come.
                    session.finishTasksAndInvalidate()
                }
            } onCancel: {
                task.cancel()
            }
            return (AsyncBytes(task: task, chunks: chunks), response)
        }
    }

    /// Hands on what a task receives.
    private final class ByteReceiver: NSObject, URLSessionDataDelegate, @unchecked Sendable {
        // Set before the task begins; then used on the session's queue only, which calls one method at a time.
        var response: CheckedContinuation<URLResponse, any Error>?
        var chunks: AsyncThrowingStream<Data, any Error>.Continuation?
        private let delegate: (any URLSessionTaskDelegate)?

        init(_ delegate: (any URLSessionTaskDelegate)?) { self.delegate = delegate }

        func urlSession(
            _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
            completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
        ) {
            self.response?.resume(returning: response)
            self.response = nil
            completionHandler(.allow)
        }

        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
            chunks?.yield(data)
        }

        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            if let response {
                // The answer ended before it began.
                self.response = nil
                if error == nil, let given = task.response {
                    response.resume(returning: given)
                } else {
                    response.resume(throwing: error ?? URLError(.badServerResponse))
                }
            }
            chunks?.finish(throwing: error)
        }

        func urlSession(
            _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
            newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
        ) {
            guard let delegate else { return completionHandler(request) }
            delegate.urlSession(
                session, task: task, willPerformHTTPRedirection: response, newRequest: request,
                completionHandler: completionHandler)
        }

        func urlSession(
            _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
            completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
        ) {
            guard let delegate else { return completionHandler(.performDefaultHandling, nil) }
            delegate.urlSession(session, task: task, didReceive: challenge, completionHandler: completionHandler)
        }
    }
#endif

/// The lines of a text that comes byte by byte.
///
/// Lines end as Unicode says: with a line feed, a carriage return, both, or a line or paragraph separator. Empty lines are left out, as on
/// Apple's systems.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = String

    private let base: Base

    fileprivate init(_ base: Base) { self.base = base }

    public struct AsyncIterator: AsyncIteratorProtocol {
        private var base: Base.AsyncIterator
        private var line: [UInt8] = []

        fileprivate init(_ base: Base.AsyncIterator) { self.base = base }

        public mutating func next() async throws -> String? {
            while let byte = try await base.next() {
                switch byte {
                case 0x0A...0x0D: break
                default:
                    line.append(byte)
                    // U+0085, U+2028 and U+2029.
                    if line.hasSuffix([0xC2, 0x85]) {
                        line.removeLast(2)
                    } else if line.hasSuffix([0xE2, 0x80, 0xA8]) || line.hasSuffix([0xE2, 0x80, 0xA9]) {
                        line.removeLast(3)
                    } else {
                        continue
                    }
                }
                if let text = take() { return text }
            }
            return take()
        }

        private mutating func take() -> String? {
            guard !line.isEmpty else { return nil }
            defer { line.removeAll(keepingCapacity: true) }
            return String(decoding: line, as: UTF8.self)
        }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.makeAsyncIterator()) }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
    /// The lines of the text, without the empty ones.
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(self) }
}

extension [UInt8] {
    fileprivate func hasSuffix(_ suffix: [UInt8]) -> Bool {
        count >= suffix.count && self[(count - suffix.count)...].elementsEqual(suffix)
    }
}
