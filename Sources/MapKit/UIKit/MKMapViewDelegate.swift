import CoreLocation
import DovetailUIKit
import Foundation

/// Hears of a map of UIKit's, and makes the views of its annotations and overlays. Methods that an object lacks are not called.
@MainActor @preconcurrency
public protocol MKMapViewDelegate: NSObjectProtocol {
    /// The view of an annotation; nil for a balloon.
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    /// How an overlay is drawn.
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    /// The region is about to be another one.
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    /// The region is another one.
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    /// The region is becoming another one, or is.
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
    /// Views of annotations were added.
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    /// An annotation was selected.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    /// An annotation was selected.
    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
    /// An annotation is no longer selected.
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    /// An annotation is no longer selected.
    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
    /// A button of a callout was pressed.
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    /// A person drags an annotation.
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState)
    /// The person's place is another one.
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    /// The person's place is not told.
    func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
    /// The map follows the person's place, or no longer.
    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
    /// Pictures are about to be loaded. Called once, when the map is first shown.
    func mapViewWillStartLoadingMap(_ mapView: MKMapView)
    /// The map is drawn. Called once, when the map is first shown; pictures may follow.
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
    /// The map is drawn. Called once, when the map is first shown.
    func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
}

extension MKMapViewDelegate {
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        MKOverlayRenderer(overlay: overlay)
    }
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) {}
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState
    ) {}
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
    public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
    public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {}
    public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {}
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
    public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
}

/// Whether a map follows the person's place.
public enum MKUserTrackingMode: Int, Sendable {
    case none
    case follow
    case followWithHeading
}

/// How a map looks.
public enum MKMapType: UInt, Sendable {
    case standard
    case satellite
    case hybrid
    case satelliteFlyover
    case hybridFlyover
    case mutedStandard
}
