import DovetailBase
import DovetailCore
import Foundation

/// Takes what a person does with a map: drags, wheel and touchpad, pinches, double clicks, keys.
struct MapSurface<Content: View>: View {
    let viewport: MapViewport
    let modes: MapInteractionModes
    /// Shows something else, on its way there where that is said. Returns what is shown within the map's bounds.
    let set: (MapViewport, _ animated: Bool) -> MapViewport
    /// A movement has come to its end.
    let finish: (MapViewport) -> Void
    @ViewBuilder let content: Content

    /// What was shown when the drag or the pinch began.
    @State private var start: MapViewport?
    @State private var pinch: MapViewport?

    /// Wheel points that make the map twice as large.
    private static var pointsForDouble: Double { 120 }

    var body: some View {
        content
            .contentShape(Rectangle())
            .gesture(drag, including: modes.contains(.pan) ? .all : .subviews)
            .simultaneousGesture(magnify, including: modes.contains(.zoom) ? .all : .subviews)
            .simultaneousGesture(rotate, including: modes.contains(.rotate) ? .all : .subviews)
            .simultaneousGesture(doubleTap, including: modes.contains(.zoom) ? .all : .subviews)
            .interaction { responder, _ in
                // Presses are the gestures'.
                responder.isTransparent = true
                responder.onScroll = { [weak responder] event in
                    guard let node = responder?.node else { return false }
                    let origin = node.frameInWindow.origin
                    return scroll(
                        event, at: CGPoint(x: event.location.x - origin.x, y: event.location.y - origin.y))
                }
            }
    }

    // MARK: Gestures

    private var drag: some Gesture {
        // A finger's drag has become a scroll event before.
        DragGesture(minimumDistance: 9)
            .onChanged { value in
                let from = start ?? viewport
                if start == nil { start = from }
                _ = set(from.moved(by: value.translation), false)
            }
            .onEnded { value in
                let from = start ?? viewport
                start = nil
                let rest = CGSize(
                    width: value.predictedEndTranslation.width - value.translation.width,
                    height: value.predictedEndTranslation.height - value.translation.height)
                // What is thrown glides on.
                let glides = hypot(rest.width, rest.height) > 20
                let end = from.moved(by: glides ? value.predictedEndTranslation : value.translation)
                finish(set(end, glides))
            }
    }

    private var magnify: some Gesture {
        MagnifyGesture()
            .onChanged { value in
                let from = pinch ?? viewport
                if pinch == nil { pinch = from }
                _ = set(from.zoomed(by: Double(value.magnification), around: value.startLocation), false)
            }
            .onEnded { value in
                let from = pinch ?? viewport
                pinch = nil
                finish(set(from.zoomed(by: Double(value.magnification), around: value.startLocation), false))
            }
    }

    private var rotate: some Gesture {
        // Who makes it larger turns the fingers a little, too.
        RotateGesture(minimumAngleDelta: .degrees(8))
            .onChanged { value in
                let from = pinch ?? viewport
                if pinch == nil { pinch = from }
                var turned = viewport
                turned.heading = from.heading
                _ = set(turned.zoomed(by: 1, turned: -value.rotation.degrees, around: value.startLocation), false)
            }
            .onEnded { _ in
                pinch = nil
                finish(viewport)
            }
    }

    private var doubleTap: some Gesture {
        SpatialTapGesture(count: 2).onEnded { value in
            finish(set(viewport.zoomed(by: 2, around: value.location), true))
        }
    }

    // MARK: Wheel and touchpad

    /// A wheel makes the map larger and smaller, a touchpad and a finger move it; with Control a touchpad does what a wheel does.
    private func scroll(_ event: ScrollEvent, at point: CGPoint) -> Bool {
        let zooms = event.phase == .discrete || event.modifiers.contains(.control)
        guard modes.contains(zooms ? .zoom : .pan) else { return false }
        switch event.phase {
        case .discrete, .began, .changed:
            let end =
                zooms
                ? viewport.zoomed(by: exp2(-Double(event.delta.height) / Self.pointsForDouble), around: point)
                : viewport.moved(by: CGSize(width: -event.delta.width, height: -event.delta.height))
            let shown = set(end, event.phase == .discrete)
            if event.phase == .discrete { finish(shown) }
        case .ended(let velocity):
            let way = CGSize(width: -velocity.width / 5, height: -velocity.height / 5)
            let glides = !zooms && hypot(way.width, way.height) > 10
            finish(glides ? set(viewport.moved(by: way), true) : viewport)
        case .cancelled: finish(viewport)
        }
        return true
    }
}
