import CDovetailGTK
import CGTK
import DovetailCore
import Foundation

/// The text widgets of a window: one `GtkText` over each text input of the display tree, kept as long as that node is there.
///
/// The widget does the editing, the selection and the input method; the field around it is drawn like everything else. Where
/// a widget would show through something modal it is hidden, and where it could not look right (see
/// ``TextInputPlacement``) it is transparent but keeps the keyboard: the painter draws the text then.
@MainActor
final class TextInputWidgets: SignalTarget {
    /// Called after a person's edit.
    var onChange: (() -> Void)?
    /// Whether a node is drawn on another surface than the window's, where no widget of the window can be.
    var isElsewhere: (DisplayNode) -> Bool = { _ in false }
    /// The nodes that a widget shows now, which the painter leaves out.
    private(set) var shownNodes: Set<UInt32> = []

    private let window: UnsafeMutablePointer<GtkWindow>
    private let surface: UnsafeMutablePointer<GtkWidget>
    private let content: any WindowContent
    private var fields: [UInt32: TextInputWidget] = [:]
    /// Set while the keyboard is moved from here, so that GTK's notice of it is not taken for a person's doing.
    private var isMovingKeyboard = false
    /// The field whose own menu has the keyboard now.
    private weak var fieldWithMenu: TextInputWidget?

    init(window: UnsafeMutablePointer<GtkWindow>, surface: UnsafeMutablePointer<GtkWidget>, content: any WindowContent)
    {
        self.window = window
        self.surface = surface
        self.content = content
        let focusMoved: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
            MainActor.assumeIsolated { TextInputWidgets.from(data).focusMoved() }
        }
        connect(window, "notify::focus-widget", focusMoved)
    }

    // MARK: Following the tree

    /// Brings the widgets in step with what changed in the tree.
    func follow(_ patch: DisplayPatch) {
        for node in patch.inserted { findInput(node) }
        for (node, facets) in patch.changed where !facets.isDisjoint(with: [.content, .interaction]) { findInput(node) }
        guard !fields.isEmpty else { return }
        for id in patch.removed { remove(id) }
        for (node, facets) in patch.changed where facets.contains(.content) {
            if case .textInput = node.content { continue }
            remove(node.id)
        }
        var shown: Set<UInt32> = []
        for (id, field) in fields where show(field) { shown.insert(id) }
        // The painter draws the others; it sees by the set which nodes have passed from one to the other.
        if shown != shownNodes { gtk_widget_queue_draw(surface) }
        shownNodes = shown
        gtk_widget_queue_allocate(surface)
    }

    private func findInput(_ node: DisplayNode) {
        guard case .textInput = node.content, let responder = node.responder as? TextInputResponder,
            fields[node.id] == nil
        else { return }
        let field = TextInputWidget(node: node, responder: responder)
        field.onChange = { [unowned self] in onChange?() }
        field.onSubmit = { [unowned self] in (content as? WindowRoot)?.didSubmitField() }
        dovetail_surface_add(surface, field.widget)
        fields[node.id] = field
    }

    private func remove(_ id: UInt32) {
        guard let field = fields.removeValue(forKey: id) else { return }
        field.remove()
    }

    /// Returns whether the widget shows the node, so that the painter need not.
    private func show(_ field: TextInputWidget) -> Bool {
        guard case .textInput(let input) = field.node.content else { return false }
        var placement = TextInputPlacement(of: field.node)
        if isElsewhere(field.node) { placement.isDistorted = true }
        let isCovered = content.isCovered(field.node)
        field.update(input, placement: placement, isCovered: isCovered)
        if isCovered, content.focusedResponder === field.responder { content.focusedResponder = nil }
        return !isCovered && !placement.isDistorted
    }

    /// Whether something that is drawn over the widgets gets what the pointer does at a point of the surface: the views' own order decides.
    func isCovered(at point: CGPoint) -> Bool {
        // Elsewhere there is no widget to be covered.
        guard fields.values.contains(where: { $0.placement.frame.insetBy(dx: -1, dy: -20).contains(point) }) else {
            return false
        }
        guard let hit = content.displayTree.node(at: point) else { return true }
        return fields[hit.id] == nil
    }

    /// Puts each widget where its node is. Only while the surface is being allocated.
    func place() {
        for field in fields.values {
            let frame = field.placement.frame
            dovetail_surface_place(
                field.widget, Int32(frame.minX.rounded()), Int32(frame.minY.rounded()), Int32(frame.width.rounded()),
                Int32(frame.height.rounded()))
        }
    }

    func removeAll() {
        isMovingKeyboard = true
        for field in fields.values { field.remove() }
        fields = [:]
        shownNodes = []
    }

    // MARK: The keyboard and the text

    /// After an update: edits that the views did not take over are undone.
    func takeBackRefusedEdits() {
        for field in fields.values { field.takeBackRefusedEdit() }
    }

    /// After an update or an event: the widget whose field has the keyboard has it, and no other one.
    func moveKeyboard() {
        isMovingKeyboard = true
        defer { isMovingKeyboard = false }
        let wanted = fields.values.first { $0.responder === content.focusedResponder }
        let widget = wanted?.widget ?? surface
        let focused = gtk_window_get_focus(window)
        guard focused != widget else { return }
        // The menu of a field is a part of it.
        if let wanted, let focused, gtk_widget_is_ancestor(focused, wanted.widget) != 0 { return }
        if let wanted { wanted.takeKeyboard() } else { gtk_widget_grab_focus(surface) }
    }

    /// The menu of a field has gone. Whatever was selected in the field still is.
    private func giveBackKeyboard(to field: TextInputWidget) {
        guard field.responder === content.focusedResponder, fields[field.node.id] === field else { return }
        isMovingKeyboard = true
        defer { isMovingKeyboard = false }
        field.takeKeyboardFromMenu()
    }

    /// GTK gave the keyboard to another widget: a field was clicked, or the one with the keyboard was hidden.
    private func focusMoved() {
        guard !isMovingKeyboard else { return }
        let focused = gtk_window_get_focus(window)
        if let field = fields.values.first(where: { $0.widget == focused }) {
            content.focusedResponder = field.responder
        } else if let focused,
            let field = fields.values.first(where: { gtk_widget_is_ancestor(focused, $0.widget) != 0 })
        {
            content.focusedResponder = field.responder
            fieldWithMenu = field
        } else if let field = fieldWithMenu, field.responder === content.focusedResponder {
            // The menu has been closed. GTK does not say to what the keyboard goes then, which is the field.
            fieldWithMenu = nil
            DispatchQueue.main.async { [weak self, weak field] in
                if let self, let field { giveBackKeyboard(to: field) }
            }
        } else if fields.values.contains(where: { $0.responder === content.focusedResponder }) {
            content.focusedResponder = nil
        }
        onChange?()
    }
}
