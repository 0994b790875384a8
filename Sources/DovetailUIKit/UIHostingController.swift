import DovetailCore
import DovetailPlatform
import Foundation

/// The views of a ``UIHostingController``.
private final class HostingView<Content: View>: UIView {
    let hosted: HostedView<Content>

    init(_ rootView: Content) {
        hosted = HostedView(rootView: rootView)
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { return nil }

    override var content: AnyView? { AnyView(hosted.rootView) }
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
/// It is shown where a ``UIViewControllerRepresentable`` represents it, and in no window else: what an app shows, it shows in scenes. Its
/// views keep their state when ``rootView`` is replaced.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    private let hosted: HostedView<Content>
    private let hostingView: UIView

    /// Has a view.
    public init(rootView: Content) {
        let view = HostingView(rootView)
        hosted = view.hosted
        hostingView = view
        super.init(view: view)
    }

    /// There are no archives of controllers: nil.
    public required init?(coder: NSCoder) { return nil }

    /// The view.
    open var rootView: Content {
        get { hosted.rootView }
        set {
            hosted.rootView = newValue
            hostingView.changed()
        }
    }

    /// The size that the view takes when it is offered one; a side that is not finite offers as much as it would like.
    open func sizeThatFits(in size: CGSize) -> CGSize { hosted.sizeThatFits(size) }

    /// Light or dark; unspecified for that of the window in use when the controller was made.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if let scheme = ColorScheme(overrideUserInterfaceStyle) { hosted.colorScheme = scheme } }
    }
}
