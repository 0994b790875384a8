import CoreLocation
import DovetailCore
import Foundation

/// A map as it is drawn: the ground, lines and areas, marks. What it shows moves on its way where a change is animated.
struct MapScene: View, Animatable {
    var viewport: MapViewport
    let elements: [MapElement]
    let store: TileStore?
    let user: CLLocation?
    let followsUser: Bool
    let selection: MapSelectionState
    @State private var sizes: [MapElementID: MarkSize] = [:]

    nonisolated var animatableData: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>> {
        get {
            AnimatablePair(
                AnimatablePair(viewport.center.x, viewport.center.y),
                AnimatablePair(log2(viewport.scale) * Self.weight, viewport.heading * Self.weight))
        }
        set {
            viewport.center = MKMapPoint(x: newValue.first.first, y: newValue.first.second)
            viewport.scale = exp2(newValue.second.first / Self.weight)
            viewport.heading = newValue.second.second / Self.weight
        }
    }

    /// Zooms and turns are as large numbers as places, since a spring rests when little is left of all of them.
    private nonisolated static let weight = 1_000_000.0

    /// Above this number marks far outside of the view are left out.
    private static let marksAlways = 200

    var body: some View {
        let marks = marks
        let crowded = crowded(marks)
        ZStack(alignment: .topLeading) {
            ground
            OverlaysLayer(viewport: viewport, elements: elements.filter(\.isOverlay))
            MapMarksLayout(viewport: viewport) {
                ForEach(marks) { element in
                    MarkView(
                        element: element, user: UserLocation(location: user, followsUserLocation: followsUser),
                        select: selection.selects(element), isSelected: selection.isSelected(element),
                        title: MarkTitleState(
                            exists: element.look.titles != .hidden, isCrowded: crowded.contains(element.id),
                            measured: { sizes[element.id, default: MarkSize()].title = $0 }),
                        measured: { sizes[element.id, default: MarkSize()].content = $0 },
                        titleHeight: sizes[element.id]?.title?.height ?? 0, deselect: { selection.set?(nil) }
                    )
                    .onDisappear { sizes[element.id] = nil }
                    .layoutValue(key: MapPlaceKey.self, value: place(of: element))
                    .zIndex(selection.isSelected(element) ? 1 : 0)
                }
            }
        }
        .frame(width: viewport.size.width, height: viewport.size.height)
        .clipped()
    }

    /// A press beside all marks selects nothing.
    @ViewBuilder
    private var ground: some View {
        let ground = MapGround(viewport: viewport, store: store)
        if let set = selection.set { ground.onTapGesture { set(nil) } } else { ground }
    }

    private var marks: [MapElement] {
        let marks = elements.filter { !$0.isOverlay && ($0.place != nil || user != nil) }
        guard marks.count > Self.marksAlways else { return marks }
        let seen = CGRect(origin: .zero, size: viewport.size)
            .insetBy(dx: -viewport.size.width / 2, dy: -viewport.size.height / 2)
        return marks.filter { element in
            element.place.map { seen.contains(viewport.point(of: MKMapPoint($0))) } ?? true
        }
    }

    /// The marks whose titles are left out. Until a title's size is known, it is.
    private func crowded(_ marks: [MapElement]) -> Set<MapElementID> {
        let titled = marks.map { element -> MarkTitles.Mark in
            let isSelected = selection.isSelected(element)
            let (place, size) = (place(of: element), sizes[element.id])
            let point = viewport.point(of: place.point)
            var content = size?.content ?? CGSize(width: 20, height: 20)
            if case .marker = element.kind {
                content.width = BalloonStyle.width(isSelected: isSelected)
                content.height = BalloonStyle.height(ofWidth: content.width)
            }
            return MarkTitles.Mark(
                id: element.id,
                frame: CGRect(
                    x: point.x - content.width * place.anchor.x, y: point.y - content.height * place.anchor.y,
                    width: content.width, height: content.height),
                title: element.look.titles == .hidden ? nil : size?.title,
                isKept: isSelected || element.look.titles == .visible)
        }
        var crowded = MarkTitles.crowded(titled)
        for mark in titled where mark.title == nil { crowded.insert(mark.id) }
        return crowded
    }

    private func place(of element: MapElement) -> MapPlace {
        switch element.kind {
        case .marker(let place, _): MapPlace(point: MKMapPoint(place), anchor: .bottom)
        case .annotation(let place, let anchor, _, _): MapPlace(point: MKMapPoint(place), anchor: anchor)
        case .user(let anchor, _):
            MapPlace(point: user.map { MKMapPoint($0.coordinate) } ?? MKMapPoint(), anchor: anchor)
        case .overlay: MapPlace(point: MKMapPoint(), anchor: .center)
        }
    }
}

extension MapElement {
    var isOverlay: Bool { if case .overlay = kind { true } else { false } }
}

/// Lines and areas.
private struct OverlaysLayer: View {
    let viewport: MapViewport
    let elements: [MapElement]

    var body: some View {
        if !elements.isEmpty {
            Canvas { context, _ in
                for element in elements {
                    guard case .overlay(let shape) = element.kind else { continue }
                    draw(shape, element.look, in: context)
                }
            }
            .allowsHitTesting(false)
            .accessibilityHidden(true)
        }
    }

    private func draw(_ shape: MapShape, _ look: MapLook, in context: GraphicsContext) {
        for path in shape.paths(in: viewport) { draw(path, shape.contour, look, in: context) }
    }

    private func draw(_ path: Path, _ contour: MapShape.Contour, _ look: MapLook, in context: GraphicsContext) {
        let usual = look.tint ?? AnyShapeStyle(Color.blue)
        switch contour {
        case .line:
            let style =
                look.strokeStyle ?? StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round)
            context.stroke(path, with: .style(look.stroke ?? look.foreground ?? usual), style: style)
        case .area:
            // An outline alone leaves the area as it is.
            if let fill = look.foreground ?? (look.stroke == nil ? AnyShapeStyle(usual.opacity(0.35)) : nil) {
                context.fill(path, with: .style(fill), style: FillStyle(eoFill: true))
            }
            if let stroke = look.stroke {
                context.stroke(path, with: .style(stroke), style: look.strokeStyle ?? StrokeStyle(lineWidth: 1))
            }
        }
    }
}
