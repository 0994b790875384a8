// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import FoundationAdditions

/// A thing of the system's registry of devices. Nothing is found, so it is always 0.
public typealias io_object_t = mach_port_t
public typealias io_service_t = io_object_t
public typealias io_iterator_t = io_object_t
public typealias io_registry_entry_t = io_object_t
public typealias io_connect_t = io_object_t

/// Nothing of the registry.
public let IO_OBJECT_NULL: io_object_t = 0
/// The system's registry.
public let kIOMainPortDefault: mach_port_t = 0
/// The system's registry, by its former name.
public let kIOMasterPortDefault: mach_port_t = 0

/// The key of the computer's own identifier.
public let kIOPlatformUUIDKey = "IOPlatformUUID"
/// The key of the computer's own number.
public let kIOPlatformSerialNumberKey = "IOPlatformSerialNumber"
/// The part of the registry that lists devices.
public let kIOServicePlane = "IOService"
/// The key of a class in what is looked for.
public let kIOProviderClassKey = "IOProviderClass"
/// The key of a name in what is looked for.
public let kIONameMatchKey = "IONameMatch"
public let kIORegistryIterateRecursively: Int32 = 1
public let kIORegistryIterateParents: Int32 = 2
