import CDovetailGTK
import CGTK
import Foundation

/// GTK's settings, which follow those of the desktop. Nil where there is no display, or no such setting.
@MainActor
enum ToolkitSettings {
    static func flag(_ name: String) -> Bool? { read(name, type: 5) { g_value_get_boolean($0) != 0 } }
    static func number(_ name: String) -> Int? { read(name, type: 6) { Int(g_value_get_int($0)) } }
    static func text(_ name: String) -> String? {
        read(name, type: 16) { g_value_get_string($0).map { String(cString: $0) } } ?? nil
    }

    /// Tells an object of changes from now on. The object lives as long as the program.
    static func watch(
        _ names: [String], for object: AnyObject,
        _ handler: @escaping @convention(c) (gpointer?, gpointer?, gpointer?) -> Void
    ) {
        guard let settings = gtk_settings_get_default() else { return }
        for name in names {
            dovetail_connect(
                UnsafeMutableRawPointer(settings), "notify::\(name)", unsafeBitCast(handler, to: GCallback.self),
                Unmanaged.passRetained(object).toOpaque())
        }
    }

    /// A property of the settings; `type` is GLib's number of its fundamental type.
    private static func read<Value>(_ name: String, type: GType, _ body: (UnsafePointer<GValue>) -> Value) -> Value? {
        guard let settings = gtk_settings_get_default() else { return nil }
        var value = GValue()
        // G_TYPE_MAKE_FUNDAMENTAL, a macro.
        g_value_init(&value, type << 2)
        defer { g_value_unset(&value) }
        g_object_get_property(
            UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), name, &value)
        return body(&value)
    }
}
