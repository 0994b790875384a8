import DovetailCore
import DovetailPlatform
import Foundation

extension NSEvent {
    /// What an event of the system is about, which none is here.
    public enum EventSubtype: Int16, Sendable {
        case windowExposed = 0
        case applicationActivated = 1
        case applicationDeactivated = 2
        case windowMoved = 4
        case screenChanged = 8
        case touch = 3
        /// Of the pointer.
        public static let mouseEvent = EventSubtype.windowExposed
        /// Of a pen.
        public static let tabletPoint = EventSubtype.applicationActivated
        /// The power is switched off.
        public static let powerOff = EventSubtype.applicationActivated
    }

    /// What an event of the system is about: none is made here but those of an app's own, so the first.
    public var subtype: EventSubtype { .windowExposed }
    /// How hard a finger presses, from 0 to 1: 1 while the button is down. Pointers here tell no more.
    public var pressure: Float {
        [.leftMouseDown, .leftMouseDragged, .rightMouseDown, .rightMouseDragged].contains(type) ? 1 : 0
    }
    /// 1 for a press, 2 for a hard one, which no pointer here tells.
    public var stage: Int { pressure > 0 ? 1 : 0 }
    /// How far it is from one ``stage`` to the next: not told here.
    public var stageTransition: CGFloat { 0 }
    /// By how many degrees two fingers were turned. Such events are not made here.
    public var rotation: Float { 0 }
    /// The number of an event of the pointer: not told here.
    public var eventNumber: Int { 0 }
    /// The number of an area that the pointer came into: not told here.
    public var trackingNumber: Int { 0 }
    /// How far the pointer has moved towards a person. Never.
    public var deltaZ: CGFloat { 0 }
    /// The kinds of events that came together with it.
    public var associatedEventsMask: EventTypeMask { EventTypeMask(type: type) }
    /// The number of its window.
    public var windowNumber: Int { window?.windowNumber ?? 0 }
    /// Fingers on a touchpad. Desktops don't tell a program of them: none.
    public func touches(matching phase: NSTouch.Phase, in view: NSView?) -> Set<NSTouch> { [] }
    /// Fingers on a touchpad. Desktops don't tell a program of them: none.
    public func allTouches() -> Set<NSTouch> { [] }
    /// Two numbers of an event of the app's own. None has any here.
    public var data1: Int { 0 }
    /// Two numbers of an event of the app's own. None has any here.
    public var data2: Int { 0 }

    /// The key, where it types no letter; nil for others.
    public var specialKey: SpecialKey? {
        guard type == .keyDown || type == .keyUp, let scalar = charactersIgnoringModifiers?.unicodeScalars.first,
            SpecialKey.all.contains(Int(scalar.value))
        else { return nil }
        return SpecialKey(rawValue: Int(scalar.value))
    }
    /// What the key types with other modifiers: of keys without, the same.
    public func characters(byApplyingModifiers modifiers: ModifierFlags) -> String? {
        guard let typed = charactersIgnoringModifiers else { return nil }
        return modifiers.contains(.shift) ? typed.uppercased() : typed
    }

    /// The buttons of the pointer that are held: bit 0 for the first. Known is whether a press is under way in the window in use.
    public class var pressedMouseButtons: Int {
        guard let event = NSApplication.shared.currentEvent else { return 0 }
        switch event.type {
        case .leftMouseDown, .leftMouseDragged: return 1
        case .rightMouseDown, .rightMouseDragged: return 2
        default: return 0
        }
    }
    /// How long a key is held before it repeats itself, in seconds, as is usual.
    public class var keyRepeatDelay: TimeInterval { 0.5 }
    /// How soon it repeats itself again, in seconds, as is usual.
    public class var keyRepeatInterval: TimeInterval { 0.033 }
    /// Whether two fingers that swipe go through pages. They do not.
    public class var isSwipeTrackingFromScrollEventsEnabled: Bool { false }
    /// Whether movements of the pointer are put together. Each is told.
    public class var isMouseCoalescingEnabled: Bool {
        get { false }
        set {}
    }

    /// An event of a key that nobody has pressed, such as for a monitor or a view.
    public class func keyEvent(
        with type: EventType, location: CGPoint, modifierFlags flags: ModifierFlags, timestamp time: TimeInterval,
        windowNumber wNum: Int, context: NSGraphicsContext?, characters keys: String,
        charactersIgnoringModifiers ukeys: String, isARepeat flag: Bool, keyCode code: UInt16
    ) -> NSEvent? {
        guard type == .keyDown || type == .keyUp || type == .flagsChanged else { return nil }
        let event = made(type, location, flags, time, wNum)
        (event.characters, event.charactersIgnoringModifiers) = (keys, ukeys)
        (event.isARepeat, event.keyCode) = (flag, code)
        return event
    }
    /// An event of the pointer that nobody has caused.
    public class func mouseEvent(
        with type: EventType, location: CGPoint, modifierFlags flags: ModifierFlags, timestamp time: TimeInterval,
        windowNumber wNum: Int, context: NSGraphicsContext?, eventNumber eNum: Int, clickCount cNum: Int,
        pressure: Float
    ) -> NSEvent? {
        guard type.rawValue <= EventType.mouseExited.rawValue else { return nil }
        let event = made(type, location, flags, time, wNum)
        event.clickCount = cNum
        return event
    }

    private class func made(
        _ type: EventType, _ location: CGPoint, _ flags: ModifierFlags, _ time: TimeInterval, _ number: Int
    ) -> NSEvent {
        let before = NSApplication.shared.currentEvent
        defer { NSApplication.shared.currentEvent = before }
        let window = NSApplication.shared.window(withWindowNumber: number)
        let event = NSEvent(type, in: window?.root, modifiers: flags.eventModifiers, time: time)
        event.locationInWindow = location
        return event
    }
}
