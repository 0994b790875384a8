import DovetailCore
import DovetailPlatform
import Foundation

/// Views of SwiftUI's as a view of UIKit's, which a ``UIHostingController`` has. Programs that want no controller use it by itself.
@MainActor @preconcurrency
open class _UIHostingView<Content: View>: UIView {
    let hosted: HostedView<Content>

    /// A view that shows others.
    public init(rootView: Content) {
        hosted = HostedView(rootView: rootView)
        super.init(frame: .zero)
    }

    /// There are no archives of views: nil.
    public required init?(coder: NSCoder) { return nil }

    /// The views. They keep their state when they are replaced.
    public var rootView: Content {
        get { hosted.rootView }
        set {
            hosted.rootView = newValue
            changed()
        }
    }

    /// The safe areas that the views keep out of.
    var regions = SafeAreaRegions.all { didSet { changed() } }

    override var content: AnyView? {
        let left = SafeAreaRegions.all.subtracting(regions)
        // One view, whatever is in it: the root of a controller appears with the controller.
        // Where something else fills the view's place, it stands in the middle of that, as it does in a place that it fills alone.
        let room: CGFloat? = backgroundColor != nil || !subviews.isEmpty ? .infinity : nil
        let root = ImplicitColumn { hosted.rootView }.frame(maxWidth: room, maxHeight: room)
        return left.isEmpty ? AnyView(root) : AnyView(root.ignoresSafeArea(left))
    }
    /// The size that the views take when they are offered one.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { hosted.sizeThatFits(size) }
    /// The size that the views would like to have.
    open override var intrinsicContentSize: CGSize { hosted.idealSize }

    open override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        if let isDrawn = drawShown(in: rect) { return isDrawn }
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
