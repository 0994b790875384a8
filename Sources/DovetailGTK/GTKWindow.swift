import CDovetailGTK
import CGTK
import DovetailCore
import DovetailPaint
import Foundation

/// A window that shows a ``WindowContent``: paints its display tree, and sends it what the pointer and the keyboard do.
///
/// Updates are made in step with the display's frames, and only when something changed or is animating.
@MainActor
final class GTKWindow {
    let content: WindowRoot
    var onClose: (() -> Void)?

    private let window: UnsafeMutablePointer<GtkWidget>
    private var surface: UnsafeMutablePointer<GtkWidget>!
    private let painter = NodePainter()
    private var textInputs: TextInputWidgets!
    private var input: WindowInput!
    private var tick: guint = 0
    private var isUpdateNeeded = true

    init(content: WindowRoot, defaultSize: CGSize?) {
        self.content = content
        window = gtk_window_new()
        let ideal = content.idealSize(proposed: nil)
        let size = defaultSize ?? CGSize(width: max(360, ideal.width + 48), height: max(240, ideal.height + 48))
        gtk_window_set_default_size(OpaquePointer(window).gtkWindow, Int32(size.width), Int32(size.height))
        gtk_window_set_title(OpaquePointer(window).gtkWindow, content.title ?? ProcessInfo.processInfo.processName)
        let context = Unmanaged.passUnretained(self).toOpaque()
        surface = dovetail_surface_new(
            DovetailSurfaceCallbacks(
                context: context,
                snapshot: { context, snapshot in
                    MainActor.assumeIsolated { GTKWindow.from(context).paint(into: snapshot!) }
                },
                allocate: { context, width, height in
                    MainActor.assumeIsolated { GTKWindow.from(context).allocate(width: width, height: height) }
                }))
        gtk_window_set_child(OpaquePointer(window).gtkWindow, surface)
        textInputs = TextInputWidgets(surface: surface, content: content)
        textInputs.onChange = { [unowned self] in scheduleUpdate() }
        input = WindowInput(surface: surface, content: content)
        input.onEvent = { [unowned self] in scheduleUpdate() }
        let closed: @convention(c) (gpointer?, gpointer?) -> gboolean = { _, data in
            MainActor.assumeIsolated { GTKWindow.from(data).close() }
            return 0
        }
        dovetail_connect(window, "close-request", unsafeBitCast(closed, to: GCallback.self), context)
    }

    nonisolated private static func from(_ context: UnsafeMutableRawPointer?) -> GTKWindow {
        Unmanaged<GTKWindow>.fromOpaque(context!).takeUnretainedValue()
    }

    func present() {
        gtk_window_present(OpaquePointer(window).gtkWindow)
        scheduleUpdate()
    }

    func setColorScheme(_ scheme: ColorScheme) {
        content.colorScheme = scheme
        scheduleUpdate()
    }

    private func close() {
        if tick != 0 { gtk_widget_remove_tick_callback(surface, tick) }
        dovetail_surface_detach(surface)
        content.close()
        onClose?()
    }

    // MARK: Frames

    /// Asks for an update at the next frame.
    func scheduleUpdate() {
        isUpdateNeeded = true
        guard tick == 0 else { return }
        tick = gtk_widget_add_tick_callback(
            surface,
            { _, clock, context in
                MainActor.assumeIsolated { GTKWindow.from(context).frame(clock!) }
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    /// Runs before each frame while a tick is installed. Returns whether further frames are wanted.
    private func frame(_ clock: OpaquePointer) -> gboolean {
        isUpdateNeeded = false
        let isAnimating = update(at: Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000)
        if isAnimating || isUpdateNeeded { return 1 }
        tick = 0
        return 0
    }

    private func update(at time: Double) -> Bool {
        let isAnimating = content.update(at: time)
        if !content.displayTree.takePatch().isEmpty {
            textInputs.follow(content.displayTree)
            gtk_widget_queue_draw(surface)
        }
        return isAnimating
    }

    private var now: Double {
        guard let clock = gtk_widget_get_frame_clock(surface) else { return Double(g_get_monotonic_time()) / 1_000_000 }
        return Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000
    }

    private func allocate(width: Int32, height: Int32) {
        let size = CGSize(width: Int(width), height: Int(height))
        let scale = CGFloat(gtk_widget_get_scale_factor(surface))
        if content.displayScale != scale { content.displayScale = scale }
        if content.size != size {
            content.size = size
            // Laid out at once: the frame that follows shows the new size.
            _ = update(at: now)
        }
        textInputs.place()
    }

    private func paint(into snapshot: OpaquePointer) {
        var background = Theme.windowBackground(content.colorScheme)
        let scheme = content.colorScheme
        background = Theme.windowBackground(scheme)
        var rgba = GdkRGBA(
            red: background.red, green: background.green, blue: background.blue, alpha: background.opacity)
        var bounds = graphene_rect_t(
            origin: graphene_point_t(x: 0, y: 0),
            size: graphene_size_t(width: Float(content.size.width), height: Float(content.size.height)))
        gtk_snapshot_append_color(snapshot, &rgba, &bounds)
        if let node = painter.renderNode(for: content.displayTree, skipping: textInputs.shownNodes) {
            gtk_snapshot_append_node(snapshot, node)
            gsk_render_node_unref(node)
        }
    }
}

extension OpaquePointer {
    var gtkWindow: UnsafeMutablePointer<GtkWindow> { UnsafeMutablePointer(self) }
}
