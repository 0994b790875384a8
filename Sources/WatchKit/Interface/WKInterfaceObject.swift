import DovetailCore
import Foundation

/// Something that a watch shows. Those that there are here are shown by a ``WKInterfaceObjectRepresentable``; storyboards of watches are not read.
@MainActor @preconcurrency
open class WKInterfaceObject: NSObject {
    /// What can be changed while it is on show.
    let state = WKInterfaceObjectState()

    override init() {}

    /// Hides it, and takes no room for it.
    open func setHidden(_ hidden: Bool) { state.isHidden = hidden }
    /// How opaque it is, from 0 to 1.
    open func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }
    /// How wide it is, in points.
    open func setWidth(_ width: CGFloat) { state.width = width }
    /// How high it is, in points.
    open func setHeight(_ height: CGFloat) { state.height = height }
    /// What assistive technology calls it.
    open func setAccessibilityLabel(_ label: String?) { state.label = label }

    /// What is drawn of it.
    var content: AnyView { AnyView(EmptyView()) }
}
