import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// The edges of something at which a popover may stand, by the direction of its arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Below what it belongs to.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// Above what it belongs to.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// To the right of what it belongs to.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// To the left of what it belongs to.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)

    fileprivate var edge: Edge {
        if contains(.up) { return .bottom }
        if contains(.down) { return .top }
        return contains(.left) ? .trailing : .leading
    }
}

/// Says where a popover stands.
///
///     controller.modalPresentationStyle = .popover
///     controller.popoverPresentationController?.sourceView = button
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
    /// The view that the popover belongs to.
    open var sourceView: UIView?
    /// The part of the view that the popover belongs to; a null rectangle for all of it.
    open var sourceRect = CGRect.null
    /// The button of a bar that the popover belongs to.
    open var barButtonItem: UIBarButtonItem?
    /// The view or button that the popover belongs to.
    open var sourceItem: AnyObject? {
        get { barButtonItem ?? sourceView }
        set {
            barButtonItem = newValue as? UIBarButtonItem
            sourceView = newValue as? UIView
        }
    }
    /// Where it may stand.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// Where it stands.
    open var arrowDirection: UIPopoverArrowDirection { permittedArrowDirections }
    /// What is behind its content; nil for that of the system.
    open var backgroundColor: UIColor?
    /// Views that can be used while it is shown. It is kept, and nothing else.
    open var passthroughViews: [UIView]?
    /// Whether it may cover what it belongs to. It is kept, and nothing else.
    open var canOverlapSourceViewRect = false
    /// How far it stays from the edges of the window, in points. It is kept, and nothing else.
    open var popoverLayoutMargins = UIEdgeInsets.zero

    override func didDismiss() {
        super.didDismiss()
        (delegate as? UIPopoverPresentationControllerDelegate)?.popoverPresentationControllerDidDismissPopover(self)
    }

    /// Whether what the popover belongs to is there to show it.
    var isShownBySource: Bool { barButtonItem != nil || sourceView?.outermost.isOnShow == true }
    fileprivate var anchor: PopoverAttachmentAnchor {
        sourceRect.isNull ? .rect(.bounds) : .rect(.rect(sourceRect))
    }
    fileprivate var edge: Edge { permittedArrowDirections.edge }
    fileprivate var adaptation: PresentationAdaptation {
        switch adaptiveStyle {
        case .none, .popover: .popover
        case .fullScreen, .overFullScreen: .fullScreenCover
        default: .automatic
        }
    }
}

/// Hears of a popover.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The popover is about to be shown.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    /// A person has ended it.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}

/// Shows the popover that belongs to a view or a button.
struct PopoverOfSource: ViewModifier {
    /// The controller that is shown; nil for none.
    let presented: UIViewController?

    func body(content: Content) -> some View {
        let popover = presented?.popoverPresentationController
        content.background {
            if let presented, let popover {
                Color.clear.allowsHitTesting(false).accessibilityHidden(true)
                    .popover(
                        isPresented: Binding(get: { true }, set: { if !$0 { presented.dismissedByPerson() } }),
                        attachmentAnchor: popover.anchor, arrowEdge: popover.edge
                    ) {
                        ShownController(controller: presented).modifier(PreferredSize(presented))
                            .background { popover.backgroundColor.map { Color(uiColor: $0) } }
                            .presentationCompactAdaptation(popover.adaptation)
                            .interactiveDismissDisabled(!popover.mayDismiss)
                    }
            }
        }
    }
}

extension UIView {
    /// The view that has all others around it.
    fileprivate var outermost: UIView { superview?.outermost ?? self }
}
