import DovetailControls
import DovetailCore
import Foundation

/// Where a mark is in a map.
struct MapPlace: Equatable {
    var point: MKMapPoint
    var anchor: UnitPoint
}

struct MapPlaceKey: LayoutValueKey {
    static var defaultValue: MapPlace { MapPlace(point: MKMapPoint(), anchor: .center) }
}

/// Puts marks at their places.
struct MapMarksLayout: Layout {
    let viewport: MapViewport

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { viewport.size }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            let place = subview[MapPlaceKey.self]
            let point = viewport.point(of: place.point)
            subview.place(
                at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), anchor: place.anchor,
                proposal: .unspecified)
        }
    }
}

/// A balloon with a tip at its lower end.
struct BalloonShape: Shape {
    func path(in rect: CGRect) -> Path {
        let radius = rect.width / 2
        let middle = CGPoint(x: rect.midX, y: rect.minY + radius)
        var path = Path()
        path.addArc(
            center: middle, radius: radius, startAngle: .degrees(125), endAngle: .degrees(55), clockwise: false)
        path.addQuadCurve(
            to: CGPoint(x: rect.midX, y: rect.maxY), control: CGPoint(x: rect.midX + radius * 0.28, y: rect.maxY - 3))
        path.addQuadCurve(
            to: CGPoint(
                x: middle.x + radius * cos(125 * .pi / 180), y: middle.y + radius * sin(125 * .pi / 180)),
            control: CGPoint(x: rect.midX - radius * 0.28, y: rect.maxY - 3))
        path.closeSubpath()
        return path
    }
}

/// Draws a label as a balloon with the icon in it and the title below.
struct BalloonStyle: LabelStyle {
    let tint: AnyShapeStyle
    let isSelected: Bool
    let title: MarkTitleState

    static func width(isSelected: Bool) -> CGFloat { isSelected ? 44 : 30 }
    static func height(ofWidth width: CGFloat) -> CGFloat { width * 1.22 }

    func makeBody(configuration: Configuration) -> some View {
        let size = Self.width(isSelected: isSelected)
        ZStack(alignment: .top) {
            BalloonShape().fill(tint).shadow(color: .black.opacity(0.3), radius: 2, y: 1)
            configuration.icon
                .font(.system(size: size * 0.5, weight: .semibold))
                .foregroundStyle(.white)
                .frame(width: size, height: size)
        }
        .frame(width: size, height: Self.height(ofWidth: size))
        .overlay(alignment: .bottom) { MarkTitle(state: title, isBold: isSelected) { configuration.title } }
    }
}

/// What becomes of a mark's title.
struct MarkTitleState {
    /// Whether there is one.
    var exists = true
    /// Whether it is left out for now, as other marks have its place. It still is the mark's name for who can't see it.
    var isCrowded = false
    /// Hears how large it is.
    let measured: (CGSize) -> Void
}

/// A title below a mark, which can be read on any ground.
struct MarkTitle<Content: View>: View {
    let state: MarkTitleState
    var isBold = false
    @ViewBuilder let content: Content
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        if state.exists {
            let halo = state.isCrowded ? Color.clear : MapColors.ground(colorScheme)
            content
                .font(.caption.weight(isBold ? .semibold : .medium))
                .foregroundStyle(state.isCrowded ? Color.clear : Color.primary)
                .lineLimit(2)
                .multilineTextAlignment(.center)
                .fixedSize()
                .onGeometryChange(for: CGSize.self, of: \.size, action: state.measured)
                .shadow(color: halo, radius: 1)
                .shadow(color: halo, radius: 1)
                .allowsHitTesting(false)
                .alignmentGuide(.bottom) { $0[.top] - MarkTitles.distance }
        }
    }
}

/// A mark of a map's content.
struct MarkView: View {
    let element: MapElement
    let user: UserLocation
    /// Selects the mark; nil where it can't be selected.
    let select: (() -> Void)?
    let isSelected: Bool
    let title: MarkTitleState
    /// Hears how large the view at the place is.
    let measured: (CGSize) -> Void
    let titleHeight: CGFloat
    /// Selects nothing.
    let deselect: () -> Void

    var body: some View {
        if let select {
            let mark = mark.onTapGesture(perform: select)
                .accessibilityElement(children: .combine)
                .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
            if let item = element.look.item, let style = element.look.accessory ?? nil {
                mark.modifier(
                    MapItemAccessory(
                        item: item, style: style, anchor: element.look.accessoryAnchor, titleHeight: titleHeight,
                        isSelected: isSelected, deselect: deselect))
            } else {
                mark
            }
        } else {
            mark
        }
    }

    @ViewBuilder
    private var mark: some View {
        switch element.kind {
        case .marker(_, let label):
            label.labelStyle(
                BalloonStyle(
                    tint: element.look.tint ?? AnyShapeStyle(Color.red), isSelected: isSelected, title: title))
        case .annotation(_, _, let content, let label):
            content.onGeometryChange(for: CGSize.self, of: \.size, action: measured)
                .overlay(alignment: .bottom) { MarkTitle(state: title, isBold: isSelected) { label } }
        case .user(_, let content):
            if let content { content(user) } else { UserDot(accuracy: user.location?.horizontalAccuracy) }
        case .overlay: EmptyView()
        }
    }
}

/// The person's place.
struct UserDot: View {
    let accuracy: Double?

    var body: some View {
        Circle().fill(.blue)
            .frame(width: 16, height: 16)
            .padding(3)
            .background(.white, in: Circle())
            .shadow(color: .black.opacity(0.3), radius: 3)
            .accessibilityElement()
            .accessibilityLabel("My Location")
    }
}
