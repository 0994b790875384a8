import DovetailCore
import DovetailPlatform
import Foundation

/// Has a view.
///
/// It is shown where a ``UIViewControllerRepresentable`` represents it, by another controller that presents it, or in a navigation controller.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    private var given: UIView?

    /// The view.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return given
        }
        set {
            given = newValue
            if isViewLoaded { newValue?.controller = self }
        }
    }
    /// Whether the view was asked for.
    public private(set) var isViewLoaded = false
    /// The name of what is shown.
    open var title: String? { didSet { changes.happened() } }
    /// The size that it would like to have where it is presented.
    open var preferredContentSize = CGSize.zero

    public override init() {}
    init(view: UIView) { given = view }
    /// A controller with a view of no size. There are no archives of views, so a name other than nil is of no use.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
    /// A controller with a view of no size. Nothing is read: there are no archives of controllers.
    public required init?(coder: NSCoder) {}

    /// Makes the view if it was not asked for yet.
    open func loadViewIfNeeded() {
        guard !isViewLoaded else { return }
        // A view is often asked for by what shows it, which looks at the controller afterwards anyway.
        let wasUpdating = changes.isUpdating
        changes.isUpdating = true
        defer { changes.isUpdating = wasUpdating }
        if given == nil { loadView() }
        isViewLoaded = true
        given?.controller = self
        viewDidLoad()
    }

    /// Makes the view. Called when it is asked for the first time.
    open func loadView() { given = UIView() }
    /// The view was made.
    open func viewDidLoad() {}
    /// The view is about to lay out what it has inside.
    open func viewWillLayoutSubviews() {}
    /// The view has laid out what it has inside.
    open func viewDidLayoutSubviews() {}
    /// The view is about to be shown.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is shown.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to go.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view has gone.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Tells whoever shows the controller that it has changed: not its view, which tells itself.
    let changes = PlatformViewChanges()

    /// The view around its view, or else the controller that presents it.
    open override var next: UIResponder? { given?.superview ?? presentingViewController }

    // MARK: Controllers inside

    /// The controllers inside of it.
    public private(set) var children: [UIViewController] = []
    /// The controller around it.
    public private(set) weak var parent: UIViewController?

    /// Adds a controller. Its view is to be added to this one's view, too.
    open func addChild(_ childController: UIViewController) {
        childController.willMove(toParent: self)
        childController.parent?.children.removeAll { $0 === childController }
        childController.parent = self
        children.append(childController)
    }
    /// Takes it out of the controller around it. Its view is to be taken out, too.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }
    /// The controller is about to get into another one, or out of it.
    open func willMove(toParent parent: UIViewController?) {}
    /// The controller has got into another one, or out of it.
    open func didMove(toParent parent: UIViewController?) {}

    /// The navigation controller around it.
    open var navigationController: UINavigationController? {
        var around = parent
        while let controller = around {
            if let navigation = controller as? UINavigationController { return navigation }
            around = controller.parent
        }
        return nil
    }
    /// What a navigation controller shows of it in its bar.
    open private(set) lazy var navigationItem = UINavigationItem(owner: self)

    // MARK: Presenting

    /// How a controller that is presented comes. All come as a sheet here.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// Whether only the program can end its presentation.
    open var isModalInPresentation = false
    /// The controller that it presents.
    public private(set) var presentedViewController: UIViewController?
    /// The controller that presents it.
    public private(set) weak var presentingViewController: UIViewController?
    private var completions: [() -> Void] = []

    /// Shows a controller over the window: an alert as such, all others as a sheet. One that presents already presents no other.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        guard presentedViewController == nil else {
            Log.warnOnce(
                "present \(type(of: self))",
                "\(type(of: self)) presents \(type(of: presentedViewController!)) and so can't present another controller"
            )
            return
        }
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        completions = completion.map { [$0] } ?? []
        changes.happened()
    }

    /// Ends what it presents, or else its own presentation.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let presentedViewController else {
            presentingViewController?.dismiss(animated: flag, completion: completion)
            return
        }
        presentedViewController.presentingViewController = nil
        self.presentedViewController = nil
        completions = completion.map { [$0] } ?? []
        changes.happened()
    }

    /// What was asked for is on show, or gone.
    fileprivate func presentationChanged() {
        let waiting = completions
        completions = []
        for completion in waiting { completion() }
    }
}

/// How a controller that is presented comes. All come as a sheet here.
public enum UIModalPresentationStyle: Int, Sendable {
    case automatic = -2
    case none = -1
    case fullScreen = 0
    case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}

/// Shows what a controller presents.
struct PresentedController: ViewModifier {
    let controller: UIViewController
    @ObservedObject private var changes: PlatformViewChanges

    /// - Parameter controller: Belongs to the main actor, where views are made and their bodies run.
    @MainActor init(_ controller: UIViewController) {
        self.controller = controller
        changes = controller.changes
    }

    func body(content: Content) -> some View {
        let presented = controller.presentedViewController
        let alert = presented as? UIAlertController
        let title = alert?.title ?? ""
        content
            .alert(
                Text(verbatim: title), isPresented: isPresenting(alert?.preferredStyle == .alert), presenting: alert,
                actions: AlertActions.init, message: AlertMessage.init
            )
            .confirmationDialog(
                Text(verbatim: title), isPresented: isPresenting(alert?.preferredStyle == .actionSheet),
                titleVisibility: title.isEmpty ? .hidden : .visible, presenting: alert, actions: AlertActions.init,
                message: AlertMessage.init
            )
            .sheet(isPresented: isPresenting(presented != nil && alert == nil)) {
                if let presented {
                    ShownController(controller: presented).modifier(PreferredSize(size: presented.preferredContentSize))
                        .interactiveDismissDisabled(presented.isModalInPresentation)
                }
            }
            .onChange(of: presented.map { ObjectIdentifier($0) }) { _, _ in controller.presentationChanged() }
    }

    private func isPresenting(_ value: Bool) -> Binding<Bool> {
        let presented = controller.presentedViewController
        return Binding(
            get: { value },
            set: { isPresented in
                // What a button of an alert did may have presented another one by now.
                guard !isPresented, let presented, controller.presentedViewController === presented else { return }
                controller.dismiss(animated: true)
            })
    }
}

private struct PreferredSize: ViewModifier {
    let size: CGSize

    func body(content: Content) -> some View {
        if size.width > 0, size.height > 0 {
            content.frame(idealWidth: size.width, idealHeight: size.height)
        } else {
            content
        }
    }
}

/// The controller of a window of SwiftUI's: it presents others over the window.
@MainActor
final class WindowController: UIViewController {
    private weak var window: WindowRoot?
    private var isAttached = false

    private init(_ window: WindowRoot) {
        self.window = window
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    /// The size of the window's content. What the window shows is not in it: that is SwiftUI's.
    override func loadView() { view = UIView(frame: CGRect(origin: .zero, size: window?.observedSize ?? .zero)) }

    override func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        if !isAttached {
            isAttached = true
            window?.attach(WindowPresenter(controller: self))
        }
        super.present(viewControllerToPresent, animated: flag, completion: completion)
    }

    private struct Entry {
        weak var window: WindowRoot?
        let controller: WindowController
    }
    private static var entries: [Entry] = []

    /// The controller of a window, the same each time.
    static func controller(of window: WindowRoot) -> WindowController {
        entries.removeAll { $0.window == nil }
        if let known = entries.first(where: { $0.window === window }) { return known.controller }
        let controller = WindowController(window)
        entries.append(Entry(window: window, controller: controller))
        return controller
    }
}

/// An empty view that presents what a window's controller does.
private struct WindowPresenter: View {
    let controller: WindowController

    var body: some View {
        Color.clear.frame(width: 0, height: 0).accessibilityHidden(true).modifier(PresentedController(controller))
    }
}
