import Foundation

/// Something that a person did in a window, before its views hear of it.
package enum WindowEvent {
    case pointer(PointerEvent)
    case scroll(ScrollEvent)
    case key(KeyInput)
    case keyUp(KeyInput)
    case modifiers(EventModifiers)
}

/// What sees all events of the program's windows before their views do: UIKit's recognisers on windows and AppKit's monitors.
///
/// They are one for the process, as the functions are that add them.
@MainActor
package enum EventMonitors {
    /// Looks at an event. Returns whether the views are to hear of it.
    package typealias Handler = (WindowEvent, WindowRoot) -> Bool

    private static var handlers: [(id: Int, handler: Handler)] = []
    private static var nextID = 0

    /// Adds a handler, behind those that are there. What is returned takes it away again.
    package static func add(_ handler: @escaping Handler) -> Int {
        nextID += 1
        handlers.append((nextID, handler))
        return nextID
    }

    package static func remove(_ id: Int) { handlers.removeAll { $0.id == id } }

    /// Shows an event to all handlers until one keeps it. Returns whether the views are to hear of it.
    package static func `let`(_ event: WindowEvent, through window: WindowRoot) -> Bool {
        handlers.isEmpty || handlers.allSatisfy { $0.handler(event, window) }
    }
}
