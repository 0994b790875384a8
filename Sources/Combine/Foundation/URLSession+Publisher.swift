import Foundation
import OpenCombine
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension URLSession {
    /// A publisher that loads a URL for each subscriber.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    /// A publisher that performs a request for each subscriber.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// Performs a request when a subscriber first asks for an element, and emits the data with the response, or fails.
    ///
    /// Elements come on the session's queue. Cancelling the subscription cancels the task.
    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        /// What is requested.
        public let request: URLRequest
        /// Who requests it.
        public let session: URLSession

        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            subscriber.receive(subscription: DataTaskSubscription(publisher: self, downstream: subscriber))
        }
    }
}

private final class DataTaskSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable
where Downstream.Input == URLSession.DataTaskPublisher.Output, Downstream.Failure == URLError {
    private struct State {
        var downstream: Downstream?
        var task: URLSessionDataTask?
    }

    private let publisher: URLSession.DataTaskPublisher
    private let state: Mutex<State>

    init(publisher: URLSession.DataTaskPublisher, downstream: Downstream) {
        self.publisher = publisher
        state = Mutex(State(downstream: downstream))
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        let task = state.withLock { state -> URLSessionDataTask? in
            guard state.downstream != nil, state.task == nil else { return nil }
            state.task = publisher.session.dataTask(with: publisher.request) { [self] data, response, error in
                complete(data: data, response: response, error: error)
            }
            return state.task
        }
        task?.resume()
    }

    private func complete(data: Data?, response: URLResponse?, error: (any Error)?) {
        guard let downstream = end().downstream else { return }
        if let response, error == nil {
            _ = downstream.receive((data ?? Data(), response))
            downstream.receive(completion: .finished)
        } else {
            downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
        }
    }

    func cancel() { end().task?.cancel() }

    private func end() -> State {
        state.withLock { state in
            defer { state = State() }
            return state
        }
    }
}
