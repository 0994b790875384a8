import CoreLocation
import DovetailControls
import DovetailCore
import Foundation

/// Pictures from the street. There are none here: each request is answered with nothing, as for a place that has none on Apple's systems.
public final class MKLookAroundScene: NSObject, Sendable {
    private override init() {}
}

/// Asks for pictures from the street.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
    /// Where; nil for the place of an item.
    public let coordinate: CLLocationCoordinate2D?
    /// Of what; nil for a place.
    public let mapItem: MKMapItem?

    /// Asks for pictures of a place.
    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        mapItem = nil
    }

    /// Asks for pictures of something.
    public init(mapItem: MKMapItem) {
        coordinate = nil
        self.mapItem = mapItem
    }

    /// Whether the question is under way.
    open var isLoading: Bool { false }
    /// Whether it was given up.
    open var isCancelled: Bool { lock.withLock { wasCancelled } }
    /// Gives it up.
    open func cancel() { lock.withLock { wasCancelled = true } }
    private let lock = NSLock()
    private var wasCancelled = false

    /// The pictures: always nil here.
    open var scene: MKLookAroundScene? { get async throws { nil } }

    /// Tells the pictures, on the main thread: always nil here.
    open func getSceneWithCompletionHandler(_ completionHandler: @escaping (MKLookAroundScene?, (any Error)?) -> Void) {
        // Called once, on the main thread.
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { handler(nil, nil) }
    }
}

/// Shows pictures from the street: here that there are none.
public struct LookAroundPreview: View {
    /// Shows pictures.
    nonisolated public init(
        initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
    ) {}

    /// Shows pictures that may be others later.
    nonisolated public init(
        scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
    ) {}

    public var body: some View {
        Rectangle().fill(.quaternary).overlay {
            Label("No Look Around here", systemImage: "binoculars").font(.callout).foregroundStyle(.secondary)
        }
    }
}

/// Where the sign of pictures from the street stands.
public enum MKLookAroundBadgePosition: Int, Sendable {
    case topLeading
    case topTrailing
    case bottomTrailing
}
