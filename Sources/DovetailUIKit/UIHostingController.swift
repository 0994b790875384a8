import DovetailCore
import DovetailPlatform
import Foundation

/// What a ``UIHostingController`` has its views in. It is measured and drawn; it is not shown in a window, and has no subviews.
@MainActor @preconcurrency
open class UIView: NSObject {
    /// Its place, in points.
    open var frame: CGRect
    /// Its size, in points.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    /// What is drawn behind the views; nil for nothing.
    open var backgroundColor: UIColor?

    init(frame: CGRect) { self.frame = frame }

    /// The size that the views take when they are offered one.
    open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
    /// The size that the views would like to have.
    open var intrinsicContentSize: CGSize { frame.size }
    /// Takes the size that the views would like to have.
    open func sizeToFit() { frame.size = intrinsicContentSize }

    /// Draws the views in the drawing that is begun. Returns whether that could be done.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
}

/// Has views outside of a window.
@MainActor @preconcurrency
open class UIViewController: NSObject {
    /// The view that holds the SwiftUI views.
    public let view: UIView!

    init(view: UIView) { self.view = view }
}

/// The views of a ``UIHostingController``.
private final class HostingView<Content: View>: UIView {
    let hosted: HostedView<Content>

    init(_ rootView: Content) {
        hosted = HostedView(rootView: rootView)
        super.init(frame: .zero)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { hosted.sizeThatFits(size) }
    override var intrinsicContentSize: CGSize { hosted.idealSize }

    override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let drawing = ImmediateDrawing.current, rect.width > 0, rect.height > 0 else { return false }
        let scale = max(ScreenValue.scale, 2)
        let background = backgroundColor.map { color in
            let parts = color.value.components(in: hosted.colorScheme)
            return Color.Resolved(
                red: Float(parts.red), green: Float(parts.green), blue: Float(parts.blue), opacity: Float(parts.alpha))
        }
        guard let data = hosted.pngData(size: rect.size, scale: scale, background: background) else { return false }
        drawing.draw(Image(data: data, scale: scale), in: rect)
        return true
    }
}

/// Has a view of SwiftUI's outside of a window: to measure it, and to draw it into a picture.
///
///     let size = UIHostingController(rootView: badge).sizeThatFits(in: CGSize(width: 200, height: CGFloat.infinity))
///
/// It is not shown in a window: what an app shows, it shows in scenes. Its views keep their state when ``rootView`` is replaced.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    private let hosted: HostedView<Content>

    /// Has a view.
    public init(rootView: Content) {
        let view = HostingView(rootView)
        hosted = view.hosted
        super.init(view: view)
    }

    /// The view.
    open var rootView: Content {
        get { hosted.rootView }
        set { hosted.rootView = newValue }
    }

    /// The size that the view takes when it is offered one; a side that is not finite offers as much as it would like.
    open func sizeThatFits(in size: CGSize) -> CGSize { hosted.sizeThatFits(size) }

    /// Light or dark; unspecified for that of the window in use when the controller was made.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if let scheme = ColorScheme(overrideUserInterfaceStyle) { hosted.colorScheme = scheme } }
    }
}
