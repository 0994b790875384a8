import Foundation
import IOKit
import Testing

/// Batteries, in each of the ways in which apps ask for them.
struct PowerSourceTests {
    private func snapshot(_ supplies: [String: [String: String]]) throws -> CFTypeRef {
        powerSourcesInfo(try PowerFolder(supplies).supplies).takeRetainedValue()
    }
    private let used = ["BAT0": PowerFolder.battery, "AC": PowerFolder.wall]

    @Test("A loop over the list with forced casts") func forced() throws {
        let snapshot = try snapshot(used)
        let sources = IOPSCopyPowerSourcesList(snapshot).takeRetainedValue() as Array
        #expect(sources.count == 1)
        for ps in sources {
            let info = IOPSGetPowerSourceDescription(snapshot, ps).takeUnretainedValue() as! [String: AnyObject]
            #expect(info[kIOPSCurrentCapacityKey] as? Int == 55)
            #expect(info[kIOPSMaxCapacityKey] as! Int == 100)
            #expect(info[kIOPSIsChargingKey] as? Bool == false)
            #expect(info[kIOPSNameKey] as? String == "DELL 1VX1H93")
        }
    }

    @Test("A guard with optional chaining and casts that may fail") func guarded() throws {
        // The computer's own power sources, of which nothing is known here.
        guard let own = IOPSCopyPowerSourcesInfo()?.takeRetainedValue(),
            IOPSCopyPowerSourcesList(own)?.takeRetainedValue() as? [CFTypeRef] != nil
        else {
            Issue.record("no list")
            return
        }
        let snapshot = try snapshot(used)
        guard let sources = IOPSCopyPowerSourcesList(snapshot)?.takeRetainedValue() as? [CFTypeRef],
            let source = sources.first,
            let info = IOPSGetPowerSourceDescription(snapshot, source)?.takeUnretainedValue() as? [String: Any]
        else {
            Issue.record("no battery")
            return
        }
        #expect(info["Current Capacity"] as? Double == 55)
        #expect(info[kIOPSPowerSourceStateKey as String] as? String == kIOPSBatteryPowerValue)
        #expect(info[kIOPSTypeKey] as? String == kIOPSInternalBatteryType)
        #expect(info[kIOPSTimeToEmptyKey] as? Int == 180 && info[kIOPSTimeToFullChargeKey] as? Int == 0)
        #expect(info[kIOPSVoltageKey] as? Int == 12_000 && info[kIOPSCurrentKey] as? Int == -833)
        #expect(info[kIOPSBatteryHealthKey] as? String == kIOPSFairValue)
        #expect(info[kIOPSDesignCapacityKey] as? Int == 133)
        #expect(info[kIOPSHardwareSerialNumberKey] as? String == "4711")
    }

    @Test("Dictionaries of objects") func objects() throws {
        let snapshot = try snapshot(used)
        let list: NSArray = IOPSCopyPowerSourcesList(snapshot).takeRetainedValue() as NSArray
        let info = IOPSGetPowerSourceDescription(snapshot, list[0] as CFTypeRef).takeUnretainedValue() as NSDictionary
        #expect(info[kIOPSCurrentCapacityKey] as? Int == 55 && info[kIOPSIsPresentKey] as? Bool == true)
        #expect((info[kIOPSCurrentCapacityKey] as? NSNumber)?.doubleValue == 55)
    }

    @Test("Where power comes from, as a text to compare") func providing() throws {
        let battery = try snapshot(used)
        #expect(IOPSGetProvidingPowerSourceType(battery).takeRetainedValue() as String == kIOPMBatteryPowerKey)
        #expect(IOPSGetProvidingPowerSourceType(battery)?.takeUnretainedValue() == kIOPSBatteryPowerValue as CFString)
        let wall = try snapshot(["AC": ["type": "Mains", "online": "1"], "BAT0": PowerFolder.battery])
        #expect(IOPSGetProvidingPowerSourceType(wall).takeRetainedValue() as String == kIOPMACPowerKey)
        let rescue = try snapshot(["ups": ["type": "UPS", "status": "Discharging", "capacity": "9"]])
        #expect(IOPSGetProvidingPowerSourceType(rescue).takeRetainedValue() as String == kIOPMUPSPowerKey)
    }

    @Test("Without a battery the list is empty, and power lasts for ever") func none() throws {
        let snapshot = try snapshot(["AC": ["type": "Mains", "online": "1"]])
        #expect(IOPSCopyPowerSourcesList(snapshot).takeRetainedValue().isEmpty)
        #expect(PowerSupplies(folder: "/nowhere").remaining == kIOPSTimeRemainingUnlimited)
        #expect(IOPSCopyPowerSourcesList("else" as CFTypeRef).takeRetainedValue().isEmpty)
        #expect(IOPSGetPowerSourceDescription(snapshot, 3 as CFTypeRef) == nil)
    }

    @Test("A mouse's battery, one that was taken out, and ports without power are not among them") func others() throws
    {
        let supplies = try PowerFolder([
            "hidpp_battery_0": ["type": "Battery", "scope": "Device", "status": "Discharging", "capacity": "5"],
            "BAT1": ["type": "Battery", "present": "0"], "ucsi": ["type": "USB", "online": "0"],
        ]).supplies
        #expect(supplies.batteries.isEmpty && supplies.isPlugged)
    }

    @Test("Batteries that are measured by charge, and whose kernel tells no percentage") func charge() throws {
        let supplies = try PowerFolder([
            "BAT0": [
                "type": "Battery", "status": "Charging", "charge_now": "1000000", "charge_full": "4000000",
                "current_now": "2000000",
            ], "AC": ["type": "Mains", "online": "1"],
        ]).supplies
        let battery = try #require(supplies.batteries.first)
        #expect(battery.charge == 25 && battery.isCharging && battery.untilFull == 90 && battery.untilEmpty == nil)
        #expect(battery.current == 2000 && battery.voltage == nil && battery.health == nil && battery.name == "BAT0")
    }

    @Test("The time that is left is told of all batteries that are used, or is not known") func remaining() throws {
        let folder = try PowerFolder(used)
        #expect(folder.supplies.remaining == 180 * 60)
        var second = PowerFolder.battery
        second["energy_now"] = "10000000"
        try folder.write("BAT1", second)
        #expect(folder.supplies.remaining == 240 * 60)
        try folder.write("BAT1", ["power_now": "0"])
        #expect(folder.supplies.remaining == kIOPSTimeRemainingUnknown)
        try folder.write("AC", ["online": "1"])
        #expect(folder.supplies.remaining == kIOPSTimeRemainingUnlimited)
    }
}
