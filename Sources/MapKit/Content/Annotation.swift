import CoreLocation
import DovetailCore

/// A view at a place, with a title below.
public struct Annotation<Label: View, Content: View>: MapContent {
    public typealias Body = Never
    private let coordinate: CLLocationCoordinate2D
    private let anchor: UnitPoint
    private let accessoryAnchor: UnitPoint
    /// The place that it was made of, which selects it.
    private var item: MKMapItem?
    nonisolated(unsafe) private let content: Content
    nonisolated(unsafe) private let label: Label

    /// A view of which one point, in its unit square, is at the place.
    nonisolated public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) { self.init(coordinate: coordinate, anchor: anchor, accessoryAnchor: .center, content: content, label: label) }

    /// A view of which one point, in its unit square, is at the place, and another where a callout points to.
    nonisolated public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, accessoryAnchor: UnitPoint,
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.coordinate = coordinate
        self.anchor = anchor
        self.accessoryAnchor = accessoryAnchor
        self.content = content()
        self.label = label()
    }

    public static func _collect(_ annotation: Self, into collector: _MapCollector) {
        collector.with { look in
            look.takes(annotation.item)
            look.accessoryAnchor = annotation.accessoryAnchor
        } _: {
            collector.add(
                .annotation(
                    annotation.coordinate, anchor: annotation.anchor, content: AnyView(annotation.content),
                    label: AnyView(annotation.label)))
        }
    }
}

extension Annotation where Label == Text {
    /// A view with a title below.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) { self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(titleKey) } }

    /// A view with a title below.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) { self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) } }

    /// A view with a title below.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) { self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(titleResource) } }

    /// A view with a title below, and the point in it that a callout points to.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        accessoryAnchor: UnitPoint, @ViewBuilder content: () -> Content
    ) {
        self.init(coordinate: coordinate, anchor: anchor, accessoryAnchor: accessoryAnchor, content: content) {
            Text(titleKey)
        }
    }

    /// A view with a title below, and the point in it that a callout points to.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, accessoryAnchor: UnitPoint,
        @ViewBuilder content: () -> Content
    ) {
        self.init(coordinate: coordinate, anchor: anchor, accessoryAnchor: accessoryAnchor, content: content) {
            Text(title)
        }
    }

    /// A view with a title below, and the point in it that a callout points to.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        accessoryAnchor: UnitPoint, @ViewBuilder content: () -> Content
    ) {
        self.init(coordinate: coordinate, anchor: anchor, accessoryAnchor: accessoryAnchor, content: content) {
            Text(titleResource)
        }
    }

    /// A view for a place that was found, with its name below. It is selected by the item itself.
    public init(
        item: MKMapItem, anchor: UnitPoint = .center, accessoryAnchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            item.name ?? "", coordinate: item.placemark.coordinate, anchor: anchor, accessoryAnchor: accessoryAnchor,
            content: content)
        self.item = item
    }
}

/// The person's place, once it is known.
public struct UserLocation {
    /// The place.
    public let location: CLLocation?
    /// Where to the device points: never known here.
    public var heading: CLHeading? { nil }
    /// Whether the map follows the place.
    public let followsUserLocation: Bool
}

/// A mark at the person's place: a blue dot, or a view of the app's own. It is not there until the place is known.
public struct UserAnnotation: MapContent {
    public typealias Body = Never
    private let anchor: UnitPoint
    nonisolated(unsafe) private let content: ((UserLocation) -> AnyView)?

    /// The dot.
    nonisolated public init(anchor: UnitPoint = .center) {
        self.anchor = anchor
        content = nil
    }

    /// A view of the app's own.
    nonisolated public init<Content: View>(
        anchor: UnitPoint = .center, @ViewBuilder content: @escaping (UserLocation) -> Content
    ) {
        self.anchor = anchor
        self.content = { AnyView(content($0)) }
    }

    /// A view of the app's own.
    nonisolated public init<Content: View>(
        anchor: UnitPoint = .center, @ViewBuilder content: @escaping () -> Content
    ) {
        self.anchor = anchor
        self.content = { _ in AnyView(content()) }
    }

    public static func _collect(_ annotation: Self, into collector: _MapCollector) {
        collector.add(.user(anchor: annotation.anchor, content: annotation.content))
    }
}
