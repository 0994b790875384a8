import DovetailCore
import DovetailPlatform
import Foundation

/// A view that can be used.
///
/// What a person does is told to methods of other objects (``addTarget(_:action:for:)``) and to actions (``addAction(_:for:)``).
@MainActor @preconcurrency
open class UIControl: UIView {
    override var isElementByItself: Bool { true }
    /// Whether it can be used.
    open var isEnabled = true { didSet { changed() } }
    /// Whether it is selected.
    open var isSelected = false { didSet { changed() } }
    /// Whether it looks pressed. Buttons do while they are pressed.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { changed() } } }

    /// What it is in: whether it is pressed, selected or cannot be used.
    open var state: State {
        var state: State = isEnabled ? [] : .disabled
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }
    /// Where what it shows stands from side to side, if it is wider.
    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
    /// Where what it shows stands from top to bottom, if it is higher.
    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
    /// Where what it shows stands from side to side. Buttons without a configuration follow it.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { changed() } }
    /// Where what it shows stands from top to bottom. Buttons without a configuration follow it.
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { changed() } }
    /// What is told of it when the pointer rests on it; nil for nothing.
    open var toolTip: String? { didSet { changed() } }
    override var shownToolTip: String? { toolTip }

    // MARK: Presses of an app's own controls

    /// Whether a press goes on that began in it and that it follows.
    open internal(set) var isTracking = false
    /// Whether that press is within it now.
    public private(set) var isTouchInside = false

    /// A press begins. Returns whether it is to be followed. For controls of an app's own classes.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// A press moves that is followed. Returns whether it is to be followed any longer.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// A press ends that was followed.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// A press was taken away that was followed.
    open func cancelTracking(with event: UIEvent?) {}

    /// Whether it follows presses by itself: those that are here show themselves that they are pressed.
    var tracksTouches: Bool { isOfAppClass && content == nil }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard tracksTouches else { return super.touchesBegan(touches, with: event) }
        guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else { return }
        (isTracking, isTouchInside, isHighlighted) = (true, true, true)
        sendActions(for: .touchDown)
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard tracksTouches else { return super.touchesMoved(touches, with: event) }
        guard isTracking, let touch = touches.first else { return }
        let wasInside = isTouchInside
        isTouchInside = bounds.contains(touch.location(in: self))
        isHighlighted = isTouchInside
        guard continueTracking(touch, with: event) else {
            (isTracking, isTouchInside, isHighlighted) = (false, false, false)
            return
        }
        if isTouchInside != wasInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard tracksTouches else { return super.touchesEnded(touches, with: event) }
        guard isTracking else { return }
        let touch = touches.first
        let isInside = touch.map { bounds.contains($0.location(in: self)) } ?? false
        endTracking(touch, with: event)
        (isTracking, isTouchInside, isHighlighted) = (false, false, false)
        sendActions(for: isInside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside)
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard tracksTouches else { return super.touchesCancelled(touches, with: event) }
        guard isTracking else { return }
        cancelTracking(with: event)
        (isTracking, isTouchInside, isHighlighted) = (false, false, false)
        sendActions(for: .touchCancel)
    }

    /// What a control's look is for.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal = State([])
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)
    }

    /// What happens to a control. Where a finger moves is told of controls of an app's own classes.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The pointer is pressed on the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// The pointer was pressed once more within a short time. Not told.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A press moves within the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A press moves outside of the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A press comes back into the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A press leaves the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The pointer was pressed and let go of on the control: it was used.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The pointer was let go of elsewhere.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The press came to nothing.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// A person chose another value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control was used in the way that it is there for: a button pressed, a field's text sent.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A field has got the keyboard.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// A person changed the text of a field.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// A field has lost the keyboard.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Return was pressed in a field.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0x0FFF)
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    // MARK: What is told

    private struct Receiver {
        /// Not kept, as on iOS.
        weak var target: AnyObject?
        let selector: Selector
        var events: Event
    }

    private var receivers: [Receiver] = []
    private var actions: [(action: UIAction, events: Event)] = []

    /// Calls a method of an object for events. The object is not kept.
    ///
    /// - Parameter target: The object. Nil is none: there is no chain of responders to look through.
    /// - Parameter action: The method, as ``Selector/init(calling:)-swift.method`` takes it.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        guard let target = target.map({ $0 as AnyObject }) else { return }
        receivers.append(Receiver(target: target, selector: action, events: controlEvents))
    }

    /// Stops calling methods of an object for events; nil stands for every object or method.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
        let target = target.map { $0 as AnyObject }
        for index in receivers.indices
        where (target == nil || receivers[index].target === target)
            && (action == nil || receivers[index].selector == action)
        {
            receivers[index].events.subtract(controlEvents)
        }
        receivers.removeAll { $0.events.isEmpty || $0.target == nil }
    }

    /// Runs an action for events. One with the same identifier goes.
    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        actions.append((action, controlEvents))
    }

    /// Stops running an action for events.
    open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Stops running an action for events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
        for index in actions.indices where actions[index].action.identifier == actionIdentifier {
            actions[index].events.subtract(controlEvents)
        }
        actions.removeAll { $0.events.isEmpty }
    }

    /// The names of an object's methods that are called for events, in the order in which they were added; nil where there are none.
    ///
    /// - Parameter target: The object.
    /// - Complexity: O(n) for n methods.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? {
        let target = target.map { $0 as AnyObject }
        let names = receivers.filter { $0.target === target && !$0.events.isDisjoint(with: controlEvent) }
            .map { "\($0.selector)" }
        return names.isEmpty ? nil : names
    }
    /// The objects whose methods are called for any event.
    open var allTargets: Set<AnyHashable> {
        Set(receivers.compactMap { ($0.target as? NSObject).map(AnyHashable.init) })
    }
    /// The events for which anything is called.
    open var allControlEvents: UIControl.Event {
        receivers.reduce(actions.reduce(into: []) { $0.formUnion($1.events) }) { $0.union($1.events) }
    }

    /// Calls a method of an object. An app's own control may look at what is about to be told.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        guard let target else { return }
        action.send(to: target as AnyObject, from: self, event: event)
    }
    /// Runs an action. An app's own control may look at what is about to be run.
    open func sendAction(_ action: UIAction) { action.run(from: self) }

    /// Tells of events as though they had happened.
    open func sendActions(for controlEvents: UIControl.Event) {
        for (action, events) in actions where !events.isDisjoint(with: controlEvents) { sendAction(action) }
        for receiver in receivers where !receiver.events.isDisjoint(with: controlEvents) {
            guard let target = receiver.target else { continue }
            sendAction(receiver.selector, to: target, for: nil)
        }
    }
}

/// Something of a menu: an action.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
    /// Its name.
    public let title: String
    /// Its picture.
    public let image: UIImage?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
    }

    /// How it can be used.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
    }

    /// Whether it is marked.
    public enum State: Int, Sendable { case off, on, mixed }
}

/// What an action runs.
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// Something to do, with a name and a picture.
@MainActor @preconcurrency
open class UIAction: UIMenuElement {
    /// Tells actions apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public let identifier: Identifier
    /// A longer name. It is kept, and nothing else.
    open var discoverabilityTitle: String?
    /// How it can be used. A disabled action is not run.
    open var attributes: UIMenuElement.Attributes
    /// Whether it is marked.
    open var state: UIMenuElement.State
    /// What runs it, while it does.
    public private(set) weak var sender: AnyObject?
    private let handler: UIActionHandler

    public init(
        title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.attributes = attributes
        self.state = state
        self.handler = handler
        self.discoverabilityTitle = discoverabilityTitle
        super.init(title: title, image: image)
    }

    private override init(title: String, image: UIImage?) { fatalError("an action has a handler") }

    func run(from sender: AnyObject) {
        guard !attributes.contains(.disabled) else { return }
        self.sender = sender
        handler(self)
    }
}
