import DovetailCore
import DovetailPlatform
import Foundation

extension NSView {
    // MARK: Views

    /// A point of another view, or of the window for nil, as one of this view.
    public func convert(_ point: CGPoint, from view: NSView?) -> CGPoint {
        guard let view else { return fromWindow(point) }
        return view.convert(point, to: self)
    }
    /// A point of this view as one of another view, or of the window for nil.
    public func convert(_ point: CGPoint, to view: NSView?) -> CGPoint {
        guard let view else { return toWindow(point) }
        let (here, there) = (outermost, view.outermost)
        if here === there { return view.inside(toOutermost(point)) }
        return view.fromWindow(toWindow(point))
    }
    /// A rectangle of another view, or of the window for nil, as one of this view.
    public func convert(_ rect: CGRect, from view: NSView?) -> CGRect { convert(rect) { convert($0, from: view) } }
    /// A rectangle of this view as one of another view, or of the window for nil.
    public func convert(_ rect: CGRect, to view: NSView?) -> CGRect { convert(rect) { convert($0, to: view) } }
    /// A size of another view as one of this view: the same, as views do not scale what is inside.
    public func convert(_ size: CGSize, from view: NSView?) -> CGSize { size }
    /// A size of this view as one of another view: the same, as views do not scale what is inside.
    public func convert(_ size: CGSize, to view: NSView?) -> CGSize { size }

    private func convert(_ rect: CGRect, _ point: (CGPoint) -> CGPoint) -> CGRect {
        let (one, other) = (point(rect.origin), point(CGPoint(x: rect.maxX, y: rect.maxY)))
        return CGRect(
            x: min(one.x, other.x), y: min(one.y, other.y), width: abs(one.x - other.x), height: abs(one.y - other.y))
    }

    private var outermost: NSView {
        var view = self
        while let around = view.superview { view = around }
        return view
    }
    /// A point of the view as one of the view around it.
    private func toSuperview(_ point: CGPoint) -> CGPoint {
        let (x, y) = (point.x - boundsOrigin.x, point.y - boundsOrigin.y)
        return CGPoint(
            x: frame.minX + x, y: superview?.isFlipped ?? isFlipped == isFlipped ? frame.minY + y : frame.maxY - y)
    }
    private func toOutermost(_ point: CGPoint) -> CGPoint {
        var (point, view) = (point, self)
        while let around = view.superview { (point, view) = (view.toSuperview(point), around) }
        return point
    }
    /// A point of the outermost view as one of this view.
    private func inside(_ point: CGPoint) -> CGPoint {
        let origin = toOutermost(.zero)
        let up = toOutermost(CGPoint(x: 0, y: 1))
        return CGPoint(x: point.x - origin.x, y: (point.y - origin.y) * (up.y - origin.y))
    }

    private var windowHeight: CGFloat { shownRoot?.size.height ?? 0 }
    private func toWindow(_ point: CGPoint) -> CGPoint {
        let (root, place) = (outermost, toOutermost(point))
        let y = root.isFlipped ? place.y - root.boundsOrigin.y : root.frame.height - place.y + root.boundsOrigin.y
        return CGPoint(
            x: root.shownFrame.minX + place.x - root.boundsOrigin.x, y: windowHeight - root.shownFrame.minY - y)
    }
    private func fromWindow(_ point: CGPoint) -> CGPoint {
        let root = outermost
        let y = windowHeight - point.y - root.shownFrame.minY
        return inside(
            CGPoint(
                x: point.x - root.shownFrame.minX + root.boundsOrigin.x,
                y: (root.isFlipped ? y : root.frame.height - y) + root.boundsOrigin.y))
    }

    /// A point of this view as one of the document that a clip shows.
    func place(_ point: CGPoint, in clip: NSClipView?) -> CGPoint {
        clip?.documentView.map { convert(point, to: $0) } ?? point
    }
    func place(_ rect: CGRect, in clip: NSClipView?) -> CGRect {
        clip?.documentView.map { convert(rect, to: $0) } ?? rect
    }

    // MARK: What is seen

    // MARK: Pixels

    private var pixels: CGFloat { window?.backingScaleFactor ?? ScreenValue.scale }
    /// A rectangle in pixels of the display.
    public func convertToBacking(_ rect: CGRect) -> CGRect {
        rect.applying(CGAffineTransform(scaleX: pixels, y: pixels))
    }
    /// A point in pixels of the display.
    public func convertToBacking(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x * pixels, y: point.y * pixels) }
    /// A size in pixels of the display.
    public func convertToBacking(_ size: CGSize) -> CGSize {
        CGSize(width: size.width * pixels, height: size.height * pixels)
    }
    /// A rectangle of the display's pixels in points.
    public func convertFromBacking(_ rect: CGRect) -> CGRect {
        rect.applying(CGAffineTransform(scaleX: 1 / pixels, y: 1 / pixels))
    }
    /// A point of the display's pixels in points.
    public func convertFromBacking(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x / pixels, y: point.y / pixels) }
    /// A size of the display's pixels in points.
    public func convertFromBacking(_ size: CGSize) -> CGSize {
        CGSize(width: size.width / pixels, height: size.height / pixels)
    }
    /// A rectangle in points of the view's layer: the same.
    public func convertToLayer(_ rect: CGRect) -> CGRect { rect }
    /// A point in points of the view's layer: the same.
    public func convertToLayer(_ point: CGPoint) -> CGPoint { point }
    /// A size in points of the view's layer: the same.
    public func convertToLayer(_ size: CGSize) -> CGSize { size }
    /// A rectangle of the view's layer in points: the same.
    public func convertFromLayer(_ rect: CGRect) -> CGRect { rect }
    /// A point of the view's layer in points: the same.
    public func convertFromLayer(_ point: CGPoint) -> CGPoint { point }
    /// A size of the view's layer in points: the same.
    public func convertFromLayer(_ size: CGSize) -> CGSize { size }

    /// A rectangle whose edges lie between pixels of the display.
    public func backingAlignedRect(_ rect: CGRect, options: AlignmentOptions) -> CGRect {
        let scale = pixels
        func edge(_ value: CGFloat, _ inward: AlignmentOptions, _ outward: AlignmentOptions, grows: Bool) -> CGFloat {
            let pixel = value * scale
            let isOutward = options.contains(outward)
            guard isOutward || options.contains(inward) else { return pixel.rounded() / scale }
            return pixel.rounded(isOutward == grows ? .up : .down) / scale
        }
        let minX = edge(rect.minX, .alignMinXInward, .alignMinXOutward, grows: false)
        let maxX = edge(rect.maxX, .alignMaxXInward, .alignMaxXOutward, grows: true)
        let minY = edge(rect.minY, .alignMinYInward, .alignMinYOutward, grows: false)
        let maxY = edge(rect.maxY, .alignMaxYInward, .alignMaxYOutward, grows: true)
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
    /// A rectangle whose edges lie between pixels of the display, as near as can be.
    public func centerScanRect(_ rect: CGRect) -> CGRect { backingAlignedRect(rect, options: .alignAllEdgesNearest) }

    /// The view without what ``NSView/safeAreaInsets`` covers.
    public var safeAreaRect: CGRect {
        let insets = safeAreaInsets
        return CGRect(
            x: bounds.minX + insets.left, y: bounds.minY + (isFlipped ? insets.top : insets.bottom),
            width: max(bounds.width - insets.left - insets.right, 0),
            height: max(bounds.height - insets.top - insets.bottom, 0))
    }
}
