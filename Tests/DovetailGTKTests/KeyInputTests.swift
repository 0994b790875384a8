import CGTK
import DovetailCore
import Testing

@testable import DovetailGTK

/// How keys and modifiers of the toolkit are understood. None of this needs a display.
@Suite("Keys of the toolkit")
struct KeyInputTests {
    private func key(_ value: Int32, _ state: GdkModifierType = GdkModifierType(0)) -> KeyInput? {
        KeyInput(gdkKey: guint(value), modifiers: state)
    }

    @Test("each modifier is one, alone and together; Control is the command key of shortcuts, too")
    func modifiers() {
        let masks: [(GdkModifierType, EventModifiers)] = [
            (GDK_SHIFT_MASK, .shift), (GDK_CONTROL_MASK, [.control, .command]), (GDK_ALT_MASK, .option),
            (GDK_LOCK_MASK, .capsLock),
        ]
        for (mask, expected) in masks { #expect(EventModifiers(mask) == expected) }
        for (first, one) in masks {
            for (second, other) in masks {
                #expect(EventModifiers(GdkModifierType(first.rawValue | second.rawValue)) == one.union(other))
            }
        }
        #expect(EventModifiers(GdkModifierType(0)) == [])
        // A pressed button is no key that is held.
        #expect(EventModifiers(GDK_BUTTON1_MASK) == [])
    }

    @Test("keys with a meaning of their own are known by it, those of the keypad too")
    func named() {
        let keys: [(Int32, KeyInput.Key)] = [
            (GDK_KEY_Return, .return), (GDK_KEY_ISO_Enter, .return), (GDK_KEY_Escape, .escape), (GDK_KEY_Tab, .tab),
            (GDK_KEY_ISO_Left_Tab, .tab), (GDK_KEY_BackSpace, .backspace), (GDK_KEY_Delete, .delete),
            (GDK_KEY_Left, .left), (GDK_KEY_Right, .right), (GDK_KEY_Up, .up), (GDK_KEY_Down, .down),
            (GDK_KEY_Home, .home), (GDK_KEY_End, .end), (GDK_KEY_Page_Up, .pageUp), (GDK_KEY_Page_Down, .pageDown),
        ]
        for (value, expected) in keys {
            let input = key(value)
            #expect(input?.key == expected)
            #expect(input?.characters == "", "\(expected)")
            #expect(input?.modifiers == [])
        }
        let keypad: [(Int32, KeyInput.Key)] = [
            (GDK_KEY_KP_Enter, .return), (GDK_KEY_KP_Tab, .tab), (GDK_KEY_KP_Delete, .delete),
            (GDK_KEY_KP_Left, .left), (GDK_KEY_KP_Right, .right), (GDK_KEY_KP_Up, .up), (GDK_KEY_KP_Down, .down),
            (GDK_KEY_KP_Home, .home), (GDK_KEY_KP_End, .end), (GDK_KEY_KP_Page_Up, .pageUp),
            (GDK_KEY_KP_Page_Down, .pageDown),
        ]
        for (value, expected) in keypad {
            #expect(key(value)?.key == expected)
            #expect(key(value)?.modifiers == .numericPad, "\(expected)")
        }
    }

    @Test("the space bar types a space, and digits of the keypad type themselves")
    func typing() {
        #expect(key(GDK_KEY_space)?.key == .space)
        #expect(key(GDK_KEY_space)?.characters == " ")
        #expect(key(GDK_KEY_KP_Space)?.characters == " ")
        #expect(key(GDK_KEY_KP_Space)?.modifiers == .numericPad)
        #expect(key(GDK_KEY_KP_7)?.key == .character("7"))
        #expect(key(GDK_KEY_KP_7)?.characters == "7")
        #expect(key(GDK_KEY_KP_7)?.modifiers == .numericPad)
        #expect(key(GDK_KEY_7)?.modifiers == [])
        #expect(key(GDK_KEY_adiaeresis)?.characters == "ä")
        #expect(key(GDK_KEY_Cyrillic_be)?.characters == "б")
    }

    @Test("a key with Alt is that key with option; capitals come with shift; a tab backwards is a tab with shift")
    func held() {
        #expect(key(GDK_KEY_d, GDK_ALT_MASK)?.key == .character("d"))
        #expect(key(GDK_KEY_d, GDK_ALT_MASK)?.modifiers == .option)
        #expect(key(GDK_KEY_D, GDK_SHIFT_MASK)?.key == .character("D"))
        #expect(key(GDK_KEY_D, GDK_SHIFT_MASK)?.modifiers == .shift)
        #expect(key(GDK_KEY_ISO_Left_Tab, GDK_SHIFT_MASK)?.modifiers == .shift)
        #expect(key(GDK_KEY_KP_Enter, GDK_CONTROL_MASK)?.modifiers == [.control, .command, .numericPad])
    }

    @Test("keys that mean nothing by themselves are none")
    func none() {
        for value in [GDK_KEY_Shift_L, GDK_KEY_Control_R, GDK_KEY_Alt_L, GDK_KEY_Caps_Lock, GDK_KEY_F5] {
            #expect(key(value) == nil)
        }
    }
}
