import DovetailCore
import DovetailPlatform
import Foundation

/// Has a view. It is shown where an ``NSViewControllerRepresentable`` represents it.
@MainActor @preconcurrency
open class NSViewController: NSResponder {
    private var given: NSView?

    /// The view.
    open var view: NSView {
        get {
            if given == nil { loadView() }
            // A controller that makes none has an empty one.
            let view = given ?? NSView()
            given = view
            if !isViewLoaded {
                isViewLoaded = true
                viewDidLoad()
            }
            return view
        }
        set { given = newValue }
    }
    /// Whether the view was asked for.
    public private(set) var isViewLoaded = false
    /// The name of what is shown.
    open var title: String?
    /// The size that it would like to have.
    open var preferredContentSize = CGSize.zero
    /// A value that the controller is about.
    open var representedObject: Any?

    /// A controller that makes its view in ``loadView()``.
    public override init() {}
    /// A controller that makes its view in ``loadView()``. There are no archives of views, so a name other than nil is of no use.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
    init(view: NSView) { given = view }
    /// A controller that makes its view in ``loadView()``. Nothing is read: there are no archives of controllers.
    public required init?(coder: NSCoder) {}

    /// Makes the view. Called when it is asked for the first time.
    open func loadView() { given = NSView() }
    /// The view was made.
    open func viewDidLoad() {}
    /// The view is about to be shown.
    open func viewWillAppear() {}
    /// The view is shown.
    open func viewDidAppear() {}
    /// The view is about to go.
    open func viewWillDisappear() {}
    /// The view has gone.
    open func viewDidDisappear() {}

    /// The controllers that are on show over or beside this one, and how.
    var presented: [Presented] = []
    /// The controller that shows this one as a sheet, a window or a popover.
    open internal(set) weak var presentingViewController: NSViewController?

    /// The controllers inside of it. Those that are set are taken out of the controllers around them.
    open var children: [NSViewController] {
        get { held }
        set {
            for child in held where !newValue.contains(where: { $0 === child }) { child.removeFromParent() }
            for child in newValue where child.parent !== self { addChild(child) }
            held = newValue
        }
    }
    private var held: [NSViewController] = []
    /// The controller around it.
    public private(set) weak var parent: NSViewController?

    /// Adds a controller. Its view is to be added to this one's view, too.
    open func addChild(_ childViewController: NSViewController) { insertChild(childViewController, at: held.count) }
    /// Adds a controller at a place among the others; see ``addChild(_:)``.
    open func insertChild(_ childViewController: NSViewController, at index: Int) {
        childViewController.removeFromParent()
        childViewController.parent = self
        held.insert(childViewController, at: min(max(index, 0), held.count))
    }
    /// Takes out the controller at a place.
    open func removeChild(at index: Int) { held[index].removeFromParent() }
    /// Takes it out of the controller around it. Its view is to be taken out, too.
    open func removeFromParent() {
        parent?.held.removeAll { $0 === self }
        parent = nil
    }

    /// Shows a controller's view as a sheet over the window that this one's view is in. Where it is in none nothing is shown, which the log tells.
    open func presentAsSheet(_ viewController: NSViewController) {
        guard let window = view.window else {
            return Log.warnOnce("presentAsSheet", "a controller whose view is in no window shows no sheet")
        }
        let sheet = NSWindow(contentViewController: viewController)
        present(viewController, .sheet(sheet, of: window))
        window.beginSheet(sheet) { [weak self] _ in self?.forget(viewController) }
    }
    /// Shows a controller's view in a window of its own. Other windows can be used meanwhile.
    open func presentAsModalWindow(_ viewController: NSViewController) {
        let window = NSWindow(contentViewController: viewController)
        window.title = viewController.title ?? ""
        present(viewController, .window(window))
        window.makeKeyAndOrderFront(nil)
    }
    /// Shows a controller's view in a popover at a part of a view.
    open func present(
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
    open func dismiss(_ viewController: NSViewController) {
        guard let shown = presented.last(where: { $0.controller === viewController }) else { return }
        forget(viewController)
        switch shown.way {
        case .sheet(let sheet, let window): window.endSheet(sheet)
        case .window(let window): window.close()
        case .popover(let popover): popover.performClose(nil)
        }
    }
    /// Ends that this controller is shown by another one.
    open func dismiss(_ sender: Any?) { presentingViewController?.dismiss(self) }
    /// Has the view of one child take the place of another's, at once. Both must be children already.
    open func transition(
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
}

/// A view of SwiftUI's that shows the view of a controller of AppKit's.
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View {
    /// The controller.
    associatedtype NSViewControllerType: NSViewController
    /// An object that lives as long as the controller, for what it tells others.
    associatedtype Coordinator = Void
    typealias Context = NSViewControllerRepresentableContext<Self>

    /// Makes the controller, once.
    func makeNSViewController(context: Context) -> NSViewControllerType
    /// Brings the controller up to date: after it was made, and whenever something that this method read has changed.
    func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
    /// The controller goes.
    static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator)
    /// Makes the object, once, before the controller.
    func makeCoordinator() -> Coordinator
    /// The size that the view takes when it is offered one; nil to go by the view's `intrinsicContentSize`.
    func sizeThatFits(
        _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
    ) -> CGSize?
}

/// What an ``NSViewControllerRepresentable`` is told.
@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
    /// What ``NSViewControllerRepresentable/makeCoordinator()`` made.
    public let coordinator: Representable.Coordinator
    /// The transaction of the update.
    public let transaction: Transaction
    /// The environment.
    public let environment: EnvironmentValues
}

extension NSViewControllerRepresentable {
    public static func dismantleNSViewController(
        _ nsViewController: NSViewControllerType, coordinator: Coordinator
    ) {}
    public func sizeThatFits(
        _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
    ) -> CGSize? { nil }
    public var body: some View { RepresentedController(representable: self) }
}

extension NSViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

private struct RepresentedController<Representable: NSViewControllerRepresentable>: View {
    nonisolated(unsafe) let representable: Representable
    @State private var object = RepresentedObject(dismantle: Representable.dismantleNSViewController)
    @Environment(\.self) private var environment

    var body: some View {
        let (controller, context) = object.update(
            makeCoordinator: representable.makeCoordinator,
            makeContext: {
                NSViewControllerRepresentableContext<Representable>(
                    coordinator: $0, transaction: Transaction.current, environment: environment)
            }, make: representable.makeNSViewController, changes: { $0.view.changes },
            update: representable.updateNSViewController)
        let view = controller.view
        RepresentedLayout(
            count: view.changes.count, wish: { .init(size: view.intrinsicContentSize, hugs: view.hugsContent) },
            answer: { representable.sizeThatFits($0, nsViewController: controller, context: context) }
        ) {
            NSViewContent(view)
        }
        .modifier(WindowOfView(view: view))
        .onAppear {
            controller.viewWillAppear()
            controller.viewDidAppear()
        }
        .onDisappear {
            controller.viewWillDisappear()
            controller.viewDidDisappear()
        }
    }
}
