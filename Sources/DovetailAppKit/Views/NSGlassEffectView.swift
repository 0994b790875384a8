import DovetailCore
import DovetailPlatform
import Foundation

/// Puts a view upon glass. Where transparency is to be reduced it is a material.
@MainActor @preconcurrency
open class NSGlassEffectView: NSView {
    /// How clear the glass is.
    public enum Style: Int, Sendable { case regular, clear }

    /// What stands upon the glass, as large as it.
    open var contentView: NSView? {
        didSet {
            guard contentView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            guard let contentView else { return }
            contentView.frame = bounds
            contentView.autoresizingMask = [.width, .height]
            addSubview(contentView)
        }
    }
    /// The radius of its corners, in points.
    open var cornerRadius: CGFloat = 0 { didSet { changed() } }
    /// The colour of the glass; nil for none.
    open var tintColor: NSColor? { didSet { changed() } }
    open var style = Style.regular { didSet { changed() } }

    override var content: AnyView? {
        let glass = (style == .clear ? Glass.clear : .regular).tint(tintColor.map { Color(nsColor: $0) })
        return AnyView(
            Color.clear.glassEffect(glass, in: RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)))
    }
    open override var intrinsicContentSize: CGSize { contentView?.intrinsicContentSize ?? super.intrinsicContentSize }
}
