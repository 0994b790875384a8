import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// Something that is on or off.
@MainActor @preconcurrency
open class NSSwitch: NSControl {
    open var state = NSControl.StateValue.off { didSet { changed() } }

    open override var intrinsicContentSize: CGSize {
        HostedView(rootView: SwitchContent(control: self, count: 0)).idealSize
    }
    open override var fittingSize: CGSize { intrinsicContentSize }
    override var hugsContent: (width: Bool, height: Bool) { (true, true) }
    override var content: AnyView? { AnyView(SwitchContent(control: self, count: changes.count)) }
    open override func performClick(_ sender: Any?) { if isEnabled { flip() } }
    fileprivate func flip() {
        state = state == .on ? .off : .on
        used()
    }
}

private struct SwitchContent: View {
    let control: NSSwitch
    let count: Int

    var body: some View {
        Toggle(isOn: Binding(get: { control.state == .on }, set: { _ in control.flip() })) { EmptyView() }
            .labelsHidden().toggleStyle(.switch).controlSize(ControlSize(control.controlSize)).disabled(
                !control.isEnabled)
    }
}
