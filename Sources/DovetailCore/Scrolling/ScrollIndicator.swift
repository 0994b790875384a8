import AttributeGraph
import Foundation

/// The bar at a scroll view's edge that tells how much of the content is shown, and where in it that is.
enum ScrollIndicator {
    private static let thickness: CGFloat = 6
    private static let margin: CGFloat = 2
    private static let leastLength: CGFloat = 28

    /// One node, empty while all of the content is shown.
    static func make(
        _ axis: Axis, content: Attribute<ViewGeometry>, position: ScrollPositionSource,
        visibility: IndicatorVisibility, inputs: _ViewInputs,
        isShown: @escaping () -> Bool
    ) -> Attribute<[DisplayNode]> {
        var barInputs = inputs
        barInputs.geometry = Attribute(
            IndicatorGeometry(axis: axis, view: inputs.geometry, content: content, position: position))
        let environment = inputs.environment
        let responder = IndicatorResponder(axis: axis, position: position)
        return DisplayLeaf.make(inputs: barInputs) { size in
            let opacity = isShown() && size.width > 0 && size.height > 0 ? visibility.opacity.value : 0
            guard opacity > 0 else {
                return .init(content: .none, allowsHitTesting: false)
            }
            let color = Theme.label(2, environment.read { $0.colorScheme }).multiplyingOpacity(by: opacity)
            let bar = RoundedRectangle(cornerRadius: thickness / 2).path(in: CGRect(origin: .zero, size: size))
            return .init(content: .fill(bar, .color(color), FillStyle()), responder: responder)
        }
    }

    /// The way that the bar's both ends have along the edge, in the coordinates of the view.
    static func track(_ axis: Axis, view: CGSize, _ position: ScrollPositionSource) -> ClosedRange<CGFloat> {
        let margins = position.indicatorMargins
        let (start, end) = axis == .horizontal ? (margins.leading, margins.trailing) : (margins.top, margins.bottom)
        let first = margin + start
        return first...max(first, view[axis] - margin - end)
    }

    /// Where the bar is.
    private struct IndicatorGeometry: Rule {
        let axis: Axis
        let view: Attribute<ViewGeometry>
        let content: Attribute<ViewGeometry>
        let position: ScrollPositionSource

        var value: ViewGeometry {
            let view = view.value
            let frame = frame(axis, view: view.size, content: content.value, at: view.origin, position)
            return ViewGeometry(origin: frame.origin, size: frame.size, grid: view.grid)
        }
    }

    private static func frame(
        _ axis: Axis, view: CGSize, content: ViewGeometry, at origin: CGPoint, _ position: ScrollPositionSource
    ) -> CGRect {
        let (margins, indicatorMargins) = (position.margins, position.indicatorMargins)
        let (shown, whole) = (view[axis], margins.enlarging(content.size)[axis])
        let track = track(axis, view: view, position)
        let room = track.upperBound - track.lowerBound
        guard whole > shown + 0.5, room > leastLength else { return CGRect(origin: origin, size: .zero) }
        let length = max(leastLength, room * shown / whole)
        let offset =
            axis == .horizontal
            ? origin.x - content.origin.x + margins.leading : origin.y - content.origin.y + margins.top
        let start = track.lowerBound + (room - length) * min(max(0, offset / (whole - shown)), 1)
        if axis == .horizontal {
            let across = view.height - thickness - margin - indicatorMargins.bottom
            return CGRect(x: origin.x + start, y: origin.y + across, width: length, height: thickness)
        }
        // The bar is at the edge at which lines end.
        let across =
            position.isMirrored
            ? margin + indicatorMargins.leading : view.width - thickness - margin - indicatorMargins.trailing
        return CGRect(x: origin.x + across, y: origin.y + start, width: thickness, height: length)
    }
}

/// Scrolls while the bar is dragged.
private final class IndicatorResponder: Responder {
    weak var node: DisplayNode?
    var hasRegainedFocus = false
    private let axis: Axis
    private weak var position: ScrollPositionSource?
    /// Where the pointer was, in window points; nil while the bar is not held.
    private var last: CGPoint?

    init(axis: Axis, position: ScrollPositionSource) {
        self.axis = axis
        self.position = position
    }

    var keepsDrags: Bool { true }
    func pointerDown(at location: CGPoint, event: PointerEvent) { last = event.location }
    func pointerUp(at location: CGPoint, event: PointerEvent) { last = nil }
    func pointerCancelled() { last = nil }

    func pointerMoved(to location: CGPoint, event: PointerEvent) {
        guard let last, let node, let position, let geometry = position.geometry else { return }
        self.last = event.location
        let margins = geometry.contentInsets
        let whole = margins.enlarging(geometry.contentSize)[axis] - geometry.containerSize[axis]
        let track = ScrollIndicator.track(axis, view: geometry.containerSize, position)
        let way = track.upperBound - track.lowerBound - node.size[axis]
        guard way > 0, whole > 0 else { return }
        let moved = axis == .horizontal ? event.location.x - last.x : event.location.y - last.y
        let length = moved * whole / way
        position.move(by: axis == .horizontal ? CGSize(width: length, height: 0) : CGSize(width: 0, height: length))
    }
}
