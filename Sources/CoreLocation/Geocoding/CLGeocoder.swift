import Foundation

/// Receives what a ``CLGeocoder`` found, on the main thread: places, or a ``CLError``.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds the place of a name, and the names of a place.
///
/// It asks the server that `DOVETAIL_GEOCODER` names, which speaks as Nominatim does. Without one each question fails with
/// ``CLError/Code/network``, as without a network on Apple's systems.
open class CLGeocoder: NSObject, @unchecked Sendable {
    private let server: GeocodingServer?
    private let lock = NSLock()
    /// The question under way. The lock guards it.
    private var task: Task<[CLPlacemark], any Error>?

    /// A geocoder of the standard server.
    public override convenience init() { self.init(server: .standard) }

    package init(server: GeocodingServer?) { self.server = server }

    /// Whether a question is under way.
    open var isGeocoding: Bool { lock.withLock { task != nil } }

    /// Gives the question under way up: it ends with ``CLError/Code/geocodeCanceled``.
    open func cancelGeocode() { lock.withLock { task }?.cancel() }

    // MARK: Names of a place

    /// The names of a place, in the person's language. Throws a ``CLError``.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale? = nil
    ) async throws -> [CLPlacemark] {
        let language = locale?.identifier
        return try await ask { [try await $0.place(at: location.coordinate, language: language)] }
    }

    /// The names of a place, in the person's language.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        reverseGeocodeLocation(location, preferredLocale: nil, completionHandler: completionHandler)
    }

    /// The names of a place.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { tell(completionHandler) { try await self.reverseGeocodeLocation(location, preferredLocale: locale) } }

    // MARK: Places of a name

    /// The places of an address or a name, the best first. Throws a ``CLError``.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        try await ask { try await $0.places(named: addressString) }
    }

    /// The places of an address or a name, those in a region first. Throws a ``CLError``.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale? = nil
    ) async throws -> [CLPlacemark] {
        let box = (region as? CLCircularRegion).map { circle in
            let high = circle.radius / 111_000
            let wide = high / max(cos(circle.center.latitude * .pi / 180), 0.01)
            return [
                circle.center.longitude - wide, circle.center.latitude + high, circle.center.longitude + wide,
                circle.center.latitude - high,
            ]
        }
        let language = locale?.identifier
        return try await ask { try await $0.places(named: addressString, box: box, language: language) }
    }

    /// The places of an address or a name, the best first.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { tell(completionHandler) { try await self.geocodeAddressString(addressString) } }

    /// The places of an address or a name, those in a region first.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { tell(completionHandler) { try await self.geocodeAddressString(addressString, in: region) } }

    // MARK: Asking

    /// One question at a time: another one meanwhile fails, as on Apple's systems.
    private func ask(
        _ question: @escaping @Sendable (GeocodingServer) async throws -> [CLPlacemark]
    ) async throws -> [CLPlacemark] {
        guard let server else {
            GeocodingServer.warn()
            throw CLError(.network)
        }
        let task = try lock.withLock {
            guard self.task == nil else { throw CLError(.network) }
            let task = Task { try await question(server) }
            self.task = task
            return task
        }
        defer { lock.withLock { self.task = nil } }
        do {
            let places = try await withTaskCancellationHandler {
                try await task.value
            } onCancel: {
                task.cancel()
            }
            guard !places.isEmpty else { throw CLError(.geocodeFoundNoResult) }
            return places
        } catch is CancellationError {
            throw CLError(.geocodeCanceled)
        }
    }

    private func tell(
        _ handler: @escaping CLGeocodeCompletionHandler, _ find: @escaping @Sendable () async throws -> [CLPlacemark]
    ) {
        // It is called once, on the main thread.
        nonisolated(unsafe) let handler = handler
        Task { @MainActor in
            do { handler(try await find(), nil) } catch { handler(nil, error) }
        }
    }
}
