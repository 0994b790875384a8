import CoreLocation
import Foundation

/// From where a map of UIKit's is looked at.
open class MKMapCamera: NSObject, NSCopying {
    /// The place in the middle.
    open var centerCoordinate = CLLocationCoordinate2D()
    /// The degrees from the north, clockwise, of what is up.
    open var heading: CLLocationDirection = 0
    /// The degrees from straight down. Maps are flat here: it is kept and changes nothing.
    open var pitch: CGFloat = 0
    /// The metres from the eye to the middle.
    open var centerCoordinateDistance: CLLocationDistance = 0
    /// The same, for older code.
    open var altitude: CLLocationDistance {
        get { centerCoordinateDistance }
        set { centerCoordinateDistance = newValue }
    }

    /// A camera at 0°, 0°.
    public override init() { super.init() }

    /// A camera over a place.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
        pitch: CGFloat, heading: CLLocationDirection
    ) {
        self.init()
        self.centerCoordinate = centerCoordinate
        centerCoordinateDistance = distance
        self.pitch = pitch
        self.heading = heading
    }

    /// A camera over a place.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
        fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D,
        eyeAltitude: CLLocationDistance
    ) {
        self.init(lookingAtCenter: centerCoordinate, fromDistance: eyeAltitude, pitch: 0, heading: 0)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        MKMapCamera(
            lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch, heading: heading)
    }
}
