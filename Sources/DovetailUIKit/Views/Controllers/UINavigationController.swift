import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// Shows controllers one over the other, with a bar that leads back.
///
/// It draws itself as SwiftUI's `NavigationStack` does: titles and buttons of the bar are those of each controller's
/// ``UIViewController/navigationItem``.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
    /// The controllers, the first below all others.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    private var stack: [UIViewController] = []
    /// The controllers before the last change.
    final private(set) var stackBefore: [UIViewController] = []
    /// Stands for SwiftUI's navigation bars. This one's own values have no effect; see ``UIView/appearance()``.
    public private(set) lazy var navigationBar: UINavigationBar = {
        let bar = UINavigationBar()
        bar.barOwner = self
        return bar
    }()
    /// Whether there is no bar.
    open var isNavigationBarHidden = false { didSet { contentChanged() } }
    /// Stands for SwiftUI's bars at the bottom of a page. This one's own values have no effect; see ``UIView/appearance()``.
    public let toolbar: UIToolbar! = UIToolbar()
    /// Whether there is no bar with the ``UIViewController/toolbarItems`` of a page at its bottom.
    open var isToolbarHidden = true { didSet { contentChanged() } }
    /// Hears of the controllers that are shown.
    open weak var delegate: UINavigationControllerDelegate?
    /// Whether the bar goes while a page is scrolled. It is kept, and nothing else, as are the values below.
    open var hidesBarsOnSwipe = false
    open var hidesBarsOnTap = false
    open var hidesBarsWhenKeyboardAppears = false
    /// What leads back when a person swipes from the edge. It is there to be asked; SwiftUI's pages go back by themselves.
    public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIPanGestureRecognizer()

    private func contentChanged() { if isViewLoaded { view.changed() } }
    /// Shows or hides the bar at the bottom.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    /// A controller that shows another one.
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    open override func loadView() { view = ControllerView(self, content: NavigationContent.init) }

    // Extensions of apps override these; natively they can only replace them, which `dovetail open` writes for them.
    open dynamic override func viewDidLoad() { super.viewDidLoad() }
    open dynamic override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    open dynamic override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
    open dynamic override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    open dynamic override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    open dynamic override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    open dynamic override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }

    /// The controller over all others.
    open var topViewController: UIViewController? { stack.last }
    /// The controller that is seen.
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    /// Shows the controllers in place of those that there are.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        for gone in stack where !viewControllers.contains(where: { $0 === gone }) { gone.removeFromParent() }
        for new in viewControllers where !stack.contains(where: { $0 === new }) {
            addChild(new)
            new.didMove(toParent: self)
        }
        stackBefore = stack
        stack = viewControllers
        change(animated)
    }

    /// Shows a controller over the others. One that is there already is not shown twice.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.contains(where: { $0 === viewController }) else { return }
        addChild(viewController)
        stackBefore = stack
        stack.append(viewController)
        viewController.didMove(toParent: self)
        change(animated)
    }

    /// Takes away the controller over all others, but not the last. Returns it.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? { pop(to: stack.count - 1, animated).last }

    /// Takes away the controllers over the first. Returns them.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(to: 1, animated) }

    /// Takes away the controllers over one. Returns them; nil when that one is not there.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        stack.firstIndex { $0 === viewController }.map { pop(to: $0 + 1, animated) }
    }

    /// Shows or hides the bar.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

    private func pop(to count: Int, _ animated: Bool) -> [UIViewController] {
        guard count >= 1, count < stack.count else { return [] }
        let gone = Array(stack[count...])
        stackBefore = stack
        stack.removeLast(gone.count)
        for controller in gone { controller.removeFromParent() }
        change(animated)
        return gone
    }

    private func change(_ animated: Bool) {
        if let top = stack.last, top !== announced {
            // Another one is on its way: it is at its place now.
            transition?.finish()
            transition = animated ? NavigationTransition(in: self, from: announced, to: top) : nil
            announced = top
            delegate?.navigationController(self, willShow: top, animated: animated)
            isShown = false
        }
        guard isViewLoaded else { return }
        if animated, transition == nil {
            withAnimation { view.changed() }
        } else if transition != nil {
            UIView.performWithoutAnimation { view.changed() }
        } else {
            view.changed()
        }
    }

    /// How a controller takes the place of another, where that is an app's own way.
    final private(set) var transition: NavigationTransition?

    /// That is over.
    ///
    /// - Parameter before: The controllers that are to be shown again, where it was given up; nil where it came to its end.
    func transitionEnded(showing before: [UIViewController]?) {
        transition = nil
        if let before {
            setViewControllers(before, animated: false)
        } else {
            UIView.performWithoutAnimation { view.changed() }
        }
        topIsShown()
    }

    /// The controller that the delegate was told of.
    private weak var announced: UIViewController?
    private var isShown = false

    /// The page on top is on show.
    fileprivate func topIsShown() {
        guard !isShown, transition == nil, let top = stack.last else { return }
        isShown = true
        delegate?.navigationController(self, didShow: top, animated: true)
    }

    /// The pages over the first.
    fileprivate var path: [Page] {
        get { stack.dropFirst().map(Page.init) }
        set { _ = pop(to: newValue.count + 1, false) }
    }

    /// A controller as a value that a path can hold.
    fileprivate struct Page: Hashable {
        let controller: UIViewController
        static func == (first: Page, second: Page) -> Bool { first.controller === second.controller }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(controller)) }
    }
}

private struct NavigationContent: View {
    let owner: UINavigationController
    /// The changes of the view so far: with another count this is another value.
    let count: Int

    var body: some View {
        NavigationStack(path: Binding(get: { owner.path }, set: { owner.path = $0 })) {
            Group {
                if let root = owner.viewControllers.first { page(root) }
            }
            .navigationDestination(for: UINavigationController.Page.self) { page($0.controller) }
        }
        .onChange(of: owner.topViewController.map { ObjectIdentifier($0) }, initial: true) { _, _ in owner.topIsShown()
        }
    }

    private func page(_ controller: UIViewController) -> some View {
        NavigationPage(
            controller: controller, isBarHidden: owner.isNavigationBarHidden, isToolbarHidden: owner.isToolbarHidden,
            transition: owner.transition?.to === controller ? owner.transition : nil)
    }
}
