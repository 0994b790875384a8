import CDovetailGTK
import CGTK
import DovetailCore
import Foundation

/// The toolkit's widgets among the views of a window: each stands at its node's place, is painted in the node's turn, and gets the events
/// that hit its node.
///
/// Widgets are children of the window's surface. The surface does not draw them itself: their pictures are taken before the views are painted,
/// and painted with them, so that clips, effects and what is in front hold for them as for views. The toolkit looks for the widget under the
/// pointer without asking who drew what, so a widget that is not seen, the shield, lies in front of them wherever the frontmost view is
/// another one.
@MainActor
final class HostedWidgets: SignalTarget {
    private typealias Widget = UnsafeMutablePointer<GtkWidget>

    private let surface: UnsafeMutablePointer<GtkWidget>
    private let window: UnsafeMutablePointer<GtkWindow>
    private let content: any WindowContent
    private var shown: [UInt32: (node: DisplayNode, content: HostedContent)] = [:]
    /// There while widgets are.
    private var shield: UnsafeMutablePointer<GtkWidget>?

    init(
        surface: UnsafeMutablePointer<GtkWidget>, window: UnsafeMutablePointer<GtkWindow>, content: any WindowContent
    ) {
        (self.surface, self.window, self.content) = (surface, window, content)
    }

    // MARK: Coming and going

    /// Brings the widgets in step with what changed in the tree.
    ///
    /// - Complexity: O(what changed + widgets).
    func follow(_ patch: DisplayPatch) {
        if !shown.isEmpty {
            // First, as a widget may have moved to another node.
            for id in patch.removed { remove(id) }
        }
        for node in patch.inserted { note(node) }
        for (node, facets) in patch.changed where facets.contains(.content) { note(node) }
        guard !shown.isEmpty else { return }
        gtk_widget_queue_allocate(surface)
        // A text that an app gives the keyboard has it, whatever the person pressed last.
        if hasKeyboard, content.focusedResponder is TextInputResponder { takeKeyboard() }
    }

    private func note(_ node: DisplayNode) {
        guard case .hosted(let new) = node.content else { return remove(node.id) }
        guard shown[node.id]?.content !== new else { return }
        remove(node.id)
        let widget = Widget(new.widget)
        if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
        for (id, other) in shown where other.content === new { shown[id] = nil }
        if shield == nil { addShield() }
        dovetail_surface_add_hosted(surface, widget)
        shown[node.id] = (node, new)
    }

    private func remove(_ id: UInt32) {
        guard let (_, content) = shown.removeValue(forKey: id) else { return }
        let widget = Widget(content.widget)
        setPicture(of: content, nil)
        let hadKeyboard = hasKeyboard
        // Another window may have it by now.
        if gtk_widget_get_parent(widget) == surface { gtk_widget_unparent(widget) }
        if hadKeyboard { takeKeyboard() }
        if shown.isEmpty, let shield {
            dovetail_surface_remove_shield(shield)
            self.shield = nil
        }
    }

    /// The window is going away.
    func removeAll() { for id in Array(shown.keys) { remove(id) } }

    // MARK: Events

    private func addShield() {
        shield = dovetail_surface_add_shield(
            surface,
            { context, x, y in
                MainActor.assumeIsolated { HostedWidgets.from(context).covers(CGPoint(x: x, y: y)) ? 1 : 0 }
            }, signalData)
        guard !listens else { return }
        listens = true
        let presses = gtk_gesture_click_new()!
        gtk_gesture_single_set_button(presses, 0)
        gtk_event_controller_set_propagation_phase(presses, GTK_PHASE_CAPTURE)
        let pressed: @convention(c) (OpaquePointer?, Int32, Double, Double, gpointer?) -> Void = { _, _, x, y, data in
            MainActor.assumeIsolated { HostedWidgets.from(data).pressed(at: CGPoint(x: x, y: y)) }
        }
        connect(presses, "pressed", pressed)
        gtk_widget_add_controller(surface, presses)
    }
    private var listens = false

    /// Whether the frontmost view at a point is none of the widgets.
    private func covers(_ point: CGPoint) -> Bool {
        guard let node = content.displayTree.node(at: point), case .hosted = node.content else { return true }
        return false
    }

    /// The keyboard goes with the press: to the widget, which takes it by itself, or to the views.
    private func pressed(at point: CGPoint) {
        guard !shown.isEmpty else { return }
        if covers(point) {
            if hasKeyboard { takeKeyboard() }
        } else if content.focusedResponder != nil {
            content.focusedResponder = nil
        }
    }

    /// Whether a widget has the window's keyboard.
    private var hasKeyboard: Bool {
        guard let focus = gtk_window_get_focus(window) else { return false }
        return focus != surface && gtk_widget_is_ancestor(focus, surface) != 0
    }

    private func takeKeyboard() { gtk_window_set_focus(window, surface) }

    // MARK: Places and pictures

    /// Only while the window's surface is being allocated.
    func place() {
        for (node, content) in shown.values {
            let widget = Widget(content.widget)
            let (width, height) = (Int32(clamping: node.drawn.width), Int32(clamping: node.drawn.height))
            gtk_widget_set_child_visible(widget, width > 0 && height > 0 ? 1 : 0)
            guard width > 0, height > 0 else { continue }
            let place = node.drawnTransformToWindow
            dovetail_surface_place(
                widget, width, height, place.a, place.b, place.c, place.d, place.tx, place.ty)
        }
        if let shield {
            dovetail_surface_place(
                shield, Int32(clamping: content.size.width), Int32(clamping: content.size.height), 1, 0, 0, 1, 0, 0)
        }
    }

    /// Takes the widgets' pictures. Only while the window's surface is being painted, before the views are.
    func paint() {
        for (node, hosted) in shown.values {
            let inverse = node.drawnTransformToWindow.inverted()
            setPicture(
                of: hosted,
                dovetail_surface_picture(
                    surface, Widget(hosted.widget), inverse.a, inverse.b, inverse.c, inverse.d, inverse.tx, inverse.ty))
            content.displayTree.noteHostedDrawing(node)
        }
    }

    private func setPicture(of content: HostedContent, _ picture: OpaquePointer?) {
        if let old = content.picture { gsk_render_node_unref(old) }
        content.picture = picture
    }
}

extension Int32 {
    fileprivate init(clamping length: CGFloat) { self.init(clamping: Int(length.bounded(by: 0...32767, orIfNaN: 0))) }
}
