import DovetailCore
import DovetailPlatform
import Foundation

/// A bar that shows how far a view is scrolled. Bars of scroll views are drawn by the engine; an object stands for each, and moves the view.
@MainActor @preconcurrency
open class NSScroller: NSControl {
    /// How bars look.
    public enum Style: Int, Sendable { case legacy, overlay }
    /// How the part of a bar that moves looks.
    public enum KnobStyle: Int, Sendable { case `default`, dark, light }
    /// A part of a bar.
    public enum Part: UInt, Sendable {
        case noPart, decrementPage, knob, incrementPage, decrementLine, incrementLine, knobSlot
    }

    weak var scrollView: NSScrollView?
    private let isVertical: Bool

    public override init(frame frameRect: CGRect) {
        isVertical = frameRect.height >= frameRect.width
        super.init(frame: frameRect)
    }
    init(isVertical: Bool, of view: NSScrollView) {
        self.isVertical = isVertical
        scrollView = view
        super.init(frame: .zero)
    }
    /// A bar of no size. Nothing is read: there are no archives of views.
    public required init?(coder: NSCoder) {
        isVertical = true
        super.init(coder: coder)
    }

    /// How bars look: over what they scroll.
    open class var preferredScrollerStyle: Style { .overlay }
    /// Whether a class of an app's own can be a bar over what it scrolls.
    open class var isCompatibleWithOverlayScrollers: Bool { true }
    /// How wide a bar is, in points.
    open class func scrollerWidth(for controlSize: NSControl.ControlSize, scrollerStyle: Style) -> CGFloat {
        controlSize == .regular || controlSize == .large ? 15 : 11
    }
    /// How it looks. All look alike here: it is kept, and nothing else.
    open var scrollerStyle = Style.overlay
    /// How the part that moves looks. It follows what is behind it: it is kept, and nothing else.
    open var knobStyle = KnobStyle.default
    /// How much of the document is shown, from 0 to 1.
    open var knobProportion: CGFloat {
        get {
            guard let clip = scrollView?.contentView else { return keptProportion }
            let (shown, whole) = lengths(clip)
            return whole > 0 ? min(shown / whole, 1) : 1
        }
        set { keptProportion = newValue }
    }
    private var keptProportion: CGFloat = 1

    private func lengths(_ clip: NSClipView) -> (shown: CGFloat, whole: CGFloat) {
        isVertical
            ? (clip.frame.height, clip.documentRect.height) : (clip.frame.width, clip.documentRect.width)
    }

    /// How far the view is scrolled, from 0 at the beginning to 1 at the end.
    open override var doubleValue: Double {
        get {
            guard let clip = scrollView?.contentView else { return super.doubleValue }
            let (shown, whole) = lengths(clip)
            guard whole > shown else { return 0 }
            let place = (isVertical ? clip.bounds.minY : clip.bounds.minX) / (whole - shown)
            return isVertical && !clip.isFlipped ? 1 - place : place
        }
        set {
            guard let clip = scrollView?.contentView else { return super.doubleValue = newValue }
            let (shown, whole) = lengths(clip)
            let part = isVertical && !clip.isFlipped ? 1 - newValue : newValue
            let place = max(whole - shown, 0) * min(max(part, 0), 1)
            clip.scroll(
                to: isVertical ? CGPoint(x: clip.bounds.minX, y: place) : CGPoint(x: place, y: clip.bounds.minY))
        }
    }
    open override var floatValue: Float {
        get { Float(doubleValue) }
        set { doubleValue = Double(newValue) }
    }
}
