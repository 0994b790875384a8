import DovetailBase
import DovetailUIKit

/// A slider for the system's volume. It shows nothing, as in Apple's simulators: the volume of a program belongs to the desktop's mixer. The log tells
/// once.
@MainActor @preconcurrency
open class MPVolumeView: UIView {
    open var showsVolumeSlider = true
    open var showsRouteButton = true
    open var areWirelessRoutesAvailable: Bool { false }
    open var isWirelessRouteActive: Bool { false }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        Log.warnOnce("MPVolumeView", "MPVolumeView shows nothing: the volume is set in the desktop's mixer")
    }
    public required init?(coder: NSCoder) { return nil }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }
    open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {}
    open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {}
    open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {}
    open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {}
}
