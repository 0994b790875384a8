// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import FoundationAdditions

/// An app, or something that it shows, for those who look into other apps. It can be named and compared, and tells nothing.
public final class AXUIElement: Hashable, Sendable {
    /// The number of the app's process; nil for the whole system.
    fileprivate let process: pid_t?

    fileprivate init(process: pid_t?) { self.process = process }

    public static func == (left: AXUIElement, right: AXUIElement) -> Bool { left.process == right.process }
    public func hash(into hasher: inout Hasher) { hasher.combine(process) }
}

/// The number of the type, as `CFGetTypeID` gives it.
public func AXUIElementGetTypeID() -> CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(AXUIElement.self)) }

/// An app, by the number of its process.
public func AXUIElementCreateApplication(_ pid: pid_t) -> AXUIElement { AXUIElement(process: pid) }
/// What the person uses now, in any app.
public func AXUIElementCreateSystemWide() -> AXUIElement { AXUIElement(process: nil) }

/// The number of an app's process.
///
/// - Returns: ``AXError/success``, or ``AXError/illegalArgument`` for the whole system.
@discardableResult
public func AXUIElementGetPid(_ element: AXUIElement, _ pid: UnsafeMutablePointer<pid_t>) -> AXError {
    guard let process = element.process else { return .illegalArgument }
    pid.pointee = process
    return .success
}

// What asks other apps. No app may here, so nothing is asked.

/// Sets the variable to nil, and answers that the app may not ask.
@discardableResult
public func AXUIElementCopyAttributeValue(
    _ element: AXUIElement, _ attribute: CFString, _ value: UnsafeMutablePointer<CFTypeRef?>
) -> AXError {
    value.pointee = nil
    return .apiDisabled
}

/// The same for a variable of objects.
@discardableResult
public func AXUIElementCopyAttributeValue(
    _ element: AXUIElement, _ attribute: CFString, _ value: UnsafeMutablePointer<AnyObject?>
) -> AXError {
    value.pointee = nil
    return .apiDisabled
}

/// Sets the variable to nil, and answers that the app may not ask.
@discardableResult
public func AXUIElementCopyAttributeValues(
    _ element: AXUIElement, _ attribute: CFString, _ index: CFIndex, _ maxValues: CFIndex,
    _ values: UnsafeMutablePointer<CFArray?>
) -> AXError {
    values.pointee = nil
    return .apiDisabled
}

/// Sets the variable to nil, and answers that the app may not ask.
@discardableResult
public func AXUIElementCopyAttributeNames(
    _ element: AXUIElement, _ names: UnsafeMutablePointer<CFArray?>
) -> AXError {
    names.pointee = nil
    return .apiDisabled
}

/// Sets the variable to nil, and answers that the app may not ask.
@discardableResult
public func AXUIElementCopyActionNames(
    _ element: AXUIElement, _ names: UnsafeMutablePointer<CFArray?>
) -> AXError {
    names.pointee = nil
    return .apiDisabled
}

/// Sets the variable to 0, and answers that the app may not ask.
@discardableResult
public func AXUIElementGetAttributeValueCount(
    _ element: AXUIElement, _ attribute: CFString, _ count: UnsafeMutablePointer<CFIndex>
) -> AXError {
    count.pointee = 0
    return .apiDisabled
}

/// Sets the variable to nil, and answers that the app may not ask.
@discardableResult
public func AXUIElementCopyElementAtPosition(
    _ application: AXUIElement, _ x: Float, _ y: Float, _ element: UnsafeMutablePointer<AXUIElement?>
) -> AXError {
    element.pointee = nil
    return .apiDisabled
}

/// Sets nothing, and answers that the app may not.
@discardableResult
public func AXUIElementSetAttributeValue(
    _ element: AXUIElement, _ attribute: CFString, _ value: CFTypeRef?
) -> AXError { .apiDisabled }

/// Does nothing, and answers that the app may not.
@discardableResult
public func AXUIElementPerformAction(_ element: AXUIElement, _ action: CFString) -> AXError { .apiDisabled }

/// Sets nothing: nobody is asked, so nobody is waited for.
///
/// - Returns: ``AXError/illegalArgument`` for less than 0 seconds, else ``AXError/success``.
@discardableResult
public func AXUIElementSetMessagingTimeout(_ element: AXUIElement, _ timeoutInSeconds: Float) -> AXError {
    timeoutInSeconds < 0 ? .illegalArgument : .success
}
