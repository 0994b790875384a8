import CDovetailGTK
import CGTK
import DovetailCore
import Foundation

/// The input method for texts that the views edit by themselves, those of several lines: accents that wait for their letter, and the
/// scripts of East Asia. Over single lines lie widgets of the toolkit, which have their own.
///
/// What is being composed is shown by the input method, in a window of its own beside the caret.
@MainActor
final class InputMethod: SignalTarget {
    private let content: any WindowContent
    private let context = gtk_im_multicontext_new()
    /// Hands the keys over while a text has the keyboard; the surface holds it.
    private let controller: OpaquePointer
    private weak var editor: TextAreaEditor?
    private var caret: CGRect?

    init(surface: UnsafeMutablePointer<GtkWidget>, content: any WindowContent, controller: OpaquePointer) {
        self.content = content
        self.controller = controller
        gtk_im_context_set_client_widget(context, surface)
        gtk_im_context_set_use_preedit(context, 0)
        let committed: @convention(c) (gpointer?, UnsafePointer<CChar>?, gpointer?) -> Void = { _, text, data in
            MainActor.assumeIsolated {
                guard let text else { return }
                InputMethod.from(data).commit(String(cString: text))
            }
        }
        connect(OpaquePointer(context)!, "commit", committed)
    }

    /// Called after each event and each update: the text that has the keyboard has the input method.
    func follow() {
        let wanted = content.focusedResponder as? TextAreaEditor
        if wanted !== editor {
            editor = wanted
            caret = nil
            gtk_im_context_reset(context)
            if wanted == nil { gtk_im_context_focus_out(context) } else { gtk_im_context_focus_in(context) }
            gtk_event_controller_key_set_im_context(controller, wanted == nil ? nil : context)
        }
        guard let wanted, let frame = wanted.caretFrame, frame != caret else { return }
        caret = frame
        var place = GdkRectangle(
            x: Int32(clamping: frame.minX), y: Int32(clamping: frame.minY), width: Int32(clamping: frame.width),
            height: Int32(clamping: frame.height))
        gtk_im_context_set_cursor_location(context, &place)
    }

    private func commit(_ text: String) {
        guard let editor else { return }
        if text.count == 1, let character = text.first {
            // As if the key had come without an input method: views around the text may want it.
            var key = KeyInput(key: character == " " ? .space : .character(character), characters: text)
            key.time = Double(g_get_monotonic_time()) / 1_000_000
            if content.send(key) { return }
        }
        editor.insertText(text)
    }

    /// The window is going away.
    func end() {
        gtk_event_controller_key_set_im_context(controller, nil)
        g_signal_handlers_disconnect_matched(
            context, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, signalData)
        g_object_unref(context)
    }
}

extension Int32 {
    /// The nearest whole number, within the bounds of the type.
    fileprivate init(clamping value: CGFloat) {
        self = value.isFinite ? Int32(Swift.min(Swift.max(value.rounded(), -1_000_000), 1_000_000)) : 0
    }
}
