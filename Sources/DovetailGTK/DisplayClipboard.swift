import CDovetailGTK
import CGTK
import DovetailCore
import Foundation

/// The clipboard of the display. What other programs copy is fetched when they do, since it can only be had a moment later.
///
/// Lives as long as the program.
@MainActor
final class DisplayClipboard: @preconcurrency Clipboard {
    private let clipboard: OpaquePointer?
    private var cached: String?
    /// Counts changes, so that a slow answer does not replace a later text.
    private var generation = 0

    init() {
        clipboard = gdk_display_get_default().map { gdk_display_get_clipboard($0) }
        guard let clipboard else { return }
        let changed: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
            MainActor.assumeIsolated { DisplayClipboard.from(data).fetch() }
        }
        dovetail_connect(
            UnsafeMutableRawPointer(clipboard), "changed", unsafeBitCast(changed, to: GCallback.self),
            Unmanaged.passRetained(self).toOpaque())
        fetch()
    }

    private nonisolated static func from(_ data: gpointer?) -> DisplayClipboard {
        Unmanaged<DisplayClipboard>.fromOpaque(data!).takeUnretainedValue()
    }

    /// The text on the clipboard, nil when it holds none. A text of another program appears a moment after it was copied.
    var string: String? {
        get { cached }
        set {
            guard let clipboard else { return cached = newValue }
            if let newValue {
                gdk_clipboard_set_text(clipboard, newValue)
            } else {
                gdk_clipboard_set_content(clipboard, nil)
            }
            cached = newValue
        }
    }

    private func fetch() {
        guard let clipboard else { return }
        generation += 1
        // What this program put there is known: asking for it would need a turn of the main loop.
        guard gdk_clipboard_is_local(clipboard) == 0 else { return fetchLocal(clipboard) }
        cached = nil
        guard holdsText(clipboard) else { return }
        gdk_clipboard_read_text_async(
            clipboard, nil,
            { source, result, data in
                let text = gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil)
                let string = text.map { String(cString: $0) }
                g_free(text)
                MainActor.assumeIsolated {
                    let request = Unmanaged<Request>.fromOpaque(data!).takeRetainedValue()
                    if request.generation == request.clipboard.generation { request.clipboard.cached = string }
                }
            }, Unmanaged.passRetained(Request(clipboard: self, generation: generation)).toOpaque())
    }

    /// A text widget of this program may have copied it, too.
    private func fetchLocal(_ clipboard: OpaquePointer) {
        guard let content = gdk_clipboard_get_content(clipboard) else { return cached = nil }
        var value = GValue()
        // G_TYPE_STRING, a macro.
        g_value_init(&value, GType(16 << 2))
        defer { g_value_unset(&value) }
        guard gdk_content_provider_get_value(content, &value, nil) != 0 else { return }
        cached = g_value_get_string(&value).map { String(cString: $0) }
    }

    private func holdsText(_ clipboard: OpaquePointer) -> Bool {
        guard let formats = gdk_clipboard_get_formats(clipboard) else { return false }
        let textTypes = ["text/plain;charset=utf-8", "text/plain", "UTF8_STRING", "STRING"]
        if textTypes.contains(where: { gdk_content_formats_contain_mime_type(formats, $0) != 0 }) { return true }
        return gdk_content_formats_contain_gtype(formats, GType(16 << 2)) != 0
    }

    private final class Request {
        let clipboard: DisplayClipboard
        let generation: Int

        init(clipboard: DisplayClipboard, generation: Int) {
            self.clipboard = clipboard
            self.generation = generation
        }
    }
}
