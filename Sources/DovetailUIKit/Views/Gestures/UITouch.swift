import DovetailCore
import DovetailPlatform
import Foundation

/// A press of the pointer, or of a finger.
@MainActor @preconcurrency
open class UITouch: NSObject {
    /// How far a press is.
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }
    /// What presses.
    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer
        public static let stylus = TouchType.pencil
    }

    /// How far it is.
    open internal(set) var phase = Phase.began
    /// How many presses there were in a row, with this one.
    open internal(set) var tapCount = 1
    /// When it was as it is, in seconds of `ProcessInfo.systemUptime`'s clock.
    open internal(set) var timestamp: TimeInterval = ProcessInfo.processInfo.systemUptime
    /// The view that it began in.
    open internal(set) weak var view: UIView?
    open var window: UIWindow? { view?.window }
    /// A pointer, which is taken for a finger.
    open var type: TouchType { .direct }
    /// How hard the press is; 1 is an ordinary one. All are.
    open var force: CGFloat { 1 }
    /// How hard a press can be.
    open var maximumPossibleForce: CGFloat { 1 }
    /// How large the place is that is pressed, in points.
    open var majorRadius: CGFloat { 1 }
    /// The recognisers of the view.
    open var gestureRecognizers: [UIGestureRecognizer]? { view?.gestureRecognizers }

    private(set) var windowLocation: CGPoint
    private var previous: CGPoint

    init(at location: CGPoint, in view: UIView?) {
        windowLocation = location
        previous = location
        self.view = view
    }

    /// Where it is, in points of a view; nil for the window.
    open func location(in view: UIView?) -> CGPoint { Self.place(windowLocation, in: view) }
    /// Where it was before, in points of a view; nil for the window.
    open func previousLocation(in view: UIView?) -> CGPoint { Self.place(previous, in: view) }

    func moved(to location: CGPoint, phase: Phase) {
        previous = windowLocation
        windowLocation = location
        self.phase = phase
        timestamp = ProcessInfo.processInfo.systemUptime
    }

    private static func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
        guard let origin = view?.windowOrigin else { return point }
        return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
}

/// What a person did: a press.
@MainActor @preconcurrency
open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14
    }
    public enum EventSubtype: Int, Sendable { case none, motionShake }
    /// The buttons of a pointer.
    public struct ButtonMask: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let primary = ButtonMask(rawValue: 1)
        public static let secondary = ButtonMask(rawValue: 2)
        /// A button by its number, the first being 1.
        public static func button(_ buttonNumber: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (buttonNumber - 1)) }
    }
    /// The buttons that are pressed: the primary one while something is.
    open var buttonMask: ButtonMask { allTouches?.isEmpty == false ? .primary : [] }

    /// The presses; nil for none.
    open internal(set) var allTouches: Set<UITouch>?
    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    /// When it was, in seconds of `ProcessInfo.systemUptime`'s clock.
    open var timestamp: TimeInterval { allTouches?.first?.timestamp ?? 0 }

    init(_ touches: Set<UITouch>? = nil) { allTouches = touches }

    /// The presses that began in a view.
    open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
    /// The ways between two reports of a press: the press alone, as none is left out.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
    /// Where a press may go: nothing is foretold.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}

extension UIView {
    /// Whether it is of a class of the app's own, and so may override what views are told of touches and of their surroundings by.
    var isOfAppClass: Bool { !String(reflecting: type(of: self)).hasPrefix("DovetailUIKit.") }
}

/// Tells a view of the presses that begin in it.
struct ViewTouches: ViewModifier {
    let view: UIView
    @State private var press = Press()
    @GestureState private var isActive = false

    @MainActor
    private final class Press {
        var touch: UITouch?
        nonisolated init() {}
    }

    func body(content: Content) -> some View {
        content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .contentShape(Rectangle())
            .simultaneousGesture(
                DragGesture(minimumDistance: 0, coordinateSpace: .global)
                    .updating($isActive) { _, isActive, _ in isActive = true }
                    .onChanged { moved(to: $0.location) }
                    .onEnded { ended(at: $0.location, phase: .ended) }
            )
            // A press that is taken away ends without a word.
            .onChange(of: isActive) { _, isActive in
                if !isActive, let touch = press.touch { ended(at: touch.windowLocation, phase: .cancelled) }
            }
            .onGeometryChange(for: CGPoint.self) {
                $0.frame(in: .global).origin
            } action: {
                view.shownOrigin = $0
            }
    }

    private func moved(to location: CGPoint) {
        guard let touch = press.touch else {
            // A view of the app's own inside of it hears of the press, and hands it on where it likes.
            if view.pressInside != nil { return }
            let touch = UITouch(at: location, in: view)
            press.touch = touch
            var around = view.next
            while let responder = around {
                (responder as? UIView)?.pressInside = touch
                around = responder.next
            }
            return view.touchesBegan([touch], with: UIEvent([touch]))
        }
        guard location != touch.windowLocation else { return }
        touch.moved(to: location, phase: .moved)
        view.touchesMoved([touch], with: UIEvent([touch]))
    }

    private func ended(at location: CGPoint, phase: UITouch.Phase) {
        guard let touch = press.touch else { return }
        press.touch = nil
        touch.moved(to: location, phase: phase)
        if phase == .ended {
            view.touchesEnded([touch], with: UIEvent([touch]))
        } else {
            view.touchesCancelled([touch], with: UIEvent([touch]))
        }
    }
}
