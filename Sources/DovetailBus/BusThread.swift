import CGTK
import Foundation

/// A thread that serves the messages of buses for the modules that no window serves.
///
/// A program may have no loop of GLib's: one without windows, or a test. So there is one of its own, which begins with the first work and ends
/// with the process.
package enum BusThread {
    /// Runs a closure on the thread, after those that were handed over before. Any thread may call it.
    package static func perform(_ work: @escaping @Sendable () -> Void) {
        let box = Unmanaged.passRetained(Work(work)).toOpaque()
        // Not `g_main_context_invoke`, which would run it at once, ahead of the others, on the thread itself.
        let source = g_idle_source_new()
        g_source_set_priority(source, G_PRIORITY_DEFAULT)
        g_source_set_callback(
            source,
            { box in
                Unmanaged<Work>.fromOpaque(box!).takeUnretainedValue().run()
                return 0
            }, box, { Unmanaged<Work>.fromOpaque($0!).release() })
        g_source_attach(source, context)
        g_source_unref(source)
    }

    private final class Work {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    /// The thread's loop serves it. It is never freed, and its functions may be called from any thread.
    private nonisolated(unsafe) static let context: OpaquePointer = {
        nonisolated(unsafe) let context = g_main_context_new()!
        let thread = Thread {
            g_main_context_push_thread_default(context)
            g_main_loop_run(g_main_loop_new(context, 0))
        }
        thread.name = "dovetail.bus"
        thread.start()
        return context
    }()
}
