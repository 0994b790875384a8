import CDovetailGTK
import CGTK
import DovetailCore
import Foundation

/// The input method of the text that has the keyboard: accents that wait for their letter, the scripts of East Asia, keyboards on the screen.
///
/// What is being composed is shown at the caret, underlined, and belongs to the text once it is committed.
@MainActor
final class InputMethod: SignalTarget {
    private let content: any WindowContent
    private let context = gtk_im_multicontext_new()!
    /// Hands the keys over while a text has the keyboard; the surface holds it.
    private let controller: OpaquePointer
    private weak var editor: TextInputResponder?
    private var caret: CGRect?
    private var hints: TypingHints?
    /// What the text was told last that the method is making.
    private var composition: TextComposition?
    /// Called after what a person did.
    private let onEvent: () -> Void

    init(
        surface: UnsafeMutablePointer<GtkWidget>, content: any WindowContent, controller: OpaquePointer,
        onEvent: @escaping () -> Void
    ) {
        self.content = content
        self.controller = controller
        self.onEvent = onEvent
        gtk_im_context_set_client_widget(context, surface)
        gtk_im_context_set_use_preedit(context, 1)
        connect()
    }

    private func connect() {
        let committed: @convention(c) (gpointer?, UnsafePointer<CChar>?, gpointer?) -> Void = { _, text, data in
            MainActor.assumeIsolated {
                guard let text else { return }
                InputMethod.from(data).commit(String(cString: text))
            }
        }
        let changed: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
            MainActor.assumeIsolated { InputMethod.from(data).compositionChanged() }
        }
        let asked: @convention(c) (gpointer?, gpointer?) -> gboolean = { _, data in
            MainActor.assumeIsolated { InputMethod.from(data).tellSurroundings() ? 1 : 0 }
        }
        let deleted: @convention(c) (gpointer?, Int32, Int32, gpointer?) -> gboolean = { _, offset, count, data in
            MainActor.assumeIsolated { InputMethod.from(data).delete(from: Int(offset), count: Int(count)) ? 1 : 0 }
        }
        let object = OpaquePointer(context)
        connect(object, "commit", committed)
        connect(object, "preedit-changed", changed)
        connect(object, "retrieve-surrounding", asked)
        connect(object, "delete-surrounding", deleted)
    }

    /// Called after each event and each update: the text that has the keyboard has the input method.
    func follow() {
        let wanted = content.focusedResponder as? TextInputResponder
        if wanted !== editor {
            reset()
            editor = wanted
            (caret, hints) = (nil, nil)
            if wanted == nil { gtk_im_context_focus_out(context) } else { gtk_im_context_focus_in(context) }
            gtk_event_controller_key_set_im_context(controller, wanted == nil ? nil : context)
        }
        guard let wanted else { return }
        // The text has ended what was being made, as when somebody presses elsewhere in it.
        if composition != nil, wanted.composition == nil { reset() }
        tell(wanted.hints)
        guard let frame = wanted.caretFrame, frame != caret else { return }
        caret = frame
        var place = GdkRectangle(
            x: Int32(clamping: frame.minX), y: Int32(clamping: frame.minY), width: Int32(clamping: frame.width),
            height: Int32(clamping: frame.height))
        gtk_im_context_set_cursor_location(context, &place)
    }

    private func reset() {
        composition = nil
        gtk_im_context_reset(context)
    }

    private func tell(_ new: TypingHints) {
        guard new != hints else { return }
        hints = new
        dovetail_im_set_purpose(context, new.purpose.toolkitPurpose, new.toolkitHints)
    }

    // MARK: A person's doing

    private func commit(_ text: String) {
        guard let editor else { return }
        composition = nil
        editor.composition = nil
        if text.count == 1, let character = text.first {
            // As if the key had come without an input method: views around the text may want it.
            var key = KeyInput(key: character == " " ? .space : .character(character), characters: text)
            key.time = Double(g_get_monotonic_time()) / 1_000_000
            if content.send(key) { return onEvent() }
        }
        editor.insertText(text)
        onEvent()
    }

    private func compositionChanged() {
        guard let editor else { return }
        var bytes: UnsafeMutablePointer<CChar>?
        var caret: Int32 = 0
        gtk_im_context_get_preedit_string(context, &bytes, nil, &caret)
        defer { g_free(bytes) }
        let text = bytes.map { String(cString: $0) } ?? ""
        // The toolkit counts code points.
        let before = String(String.UnicodeScalarView(text.unicodeScalars.prefix(Int(caret))))
        composition = text.isEmpty ? nil : TextComposition(text: text, caret: before.utf8.count)
        editor.composition = composition
        onEvent()
    }

    /// How much of the text a method is told on each side of the caret, in characters.
    private static let surroundings = 200

    private func tellSurroundings() -> Bool {
        guard let editor, !editor.isSecret else { return false }
        let (before, after) = editor.textAroundCaret(Self.surroundings)
        let caret = Int32(before.utf8.count)
        gtk_im_context_set_surrounding_with_selection(
            context, before + after, Int32(before.utf8.count + after.utf8.count), caret, caret)
        return true
    }

    /// Removes code points, counted from the caret.
    private func delete(from offset: Int, count: Int) -> Bool {
        guard let editor, !editor.isSecret else { return false }
        let (before, after) = editor.textAroundCaret(Self.surroundings)
        let scalars = Array((before + after).unicodeScalars)
        let start = before.unicodeScalars.count + offset
        guard start >= 0, count >= 0, start + count <= scalars.count else { return false }
        func characters(_ part: ArraySlice<UnicodeScalar>) -> Int { String(String.UnicodeScalarView(part)).count }
        let first = editor.selection.upperBound - before.count
        let lower = first + characters(scalars[..<start])
        editor.setSelection(lower..<max(lower, first + characters(scalars[..<(start + count)])))
        editor.insertText("")
        onEvent()
        return true
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
