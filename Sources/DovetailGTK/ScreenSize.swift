import CDovetailGTK
import CGTK
import DovetailCore
import Foundation

/// The size of the display that windows are on.
@MainActor
enum ScreenSize {
    /// That of the first monitor, in points; nil without a display.
    static var current: CGSize? {
        guard let display = gdk_display_get_default(), let monitors = gdk_display_get_monitors(display),
            let first = g_list_model_get_item(monitors, 0)
        else { return nil }
        defer { g_object_unref(first) }
        var area = GdkRectangle()
        gdk_monitor_get_geometry(OpaquePointer(first), &area)
        return CGSize(width: CGFloat(area.width), height: CGFloat(area.height))
    }

    /// The room on it for the content of a window, in points; nil without a display. How high title bars and panels are is not known before
    /// the window is shown, so the least that one of them takes is left.
    static var ofWindows: CGSize? { current.map { CGSize(width: $0.width, height: max(1, $0.height - 32)) } }
}
