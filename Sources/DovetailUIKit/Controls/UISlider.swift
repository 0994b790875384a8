import DovetailControls
import DovetailCore
import Foundation

/// Chooses a number from a range by dragging.
///
///     struct Volume: UIViewRepresentable {
///         @Binding var value: Float
///         func makeUIView(context: Context) -> UISlider {
///             let slider = UISlider()
///             slider.addAction(UIAction { value = ($0.sender as! UISlider).value }, for: .valueChanged)
///             return slider
///         }
///         func updateUIView(_ slider: UISlider, context: Context) { slider.value = value }
///     }
@MainActor @preconcurrency
open class UISlider: UIControl {
    /// The number. What is set is brought into the range.
    open var value: Float {
        get { number }
        set {
            let new = clamped(newValue)
            guard new != number else { return }
            number = new
            changed()
        }
    }
    private var number: Float = 0

    /// The least number. The greatest goes along where it would be less.
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = number
            changed()
        }
    }
    /// The greatest number. The least goes along where it would be greater.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = number
            changed()
        }
    }
    /// Whether ``UIControl/Event/valueChanged`` is told while a person drags, or only at the end.
    open var isContinuous = true
    /// The colour of the line before the knob; nil for the tint.
    open var minimumTrackTintColor: UIColor? { didSet { changed() } }
    /// The colour of the line behind the knob; nil for that of the system.
    open var maximumTrackTintColor: UIColor? { didSet { changed() } }
    /// The colour of the knob; nil for that of the system.
    open var thumbTintColor: UIColor? { didSet { changed() } }
    /// Stands before the line.
    open var minimumValueImage: UIImage? { didSet { changed() } }
    /// Stands behind the line.
    open var maximumValueImage: UIImage? { didSet { changed() } }
    private var thumbImages: [UIControl.State: UIImage] = [:]
    /// Sets a picture in place of the knob. Knobs are drawn by the system here: it is kept for ``thumbImage(for:)``, and nothing else.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { thumbImages[state] = image }
    /// The picture that was set in place of the knob.
    open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state] ?? thumbImages[.normal] }

    /// Sets the number. The knob goes there at once, animated or not.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    private func clamped(_ value: Float) -> Float {
        value.isNaN ? minimumValue : Swift.min(Swift.max(value, minimumValue), maximumValue)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 31) }
    override var hugsContent: (width: Bool, height: Bool) { (false, true) }
    override var content: AnyView? { AnyView(SliderContent(slider: self, count: changes.count)) }

    fileprivate func drag(to new: Float) {
        guard new != number else { return }
        value = new
        if isContinuous { sendActions(for: .valueChanged) }
    }

    fileprivate func track(_ isTracking: Bool) {
        self.isTracking = isTracking
        if isTracking {
            sendActions(for: .touchDown)
        } else {
            if !isContinuous { sendActions(for: .valueChanged) }
            sendActions(for: .touchUpInside)
        }
    }
}

private struct SliderContent: View {
    let slider: UISlider
    /// The changes of the view so far: with another count this is another value.
    let count: Int

    var body: some View {
        Slider(
            value: Binding(get: { slider.value }, set: { slider.drag(to: $0) }),
            in: slider.minimumValue...slider.maximumValue
        ) {
            EmptyView()
        } minimumValueLabel: {
            slider.minimumValueImage.map { Image(uiImage: $0) }
        } maximumValueLabel: {
            slider.maximumValueImage.map { Image(uiImage: $0) }
        } onEditingChanged: {
            slider.track($0)
        }
        .modifier(OwnTint(color: slider.minimumTrackTintColor))
        .sliderColors(
            track: slider.maximumTrackTintColor.map { Color(uiColor: $0) },
            knob: slider.thumbTintColor.map { Color(uiColor: $0) }
        )
        .disabled(!slider.isEnabled)
        .frame(maxHeight: .infinity)
    }
}
