import CGTK
import DovetailCore
import Foundation

/// Draws text with parts that are not opaque. GSK draws emoji in full whatever the colour of the text, so they are faded here.
struct FadingText {
    let layout: OpaquePointer
    let color: Color.Resolved

    func append(to snapshot: OpaquePointer) {
        let own = gtk_snapshot_new()!
        var rgba = color.gdk
        gtk_snapshot_append_layout(own, layout, &rgba)
        guard let node = gtk_snapshot_free_to_node(own) else { return }
        append(node, to: snapshot)
        gsk_render_node_unref(node)
    }

    /// A layout comes as a text node, or as a container of text nodes and of lines under and through them.
    private func append(_ node: OpaquePointer, to snapshot: OpaquePointer) {
        switch gsk_render_node_get_node_type(node) {
        case GSK_CONTAINER_NODE:
            for index in 0..<gsk_container_node_get_n_children(node) {
                append(gsk_container_node_get_child(node, index), to: snapshot)
            }
        case GSK_TEXT_NODE where gsk_text_node_has_color_glyphs(node) != 0:
            gtk_snapshot_push_opacity(snapshot, Double(gsk_text_node_get_color(node).pointee.alpha))
            gtk_snapshot_append_node(snapshot, node)
            gtk_snapshot_pop(snapshot)
        default: gtk_snapshot_append_node(snapshot, node)
        }
    }
}
