import CGTK
import SwiftUI

/// A field at (20, 20), 200 points by 30, whose text is about something else once something was typed, and what the toolkit's input method was told.
struct HintsView: View {
    @State private var text = ""

    var body: some View {
        let isSecond = !text.isEmpty
        TextField("field", text: $text).frame(width: 200, height: 30)
            .keyboardType(isSecond ? .numberPad : .emailAddress)
            .textInputAutocapitalization(isSecond ? .words : .never)
            .autocorrectionDisabled(isSecond)
            .padding(20)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }

    /// Says the purpose and the hints that the window's input method has, whenever they changed.
    @MainActor
    static func watch() {
        var last = ""
        _ = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { _ in
            MainActor.assumeIsolated {
                let windows = gtk_window_get_toplevels()
                guard g_list_model_get_n_items(windows) > 0, let window = g_list_model_get_item(windows, 0) else {
                    return
                }
                defer { g_object_unref(window) }
                guard let focused = gtk_window_get_focus(UnsafeMutablePointer(OpaquePointer(window))),
                    let line = hints(of: focused), line != last
                else { return }
                say(line)
                last = line
            }
        }
    }

    /// What the input method of a widget's key controller was told; nil where it has none.
    @MainActor
    private static func hints(of widget: UnsafeMutablePointer<GtkWidget>) -> String? {
        let controllers = gtk_widget_observe_controllers(widget)
        defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
        for index in 0..<g_list_model_get_n_items(controllers) {
            guard let controller = g_list_model_get_item(controllers, index) else { continue }
            defer { g_object_unref(controller) }
            let instance = controller.assumingMemoryBound(to: GTypeInstance.self)
            guard g_type_check_instance_is_a(instance, gtk_event_controller_key_get_type()) != 0,
                let context = gtk_event_controller_key_get_im_context(OpaquePointer(controller))
            else { continue }
            return "purpose \(number("input-purpose", of: context)) hints \(number("input-hints", of: context))"
        }
        return nil
    }

    @MainActor
    private static func number(_ property: String, of context: UnsafeMutablePointer<GtkIMContext>) -> UInt32 {
        var value = GValue()
        let isFlags = property == "input-hints"
        g_value_init(&value, isFlags ? gtk_input_hints_get_type() : gtk_input_purpose_get_type())
        defer { g_value_unset(&value) }
        g_object_get_property(UnsafeMutablePointer(OpaquePointer(context)), property, &value)
        return isFlags ? g_value_get_flags(&value) : UInt32(g_value_get_enum(&value))
    }
}
