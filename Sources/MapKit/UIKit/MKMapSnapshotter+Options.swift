import CoreLocation
import DovetailBase
import DovetailPlatform
import DovetailUIKit
import Foundation

extension MKMapSnapshotter {
    /// What a picture of the map shows, and how. Of the part of the map, what was set last counts: the region, the rectangle or the camera.
    open class Options: NSObject, NSCopying, @unchecked Sendable {
        private enum Part {
            case rect(MKMapRect)
            case camera(MKMapCamera)
        }
        private var part = Part.rect(.world)

        /// The picture's size, in points.
        open var size = CGSize(width: 256, height: 256)
        /// Pixels for each point: those of the display, or one where the options are not made on the main thread.
        open var scale: CGFloat
        /// Streets or pictures from above.
        open var mapType = MKMapType.standard
        /// How the map looks, for newer code.
        open var preferredConfiguration: MKMapConfiguration?
        /// Which sights pictures name. That is the server's matter.
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        /// Whether pictures name sights. That is the server's matter.
        open var showsPointsOfInterest = true
        /// Whether pictures show buildings. That is the server's matter.
        open var showsBuildings = true
        /// Light or dark.
        open var traitCollection: UITraitCollection

        public override init() {
            traitCollection = UITraitCollection()
            scale = MainThread.isCurrent ? MainActor.assumeIsolated { ScreenValue.scale } : 1
            super.init()
        }

        /// The region, which is shown whole.
        open var region: MKCoordinateRegion {
            get { MKCoordinateRegion(mapRect) }
            set { part = .rect(newValue.mapRect) }
        }
        /// The rectangle of the map, which is shown whole.
        open var mapRect: MKMapRect {
            get {
                if case .rect(let rect) = part { return rect }
                return viewport.rect
            }
            set { part = .rect(newValue) }
        }
        /// From where the map is looked at.
        open var camera: MKMapCamera {
            get {
                if case .camera(let camera) = part { return camera }
                let camera = viewport.camera
                return MKMapCamera(
                    lookingAtCenter: camera.centerCoordinate, fromDistance: camera.distance, pitch: 0,
                    heading: camera.heading)
            }
            set { part = .camera(newValue) }
        }

        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Options()
            switch part {
            case .rect: copy.part = part
            case .camera(let camera): copy.part = .camera(camera.copy() as! MKMapCamera)
            }
            (copy.size, copy.scale, copy.mapType) = (size, scale, mapType)
            (copy.preferredConfiguration, copy.pointOfInterestFilter) = (preferredConfiguration, pointOfInterestFilter)
            (copy.showsPointsOfInterest, copy.showsBuildings) = (showsPointsOfInterest, showsBuildings)
            copy.traitCollection = traitCollection
            return copy
        }

        var type: MKMapType { preferredConfiguration?.type ?? mapType }

        var viewport: MapViewport {
            switch part {
            case .rect(let rect): MapViewport(showing: rect, size: size)
            case .camera(let camera): MapViewport(MapCamera(camera), size: size)
            }
        }
    }
}
