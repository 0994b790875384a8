import DovetailControls
import DovetailCore
import DovetailUIKit
import Foundation

/// Hears of a controller that shows pictures from the street. There are none here: nothing is heard but its end.
@MainActor @preconcurrency
public protocol MKLookAroundViewControllerDelegate: AnyObject {
    /// The pictures have become others.
    func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController)
    /// All of the window is about to be used.
    func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController)
    /// All of the window is used.
    func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController)
    /// All of the window is about to be left.
    func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController)
    /// All of the window was left.
    func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController)
}

extension MKLookAroundViewControllerDelegate {
    public func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController) {}
}

/// Shows pictures from the street: here that there are none, as ``LookAroundPreview`` does.
@MainActor @preconcurrency
open class MKLookAroundViewController: UIViewController {
    /// What is shown. No app has one.
    open var scene: MKLookAroundScene? {
        didSet { if scene !== oldValue { delegate?.lookAroundViewControllerDidUpdateScene(self) } }
    }
    /// Hears of the controller.
    open weak var delegate: (any MKLookAroundViewControllerDelegate)?
    /// Whether a person may go on along the street. There is none.
    open var isNavigationEnabled = true
    /// Whether the names of streets are shown. There are none.
    open var showsRoadLabels = true
    /// Which places are named. There are none.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Where the sign of pictures from the street stands. It is not shown.
    open var badgePosition = MKLookAroundBadgePosition.topLeading

    /// A controller of pictures.
    public init(scene: MKLookAroundScene) {
        self.scene = scene
        super.init(nibName: nil, bundle: nil)
    }
    /// A controller of no pictures yet.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nil, bundle: nil)
    }
    /// There are no archives of controllers: nil.
    public required init?(coder: NSCoder) { nil }

    open override func loadView() {
        view = UIHostingController(rootView: LookAroundPreview(initialScene: nil)).view
    }
}
