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
        barInputs.geometry = .computed {
            let view = inputs.geometry.value
            let frame = frame(axis, view: view.size, content: content.value, at: view.origin)
            return ViewGeometry(origin: frame.origin, size: frame.size, grid: view.grid)
        }
        let environment = inputs.environment
        let responder = IndicatorResponder(axis: axis, position: position)
        return DisplayLeaf.make(inputs: barInputs) { size in
            let opacity = isShown() && size.width > 0 && size.height > 0 ? visibility.opacity.value : 0
            guard opacity > 0 else {
                return .init(content: .none, allowsHitTesting: false)
            }
            let color = Theme.label(2, environment.value.colorScheme).multiplyingOpacity(by: opacity)
            let bar = RoundedRectangle(cornerRadius: thickness / 2).path(in: CGRect(origin: .zero, size: size))
            return .init(content: .fill(bar, .color(color), FillStyle()), responder: responder)
        }
    }

    private static func frame(_ axis: Axis, view: CGSize, content: ViewGeometry, at origin: CGPoint) -> CGRect {
        let (shown, whole) = (view[axis], content.size[axis])
        guard whole > shown + 0.5, shown > leastLength else { return CGRect(origin: origin, size: .zero) }
        let track = shown - 2 * margin
        let length = max(leastLength, track * shown / whole)
        let offset = axis == .horizontal ? origin.x - content.origin.x : origin.y - content.origin.y
        let start = margin + (track - length) * min(max(0, offset / (whole - shown)), 1)
        let across = view[axis.other] - thickness - margin
        return axis == .horizontal
            ? CGRect(x: origin.x + start, y: origin.y + across, width: length, height: thickness)
            : CGRect(x: origin.x + across, y: origin.y + start, width: thickness, height: length)
    }
}

/// Scrolls while the bar is dragged.
private final class IndicatorResponder: Responder {
    private let axis: Axis
    private weak var position: ScrollPositionSource?
    /// Where the pointer was, in window points; nil while the bar is not held.
    private var last: CGPoint?

    private override init() { fatalError("a bar's responder is made with its scroll view's position") }

    init(axis: Axis, position: ScrollPositionSource) {
        self.axis = axis
        self.position = position
        super.init()
    }

    override var keepsDrags: Bool { true }
    override func pointerDown(at location: CGPoint, event: PointerEvent) { last = event.location }
    override func pointerUp(at location: CGPoint, event: PointerEvent) { last = nil }
    override func pointerCancelled() { last = nil }

    override func pointerMoved(to location: CGPoint, event: PointerEvent) {
        guard let last, let node, let position, let geometry = position.geometry else { return }
        self.last = event.location
        let margins = geometry.contentInsets
        let whole = margins.enlarging(geometry.contentSize)[axis] - geometry.containerSize[axis]
        let way = geometry.containerSize[axis] - node.size[axis]
        guard way > 0, whole > 0 else { return }
        let moved = axis == .horizontal ? event.location.x - last.x : event.location.y - last.y
        let length = moved * whole / way
        position.move(by: axis == .horizontal ? CGSize(width: length, height: 0) : CGSize(width: 0, height: length))
    }
}
