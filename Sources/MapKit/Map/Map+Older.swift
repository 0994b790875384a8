import CoreLocation
import DovetailCore
import Foundation

/// Whether an older map follows the person's place.
public enum MapUserTrackingMode: Hashable, Sendable {
    case none
    case follow
}

/// A mark of an older map.
@MainActor @preconcurrency
public protocol MapAnnotationProtocol {
    /// Adds what the mark stands for.
    static func _collect(_ annotation: Self, into collector: _MapCollector)
}

/// A balloon on an older map.
public struct MapMarker: MapAnnotationProtocol {
    private let coordinate: CLLocationCoordinate2D
    private let tint: Color?

    /// A balloon at a place, red where no colour is given.
    nonisolated public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        self.coordinate = coordinate
        self.tint = tint
    }

    public static func _collect(_ marker: Self, into collector: _MapCollector) {
        Marker<_MarkerLabel>._collect(
            Marker("", coordinate: marker.coordinate), tint: marker.tint, into: collector)
    }
}

/// A pin on an older map. It looks as a ``MapMarker`` does.
public struct MapPin: MapAnnotationProtocol {
    private let marker: MapMarker

    /// A pin at a place.
    nonisolated public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        marker = MapMarker(coordinate: coordinate, tint: tint)
    }

    public static func _collect(_ pin: Self, into collector: _MapCollector) {
        MapMarker._collect(pin.marker, into: collector)
    }
}

/// A view on an older map.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    private let coordinate: CLLocationCoordinate2D
    private let anchor: CGPoint
    nonisolated(unsafe) private let content: Content

    /// A view of which one point, in its unit square, is at a place.
    nonisolated public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {
        self.coordinate = coordinate
        anchor = anchorPoint
        self.content = content()
    }

    public static func _collect(_ annotation: Self, into collector: _MapCollector) {
        collector.add(
            .annotation(
                annotation.coordinate, anchor: UnitPoint(x: annotation.anchor.x, y: annotation.anchor.y),
                content: AnyView(annotation.content), label: AnyView(EmptyView())))
    }
}

extension Marker {
    static func _collect(_ marker: Self, tint: Color?, into collector: _MapCollector) {
        collector.with { look in
            if let tint { look.tint = AnyShapeStyle(tint) }
            look.titles = .hidden
        } _: {
            _collect(marker, into: collector)
        }
    }
}

/// What an older map without marks is made of.
public struct _DefaultMapContent: View {
    public var body: Never { fatalError("_DefaultMapContent has no body") }
}

/// What an older map with marks is made of.
public struct _DefaultAnnotatedMapContent<Items: RandomAccessCollection>: View where Items.Element: Identifiable {
    public var body: Never { fatalError("_DefaultAnnotatedMapContent has no body") }
}

extension Map where Content == _DefaultMapContent {
    /// A map of a region, which is another one when a person moves the map.
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        self.init(
            .region(coordinateRegion, tracking: userTrackingMode), modes: interactionModes,
            collect: Self.older(showsUserLocation))
    }

    /// A map of a rectangle, which is another one when a person moves the map.
    public init(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        self.init(
            .rect(mapRect, tracking: userTrackingMode), modes: interactionModes,
            collect: Self.older(showsUserLocation))
    }
}

extension Map {
    /// A map of a region, with a mark for each of some elements.
    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
        self.init(
            .region(coordinateRegion, tracking: userTrackingMode), modes: interactionModes,
            collect: Self.older(showsUserLocation, annotationItems, annotationContent))
    }

    /// A map of a rectangle, with a mark for each of some elements.
    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
        self.init(
            .rect(mapRect, tracking: userTrackingMode), modes: interactionModes,
            collect: Self.older(showsUserLocation, annotationItems, annotationContent))
    }

    private static func older(_ showsUser: Bool) -> @MainActor () -> [MapElement] {
        {
            let collector = _MapCollector()
            if showsUser { UserAnnotation._collect(UserAnnotation(), into: collector) }
            return collector.items
        }
    }

    private static func older<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        _ showsUser: Bool, _ items: Items, _ content: @escaping (Items.Element) -> Annotation
    ) -> @MainActor () -> [MapElement] where Items.Element: Identifiable {
        {
            let collector = _MapCollector()
            for item in items {
                collector.descend(item.id) { Annotation._collect(content(item), into: collector) }
            }
            if showsUser { collector.descend("user") { UserAnnotation._collect(UserAnnotation(), into: collector) } }
            return collector.items
        }
    }
}
