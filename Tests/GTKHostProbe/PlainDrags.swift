import CDovetailGTK
import CGTK
import DovetailGTK
import Foundation

/// Windows of plain GTK, without a view of ours: other programs that things are dragged to and from.
@MainActor
enum PlainDrags {
    /// A window that tells which text was dropped on it.
    static func target() -> Never {
        run("Target") { surface in
            let target = gtk_drop_target_new(GType(16 << 2), GDK_ACTION_COPY)!
            let dropped:
                @convention(c) (OpaquePointer?, UnsafePointer<GValue>?, Double, Double, gpointer?) -> gboolean = {
                    _, value, _, _, _ in
                    say("plain dropped \(g_value_get_string(value).map { String(cString: $0) } ?? "nothing")")
                    return 1
                }
            dovetail_connect(
                UnsafeMutableRawPointer(target), "drop", unsafeBitCast(dropped, to: GCallback.self), nil)
            gtk_widget_add_controller(surface, target)
        }
    }

    /// A window that takes files, as a file manager does, and tells their names and what is in them.
    static func fileTarget() -> Never {
        run("Target") { surface in
            let target = gtk_drop_target_new(gdk_file_list_get_type(), GDK_ACTION_COPY)!
            let dropped:
                @convention(c) (OpaquePointer?, UnsafePointer<GValue>?, Double, Double, gpointer?) -> gboolean = {
                    _, value, _, _, _ in
                    var files = gdk_file_list_get_files(OpaquePointer(g_value_get_boxed(value)))
                    while let link = files {
                        let path = g_file_get_path(OpaquePointer(link.pointee.data))!
                        let url = URL(fileURLWithPath: String(cString: path))
                        let content = (try? String(contentsOf: url, encoding: .utf8)) ?? "nothing"
                        say("plain dropped \(url.lastPathComponent): \(content)")
                        g_free(path)
                        files = link.pointee.next
                    }
                    return 1
                }
            dovetail_connect(
                UnsafeMutableRawPointer(target), "drop", unsafeBitCast(dropped, to: GCallback.self), nil)
            gtk_widget_add_controller(surface, target)
        }
    }

    /// A window from which data of a MIME type is dragged.
    static func source(_ mime: String, _ text: String) -> Never {
        run("Source") { surface in
            let source = gtk_drag_source_new()!
            let bytes = g_bytes_new(text, gsize(text.utf8.count))
            let content = gdk_content_provider_new_for_bytes(mime, bytes)
            gtk_drag_source_set_content(source, content)
            gtk_drag_source_set_actions(source, GDK_ACTION_COPY)
            let ended: @convention(c) (OpaquePointer?, OpaquePointer?, gboolean, gpointer?) -> Void = { _, _, _, _ in
                say("plain drag ended")
            }
            dovetail_connect(
                UnsafeMutableRawPointer(source), "drag-end", unsafeBitCast(ended, to: GCallback.self), nil)
            gtk_widget_add_controller(surface, source)
        }
    }

    private static func run(_ title: String, _ prepare: (UnsafeMutablePointer<GtkWidget>) -> Void) -> Never {
        do {
            // Only to have GTK begin.
            _ = try GTKApplication()
            let window = gtk_window_new()!
            let surface = gtk_drawing_area_new()!
            prepare(surface)
            let handle = UnsafeMutablePointer<GtkWindow>(OpaquePointer(window))
            gtk_window_set_child(handle, surface)
            gtk_window_set_title(handle, title)
            gtk_window_set_default_size(handle, 300, 200)
            gtk_window_present(handle)
            say("\(title) size 300x200")
            g_main_loop_run(g_main_loop_new(nil, 0))
            exit(0)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }
}
