import DovetailControls
import DovetailCore
import Foundation

/// Is on or off.
@MainActor @preconcurrency
open class UISwitch: UIControl {
    /// Whether it is on.
    open var isOn = false { didSet { if isOn != oldValue { changed() } } }
    /// The colour while it is on; nil for that of the system.
    open var onTintColor: UIColor? { didSet { changed() } }
    /// The colour of the knob. Knobs are drawn by the system here: it is kept, and nothing else.
    open var thumbTintColor: UIColor?
    /// A picture in place of the ground while it is on. It is kept, and nothing else, as on Apple's systems since iOS 7.
    open var onImage: UIImage?
    /// A picture in place of the ground while it is off. It is kept, and nothing else, as on Apple's systems since iOS 7.
    open var offImage: UIImage?
    /// How it looks.
    public enum Style: Int, Sendable { case automatic, checkbox, sliding }
    /// How it is to look. A box to tick is for the Mac: it is kept, and nothing else.
    open var preferredStyle = Style.automatic
    /// How it looks: it slides.
    open var style: Style { .sliding }
    /// What it is called, for assistive tools.
    open var title: String? { didSet { changed() } }

    /// Turns it on or off.
    open func setOn(_ on: Bool, animated: Bool) {
        if animated { withAnimation { isOn = on } } else { isOn = on }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
    override var hugsContent: (width: Bool, height: Bool) { (true, true) }
    override var content: AnyView? { AnyView(SwitchContent(control: self, count: changes.count)) }

    fileprivate func turn(_ isOn: Bool) {
        self.isOn = isOn
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}

private struct SwitchContent: View {
    let control: UISwitch
    let count: Int

    var body: some View {
        Toggle(control.title ?? "", isOn: Binding(get: { control.isOn }, set: { control.turn($0) }))
            .labelsHidden()
            .toggleStyle(.switch)
            .modifier(OwnTint(color: control.onTintColor))
            .disabled(!control.isEnabled)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}

/// Makes a number greater or less in steps.
@MainActor @preconcurrency
open class UIStepper: UIControl {
    /// The number. What is set is brought into the range.
    open var value: Double {
        get { number }
        set {
            let new = newValue.isNaN ? minimumValue : Swift.min(Swift.max(newValue, minimumValue), maximumValue)
            guard new != number else { return }
            number = new
            changed()
        }
    }
    private var number = 0.0

    /// The least number.
    open var minimumValue = 0.0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = number
        }
    }
    /// The greatest number.
    open var maximumValue = 100.0 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = number
        }
    }
    /// What one press adds or takes away.
    open var stepValue = 1.0
    /// Whether the least number follows the greatest.
    open var wraps = false
    /// Whether the number goes on changing while a button is held. It is kept, and nothing else: SwiftUI's steppers do what the idiom does.
    open var autorepeat = true
    /// Whether each step is told while a button is held. It is kept, and nothing else.
    open var isContinuous = true

    private var pictures: [String: UIImage] = [:]
    private func picture(_ part: String, _ state: UIControl.State) -> UIImage? { pictures["\(part) \(state.rawValue)"] }
    private func set(_ image: UIImage?, _ part: String, _ state: UIControl.State) {
        pictures["\(part) \(state.rawValue)"] = image
    }
    /// Sets a picture in place of the plus sign. The system draws it here: it is kept, and nothing else, as the other pictures are.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { set(image, "increment", state) }
    /// The picture that was set in place of the plus sign.
    open func incrementImage(for state: UIControl.State) -> UIImage? { picture("increment", state) }
    /// Sets a picture in place of the minus sign.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { set(image, "decrement", state) }
    /// The picture that was set in place of the minus sign.
    open func decrementImage(for state: UIControl.State) -> UIImage? { picture("decrement", state) }
    /// Sets a picture behind the signs.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { set(image, "background", state) }
    /// The picture that was set behind the signs.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { picture("background", state) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
    override var hugsContent: (width: Bool, height: Bool) { (true, true) }
    override var content: AnyView? { AnyView(StepperContent(stepper: self, count: changes.count)) }

    fileprivate func step(by amount: Double) {
        let old = number
        let wanted = number + amount
        if wraps, wanted > maximumValue {
            value = minimumValue
        } else if wraps, wanted < minimumValue {
            value = maximumValue
        } else {
            value = wanted
        }
        if number != old { sendActions(for: .valueChanged) }
    }
}

private struct StepperContent: View {
    let stepper: UIStepper
    let count: Int

    var body: some View {
        let (canGrow, canShrink) = (
            stepper.wraps || stepper.value < stepper.maximumValue, stepper.wraps || stepper.value > stepper.minimumValue
        )
        Stepper(
            "", onIncrement: canGrow ? { stepper.step(by: stepper.stepValue) } : nil,
            onDecrement: canShrink ? { stepper.step(by: -stepper.stepValue) } : nil
        )
        .labelsHidden()
        .disabled(!stepper.isEnabled)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}
