import Carbon
import Foundation
import Testing

struct KeyTests {
    @Test("Keys have the codes of Apple's keyboards") func codes() {
        #expect([kVK_ANSI_A, kVK_ANSI_S, kVK_ANSI_Q, kVK_ANSI_0, kVK_ANSI_Grave] as [Int] == [0, 1, 12, 29, 50])
        #expect([kVK_Return, kVK_Tab, kVK_Space, kVK_Delete, kVK_Escape] as [Int] == [36, 48, 49, 51, 53])
        #expect([kVK_F1, kVK_F2, kVK_F12, kVK_F20] as [Int] == [122, 120, 111, 90])
        #expect([kVK_LeftArrow, kVK_RightArrow, kVK_DownArrow, kVK_UpArrow] as [Int] == [123, 124, 125, 126])
        #expect([kVK_ANSI_Keypad0, kVK_ANSI_Keypad7, kVK_ANSI_Keypad8, kVK_ISO_Section] as [Int] == [82, 89, 91, 10])
    }

    @Test("Modifiers are bits") func modifiers() {
        #expect([cmdKey, shiftKey, alphaLock, optionKey, controlKey] as [Int] == [256, 512, 1024, 2048, 4096])
    }

    /// As packages ask for the letter on a key.
    private func letter(_ code: Int) -> String? {
        guard let source = TISCopyCurrentASCIICapableKeyboardLayoutInputSource()?.takeRetainedValue(),
            let data = TISGetInputSourceProperty(source, kTISPropertyUnicodeKeyLayoutData)
        else { return nil }
        let bytes = unsafeBitCast(data, to: CFData.self)
        let layout = unsafeBitCast(CFDataGetBytePtr(bytes), to: UnsafePointer<UCKeyboardLayout>.self)
        var dead: UInt32 = 0
        var length = 0
        var characters = [UniChar](repeating: 0, count: 4)
        let error = UCKeyTranslate(
            layout, UInt16(code), UInt16(kUCKeyActionDisplay), 0, UInt32(LMGetKbdType()),
            OptionBits(kUCKeyTranslateNoDeadKeysBit), &dead, characters.count, &length, &characters)
        return error == noErr ? String(utf16CodeUnits: characters, count: length) : nil
    }

    @Test("The desktop's layout is not told, and no text comes of a key") func layout() {
        #expect(letter(kVK_ANSI_A) == nil)
        #expect(
            TISCopyCurrentKeyboardInputSource().takeRetainedValue()
                === TISCopyCurrentKeyboardInputSource().takeRetainedValue())
        var (dead, length, character): (UInt32, Int, UniChar) = (0, 5, 7)
        #expect(
            UCKeyTranslate(nil, 0, UInt16(kUCKeyActionDown), 0, 40, 0, &dead, 1, &length, &character)
                == OSStatus(paramErr))
        #expect(length == 0 && character == 7 && !IsSecureEventInputEnabled())
    }
}
