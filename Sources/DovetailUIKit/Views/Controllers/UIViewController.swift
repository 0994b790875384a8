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
    /// The view, if it was asked for before.
    open var viewIfLoaded: UIView? { isViewLoaded ? given : nil }
    /// The name of what is shown.
    open var title: String? { didSet { changes.happened() } }
    /// The size that it would like to have where it is presented.
    open var preferredContentSize = CGSize.zero

    /// A controller with a view of no size. A class of an app's own may have an `init()` of its own, without `override`, which calls
    /// ``init(nibName:bundle:)``.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }
    /// A controller with a view of no size. There are no archives of views, so a name other than nil is of no use.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    /// A controller with a view of no size. Nothing is read: there are no archives of controllers.
    public required init?(coder: NSCoder) { super.init() }

    /// Gives a new controller its view, before anybody asks for one.
    func give(_ view: UIView) { given = view }

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

    /// The class of its view that the storyboard says, which it was made of.
    final var storyboardView: UIView.Type?
    /// Makes the view, as large as the screen. Called when it is asked for the first time.
    open func loadView() {
        let view = storyboardView?.init(coder: EmptyCoder.make()) ?? UIView()
        if view.frame.size == .zero { view.frame.size = UIScreen.main.bounds.size }
        given = view
    }
    /// The view was made.
    open func viewDidLoad() {}
    /// Changes constraints. Calls the view's ``UIView/updateConstraints()``.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    /// The device is short of memory: nobody calls it, as desktops do not tell.
    open func didReceiveMemoryWarning() {}
    /// The view is about to lay out what it has inside.
    open func viewWillLayoutSubviews() {}
    /// The view has laid out what it has inside.
    open func viewDidLayoutSubviews() {}
    /// The desktop's buttons cover another part of the view. Nobody calls it: they stand still.
    open func viewSafeAreaInsetsDidChange() {}
    /// The view is about to be shown.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view has its place, and is shown with the next picture.
    open func viewIsAppearing(_ animated: Bool) {}
    /// The view is shown.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to go.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view has gone.
    open func viewDidDisappear(_ animated: Bool) {}

    /// The view is about to get another size, as the window does. The controllers inside of it hear it where `super` is called.
    ///
    /// Not called when the view gets its first size.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children { child.viewWillTransition(to: size, with: coordinator) }
    }
    /// The change of size that its view goes through; nil for none.
    public internal(set) var transitionCoordinator: (any UIViewControllerTransitionCoordinator)?

    // MARK: What it is shown in

    /// Light or dark, and the pixels of the display.
    open var traitCollection: UITraitCollection {
        overrideUserInterfaceStyle == .unspecified
            ? viewIfLoaded?.traitCollection ?? .current : .current.with(style: overrideUserInterfaceStyle)
    }
    /// Who wants to hear of changes of it.
    private(set) final lazy var traitObservers = TraitObservers()
    /// Light or dark for its view and what is inside of it; unspecified for as what is around it.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { viewIfLoaded?.changed() } }
    }
    /// What the controller says of the traits inside of it.
    open var traitOverrides = UITraitOverrides() {
        didSet {
            guard traitOverrides.userInterfaceStyle != oldValue.userInterfaceStyle else { return }
            overrideUserInterfaceStyle = traitOverrides.userInterfaceStyle
        }
    }
    /// Says of the traits of a controller inside: light or dark counts.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) { childViewController.overrideUserInterfaceStyle = collection?.userInterfaceStyle ?? .unspecified }

    /// The view is about to be shown light and was dark, or the other way round. Nobody calls it: see ``traitCollectionDidChange(_:)``.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// It has become light or dark, or the display's pixels are others. Called after the view was told.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// How the bar at the top of a phone looks. There is none here: nobody asks.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the bar at the top of a phone is hidden. There is none here: nobody asks.
    open var prefersStatusBarHidden: Bool { false }
    /// How the bar at the top of a phone changes. There is none here: nobody asks.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// Whether the window turns with the device. A person gives windows here the shape that suits: nobody asks.
    open var shouldAutorotate: Bool { true }
    /// How the window may stand. A person gives windows here the shape that suits: nobody asks.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        OrientationIdiom[.ofProcess].orientations
    }
    /// How the window stands when the controller is presented. Nobody asks.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Has the window turn as ``supportedInterfaceOrientations`` says now. A person gives windows their shape: it is accepted, and has no effect.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {
        Log.noteAccepted("setNeedsUpdateOfSupportedInterfaceOrientations()")
    }
    /// Whether the line at the bottom of a phone is hidden. There is none here: nobody asks.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// Has the line at the bottom of a phone follow. There is none: it is accepted, and has no effect.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
        Log.noteAccepted("setNeedsUpdateOfHomeIndicatorAutoHidden()")
    }
    /// The edges where a person's swipe goes to the app first. Desktops have no such swipes: nobody asks.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// Has the system look at ``preferredScreenEdgesDeferringSystemGestures`` again: it is accepted, and has no effect.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
        Log.noteAccepted("setNeedsUpdateOfScreenEdgesDeferringSystemGestures()")
    }
    /// Has the bar at the top of a phone follow. There is none: it is accepted, and has no effect.
    open func setNeedsStatusBarAppearanceUpdate() { Log.noteAccepted("setNeedsStatusBarAppearanceUpdate()") }

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
    open var navigationController: UINavigationController? { around() }
    private func around<Kind: UIViewController>() -> Kind? {
        var around = parent
        while let controller = around {
            if let wanted = controller as? Kind { return wanted }
            around = controller.parent
        }
        return nil
    }
    /// The buttons of a navigation controller's bar at the bottom, while this controller is shown by it.
    open var toolbarItems: [UIBarButtonItem]? {
        didSet {
            for item in toolbarItems ?? [] { item.onChange = { [weak self] in self?.changes.happened() } }
            changes.happened()
        }
    }
    /// Sets the buttons of a navigation controller's bar at the bottom.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    /// Whether there are no tabs while it is shown by a navigation controller in a tab.
    open var hidesBottomBarWhenPushed = false { didSet { changes.happened() } }
    /// The tab bar controller around it.
    open var tabBarController: UITabBarController? { around() }
    /// The split view controller around it.
    open var splitViewController: UISplitViewController? { around() }
    /// Its tab in a tab bar controller. The tab has the controller's title unless it has one of its own.
    open var tabBarItem: UITabBarItem! {
        get {
            if let ownTab { return ownTab }
            // Who asks, such as the bar, sees it: nothing has changed.
            let made = UITabBarItem(title: nil, image: nil, tag: 0)
            ownTab = made
            return made
        }
        set {
            ownTab = newValue
            tabBarController?.tabChanged()
        }
    }
    private var ownTab: UITabBarItem? {
        didSet { ownTab?.onChange = { [weak self] in self?.tabBarController?.tabChanged() } }
    }

    /// What a navigation controller shows of it in its bar.
    open private(set) lazy var navigationItem = UINavigationItem(owner: self)

    // MARK: Presenting

    /// How it comes where it is presented: as a sheet unless it says otherwise.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic {
        didSet { if modalPresentationStyle != oldValue { madePresentation = nil } }
    }
    /// How it moves in where it is presented. It is kept, and nothing else.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether what it presents over the current context stays inside of it. It is kept, and nothing else.
    open var definesPresentationContext = false
    /// Decides how it comes where it is presented, and how it goes; nil to leave that to the system.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    private var madePresentation: UIPresentationController?
    /// How it presents a controller, where that is an app's own way.
    final var ownPresentation: OwnPresentation?
    /// Whether it was told that it is on show before SwiftUI shows it.
    final var wasToldOfAppearance = false
    /// What is said of its presentation has changed.
    let presentationChanges = PlatformViewChanges()
    /// Knows how it is presented, or the one around it that is.
    open var presentationController: UIPresentationController? {
        if let parent, presentingViewController == nil { return parent.presentationController }
        if let madePresentation { return madePresentation }
        let made: UIPresentationController =
            switch modalPresentationStyle {
            case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: nil)
            case .automatic, .pageSheet, .formSheet:
                UISheetPresentationController(presentedViewController: self, presenting: nil)
            case .custom: presentationOfDelegate
            default: UIPresentationController(presentedViewController: self, presenting: nil)
            }
        madePresentation = made
        return made
    }
    /// Says how high the sheet is that it comes in; nil where it does not come as a sheet.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
    /// Says where the popover stands that it comes in; nil where it does not come as a popover.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }
    /// Whether it is about to be shown by another controller.
    open var isBeingPresented: Bool { presentingViewController.map { !$0.isPresentationShown } ?? false }
    /// Whether it is about to go from where it was presented.
    public internal(set) var isBeingDismissed = false
    /// Names the controller among those whose state is kept. None is kept by that name: see `SceneStorage`.
    open var restorationIdentifier: String?
    /// Names those that the keyboard goes through together. It is kept, and nothing else.
    open var focusGroupIdentifier: String?
    /// The beginning of the names by which what a person does is counted. It is kept, and nothing else.
    open var interactionActivityTrackingBaseName: String?
    /// Whether scroll views in it keep clear of bars. They always do where a bar is: it is kept, and nothing else.
    open var automaticallyAdjustsScrollViewInsets = true
    /// The scroll view that bars were said to follow.
    final weak var scrollViewOfBars: UIView?
    private var ownKeyCommands: [UIKeyCommand] = []
    /// Adds a key that calls a method, while the controller is on show.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.append(keyCommand) }
    /// Takes such a key away.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.removeAll { $0 === keyCommand } }
    open override var keyCommands: [UIKeyCommand]? { ownKeyCommands.isEmpty ? nil : ownKeyCommands }
    /// Exchanges the view of a controller inside for that of another one.
    ///
    /// - Parameters:
    ///   - duration: In seconds.
    ///   - animations: What else changes meanwhile.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let (old, new): (UIView, UIView) = (fromViewController.view, toViewController.view)
        if new.superview == nil { (old.superview ?? view)?.addSubview(new) }
        UIView.animate(withDuration: duration, options: options) {
            animations?()
        } completion: { isDone in
            old.removeFromSuperview()
            completion?(isDone)
        }
    }
    /// What is shown in place of the view where there is nothing to show; nil for the view. It lies over all of it.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        didSet {
            unavailableView = UnavailableView.update(unavailableView, contentUnavailableConfiguration, in: self)
        }
    }
    private var unavailableView: UIView?
    /// Says what is shown in place of the view. Called by ``setNeedsUpdateContentUnavailableConfiguration()``.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
    /// Has ``updateContentUnavailableConfiguration(using:)`` called.
    open func setNeedsUpdateContentUnavailableConfiguration() {
        updateContentUnavailableConfiguration(
            using: UIContentUnavailableConfigurationState(traitCollection: traitCollection))
    }
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
        isPresentationShown = false
        // It often says how it is presented when its view is made.
        if !(viewControllerToPresent is UIAlertController) { viewControllerToPresent.loadViewIfNeeded() }
        ownPresentation = OwnPresentation(of: viewControllerToPresent, by: self, isAnimated: flag)
        if let popover = viewControllerToPresent.popoverPresentationController {
            (popover.delegate as? UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(popover)
            popover.sourceView?.popover = viewControllerToPresent
            popover.barButtonItem?.popover = viewControllerToPresent
        }
        changes.happened()
    }
    /// Whether what it presents is on show.
    final var isPresentationShown = false

    /// A person has ended its presentation.
    func dismissedByPerson() {
        guard let presenting = presentingViewController else { return }
        presentationController?.willDismiss()
        presenting.dismiss(animated: true)
        presentationController?.didDismiss()
    }

    /// Ends what it presents, or else its own presentation.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let presentedViewController else {
            presentingViewController?.dismiss(animated: flag, completion: completion)
            return
        }
        presentedViewController.isBeingDismissed = true
        if let ownPresentation {
            ownPresentation.dismiss(isAnimated: flag) { [self] in endPresentation(completion) }
            return
        }
        endPresentation(completion)
    }

    /// What it presents is gone, or is on its way as the system's presentations go.
    private func endPresentation(_ completion: (() -> Void)?) {
        guard let presentedViewController else { return }
        ownPresentation = nil
        let popover = presentedViewController.popoverPresentationController
        popover?.sourceView?.popover = nil
        popover?.barButtonItem?.popover = nil
        presentedViewController.presentingViewController = nil
        self.presentedViewController = nil
        leaving = presentedViewController
        completions = completion.map { [$0] } ?? []
        changes.happened()
    }

    /// Shows a controller as the one around it does: pushes it in a navigation controller, or presents it.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigation = self as? UINavigationController ?? navigationController {
            navigation.pushViewController(vc, animated: true)
        } else {
            present(vc, animated: true)
        }
    }
    /// Shows a controller in the last column of the split view controller around; without one as ``show(_:sender:)`` does.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let split = splitViewController {
            split.showDetailViewController(vc, sender: sender)
        } else {
            show(vc, sender: sender)
        }
    }

    /// Goes the way of a name that its storyboard has. Segues of storyboards are not read, so there is none: nothing is shown, which the log
    /// tells once for each name. On Apple's systems the app ends where there is none.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        Log.warnOnce(
            "performSegue \(type(of: self)) \(identifier)",
            "\(type(of: self)) has no segue \"\(identifier)\": segues of storyboards are not read")
    }
    /// Whether a segue of its storyboard that a person asks for may be gone. Nobody asks: there are none.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// A segue of its storyboard is about to be gone. Called by nobody but the app: there are none.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// A way back comes through it. Called by nobody but the app: there are none.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    /// Whether what it shows is being edited. Set by ``setEditing(_:animated:)``.
    open var isEditing: Bool {
        get { isBeingEdited }
        set { setEditing(newValue, animated: false) }
    }
    private var isBeingEdited = false
    /// Sets whether what it shows is being edited. Overridden, it is to call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isBeingEdited = editing
        guard hasEditButton else { return }
        editButtonItem.title = editing ? "Done" : "Edit"
        editButtonItem.style = editing ? .done : .plain
    }
    private var hasEditButton = false
    /// A button that begins and ends the editing.
    public private(set) lazy var editButtonItem: UIBarButtonItem = {
        hasEditButton = true
        let button = UIBarButtonItem(title: isBeingEdited ? "Done" : "Edit", style: .plain, target: nil, action: nil)
        button.primaryAction = UIAction { [weak self] _ in
            guard let self else { return }
            self.setEditing(!self.isEditing, animated: true)
        }
        return button
    }()

    /// The edges at which its view reaches under bars. Pages here end at bars: it is kept, and nothing else.
    open var edgesForExtendedLayout: UIRectEdge = .all
    /// Whether its view reaches under bars that are not seen through. It is kept, and nothing else.
    open var extendedLayoutIncludesOpaqueBars = false
    /// More space that its views keep free. It is kept, and nothing else.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    /// Whether the controller that it presents decides about the bar at the top of a phone. There is none: it is kept, and nothing else.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Whether it is about to get into the controller around it.
    open var isMovingToParent: Bool { false }
    /// Whether it is about to get out of the controller around it.
    open var isMovingFromParent: Bool { false }
    /// Tells a controller inside that it is about to be shown or to go.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        isBeginningToAppear = isAppearing
        if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    }
    /// Tells a controller inside that it is shown, or has gone.
    open func endAppearanceTransition() {
        guard let isBeginningToAppear else { return }
        self.isBeginningToAppear = nil
        if isBeginningToAppear {
            viewIsAppearing(false)
            viewDidAppear(false)
        } else {
            viewDidDisappear(false)
        }
    }
    private var isBeginningToAppear: Bool?

    private weak var leaving: UIViewController?

    /// What was asked for is on show, or gone.
    func presentationChanged() {
        // A way of an app's own tells by itself when the controller has come.
        if let ownPresentation, !ownPresentation.hasCome { return }
        isPresentationShown = presentedViewController != nil
        leaving?.isBeingDismissed = false
        leaving = nil
        let waiting = completions
        completions = []
        for completion in waiting { completion() }
    }
}
