import CDovetailGTK
import CGTK
import DovetailCore
import Foundation

/// The text widgets of a window: one `GtkText` over each text input of the display tree, kept as long as that node is there.
///
/// The widget does the editing, the selection and the input method; the field around it is drawn like everything else. Where
/// a widget would show through something modal, it is hidden and the painter draws the text.
@MainActor
final class TextInputWidgets {
    /// Called after a person's edit.
    var onChange: (() -> Void)?
    /// The nodes that a widget shows now.
    private(set) var shownNodes: Set<UInt32> = []

    private let surface: UnsafeMutablePointer<GtkWidget>
    private let content: WindowRoot
    private var fields: [UInt32: TextInputWidget] = [:]

    init(surface: UnsafeMutablePointer<GtkWidget>, content: WindowRoot) {
        self.surface = surface
        self.content = content
    }

    /// Brings the widgets in step with the tree.
    func follow(_ tree: DisplayTree) {
        var present: Set<UInt32> = []
        var shown: Set<UInt32> = []
        tree.forEach { node in
            guard case .textInput(let input) = node.content, let responder = node.responder as? TextInputResponder
            else { return }
            present.insert(node.id)
            let field = fields[node.id] ?? makeField(for: node, responder)
            let isCovered = content.isCovered(node)
            field.update(input, isVisible: !isCovered)
            if !isCovered { shown.insert(node.id) }
        }
        for (id, field) in fields where !present.contains(id) {
            field.remove()
            fields[id] = nil
        }
        if shown != shownNodes {
            for id in shown.symmetricDifference(shownNodes) { fields[id]?.node.hostData = nil }
            shownNodes = shown
        }
        gtk_widget_queue_allocate(surface)
    }

    private func makeField(for node: DisplayNode, _ responder: TextInputResponder) -> TextInputWidget {
        let field = TextInputWidget(node: node, responder: responder, content: content)
        field.onChange = { [unowned self] in onChange?() }
        dovetail_surface_add(surface, field.widget)
        fields[node.id] = field
        return field
    }

    /// Puts each widget where its node is.
    func place() {
        for field in fields.values {
            let frame = field.node.frameInWindow
            dovetail_surface_place(
                field.widget, Int32(frame.minX.rounded()), Int32(frame.minY.rounded()), Int32(frame.width.rounded()),
                Int32(frame.height.rounded()))
        }
    }
}

/// One text widget.
@MainActor
final class TextInputWidget {
    let node: DisplayNode
    let widget: UnsafeMutablePointer<GtkWidget>
    var onChange: (() -> Void)?
    private let responder: TextInputResponder
    private let content: WindowRoot
    private let style = gtk_css_provider_new()
    private var shown: TextInputContent?
    private var cssClass: String { "dovetail-\(node.id)" }
    /// Set while the widget is changed from here, so that its signals are not taken for a person's.
    private var isUpdating = false

    init(node: DisplayNode, responder: TextInputResponder, content: WindowRoot) {
        self.node = node
        self.responder = responder
        self.content = content
        widget = gtk_text_new()
        // A provider of the widget alone would not reach its placeholder and selection: the rules name the widget instead.
        gtk_widget_add_css_class(widget, cssClass)
        gtk_style_context_add_provider_for_display(gtk_widget_get_display(widget), OpaquePointer(style), 800)
        connect()
    }

    private nonisolated static func from(_ data: gpointer?) -> TextInputWidget {
        Unmanaged<TextInputWidget>.fromOpaque(data!).takeUnretainedValue()
    }

    private func connect() {
        // Given back in `remove`: signals may come as long as the widget lives.
        let context = Unmanaged.passRetained(self).toOpaque()
        let changed: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
            MainActor.assumeIsolated { TextInputWidget.from(data).textChanged() }
        }
        let activated: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
            MainActor.assumeIsolated {
                let field = TextInputWidget.from(data)
                field.responder.submit()
                field.onChange?()
            }
        }
        dovetail_connect(widget, "changed", unsafeBitCast(changed, to: GCallback.self), context)
        dovetail_connect(widget, "activate", unsafeBitCast(activated, to: GCallback.self), context)
        let focus = gtk_event_controller_focus_new()!
        let entered: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
            MainActor.assumeIsolated { TextInputWidget.from(data).focusChanged(true) }
        }
        let left: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
            MainActor.assumeIsolated { TextInputWidget.from(data).focusChanged(false) }
        }
        dovetail_connect(UnsafeMutableRawPointer(focus), "enter", unsafeBitCast(entered, to: GCallback.self), context)
        dovetail_connect(UnsafeMutableRawPointer(focus), "leave", unsafeBitCast(left, to: GCallback.self), context)
        gtk_widget_add_controller(widget, focus)
    }

    private func textChanged() {
        guard !isUpdating else { return }
        responder.setText(String(cString: gtk_editable_get_text(OpaquePointer(widget))))
        onChange?()
    }

    private func focusChanged(_ isFocused: Bool) {
        guard !isUpdating else { return }
        if isFocused {
            content.focusedResponder = responder
        } else if content.focusedResponder === responder {
            content.focusedResponder = nil
        }
        onChange?()
    }

    /// Shows what the node says.
    func update(_ input: TextInputContent, isVisible: Bool) {
        isUpdating = true
        defer { isUpdating = false }
        let current = String(cString: gtk_editable_get_text(OpaquePointer(widget)))
        if current != input.text {
            let caret = gtk_editable_get_position(OpaquePointer(widget))
            gtk_editable_set_text(OpaquePointer(widget), input.text)
            gtk_editable_set_position(OpaquePointer(widget), caret)
        }
        if shown?.placeholder != input.placeholder {
            gtk_text_set_placeholder_text(UnsafeMutablePointer<GtkText>(OpaquePointer(widget)), input.placeholder)
        }
        if shown?.isSecure != input.isSecure {
            gtk_text_set_visibility(
                UnsafeMutablePointer<GtkText>(OpaquePointer(widget)), input.isSecure ? 0 : 1)
        }
        if shown?.style != input.style || shown?.placeholderPaint != input.placeholderPaint { applyStyle(input) }
        if shown?.alignment != input.alignment {
            gtk_editable_set_alignment(
                OpaquePointer(widget),
                input.alignment == .leading ? 0 : input.alignment == .center ? 0.5 : 1)
        }
        gtk_widget_set_sensitive(widget, input.isEnabled ? 1 : 0)
        gtk_widget_set_child_visible(widget, isVisible ? 1 : 0)
        if input.isFocused, isVisible, gtk_widget_has_focus(widget) == 0 { gtk_widget_grab_focus(widget) }
        shown = input
    }

    private func applyStyle(_ input: TextInputContent) {
        func css(_ color: Color.Resolved) -> String {
            func byte(_ value: Float) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
            return "rgba(\(byte(color.red)),\(byte(color.green)),\(byte(color.blue)),\(color.opacity))"
        }
        let family = input.style.family ?? (input.style.design == .monospaced ? "monospace" : "Inter")
        let sheet = """
            .\(cssClass) { background: none; border: none; outline: none; box-shadow: none; padding: 0; margin: 0;
              min-height: 0; min-width: 0; color: \(css(input.style.color)); caret-color: \(css(input.accent));
              font-family: "\(family)"; font-size: \(input.style.size)px; font-weight: \(input.style.weight); }
            .\(cssClass) > placeholder { color: \(css(input.placeholderPaint)); opacity: 1; }
            .\(cssClass) > selection { background-color: \(css(input.accent.multiplyingOpacity(by: 0.3)));
              color: \(css(input.style.color)); }
            """
        gtk_css_provider_load_from_data(style, sheet, -1)
    }

    func remove() {
        isUpdating = true
        gtk_style_context_remove_provider_for_display(gtk_widget_get_display(widget), OpaquePointer(style))
        gtk_widget_unparent(widget)
        g_object_unref(style)
        // GTK may still tell the focus controller that the keyboard has left.
        DispatchQueue.main.async { Unmanaged.passUnretained(self).release() }
    }
}
