import CWebKitGTK
import Foundation

/// References of the toolkit's objects.
enum ObjectReference {
    /// Lets go of a reference, on the main thread, which is the only one for WebKit. The caller must not use it any more.
    static func release(_ pointer: OpaquePointer) {
        // Nobody else uses this reference, so it may go to another thread.
        nonisolated(unsafe) let object = UnsafeMutableRawPointer(pointer)
        if Thread.isMainThread { g_object_unref(object) } else { DispatchQueue.main.async { g_object_unref(object) } }
    }

    static func release<Object>(_ pointer: UnsafeMutablePointer<Object>) { release(OpaquePointer(pointer)) }

    /// Has a function of C's called for a signal, whose signature it must have, with `data` as its last argument.
    static func connect<Handler>(
        _ object: UnsafeMutableRawPointer, _ signal: String, _ handler: Handler, _ data: UnsafeMutableRawPointer
    ) {
        dovetail_web_connect(object, signal, unsafeBitCast(handler, to: UnsafeMutableRawPointer.self), data)
    }

    static func connect<Handler>(
        _ object: OpaquePointer, _ signal: String, _ handler: Handler, _ data: UnsafeMutableRawPointer
    ) {
        connect(UnsafeMutableRawPointer(object), signal, handler, data)
    }
}
