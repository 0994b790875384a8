import DovetailCore
import DovetailPlatform
import Foundation

/// Something that is told of changes of what it is shown in: a view or a controller.
@MainActor @preconcurrency
public protocol UITraitEnvironment: NSObjectProtocol {
    /// What it is shown in.
    var traitCollection: UITraitCollection { get }
}

/// A kind of trait that changes are told of: `UITraitUserInterfaceStyle.self` and its like.
@MainActor @preconcurrency
public protocol UITraitDefinition {
    /// What of a collection it is. Not for use outside the framework.
    static func _value(of traits: UITraitCollection) -> AnyHashable
}
/// A kind of trait.
public typealias UITrait = any UITraitDefinition.Type

public enum UITraitUserInterfaceStyle: UITraitDefinition {
    public static func _value(of traits: UITraitCollection) -> AnyHashable { traits.userInterfaceStyle }
}
public enum UITraitDisplayScale: UITraitDefinition {
    public static func _value(of traits: UITraitCollection) -> AnyHashable { traits.displayScale }
}
public enum UITraitHorizontalSizeClass: UITraitDefinition {
    public static func _value(of traits: UITraitCollection) -> AnyHashable { traits.horizontalSizeClass }
}
public enum UITraitVerticalSizeClass: UITraitDefinition {
    public static func _value(of traits: UITraitCollection) -> AnyHashable { traits.verticalSizeClass }
}
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    public static func _value(of traits: UITraitCollection) -> AnyHashable { traits.preferredContentSizeCategory }
}
public enum UITraitLayoutDirection: UITraitDefinition {
    public static func _value(of traits: UITraitCollection) -> AnyHashable { traits.layoutDirection }
}

/// Stands for what was asked for by `registerForTraitChanges`, so that it can be taken back.
@MainActor @preconcurrency
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Those who want to hear of changes of what a view or a controller is shown in.
@MainActor
final class TraitObservers {
    private final class Registration: NSObject, UITraitChangeRegistration {
        let traits: [UITrait]
        let handler: (any UITraitEnvironment, UITraitCollection) -> Void

        init(_ traits: [UITrait], _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void) {
            self.traits = traits
            self.handler = handler
        }
    }

    private var registrations: [Registration] = []

    func add(
        _ traits: [UITrait], _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = Registration(traits, handler)
        registrations.append(registration)
        return registration
    }

    func remove(_ registration: any UITraitChangeRegistration) { registrations.removeAll { $0 === registration } }

    func changed(_ environment: any UITraitEnvironment, from old: UITraitCollection) {
        let new = environment.traitCollection
        for one in registrations where one.traits.contains(where: { $0._value(of: old) != $0._value(of: new) }) {
            one.handler(environment, old)
        }
    }
}

/// A view or a controller whose changes of traits can be followed.
@MainActor @preconcurrency
public protocol UITraitChangeObservable: UITraitEnvironment {
    /// Takes in a handler. Not for use outside the framework.
    func _follow(
        _ traits: [UITrait], _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration
    /// Tells of changes no more.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
    /// Calls a closure with the object and its former traits when one of some traits has changed while it is shown.
    @discardableResult
    public func registerForTraitChanges<Observed: UITraitEnvironment>(
        _ traits: [UITrait],
        handler: @escaping (_ traitEnvironment: Observed, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        _follow(traits) { environment, old in
            if let environment = environment as? Observed { handler(environment, old) }
        }
    }

    /// Calls a method of an object, which is not kept, when one of some traits has changed while this one is shown.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let target = target as AnyObject
        return _follow(traits) { [weak target] environment, _ in
            if let target { action.send(to: target, from: environment, event: nil as UIEvent?) }
        }
    }

    /// Calls a method of this object when one of some traits has changed while it is shown.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }
}

extension UIView: UITraitChangeObservable {
    public func _follow(
        _ traits: [UITrait], _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        isFollowed = true
        changed()
        return traitObservers.add(traits, handler)
    }
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitObservers.remove(registration)
    }
}

extension UIViewController: UITraitChangeObservable {
    public func _follow(
        _ traits: [UITrait], _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { traitObservers.add(traits, handler) }
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitObservers.remove(registration)
    }
}
