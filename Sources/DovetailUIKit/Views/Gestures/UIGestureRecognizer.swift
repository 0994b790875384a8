import DovetailCore
import DovetailPlatform
import Foundation

/// Follows what a person does on a view, and tells methods of other objects when it is a gesture.
///
///     let tap = UITapGestureRecognizer(target: self, action: Selector(calling: Page.tapped))
///     view.addGestureRecognizer(tap)
///
/// The gestures themselves are SwiftUI's. Of several recognisers of a view the first that begins keeps the others from it, unless their
/// delegates say otherwise; taps stand beside others, except where ``require(toFail:)`` makes them wait.
///
/// Classes of an app's own hear of presses by ``touchesBegan(_:with:)`` and its like, and say by ``state`` how far their gesture is. They stand
/// beside other gestures.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
    /// How far a gesture is.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        /// The same as ``ended``, for gestures that happen at once.
        public static let recognized = State.ended
    }

    /// How far the gesture is. A class of an app's own sets it, and what was added by ``addTarget(_:action:)`` is told.
    open var state: State {
        get { kept }
        set {
            guard newValue != .possible else { return kept = .possible }
            become(newValue)
        }
    }
    private var kept = State.possible
    /// Whether a gesture has come to its end while the press goes on that it was made of.
    private var isOver = false
    /// Whether it is looked for.
    open var isEnabled = true { didSet { if isEnabled != oldValue { view?.changed() } } }
    /// The view that it is added to.
    open internal(set) weak var view: UIView?
    /// Decides about the gesture.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// A name of the app's own.
    open var name: String?
    /// Whether what it recognises is kept from the view and its other gestures. Taps, swipes and held presses stand beside others in any case.
    open var cancelsTouchesInView = true { didSet { if cancelsTouchesInView != oldValue { view?.changed() } } }
    /// Whether the view hears of touches only when the gesture has failed. It hears of them at once: it is kept, and nothing else.
    open var delaysTouchesBegan = false
    /// Whether the view hears of the end of touches only when the gesture has failed. It hears of it at once: it is kept, and nothing else.
    open var delaysTouchesEnded = true
    /// The kinds of touches that count. All do: it is kept, and nothing else.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    /// The kinds of presses that count. There are none: it is kept, and nothing else.
    open var allowedPressTypes: [NSNumber] = []
    /// Whether touches of other kinds are left out while one is followed. There is one pointer: it is kept, and nothing else.
    open var requiresExclusiveTouchType = true
    /// How many fingers are down; 1 for a pointer.
    open var numberOfTouches: Int { state == .possible || state == .failed ? 0 : 1 }

    private struct Receiver {
        weak var target: AnyObject?
        let action: Selector
    }
    private var receivers: [Receiver] = []
    /// Where it is, in points of the window.
    var windowLocation = CGPoint.zero
    /// The recognisers that have to fail first.
    private(set) var required: [UIGestureRecognizer] = []

    /// A recogniser that calls a method of an object, which is not kept.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// A recogniser that calls nothing yet.
    public override convenience init() { self.init(target: nil, action: nil) }

    /// Calls a method of an object for each change of the gesture. The object is not kept.
    open func addTarget(_ target: Any, action: Selector) {
        receivers.append(Receiver(target: target as AnyObject, action: action))
    }

    /// Stops calling methods of an object; nil stands for every object or method.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let target = target.map { $0 as AnyObject }
        receivers.removeAll {
            (target == nil || $0.target === target) && (action == nil || $0.action == action)
        }
    }

    /// Waits until another recogniser of the same view has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        guard otherGestureRecognizer !== self else { return }
        required.append(otherGestureRecognizer)
        view?.changed()
    }

    /// Where the gesture is, in points of a view; nil for the window.
    open func location(in view: UIView?) -> CGPoint {
        guard let view, let origin = view.windowOrigin else { return windowLocation }
        return CGPoint(x: windowLocation.x - origin.x, y: windowLocation.y - origin.y)
    }

    /// Where one of its fingers is, in points of a view; nil for the window. A pointer is one finger.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

    /// The gesture that follows it, with what it takes over; nil where there is none.
    func gesture() -> AnyGesture<Void>? { nil }
    /// Whether it stands beside other gestures of the view.
    var isBeside: Bool { false }
    /// What is told beside the methods.
    var onAction: (() -> Void)?
    /// Follows the pointer in a window of the desktop's that the recogniser was added to.
    func follow(_ event: PointerEvent) {}

    /// Takes the gesture to a state and tells of it. Returns false where the delegate does not let it begin.
    @discardableResult
    func become(_ new: State) -> Bool {
        let begins = state == .possible && (new == .began || new == .ended)
        if isOver { return false }
        if begins, !mayBegin { return false }
        kept = new
        for receiver in receivers {
            guard let target = receiver.target else { continue }
            receiver.action.send(to: target, from: self)
        }
        onAction?()
        guard new == .ended || new == .cancelled || new == .failed else { return true }
        // One of an app's own is as it says until its press is over.
        if followed == nil { kept = .possible } else { isOver = true }
        return true
    }

    // MARK: Classes of an app's own

    /// The press that is followed.
    private var followed: UITouch?
    /// Whether it is of a class of the app's own, which may hear of presses.
    var isOfAppClass: Bool { !String(reflecting: type(of: self)).hasPrefix("DovetailUIKit.") }

    /// A press begins on the view.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// A press moves.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// A press ends.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// A press is over because something else took it.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// A key is pressed. Recognisers follow no keys: nobody calls it.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// A key is let go. Recognisers follow no keys: nobody calls it.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Leaves a press out of account: there is one alone, so that the gesture fails.
    open func ignore(_ touch: UITouch, for event: UIEvent) { if touch === followed { become(.failed) } }
    /// The gesture has come to its end, and all is as before it.
    open func reset() {}
    /// Whether another recogniser can be kept from its gesture by this one. Nobody asks.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether this one can be kept from its gesture by another recogniser. Nobody asks.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// The modifier keys that are down. None are told here.
    open var modifierFlags: UIKeyModifierFlags { [] }

    /// The press on the view is at a place, in points of the window.
    fileprivate func pressed(at location: CGPoint) {
        windowLocation = location
        if let touch = followed {
            guard location != touch.windowLocation else { return }
            touch.moved(to: location, phase: .moved)
            return touchesMoved([touch], with: UIEvent([touch]))
        }
        let touch = UITouch(at: location, in: view)
        followed = touch
        touchesBegan([touch], with: UIEvent([touch]))
    }

    /// The press on the view is over.
    fileprivate func letGo(at location: CGPoint?) {
        guard let touch = followed else { return }
        if let location {
            windowLocation = location
            touch.moved(to: location, phase: .ended)
            touchesEnded([touch], with: UIEvent([touch]))
        } else {
            touch.moved(to: touch.windowLocation, phase: .cancelled)
            touchesCancelled([touch], with: UIEvent([touch]))
        }
        followed = nil
        isOver = false
        kept = .possible
        reset()
    }

    /// Whether the delegate lets it begin where it is.
    private var mayBegin: Bool {
        if let view, !view.gestureRecognizerShouldBegin(self) { return false }
        guard let delegate else { return true }
        let touch = UITouch(at: windowLocation, in: view)
        return delegate.gestureRecognizer(self, shouldReceive: UIEvent([touch]))
            && delegate.gestureRecognizer(self, shouldReceive: touch) && delegate.gestureRecognizerShouldBegin(self)
    }

    /// Whether it waits until another one has failed, as it was told or as one of their delegates says.
    func waits(for other: UIGestureRecognizer) -> Bool {
        guard other !== self else { return false }
        return required.contains { $0 === other }
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    }

    /// What is common to gestures that go on: they begin, change and end.
    func follow(isActive: Bool) {
        if isActive {
            become(state == .began || state == .changed ? .changed : .began)
        } else if state != .possible {
            become(.ended)
        }
    }
}

/// Decides about gestures. All methods have an answer of their own where an app has none.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// Whether a gesture may begin.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Whether a gesture goes on beside another one of its view.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether a press counts that begins in the view.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    /// Whether a key counts. Recognisers follow no keys, so nobody asks.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
    /// Whether what a person does counts. Asked before a press is asked about.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
    /// Whether a gesture waits until another one of its view has failed.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether another gesture of its view waits until this one has failed.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// It may.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// It does not.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// It does.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
    /// It does.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        true
    }
    /// It does.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        true
    }
    /// It does not.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// It does not.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

// MARK: On views

extension UIView {
    /// Looks for a gesture on the view.
    func attach(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.view = self
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }

    /// Looks for a gesture no more.
    func detach(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizer.view = nil
        gestureRecognizers = gestureRecognizers?.filter { $0 !== gestureRecognizer }
    }

    /// Where the view begins in its window; nil while it is not shown.
    var windowOrigin: CGPoint? {
        if let origin = shownOrigin { return origin }
        guard let superview, let origin = superview.windowOrigin else { return nil }
        return CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY)
    }

    /// A point of the view in another one; nil for the window.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let from = originInTree
        guard let view else {
            let origin = windowOrigin ?? from.origin
            return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
        }
        let to = view.originInTree
        guard from.root !== to.root, let first = windowOrigin, let second = view.windowOrigin else {
            return CGPoint(x: point.x + from.origin.x - to.origin.x, y: point.y + from.origin.y - to.origin.y)
        }
        return CGPoint(x: point.x + first.x - second.x, y: point.y + first.y - second.y)
    }

    /// A point of another view, or with nil of the window, in this one.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        if let view { return view.convert(point, to: self) }
        let origin = convert(CGPoint.zero, to: nil)
        return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }

    /// A rectangle of the view in another one; nil for the window.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    /// A rectangle of another view, or with nil of the window, in this one.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    /// The outermost view, and where this one begins in it.
    private var originInTree: (root: UIView, origin: CGPoint) {
        var (root, origin) = (self, CGPoint.zero)
        while let around = root.superview {
            origin = CGPoint(x: origin.x + root.frame.minX, y: origin.y + root.frame.minY)
            root = around
        }
        return (root, origin)
    }
}

/// Looks for a view's gestures.
struct ViewGestures: ViewModifier {
    let view: UIView
    let recognizers: [UIGestureRecognizer]
    /// The changes of the view so far: with another count this is another value.
    let count: Int
    /// Whether the view takes all of the place that it is given, as those of UIKit's do.
    let fillsPlace: Bool

    @MainActor init(_ view: UIView, recognizers: [UIGestureRecognizer], fillsPlace: Bool) {
        self.view = view
        self.recognizers = recognizers
        count = view.changes.count
        self.fillsPlace = fillsPlace
    }

    func body(content: Content) -> some View {
        if recognizers.isEmpty {
            content
        } else {
            let side: CGFloat? = fillsPlace ? .infinity : nil
            let whole = content.frame(maxWidth: side, maxHeight: side, alignment: .topLeading)
            // Those that others wait for are inside of them.
            ordered.reduce(AnyView(whole.contentShape(Rectangle()))) { inner, recognizer in
                AnyView(inner.modifier(FollowedGesture(recognizer: recognizer, others: recognizers, count: count)))
            }
            .onGeometryChange(for: CGPoint.self) {
                $0.frame(in: .global).origin
            } action: {
                view.shownOrigin = $0
            }
        }
    }

    private var ordered: [UIGestureRecognizer] {
        let awaited = recognizers.filter { one in recognizers.contains { $0.waits(for: one) } }
        return awaited + recognizers.filter { one in !awaited.contains { $0 === one } }
    }
}

private struct FollowedGesture: ViewModifier {
    let recognizer: UIGestureRecognizer
    let others: [UIGestureRecognizer]
    let count: Int

    func body(content: Content) -> some View {
        let gesture = recognizer.isEnabled ? recognizer.gesture() : nil
        if let hover = recognizer as? UIHoverGestureRecognizer {
            content.onContinuousHover(coordinateSpace: .global) { if hover.isEnabled { hover.moved($0) } }
        } else if recognizer.isOfAppClass, recognizer.isEnabled {
            content.modifier(KnownGesture(recognizer: recognizer, others: others, gesture: gesture))
                .modifier(OwnGesture(recognizer: recognizer))
        } else {
            content.modifier(KnownGesture(recognizer: recognizer, others: others, gesture: gesture))
        }
    }
}

/// Tells a recogniser of a class of the app's own of presses.
private struct OwnGesture: ViewModifier {
    let recognizer: UIGestureRecognizer
    @GestureState private var isActive = false

    func body(content: Content) -> some View {
        content.simultaneousGesture(
            DragGesture(minimumDistance: 0, coordinateSpace: .global)
                .updating($isActive) { _, isActive, _ in isActive = true }
                .onChanged { recognizer.pressed(at: $0.location) }
                .onEnded { recognizer.letGo(at: $0.location) }
        )
        // A press that is taken away ends without a word.
        .onChange(of: isActive) { _, isActive in if !isActive { recognizer.letGo(at: nil) } }
    }
}

/// Looks for a gesture of SwiftUI's.
private struct KnownGesture: ViewModifier {
    let recognizer: UIGestureRecognizer
    let others: [UIGestureRecognizer]
    let gesture: AnyGesture<Void>?
    @GestureState private var isActive = false

    func body(content: Content) -> some View {
        if let gesture {
            let tracked = gesture.updating($isActive) { _, isActive, _ in isActive = true }
            // One that waits for another, and that other, are in an order.
            let isOrdered =
                !recognizer.required.isEmpty
                || others.contains { $0.waits(for: recognizer) || recognizer.waits(for: $0) }
            let standsBeside = recognizer.isBeside || !recognizer.cancelsTouchesInView
            let isBeside = standsBeside && !isOrdered || others.contains { allows(with: $0) }
            Group {
                if isBeside {
                    content.simultaneousGesture(tracked)
                } else {
                    content.gesture(tracked)
                }
            }
            // A gesture that is taken away ends without a word.
            .onChange(of: isActive) { _, isActive in
                if !isActive, recognizer.state == .began || recognizer.state == .changed {
                    recognizer.become(.cancelled)
                }
            }
        } else {
            content
        }
    }

    private func allows(with other: UIGestureRecognizer) -> Bool {
        guard other !== recognizer else { return false }
        return recognizer.delegate?.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other) == true
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: recognizer) == true
    }
}
