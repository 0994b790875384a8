import Foundation

/// The bar at the top of a phone, with the time and the battery. There is none on a desktop.
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
    /// How it looks.
    open var statusBarStyle: UIStatusBarStyle { .default }
    /// Whether it is hidden.
    open var isStatusBarHidden: Bool { true }
    /// Its place in the window, in points.
    open var statusBarFrame: CGRect { .zero }

    override init() {}
}
