import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// A value that is chosen by dragging.
@MainActor @preconcurrency
open class NSSlider: NSControl {
    open var minValue = 0.0 { didSet { changed() } }
    open var maxValue = 1.0 { didSet { changed() } }
    /// How many values can be chosen, if ``allowsTickMarkValuesOnly``; 0 for all.
    open var numberOfTickMarks = 0 { didSet { changed() } }
    /// Whether nothing between the marks can be chosen.
    open var allowsTickMarkValuesOnly = false { didSet { changed() } }
    /// How a slider looks. A round one is a straight one here.
    public enum SliderType: UInt, Sendable { case linear, circular }
    /// How it looks. All are straight here: it is kept, and nothing else.
    open var sliderType = SliderType.linear
    /// Where marks stand. They are not drawn: it is kept, and nothing else.
    public enum TickMarkPosition: UInt, Sendable {
        case below, above
        public static let trailing = TickMarkPosition.below
        public static let leading = TickMarkPosition.above
    }
    open var tickMarkPosition = TickMarkPosition.below
    /// Whether it stands. It stands where it is higher than wide.
    open var isVertical: Bool {
        get { standing ?? (frame.height > frame.width) }
        set {
            standing = newValue
            changed()
        }
    }
    private var standing: Bool?
    /// The colour of the part up to the value; nil for the accent colour.
    open var trackFillColor: NSColor? { didSet { changed() } }
    /// How much the value changes by with the keys Option and an arrow. It is kept, and nothing else.
    open var altIncrementValue = 0.0
    /// The value of a mark.
    open func tickMarkValue(at index: Int) -> Double {
        numberOfTickMarks > 1
            ? minValue + (maxValue - minValue) * Double(index) / Double(numberOfTickMarks - 1) : minValue
    }
    /// The mark's value that is nearest to a value.
    open func closestTickMarkValue(toValue value: Double) -> Double {
        (0..<numberOfTickMarks).map(tickMarkValue).min { abs($0 - value) < abs($1 - value) } ?? value
    }

    /// A slider with a value.
    public convenience init(value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        self.minValue = minValue
        self.maxValue = maxValue
        doubleValue = value
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }
    /// A slider from 0 to 1.
    public convenience init(target: Any?, action: Selector?) {
        self.init(value: 0, minValue: 0, maxValue: 1, target: target, action: action)
    }

    public override init(frame frameRect: CGRect) {
        super.init(frame: frameRect)
        isContinuous = true
    }
    /// A slider of no size. Nothing is read: there are no archives of views.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isContinuous = true
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 20) }
    override var content: AnyView? { AnyView(SliderContent(slider: self, count: changes.count)) }
    fileprivate func choose(_ value: Double) {
        doubleValue = value
        if isContinuous { used() }
    }
    fileprivate func ended() { if !isContinuous { used() } }
}

private struct SliderContent: View {
    let slider: NSSlider
    let count: Int

    var body: some View {
        let range = slider.minValue...max(slider.maxValue, slider.minValue + .leastNonzeroMagnitude)
        let value = Binding(get: { slider.doubleValue }, set: { slider.choose($0) })
        Group {
            if slider.allowsTickMarkValuesOnly, slider.numberOfTickMarks > 1 {
                let step = (slider.maxValue - slider.minValue) / Double(slider.numberOfTickMarks - 1)
                Slider(value: value, in: range, step: step) { if !$0 { slider.ended() } }
            } else {
                Slider(value: value, in: range) { if !$0 { slider.ended() } }
            }
        }
        .tint(slider.trackFillColor.map { Color(nsColor: $0) })
        .controlSize(ControlSize(slider.controlSize))
        .disabled(!slider.isEnabled)
    }
}
