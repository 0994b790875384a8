// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Numbers of events, and of what went wrong with them. Those of four letters say them in hexadecimal.

/// “keyb”.
public let kEventClassKeyboard = 0x6B65_7962
/// “mous”.
public let kEventClassMouse = 0x6D6F_7573
/// “appl”.
public let kEventClassApplication = 0x6170_706C

public let kEventRawKeyDown = 1
public let kEventRawKeyRepeat = 2
public let kEventRawKeyUp = 3
public let kEventRawKeyModifiersChanged = 4
public let kEventHotKeyPressed = 5
public let kEventHotKeyReleased = 6

/// “----”.
public let kEventParamDirectObject = 0x2D2D_2D2D
/// “kcod”.
public let kEventParamKeyCode = 0x6B63_6F64
/// “kmod”.
public let kEventParamKeyModifiers = 0x6B6D_6F64
/// “hkid”.
public let typeEventHotKeyID = 0x686B_6964
/// “magn”.
public let typeUInt32 = 0x6D61_676E

public let kEventHotKeyNoOptions = 0
public let kEventHotKeyExclusive = 1

/// A handler leaves an event to the next one.
public let eventNotHandledErr = -9874
/// Such a handler is there already.
public let eventHandlerAlreadyInstalledErr = -9866
/// An event has no value of that name.
public let eventParameterNotFoundErr = -9870
/// Another app has these keys.
public let eventHotKeyExistsErr = -9878
/// These keys can't be registered.
public let eventHotKeyInvalidErr = -9879
/// An argument makes no sense.
public let paramErr = -50
