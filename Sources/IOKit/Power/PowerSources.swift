// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import FoundationAdditions

/// The power sources as they are now, for the functions that tell of them. The kernel is asked.
///
/// - Returns: Never nil: a computer without a battery has a list that is empty.
public func IOPSCopyPowerSourcesInfo() -> UnmanagedValue<CFTypeRef>! { powerSourcesInfo(PowerSupplies()) }

/// The sources of a folder that a test wrote, as ``IOPSCopyPowerSourcesInfo()`` gives those of the computer.
package func powerSourcesInfo(_ supplies: PowerSupplies) -> UnmanagedValue<CFTypeRef> { UnmanagedValue(supplies) }

/// The batteries, as values that ``IOPSGetPowerSourceDescription(_:_:)`` takes. Those of mice and telephones are not among them.
///
/// - Parameter blob: What ``IOPSCopyPowerSourcesInfo()`` gave. The list of anything else is empty.
public func IOPSCopyPowerSourcesList(_ blob: CFTypeRef?) -> UnmanagedValue<CFArray>! {
    UnmanagedValue((blob as? PowerSupplies)?.batteries.indices.map { NSNumber(value: $0) } ?? [])
}

/// What there is to tell of a battery, by the keys that begin with `kIOPS`.
///
/// - Parameters:
///   - blob: What ``IOPSCopyPowerSourcesInfo()`` gave.
///   - ps: A value of the list that ``IOPSCopyPowerSourcesList(_:)`` gave.
/// - Returns: Nil for anything else.
public func IOPSGetPowerSourceDescription(_ blob: CFTypeRef?, _ ps: CFTypeRef?) -> UnmanagedValue<CFDictionary>! {
    guard let supplies = blob as? PowerSupplies, let index = (ps as? NSNumber)?.intValue,
        supplies.batteries.indices.contains(index)
    else { return nil }
    return UnmanagedValue(supplies.batteries[index].description(index, isPlugged: supplies.isPlugged))
}

/// Where power comes from: ``kIOPMACPowerKey``, ``kIOPMBatteryPowerKey`` or ``kIOPMUPSPowerKey``.
///
/// - Parameter blob: What ``IOPSCopyPowerSourcesInfo()`` gave; nil asks the kernel.
public func IOPSGetProvidingPowerSourceType(_ blob: CFTypeRef?) -> UnmanagedValue<CFString>! {
    let supplies = blob as? PowerSupplies ?? PowerSupplies()
    if supplies.isPlugged { return UnmanagedValue(kIOPMACPowerKey) }
    return UnmanagedValue(supplies.batteries.allSatisfy(\.isUPS) ? kIOPMUPSPowerKey : kIOPMBatteryPowerKey)
}

/// Seconds that power lasts, as the kernel's numbers of this moment have it: ``kIOPSTimeRemainingUnlimited`` while it comes out of the wall, and
/// ``kIOPSTimeRemainingUnknown`` where the kernel does not tell what is used.
public func IOPSGetTimeRemainingEstimate() -> TimeInterval { PowerSupplies().remaining }
