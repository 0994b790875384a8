import CoreLocation
import Foundation

/// Something at a place of a map.
public protocol MKAnnotation: NSObjectProtocol {
    /// Where it is.
    var coordinate: CLLocationCoordinate2D { get }
    /// What stands below it.
    var title: String? { get }
    /// What stands below its title when it is selected.
    var subtitle: String? { get }
}

extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}

/// Something with a shape on a map.
open class MKShape: NSObject, MKAnnotation {
    /// Where it is.
    open var coordinate: CLLocationCoordinate2D {
        get { place }
        set { place = newValue }
    }
    private var place = CLLocationCoordinate2D()
    /// What it is called.
    open var title: String?
    /// What is said of it besides.
    open var subtitle: String?
    /// A shape at 0°, 0°.
    public override init() { super.init() }
}

/// A place with a title.
open class MKPointAnnotation: MKShape {
    /// At 0°, 0°, without a title.
    public override init() { super.init() }

    /// A place with a title.
    public init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
        super.init()
        self.coordinate = coordinate
        self.title = title
        self.subtitle = subtitle
    }
}

/// The person's place on a map.
open class MKUserLocation: NSObject, MKAnnotation {
    /// Where it is; 0°, 0° while it is not known.
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? CLLocationCoordinate2D() }
    /// The place; nil while it is not known.
    open internal(set) var location: CLLocation?
    /// Where to the device points: never known here.
    open var heading: CLHeading? { nil }
    /// Whether the place is being looked for.
    open internal(set) var isUpdating = false
    /// What it is called.
    open var title: String? = "My Location"
    /// What is said of it besides.
    open var subtitle: String?
}

/// Annotations that are gathered in one. None is ever made here: they are all shown.
open class MKClusterAnnotation: NSObject, MKAnnotation {
    /// Where they are on the whole.
    open var coordinate: CLLocationCoordinate2D {
        let points = memberAnnotations.map { MKMapPoint($0.coordinate) }
        guard !points.isEmpty else { return CLLocationCoordinate2D() }
        let count = Double(points.count)
        return MKMapPoint(x: points.map(\.x).reduce(0, +) / count, y: points.map(\.y).reduce(0, +) / count).coordinate
    }
    /// What they are called.
    open var title: String?
    /// What is said of them besides.
    open var subtitle: String?
    /// The annotations.
    public let memberAnnotations: [any MKAnnotation]

    /// Some annotations.
    public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }
}
