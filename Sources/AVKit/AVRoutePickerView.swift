import DovetailBase
import DovetailControls
import DovetailCore
import DovetailUIKit
import Foundation

/// Hears of the list of devices that sound can go to.
@MainActor @preconcurrency
public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
    func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
    func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}
extension AVRoutePickerViewDelegate {
    public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
    public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}

/// A button for the devices that sound can go to.
///
/// Desktops choose these in their own settings. The button shows AirPlay's symbol, as on Apple's systems, and a press says that there is one device.
open class AVRoutePickerView: UIView {
    open weak var delegate: (any AVRoutePickerViewDelegate)?
    /// The colour of the symbol while sound goes to another device, which it never does here.
    open var activeTintColor: UIColor?
    /// Whether devices that show films come first. There are none.
    open var prioritizesVideoDevices = false
    private let button = UIButton(type: .system)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    private func setUp() {
        button.setImage(UIImage(systemName: "airplayaudio"), for: .normal)
        button.accessibilityLabel = "AirPlay"
        button.frame = bounds
        button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        button.addAction(UIAction { [weak self] _ in self?.pressed() }, for: .touchUpInside)
        addSubview(button)
    }
    /// A button of no size. Nothing is read: there are no archives of views.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

    private func pressed() {
        Log.warnOnce("AVKit.routes", "AVKit: where sound goes is chosen in the desktop's settings")
        delegate?.routePickerViewWillBeginPresentingRoutes(self)
        delegate?.routePickerViewDidEndPresentingRoutes(self)
    }
}
