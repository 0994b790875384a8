import Foundation

// What a person does in a window runs code of its program.
extension WindowRoot {
    package func send(_ event: PointerEvent) {
        program.run {
            program[ProgramWindows.self].used(self)
            EventGroups.end()
            guard program[EventMonitors.self].let(.pointer(event), through: self) else { return }
            // A window that is closed is still told that the pointer leaves it, and has no environment.
            let opensMenus =
                event.phase == .down && !event.isSecondaryButton && !isClosed
                && (event.isTouch || environment.idiom.isTouch)
            events.send(event, opensMenus: opensMenus)
        }
    }
    package var pointerStyle: PointerStyle? { program[ProgramWindows.self].pointerStyle ?? events.pointerStyle }
    package func send(_ event: PinchEvent) { program.run { events.send(event) } }
    @discardableResult package func send(_ event: ScrollEvent) -> Bool {
        program.run { program[EventMonitors.self].let(.scroll(event), through: self) ? events.send(event) : true }
    }
    @discardableResult package func send(_ key: KeyInput) -> Bool {
        program.run {
            program[ProgramWindows.self].used(self)
            EventGroups.end()
            guard program[EventMonitors.self].let(.key(key), through: self) else { return true }
            if events.send(key) || performUndoKey(key) { return true }
            // A window that is closed has no environment.
            if isClosed { return false }
            // What every app does with some keys, unless it does something else with them.
            return environment.runningApp.app?.performStandardCommand(key, in: self) ?? false
        }
    }

    @discardableResult package func release(_ key: KeyInput) -> Bool {
        program.run { program[EventMonitors.self].let(.keyUp(key), through: self) ? events.release(key) : true }
    }

    package var focusedResponder: (any Responder)? {
        get { events.focused }
        set { program.run { events.focus(newValue) } }
    }

    package func moveWithPointer() { onMove?() }

    package var isMenuOpen: Bool { events.isMenuOpen }

    /// Hands an address to the views that want it. Returns whether there is one.
    @discardableResult
    package func open(_ url: URL) -> Bool {
        program.run {
            if let handler = loop.graph.perform({ declarations.urls.currentEntries.last }) {
                handler.value.action(url)
                return true
            }
            if program[ProgramWindows.self].openURLs?([url]) == true { return true }
            guard url.scheme == "http" || url.scheme == "https" else { return false }
            let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
            activity.webpageURL = url
            return goOn(with: activity)
        }
    }
}
