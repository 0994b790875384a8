// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import FoundationAdditions
import Synchronization

/// The handlers that the process has installed.
private struct Handlers {
    var installed: Set<UInt> = []
    var last: UInt = 0

    static let ofProcess = Mutex(Handlers())
}

/// The application, as a target of events. The pointer is a name alone and points nowhere.
public func GetApplicationEventTarget() -> EventTargetRef! { OpaquePointer(bitPattern: 1) }
/// What hands events on to their targets. The pointer is a name alone and points nowhere.
public func GetEventDispatcherTarget() -> EventTargetRef! { OpaquePointer(bitPattern: 2) }
/// What takes events before the application. The pointer is a name alone and points nowhere.
public func GetEventMonitorTarget() -> EventTargetRef! { OpaquePointer(bitPattern: 3) }

/// Installs a function that is called with events.
///
/// It is never called: the events that apps hear of in this way are those of keys for the whole system, and ``RegisterEventHotKey(_:_:_:_:_:_:)``
/// refuses these, which the log tells.
///
/// - Parameter outRef: Is set to the handler, which ``RemoveEventHandler(_:)`` takes.
/// - Returns: ``noErr``, or ``paramErr`` without a function or without kinds of events.
@discardableResult
public func InstallEventHandler(
    _ inTarget: EventTargetRef?, _ inHandler: EventHandlerUPP?, _ inNumTypes: Int,
    _ inList: UnsafePointer<EventTypeSpec>?, _ inUserData: UnsafeMutableRawPointer?,
    _ outRef: UnsafeMutablePointer<EventHandlerRef?>?
) -> OSStatus {
    guard inTarget != nil, inHandler != nil, inNumTypes > 0, inList != nil else { return OSStatus(paramErr) }
    let handler = Handlers.ofProcess.withLock { handlers in
        handlers.last += 1
        handlers.installed.insert(handlers.last)
        return handlers.last
    }
    outRef?.pointee = OpaquePointer(bitPattern: handler)
    return noErr
}

/// Takes a handler away.
///
/// - Returns: ``noErr``, or ``paramErr`` for one that is not there.
@discardableResult
public func RemoveEventHandler(_ inHandlerRef: EventHandlerRef?) -> OSStatus {
    guard let inHandlerRef else { return OSStatus(paramErr) }
    let number = UInt(bitPattern: inHandlerRef)
    let wasThere = Handlers.ofProcess.withLock { $0.installed.remove(number) != nil }
    return wasThere ? noErr : OSStatus(paramErr)
}

/// A value that an event brings. There are no events, so there are no values.
///
/// - Returns: ``eventParameterNotFoundErr``.
@discardableResult
public func GetEventParameter(
    _ inEvent: EventRef?, _ inName: EventParamName, _ inDesiredType: EventParamType,
    _ outActualType: UnsafeMutablePointer<EventParamType>?, _ inBufferSize: Int,
    _ outActualSize: UnsafeMutablePointer<Int>?, _ outData: UnsafeMutableRawPointer?
) -> OSStatus {
    OSStatus(eventParameterNotFoundErr)
}

/// The class of an event. There are no events, so it is 0.
public func GetEventClass(_ inEvent: EventRef?) -> OSType { 0 }
/// The kind of an event. There are no events, so it is 0.
public func GetEventKind(_ inEvent: EventRef?) -> UInt32 { 0 }

/// Calls the handlers after the one that is called. There are none.
///
/// - Returns: ``eventNotHandledErr``.
@discardableResult
public func CallNextEventHandler(_ inCallRef: EventHandlerCallRef?, _ inEvent: EventRef?) -> OSStatus {
    OSStatus(eventNotHandledErr)
}

/// Whether an app hides from others what is typed. No app of a desktop can, so it is false.
public func IsSecureEventInputEnabled() -> Bool { false }
