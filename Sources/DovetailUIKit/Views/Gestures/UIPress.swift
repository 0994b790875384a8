import DovetailCore
import Foundation

/// A key of the keyboard that a person holds.
///
/// A key that is held is told once, however often it repeats what it types. There are no remote controls and game controllers: all presses are of keys.
@MainActor @preconcurrency
open class UIPress: NSObject {
    /// How far a press is.
    public enum Phase: Int, Sendable {
        case began, changed, stationary, ended, cancelled
    }
    /// Which button is pressed. Keys have no name among these: their raw value is 2000 and the number of ``UIKey/keyCode``. Apple does not say what it
    /// is for keys.
    public struct PressType: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let upArrow = PressType(rawValue: 0)
        public static let downArrow = PressType(rawValue: 1)
        public static let leftArrow = PressType(rawValue: 2)
        public static let rightArrow = PressType(rawValue: 3)
        public static let select = PressType(rawValue: 4)
        public static let menu = PressType(rawValue: 5)
        public static let playPause = PressType(rawValue: 6)
        public static let pageUp = PressType(rawValue: 30)
        public static let pageDown = PressType(rawValue: 31)
    }

    /// How far it is.
    open internal(set) var phase = Phase.began
    /// When it was as it is, in seconds of `ProcessInfo.systemUptime`'s clock.
    open internal(set) var timestamp: TimeInterval = ProcessInfo.processInfo.systemUptime
    open var type: PressType { PressType(rawValue: 2000 + (pressed.keyCode?.rawValue ?? 0)) }
    /// The window in which the key was pressed.
    open internal(set) weak var window: UIWindow?
    /// What is told of it first.
    open internal(set) weak var responder: UIResponder?
    /// None: recognisers follow no keys.
    open var gestureRecognizers: [UIGestureRecognizer]? { [] }
    /// Always 1: keys tell no force.
    open var force: CGFloat { 1 }
    /// The key; nil for one that Dovetail does not know.
    open var key: UIKey? { pressed.keyCode == nil ? nil : pressed }

    private let pressed: UIKey

    init(_ key: UIKey, in window: UIWindow, to responder: UIResponder) {
        pressed = key
        self.window = window
        self.responder = responder
    }

    func become(_ phase: Phase) {
        self.phase = phase
        timestamp = ProcessInfo.processInfo.systemUptime
    }
}

/// Keys that a person presses or lets go.
@MainActor @preconcurrency
open class UIPressesEvent: UIEvent {
    /// The keys.
    open var allPresses: Set<UIPress>
    open override var type: EventType { .presses }
    open override var timestamp: TimeInterval { allPresses.first?.timestamp ?? 0 }

    init(_ presses: Set<UIPress>) {
        allPresses = presses
        super.init()
    }

    /// The keys that a recogniser follows: none does.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
