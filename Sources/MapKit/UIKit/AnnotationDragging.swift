import CoreLocation
import DovetailControls
import DovetailCore
import DovetailUIKit
import Foundation

extension MKAnnotationView {
    /// How far a person is with dragging an annotation.
    public enum DragState: UInt, Sendable {
        case none
        case starting
        case dragging
        case canceling
        case ending
    }

    /// Sets ``dragState`` and tells the map's delegate.
    func drag(to state: DragState) {
        let old = dragState
        guard state != old else { return }
        setDragState(state, animated: true)
        if let map { map.delegate?.mapView(map, annotationView: self, didChange: state, fromOldState: old) }
    }

    /// Puts the annotation where it was let go of.
    func place(movedBy way: CGSize) {
        guard let map, let annotation else { return }
        let point = map.convert(annotation.coordinate, toPointTo: map)
        let place = map.convert(CGPoint(x: point.x + way.width, y: point.y + way.height), toCoordinateFrom: map)
        if CLLocationCoordinate2DIsValid(place) { (annotation as? MKShape)?.coordinate = place }
        map.contentChanged()
    }
}

/// Lets a person drag the view of an annotation that ``MKAnnotationView/isDraggable`` says can be.
struct AnnotationDragging: ViewModifier {
    let view: MKAnnotationView
    @State private var way = CGSize.zero

    func body(content: Content) -> some View {
        content.offset(way).highPriorityGesture(
            DragGesture(minimumDistance: 4, coordinateSpace: .global)
                .onChanged {
                    if way == .zero { view.drag(to: .starting) }
                    way = $0.translation
                    view.drag(to: .dragging)
                }
                .onEnded {
                    way = .zero
                    view.place(movedBy: $0.translation)
                    view.drag(to: .ending)
                    // A view that goes on by itself sets this when it has come to rest.
                    if view.dragState == .ending { view.drag(to: .none) }
                },
            isEnabled: view.isDraggable)
    }
}
