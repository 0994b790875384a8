import CoreLocation
import Foundation

/// A question to a server of names that is asked once, whoever waits for the answer. Any thread may call it.
final class PlaceQuestion: @unchecked Sendable {
    private let server: GeocodingServer?
    private let lock = NSLock()
    // Both belong to the lock.
    private var task: Task<[MKMapItem], any Error>?
    private var state = State.new

    private enum State {
        case new
        case underWay
        case over
        case cancelled
    }

    init(_ server: GeocodingServer?) { self.server = server }

    var isUnderWay: Bool { lock.withLock { state == .underWay } }
    var isCancelled: Bool { lock.withLock { state == .cancelled } }

    func cancel() {
        let task = lock.withLock {
            state = .cancelled
            return self.task
        }
        task?.cancel()
    }

    /// The answer. Throws an ``MKError``, or a `CancellationError`.
    func answer(
        _ ask: @escaping @Sendable (GeocodingServer) async throws -> [CLPlacemark]
    ) async throws -> [MKMapItem] {
        guard let server else {
            GeocodingServer.warn()
            throw MKError(.serverFailure)
        }
        let task = try lock.withLock {
            guard state != .cancelled else { throw CancellationError() }
            if let task = self.task { return task }
            let task = Task { try await Self.items(ask, server) }
            self.task = task
            state = .underWay
            return task
        }
        defer { lock.withLock { if state == .underWay { state = .over } } }
        let items = try await task.value
        if isCancelled { throw CancellationError() }
        return items
    }

    private static func items(
        _ ask: @Sendable (GeocodingServer) async throws -> [CLPlacemark], _ server: GeocodingServer
    ) async throws -> [MKMapItem] {
        do {
            let places = try await ask(server)
            guard !places.isEmpty else { throw MKError(.placemarkNotFound) }
            return places.map { MKMapItem(placemark: MKPlacemark(placemark: $0)) }
        } catch let error as CLError {
            throw MKError(error.code == .geocodeFoundNoResult ? .placemarkNotFound : .serverFailure)
        }
    }

    /// Calls a closure on the main thread with what another one finds.
    static func tell<Value: Sendable>(
        _ handler: @escaping (Value?, (any Error)?) -> Void, _ find: @escaping @Sendable () async throws -> Value
    ) {
        // It is called once, on the main thread.
        nonisolated(unsafe) let handler = handler
        Task { @MainActor in
            do { handler(try await find(), nil) } catch { handler(nil, error) }
        }
    }
}
