import AppKit
import Carbon
import Foundation
import SwiftUI
import Testing

/// Keys for the whole system, as packages for them ask.
@MainActor
struct HotKeyTests {
    private final class Center {
        var presses = 0
        var handler: EventHandlerRef?
        var key: EventHotKeyRef?

        func install() -> OSStatus {
            var types = [
                EventTypeSpec(eventClass: OSType(kEventClassKeyboard), eventKind: UInt32(kEventHotKeyPressed)),
                EventTypeSpec(eventClass: OSType(kEventClassKeyboard), eventKind: UInt32(kEventHotKeyReleased)),
            ]
            return InstallEventHandler(
                GetEventDispatcherTarget(),
                { _, event, context -> OSStatus in
                    guard let event, let context else { return OSStatus(eventNotHandledErr) }
                    var id = EventHotKeyID()
                    let error = GetEventParameter(
                        event, UInt32(kEventParamDirectObject), UInt32(typeEventHotKeyID), nil,
                        MemoryLayout<EventHotKeyID>.size, nil, &id)
                    guard error == noErr, id.signature == 0x484B_4559 else { return error }
                    let center = Unmanaged<Center>.fromOpaque(context).takeUnretainedValue()
                    if Int(GetEventKind(event)) == kEventHotKeyPressed { center.presses += 1 }
                    return noErr
                }, types.count, &types, Unmanaged.passUnretained(self).toOpaque(), &handler)
        }
    }

    @Test("Keys are refused, and the error says so") func refused() {
        let center = Center()
        let id = EventHotKeyID(signature: OSType(0x484B_4559), id: 7)
        center.key = OpaquePointer(bitPattern: 99)
        let error = RegisterEventHotKey(
            UInt32(kVK_ANSI_K), UInt32(cmdKey | optionKey), id, GetEventDispatcherTarget(), 0, &center.key)
        #expect(error == OSStatus(eventHotKeyInvalidErr) && error == -9879)
        #expect(center.key == nil)
        #expect(UnregisterEventHotKey(center.key) != noErr)
    }

    @Test("A handler is installed and removed once") func handlers() {
        let center = Center()
        #expect(center.install() == noErr && center.handler != nil)
        let first = center.handler
        #expect(center.install() == noErr && center.handler != first)
        #expect(RemoveEventHandler(first) == noErr)
        #expect(RemoveEventHandler(first) == OSStatus(paramErr))
        #expect(RemoveEventHandler(center.handler) == noErr && RemoveEventHandler(nil) == OSStatus(paramErr))
        #expect(center.presses == 0)
        var type = EventTypeSpec()
        #expect(InstallEventHandler(GetApplicationEventTarget(), nil, 1, &type, nil, nil) == OSStatus(paramErr))
    }
}
