import CoreLocation
import DovetailCore
import DovetailPaint
import DovetailUIKit
import Foundation
import Synchronization

/// Makes a picture of a part of the map.
///
///     let options = MKMapSnapshotter.Options()
///     options.region = MKCoordinateRegion(center: harbour, latitudinalMeters: 500, longitudinalMeters: 500)
///     options.size = CGSize(width: 200, height: 120)
///     let snapshot = try await MKMapSnapshotter(options: options).start()
///
/// It is the ground that ``Map`` shows, pictures of a server or the quiet grid, without marks and lines: an app draws those on it, at the points
/// that ``Snapshot/point(for:)`` tells. Any thread may use it.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
    private let options: Options
    private let store: (@MainActor () -> TileStore?)?
    // Nil while nothing is made.
    private let task = Mutex<Task<Void, Never>?>(nil)

    /// Makes a picture as options say, which are copied.
    public init(options: Options) {
        self.options = options.copy() as! Options
        store = nil
        super.init()
    }

    /// Makes a picture of a part of the world as large as the options are at first.
    public convenience override init() { self.init(options: Options()) }

    /// Makes a picture of the pictures of a store.
    package init(options: Options, store: TileStore?) {
        self.options = options.copy() as! Options
        self.store = { store }
        super.init()
    }

    /// Whether a picture is being made.
    open var isLoading: Bool { task.withLock { $0 != nil } }

    /// Makes the picture.
    /// - Parameter completionHandler: Gets the picture, or the error, on the main thread. Not called after ``cancel()``.
    @preconcurrency open func start(completionHandler: @escaping @Sendable (Snapshot?, (any Error)?) -> Void) {
        start(with: .main, completionHandler: completionHandler)
    }

    /// Makes the picture.
    /// - Parameters:
    ///   - queue: Where the handler is called.
    ///   - completionHandler: Gets the picture, or the error. Not called after ``cancel()``.
    @preconcurrency open func start(
        with queue: DispatchQueue, completionHandler: @escaping @Sendable (Snapshot?, (any Error)?) -> Void
    ) {
        begin { result in
            if case .failure(let error) = result, error is CancellationError { return }
            queue.async {
                switch result {
                case .success(let snapshot): completionHandler(snapshot, nil)
                case .failure(let error): completionHandler(nil, error)
                }
            }
        }
    }

    /// Makes the picture.
    /// - Throws: ``MKError`` where the size is none that a picture can have, or another one is being made; `CancellationError` after ``cancel()``.
    open func start() async throws -> Snapshot {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                begin { continuation.resume(with: $0) }
                // The task may have been cancelled before there was something to cancel.
                if Task.isCancelled { cancel() }
            }
        } onCancel: {
            cancel()
        }
    }

    /// Ends the making of the picture.
    open func cancel() { task.withLock { $0 }?.cancel() }

    private func begin(_ done: @escaping @Sendable (Result<Snapshot, any Error>) -> Void) {
        let isFirst = task.withLock { task in
            guard task == nil else { return false }
            task = Task { @MainActor in
                let result = await self.made()
                self.task.withLock { $0 = nil }
                done(result)
            }
            return true
        }
        if !isFirst { done(.failure(MKError(.loadingThrottled))) }
    }

    /// No picture is larger: 8,192 pixels along each side.
    private static let largest = 8192.0

    @MainActor
    private func made() async -> Result<Snapshot, any Error> {
        let (size, scale) = (options.size, options.scale > 0 && options.scale.isFinite ? options.scale : 1)
        let sides = [size.width * scale, size.height * scale]
        guard sides.allSatisfy({ $0 >= 1 && $0 <= Self.largest }) else { return .failure(MKError(.unknown)) }
        let viewport = options.viewport
        let server = options.type == .standard || options.type == .mutedStandard ? TileServer.standard : .imagery
        let store = store.map { $0() } ?? TileStore.shared(for: server)
        if let store {
            await store.load(
                TileCover(viewport: viewport, displayScale: scale, largestZoom: store.server.largestZoom).keys)
        }
        if Task.isCancelled { return .failure(CancellationError()) }
        let renderer = ImageRenderer(
            content: MapGround(viewport: viewport, store: store).frame(width: size.width, height: size.height))
        renderer.proposedSize = ProposedViewSize(size)
        renderer.scale = scale
        renderer.isOpaque = true
        renderer.colorScheme = options.traitCollection.userInterfaceStyle == .dark ? .dark : .light
        guard let image = renderer.uiImage else { return .failure(MKError(.unknown)) }
        return .success(Snapshot(image, viewport, options.traitCollection))
    }
}

extension MKMapSnapshotter {
    /// A picture of a part of the map.
    open class Snapshot: NSObject, @unchecked Sendable {
        /// The picture.
        public let image: UIImage
        /// What it was made for.
        public let traitCollection: UITraitCollection
        private let viewport: MapViewport

        init(_ image: UIImage, _ viewport: MapViewport, _ traits: UITraitCollection) {
            (self.image, self.viewport, traitCollection) = (image, viewport, traits)
            super.init()
        }

        /// Where a place is in the picture, in points from its upper left corner: beyond its edges for places that are not on it.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
            viewport.point(of: MKMapPoint(coordinate))
        }
    }
}
