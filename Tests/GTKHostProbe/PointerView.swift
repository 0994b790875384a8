import CGTK
import DovetailGTK
import Foundation
import SwiftUI

/// A window of 300 by 200: above, on the left, a link's pointer, on the right a text's; below, a bar that the window is moved by. Tells
/// each change of the cursor, by its name.
struct PointerView: View {
    var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: 0) {
                Color.red.pointerStyle(.link)
                Color.blue.pointerStyle(.horizontalText)
                Color.gray
            }
            Color.green.frame(height: 60).gesture(WindowDragGesture())
        }
        .onAppear { CursorWatch.start() }
    }
}

@MainActor
private enum CursorWatch {
    private static var last = ""

    static func start() {
        g_timeout_add(
            20,
            { _ in
                MainActor.assumeIsolated { CursorWatch.look() }
                return 1
            }, nil)
    }

    private static func look() {
        let windows = gtk_window_get_toplevels()
        guard let window = g_list_model_get_item(windows, 0) else { return }
        defer { g_object_unref(window) }
        let name = cursor(of: window.assumingMemoryBound(to: GtkWidget.self)) ?? "default"
        if name != last { say("cursor \(name)") }
        last = name
    }

    private static func cursor(of widget: UnsafeMutablePointer<GtkWidget>) -> String? {
        if let cursor = gtk_widget_get_cursor(widget), let name = gdk_cursor_get_name(cursor) {
            return String(cString: name)
        }
        var child = gtk_widget_get_first_child(widget)
        while let next = child {
            if let name = cursor(of: next) { return name }
            child = gtk_widget_get_next_sibling(next)
        }
        return nil
    }
}
