import DovetailCore
import DovetailPlatform
import Foundation

/// Follows what a person does on a view, and tells a method of another object when it is a gesture.
///
///     let click = NSClickGestureRecognizer(target: self, action: Selector(calling: Page.clicked))
///     view.addGestureRecognizer(click)
///
/// The gestures themselves are SwiftUI's. Of several recognisers of a view the first that begins keeps the others from it, unless their
/// delegates say otherwise; clicks stand beside others. Classes of an app's own hear of the pointer by ``mouseDown(with:)`` and its like, and say
/// by ``state`` how far their gesture is; they stand beside other gestures.
@MainActor @preconcurrency
open class NSGestureRecognizer: NSObject {
    /// How far a gesture is.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        /// The same as ``ended``, for gestures that happen at once.
        public static let recognized = State.ended
    }

    /// How far the gesture is. A class of an app's own sets it, and the action is called.
    open var state: State {
        get { kept }
        set {
            guard newValue != .possible else { return kept = .possible }
            become(newValue)
        }
    }
    private var kept = State.possible
    /// The object whose method is called for each change of the gesture. It is not kept.
    open weak var target: AnyObject?
    /// The method that is called for each change of the gesture.
    open var action: Selector?
    /// The view that it is added to.
    open internal(set) weak var view: NSView?
    /// Whether it is looked for.
    open var isEnabled = true { didSet { if isEnabled != oldValue { view?.changed() } } }
    /// Decides about the gesture.
    open weak var delegate: (any NSGestureRecognizerDelegate)?
    /// A name of the app's own.
    open var name: String?
    // The view hears of events at once: these are kept, and nothing else.
    open var delaysPrimaryMouseButtonEvents = false
    open var delaysSecondaryMouseButtonEvents = false
    open var delaysOtherMouseButtonEvents = false
    open var delaysKeyEvents = false
    open var delaysMagnificationEvents = false
    open var delaysRotationEvents = false
    /// The kinds of touches that count. Events tell of none: it is kept, and nothing else.
    open var allowedTouchTypes: NSTouch.TouchTypeMask = []
    /// How a press that is harder does something else. Pointers here tell of no pressure: it is kept, and nothing else.
    open var pressureConfiguration = NSPressureConfiguration(pressureBehavior: .primaryDefault)
    /// The modifier keys that are held.
    open var modifierFlags: NSEvent.ModifierFlags { NSEvent.ModifierFlags(view?.shownRoot?.heldModifiers ?? []) }

    /// A recogniser that calls a method of an object, which is not kept.
    public init(target: Any?, action: Selector?) {
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }
    /// A recogniser that calls nothing yet.
    public override convenience init() { self.init(target: nil, action: nil) }
    /// A recogniser that calls nothing yet. Nothing is read: there are no archives of recognisers.
    public required init?(coder: NSCoder) {}

    /// Where it is, in points of the window from above.
    final var place = CGPoint.zero

    /// Where the gesture is, in points of a view; nil for the window.
    open func location(in view: NSView?) -> CGPoint {
        let height = self.view?.shownRoot?.size.height ?? 0
        let inWindow = CGPoint(x: place.x, y: height - place.y)
        return view?.convert(inWindow, from: nil) ?? inWindow
    }

    /// A movement of the window as one of a view: heights grow upwards where the view is not flipped.
    func movement(_ size: CGSize, in view: NSView?) -> CGPoint {
        CGPoint(x: size.width, y: view?.isFlipped == true ? size.height : -size.height)
    }

    /// The gesture that follows it; nil where there is none.
    func gesture() -> AnyGesture<Void>? { nil }
    /// Whether it stands beside other gestures of the view.
    var isBeside: Bool { false }
    /// Whether it is of a class of the app's own, which may hear of the pointer.
    final var isOfAppClass: Bool { !String(reflecting: type(of: self)).hasPrefix("DovetailAppKit.") }

    /// Takes the gesture to a state and tells of it. Returns false where the delegate does not let it begin.
    @discardableResult
    func become(_ new: State) -> Bool {
        let begins = kept == .possible && (new == .began || new == .ended)
        if begins, let delegate {
            let event = view?.pointerEvent(at: place)
            let attempts = event.map { delegate.gestureRecognizer(self, shouldAttemptToRecognizeWith: $0) } ?? true
            guard attempts, delegate.gestureRecognizerShouldBegin(self) else { return false }
        }
        kept = new
        if new != .failed, let action, let target { _ = action.send(to: target, from: self) }
        guard new == .ended || new == .cancelled || new == .failed else { return true }
        kept = .possible
        reset()
        return true
    }

    /// What is common to gestures that go on: they begin, change and end.
    func follow(isActive: Bool) {
        if isActive {
            become(kept == .began || kept == .changed ? .changed : .began)
        } else if kept != .possible {
            become(.ended)
        }
    }

    // MARK: Classes of an app's own

    /// The button goes down on the view. Told to classes of an app's own, as what follows.
    open func mouseDown(with event: NSEvent) {}
    /// The pointer moves with its button down.
    open func mouseDragged(with event: NSEvent) {}
    /// The button goes up.
    open func mouseUp(with event: NSEvent) {}
    /// The secondary button goes down: nobody calls it.
    open func rightMouseDown(with event: NSEvent) {}
    /// The secondary button goes up: nobody calls it.
    open func rightMouseUp(with event: NSEvent) {}
    /// The pointer moves with the secondary button down: nobody calls it.
    open func rightMouseDragged(with event: NSEvent) {}
    /// A key goes down. Recognisers follow no keys: nobody calls it.
    open func keyDown(with event: NSEvent) {}
    /// A key goes up. Recognisers follow no keys: nobody calls it.
    open func keyUp(with event: NSEvent) {}
    /// Modifier keys go up or down: nobody calls it.
    open func flagsChanged(with event: NSEvent) {}
    /// Two fingers move apart or together: nobody calls it. See ``NSMagnificationGestureRecognizer``.
    open func magnify(with event: NSEvent) {}
    /// Two fingers turn: nobody calls it. See ``NSRotationGestureRecognizer``.
    open func rotate(with event: NSEvent) {}
    /// The gesture has come to its end, and all is as before it.
    open func reset() {}
    /// Whether another recogniser can be kept from its gesture by this one. Nobody asks.
    open func canPrevent(_ preventedGestureRecognizer: NSGestureRecognizer) -> Bool { true }
    /// Whether this one can be kept from its gesture by another recogniser. Nobody asks.
    open func canBePrevented(by preventingGestureRecognizer: NSGestureRecognizer) -> Bool { true }
    /// Whether this one waits until another one has failed, beside what the delegate says.
    open func shouldRequireFailure(of otherGestureRecognizer: NSGestureRecognizer) -> Bool { false }
    /// Whether another one waits until this one has failed, beside what the delegate says.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: NSGestureRecognizer) -> Bool { false }

    /// Whether it waits until another one has failed.
    func waits(for other: NSGestureRecognizer) -> Bool {
        guard other !== self else { return false }
        return shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    }

    private var isDown = false
    /// The press on the view is at a place, in points of the window from above; it is over where `isOver` is true.
    func pressed(at place: CGPoint, isOver: Bool) {
        let moved = place != self.place
        self.place = place
        guard let view else { return }
        if !isDown {
            isDown = true
            mouseDown(with: view.pointerEvent(at: place))
        } else if moved, !isOver {
            mouseDragged(with: view.pointerEvent(.leftMouseDragged, at: place))
        }
        guard isOver else { return }
        isDown = false
        mouseUp(with: view.pointerEvent(.leftMouseUp, at: place))
    }
}

/// Decides about gestures. All methods have an answer of their own where an app has none.
@MainActor @preconcurrency
public protocol NSGestureRecognizerDelegate: NSObjectProtocol {
    /// Whether what a person does may become the gesture.
    func gestureRecognizer(
        _ gestureRecognizer: NSGestureRecognizer, shouldAttemptToRecognizeWith event: NSEvent
    ) -> Bool
    /// Whether a gesture may begin.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool
    /// Whether a gesture goes on beside another one of its view.
    func gestureRecognizer(
        _ gestureRecognizer: NSGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: NSGestureRecognizer
    ) -> Bool
    /// Whether a gesture waits until another one of its view has failed.
    func gestureRecognizer(
        _ gestureRecognizer: NSGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: NSGestureRecognizer
    ) -> Bool
    /// Whether another gesture of its view waits until this one has failed.
    func gestureRecognizer(
        _ gestureRecognizer: NSGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: NSGestureRecognizer
    ) -> Bool
}

extension NSGestureRecognizerDelegate {
    /// It may.
    public func gestureRecognizer(
        _ gestureRecognizer: NSGestureRecognizer, shouldAttemptToRecognizeWith event: NSEvent
    ) -> Bool { true }
    /// It may.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool { true }
    /// It does not.
    public func gestureRecognizer(
        _ gestureRecognizer: NSGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: NSGestureRecognizer
    ) -> Bool { false }
    /// It does not.
    public func gestureRecognizer(
        _ gestureRecognizer: NSGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: NSGestureRecognizer
    ) -> Bool { false }
    /// It does not.
    public func gestureRecognizer(
        _ gestureRecognizer: NSGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: NSGestureRecognizer
    ) -> Bool { false }
}
