import CDovetailGTK
import CGTK
import DovetailCore
import DovetailPaint
import Foundation

/// A window that shows a ``WindowContent``: paints its display tree, and sends it what the pointer and the keyboard do.
///
/// Updates are made by a ``FrameDriver`` in step with the display's frames, and only when something changed or is animating.
/// The window itself only shows what they changed, whichever window they were run for.
@MainActor
final class GTKWindow: SignalTarget {
    let content: any WindowContent
    /// Called when the content has another size.
    var onResize: ((CGSize) -> Void)?
    /// Called when the window has gone.
    var onClose: (() -> Void)?

    /// Called when it begins and ceases to be the window in use.
    var onActiveChange: (() -> Void)?

    private let window: UnsafeMutablePointer<GtkWidget>
    private var surface: UnsafeMutablePointer<GtkWidget>!
    private let painter = NodePainter()
    private(set) var input: WindowInput!
    private var popups: PopupSurfaces!
    private var drops: WindowDrops?
    private var hosted: HostedWidgets!
    private let driver: FrameDriver
    private let accessibility: AccessibilityServer?
    private var tick: guint = 0
    private var isClosed = false
    private var sizing: WindowSizing!
    /// How the pointer looks now; nil for as usual.
    private var shownPointer: PointerStyle?
    /// Whether it is a small window without a frame, which closes when another window gets the keyboard.
    private let isPanel: Bool

    init(
        content: any WindowContent, defaultSize: CGSize?, hasSizeOfContent: Bool = false, isPanel: Bool = false,
        driver: FrameDriver, accessibility: AccessibilityServer? = nil
    ) {
        self.content = content
        self.driver = driver
        self.accessibility = accessibility
        self.isPanel = isPanel
        window = gtk_window_new()
        surface = dovetail_surface_new(
            DovetailSurfaceCallbacks(
                context: signalData,
                snapshot: { context, snapshot in
                    MainActor.assumeIsolated { GTKWindow.from(context).paint(into: snapshot!) }
                },
                allocate: { context, width, height in
                    MainActor.assumeIsolated { GTKWindow.from(context).allocate(width: width, height: height) }
                }))
        WindowDecoration.put(surface, into: gtkWindow, content: content, isPanel: isPanel)
        sizing = WindowSizing(
            window: gtkWindow, surface: surface, content: content, defaultSize: defaultSize,
            hasSizeOfContent: hasSizeOfContent)
        setTitle()
        input = WindowInput(surface: surface, content: content)
        let handled: () -> Void = { [unowned self] in
            input.followKeyboard()
            showPointer()
            scheduleUpdate()
        }
        input.onEvent = handled
        popups = PopupSurfaces(surface: surface, content: content, route: input.route, onEvent: handled)
        hosted = HostedWidgets(surface: surface, window: gtkWindow, content: content)
        connectDrags()
        content.onMove = { [weak self] in self?.input.moveWindow() }
        // All keys go to the views, which decide what has the keyboard.
        gtk_window_set_focus(gtkWindow, surface)
        content.onUpdated = { [weak self] in self?.show($0) }
        connect()
        if let root = content as? WindowRoot { accessibility?.add(root, surface: surface, window: window) }
    }

    private var gtkWindow: UnsafeMutablePointer<GtkWindow> { UnsafeMutablePointer(OpaquePointer(window)) }

    private func connect() {
        let closeRequested: @convention(c) (gpointer?, gpointer?) -> gboolean = { _, data in
            MainActor.assumeIsolated {
                let window = GTKWindow.from(data)
                if (window.content as? WindowRoot)?.mayBeClosed() != false { window.close() }
            }
            return 1
        }
        connect(window, "close-request", closeRequested)
        let activeChanged: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
            MainActor.assumeIsolated { GTKWindow.from(data).activeDidChange() }
        }
        connect(window, "notify::is-active", activeChanged)
        let scaleChanged: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
            MainActor.assumeIsolated {
                let window = GTKWindow.from(data)
                window.setDisplayScale()
                window.scheduleUpdate()
            }
        }
        connect(surface, "notify::scale-factor", scaleChanged)
    }

    /// Lets things be dragged into the window and out of it.
    private func connectDrags() {
        guard let root = content as? WindowRoot else { return }
        let drops = WindowDrops(surface: surface, root: root)
        drops.onEvent = { [unowned self] in scheduleUpdate() }
        self.drops = drops
        root.environment.dragHost = DragHost(
            contains: { [unowned root] in CGRect(origin: .zero, size: root.size).contains($0) },
            begin: { [weak self] items, picture in self?.input.drag(items, picture: picture) })
    }

    private func setTitle() {
        let title = content.title ?? StorageFolders.applicationTitle
        if gtk_window_get_title(gtkWindow).map({ String(cString: $0) }) != title {
            gtk_window_set_title(gtkWindow, title)
        }
    }

    func present() {
        if gtk_widget_get_realized(window) == 0 { WindowDecoration.addFrame(to: gtkWindow) }
        gtk_window_present(gtkWindow)
        driver.add(self)
    }

    /// Puts the window elsewhere on the display, as far as the desktop does it.
    func arrange(_ arrangement: WindowArrangement) {
        switch arrangement {
        case .minimize: gtk_window_minimize(gtkWindow)
        case .toggleMaximized:
            if gtk_window_is_maximized(gtkWindow) != 0 {
                gtk_window_unmaximize(gtkWindow)
            } else {
                gtk_window_maximize(gtkWindow)
            }
        case .toggleFullScreen:
            if gtk_window_is_fullscreen(gtkWindow) != 0 {
                gtk_window_unfullscreen(gtkWindow)
            } else {
                gtk_window_fullscreen(gtkWindow)
            }
        case .resize(let size):
            let frame = WindowDecoration.frameSize(of: gtkWindow)
            gtk_window_set_default_size(
                gtkWindow, Int32(clamping: Int(size.width)) &+ frame.width,
                Int32(clamping: Int(size.height)) &+ frame.height)
        }
    }

    /// Lets the window manager keep the window before another one, which it belongs to.
    func belong(to owner: GTKWindow) { gtk_window_set_transient_for(gtkWindow, owner.gtkWindow) }

    /// Whether it is the window in use.
    var isActive: Bool { gtk_window_is_active(gtkWindow) != 0 }

    private func activeDidChange() {
        guard !isClosed else { return }
        (content as? WindowRoot)?.scenePhase = isActive ? .active : .inactive
        if let accessibility, let root = content as? WindowRoot { accessibility.setActive(root, isActive) }
        // Keys that are released elsewhere are not told.
        if !isActive { input.lostKeyboard() }
        // Not while the toolkit moves the keyboard: surfaces go with the menus.
        if !isActive { DispatchQueue.main.async { [weak self] in self?.leave() } }
        onActiveChange?()
        scheduleUpdate()
    }

    /// Another window has the keyboard.
    private func leave() {
        guard !isClosed, !isActive else { return }
        if isPanel { return close() }
        closeMenus()
    }

    /// Closes all menus, and popovers on surfaces of their own, if the window is not in use. A press beside a menu closes it; one in another
    /// program's window is not told.
    private func closeMenus() {
        // The innermost menu takes the key, and the one around it the next key, once the first has gone.
        for _ in 0..<Self.deepestMenu {
            guard content.isMenuOpen || !popups.isEmpty, content.send(KeyInput(key: .escape)) else { return }
            driver.update(at: now)
        }
    }

    /// More menus are not open within each other.
    private static let deepestMenu = 32

    func setColorScheme(_ scheme: ColorScheme) {
        content.colorScheme = scheme
        // The background is no part of the display tree.
        gtk_widget_queue_draw(surface)
        scheduleUpdate()
    }

    /// Lets texts be as large as the desktop says.
    func setTypeSize(_ size: DynamicTypeSize) {
        guard let root = content as? WindowRoot else { return }
        root.environment.dynamicTypeSize = size
        scheduleUpdate()
    }

    func setSystemSettings(_ settings: SystemSettings) {
        guard let root = content as? WindowRoot else { return }
        var settings = settings
        // Each window has its own.
        settings.controlActiveState = root.environment.controlActiveState
        root.environment.systemSettings = settings
        scheduleUpdate()
    }

    /// Takes the window away; its views disappear.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        stopTicking()
        if let accessibility, let root = content as? WindowRoot { accessibility.remove(root) }
        content.onUpdated = nil
        content.close()
        driver.remove(self)
        popups.removeAll()
        hosted.removeAll()
        input.end()
        dovetail_surface_detach(surface)
        gtk_window_destroy(gtkWindow)
        // The event that closed it may still be on its way through the window's widgets.
        DispatchQueue.main.async { [self] in withExtendedLifetime(self) {} }
        onClose?()
    }

    // MARK: Frames

    /// Asks for an update at the next frame.
    func scheduleUpdate() { if !isClosed { driver.schedule() } }

    /// Lets the window's frame clock tell the driver of each frame.
    func startTicking() {
        guard tick == 0, !isClosed else { return }
        tick = gtk_widget_add_tick_callback(
            surface,
            { _, clock, context in
                MainActor.assumeIsolated { GTKWindow.from(context).frame(clock!) }
            }, signalData, nil)
    }

    func stopTicking() {
        if tick != 0 { gtk_widget_remove_tick_callback(surface, tick) }
        tick = 0
    }

    /// Runs before each frame while a tick is installed. Returns whether further frames are wanted.
    private func frame(_ clock: OpaquePointer) -> gboolean {
        let goesOn = driver.tick(of: self, at: Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000)
        // An action of a view may have closed the window, or the driver have stopped its ticks.
        guard !isClosed, tick != 0 else { return 0 }
        if goesOn { return 1 }
        tick = 0
        return 0
    }

    /// Takes what an update changed. The window's own clock need not run for that: what can't be seen now is painted as soon
    /// as it can be.
    private func show(_ patch: DisplayPatch) {
        guard !isClosed else { return }
        if !patch.isEmpty {
            popups.follow(patch)
            hosted.follow(patch)
            gtk_widget_queue_draw(surface)
        }
        sizing.update(hasOtherContent: !patch.isEmpty)
        showPointer()
        input.followKeyboard()
        setTitle()
        if let accessibility, let root = content as? WindowRoot { accessibility.updated(root, patch) }
    }

    /// Lets the pointer look as the views under it say.
    private func showPointer() {
        let style = content.pointerStyle
        guard style != shownPointer else { return }
        shownPointer = style
        switch style?.kind {
        case nil: gtk_widget_set_cursor(surface, nil)
        case .named(let name): gtk_widget_set_cursor_from_name(surface, name)
        case .image(let image, let hotSpot):
            let isShown = ImageRenderer(content: image).pngData?.withUnsafeBytes {
                dovetail_set_picture_cursor(
                    surface, $0.baseAddress, gsize($0.count), Double(hotSpot.x), Double(hotSpot.y)) != 0
            }
            if isShown != true { gtk_widget_set_cursor(surface, nil) }
        }
    }

    private var now: Double {
        guard let clock = gtk_widget_get_frame_clock(surface) else { return Double(g_get_monotonic_time()) / 1_000_000 }
        return Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000
    }

    private func setDisplayScale() {
        let scale = CGFloat(gtk_widget_get_scale_factor(surface))
        if content.displayScale != scale { content.displayScale = scale }
    }

    private func allocate(width: Int32, height: Int32) {
        setDisplayScale()
        let size = CGSize(width: Int(width), height: Int(height))
        if content.size != size {
            content.size = size
            onResize?(size)
            // Laid out at once: the frame that follows shows the new size.
            driver.update(at: now)
        }
        popups.place()
        hosted.place()
    }

    private func paint(into snapshot: OpaquePointer) {
        let background = content.background
        var rgba = GdkRGBA(
            red: background.red, green: background.green, blue: background.blue, alpha: background.opacity)
        var bounds = graphene_rect_t(
            origin: graphene_point_t(x: 0, y: 0),
            size: graphene_size_t(width: Float(content.size.width), height: Float(content.size.height)))
        gtk_snapshot_append_color(snapshot, &rgba, &bounds)
        hosted.paint()
        let node = painter.renderNode(
            for: content.displayTree, hiding: popups.shownNodes,
            blurScale: isDrawnByCairo ? content.displayScale : nil)
        if let node {
            gtk_snapshot_append_node(snapshot, node)
            gsk_render_node_unref(node)
        }
    }

    /// Whether the window has no graphics card to draw with. Known once the window is on the screen.
    private var isDrawnByCairo: Bool {
        guard let native = gtk_widget_get_native(surface), let renderer = gtk_native_get_renderer(native) else {
            return false
        }
        return g_type_check_instance_is_a(
            UnsafeMutableRawPointer(renderer).assumingMemoryBound(to: GTypeInstance.self), gsk_cairo_renderer_get_type()
        )
            != 0
    }
}
