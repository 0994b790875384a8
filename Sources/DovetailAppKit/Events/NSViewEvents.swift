import DovetailCore
import DovetailPlatform
import Foundation

/// Sends what happens to a view of AppKit's as events to its methods.
///
/// Of views that this module declares, those draw themselves with SwiftUI's views, which know what to do: only a view of a class of the
/// app's own hears of events.
struct NSViewEvents: ViewModifier {
    let view: NSView
    let count: Int

    func body(content: Content) -> some View {
        if view.isOfAppsClass {
            content
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                .contentShape(Rectangle())
                .modifier(ShownPlace(view: view))
                .interaction { responder, _ in view.listen(by: responder) }
                .modifier(MagnifyEvents(view: view))
                .modifier(KeyboardOfView(view: view, count: count))
        } else if view.content == nil {
            // A view that shows nothing of its own takes its place all the same.
            content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                .modifier(ShownPlace(view: view))
        } else {
            content.modifier(ShownPlace(view: view))
        }
    }
}

/// Tells a view where it is shown.
private struct ShownPlace: ViewModifier {
    let view: NSView

    func body(content: Content) -> some View {
        content.onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }, action: { view.wasShown(in: $0) })
    }
}

/// Tells of two fingers, for views that have a method for that: who else is around them hears of it, too.
private struct MagnifyEvents: ViewModifier {
    let view: NSView
    @State private var last = 1.0

    func body(content: Content) -> some View {
        content.simultaneousGesture(
            MagnifyGesture(minimumScaleDelta: 0).onChanged { value in
                view.send(.magnify) { $0.magnification = value.magnification / last - 1 }
                last = value.magnification
            }.onEnded { _ in last = 1 })
    }
}

/// Keeps the keyboard and a view that can have it in step.
private struct KeyboardOfView: ViewModifier {
    let view: NSView
    let count: Int

    func body(content: Content) -> some View {
        if view.acceptsFirstResponder {
            content.focusEffectDisabled()
                .modifier(
                    TextInputFocus(state: view.keyboard, count: count) { isFocused in
                        NSView.focused = isFocused ? view : nil
                        if isFocused { view.becomeFirstResponder() } else { view.resignFirstResponder() }
                    })
        } else {
            content
        }
    }
}

extension NSView {
    /// Whether its class is not one of AppKit's.
    var isOfAppsClass: Bool {
        let name = String(reflecting: type(of: self))
        return !name.hasPrefix("DovetailAppKit.")
    }

    /// The view that has the keyboard, in the program whose code runs; outside of all, that which got it last.
    static var focused: NSView? {
        get { FocusedView.ofProgram.view }
        set { FocusedView.ofProgram.view = newValue }
    }

    @MainActor
    private final class FocusedView: ProgramPart {
        weak var view: NSView? { didSet { outer?.view = view } }
        private let outer: FocusedView?
        init(in program: Program) { outer = program.outer?[FocusedView.self] }
    }

    /// Where it is shown in its window, in points from above.
    func wasShown(in frame: CGRect) {
        shownFrame = frame
        // What is inside another view is placed by that.
        if frame.size != self.frame.size, isOfAppsClass || superview == nil { placed(at: frame.size) }
        guard isOfAppsClass else { return }
        updateTrackingAreas()
        post(Self.didUpdateTrackingAreasNotification)
        discardCursorRects()
        resetCursorRects()
    }

    fileprivate func listen(by responder: InteractionResponder) {
        responder.takesFocus = acceptsFirstResponder
        responder.takesFocusOnClick = acceptsFirstResponder
        responder.takesDrags = true
        responder.pointer = cursors.last?.cursor.shownStyle
        responder.onDown = { [weak self] _, event in self?.send(.leftMouseDown, event) }
        responder.onMoved = { [weak self] _, event in self?.send(.leftMouseDragged, event) }
        responder.onUp = { [weak self] _, event in self?.send(.leftMouseUp, event) }
        responder.findSecondaryPress = { [weak self] in
            guard let self else { return nil }
            return { place in
                if let menu = self.menu(for: self.event(.rightMouseDown, at: place)) {
                    return menu.open(at: place, over: self)
                }
                self.send(.rightMouseDown, at: place)
                self.send(.rightMouseUp, at: place)
            }
        }
        responder.onHover = { [weak self] isInside in if !isInside { self?.pointerMoved(to: nil) } }
        responder.onHoverMoved = { [weak self] place in self?.pointerMoved(to: place) }
        responder.onScroll = { [weak self] event in
            guard let self else { return false }
            let scroll = NSEvent(event, in: self.shownRoot)
            self.scrollWheel(with: scroll)
            return scroll.isHandled
        }
        responder.onKey = { [weak self] key in
            guard let self else { return false }
            let event = NSEvent(key, in: self.shownRoot)
            if !key.modifiers.isDisjoint(with: [.command, .control]), self.performKeyEquivalent(with: event) {
                return true
            }
            self.keyDown(with: event)
            return event.isHandled
        }
        responder.onKeyUp = { [weak self] key in
            guard let self else { return false }
            let event = NSEvent(key, as: .keyUp, in: self.shownRoot)
            self.keyUp(with: event)
            return event.isHandled
        }
    }

    private func event(
        _ type: NSEvent.EventType, at place: CGPoint, modifiers: EventModifiers = [], time: TimeInterval = 0,
        clickCount: Int = 1
    ) -> NSEvent {
        NSEvent(type, at: place, in: shownRoot, modifiers: modifiers, time: time, clickCount: clickCount)
    }

    private func send(_ type: NSEvent.EventType, _ event: PointerEvent) {
        let sent = self.event(
            type, at: event.location, modifiers: event.modifiers, time: event.time, clickCount: event.clickCount)
        if type == .leftMouseDown {
            lastPlace = event.location
        } else {
            sent.deltaX = event.location.x - lastPlace.x
            sent.deltaY = event.location.y - lastPlace.y
            lastPlace = event.location
        }
        deliver(sent)
    }

    fileprivate func send(_ type: NSEvent.EventType, at place: CGPoint? = nil, _ fill: (NSEvent) -> Void = { _ in }) {
        let sent = event(type, at: place ?? lastPlace, modifiers: shownRoot?.heldModifiers ?? [])
        fill(sent)
        deliver(sent)
    }

    private func deliver(_ event: NSEvent) {
        switch event.type {
        case .leftMouseDown: mouseDown(with: event)
        case .leftMouseDragged: mouseDragged(with: event)
        case .leftMouseUp: mouseUp(with: event)
        case .rightMouseDown: rightMouseDown(with: event)
        case .rightMouseUp: rightMouseUp(with: event)
        case .mouseEntered: mouseEntered(with: event)
        case .mouseExited: mouseExited(with: event)
        case .mouseMoved: mouseMoved(with: event)
        case .magnify: magnify(with: event)
        default: break
        }
    }

    /// The pointer is at a point of the window, or has left.
    private func pointerMoved(to place: CGPoint?) {
        if let place { lastPlace = place }
        guard !trackingAreas.isEmpty else { return }
        let point = place.map { CGPoint(x: $0.x - shownFrame.minX, y: fromAbove($0.y - shownFrame.minY)) }
        let inside = trackingAreas.filter { area in point.map { area.contains($0, in: self) } ?? false }
        for area in entered where !inside.contains(area) {
            if area.options.contains(.mouseEnteredAndExited) { send(.mouseExited) { $0.trackingArea = area } }
        }
        for area in inside where !entered.contains(area) {
            if area.options.contains(.mouseEnteredAndExited) { send(.mouseEntered) { $0.trackingArea = area } }
        }
        entered = inside
        if inside.contains(where: { $0.options.contains(.mouseMoved) }) { send(.mouseMoved) }
    }

    /// A height told from above as the view tells heights.
    func fromAbove(_ y: CGFloat) -> CGFloat { isFlipped ? y : shownFrame.height - y }
}
