import CDovetailGTK
import CGTK
import DovetailCore
import Foundation

/// Turns a surface's pointer and keyboard signals into events for a window's content.
@MainActor
package final class WindowInput: SignalTarget {
    /// Called after each event.
    var onEvent: (() -> Void)?
    private let content: any WindowContent
    private let surface: UnsafeMutablePointer<GtkWidget>
    private var press: Press?
    private var keyboard: KeyboardInput?
    /// Where the surface's corner is for the content, in points.
    var offset = CGPoint.zero
    /// What the surfaces of one content share.
    let route: InputRoute
    /// Reports presses; the surface holds it.
    private var pressGesture: OpaquePointer?
    private var scroll: Scroll?
    private var pinch: PinchEvent?
    private var forgotten = ForgottenClicks()

    /// The press under way, and where it was last.
    private struct Press {
        let button: PointerEvent.Button
        let isTouch: Bool
        let clicks: Int
        var location: CGPoint
    }

    /// Clicks that the gesture, which counts them, has given up on. They are the first ones of a double click all the same.
    private struct ForgottenClicks {
        var clicks = 0
        var location = CGPoint.zero
        let time = g_get_monotonic_time()

        /// How many come before a press, which is the first one of those that the gesture counts, or a later one.
        @MainActor
        mutating func count(at location: CGPoint, isFirst: Bool) -> Int {
            guard clicks > 0, isFirst else { return clicks }
            let distance = Double(ToolkitSettings.number("gtk-double-click-distance") ?? 5)
            let duration = ToolkitSettings.number("gtk-double-click-time") ?? 400
            let isNear = abs(location.x - self.location.x) <= distance && abs(location.y - self.location.y) <= distance
            if !isNear || g_get_monotonic_time() - time > Int64(duration) * 1000 { clicks = 0 }
            return clicks
        }
    }

    package convenience init(surface: UnsafeMutablePointer<GtkWidget>, content: any WindowContent) {
        self.init(surface: surface, content: content, route: InputRoute())
        keyboard = KeyboardInput(surface: surface, content: content) { [weak self] in self?.onEvent?() }
    }

    /// Without the keyboard: for a surface that shows a part of the content of another one.
    init(surface: UnsafeMutablePointer<GtkWidget>, content: any WindowContent, route: InputRoute) {
        self.surface = surface
        self.content = content
        self.route = route
        addPresses()
        addHover()
        addScrolling()
        addPinches()
    }

    /// Where a controller's current event is for the content, of which the toolkit says that it is at a point of the surface.
    private func point(_ controller: OpaquePointer?, _ x: Double, _ y: Double) -> CGPoint {
        let event = event(of: controller)
        let own = gtk_widget_get_native(surface).flatMap { gtk_native_get_surface($0) }
        return route.place(of: event, notOn: own) ?? CGPoint(x: x + offset.x, y: y + offset.y)
    }

    private func event(of controller: OpaquePointer?) -> OpaquePointer? {
        controller.flatMap { gtk_event_controller_get_current_event($0) }
    }

    private func send(
        _ phase: PointerEvent.Phase, at location: CGPoint, clicks: Int = 1, press: Press? = nil,
        from controller: OpaquePointer?
    ) {
        let held = controller.map { gtk_event_controller_get_current_event_state($0) }
        content.send(
            PointerEvent(
                phase: phase, location: location, time: Double(g_get_monotonic_time()) / 1_000_000,
                clickCount: clicks, button: press?.button ?? .primary,
                modifiers: held.map { EventModifiers($0) } ?? [], isTouch: press?.isTouch ?? false))
        onEvent?()
    }

    // MARK: Presses

    private func addPresses() {
        let gesture = gtk_gesture_click_new()!
        // Any button.
        gtk_gesture_single_set_button(gesture, 0)
        let pressed: @convention(c) (OpaquePointer?, Int32, Double, Double, gpointer?) -> Void = {
            gesture, count, x, y, data in
            MainActor.assumeIsolated {
                let input = WindowInput.from(data)
                input.began(gesture!, at: input.point(gesture, x, y), clicks: Int(count))
            }
        }
        let moved: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = { gesture, sequence, data in
            MainActor.assumeIsolated {
                var x = 0.0
                var y = 0.0
                guard gtk_gesture_get_point(gesture, sequence, &x, &y) != 0 else { return }
                let input = WindowInput.from(data)
                input.moved(gesture!, to: input.point(gesture, x, y))
            }
        }
        let ended: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = { gesture, sequence, data in
            MainActor.assumeIsolated {
                var x = 0.0
                var y = 0.0
                let hasPoint = gtk_gesture_get_point(gesture, sequence, &x, &y) != 0
                let input = WindowInput.from(data)
                input.ended(gesture!, at: hasPoint ? input.point(gesture, x, y) : nil)
            }
        }
        let cancelled: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = { gesture, _, data in
            MainActor.assumeIsolated { WindowInput.from(data).cancelled(gesture!) }
        }
        pressGesture = gesture
        connect(gesture, "pressed", pressed)
        connect(gesture, "update", moved)
        connect(gesture, "end", ended)
        connect(gesture, "cancel", cancelled)
        gtk_widget_add_controller(surface, gesture)
    }

    private func began(_ gesture: OpaquePointer, at location: CGPoint, clicks: Int) {
        let button = gtk_gesture_single_get_current_button(gesture)
        // Buttons beyond the third mean nothing to views. A finger has none.
        guard button <= 3 else { return }
        let clicks = clicks + forgotten.count(at: location, isFirst: clicks == 1)
        let press = Press(
            button: button == 3 ? .secondary : button == 2 ? .middle : .primary, isTouch: isTouch(gesture),
            clicks: clicks, location: location)
        self.press = press
        send(.down, at: location, clicks: clicks, press: press, from: gesture)
    }

    private func moved(_ gesture: OpaquePointer, to location: CGPoint) {
        guard let press, press.location != location else { return }
        self.press?.location = location
        send(.moved, at: location, clicks: press.clicks, press: press, from: gesture)
    }

    private func ended(_ gesture: OpaquePointer, at location: CGPoint?) {
        guard let press else { return }
        self.press = nil
        send(
            .up, at: location ?? press.location, clicks: press.clicks, press: press, from: gesture)
    }

    private func cancelled(_ gesture: OpaquePointer) {
        guard let press else { return }
        if isReleased(press, in: gesture) {
            forgotten = ForgottenClicks(clicks: press.clicks, location: press.location)
            return ended(gesture, at: nil)
        }
        self.press = nil
        send(.cancelled, at: press.location, press: press, from: gesture)
    }

    /// Whether a press is cancelled because its button is up already.
    ///
    /// After a layout the toolkit makes up a movement of the pointer, which tells of the buttons as they are by then. Where the release of a
    /// quick click still waits to be handled, the gesture takes that movement for one without a press and gives up.
    private func isReleased(_ press: Press, in gesture: OpaquePointer) -> Bool {
        guard let event = gtk_event_controller_get_current_event(gesture),
            gdk_event_get_event_type(event) == GDK_MOTION_NOTIFY
        else { return false }
        let held =
            switch press.button {
            case .primary: GDK_BUTTON1_MASK
            case .secondary: GDK_BUTTON3_MASK
            case .middle: GDK_BUTTON2_MASK
            }
        return gdk_event_get_modifier_state(event).rawValue & held.rawValue == 0
    }

    /// Lets the window follow the pointer that is pressed in it. The press is cancelled.
    func moveWindow() {
        // Not while views handle the event that asks for it: the cancellation is an event of its own.
        DispatchQueue.main.async { [weak self] in
            guard let self, press != nil else { return }
            dovetail_begin_move(pressGesture)
        }
    }

    /// Goes on with a drag that leaves the window. The press is cancelled.
    func drag(_ items: [NSItemProvider], picture: AnyView) {
        // Not while views handle the event, as when the window is moved.
        DispatchQueue.main.async { [weak self] in
            guard let self, let press, let pressGesture else { return }
            // The gesture gives up as if the button were let go: views must not take that for a release.
            self.press = nil
            send(.cancelled, at: press.location, press: press, from: pressGesture)
            OutgoingDrag.begin(items, picture: picture, press: pressGesture)
        }
    }

    private func isTouch(_ controller: OpaquePointer) -> Bool {
        guard let device = gtk_event_controller_get_current_event_device(controller) else { return false }
        return gdk_device_get_source(device) == GDK_SOURCE_TOUCHSCREEN
    }

    // MARK: Scrolling

    /// The movement of two fingers that is under way.
    private struct Scroll {
        var hasBegun = false
        var velocity = ScrollVelocity()
    }

    private func addScrolling() {
        let controller = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)!
        let began: @convention(c) (OpaquePointer?, gpointer?) -> Void = { _, data in
            MainActor.assumeIsolated { WindowInput.from(data).scroll = Scroll() }
        }
        let scrolled: @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> gboolean = {
            controller, x, y, data in
            MainActor.assumeIsolated {
                WindowInput.from(data).scrolled(controller!, by: CGSize(width: x, height: y)) ? 1 : 0
            }
        }
        let ended: @convention(c) (OpaquePointer?, gpointer?) -> Void = { controller, data in
            MainActor.assumeIsolated { WindowInput.from(data).scrollEnded(controller!) }
        }
        connect(controller, "scroll-begin", began)
        connect(controller, "scroll", scrolled)
        connect(controller, "scroll-end", ended)
        gtk_widget_add_controller(surface, controller)
    }

    private func scrolled(_ controller: OpaquePointer, by amount: CGSize) -> Bool {
        scrolled(
            by: amount, isPrecise: gtk_event_controller_scroll_get_unit(controller) == GDK_SCROLL_UNIT_SURFACE,
            modifiers: EventModifiers(gtk_event_controller_get_current_event_state(controller)))
    }

    /// A click of a wheel, or a part of a movement of two fingers, which is precise: then `amount` is in points.
    package func scrolled(by amount: CGSize, isPrecise: Bool, modifiers: EventModifiers) -> Bool {
        let time = Double(g_get_monotonic_time()) / 1_000_000
        guard isPrecise else {
            let delta = CGSize(
                width: amount.width * ScrollEvent.pointsForWheelClick,
                height: amount.height * ScrollEvent.pointsForWheelClick)
            return send(ScrollEvent(delta: delta, modifiers: modifiers, location: route.pointer, time: time))
        }
        var scroll = scroll ?? Scroll()
        scroll.velocity.add(amount, at: time)
        defer { self.scroll = scroll }
        let phase: ScrollEvent.Phase = scroll.hasBegun ? .changed : .began
        scroll.hasBegun = true
        return send(
            ScrollEvent(
                delta: amount, phase: phase, isPrecise: true, modifiers: modifiers, location: route.pointer, time: time)
        )
    }

    private func scrollEnded(_ controller: OpaquePointer) {
        scrollEnded(modifiers: EventModifiers(gtk_event_controller_get_current_event_state(controller)))
    }

    /// The fingers were lifted.
    package func scrollEnded(modifiers: EventModifiers) {
        guard let scroll, scroll.hasBegun else { return }
        self.scroll = nil
        let time = Double(g_get_monotonic_time()) / 1_000_000
        _ = send(
            ScrollEvent(
                delta: .zero, phase: .ended(velocity: scroll.velocity.velocity(at: time)), isPrecise: true,
                modifiers: modifiers, location: route.pointer, time: time))
    }

    private func send(_ event: ScrollEvent) -> Bool {
        let isUsed = content.send(event)
        onEvent?()
        return isUsed
    }

    // MARK: Two fingers

    private func addPinches() {
        let zoom = gtk_gesture_zoom_new()!
        let rotate = gtk_gesture_rotate_new()!
        let began: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = { gesture, _, data in
            MainActor.assumeIsolated { WindowInput.from(data).pinchBegan(gesture!) }
        }
        let zoomed: @convention(c) (OpaquePointer?, Double, gpointer?) -> Void = { _, scale, data in
            MainActor.assumeIsolated { WindowInput.from(data).pinchChanged { $0.magnification = CGFloat(scale) } }
        }
        let turned: @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> Void = { _, _, delta, data in
            MainActor.assumeIsolated { WindowInput.from(data).pinchChanged { $0.rotation = .radians(delta) } }
        }
        let ended: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = { _, _, data in
            MainActor.assumeIsolated { WindowInput.from(data).pinchEnded(.ended) }
        }
        let cancelled: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = { _, _, data in
            MainActor.assumeIsolated { WindowInput.from(data).pinchEnded(.cancelled) }
        }
        connect(zoom, "scale-changed", zoomed)
        connect(rotate, "angle-changed", turned)
        for gesture in [zoom, rotate] {
            connect(gesture, "begin", began)
            connect(gesture, "end", ended)
            connect(gesture, "cancel", cancelled)
            gtk_widget_add_controller(surface, gesture)
        }
        // The same fingers zoom and turn: one gesture must not take them from the other.
        gtk_gesture_group(zoom, rotate)
    }

    /// Both gestures begin with the same fingers; the first one tells.
    private func pinchBegan(_ gesture: OpaquePointer) {
        guard pinch == nil else { return }
        var (x, y) = (0.0, 0.0)
        let hasPlace = gtk_gesture_get_bounding_box_center(gesture, &x, &y) != 0
        let begun = PinchEvent(
            phase: .began, location: hasPlace ? point(gesture, x, y) : route.pointer,
            time: Double(g_get_monotonic_time()) / 1_000_000,
            modifiers: EventModifiers(gtk_event_controller_get_current_event_state(gesture)))
        pinch = begun
        send(begun)
    }

    private func pinchChanged(_ change: (inout PinchEvent) -> Void) {
        guard var event = pinch else { return }
        event.phase = .changed
        event.time = Double(g_get_monotonic_time()) / 1_000_000
        change(&event)
        pinch = event
        send(event)
    }

    private func pinchEnded(_ phase: PinchEvent.Phase) {
        guard var event = pinch else { return }
        pinch = nil
        event.phase = phase
        event.time = Double(g_get_monotonic_time()) / 1_000_000
        send(event)
    }

    private func send(_ event: PinchEvent) {
        content.send(event)
        onEvent?()
    }

    // MARK: Hovering

    private func addHover() {
        let controller = gtk_event_controller_motion_new()!
        let moved: @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> Void = { controller, x, y, data in
            MainActor.assumeIsolated {
                let input = WindowInput.from(data)
                guard input.route.isTrue(input.event(of: controller)) else { return }
                input.route.pointer = input.point(controller, x, y)
                if input.press == nil { input.send(.hover, at: input.route.pointer, from: controller) }
            }
        }
        let left: @convention(c) (OpaquePointer?, gpointer?) -> Void = { controller, data in
            MainActor.assumeIsolated {
                let input = WindowInput.from(data)
                guard input.route.isTrue(input.event(of: controller)) else { return }
                input.send(.exited, at: CGPoint(x: -1, y: -1), from: controller)
            }
        }
        connect(controller, "motion", moved)
        connect(controller, "enter", moved)
        connect(controller, "leave", left)
        gtk_widget_add_controller(surface, controller)
    }

    // MARK: Keyboard

    /// Called after each event and each update.
    func followKeyboard() { keyboard?.follow() }

    /// The window is no longer the one that has the keyboard.
    func lostKeyboard() { keyboard?.lostKeyboard() }

    /// The window is going away.
    func end() {
        keyboard?.end()
        keyboard = nil
    }
}
