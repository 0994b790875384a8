import CGTK
import DovetailCore
import Foundation

/// The font and the colours of one text widget, as a style sheet that names it.
@MainActor
final class TextInputStyle {
    private let provider = gtk_css_provider_new()
    private let display: OpaquePointer?
    private let name: String

    // Node ids would not do: those of another window are the same.
    private static var count = 0

    init(widget: UnsafeMutablePointer<GtkWidget>) {
        Self.count += 1
        name = "dovetail-\(Self.count)"
        display = gtk_widget_get_display(widget)
        gtk_widget_add_css_class(widget, name)
        // A provider of the widget alone would not reach its placeholder and selection. The number is the priority of a person's
        // own style sheet, above any theme.
        gtk_style_context_add_provider_for_display(display, OpaquePointer(provider), 800)
    }

    func remove() {
        gtk_style_context_remove_provider_for_display(display, OpaquePointer(provider))
        g_object_unref(provider)
    }

    /// Whether both look the same apart from what they say.
    func isSame(for old: TextInputContent, and new: TextInputContent) -> Bool {
        old.style == new.style && old.placeholderPaint == new.placeholderPaint && old.accent == new.accent
    }

    func apply(_ input: TextInputContent) {
        let family = input.style.family ?? (input.style.design == .monospaced ? "monospace" : "Inter")
        let color = css(input.style.color)
        let sheet = """
            .\(name) { background: none; border: none; outline: none; box-shadow: none; padding: 0; margin: 0;
              min-height: 0; min-width: 0; color: \(color); caret-color: \(css(input.accent));
              font-family: "\(family)"; font-size: \(input.style.size)px; font-weight: \(input.style.weight); }
            .\(name) > placeholder { color: \(css(input.placeholderPaint)); opacity: 1; }
            .\(name) > selection { background-color: \(css(input.accent.multiplyingOpacity(by: 0.3))); color: \(color); }
            """
        gtk_css_provider_load_from_data(provider, sheet, -1)
    }

    private func css(_ color: Color.Resolved) -> String {
        func byte(_ value: Float) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
        return "rgba(\(byte(color.red)),\(byte(color.green)),\(byte(color.blue)),\(color.opacity))"
    }
}
