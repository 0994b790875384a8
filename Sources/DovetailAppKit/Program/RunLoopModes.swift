import Foundation

// The desktop's host runs one loop in one mode, while a menu is shown, too: sources of these modes are heard where they are common ones as well.
extension RunLoop.Mode {
    /// The mode while a menu or a press is followed, on macOS.
    public static let eventTracking = RunLoop.Mode("NSEventTrackingRunLoopMode")
    /// The mode while a modal window is shown, on macOS.
    public static let modalPanel = RunLoop.Mode("NSModalPanelRunLoopMode")
}
