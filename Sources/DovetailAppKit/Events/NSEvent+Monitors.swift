import DovetailCore
import Foundation

/// What looks at events before views do, until it is removed.
private final class EventMonitor {
    private let id: Int
    private weak var monitors: EventMonitors?

    init(id: Int = 0, of monitors: EventMonitors? = nil) {
        self.id = id
        self.monitors = monitors
    }

    @MainActor func remove() { monitors?.remove(id) }
}

extension NSEvent {
    /// Shows events of the app's windows to a function before their views hear of them. What it returns is what they hear of: nil for
    /// nothing. An event that it makes differ is handed on as it was.
    ///
    /// - Returns: What ``removeMonitor(_:)`` takes.
    public class func addLocalMonitorForEvents(
        matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
    ) -> Any? {
        let monitors = EventMonitors.ofProgram
        let id = monitors.add { event, root in
            guard let event = NSEvent(event, in: root), mask.contains(EventTypeMask(type: event.type)) else {
                return true
            }
            return block(event) != nil
        }
        return EventMonitor(id: id, of: monitors)
    }

    /// Shows events of other programs to a function. No desktop here lets a program see those, so that it is never called.
    public class func addGlobalMonitorForEvents(
        matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
    ) -> Any? { EventMonitor() }

    /// Removes a monitor.
    public class func removeMonitor(_ eventMonitor: Any) {
        (eventMonitor as? EventMonitor)?.remove()
    }

    /// What a window hears of, as an event of AppKit's; nil for what AppKit has no event for.
    fileprivate convenience init?(_ event: WindowEvent, in root: WindowRoot) {
        switch event {
        case .pointer(let pointer):
            guard let type = EventType(pointer) else { return nil }
            self.init(
                type, at: pointer.location, in: root, modifiers: pointer.modifiers, time: pointer.time,
                clickCount: pointer.clickCount)
        case .scroll(let scroll): self.init(scroll, in: root)
        case .key(let key): self.init(key, in: root)
        case .keyUp(let key): self.init(key, as: .keyUp, in: root)
        case .modifiers(let modifiers): self.init(.flagsChanged, in: root, modifiers: modifiers, time: 0)
        }
    }
}

extension NSEvent.EventType {
    fileprivate init?(_ event: PointerEvent) {
        switch event.phase {
        case .down: self = event.isSecondaryButton ? .rightMouseDown : .leftMouseDown
        case .moved: self = event.isSecondaryButton ? .rightMouseDragged : .leftMouseDragged
        case .up: self = event.isSecondaryButton ? .rightMouseUp : .leftMouseUp
        case .hover: self = .mouseMoved
        case .exited: self = .mouseExited
        case .cancelled: return nil
        }
    }
}
