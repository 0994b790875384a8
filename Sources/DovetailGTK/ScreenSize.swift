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
}
