import CGTK
import SwiftUI

/// A field whose text is about something else after a press, and what the toolkit's widget over it was told.
struct HintsView: View {
    @State private var isSecond = false

    var body: some View {
        VStack {
            TextField("field", text: .constant("")).frame(width: 200, height: 30)
                .keyboardType(isSecond ? .numberPad : .emailAddress)
                .textInputAutocapitalization(isSecond ? .words : .never)
                .autocorrectionDisabled(isSecond)
            Color.red.frame(width: 200, height: 60).onTapGesture { isSecond = true }
        }
        .padding(20)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }

    /// Says the purpose and the hints of the first text widget whenever they changed.
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
                guard let text = text(in: UnsafeMutablePointer(OpaquePointer(window))) else { return }
                let purpose = gtk_text_get_input_purpose(text).rawValue
                let line = "purpose \(purpose) hints \(gtk_text_get_input_hints(text).rawValue)"
                if line != last { say(line) }
                last = line
            }
        }
    }

    @MainActor
    private static func text(in widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkText>? {
        if String(cString: gtk_widget_get_css_name(widget)) == "text" {
            return UnsafeMutablePointer(OpaquePointer(widget))
        }
        var child = gtk_widget_get_first_child(widget)
        while let each = child {
            if let found = text(in: each) { return found }
            child = gtk_widget_get_next_sibling(each)
        }
        return nil
    }
}
