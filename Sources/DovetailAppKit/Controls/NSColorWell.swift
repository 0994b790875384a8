import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// Shows a colour, and lets a person choose another one.
@MainActor @preconcurrency
open class NSColorWell: NSControl {
    /// The colour.
    open var color = NSColor.black { didSet { changed() } }
    /// Whether a person may choose how opaque the colour is.
    open var supportsAlpha = true { didSet { changed() } }

    open override var intrinsicContentSize: CGSize {
        HostedView(rootView: ColorWellContent(control: self, count: 0)).idealSize
    }
    open override var fittingSize: CGSize { intrinsicContentSize }
    override var hugsContent: (width: Bool, height: Bool) { (true, true) }
    override var content: AnyView? { AnyView(ColorWellContent(control: self, count: changes.count)) }

    fileprivate func choose(_ color: Color) {
        self.color = NSColor(color)
        used()
    }
}

private struct ColorWellContent: View {
    let control: NSColorWell
    let count: Int

    var body: some View {
        ColorPicker(
            selection: Binding(get: { Color(nsColor: control.color) }, set: { control.choose($0) }),
            supportsOpacity: control.supportsAlpha
        ) { EmptyView() }
        .labelsHidden().disabled(!control.isEnabled)
    }
}
