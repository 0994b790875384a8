import DovetailCore
import DovetailPlatform
import Foundation

/// Has a view of SwiftUI's: to show it among views of UIKit's, to measure it, and to draw it into a picture.
///
///     let size = UIHostingController(rootView: badge).sizeThatFits(in: CGSize(width: 200, height: CGFloat.infinity))
///
/// It is shown where a ``UIViewControllerRepresentable`` or another controller shows it, and in the windows that a program makes (``UIWindow``).
/// Its views keep their state when ``rootView`` is replaced. What measures them has a state of its own, which begins as that of views on show.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    private let hosted: HostedView<Content>
    private let hostingView: _UIHostingView<Content>

    /// Has a view.
    public init(rootView: Content) {
        let view = _UIHostingView(rootView: rootView)
        hosted = view.hosted
        hostingView = view
        super.init(nibName: nil, bundle: nil)
        give(view)
    }

    /// Has a view, for controllers of an app's own that storyboards name. Nothing is read: there are no archives of controllers.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        let view = _UIHostingView(rootView: rootView)
        hosted = view.hosted
        hostingView = view
        super.init(coder: aDecoder)
        give(view)
    }

    /// There are no archives of controllers: nil.
    public required init?(coder: NSCoder) { return nil }

    /// The view.
    open var rootView: Content {
        get { hosted.rootView }
        set {
            hostingView.rootView = newValue
        }
    }

    /// The size that the view takes when it is offered one; a side that is not finite offers as much as it would like.
    open func sizeThatFits(in size: CGSize) -> CGSize { hosted.sizeThatFits(size) }

    /// Which sizes follow those of the views. The intrinsic size of the view does so in any case.
    open var sizingOptions: UIHostingControllerSizingOptions = []
    /// The size that it would like to have where it is presented: that of the views, where ``sizingOptions`` says so.
    open override var preferredContentSize: CGSize {
        get { sizingOptions.contains(.preferredContentSize) ? hosted.idealSize : super.preferredContentSize }
        set { super.preferredContentSize = newValue }
    }
    /// The safe areas that the views keep out of.
    open var safeAreaRegions: SafeAreaRegions {
        get { hostingView.regions }
        set { hostingView.regions = newValue }
    }
    /// Whether its views keep out of no safe area: what ``safeAreaRegions`` tells since iOS 16.4.
    public final var _disableSafeArea: Bool {
        get { safeAreaRegions.isEmpty }
        set { safeAreaRegions = newValue ? [] : .all }
    }

    /// Light or dark; unspecified for that of the window in use when the controller was made.
    open override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        didSet { if let scheme = ColorScheme(overrideUserInterfaceStyle) { hosted.colorScheme = scheme } }
    }
}

/// Which sizes of a ``UIHostingController`` follow those of its views.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The size that the controller would like to have where it is presented.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// The intrinsic size of the controller's view.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
