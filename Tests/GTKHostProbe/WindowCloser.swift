import CGTK
import Foundation

/// Closes the window called “First” after a second and “Second” after two, as their close buttons would.
@MainActor
enum WindowCloser {
    static func start() {
        for (delay, title) in [(1.0, "First"), (2.0, "Second")] {
            _ = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in
                MainActor.assumeIsolated { close(title) }
            }
        }
    }

    /// Closes one of the windows, whichever.
    static func closeOne() {
        let window = UnsafeMutablePointer<GtkWindow>(
            OpaquePointer(g_list_model_get_item(gtk_window_get_toplevels(), 0)!))
        gtk_window_close(window)
        g_object_unref(window)
    }

    private static func close(_ title: String) {
        let windows = gtk_window_get_toplevels()
        for index in 0..<g_list_model_get_n_items(windows) {
            let window = UnsafeMutablePointer<GtkWindow>(OpaquePointer(g_list_model_get_item(windows, index)!))
            defer { g_object_unref(window) }
            guard String(cString: gtk_window_get_title(window)) == title else { continue }
            say("closing \(title)")
            // The list is another one now.
            return gtk_window_close(window)
        }
    }
}
