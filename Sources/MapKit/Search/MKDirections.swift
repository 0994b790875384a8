import CoreLocation
import DovetailBase
import Foundation
import FoundationNetworking

/// How a person gets somewhere.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A way from one place to another.
open class MKRoute: NSObject {
    /// What it is called: its longest street.
    public let name: String
    /// Metres.
    public let distance: CLLocationDistance
    /// Seconds.
    public let expectedTravelTime: TimeInterval
    /// How.
    public let transportType: MKDirectionsTransportType
    /// Where it goes.
    public let polyline: MKPolyline
    /// Its parts.
    public let steps: [Step]
    /// What to mind. Servers do not tell.
    public let advisoryNotices: [String] = []

    /// A part of a way.
    open class Step: NSObject {
        /// What to do.
        public let instructions: String
        /// What to mind. Servers do not tell.
        public let notice: String? = nil
        /// Metres.
        public let distance: CLLocationDistance
        /// Where it goes.
        public let polyline: MKPolyline
        /// How.
        public let transportType: MKDirectionsTransportType

        init(
            instructions: String, distance: CLLocationDistance, polyline: MKPolyline, type: MKDirectionsTransportType
        ) {
            (self.instructions, self.distance, self.polyline, transportType) = (instructions, distance, polyline, type)
        }
    }

    init(
        name: String, distance: CLLocationDistance, time: TimeInterval, type: MKDirectionsTransportType,
        polyline: MKPolyline, steps: [Step]
    ) {
        self.name = name
        self.distance = distance
        expectedTravelTime = time
        transportType = type
        self.polyline = polyline
        self.steps = steps
    }
}

/// Finds ways from one place to another.
///
/// It asks the server that `DOVETAIL_ROUTER` names, which speaks as OSRM does, such as `https://router.example.org`. Without one a question fails with
/// ``MKError/Code/serverFailure``.
open class MKDirections: NSObject {
    /// What is asked.
    open class Request: NSObject {
        /// Where the way begins.
        open var source: MKMapItem?
        /// Where it ends.
        open var destination: MKMapItem?
        /// How.
        open var transportType = MKDirectionsTransportType.any
        /// Whether further ways are wanted.
        open var requestsAlternateRoutes = false
        /// When to leave. Servers do not ask.
        open var departureDate: Date?
        /// When to be there. Servers do not ask.
        open var arrivalDate: Date?
        /// A question without places.
        public override init() {}
    }

    /// The ways.
    open class Response: NSObject {
        /// Where they begin.
        public let source: MKMapItem
        /// Where they end.
        public let destination: MKMapItem
        /// The ways, the best first.
        public let routes: [MKRoute]

        init(source: MKMapItem, destination: MKMapItem, routes: [MKRoute]) {
            (self.source, self.destination, self.routes) = (source, destination, routes)
        }
    }

    /// How long the best way takes.
    open class ETAResponse: NSObject {
        public let source: MKMapItem
        public let destination: MKMapItem
        /// Seconds.
        public let expectedTravelTime: TimeInterval
        /// Metres.
        public let distance: CLLocationDistance
        /// How.
        public let transportType: MKDirectionsTransportType

        init(source: MKMapItem, destination: MKMapItem, route: MKRoute) {
            (self.source, self.destination) = (source, destination)
            (expectedTravelTime, distance, transportType) = (
                route.expectedTravelTime, route.distance, route.transportType
            )
        }
    }

    private let request: Request
    private let server: URL?
    private var task: Task<Data, any Error>?

    /// A question to the standard server.
    public convenience init(request: Request) { self.init(request: request, server: Self.standard) }

    package init(request: Request, server: URL?) {
        self.request = request
        self.server = server
    }

    private static let standard: URL? = ProcessInfo.processInfo.environment["DOVETAIL_ROUTER"].flatMap {
        $0.hasPrefix("http") ? URL(string: $0) : nil
    }

    /// Whether the question is under way.
    open var isCalculating: Bool { task != nil }
    /// Gives the question up.
    open func cancel() { task?.cancel() }

    /// Finds the ways. Throws an ``MKError``.
    open func calculate() async throws -> Response {
        guard let server else {
            Log.warnOnce(
                "router", "no way is found: set DOVETAIL_ROUTER to a server that speaks as OSRM does")
            throw MKError(.serverFailure)
        }
        guard let source = request.source, let destination = request.destination else {
            throw MKError(.directionsNotFound)
        }
        let isWalk = request.transportType == .walking
        let type: MKDirectionsTransportType = isWalk ? .walking : .automobile
        let places = [source, destination].map { item in
            "\(item.placemark.coordinate.longitude),\(item.placemark.coordinate.latitude)"
        }
        var parts = URLComponents(
            url: server.appendingPathComponent(
                "route/v1/\(isWalk ? "foot" : "driving")/\(places.joined(separator: ";"))"),
            resolvingAgainstBaseURL: false)!
        parts.queryItems = [
            URLQueryItem(name: "overview", value: "full"), URLQueryItem(name: "geometries", value: "geojson"),
            URLQueryItem(name: "steps", value: "true"),
            URLQueryItem(name: "alternatives", value: request.requestsAlternateRoutes ? "true" : "false"),
        ]
        let url = parts.url!
        let task = Task { try await URLSession.shared.data(from: url).0 }
        self.task = task
        defer { self.task = nil }
        guard let data = try? await task.value else { throw MKError(.serverFailure) }
        guard let answer = try? JSONDecoder().decode(RouteAnswer.self, from: data) else {
            throw MKError(.decodingFailed)
        }
        let routes = (answer.routes ?? []).map { $0.route(type) }
        guard !routes.isEmpty else { throw MKError(.directionsNotFound) }
        return Response(source: source, destination: destination, routes: routes)
    }

    /// Finds the ways, and tells them on the main thread.
    open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        // Called once, on the main thread.
        nonisolated(unsafe) let (handler, directions) = (completionHandler, self)
        Task { @MainActor in
            do { handler(try await directions.calculate(), nil) } catch { handler(nil, error) }
        }
    }

    /// Tells how long the best way takes. Throws an ``MKError``.
    open func calculateETA() async throws -> ETAResponse {
        let response = try await calculate()
        return ETAResponse(source: response.source, destination: response.destination, route: response.routes[0])
    }

    /// Tells how long the best way takes, on the main thread.
    open func calculateETA(completionHandler: @escaping (ETAResponse?, (any Error)?) -> Void) {
        // Called once, on the main thread.
        nonisolated(unsafe) let (handler, directions) = (completionHandler, self)
        Task { @MainActor in
            do { handler(try await directions.calculateETA(), nil) } catch { handler(nil, error) }
        }
    }
}

/// Ways as OSRM tells them.
private struct RouteAnswer: Decodable {
    var routes: [Route]?

    struct Geometry: Decodable {
        /// Longitude and latitude.
        var coordinates: [[Double]]

        var polyline: MKPolyline {
            let places = coordinates.filter { $0.count > 1 }
                .map { CLLocationCoordinate2D(latitude: $0[1], longitude: $0[0]) }
            return MKPolyline(coordinates: places, count: places.count)
        }
    }

    struct Maneuver: Decodable {
        var type: String?
        var modifier: String?
    }

    struct Step: Decodable {
        var distance: Double
        var name: String?
        var geometry: Geometry
        var maneuver: Maneuver?

        var instructions: String {
            let street = name.flatMap { $0.isEmpty ? nil : " on \($0)" } ?? ""
            switch maneuver?.type {
            case "depart": return "Start" + street
            case "arrive": return "Arrive at the destination"
            case "roundabout", "rotary": return "Take the roundabout" + street
            default:
                return (maneuver?.modifier.map { $0 == "straight" ? "Go straight" : "Turn \($0)" } ?? "Continue")
                    + street
            }
        }
    }

    struct Leg: Decodable {
        var summary: String?
        var steps: [Step]?
    }

    struct Route: Decodable {
        var distance: Double
        var duration: Double
        var geometry: Geometry
        var legs: [Leg]?

        func route(_ type: MKDirectionsTransportType) -> MKRoute {
            MKRoute(
                name: legs?.first?.summary ?? "", distance: distance, time: duration, type: type,
                polyline: geometry.polyline,
                steps: (legs ?? []).flatMap { $0.steps ?? [] }.map {
                    MKRoute.Step(
                        instructions: $0.instructions, distance: $0.distance, polyline: $0.geometry.polyline, type: type
                    )
                })
        }
    }
}
