// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Keys that are held with others, as bits.

public let activeFlagBit = 0
public let btnStateBit = 7
public let cmdKeyBit = 8
public let shiftKeyBit = 9
public let alphaLockBit = 10
public let optionKeyBit = 11
public let controlKeyBit = 12

/// The command key: 256.
public let cmdKey = 1 << cmdKeyBit
/// A shift key: 512.
public let shiftKey = 1 << shiftKeyBit
/// The lock of capital letters: 1024.
public let alphaLock = 1 << alphaLockBit
/// An option key: 2048.
public let optionKey = 1 << optionKeyBit
/// A control key: 4096.
public let controlKey = 1 << controlKeyBit
