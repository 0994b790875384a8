import DovetailCore
import DovetailPlatform
import Foundation

extension NSViewController {
    /// How one view takes another's place. It does so at once here.
    public struct TransitionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let crossfade = TransitionOptions(rawValue: 0x1)
        public static let slideUp = TransitionOptions(rawValue: 0x10)
        public static let slideDown = TransitionOptions(rawValue: 0x20)
        public static let slideLeft = TransitionOptions(rawValue: 0x40)
        public static let slideRight = TransitionOptions(rawValue: 0x80)
        public static let slideForward = TransitionOptions(rawValue: 0x140)
        public static let slideBackward = TransitionOptions(rawValue: 0x180)
        public static let allowUserInteraction = TransitionOptions(rawValue: 0x1000)
    }

    /// What of a controller is on show over or beside it.
    @MainActor
    final class Presented {
        enum Way {
            case sheet(NSWindow, of: NSWindow)
            case window(NSWindow)
            case popover(NSPopover)
        }
        let controller: NSViewController
        let way: Way
        init(_ controller: NSViewController, _ way: Way) { (self.controller, self.way) = (controller, way) }
    }

    /// The controllers that this one shows as sheets, windows and popovers.
    public var presentedViewControllers: [NSViewController]? {
        presented.isEmpty ? nil : presented.map(\.controller)
    }

    /// Shows a controller's view as a sheet over the window that this one's view is in. Where it is in none nothing is shown, which the log tells.
    public func presentAsSheet(_ viewController: NSViewController) {
        guard let window = view.window else {
            return Log.warnOnce("presentAsSheet", "a controller whose view is in no window shows no sheet")
        }
        let sheet = NSWindow(contentViewController: viewController)
        present(viewController, .sheet(sheet, of: window))
        window.beginSheet(sheet) { [weak self] _ in self?.forget(viewController) }
    }
    /// Shows a controller's view in a window of its own. Other windows can be used meanwhile.
    public func presentAsModalWindow(_ viewController: NSViewController) {
        let window = NSWindow(contentViewController: viewController)
        window.title = viewController.title ?? ""
        present(viewController, .window(window))
        window.makeKeyAndOrderFront(nil)
    }
    /// Shows a controller's view in a popover at a part of a view.
    public func present(
        _ viewController: NSViewController, asPopoverRelativeTo positioningRect: CGRect, of positioningView: NSView,
        preferredEdge: NSRectEdge, behavior: NSPopover.Behavior
    ) {
        let popover = NSPopover()
        popover.contentViewController = viewController
        popover.behavior = behavior
        if viewController.preferredContentSize != .zero { popover.contentSize = viewController.preferredContentSize }
        present(viewController, .popover(popover))
        popover.show(relativeTo: positioningRect, of: positioningView, preferredEdge: preferredEdge)
    }
    /// Ends what this controller shows of another one.
    public func dismiss(_ viewController: NSViewController) {
        guard let shown = presented.last(where: { $0.controller === viewController }) else { return }
        forget(viewController)
        switch shown.way {
        case .sheet(let sheet, let window): window.endSheet(sheet)
        case .window(let window): window.close()
        case .popover(let popover): popover.performClose(nil)
        }
    }
    /// Ends that this controller is shown by another one.
    public func dismiss(_ sender: Any?) { presentingViewController?.dismiss(self) }

    /// Has the view of one child take the place of another's, at once. Both must be children already.
    public func transition(
        from fromViewController: NSViewController, to toViewController: NSViewController,
        options: TransitionOptions = [], completionHandler completion: (() -> Void)? = nil
    ) {
        if let around = fromViewController.view.superview {
            toViewController.view.frame = fromViewController.view.frame
            around.addSubview(toViewController.view)
            fromViewController.view.removeFromSuperview()
        }
        completion?()
    }

    private func present(_ viewController: NSViewController, _ way: Presented.Way) {
        viewController.presentingViewController = self
        presented.append(Presented(viewController, way))
    }
    private func forget(_ viewController: NSViewController) {
        presented.removeAll { $0.controller === viewController }
        viewController.presentingViewController = nil
    }
}
