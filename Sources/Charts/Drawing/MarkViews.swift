import DovetailCore
import Foundation

/// A view that belongs to a mark: an annotation, or what stands for its point.
struct MarkView: Identifiable {
    struct ID: Hashable {
        let mark: Int
        let position: Int
    }

    struct Place {
        let bounds: CGRect
        /// Nil for a view in the middle of the mark.
        let annotation: MarkAnnotation?
        let kind: MarkKind
        let isHorizontal: Bool
    }

    let id: ID
    let place: Place
    let opacity: Double
    let view: AnyView

    /// The views of marks where these are drawn, outside of layers.
    @MainActor
    static func views(of items: [DrawnItem], model: ChartModel, size: CGSize) -> [MarkView] {
        var views: [MarkView] = []
        // An app may give two elements one id.
        var known: Set<Int> = []
        func add(_ mark: Mark, id: Int, bounds: CGRect, opacity: Double) {
            guard let box = mark.attributes.box, !box.fields.annotations.isEmpty || mark.symbolView != nil else {
                return
            }
            var id = id
            while !known.insert(id).inserted { id &+= 1 }
            if mark.kind == .point || mark.kind == .line, let view = mark.symbolView {
                views.append(
                    MarkView(
                        id: ID(mark: id, position: -1),
                        place: Place(bounds: bounds, annotation: nil, kind: mark.kind, isHorizontal: false),
                        opacity: box.fields.opacity, view: view()))
            }
            for (position, annotation) in box.fields.annotations.enumerated() {
                views.append(
                    MarkView(
                        id: ID(mark: id, position: position),
                        place: Place(
                            bounds: bounds, annotation: annotation, kind: mark.kind,
                            isHorizontal: mark.lengthAxis == .horizontal),
                        opacity: 1, view: annotation.content(AnnotationContext(targetSize: bounds.size))))
            }
        }
        for item in items {
            switch item {
            case .marks(let drawn):
                for mark in drawn where mark.look.kind != .point || model.marks[mark.index].kind == .point {
                    add(model.marks[mark.index], id: mark.id, bounds: mark.bounds(in: size), opacity: mark.opacity)
                }
            case .series(let drawn):
                guard model.hasViews else { continue }
                for (id, point) in zip(drawn.ids, drawn.points) {
                    guard let mark = model.mark(withID: id) else { continue }
                    add(
                        mark, id: id, bounds: CGRect(x: point.x, y: point.y, width: 0, height: 0),
                        opacity: drawn.opacity)
                }
            case .layer: break
            }
        }
        return views
    }
}

private struct MarkViewPlaceKey: LayoutValueKey {
    static var defaultValue: MarkView.Place? { nil }
}

/// The views of marks over a plot area.
struct MarkViews: View {
    let views: [MarkView]
    let size: CGSize
    let chart: CGRect

    var body: some View {
        MarkViewsLayout(chart: chart) {
            ForEach(views) { view in
                view.view.opacity(view.opacity).font(.caption)
                    .layoutValue(key: MarkViewPlaceKey.self, value: view.place)
            }
        }
        .frame(width: size.width, height: size.height, alignment: .topLeading)
    }
}

private struct MarkViewsLayout: Layout {
    let chart: CGRect

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for view in subviews {
            guard let place = view[MarkViewPlaceKey.self] else { continue }
            let target = place.bounds.offsetBy(dx: bounds.minX, dy: bounds.minY)
            let isOverlay = place.annotation?.position.kind == .overlay
            let proposal = isOverlay ? ProposedViewSize(target.size) : .unspecified
            var size = view.sizeThatFits(proposal)
            // A text on a small mark is not cut: it may be larger than that.
            if isOverlay, target.width < 1 || target.height < 1 { size = view.sizeThatFits(.unspecified) }
            var frame = CGRect(origin: .zero, size: size)
            guard let annotation = place.annotation else {
                frame.origin = CGPoint(x: target.midX - size.width / 2, y: target.midY - size.height / 2)
                view.place(at: frame.origin, proposal: ProposedViewSize(size))
                continue
            }
            frame.origin = origin(of: size, annotation, place, target, in: bounds)
            keep(&frame, annotation.overflow, plot: bounds, chart: chart.offsetBy(dx: bounds.minX, dy: bounds.minY))
            view.place(at: frame.origin, proposal: ProposedViewSize(size))
        }
    }

    private func origin(
        of size: CGSize, _ annotation: MarkAnnotation, _ place: MarkView.Place, _ target: CGRect, in bounds: CGRect
    ) -> CGPoint {
        let spacing = annotation.spacing ?? 4
        let horizontal: CGFloat =
            annotation.alignment.horizontal == .leading ? 0 : annotation.alignment.horizontal == .trailing ? 1 : 0.5
        let vertical: CGFloat =
            annotation.alignment.vertical == .top ? 0 : annotation.alignment.vertical == .bottom ? 1 : 0.5
        let alongX = target.minX + (target.width - size.width) * horizontal
        let alongY = target.minY + (target.height - size.height) * vertical
        var kind = annotation.position.kind
        if kind == .automatic { kind = place.isHorizontal ? .trailing : place.kind == .sector ? .overlay : .top }
        switch kind {
        case .top, .automatic: return CGPoint(x: alongX, y: target.minY - spacing - size.height)
        case .bottom: return CGPoint(x: alongX, y: target.maxY + spacing)
        case .leading: return CGPoint(x: target.minX - spacing - size.width, y: alongY)
        case .trailing: return CGPoint(x: target.maxX + spacing, y: alongY)
        case .overlay: return CGPoint(x: alongX, y: alongY)
        case .topLeading: return CGPoint(x: target.minX - size.width, y: target.minY - spacing - size.height)
        case .topTrailing: return CGPoint(x: target.maxX, y: target.minY - spacing - size.height)
        case .bottomLeading: return CGPoint(x: target.minX - size.width, y: target.maxY + spacing)
        case .bottomTrailing: return CGPoint(x: target.maxX, y: target.maxY + spacing)
        }
    }

    private func keep(
        _ frame: inout CGRect, _ overflow: AnnotationOverflowResolution, plot: CGRect, chart: CGRect
    ) {
        func boundary(_ strategy: AnnotationOverflowResolution.Strategy, isAutomaticKept: Bool) -> CGRect? {
            switch strategy.kind {
            case .automatic: isAutomaticKept ? chart : nil
            case .disabled: nil
            case .padScale: chart
            case .fit(let boundary): boundary.kind == .plot ? plot : chart
            }
        }
        if let edges = boundary(overflow.x, isAutomaticKept: true), frame.width <= edges.width {
            frame.origin.x = min(max(frame.minX, edges.minX), edges.maxX - frame.width)
        }
        if let edges = boundary(overflow.y, isAutomaticKept: false), frame.height <= edges.height {
            frame.origin.y = min(max(frame.minY, edges.minY), edges.maxY - frame.height)
        }
    }
}
