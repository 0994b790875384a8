import Foundation

/// Something that a person did in a window, before its views hear of it.
package enum WindowEvent {
    case pointer(PointerEvent)
    case scroll(ScrollEvent)
    case key(KeyInput)
    case keyUp(KeyInput)
    case modifiers(EventModifiers)
}

/// What sees all events of a program's windows before their views do: UIKit's recognisers on windows and AppKit's monitors.
///
/// They belong to the program, as the functions that add them name no window. Those of the program around it come after its own.
@MainActor
package final class EventMonitors: ProgramPart {
    /// Looks at an event. Returns whether the views are to hear of it.
    package typealias Handler = (WindowEvent, WindowRoot) -> Bool

    private var handlers: [(id: Int, handler: Handler)] = []
    private var nextID = 0
    private let outer: EventMonitors?

    package init(in program: Program) { outer = program.outer?[EventMonitors.self] }

    /// Adds a handler, behind those that are there. What is returned takes it away again from these monitors.
    package func add(_ handler: @escaping Handler) -> Int {
        nextID += 1
        handlers.append((nextID, handler))
        return nextID
    }

    package func remove(_ id: Int) { handlers.removeAll { $0.id == id } }

    /// Shows an event to all handlers until one keeps it. Returns whether the views are to hear of it.
    package func `let`(_ event: WindowEvent, through window: WindowRoot) -> Bool {
        (handlers.isEmpty || handlers.allSatisfy { $0.handler(event, window) })
            && outer?.let(event, through: window) ?? true
    }
}
