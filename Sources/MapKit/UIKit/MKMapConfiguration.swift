import CoreLocation
import Foundation

/// How a map of UIKit's looks.
open class MKMapConfiguration: NSObject {
    /// Whether the map is flat. It is.
    public enum ElevationStyle: Int, Sendable {
        case flat
        case realistic
    }

    /// Whether the map is flat. It is.
    open var elevationStyle = ElevationStyle.flat
    var type: MKMapType { .standard }
}

/// Streets and names. What is asked for is the server's matter.
open class MKStandardMapConfiguration: MKMapConfiguration {
    /// How strong the map's colours are. The server's pictures are drawn as they are.
    public enum EmphasisStyle: Int, Sendable {
        case `default`
        case muted
    }

    /// How strong the map's colours are. The server's pictures are drawn as they are.
    open var emphasisStyle = EmphasisStyle.default
    /// Which sights pictures name. That is the server's matter.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether pictures show traffic. That is the server's matter.
    open var showsTraffic = false

    /// Streets and names.
    public override init() {}
    /// Streets and names.
    public convenience init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle = .default) {
        self.init()
        self.elevationStyle = elevationStyle
        self.emphasisStyle = emphasisStyle
    }
    /// Streets and names.
    public convenience init(emphasisStyle: EmphasisStyle) {
        self.init(elevationStyle: .flat, emphasisStyle: emphasisStyle)
    }
}

/// Pictures from above.
open class MKImageryMapConfiguration: MKMapConfiguration {
    /// Pictures from above.
    public override init() {}
    /// Pictures from above.
    public convenience init(elevationStyle: ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }
    override var type: MKMapType { .satellite }
}

/// Pictures from above with names. Here it is the same as ``MKImageryMapConfiguration``.
open class MKHybridMapConfiguration: MKMapConfiguration {
    /// Which sights pictures name. That is the server's matter.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether pictures show traffic. That is the server's matter.
    open var showsTraffic = false

    /// Pictures from above.
    public override init() {}
    /// Pictures from above.
    public convenience init(elevationStyle: ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }
    override var type: MKMapType { .hybrid }
}

/// A distance of the camera that is not limited.
let freeDistance: CLLocationDistance = -1

extension MKMapView {
    /// How near and how far the camera may be.
    open class CameraZoomRange: NSObject {
        /// Metres; negative for as near as can be.
        public let minCenterCoordinateDistance: CLLocationDistance
        /// Metres; negative for as far as can be.
        public let maxCenterCoordinateDistance: CLLocationDistance

        /// Everything between two distances in metres; nil where the nearer one is farther.
        public init?(minCenterCoordinateDistance: CLLocationDistance, maxCenterCoordinateDistance: CLLocationDistance) {
            guard maxCenterCoordinateDistance < 0 || minCenterCoordinateDistance <= maxCenterCoordinateDistance else {
                return nil
            }
            self.minCenterCoordinateDistance = minCenterCoordinateDistance
            self.maxCenterCoordinateDistance = maxCenterCoordinateDistance
        }

        /// Everything that is farther than a distance in metres.
        public convenience init?(minCenterCoordinateDistance: CLLocationDistance) {
            self.init(
                minCenterCoordinateDistance: minCenterCoordinateDistance, maxCenterCoordinateDistance: freeDistance)
        }

        /// Everything that is nearer than a distance in metres.
        public convenience init?(maxCenterCoordinateDistance: CLLocationDistance) {
            self.init(
                minCenterCoordinateDistance: freeDistance, maxCenterCoordinateDistance: maxCenterCoordinateDistance)
        }

        override init() { (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (freeDistance, freeDistance) }
    }

    /// Where the middle of the map may be.
    open class CameraBoundary: NSObject {
        /// As a rectangle of the map.
        public let mapRect: MKMapRect
        /// As a region.
        public let region: MKCoordinateRegion

        /// In a rectangle of the map.
        public init?(mapRect: MKMapRect) {
            guard !mapRect.isNull else { return nil }
            self.mapRect = mapRect
            region = MKCoordinateRegion(mapRect)
        }

        /// In a region.
        public init?(coordinateRegion region: MKCoordinateRegion) {
            self.region = region
            mapRect = region.mapRect
        }
    }

    /// Says how near and how far the camera may be.
    public func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
        self.cameraZoomRange = cameraZoomRange ?? CameraZoomRange()
    }

    /// Says where the middle of the map may be.
    public func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
        self.cameraBoundary = cameraBoundary
    }
}
