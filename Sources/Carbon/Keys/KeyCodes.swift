// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The codes of keys on a keyboard of Apple's. A code says where a key is, not what stands on it: they are named after what stands there on an American
// keyboard. `NSEvent.keyCode` has the same numbers.

// Keys whose character depends on the layout.

public let kVK_ANSI_A = 0x00
public let kVK_ANSI_S = 0x01
public let kVK_ANSI_D = 0x02
public let kVK_ANSI_F = 0x03
public let kVK_ANSI_H = 0x04
public let kVK_ANSI_G = 0x05
public let kVK_ANSI_Z = 0x06
public let kVK_ANSI_X = 0x07
public let kVK_ANSI_C = 0x08
public let kVK_ANSI_V = 0x09
public let kVK_ANSI_B = 0x0B
public let kVK_ANSI_Q = 0x0C
public let kVK_ANSI_W = 0x0D
public let kVK_ANSI_E = 0x0E
public let kVK_ANSI_R = 0x0F
public let kVK_ANSI_Y = 0x10
public let kVK_ANSI_T = 0x11
public let kVK_ANSI_1 = 0x12
public let kVK_ANSI_2 = 0x13
public let kVK_ANSI_3 = 0x14
public let kVK_ANSI_4 = 0x15
public let kVK_ANSI_6 = 0x16
public let kVK_ANSI_5 = 0x17
public let kVK_ANSI_Equal = 0x18
public let kVK_ANSI_9 = 0x19
public let kVK_ANSI_7 = 0x1A
public let kVK_ANSI_Minus = 0x1B
public let kVK_ANSI_8 = 0x1C
public let kVK_ANSI_0 = 0x1D
public let kVK_ANSI_RightBracket = 0x1E
public let kVK_ANSI_O = 0x1F
public let kVK_ANSI_U = 0x20
public let kVK_ANSI_LeftBracket = 0x21
public let kVK_ANSI_I = 0x22
public let kVK_ANSI_P = 0x23
public let kVK_ANSI_L = 0x25
public let kVK_ANSI_J = 0x26
public let kVK_ANSI_Quote = 0x27
public let kVK_ANSI_K = 0x28
public let kVK_ANSI_Semicolon = 0x29
public let kVK_ANSI_Backslash = 0x2A
public let kVK_ANSI_Comma = 0x2B
public let kVK_ANSI_Slash = 0x2C
public let kVK_ANSI_N = 0x2D
public let kVK_ANSI_M = 0x2E
public let kVK_ANSI_Period = 0x2F
public let kVK_ANSI_Grave = 0x32
public let kVK_ANSI_KeypadDecimal = 0x41
public let kVK_ANSI_KeypadMultiply = 0x43
public let kVK_ANSI_KeypadPlus = 0x45
public let kVK_ANSI_KeypadClear = 0x47
public let kVK_ANSI_KeypadDivide = 0x4B
public let kVK_ANSI_KeypadEnter = 0x4C
public let kVK_ANSI_KeypadMinus = 0x4E
public let kVK_ANSI_KeypadEquals = 0x51
public let kVK_ANSI_Keypad0 = 0x52
public let kVK_ANSI_Keypad1 = 0x53
public let kVK_ANSI_Keypad2 = 0x54
public let kVK_ANSI_Keypad3 = 0x55
public let kVK_ANSI_Keypad4 = 0x56
public let kVK_ANSI_Keypad5 = 0x57
public let kVK_ANSI_Keypad6 = 0x58
public let kVK_ANSI_Keypad7 = 0x59
public let kVK_ANSI_Keypad8 = 0x5B
public let kVK_ANSI_Keypad9 = 0x5C

// Keys that are the same in all layouts.

public let kVK_Return = 0x24
public let kVK_Tab = 0x30
public let kVK_Space = 0x31
public let kVK_Delete = 0x33
public let kVK_Escape = 0x35
public let kVK_Command = 0x37
public let kVK_Shift = 0x38
public let kVK_CapsLock = 0x39
public let kVK_Option = 0x3A
public let kVK_Control = 0x3B
public let kVK_RightCommand = 0x36
public let kVK_RightShift = 0x3C
public let kVK_RightOption = 0x3D
public let kVK_RightControl = 0x3E
public let kVK_Function = 0x3F
public let kVK_F17 = 0x40
public let kVK_VolumeUp = 0x48
public let kVK_VolumeDown = 0x49
public let kVK_Mute = 0x4A
public let kVK_F18 = 0x4F
public let kVK_F19 = 0x50
public let kVK_F20 = 0x5A
public let kVK_F5 = 0x60
public let kVK_F6 = 0x61
public let kVK_F7 = 0x62
public let kVK_F3 = 0x63
public let kVK_F8 = 0x64
public let kVK_F9 = 0x65
public let kVK_F11 = 0x67
public let kVK_F13 = 0x69
public let kVK_F16 = 0x6A
public let kVK_F14 = 0x6B
public let kVK_F10 = 0x6D
public let kVK_ContextualMenu = 0x6E
public let kVK_F12 = 0x6F
public let kVK_F15 = 0x71
public let kVK_Help = 0x72
public let kVK_Home = 0x73
public let kVK_PageUp = 0x74
public let kVK_ForwardDelete = 0x75
public let kVK_F4 = 0x76
public let kVK_End = 0x77
public let kVK_F2 = 0x78
public let kVK_PageDown = 0x79
public let kVK_F1 = 0x7A
public let kVK_LeftArrow = 0x7B
public let kVK_RightArrow = 0x7C
public let kVK_DownArrow = 0x7D
public let kVK_UpArrow = 0x7E

// A key that European keyboards have besides.

public let kVK_ISO_Section = 0x0A

// Keys that Japanese keyboards have besides.

public let kVK_JIS_Yen = 0x5D
public let kVK_JIS_Underscore = 0x5E
public let kVK_JIS_KeypadComma = 0x5F
public let kVK_JIS_Eisu = 0x66
public let kVK_JIS_Kana = 0x68
