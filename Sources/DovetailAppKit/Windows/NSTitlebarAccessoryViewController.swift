import DovetailCore
import DovetailUIKit
import Foundation

/// Has a view that stands in a window's frame. The desktop draws frames, so that nothing of it is shown, which the log tells.
@MainActor @preconcurrency
open class NSTitlebarAccessoryViewController: NSViewController {
    /// At which edge of the frame it is to stand.
    open var layoutAttribute = NSLayoutConstraint.Attribute.bottom
    /// How high it is at least while the window fills the display, in points.
    open var fullScreenMinHeight: CGFloat = 0
    /// Whether it is to be seen.
    open var isHidden = false
    /// Whether its height follows its view's.
    open var automaticallyAdjustsSize = true
}

extension NSWindow {
    /// The controllers whose views are to stand in the frame.
    public var titlebarAccessoryViewControllers: [NSTitlebarAccessoryViewController] {
        get { frameParts.accessories }
        set {
            if !newValue.isEmpty {
                Log.warnOnce(
                    "titlebar accessory", "views in a window's frame are not shown: the desktop draws the frame")
            }
            frameParts.accessories = newValue
        }
    }
    /// Adds a view to the frame, which is not shown.
    public func addTitlebarAccessoryViewController(_ childViewController: NSTitlebarAccessoryViewController) {
        titlebarAccessoryViewControllers.append(childViewController)
    }
    /// Adds a view to the frame, which is not shown.
    public func insertTitlebarAccessoryViewController(
        _ childViewController: NSTitlebarAccessoryViewController, at index: Int
    ) { titlebarAccessoryViewControllers.insert(childViewController, at: index) }
    /// Takes a view out of the frame.
    public func removeTitlebarAccessoryViewController(at index: Int) {
        titlebarAccessoryViewControllers.remove(at: index)
    }
}
