import DovetailCore
import Foundation
import Synchronization

/// The name of a message, or a method to call.
///
/// On Apple's systems `#selector` names a method that Objective-C finds when a control is used. There is no Objective-C here. Give the
/// method itself:
///
///     slider.addTarget(context.coordinator, action: Selector(calling: Coordinator.valueChanged), for: .valueChanged)
///
/// `dovetail open` writes `Selector("valueChanged", calling: Coordinator.valueChanged)` in place of `#selector(Coordinator.valueChanged)`.
/// The method has no parameter, the sender, or the sender and the event. Two with the same name are equal; without a name each is another.
///
/// A name alone is a pointer, as on Apple's systems: the same one for the same name as long as the program runs, so that packages may make keys of it.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// Calls a method of the target with a sender. False when the target or the sender is of another type.
    fileprivate typealias Call = @MainActor @Sendable (_ target: AnyObject, _ sender: Any?, _ event: Any?) -> Bool

    // All that is stored: `unsafeBitCast(Selector("name"), to: UnsafeRawPointer.self)` stands in packages.
    private let message: Message

    /// A name, and what is called where that is known; closures can't be compared.
    private final class Message: Sendable {
        let name: String
        let call: Call?
        /// Whether an object is of the method's class; nil for a name alone.
        let isOwn: (@Sendable (AnyObject) -> Bool)?
        init(_ name: String, _ isOwn: (@Sendable (AnyObject) -> Bool)? = nil, _ call: Call? = nil) {
            (self.name, self.isOwn, self.call) = (name, isOwn, call)
        }
    }

    package var name: String { message.name }

    /// The name without what says that the method takes one argument: `copy(_:)`, `copy:` and `copy` are one message.
    package var plainName: String {
        name.hasSuffix("(_:)") ? String(name.dropLast(4)) : name.hasSuffix(":") ? String(name.dropLast()) : name
    }

    /// Whether it is a method of an object's class, or of one that the class comes from.
    package func isMethod(of object: AnyObject) -> Bool { message.isOwn?(object) == true }

    /// The messages that are names alone. They stay, so that their pointers do.
    private static let names = Mutex<[String: Message]>([:])

    /// The name of a message. Only a few are understood, such as `resignFirstResponder`.
    public init(_ name: String) {
        message = Self.names.withLock { names in
            if let known = names[name] { return known }
            let made = Message(name)
            names[name] = made
            return made
        }
    }
    /// The name of a message. Only a few are understood, such as `resignFirstResponder`.
    public init(stringLiteral value: String) { self.init(value) }

    private init<Target: AnyObject>(_ name: String, _: Target.Type, _ call: @escaping Call) {
        message = Message(name, { $0 is Target }, call)
    }

    /// A method without parameters. Nobody wants its result, if it has one.
    public init<Target: AnyObject, Result>(
        _ name: String = "", calling method: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) {
        self.init(name, Target.self) { target, _, _ in
            guard let target = target as? Target else { return false }
            _ = method(target)()
            return true
        }
    }

    /// A method that takes the sender. Nobody wants its result, if it has one.
    public init<Target: AnyObject, Sender, Result>(
        _ name: String = "", calling method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
    ) {
        self.init(name, Target.self) { target, sender, _ in
            guard let target = target as? Target, let sender = sender as? Sender else { return false }
            _ = method(target)(sender)
            return true
        }
    }

    /// A method that takes the sender and the event.
    public init<Target: AnyObject, Sender, Event>(
        _ name: String = "", calling method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Void
    ) {
        self.init(name, Target.self) { target, sender, event in
            guard let target = target as? Target, let sender = sender as? Sender, let event = event as? Event else {
                return false
            }
            method(target)(sender, event)
            return true
        }
    }

    /// A method that takes what was done, what went wrong and a context, as those do that hear of the end of something.
    public init<Target: AnyObject, Subject, Failure, Context>(
        _ name: String = "",
        calling method: @escaping @MainActor (Target) -> @MainActor (Subject, Failure, Context) -> Void
    ) {
        self.init(name, Target.self) { target, subject, event in
            guard let target = target as? Target, let subject = subject as? Subject,
                let further = event as? SelectorArguments, let failure = further.failure as? Failure,
                let context: Context = further.context(as: Context.self)
            else { return false }
            method(target)(subject, failure, context)
            return true
        }
    }

    /// A method without parameters of an object's type. The object is not looked at.
    public init<Target: AnyObject>(
        _ name: String, of object: @autoclosure () -> Target,
        calling method: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(name, calling: method)
    }

    /// A method of an object's type that takes the sender. The object is not looked at.
    public init<Target: AnyObject, Sender>(
        _ name: String, of object: @autoclosure () -> Target,
        calling method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        self.init(name, calling: method)
    }

    /// A method of an object's type that takes the sender and the event. The object is not looked at.
    public init<Target: AnyObject, Sender, Event>(
        _ name: String, of object: @autoclosure () -> Target,
        calling method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Void
    ) {
        self.init(name, calling: method)
    }

    // A method that belongs to no actor is of another type in the Swift 6 mode. In the Swift 5 mode the types are one, and only the further
    // parameter tells these initialisers from those above; it is never given. Calls are made on the main thread, where such a method
    // may run as well, so it is safe to hand it there.

    /// A method without parameters that belongs to no actor.
    @_disfavoredOverload
    public init<Target: AnyObject>(
        _ name: String = "", calling method: @escaping (Target) -> () -> Void, _: Void = ()
    ) {
        nonisolated(unsafe) let method = method
        self.init(name, Target.self) { target, _, _ in
            guard let target = target as? Target else { return false }
            method(target)()
            return true
        }
    }

    /// A method that takes the sender and belongs to no actor.
    @_disfavoredOverload
    public init<Target: AnyObject, Sender>(
        _ name: String = "", calling method: @escaping (Target) -> (Sender) -> Void, _: Void = ()
    ) {
        nonisolated(unsafe) let method = method
        self.init(name, Target.self) { target, sender, _ in
            guard let target = target as? Target, let sender = sender as? Sender else { return false }
            method(target)(sender)
            return true
        }
    }

    /// A method that takes what was done, what went wrong and a context, and belongs to no actor.
    @_disfavoredOverload
    public init<Target: AnyObject, Subject, Failure, Context>(
        _ name: String = "", calling method: @escaping (Target) -> (Subject, Failure, Context) -> Void, _: Void = ()
    ) {
        nonisolated(unsafe) let method = method
        self.init(name, Target.self) { target, subject, event in
            guard let target = target as? Target, let subject = subject as? Subject,
                let further = event as? SelectorArguments, let failure = further.failure as? Failure,
                let context: Context = further.context(as: Context.self)
            else { return false }
            method(target)(subject, failure, context)
            return true
        }
    }

    /// Calls the method. Returns whether it could be called: a name alone is no method, and the target may be of another type.
    @MainActor
    @discardableResult
    package func send(to target: AnyObject, from sender: Any?, event: Any? = nil) -> Bool {
        if message.call?(target, sender, event) == true { return true }
        if message.call == nil, (target as? any NamedMessages)?.receive(plainName) == true { return true }
        let reason = message.call == nil ? "there is no Objective-C: use Selector(calling:)" : "its type is another"
        Log.warnOnce("message \(self) \(type(of: target))", "\(type(of: target)) is not sent \(self): \(reason)")
        return false
    }

    public var description: String { name.isEmpty ? "a method" : name }

    public static func == (first: Selector, second: Selector) -> Bool {
        first.message === second.message
            || (!first.name.isEmpty && (first.name == second.name || first.plainName == second.plainName))
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(plainName)
        if name.isEmpty { hasher.combine(ObjectIdentifier(message)) }
    }
}

/// What a method of three parameters is given beside the first.
package struct SelectorArguments {
    let failure: (any Error)?
    private let pointer: UnsafeMutableRawPointer?

    package init(_ failure: (any Error)?, _ pointer: UnsafeMutableRawPointer?) {
        self.failure = failure
        self.pointer = pointer
    }

    /// The pointer as one of the kinds that a method may take; nil for other types.
    fileprivate func context<Context>(as type: Context.Type) -> Context? {
        if Context.self == UnsafeRawPointer?.self { return pointer.map { UnsafeRawPointer($0) } as? Context }
        return pointer as? Context ?? pointer.map { UnsafeRawPointer($0) } as? Context
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The message of a name; see ``Selector/init(_:)``.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a message.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
