import CGTK
import DovetailCore

extension EventModifiers {
    /// What is held according to GDK. Control is the command key of shortcuts, too.
    init(_ state: GdkModifierType) {
        self = []
        let held: [(GdkModifierType, EventModifiers)] = [
            (GDK_SHIFT_MASK, .shift), (GDK_CONTROL_MASK, [.control, .command]), (GDK_ALT_MASK, .option),
            (GDK_LOCK_MASK, .capsLock),
        ]
        for (mask, modifier) in held where state.rawValue & mask.rawValue != 0 { insert(modifier) }
    }
}

extension KeyInput {
    private static let named: [Int32: Key] = [
        GDK_KEY_Return: .return, GDK_KEY_KP_Enter: .return, GDK_KEY_ISO_Enter: .return, GDK_KEY_Escape: .escape,
        GDK_KEY_Tab: .tab, GDK_KEY_KP_Tab: .tab, GDK_KEY_ISO_Left_Tab: .tab, GDK_KEY_BackSpace: .backspace,
        GDK_KEY_Delete: .delete, GDK_KEY_KP_Delete: .delete, GDK_KEY_space: .space, GDK_KEY_KP_Space: .space,
        GDK_KEY_Left: .left, GDK_KEY_KP_Left: .left, GDK_KEY_Right: .right, GDK_KEY_KP_Right: .right,
        GDK_KEY_Up: .up, GDK_KEY_KP_Up: .up, GDK_KEY_Down: .down, GDK_KEY_KP_Down: .down,
        GDK_KEY_Home: .home, GDK_KEY_KP_Home: .home, GDK_KEY_End: .end, GDK_KEY_KP_End: .end,
        GDK_KEY_Page_Up: .pageUp, GDK_KEY_KP_Page_Up: .pageUp, GDK_KEY_Page_Down: .pageDown,
        GDK_KEY_KP_Page_Down: .pageDown, GDK_KEY_Menu: .menu,
    ]
    private static let keypad = UInt32(GDK_KEY_KP_Space)...UInt32(GDK_KEY_KP_9)

    /// A key as GDK reports it; nil for keys that mean nothing by themselves.
    init?(gdkKey value: guint, modifiers: GdkModifierType) {
        var held = EventModifiers(modifiers)
        if Self.keypad.contains(value) { held.insert(.numericPad) }
        // The keys for a menu on keyboards without one of its own, and for the bar of menus.
        let bar: Key? = value == guint(GDK_KEY_F10) ? held.contains(.shift) ? .menu : .menuBar : nil
        if let key = bar ?? Self.named[Int32(bitPattern: value)] {
            self.init(key: key, characters: key == .space ? " " : "", modifiers: held)
            return
        }
        let code = gdk_keyval_to_unicode(value)
        guard code != 0, let scalar = UnicodeScalar(code) else { return nil }
        self.init(key: .character(Character(scalar)), characters: String(Character(scalar)), modifiers: held)
    }
}

extension EventModifiers {
    /// The modifier that a key of the keyboard is; none for other keys.
    static func ofKey(_ value: guint) -> EventModifiers {
        switch Int32(bitPattern: value) {
        case GDK_KEY_Shift_L, GDK_KEY_Shift_R: .shift
        case GDK_KEY_Control_L, GDK_KEY_Control_R: [.control, .command]
        // With Shift, the key with Alt on it is the one called Meta.
        case GDK_KEY_Alt_L, GDK_KEY_Alt_R, GDK_KEY_Meta_L, GDK_KEY_Meta_R: .option
        default: []
        }
    }
}
