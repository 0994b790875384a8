import DovetailCore
import DovetailPlatform
import Foundation

/// Something that a person did with the pointer or the keyboard.
///
/// Events are made for views of AppKit's and for monitors alone: views of SwiftUI's have modifiers for what they want to know.
@MainActor @preconcurrency
open class NSEvent: NSObject {
    /// What happened.
    public enum EventType: UInt, Sendable {
        case leftMouseDown = 1
        case leftMouseUp = 2
        case rightMouseDown = 3
        case rightMouseUp = 4
        case mouseMoved = 5
        case leftMouseDragged = 6
        case rightMouseDragged = 7
        case mouseEntered = 8
        case mouseExited = 9
        case keyDown = 10
        case keyUp = 11
        case flagsChanged = 12
        case appKitDefined = 13
        case systemDefined = 14
        case applicationDefined = 15
        case periodic = 16
        case cursorUpdate = 17
        case scrollWheel = 22
        case tabletPoint = 23
        case tabletProximity = 24
        case otherMouseDown = 25
        case otherMouseUp = 26
        case otherMouseDragged = 27
        case gesture = 29
        case magnify = 30
        case swipe = 31
        case rotate = 18
        case beginGesture = 19
        case endGesture = 20
        case smartMagnify = 32
        case quickLook = 33
        case pressure = 34
        case directTouch = 37
        case changeMode = 38
        case mouseCancelled = 40
    }

    /// Kinds of events, for monitors.
    public struct EventTypeMask: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        /// The mask of one kind.
        public init(type: EventType) { self.init(rawValue: 1 << UInt64(type.rawValue)) }

        public static let leftMouseDown = EventTypeMask(type: .leftMouseDown)
        public static let leftMouseUp = EventTypeMask(type: .leftMouseUp)
        public static let rightMouseDown = EventTypeMask(type: .rightMouseDown)
        public static let rightMouseUp = EventTypeMask(type: .rightMouseUp)
        public static let mouseMoved = EventTypeMask(type: .mouseMoved)
        public static let leftMouseDragged = EventTypeMask(type: .leftMouseDragged)
        public static let rightMouseDragged = EventTypeMask(type: .rightMouseDragged)
        public static let mouseEntered = EventTypeMask(type: .mouseEntered)
        public static let mouseExited = EventTypeMask(type: .mouseExited)
        public static let keyDown = EventTypeMask(type: .keyDown)
        public static let keyUp = EventTypeMask(type: .keyUp)
        public static let flagsChanged = EventTypeMask(type: .flagsChanged)
        public static let scrollWheel = EventTypeMask(type: .scrollWheel)
        public static let magnify = EventTypeMask(type: .magnify)
        public static let appKitDefined = EventTypeMask(type: .appKitDefined)
        public static let systemDefined = EventTypeMask(type: .systemDefined)
        public static let applicationDefined = EventTypeMask(type: .applicationDefined)
        public static let periodic = EventTypeMask(type: .periodic)
        public static let cursorUpdate = EventTypeMask(type: .cursorUpdate)
        public static let tabletPoint = EventTypeMask(type: .tabletPoint)
        public static let tabletProximity = EventTypeMask(type: .tabletProximity)
        public static let otherMouseDown = EventTypeMask(type: .otherMouseDown)
        public static let otherMouseUp = EventTypeMask(type: .otherMouseUp)
        public static let otherMouseDragged = EventTypeMask(type: .otherMouseDragged)
        public static let gesture = EventTypeMask(type: .gesture)
        public static let swipe = EventTypeMask(type: .swipe)
        public static let rotate = EventTypeMask(type: .rotate)
        public static let beginGesture = EventTypeMask(type: .beginGesture)
        public static let endGesture = EventTypeMask(type: .endGesture)
        public static let smartMagnify = EventTypeMask(type: .smartMagnify)
        public static let pressure = EventTypeMask(type: .pressure)
        public static let directTouch = EventTypeMask(type: .directTouch)
        public static let changeMode = EventTypeMask(type: .changeMode)
        public static let mouseCancelled = EventTypeMask(type: .mouseCancelled)
        public static let any = EventTypeMask(rawValue: .max)
    }

    /// Keys that are held.
    public struct ModifierFlags: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let capsLock = ModifierFlags(rawValue: 1 << 16)
        public static let shift = ModifierFlags(rawValue: 1 << 17)
        public static let control = ModifierFlags(rawValue: 1 << 18)
        public static let option = ModifierFlags(rawValue: 1 << 19)
        /// The command key: Control, on keyboards here, which tells of both.
        public static let command = ModifierFlags(rawValue: 1 << 20)
        public static let numericPad = ModifierFlags(rawValue: 1 << 21)
        public static let help = ModifierFlags(rawValue: 1 << 22)
        public static let function = ModifierFlags(rawValue: 1 << 23)
        public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xffff_0000)

        private static let pairs: [(EventModifiers, ModifierFlags)] = [
            (.capsLock, .capsLock), (.shift, .shift), (.control, .control), (.option, .option),
            (.command, .command), (.numericPad, .numericPad),
        ]

        /// The same as SwiftUI's.
        var eventModifiers: EventModifiers {
            Self.pairs.reduce(into: []) { if contains($1.1) { $0.insert($1.0) } }
        }

        init(_ modifiers: EventModifiers) {
            self = Self.pairs.reduce(into: []) { if modifiers.contains($1.0) { $0.insert($1.1) } }
        }
    }

    /// Which part of a movement a scroll or a pinch is.
    public struct Phase: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let began = Phase(rawValue: 1)
        public static let stationary = Phase(rawValue: 2)
        public static let mayBegin = Phase(rawValue: 32)
        public static let changed = Phase(rawValue: 4)
        public static let ended = Phase(rawValue: 8)
        public static let cancelled = Phase(rawValue: 16)
    }

    /// What happened.
    public let type: EventType
    /// The keys that were held.
    public let modifierFlags: ModifierFlags
    /// Seconds on the window's clock.
    public let timestamp: TimeInterval
    /// Where the pointer was, in points of the window from below on the left.
    public internal(set) var locationInWindow = CGPoint.zero
    /// 1 for a first click, 2 for the second of a double click, and so on.
    public internal(set) var clickCount = 0
    /// 0 for the first button, 1 for the secondary one.
    public internal(set) var buttonNumber = 0
    /// What a key types with the modifiers that are held; nil for events of other kinds.
    public internal(set) var characters: String?
    /// The key that is pressed, without what modifiers but Shift do to it.
    public internal(set) var charactersIgnoringModifiers: String?
    /// The number of a key on Apple's keyboards, for keys that those have: 36 is Return, 53 Escape.
    public internal(set) var keyCode: UInt16 = 0
    /// Whether the key is held and this is one of its repetitions.
    public internal(set) var isARepeat = false
    /// How far content goes to the right, in points.
    public internal(set) var scrollingDeltaX: CGFloat = 0
    /// How far content goes downwards, in points.
    public internal(set) var scrollingDeltaY: CGFloat = 0
    /// Whether the deltas follow fingers point by point.
    public internal(set) var hasPreciseScrollingDeltas = false
    /// Whether content goes against the fingers. Desktops don't tell; the deltas are those of the content anyway.
    public let isDirectionInvertedFromDevice = false
    /// How much larger something is to be: 0.1 for a tenth.
    public internal(set) var magnification: CGFloat = 0
    /// Which part of a movement it is; empty for clicks of a wheel.
    public internal(set) var phase: Phase = []
    /// Which part of a movement that goes on by itself it is. Such movements are not told of here.
    public let momentumPhase: Phase = []
    /// How far the pointer has moved since the last event, in points; of a wheel, how far it was turned.
    public internal(set) var deltaX: CGFloat = 0
    /// How far the pointer has moved since the last event, downwards in points; of a wheel, how far it was turned.
    public internal(set) var deltaY: CGFloat = 0

    /// The area of a view that the pointer has come into or left; nil for events of other kinds.
    public internal(set) var trackingArea: NSTrackingArea?

    /// Whether a responder kept it. It is, until it has gone through a whole chain of them.
    var isHandled = true
    private weak var root: WindowRoot?

    init(_ type: EventType, in root: WindowRoot?, modifiers: EventModifiers, time: TimeInterval) {
        self.type = type
        self.root = root
        modifierFlags = ModifierFlags(modifiers)
        timestamp = time
        super.init()
        // Events are made when they happen.
        NSApplication.shared.currentEvent = self
    }

    /// An event of the pointer, at a point of the window told from above.
    convenience init(
        _ type: EventType, at location: CGPoint, in root: WindowRoot?, modifiers: EventModifiers, time: TimeInterval,
        clickCount: Int = 0
    ) {
        self.init(type, in: root, modifiers: modifiers, time: time)
        locationInWindow = CGPoint(x: location.x, y: (root?.size.height ?? 0) - location.y)
        self.clickCount = clickCount
        if [.rightMouseDown, .rightMouseUp, .rightMouseDragged].contains(type) { buttonNumber = 1 }
    }

    /// An event of a key that goes down.
    convenience init(_ key: KeyInput, as type: EventType = .keyDown, in root: WindowRoot?) {
        self.init(type, in: root, modifiers: key.modifiers, time: key.time)
        isARepeat = key.isRepeat
        characters = key.typed
        charactersIgnoringModifiers = key.typedWithoutModifiers
        keyCode = key.appleKeyCode
    }

    /// An event of a wheel or of two fingers.
    convenience init(_ event: ScrollEvent, in root: WindowRoot?) {
        self.init(.scrollWheel, at: event.location, in: root, modifiers: event.modifiers, time: event.time)
        // AppKit tells how content moves, and not how much further down one looks.
        scrollingDeltaX = -event.delta.width
        scrollingDeltaY = -event.delta.height
        hasPreciseScrollingDeltas = event.isPrecise
        deltaX = scrollingDeltaX / ScrollEvent.pointsForWheelClick
        deltaY = scrollingDeltaY / ScrollEvent.pointsForWheelClick
        phase =
            switch event.phase {
            case .discrete: []
            case .began: .began
            case .changed: .changed
            case .ended: .ended
            case .cancelled: .cancelled
            }
    }

    /// The window in which it happened.
    open var window: NSWindow? { root.map { NSWindow.object(for: $0) } }

    /// The keys that are held now, in the window in use.
    open class var modifierFlags: ModifierFlags { ModifierFlags(ProgramWindows.ofProgram.current?.heldModifiers ?? []) }
    /// Where the pointer is, in points of the display from below. Only where it is in the window in use is known here.
    open class var mouseLocation: CGPoint {
        guard let window = ProgramWindows.ofProgram.current, let place = window.pointerLocation else { return .zero }
        return CGPoint(x: place.x, y: window.size.height - place.y)
    }
    /// How soon a second click must follow to be one of a double click, in seconds.
    open class var doubleClickInterval: TimeInterval { 0.5 }
}
