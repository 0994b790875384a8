import DovetailPlatform
import Foundation

extension Timer {
    /// A timer that calls a method of an object, with itself as the sender. It keeps the object while it runs.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats: Bool
    ) {
        self.init(timeInterval: ti, repeats: repeats, block: Self.sender(of: aSelector, to: aTarget))
    }

    /// A timer that calls a method of an object from a date on, with itself as the sender. It keeps the object while it runs.
    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        self.init(fire: date, interval: ti, repeats: rep, block: Self.sender(of: s, to: t))
    }

    private static func sender(of selector: Selector, to target: Any) -> @Sendable (Timer) -> Void {
        // Timers of the main run loop fire on the main thread, where the target is used.
        nonisolated(unsafe) let target = target as AnyObject
        return { timer in
            // It is on that thread already.
            nonisolated(unsafe) let timer = timer
            MainActor.assumeIsolated { _ = selector.send(to: target, from: timer) }
        }
    }

    /// A timer on the run loop in use that calls a method of an object, with itself as the sender. It keeps the object while it runs.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}

extension NotificationCenter {
    /// Calls a method of an object for each notification, with that as the sender: on the main thread, later when it was posted on another.
    ///
    /// The object is not kept. When it has gone, nothing is called any more.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let held = WeakObserver(observer as AnyObject)
        let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
            nonisolated(unsafe) let notification = notification
            DispatchQueue.onMain {
                if let observer = held.value { aSelector.send(to: observer, from: notification) }
            }
        }
        ObserverTokens.add(token, of: observer as AnyObject, name: aName, in: self)
    }

    /// Stops calling methods of an object, or what a token of ``addObserver(forName:object:queue:using:)`` stands for.
    ///
    /// Foundation's own takes anything and knows tokens alone; this one goes before it, as an object is less than anything.
    public func removeObserver(_ observer: AnyObject) {
        for token in ObserverTokens.take(of: observer, name: nil, in: self) { removeObserver(token as Any) }
        removeObserver(observer as Any)
    }

    /// Stops calling methods of an object for notifications of a name; nil for all.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        for token in ObserverTokens.take(of: observer, name: aName, in: self) { removeObserver(token as Any) }
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}

/// An object that is used on the main thread, and not kept.
private final class WeakObserver: @unchecked Sendable {
    // Read on the main thread. Weak references may be read and cleared on different threads.
    private(set) weak var value: AnyObject?
    init(_ value: AnyObject) { self.value = value }
}

/// What notification centres gave for objects whose methods they call.
private enum ObserverTokens {
    private struct Entry {
        weak var observer: AnyObject?
        weak var center: NotificationCenter?
        let name: NSNotification.Name?
        let token: any NSObjectProtocol
    }

    private static let lock = NSLock()
    // One for the process, guarded by `lock`: objects belong to no program.
    nonisolated(unsafe) private static var entries: [Entry] = []

    static func add(
        _ token: any NSObjectProtocol, of observer: AnyObject, name: NSNotification.Name?, in center: NotificationCenter
    ) {
        let gone = lock.withLock {
            let gone = entries.filter { $0.observer == nil }
            entries.removeAll { $0.observer == nil || $0.center == nil }
            entries.append(Entry(observer: observer, center: center, name: name, token: token))
            return gone
        }
        // Outside of the lock: what the tokens' closures hold may do anything when it goes.
        for entry in gone { entry.center?.removeObserver(entry.token as Any) }
    }

    static func take(
        of observer: AnyObject, name: NSNotification.Name?, in center: NotificationCenter
    ) -> [any NSObjectProtocol] {
        lock.withLock {
            let isMine = { (entry: Entry) in
                entry.observer === observer && entry.center === center && (name == nil || entry.name == name)
            }
            let mine = entries.filter(isMine).map(\.token)
            entries.removeAll(where: isMine)
            return mine
        }
    }
}
