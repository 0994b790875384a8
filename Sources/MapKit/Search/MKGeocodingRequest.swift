import CoreLocation
import Foundation

/// Finds the places of an address.
///
///     if let request = MKGeocodingRequest(addressString: "1 Harbour Street, Dover") {
///         let items = try await request.mapItems
///     }
///
/// It asks the server that `DOVETAIL_GEOCODER` names, which speaks as Nominatim does. Without one it fails with ``MKError/Code/serverFailure``. A
/// request asks once: what it found is told again.
open class MKGeocodingRequest: NSObject, @unchecked Sendable {
    /// The address.
    public let addressString: String
    /// The language of the answer; nil for the person's. Set it before the request asks.
    open var preferredLocale: Locale?
    /// Where to look first; the whole earth for anywhere. Set it before the request asks.
    open var region = MKCoordinateRegion(.world)
    private let question: PlaceQuestion

    /// A request of the standard server; nil for an empty address.
    public convenience init?(addressString: String) { self.init(addressString: addressString, server: .standard) }

    package init?(addressString: String, server: GeocodingServer?) {
        guard addressString.contains(where: { !$0.isWhitespace }) else { return nil }
        self.addressString = addressString
        question = PlaceQuestion(server)
    }

    /// Whether the server is being asked.
    open var isLoading: Bool { question.isUnderWay }
    /// Whether ``cancel()`` was called.
    open var isCancelled: Bool { question.isCancelled }

    /// Gives the request up: who waits gets a `CancellationError`.
    open func cancel() { question.cancel() }

    /// The places, the best first. Throws an ``MKError``.
    open var mapItems: [MKMapItem] {
        get async throws {
            // Lines of an address are parts of it.
            let text = addressString.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
                .joined(separator: ", ")
            let (box, language) = (region.searchBox, preferredLocale?.identifier)
            return try await question.answer { try await $0.places(named: text, box: box, language: language) }
        }
    }

    /// The places, the best first, or an ``MKError``. The closure is called once, on the main thread.
    open func getMapItems(completionHandler: @escaping ([MKMapItem]?, (any Error)?) -> Void) {
        PlaceQuestion.tell(completionHandler) { try await self.mapItems }
    }
}

/// Finds the names of a place.
///
/// It asks as ``MKGeocodingRequest`` does.
open class MKReverseGeocodingRequest: NSObject, @unchecked Sendable {
    /// The place.
    public let location: CLLocation
    /// The language of the answer; nil for the person's. Set it before the request asks.
    open var preferredLocale: Locale?
    private let question: PlaceQuestion

    /// A request of the standard server; nil for what is no place on the earth.
    public convenience init?(location: CLLocation) { self.init(location: location, server: .standard) }

    package init?(location: CLLocation, server: GeocodingServer?) {
        guard CLLocationCoordinate2DIsValid(location.coordinate) else { return nil }
        self.location = location
        question = PlaceQuestion(server)
    }

    /// Whether the server is being asked.
    open var isLoading: Bool { question.isUnderWay }
    /// Whether ``cancel()`` was called.
    open var isCancelled: Bool { question.isCancelled }

    /// Gives the request up: who waits gets a `CancellationError`.
    open func cancel() { question.cancel() }

    /// What is at the place. Throws an ``MKError``.
    open var mapItems: [MKMapItem] {
        get async throws {
            let (place, language) = (location.coordinate, preferredLocale?.identifier)
            return try await question.answer { [try await $0.place(at: place, language: language)] }
        }
    }

    /// What is at the place, or an ``MKError``. The closure is called once, on the main thread.
    open func getMapItems(completionHandler: @escaping ([MKMapItem]?, (any Error)?) -> Void) {
        PlaceQuestion.tell(completionHandler) { try await self.mapItems }
    }
}

extension MKCoordinateRegion {
    /// West, north, east and south for a server of names; nil for the whole earth.
    var searchBox: [CLLocationDegrees]? {
        guard span.longitudeDelta < 359 else { return nil }
        return [
            center.longitude - span.longitudeDelta / 2, center.latitude + span.latitudeDelta / 2,
            center.longitude + span.longitudeDelta / 2, center.latitude - span.latitudeDelta / 2,
        ]
    }
}
