import Foundation
import IOKit
import Testing

/// The registry of devices, in the ways in which apps look for something in it.
struct RegistryTests {
    @Test("The computer's number is not found") func serialNumber() {
        let expert = IOServiceGetMatchingService(kIOMainPortDefault, IOServiceMatching("IOPlatformExpertDevice"))
        defer { IOObjectRelease(expert) }
        #expect(expert == 0 && expert == IO_OBJECT_NULL)
        let number =
            IORegistryEntryCreateCFProperty(
                expert, kIOPlatformSerialNumberKey as CFString, kCFAllocatorDefault, 0)?.takeRetainedValue() as? String
        #expect(number == nil)
        let forced =
            (IORegistryEntryCreateCFProperty(expert, "model" as CFString, kCFAllocatorDefault, 0)
                .map { $0.takeUnretainedValue() as! Data }) ?? Data()
        #expect(forced.isEmpty)
    }

    @Test("A walk over devices ends at once") func walk() {
        let matching = IOServiceMatching("IOUSBDevice") as NSMutableDictionary
        matching["idVendor"] = 1452
        #expect(matching[kIOProviderClassKey] as? String == "IOUSBDevice")
        var iterator: io_iterator_t = 7
        let result = IOServiceGetMatchingServices(kIOMasterPortDefault, matching, &iterator)
        #expect(result != KERN_SUCCESS && result == kIOReturnNotFound && iterator == 0)
        var devices = 0
        while case let device = IOIteratorNext(iterator), device != IO_OBJECT_NULL {
            devices += 1
            IOObjectRelease(device)
        }
        #expect(devices == 0 && IOObjectRelease(iterator) == KERN_SUCCESS)
    }

    @Test("Properties and connections are not to be had") func connections() {
        var properties: Unmanaged<CFMutableDictionary>? = .passRetained(NSMutableDictionary())
        properties?.release()
        #expect(IORegistryEntryCreateCFProperties(0, &properties, kCFAllocatorDefault, 0) != KERN_SUCCESS)
        #expect((properties?.takeRetainedValue() as? [String: Any]) == nil)
        var connection: io_connect_t = 9
        #expect(IOServiceOpen(0, mach_task_self_, 0, &connection) != kIOReturnSuccess && connection == 0)
        #expect(IOServiceClose(connection) == kIOReturnNotOpen)
    }
}
