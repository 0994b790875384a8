// swift-format-ignore-file: AlwaysUseLowerCamelCase

import DovetailBase
import Foundation
import FoundationAdditions

// The registry of devices, which finds nothing. Apps that look for something in it go their way for computers that lack it.

private func tell() {
    Log.warnOnce("IOKit.registry", "IOKit: there is no registry of devices, so none is found")
}

/// What to look for, by its class, for ``IOServiceGetMatchingService(_:_:)``.
public func IOServiceMatching(_ name: UnsafePointer<CChar>?) -> CFMutableDictionary! {
    name.map { NSMutableDictionary(dictionary: [kIOProviderClassKey: String(cString: $0)]) }
}

/// What to look for, by its name.
public func IOServiceNameMatching(_ name: UnsafePointer<CChar>?) -> CFMutableDictionary! {
    name.map { NSMutableDictionary(dictionary: [kIONameMatchKey: String(cString: $0)]) }
}

/// Finds nothing, which the log tells once.
///
/// - Returns: 0.
public func IOServiceGetMatchingService(_ mainPort: mach_port_t, _ matching: CFTypeRef?) -> io_service_t {
    tell()
    return IO_OBJECT_NULL
}

/// Finds nothing, which the log tells once.
///
/// - Parameter existing: Is set to 0, an iterator without anything.
/// - Returns: ``kIOReturnNotFound``.
@discardableResult
public func IOServiceGetMatchingServices(
    _ mainPort: mach_port_t, _ matching: CFTypeRef?, _ existing: UnsafeMutablePointer<io_iterator_t>?
) -> kern_return_t {
    tell()
    existing?.pointee = IO_OBJECT_NULL
    return kIOReturnNotFound
}

/// The next thing of an iterator: there is none.
///
/// - Returns: 0.
public func IOIteratorNext(_ iterator: io_iterator_t) -> io_object_t { IO_OBJECT_NULL }

/// Gives a thing back. There is none, so nothing has to be given back.
///
/// - Returns: ``kIOReturnSuccess`` for 0, else ``kIOReturnBadArgument``.
@discardableResult
public func IOObjectRelease(_ object: io_object_t) -> kern_return_t {
    object == IO_OBJECT_NULL ? kIOReturnSuccess : kIOReturnBadArgument
}

/// A property of a thing: there is none.
///
/// - Returns: Nil.
public func IORegistryEntryCreateCFProperty(
    _ entry: io_registry_entry_t, _ key: CFString?, _ allocator: (any Sendable)?, _ options: IOOptionBits
) -> UnmanagedValue<CFTypeRef>! { nil }

/// A property of a thing or of those around it: there is none.
///
/// - Returns: Nil.
public func IORegistryEntrySearchCFProperty(
    _ entry: io_registry_entry_t, _ plane: UnsafePointer<CChar>?, _ key: CFString?, _ allocator: (any Sendable)?,
    _ options: IOOptionBits
) -> CFTypeRef? { nil }

/// All properties of a thing: there are none.
///
/// - Parameter properties: Is set to nil.
/// - Returns: ``kIOReturnNotFound``.
@discardableResult
public func IORegistryEntryCreateCFProperties(
    _ entry: io_registry_entry_t, _ properties: UnsafeMutablePointer<Unmanaged<CFMutableDictionary>?>?,
    _ allocator: (any Sendable)?, _ options: IOOptionBits
) -> kern_return_t {
    properties?.pointee = nil
    return kIOReturnNotFound
}

/// The name of a thing: there is none.
///
/// - Returns: ``kIOReturnNotFound``.
@discardableResult
public func IORegistryEntryGetName(
    _ entry: io_registry_entry_t, _ name: UnsafeMutablePointer<CChar>?
) -> kern_return_t { kIOReturnNotFound }

/// Connects to a thing: there is none.
///
/// - Parameter connect: Is set to 0.
/// - Returns: ``kIOReturnNotFound``.
@discardableResult
public func IOServiceOpen(
    _ service: io_service_t, _ owningTask: task_t, _ type: UInt32, _ connect: UnsafeMutablePointer<io_connect_t>?
) -> kern_return_t {
    connect?.pointee = IO_OBJECT_NULL
    return kIOReturnNotFound
}

/// Ends a connection: there is none.
///
/// - Returns: ``kIOReturnNotOpen``.
@discardableResult
public func IOServiceClose(_ connect: io_connect_t) -> kern_return_t { kIOReturnNotOpen }
