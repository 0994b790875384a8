// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import FoundationAdditions

/// What a function of IOKit answers: ``kIOReturnSuccess``, or the number of what went wrong.
public typealias IOReturn = kern_return_t
/// Bits that say how something is done.
public typealias IOOptionBits = UInt32

private func common(_ number: UInt32) -> IOReturn { IOReturn(bitPattern: 0xE000_0000 | number) }

/// Nothing went wrong.
public let kIOReturnSuccess: IOReturn = 0
/// It failed.
public let kIOReturnError = common(0x2BC)
/// There is no such device.
public let kIOReturnNoDevice = common(0x2C0)
/// The caller may not do so.
public let kIOReturnNotPrivileged = common(0x2C1)
/// An argument makes no sense.
public let kIOReturnBadArgument = common(0x2C2)
/// There is no such thing here.
public let kIOReturnUnsupported = common(0x2C7)
/// It is not open.
public let kIOReturnNotOpen = common(0x2CD)
/// It did not answer in time.
public let kIOReturnTimeout = common(0x2D6)
/// It was not found.
public let kIOReturnNotFound = common(0x2F0)
