// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import FoundationAdditions

/// An event of Carbon's. There are none.
public typealias EventRef = OpaquePointer
/// What events go to: the application.
public typealias EventTargetRef = OpaquePointer
/// A handler that was installed.
public typealias EventHandlerRef = OpaquePointer
/// The handlers after the one that is called.
public typealias EventHandlerCallRef = OpaquePointer
/// Keys that were registered for the whole system. There are none.
public typealias EventHotKeyRef = OpaquePointer

/// What an event is about, such as ``kEventClassKeyboard``.
public typealias EventClass = UInt32
/// A kind of event within its class.
public typealias EventKind = UInt32
/// The name of a value that an event brings.
public typealias EventParamName = OSType
/// The type of a value that an event brings.
public typealias EventParamType = OSType
/// Bits that say how something is done.
public typealias OptionBits = UInt32

/// A function that is called with events.
public typealias EventHandlerProcPtr =
    @convention(c) (
        _ nextHandler: EventHandlerCallRef?, _ event: EventRef?, _ userData: UnsafeMutableRawPointer?
    ) -> OSStatus
/// A function that is called with events.
public typealias EventHandlerUPP = EventHandlerProcPtr

/// A kind of events to hear of.
public struct EventTypeSpec: Hashable, Sendable {
    public var eventClass: OSType = 0
    public var eventKind: UInt32 = 0

    /// Nothing as yet.
    public init() {}
    public init(eventClass: OSType, eventKind: UInt32) {
        (self.eventClass, self.eventKind) = (eventClass, eventKind)
    }
}

/// What an app calls keys that it registers.
public struct EventHotKeyID: Hashable, Sendable {
    /// Four letters of the app's.
    public var signature: OSType = 0
    public var id: UInt32 = 0

    /// Nothing as yet.
    public init() {}
    public init(signature: OSType, id: UInt32) { (self.signature, self.id) = (signature, id) }
}
