import CDovetailGTK
import CGTK
import Foundation

/// A short sound.
@MainActor @preconcurrency
open class NSSound: NSObject {
    /// A sound of the system by its name: there is none here.
    public init?(named name: String) { return nil }
    /// Plays it. Returns whether it could be played.
    @discardableResult
    open func play() -> Bool { false }
    /// Plays the desktop's sound for something that can't be done.
    public static func beep() { if let display = gdk_display_get_default() { gdk_display_beep(display) } }
}
