import DovetailCore
import Foundation

extension WKInterfaceDevice {
    /// Lets a person feel and hear something. Nothing can be felt on a desktop: it has no effect, which the log says once.
    public func play(_ type: WKHapticType) { Log.noteAccepted("WKInterfaceDevice.play(_:)") }

    /// Locks the screen against water. No desktop is under water: it has no effect, which the log says once.
    public func enableWaterLock() { Log.noteAccepted("WKInterfaceDevice.enableWaterLock()") }
}
