import CGTK
import DovetailCore
import Foundation

/// What the desktop puts around a window's views, and over them: a frame with a title bar, the buttons of one alone, or nothing.
@MainActor
enum WindowDecoration {
    /// Puts the surface into the window.
    ///
    /// - Parameter isPanel: Whether the window is a small one that has no frame in any case.
    static func put(
        _ surface: UnsafeMutablePointer<GtkWidget>, into window: UnsafeMutablePointer<GtkWindow>,
        content: any WindowContent,
        isPanel: Bool
    ) {
        let root = content as? WindowRoot
        let frame = isPanel ? nil : root?.environment.windowLook.frame
        switch frame {
        case .hiddenTitleBar:
            let overlay = gtk_overlay_new()!
            gtk_overlay_set_child(OpaquePointer(overlay), surface)
            gtk_window_set_child(window, overlay)
            // A title bar that is not shown: the frame is the program's, with edges to change the size by, and the desktop adds none.
            let titleBar = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
            gtk_widget_set_visible(titleBar, 0)
            gtk_window_set_titlebar(window, titleBar)
            let leading = addButtons(GTK_PACK_START, to: overlay)
            let trailing = addButtons(GTK_PACK_END, to: overlay)
            root?.environment.titleButtonSpace = TitleButtonSpace(
                height: max(leading.height, trailing.height), leading: leading.width, trailing: trailing.width)
        case .plain:
            gtk_window_set_child(window, surface)
            gtk_window_set_decorated(window, 0)
            // The theme's ground of a window.
            gtk_widget_remove_css_class(UnsafeMutablePointer(OpaquePointer(window)), "background")
        case .titleBar, nil:
            gtk_window_set_child(window, surface)
            if isPanel { gtk_window_set_decorated(window, 0) }
        }
    }

    /// Makes a window larger by what the toolkit draws around its views, as on Wayland: sizes are those of the content.
    ///
    /// Call before the window is shown, once.
    static func addFrame(to window: UnsafeMutablePointer<GtkWindow>) {
        // The toolkit makes the title bar when it makes the window's surface.
        gtk_widget_realize(UnsafeMutablePointer(OpaquePointer(window)))
        let frame = frameSize(of: window)
        guard frame.width > 0 || frame.height > 0 else { return }
        var size = (width: Int32(0), height: Int32(0))
        gtk_window_get_default_size(window, &size.width, &size.height)
        gtk_window_set_default_size(window, size.width + frame.width, size.height + frame.height)
    }

    /// What the toolkit draws around the views of a window, both sides together, in points; shadows are no part of it.
    static func frameSize(of window: UnsafeMutablePointer<GtkWindow>) -> (width: Int32, height: Int32) {
        guard let child = gtk_window_get_child(window) else { return (0, 0) }
        let widget = UnsafeMutablePointer<GtkWidget>(OpaquePointer(window))
        let height =
            naturalLength(of: widget, GTK_ORIENTATION_VERTICAL) - naturalLength(of: child, GTK_ORIENTATION_VERTICAL)
        // A title bar may be wider than the views, so the borders at the sides are taken for those at the top and the bottom.
        return (max(0, height - heightOfTitleBar(of: window)), max(0, height))
    }

    /// The height of the title bar that the toolkit draws in the window, in points; 0 where the desktop draws it.
    private static func heightOfTitleBar(of window: UnsafeMutablePointer<GtkWindow>) -> Int32 {
        var child = gtk_widget_get_first_child(UnsafeMutablePointer(OpaquePointer(window)))
        while let widget = child {
            if String(cString: gtk_widget_get_css_name(widget)) == "headerbar" {
                return naturalLength(of: widget, GTK_ORIENTATION_VERTICAL)
            }
            child = gtk_widget_get_next_sibling(widget)
        }
        return 0
    }

    /// Puts the buttons of one side over the views, as the desktop's settings order them. Returns the room that they take.
    private static func addButtons(_ side: GtkPackType, to overlay: UnsafeMutablePointer<GtkWidget>) -> CGSize {
        let buttons = gtk_window_controls_new(side)!
        gtk_widget_set_halign(buttons, side == GTK_PACK_START ? GTK_ALIGN_START : GTK_ALIGN_END)
        gtk_widget_set_valign(buttons, GTK_ALIGN_START)
        gtk_overlay_add_overlay(OpaquePointer(overlay), buttons)
        guard gtk_window_controls_get_empty(OpaquePointer(buttons)) == 0 else { return .zero }
        return CGSize(
            width: Int(naturalLength(of: buttons, GTK_ORIENTATION_HORIZONTAL)),
            height: Int(naturalLength(of: buttons, GTK_ORIENTATION_VERTICAL)))
    }

    private static func naturalLength(
        of widget: UnsafeMutablePointer<GtkWidget>, _ orientation: GtkOrientation
    ) -> Int32 {
        var natural: Int32 = 0
        gtk_widget_measure(widget, orientation, -1, nil, &natural, nil, nil)
        return natural
    }
}
