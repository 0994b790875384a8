// swift-format-ignore-file: AlwaysUseLowerCamelCase

import DovetailBase
import Foundation
import FoundationAdditions

/// Refuses keys for the whole system: programs of a desktop hear of keys only while they have the keyboard. The log tells once.
///
/// On Apple's systems an app hears of these keys from then on, whatever app has the keyboard.
///
/// - Parameter outRef: Is set to nil.
/// - Returns: ``eventHotKeyInvalidErr``.
@discardableResult
public func RegisterEventHotKey(
    _ inHotKeyCode: UInt32, _ inHotKeyModifiers: UInt32, _ inHotKeyID: EventHotKeyID, _ inTarget: EventTargetRef?,
    _ inOptions: OptionBits, _ outRef: UnsafeMutablePointer<EventHotKeyRef?>?
) -> OSStatus {
    Log.warnOnce("Carbon.hot-keys", "Carbon: keys for the whole system are not to be had here, so none is registered")
    outRef?.pointee = nil
    return OSStatus(eventHotKeyInvalidErr)
}

/// Takes keys back. There are none.
///
/// - Returns: ``eventHotKeyInvalidErr``.
@discardableResult
public func UnregisterEventHotKey(_ inHotKey: EventHotKeyRef?) -> OSStatus { OSStatus(eventHotKeyInvalidErr) }
