import CoreLocation
import DovetailCore
import DovetailUIKit
import Foundation

/// What a map of UIKit's shows.
struct MapViewContent: View {
    let map: WeakMap
    @ObservedObject var state: MapViewState

    var body: some View {
        if let view = map.view {
            // Read, so that a change of what is on the map is shown.
            let version = state.version
            content(view, version)
        }
    }

    private func content(_ view: MKMapView, _ version: Int) -> some View {
        MapRoot(
            placement: .position(
                Binding {
                    state.position
                } set: {
                    state.position = $0
                    if $0.positionedByUser { view.movedByPerson() }
                }), bounds: view.cameraBounds, modes: modes(view), elements: elements(view), selection: selection(view)
        )
        .mapStyle(view.mapType == .standard || view.mapType == .mutedStandard ? .standard : .imagery)
        .mapControls {
            if view.showsCompass { MapCompass() }
            if view.showsScale { MapScaleView(anchorEdge: .trailing) }
        }
        .mapEnds { view.moved($0, isEnd: $1) }
        .onChange(of: version, initial: true) { _, _ in view.tellAdded() }
    }

    private func modes(_ view: MKMapView) -> MapInteractionModes {
        var modes: MapInteractionModes = []
        if view.isScrollEnabled { modes.insert(.pan) }
        if view.isZoomEnabled { modes.insert(.zoom) }
        if view.isRotateEnabled { modes.insert(.rotate) }
        return modes
    }

    private func selection(_ view: MKMapView) -> MapSelectionState {
        var selection = MapSelectionState()
        selection.selected = state.selected.map { AnyHashable(ObjectIdentifier($0)) }
        selection.set = { tag in
            view.select(view.annotations.first { AnyHashable(ObjectIdentifier($0)) == tag })
        }
        return selection
    }

    private func elements(_ view: MKMapView) -> [MapElement] {
        let overlays = state.overlays.compactMap { overlay -> MapElement? in
            guard let (shape, look) = view.madeRenderer(for: overlay).shape else { return nil }
            return MapElement(id: id(overlay), kind: .overlay(shape), look: look)
        }
        let marks = state.annotations.map { annotation -> MapElement in
            let mark = view.madeView(for: annotation)
            var look = MapLook()
            look.tag = mark.isEnabled ? AnyHashable(ObjectIdentifier(annotation)) : nil
            if let marker = mark as? MKMarkerAnnotationView, let balloon = marker.balloon {
                look.tint = marker.markerTintColor.map { AnyShapeStyle(Color(uiColor: $0)) }
                look.titles =
                    switch marker.titleVisibility {
                    case .hidden: .hidden
                    case .visible: .visible
                    default: .automatic
                    }
                return MapElement(
                    id: id(annotation), kind: .marker(annotation.coordinate, AnyView(callout(mark, around: balloon))),
                    look: look)
            }
            return MapElement(
                id: id(annotation),
                kind: .annotation(
                    annotation.coordinate, anchor: .center, content: AnyView(callout(mark, around: mark.content)),
                    label: AnyView(EmptyView())), look: look)
        }
        guard view.showsUserLocation, let place = view.userLocation.location?.coordinate else {
            return overlays + marks
        }
        let dot = MapElement(
            id: id(view.userLocation),
            kind: .annotation(
                place, anchor: .center, content: AnyView(UserDot(accuracy: nil)), label: AnyView(EmptyView())),
            look: MapLook())
        return overlays + marks + [dot]
    }

    private func id(_ object: AnyObject) -> MapElementID { MapElementID(path: [ObjectIdentifier(object)]) }

    private func callout(_ view: MKAnnotationView, around content: AnyView) -> some View {
        content.overlay(alignment: .top) {
            if view.isSelected, view.canShowCallout, view.annotation?.title != nil {
                Callout(view: view).fixedSize().alignmentGuide(.top) { $0[.bottom] + 6 }
            }
        }
        .modifier(AnnotationDragging(view: view))
    }
}

/// The titles of a selected annotation, with the app's own views beside them.
private struct Callout: View {
    let view: MKAnnotationView

    var body: some View {
        HStack(spacing: 10) {
            if let left = view.leftCalloutAccessoryView { accessory(left) }
            VStack(alignment: .leading, spacing: 2) {
                Text(view.annotation?.title ?? "").font(.callout.weight(.semibold))
                if let detail = view.detailCalloutAccessoryView {
                    RepresentedView(view: detail)
                } else if let subtitle = view.annotation?.subtitle, !subtitle.isEmpty {
                    Text(subtitle).font(.caption).foregroundStyle(.secondary)
                }
            }
            if let right = view.rightCalloutAccessoryView { accessory(right) }
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .background(.background, in: RoundedRectangle(cornerRadius: 10))
        .overlay { RoundedRectangle(cornerRadius: 10).strokeBorder(.primary.opacity(0.1)) }
        .shadow(color: .black.opacity(0.25), radius: 6, y: 2)
    }

    private func accessory(_ accessory: UIView) -> some View {
        RepresentedView(view: accessory)
            .simultaneousGesture(
                TapGesture().onEnded {
                    guard let control = accessory as? UIControl, let map = view.map else { return }
                    map.delegate?.mapView(map, annotationView: view, calloutAccessoryControlTapped: control)
                })
    }

    private struct RepresentedView: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }
}
