import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// Two buttons that make a value larger and smaller.
@MainActor @preconcurrency
open class NSStepper: NSControl {
    /// The least value.
    open var minValue = 0.0 { didSet { changed() } }
    /// The greatest value.
    open var maxValue = 59.0 { didSet { changed() } }
    /// How much a press changes it by.
    open var increment = 1.0 { didSet { changed() } }
    /// Whether it goes on with the least value after the greatest.
    open var valueWraps = true { didSet { changed() } }
    /// Whether it goes on while the button is held. The engine decides: it is kept, and nothing else.
    open var autorepeat = true

    open override var doubleValue: Double {
        get { Double(stringValue) ?? 0 }
        set { stringValue = "\(min(max(newValue, minValue), max(maxValue, minValue)))" }
    }
    open override var integerValue: Int {
        get { Int(doubleValue.rounded()) }
        set { doubleValue = Double(newValue) }
    }

    open override var intrinsicContentSize: CGSize {
        HostedView(rootView: StepperContent(control: self, count: 0)).idealSize
    }
    override var hugsContent: (width: Bool, height: Bool) { (true, true) }
    override var content: AnyView? { AnyView(StepperContent(control: self, count: changes.count)) }

    fileprivate func canStep(_ sign: Double) -> Bool {
        valueWraps || (sign > 0 ? doubleValue < maxValue : doubleValue > minValue)
    }
    fileprivate func step(_ sign: Double) {
        let next = doubleValue + sign * increment
        doubleValue = valueWraps && next > maxValue ? minValue : valueWraps && next < minValue ? maxValue : next
        used()
    }
}

private struct StepperContent: View {
    let control: NSStepper
    let count: Int

    var body: some View {
        Stepper(
            onIncrement: control.canStep(1) ? { control.step(1) } : nil,
            onDecrement: control.canStep(-1) ? { control.step(-1) } : nil
        ) { EmptyView() }
        .labelsHidden()
        .controlSize(ControlSize(control.controlSize))
        .disabled(!control.isEnabled)
    }
}
