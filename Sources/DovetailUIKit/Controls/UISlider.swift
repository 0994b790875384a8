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

    private var minimumTracks: [UIControl.State: UIImage] = [:]
    private var maximumTracks: [UIControl.State: UIImage] = [:]
    /// Sets a picture in place of the line before the knob. It is drawn by the system here: it is kept, and nothing else.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) { minimumTracks[state] = image }
    /// The picture that was set in place of the line before the knob.
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTracks[state] }
    /// Sets a picture in place of the line behind the knob. It is drawn by the system here: it is kept, and nothing else.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) { maximumTracks[state] = image }
    /// The picture that was set in place of the line behind the knob.
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTracks[state] }
    /// The picture in place of the knob.
    open var currentThumbImage: UIImage? { thumbImage(for: state) }

    /// The place of the line, in a slider with bounds. Another answer moves nothing: the system draws it.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(bounds.width - 4, 0), height: 4)
    }
    /// The place of the knob for a number, given that of the line. Another answer moves nothing: the system draws it.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let range = maximumValue - minimumValue
        let part = range > 0 ? CGFloat((clamped(value) - minimumValue) / range) : 0
        let width: CGFloat = 31
        return CGRect(
            x: rect.minX - 2 + part * (rect.width + 4 - width), y: bounds.midY - width / 2, width: width, height: width)
    }
    /// The place of the picture before the line. Another answer moves nothing.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        let size = minimumValueImage?.size ?? .zero
        return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2), size: size)
    }
    /// The place of the picture behind the line. Another answer moves nothing.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        let size = maximumValueImage?.size ?? .zero
        return CGRect(origin: CGPoint(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2), size: size)
    }

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
