import DovetailControls
import DovetailCore
import Foundation

/// Shows a colour; a press lets a person choose another.
@MainActor @preconcurrency
open class UIColorWell: UIControl {
    /// What the colour is for, for the panel's name and assistive tools.
    open var title: String? { didSet { changed() } }
    /// Whether a person may choose how opaque the colour is.
    open var supportsAlpha = true { didSet { changed() } }
    /// Whether a colour may be picked from the screen. It is kept, and nothing else: there is no such tool.
    open var supportsEyedropper = true
    /// The colour; nil for none, which looks as black does.
    open var selectedColor: UIColor? { didSet { changed() } }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 32) }
    override var hugsContent: (width: Bool, height: Bool) { (true, true) }
    override var content: AnyView? { AnyView(ColorWellContent(well: self, count: changes.count)) }

    fileprivate func choose(_ color: Color) {
        selectedColor = UIColor(color)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}

private struct ColorWellContent: View {
    let well: UIColorWell
    let count: Int

    var body: some View {
        ColorPicker(
            well.title ?? "", selection: Binding(get: { color }, set: { well.choose($0) }),
            supportsOpacity: well.supportsAlpha
        )
        .labelsHidden()
        .disabled(!well.isEnabled)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }

    private var color: Color { Color(uiColor: well.selectedColor ?? .black) }
}
