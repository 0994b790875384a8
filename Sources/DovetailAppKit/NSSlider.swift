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
    /// Whether the action is sent while the value changes, and not only at the end.
    open var isContinuous = true

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
        .disabled(!slider.isEnabled)
    }
}
