import CDovetailGTK
import CGTK
import DovetailCore
import DovetailPaint
import Foundation

/// One panel of the views on a surface of its own: the part of a display tree that a node holds, painted and given events as if it were
/// where the views have it. The toolkit keeps the surface on the screen; so it may be elsewhere.
@MainActor
final class PopupSurface {
    let node: DisplayNode
    /// The node's frame as the views have it, in window points.
    private(set) var frame: CGRect
    private let tree: DisplayTree
    private let painter = NodePainter()
    private let popover: UnsafeMutablePointer<GtkWidget>
    private var surface: UnsafeMutablePointer<GtkWidget>!
    private var input: WindowInput!
    private let hiding: @MainActor () -> Set<UInt32>

    /// Space around the panel for its shadow, in points. Where the display can't show what is behind a surface there is none, and what is around
    /// the panel's body is cut off with the arrow in it.
    private let margin: CGFloat
    /// How far from its place in the views the panel is, as they were told.
    private var shift = CGSize.zero

    /// `hiding` are nodes that are shown elsewhere.
    init(
        node: DisplayNode, frame: CGRect, parent: UnsafeMutablePointer<GtkWidget>, content: any WindowContent,
        route: InputRoute, hiding: @escaping @MainActor () -> Set<UInt32>, onEvent: @escaping () -> Void
    ) {
        self.node = node
        self.frame = frame
        self.hiding = hiding
        tree = content.displayTree
        let border = node.popup?.border ?? 0
        margin = gdk_display_is_composited(gtk_widget_get_display(parent)) != 0 ? max(36 - border, 0) : -border
        Self.loadStyle(gtk_widget_get_display(parent))
        popover = gtk_popover_new()
        surface = dovetail_surface_new(
            DovetailSurfaceCallbacks(
                context: Unmanaged.passUnretained(self).toOpaque(),
                snapshot: { context, snapshot in
                    MainActor.assumeIsolated {
                        Unmanaged<PopupSurface>.fromOpaque(context!).takeUnretainedValue().paint(into: snapshot!)
                    }
                }, allocate: nil))
        // The keyboard stays with the window.
        gtk_widget_set_focusable(surface, 0)
        gtk_widget_set_can_focus(popover, 0)
        gtk_popover_set_autohide(gtkPopover, 0)
        gtk_popover_set_has_arrow(gtkPopover, 0)
        gtk_widget_add_css_class(popover, "dovetail-popup")
        gtk_popover_set_child(gtkPopover, surface)
        input = WindowInput(surface: surface, content: content, route: route)
        input.onEvent = onEvent
        dovetail_surface_add(parent, popover)
        lay()
        gtk_popover_popup(gtkPopover)
        tellRoute()
    }

    /// The surface is there once the popover is on show.
    private func tellRoute() {
        if let shown = gtk_native_get_surface(OpaquePointer(popover)) { input.route.setCorner(input.offset, of: shown) }
    }

    private var gtkPopover: UnsafeMutablePointer<GtkPopover> { UnsafeMutablePointer(OpaquePointer(popover)) }

    // One for the process: displays are GTK's, which has one set of them.
    private static var styledDisplays: Set<OpaquePointer> = []

    /// What the toolkit draws around popovers is drawn by the views.
    private static func loadStyle(_ display: OpaquePointer?) {
        guard let display, styledDisplays.insert(display).inserted else { return }
        let provider = gtk_css_provider_new()
        let sheet = """
            popover.dovetail-popup > contents { background: none; border: none; box-shadow: none; border-radius: 0;
              padding: 0; margin: 0; min-width: 0; min-height: 0; }
            popover.dovetail-popup > arrow { background: none; border: none; min-width: 0; min-height: 0; }
            popover.dovetail-popup { background: none; padding: 0; margin: 0; }
            """
        gtk_css_provider_load_from_data(provider, sheet, -1)
        gtk_style_context_add_provider_for_display(display, OpaquePointer(provider), 800)
        g_object_unref(provider)
    }

    /// Follows the node.
    func update(frame: CGRect) {
        if frame != self.frame {
            self.frame = frame
            lay()
        }
        gtk_widget_queue_draw(surface)
    }

    /// Asks for the place that the views have in mind. Where that is not wholly on the screen, the surface stands on the other side of
    /// the anchor, or is moved.
    private func lay() {
        gtk_widget_set_size_request(
            surface, Int32((frame.width + 2 * margin).rounded(.up)), Int32((frame.height + 2 * margin).rounded(.up)))
        input.offset = CGPoint(x: frame.minX - margin, y: frame.minY - margin)
        tellRoute()
        let anchor = node.popup?.anchor ?? frame
        let beside = CGRect(x: anchor.minX, y: frame.minY, width: anchor.width, height: frame.height)
        let along = CGRect(x: frame.minX, y: anchor.minY, width: frame.width, height: anchor.height)
        // On the other side the toolkit turns the distance round.
        switch node.popup?.edge {
        case .bottom: stand(at: along, GTK_POS_BOTTOM, dy: frame.minY - margin - anchor.maxY)
        case .top: stand(at: along, GTK_POS_TOP, dy: frame.maxY + margin - anchor.minY)
        case .trailing: stand(at: beside, GTK_POS_RIGHT, dx: frame.minX - margin - anchor.maxX)
        case .leading: stand(at: beside, GTK_POS_LEFT, dx: frame.maxX + margin - anchor.minX)
        case nil:
            let line = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: 1)
            stand(at: line, GTK_POS_BOTTOM, dy: -margin - 1)
        }
    }

    private func stand(at anchor: CGRect, _ position: GtkPositionType, dx: CGFloat = 0, dy: CGFloat = 0) {
        gtk_popover_set_position(gtkPopover, position)
        gtk_popover_set_offset(gtkPopover, Int32(dx.rounded()), Int32(dy.rounded()))
        var rectangle = GdkRectangle(
            x: Int32(anchor.minX.rounded()), y: Int32(anchor.minY.rounded()),
            width: Int32(max(anchor.width.rounded(), 1)), height: Int32(max(anchor.height.rounded(), 1)))
        gtk_popover_set_pointing_to(gtkPopover, &rectangle)
    }

    /// Only while the window's surface is being allocated.
    func present() { gtk_popover_present(gtkPopover) }

    /// Tells the views where the panel really is, once they can hear of it: the toolkit lays surfaces out while a frame is made.
    private func followShift() {
        guard let onShift = node.popup?.onShift, let corner = cornerInWindow else { return }
        let shift = CGSize(
            width: (corner.x - (frame.minX - margin)).rounded(), height: (corner.y - (frame.minY - margin)).rounded())
        guard shift != self.shift else { return }
        self.shift = shift
        DispatchQueue.main.async { onShift(shift) }
    }

    /// The surface's corner in the window, in points; nil until it has been placed.
    private var cornerInWindow: CGPoint? {
        guard let popup = gtk_native_get_surface(OpaquePointer(popover)), gdk_surface_get_mapped(popup) != 0,
            let parent = gtk_widget_get_parent(popover), let root = gtk_widget_get_native(parent)
        else { return nil }
        var corner = graphene_point_t(x: 0, y: 0)
        var zero = graphene_point_t(x: 0, y: 0)
        guard gtk_widget_compute_point(parent, UnsafeMutablePointer(root), &zero, &corner) != 0 else { return nil }
        var (left, top, ownLeft, ownTop) = (0.0, 0.0, 0.0, 0.0)
        gtk_native_get_surface_transform(root, &left, &top)
        gtk_native_get_surface_transform(OpaquePointer(popover), &ownLeft, &ownTop)
        return CGPoint(
            x: Double(gdk_popup_get_position_x(popup)) + ownLeft - left - Double(corner.x),
            y: Double(gdk_popup_get_position_y(popup)) + ownTop - top - Double(corner.y))
    }

    private func paint(into snapshot: OpaquePointer) {
        followShift()
        guard let painted = painter.renderNode(of: node, in: tree, hiding: hiding().subtracting([node.id])) else {
            return
        }
        defer { gsk_render_node_unref(painted) }
        var origin = graphene_point_t(x: Float(margin), y: Float(margin))
        gtk_snapshot_save(snapshot)
        gtk_snapshot_translate(snapshot, &origin)
        gtk_snapshot_append_node(snapshot, painted)
        gtk_snapshot_restore(snapshot)
    }

    func remove() {
        input.end()
        if let shown = gtk_native_get_surface(OpaquePointer(popover)) { input.route.setCorner(nil, of: shown) }
        dovetail_surface_detach(surface)
        gtk_popover_popdown(gtkPopover)
        gtk_widget_unparent(popover)
        // The event that closed it may still be on its way through its widgets.
        DispatchQueue.main.async { [self] in withExtendedLifetime(self) {} }
    }
}
