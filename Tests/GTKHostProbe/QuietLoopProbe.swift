import CGTK
import DovetailGTK
import Foundation

/// A main loop in which hardly anything happens: nothing wakes it by chance, and it must sleep for the rest of the time.
@MainActor
enum QuietLoopProbe {
    nonisolated(unsafe) private static var processorTime: clock_t = 0

    static func run() {
        GTKApplication.prepareMainLoop()
        let loop = g_main_loop_new(nil, 0)
        g_timeout_add(
            300,
            { _ in
                let start = g_get_monotonic_time()
                RunLoop.main.perform {
                    RunLoop.main.perform {
                        say("perform \(g_get_monotonic_time() - start < 100_000 ? "at once" : "late")")
                    }
                }
                return 0
            }, nil)
        g_timeout_add(
            800,
            { _ in
                QuietLoopProbe.processorTime = clock()
                return 0
            }, nil)
        g_timeout_add(
            2800,
            { data in
                let used = Double(clock() - QuietLoopProbe.processorTime) / Double(CLOCKS_PER_SEC)
                say("idle \(used < 0.005 ? "costs nothing" : "costs \(used) s in 2 s")")
                g_main_loop_quit(OpaquePointer(data))
                return 0
            }, UnsafeMutableRawPointer(loop))
        g_main_loop_run(loop)
    }
}
