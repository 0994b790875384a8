import CoreLocation
import Foundation

/// Finds a place again by what it was called when it was found: see ``MKMapItem/identifier``.
///
/// It asks the server that `DOVETAIL_GEOCODER` names, which has to speak as Nominatim does. Identifiers of Apple's are known to Apple's servers
/// alone: a request for one fails with ``MKError/Code/placemarkNotFound``.
open class MKMapItemRequest: NSObject, @unchecked Sendable {
    /// What the place is called; nil where it was asked for by what a map shows.
    public let mapItemIdentifier: MKMapItem.Identifier?
    private let feature: MapFeature?
    private let question: PlaceQuestion

    /// Asks for the place that an identifier names.
    public convenience init(mapItemIdentifier identifier: MKMapItem.Identifier) {
        self.init(mapItemIdentifier: identifier, server: .standard)
    }

    package init(mapItemIdentifier identifier: MKMapItem.Identifier, server: GeocodingServer?) {
        mapItemIdentifier = identifier
        feature = nil
        question = PlaceQuestion(server)
    }

    /// Asks for what a map shows. Maps tell no such things here.
    public init(feature: MapFeature) {
        mapItemIdentifier = nil
        self.feature = feature
        question = PlaceQuestion(.standard)
    }

    /// Whether the server is being asked.
    open var isLoading: Bool { question.isUnderWay }
    /// Whether ``cancel()`` was called.
    open var isCancelled: Bool { question.isCancelled }

    /// Gives the request up: who waits gets a `CancellationError`.
    open func cancel() { question.cancel() }

    /// The place. Throws an ``MKError``.
    open var mapItem: MKMapItem {
        get async throws {
            let (identifier, feature) = (mapItemIdentifier, feature)
            let items = try await question.answer { server in
                if let feature { return [try await server.place(at: feature.coordinate)] }
                guard let identifier, let place = identifier.openStreetMap else {
                    throw CLError(.geocodeFoundNoResult)
                }
                return try await server.places(identifiedBy: [place])
            }
            guard let item = items.first else { throw MKError(.placemarkNotFound) }
            return item
        }
    }

    /// The place, or an ``MKError``. The closure is called once, on the main thread.
    open func getMapItem(completionHandler: @escaping (MKMapItem?, (any Error)?) -> Void) {
        PlaceQuestion.tell(completionHandler) { try await self.mapItem }
    }
}

extension MKMapItem {
    /// What a place is called among all places, by which an app keeps it: see ``MKMapItemRequest``.
    ///
    /// Those of places that were found here name an object of OpenStreetMap, such as “osm:W104393803”.
    public struct Identifier: RawRepresentable, Hashable, Codable, Sendable {
        public let rawValue: String

        /// An identifier that was kept; nil for an empty text.
        public init?(rawValue: String) {
            guard !rawValue.isEmpty else { return nil }
            self.rawValue = rawValue
        }

        private static let prefix = "osm:"

        /// The object as Nominatim names it: the first letter of its kind and its number. Nil for identifiers of others.
        var openStreetMap: String? {
            guard rawValue.hasPrefix(Self.prefix) else { return nil }
            let object = rawValue.dropFirst(Self.prefix.count)
            guard let kind = object.first, "NWR".contains(kind), object.count > 1,
                object.dropFirst().allSatisfy({ ("0"..."9").contains($0) })
            else { return nil }
            return String(object)
        }

        init(openStreetMap object: String) { rawValue = Self.prefix + object }
    }

    /// What the place is called among all places; nil where the server did not tell.
    public var identifier: Identifier? { placemark.openStreetMapObject.map(Identifier.init(openStreetMap:)) }

    /// Other names of the same kind. Servers of names do not tell.
    public var alternateIdentifiers: Set<Identifier> { [] }
}
