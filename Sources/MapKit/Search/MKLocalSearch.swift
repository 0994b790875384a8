// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreLocation
import Foundation

/// The domain of this module's errors.
public let MKErrorDomain = "MKErrorDomain"

/// Why a search or a route failed.
public struct MKError: CustomNSError, LocalizedError, Equatable, Sendable {
    /// What has failed.
    public let code: Code

    /// An error of a kind.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

    /// What can fail.
    public enum Code: UInt, Sendable {
        case unknown = 1
        case serverFailure
        case loadingThrottled
        case placemarkNotFound
        case directionsNotFound
        case decodingFailed
    }

    public static var unknown: Code { .unknown }
    public static var serverFailure: Code { .serverFailure }
    public static var loadingThrottled: Code { .loadingThrottled }
    public static var placemarkNotFound: Code { .placemarkNotFound }
    public static var directionsNotFound: Code { .directionsNotFound }
    public static var decodingFailed: Code { .decodingFailed }

    public static var errorDomain: String { MKErrorDomain }
    public var errorCode: Int { Int(code.rawValue) }
    public var errorUserInfo: [String: Any] { errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }
    public var errorDescription: String? {
        switch code {
        case .placemarkNotFound: "No place was found."
        case .directionsNotFound: "No way was found."
        case .serverFailure: "The service that knows places can't be reached."
        default: "The operation couldn't be completed. (\(MKErrorDomain) error \(code.rawValue).)"
        }
    }
}

/// Which sights are looked for. Servers of names do not know the kinds.
public final class MKPointOfInterestFilter: NSObject, Sendable {
    private let categories: Set<MKPointOfInterestCategory>
    private let isIncluding: Bool

    /// These alone.
    public init(including categories: [MKPointOfInterestCategory]) {
        (self.categories, isIncluding) = (Set(categories), true)
    }
    /// All but these.
    public init(excluding categories: [MKPointOfInterestCategory]) {
        (self.categories, isIncluding) = (Set(categories), false)
    }

    /// All.
    public static let includingAll = MKPointOfInterestFilter(excluding: [])
    /// None.
    public static let excludingAll = MKPointOfInterestFilter(including: [])

    /// Whether a kind is looked for.
    public func includes(_ category: MKPointOfInterestCategory) -> Bool {
        categories.contains(category) == isIncluding
    }
    /// Whether a kind is not looked for.
    public func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}

/// Looks for places by words.
///
/// It asks the server that `DOVETAIL_GEOCODER` names, as ``CLGeocoder`` does. Without one a search fails with ``MKError/Code/serverFailure``.
open class MKLocalSearch: NSObject {
    /// What is looked for.
    open class Request: NSObject {
        /// The words.
        open var naturalLanguageQuery: String?
        /// Where to look first.
        open var region: MKCoordinateRegion
        /// What to look for. Servers of names do not know the kinds.
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        /// Which sights to look for. Servers of names do not know the kinds.
        open var pointOfInterestFilter: MKPointOfInterestFilter?

        /// A search without words, everywhere.
        public override init() { region = MKCoordinateRegion(.world) }
        /// A search for words, everywhere.
        public convenience init(naturalLanguageQuery: String) {
            self.init()
            self.naturalLanguageQuery = naturalLanguageQuery
        }
        /// A search for words, everywhere: by the name that Apple's has beside the other.
        public convenience init(__naturalLanguageQuery naturalLanguageQuery: String) {
            self.init(naturalLanguageQuery: naturalLanguageQuery)
        }
        /// A search for words, in a region first.
        public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            self.init(naturalLanguageQuery: naturalLanguageQuery)
            self.region = region
        }
        /// A search for what was proposed.
        public convenience init(completion: MKLocalSearchCompletion) {
            self.init(naturalLanguageQuery: [completion.title, completion.subtitle].joined(separator: ", "))
        }
    }

    /// Kinds of what is found.
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
        public static let physicalFeature = ResultType(rawValue: 4)
    }

    /// What was found.
    open class Response: NSObject {
        /// The places, the best first.
        public let mapItems: [MKMapItem]
        /// A region with all of them.
        public let boundingRegion: MKCoordinateRegion

        init(_ items: [MKMapItem]) {
            mapItems = items
            boundingRegion = MKCoordinateRegion(
                items.reduce(MKMapRect.null) { rect, item in
                    let point = MKMapPoint(item.placemark.coordinate)
                    return rect.union(MKMapRect(x: point.x, y: point.y, width: 0, height: 0))
                })
        }
    }

    /// Receives what was found, on the main thread.
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    private let request: Request
    private let server: GeocodingServer?
    private var task: Task<[CLPlacemark], any Error>?

    /// A search by the standard server.
    public convenience init(request: Request) { self.init(request: request, server: .standard) }

    package init(request: Request, server: GeocodingServer?) {
        self.request = request
        self.server = server
    }

    /// Whether the search is under way.
    open var isSearching: Bool { task != nil }

    /// Gives the search up.
    open func cancel() { task?.cancel() }

    /// Looks for the places. Throws an ``MKError``.
    open func start() async throws -> Response {
        guard let server else {
            GeocodingServer.warn()
            throw MKError(.serverFailure)
        }
        guard let text = request.naturalLanguageQuery, !text.isEmpty else { throw MKError(.placemarkNotFound) }
        let box = request.region.searchBox
        let task = Task { try await server.places(named: text, box: box, limit: 25) }
        self.task = task
        defer { self.task = nil }
        do {
            let items = try await task.value.map { MKMapItem(placemark: MKPlacemark(placemark: $0)) }
            guard !items.isEmpty else { throw MKError(.placemarkNotFound) }
            return Response(items)
        } catch let error as CLError {
            throw MKError(error.code == .geocodeFoundNoResult ? .placemarkNotFound : .serverFailure)
        }
    }

    /// Looks for the places.
    open func start(completionHandler: @escaping CompletionHandler) {
        // Called once, on the main thread.
        nonisolated(unsafe) let (handler, search) = (completionHandler, self)
        Task { @MainActor in
            do { handler(try await search.start(), nil) } catch { handler(nil, error) }
        }
    }
}

/// What is proposed while a person writes.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    /// What it is called.
    public let title: String
    /// Where it is.
    public let subtitle: String
    /// The parts of the title that were written. They are not told here.
    public let titleHighlightRanges: [NSValue] = []
    /// The parts of the second title that were written. They are not told here.
    public let subtitleHighlightRanges: [NSValue] = []

    init(title: String, subtitle: String) {
        self.title = title
        self.subtitle = subtitle
    }
}

/// Hears of proposals.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    /// There are other proposals.
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    /// There are none: an ``MKError``.
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// Proposes places while a person writes, a third of a second after the last letter.
///
/// Use it on the main thread, where the delegate is called.
open class MKLocalSearchCompleter: NSObject {
    /// Kinds of what is proposed.
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
        public static let query = ResultType(rawValue: 4)
    }

    /// Hears of proposals.
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    /// What was written so far.
    open var queryFragment = "" { didSet { if queryFragment != oldValue { ask() } } }
    /// Where to look first.
    open var region = MKCoordinateRegion(.world)
    /// What to propose. Servers of names do not know the kinds.
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    /// Which sights to propose. Servers of names do not know the kinds.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The proposals.
    public private(set) var results: [MKLocalSearchCompletion] = []
    /// Whether proposals are being looked for.
    open var isSearching: Bool { task != nil }

    private let server: GeocodingServer?
    private let delay: Duration
    private var task: Task<Void, Never>?

    /// Proposals of the standard server.
    public override convenience init() { self.init(server: .standard) }

    package init(server: GeocodingServer?, delay: Duration = .milliseconds(300)) {
        self.server = server
        self.delay = delay
    }

    /// Looks no longer.
    open func cancel() {
        task?.cancel()
        task = nil
    }

    private func ask() {
        cancel()
        let text = queryFragment
        guard !text.isEmpty else {
            results = []
            return
        }
        let request = MKLocalSearch.Request(naturalLanguageQuery: text, region: region)
        let search = MKLocalSearch(request: request, server: server)
        // The delegate is told on the main thread, where the completer is used.
        let delay = delay
        nonisolated(unsafe) let (completer, work) = (self, search)
        task = Task { @MainActor in
            guard (try? await Task.sleep(for: delay)) != nil else { return }
            do {
                let items = try await work.start().mapItems
                guard !Task.isCancelled else { return }
                completer.task = nil
                completer.results = items.map { item in
                    let title = item.name ?? ""
                    let rest = (item.placemark.title ?? "").split(separator: ", ").map(String.init)
                    return MKLocalSearchCompletion(
                        title: title, subtitle: rest.filter { $0 != title }.joined(separator: ", "))
                }
                completer.delegate?.completerDidUpdateResults(completer)
            } catch {
                guard !Task.isCancelled else { return }
                completer.task = nil
                completer.delegate?.completer(completer, didFailWithError: error)
            }
        }
    }
}
