import CDovetailGTK
import CGTK

/// An object that hears signals and callbacks of GTK's. It is handed to them as their data, and not kept by them: who connects it sees to it
/// that it lives as long as they may come.
protocol SignalTarget: AnyObject {}

extension SignalTarget {
    /// The object that was connected, from the data of a signal.
    nonisolated static func from(_ data: gpointer?) -> Self {
        Unmanaged<Self>.fromOpaque(data!).takeUnretainedValue()
    }

    /// What the object is to signals.
    nonisolated var signalData: gpointer { Unmanaged.passUnretained(self).toOpaque() }

    /// Has a function of C's called for a signal of an object, with this object as its data.
    ///
    /// - Parameter handler: A `@convention(c)` function of the signal's signature, which is not checked.
    nonisolated func connect<Handler>(_ object: UnsafeMutableRawPointer, _ signal: String, _ handler: Handler) {
        dovetail_connect(object, signal, unsafeBitCast(handler, to: GCallback.self), signalData)
    }

    nonisolated func connect<Handler>(_ object: OpaquePointer, _ signal: String, _ handler: Handler) {
        connect(UnsafeMutableRawPointer(object), signal, handler)
    }
}
