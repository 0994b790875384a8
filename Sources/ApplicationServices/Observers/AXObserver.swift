// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import FoundationAdditions

/// Hears of changes in another app. None is ever made, as no app may look into others.
public final class AXObserver: Sendable {
    private init() {}
}

/// A function that is called with changes. It never is.
public typealias AXObserverCallback = (
    _ observer: AXObserver, _ element: AXUIElement, _ notification: CFString, _ context: UnsafeMutableRawPointer?
) -> Void

/// Sets the variable to nil, and answers that the app may not ask.
@discardableResult
public func AXObserverCreate(
    _ application: pid_t, _ callback: @escaping AXObserverCallback, _ outObserver: UnsafeMutablePointer<AXObserver?>
) -> AXError {
    outObserver.pointee = nil
    return .apiDisabled
}

/// Answers that the app may not hear of changes.
@discardableResult
public func AXObserverAddNotification(
    _ observer: AXObserver, _ element: AXUIElement, _ notification: CFString, _ refcon: UnsafeMutableRawPointer?
) -> AXError { .apiDisabled }

/// Answers that the app hears of no changes.
@discardableResult
public func AXObserverRemoveNotification(
    _ observer: AXObserver, _ element: AXUIElement, _ notification: CFString
) -> AXError { .notificationNotRegistered }

/// A source of a loop for an observer's changes. There are none, so it looks for nothing.
public func AXObserverGetRunLoopSource(_ observer: AXObserver) -> CFRunLoopSource {
    CFRunLoopSource(start: {}, stop: {})
}
