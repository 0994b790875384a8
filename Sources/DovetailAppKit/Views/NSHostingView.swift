import DovetailCore
import DovetailPlatform
import Foundation

/// Has a view of SwiftUI's: to show it among views of AppKit's, and to measure it.
///
/// It is shown where an ``NSViewRepresentable`` represents it, and in the windows that a program makes (``NSWindow``). Its views keep their state
/// when ``rootView`` is replaced. What measures them has a state of its own, which begins as that of views on show.
@MainActor @preconcurrency
open class NSHostingView<Content: View>: NSView {
    private let hosted: HostedView<Content>

    /// Has a view.
    public required init(rootView: Content) {
        hosted = HostedView(rootView: rootView)
        super.init(frame: .zero)
    }

    fileprivate init(hosted: HostedView<Content>) {
        self.hosted = hosted
        super.init(frame: .zero)
    }

    /// There are no archives of views: nil.
    public required init?(coder: NSCoder) { return nil }

    /// The view.
    open var rootView: Content {
        get { hosted.rootView }
        set {
            hosted.rootView = newValue
            changed()
        }
    }

    // One view, whatever is in it: the root appears with the view that it is in.
    override var content: AnyView? { AnyView(ImplicitColumn { hosted.rootView }) }
    open override var isFlipped: Bool { true }

    /// What of the sizes of the view AppKit's layout goes by. Without ``NSHostingSizingOptions/intrinsicContentSize`` the view has no
    /// ``intrinsicContentSize``; windows and constraints go by the least and the greatest size of the view in any case.
    open var sizingOptions = NSHostingSizingOptions.standardBounds {
        didSet { if sizingOptions != oldValue { changed() } }
    }

    override func heightOfContent(width: CGFloat) -> CGFloat? {
        hosted.sizeThatFits(CGSize(width: width, height: .infinity)).height
    }
    open override var intrinsicContentSize: CGSize {
        sizingOptions.contains(.intrinsicContentSize)
            ? hosted.idealSize : CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }
    open override var fittingSize: CGSize { hosted.idealSize }
}

/// Has a view of SwiftUI's: to show it in a window or among views of AppKit's, and to measure it.
@MainActor @preconcurrency
open class NSHostingController<Content: View>: NSViewController {
    private let hosted: HostedView<Content>

    /// Has a view.
    public init(rootView: Content) {
        hosted = HostedView(rootView: rootView)
        super.init(view: NSHostingView(hosted: hosted))
    }

    /// Has a view. Nothing is read: there are no archives of controllers.
    public init?(coder: NSCoder, rootView: Content) {
        hosted = HostedView(rootView: rootView)
        super.init(view: NSHostingView(hosted: hosted))
    }
    /// There are no archives of controllers: nil.
    public required init?(coder: NSCoder) { return nil }

    /// The view.
    open var rootView: Content {
        get { hosted.rootView }
        set {
            hosted.rootView = newValue
            view.changed()
        }
    }

    /// What of the sizes of the view AppKit's layout goes by. With ``NSHostingSizingOptions/preferredContentSize`` the controller would like to
    /// have the size that the view would like to have.
    open var sizingOptions: NSHostingSizingOptions {
        get { (view as? NSHostingView<Content>)?.sizingOptions ?? .standardBounds }
        set { (view as? NSHostingView<Content>)?.sizingOptions = newValue }
    }

    open override var preferredContentSize: CGSize {
        get { sizingOptions.contains(.preferredContentSize) ? hosted.idealSize : super.preferredContentSize }
        set { super.preferredContentSize = newValue }
    }

    /// The size that the view takes when it is offered one; a side that is not finite offers as much as it would like.
    open func sizeThatFits(in size: CGSize) -> CGSize { hosted.sizeThatFits(size) }
}
