import CDovetailGTK
import CGTK
import DovetailCore
import Foundation

/// One text widget, bare of all decoration, over one text input.
@MainActor
final class TextInputWidget {
    let node: DisplayNode
    let responder: TextInputResponder
    let widget: UnsafeMutablePointer<GtkWidget>
    private(set) var placement: TextInputPlacement
    /// Called after a person's edit.
    var onChange: (() -> Void)?
    /// Called after Return ended a person's editing.
    var onSubmit: (() -> Void)?

    private let style: TextInputStyle
    private var shown: TextInputContent?
    /// Set while the widget is changed from here, so that its signals are not taken for a person's.
    private var isUpdating = false
    private var isEdited = false
    /// Whether an input method is making a text that is not in the field yet.
    private var isComposing = false
    /// Of GLib's, while an edit waits to be handed to the views.
    private var commitSource: guint = 0

    init(node: DisplayNode, responder: TextInputResponder) {
        self.node = node
        self.responder = responder
        placement = TextInputPlacement(of: node)
        widget = gtk_text_new()
        style = TextInputStyle(widget: widget)
        connect()
    }

    private var editable: OpaquePointer { OpaquePointer(widget) }
    private var gtkText: UnsafeMutablePointer<GtkText> { UnsafeMutablePointer(OpaquePointer(widget)) }
    private var text: String { String(cString: gtk_editable_get_text(editable)) }
    /// The views' text, of which the widget holds a part.
    private var held = HeldText("")

    private nonisolated static func from(_ data: gpointer?) -> TextInputWidget {
        Unmanaged<TextInputWidget>.fromOpaque(data!).takeUnretainedValue()
    }

    // MARK: A person's doing

    private func connect() {
        // Given back in `remove`: signals may come as long as the widget lives.
        let context = Unmanaged.passRetained(self).toOpaque()
        let changed: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
            MainActor.assumeIsolated { TextInputWidget.from(data).textChanged() }
        }
        let activated: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
            MainActor.assumeIsolated {
                let field = TextInputWidget.from(data)
                field.commit()
                field.responder.submit()
                field.onSubmit?()
                field.onChange?()
            }
        }
        let selected: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
            MainActor.assumeIsolated { TextInputWidget.from(data).selectionChanged() }
        }
        dovetail_connect(widget, "changed", unsafeBitCast(changed, to: GCallback.self), context)
        dovetail_connect(widget, "activate", unsafeBitCast(activated, to: GCallback.self), context)
        for property in ["cursor-position", "selection-bound"] {
            dovetail_connect(widget, "notify::\(property)", unsafeBitCast(selected, to: GCallback.self), context)
        }
        addKeys(context)
        addBackspace(context)
    }

    /// The widget does nothing by Backspace where nothing is before the caret; the views may. It is asked first, since it keeps the key.
    private func addBackspace(_ context: gpointer) {
        let preedit: @convention(c) (gpointer?, UnsafePointer<CChar>?, gpointer?) -> Void = { _, text, data in
            MainActor.assumeIsolated { TextInputWidget.from(data).isComposing = text.map { $0.pointee != 0 } ?? false }
        }
        dovetail_connect(widget, "preedit-changed", unsafeBitCast(preedit, to: GCallback.self), context)
        let controller = gtk_event_controller_key_new()!
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        let pressed: @convention(c) (OpaquePointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean = {
            _, value, _, modifiers, data in
            MainActor.assumeIsolated {
                guard KeyInput(gdkKey: value, modifiers: modifiers)?.key == .backspace else { return 0 }
                return TextInputWidget.from(data).pressedBackspace() ? 1 : 0
            }
        }
        dovetail_connect(
            UnsafeMutableRawPointer(controller), "key-pressed", unsafeBitCast(pressed, to: GCallback.self), context)
        gtk_widget_add_controller(widget, controller)
    }

    private func pressedBackspace() -> Bool {
        guard !isComposing, gtk_editable_get_position(editable) == 0,
            gtk_editable_get_selection_bounds(editable, nil, nil) == 0, let act = responder.onBackspaceAtStart
        else { return false }
        act()
        onChange?()
        return true
    }

    /// The widget leaves the keys that go from line to line. In a single line they lead to its ends.
    private func addKeys(_ context: gpointer) {
        let controller = gtk_event_controller_key_new()!
        let pressed: @convention(c) (OpaquePointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean = {
            _, value, _, modifiers, data in
            MainActor.assumeIsolated {
                guard let key = KeyInput(gdkKey: value, modifiers: modifiers) else { return 0 }
                return TextInputWidget.from(data).moveCaret(by: key) ? 1 : 0
            }
        }
        dovetail_connect(
            UnsafeMutableRawPointer(controller), "key-pressed", unsafeBitCast(pressed, to: GCallback.self), context)
        gtk_widget_add_controller(widget, controller)
    }

    /// Returns whether the key is one that moves the caret here.
    private func moveCaret(by key: KeyInput) -> Bool {
        guard key.key == .up || key.key == .down, key.modifiers.isSubset(of: [.shift, .numericPad, .capsLock]) else {
            return false
        }
        let end: Int32 = key.key == .down ? -1 : 0
        if key.modifiers.contains(.shift) {
            var (first, last): (Int32, Int32) = (0, 0)
            gtk_editable_get_selection_bounds(editable, &first, &last)
            // The selection grows from its end where the caret is not.
            let anchor = gtk_editable_get_position(editable) == first ? last : first
            gtk_editable_select_region(editable, anchor, end)
        } else {
            gtk_editable_set_position(editable, end)
        }
        return true
    }

    private func textChanged() {
        guard !isUpdating, commitSource == 0 else { return }
        // Typing over a selection is two changes; the views see one edit, before the next event.
        commitSource = g_idle_add_full(
            G_PRIORITY_HIGH,
            { data in
                MainActor.assumeIsolated { TextInputWidget.from(data).commit() }
                return 0
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    /// Hands an edit to the views, if there is one.
    private func commit() {
        guard commitSource != 0 else { return }
        g_source_remove(commitSource)
        commitSource = 0
        isEdited = true
        responder.setText(text.withoutNewlines + held.rest)
        onChange?()
    }

    private func selectionChanged() {
        guard !isUpdating else { return }
        responder.setSelection(selection)
        // Only the painter's caret is drawn from it.
        if placement.isDistorted { onChange?() }
    }

    private var selection: Range<Int> {
        var start: Int32 = 0
        var end: Int32 = 0
        guard gtk_editable_get_selection_bounds(editable, &start, &end) != 0 else {
            let caret = characters(before: gtk_editable_get_position(editable))
            return caret..<caret
        }
        return characters(before: start)..<characters(before: end)
    }

    // GTK counts Unicode scalars, views count characters.

    private func characters(before offset: Int32) -> Int {
        var prefix = String.UnicodeScalarView()
        prefix.append(contentsOf: text.unicodeScalars.prefix(Int(offset)))
        return String(prefix).count
    }

    private func offset(ofCharacter index: Int) -> Int32 { Int32(text.prefix(index).unicodeScalars.count) }

    // MARK: The views' doing

    /// Shows what the node says.
    func update(_ input: TextInputContent, placement: TextInputPlacement, isCovered: Bool) {
        isUpdating = true
        defer { isUpdating = false }
        if commitSource == 0 { setText(input.text, caret: input.selection.upperBound) }
        if shown?.placeholder != input.placeholder { gtk_text_set_placeholder_text(gtkText, input.placeholder) }
        if shown?.isSecure != input.isSecure { gtk_text_set_visibility(gtkText, input.isSecure ? 0 : 1) }
        if shown?.isSecure != input.isSecure || shown?.hints != input.hints {
            gtk_text_set_input_purpose(
                gtkText, input.isSecure ? GTK_INPUT_PURPOSE_PASSWORD : input.hints.purpose.toolkitPurpose)
            gtk_text_set_input_hints(gtkText, input.hints.toolkitHints)
        }
        if shown.map({ !style.isSame(for: $0, and: input) }) ?? true { style.apply(input) }
        if shown?.alignment != input.alignment { gtk_editable_set_alignment(editable, input.alignment.fraction) }
        if shown?.isEnabled != input.isEnabled { gtk_widget_set_sensitive(widget, input.isEnabled ? 1 : 0) }
        gtk_widget_set_opacity(widget, placement.isDistorted ? 0 : placement.opacity)
        // Where it is not seen, presses go to what is drawn there.
        gtk_widget_set_can_target(widget, placement.isDistorted ? 0 : 1)
        gtk_widget_set_child_visible(widget, isCovered ? 0 : 1)
        shown = input
        self.placement = placement
        if placement.isDistorted { setSelection(input.selection) }
    }

    /// Shows another text, with the caret behind so many of its characters.
    private func setText(_ text: String, caret: Int) {
        if held.whole != text { held = HeldText(text) }
        guard self.text != held.shown else { return }
        gtk_editable_set_text(editable, held.shown)
        gtk_editable_set_position(editable, offset(ofCharacter: caret))
    }

    private func setSelection(_ selection: Range<Int>) {
        guard selection != self.selection else { return }
        gtk_editable_select_region(
            editable, offset(ofCharacter: selection.lowerBound), offset(ofCharacter: selection.upperBound))
    }

    /// Shows the views' text again if they did not take over an edit (a constant binding).
    func takeBackRefusedEdit() {
        guard isEdited, commitSource == 0, let shown, responder.text == shown.text else { return }
        isEdited = false
        isUpdating = true
        defer { isUpdating = false }
        setText(shown.text, caret: shown.text.count)
    }

    /// As when a person comes here by the tab key: everything is selected. When a menu or the like gives the keyboard back, what was selected is.
    func takeKeyboard() {
        if responder.hasRegainedFocus {
            isUpdating = true
            defer { isUpdating = false }
            gtk_text_grab_focus_without_selecting(gtkText)
            setSelection(responder.selection)
        } else if placement.isDistorted {
            gtk_text_grab_focus_without_selecting(gtkText)
        } else {
            gtk_widget_grab_focus(widget)
        }
    }

    /// After the field's own menu, which the toolkit shows, has been closed.
    func takeKeyboardFromMenu() { gtk_text_grab_focus_without_selecting(gtkText) }

    func remove() {
        isUpdating = true
        onChange = nil
        if commitSource != 0 { g_source_remove(commitSource) }
        commitSource = 0
        style.remove()
        gtk_widget_unparent(widget)
        // GTK may hold the widget, and its signals, until the event under way is done.
        DispatchQueue.main.async { Unmanaged.passUnretained(self).release() }
    }
}

extension TextAlignment {
    /// 0 at the leading, 1 at the trailing edge.
    fileprivate var fraction: Float {
        switch self {
        case .leading: 0
        case .center: 0.5
        case .trailing: 1
        }
    }
}
