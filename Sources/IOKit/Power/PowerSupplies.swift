import Foundation
import FoundationAdditions

/// The power sources of the computer, as the kernel's folder of them was when it was read.
package struct PowerSupplies: Equatable, Sendable {
    /// A battery.
    package struct Battery: Equatable, Sendable {
        package var name = ""
        package var isUPS = false
        /// Per cent.
        package var charge = 0
        package var isCharging = false
        package var isFull = false
        package var isUsed = false
        /// Minutes; nil while they are not known.
        package var untilEmpty: Int?
        package var untilFull: Int?
        /// Thousandths of volts and amperes; nil where they are not told. The current is less than 0 while the battery is used.
        package var voltage: Int?
        package var current: Int?
        /// What it can hold as a part of what it could hold when it was new.
        package var health: Double?
        package var serialNumber: String?
    }

    /// In the order of their names.
    package var batteries: [Battery] = []
    /// Whether power comes out of the wall. A computer whose kernel knows no source has such power, too.
    package var isPlugged = true

    /// - Parameter folder: The kernel's folder of power sources.
    package init(folder: String = "/sys/class/power_supply") {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        var isWallSeen: Bool?
        for name in names.sorted() {
            let supply = Supply(folder: folder + "/" + name)
            switch supply["type"] {
            // A mouse's or a telephone's battery says that it is a device's.
            case "Battery" where supply["scope"] != "Device", "UPS":
                if supply.number("present") != 0 { batteries.append(Battery(supply, name: name)) }
            // A computer is charged by USB as well; a device that it charges says that it is a device.
            case "Mains", "USB":
                if supply["scope"] != "Device", let online = supply.number("online") {
                    isWallSeen = isWallSeen == true || online != 0
                }
            default: break
            }
        }
        isPlugged = isWallSeen == true || !batteries.contains(where: \.isUsed)
    }

    /// The same without volts and amperes, which are other ones at each moment.
    package var withoutRates: PowerSupplies {
        var supplies = self
        for index in supplies.batteries.indices {
            (supplies.batteries[index].voltage, supplies.batteries[index].current) = (nil, nil)
        }
        return supplies
    }

    /// Seconds that power lasts: ``kIOPSTimeRemainingUnlimited``, ``kIOPSTimeRemainingUnknown``, or those of all batteries together.
    package var remaining: Double {
        if isPlugged { return kIOPSTimeRemainingUnlimited }
        let used = batteries.filter(\.isUsed)
        let minutes = used.compactMap(\.untilEmpty)
        guard !used.isEmpty, minutes.count == used.count else { return kIOPSTimeRemainingUnknown }
        return Double(minutes.reduce(0, +)) * 60
    }
}

/// The files of one source.
private struct Supply {
    let folder: String
    subscript(name: String) -> String? { KernelFiles.line(folder + "/" + name) }
    func number(_ name: String) -> Int? { self[name].flatMap { Int($0) } }
}

extension PowerSupplies.Battery {
    fileprivate init(_ supply: Supply, name: String) {
        self.name = supply["model_name"] ?? name
        isUPS = supply["type"] == "UPS"
        let status = supply["status"]
        (isCharging, isFull, isUsed) = (status == "Charging", status == "Full", status == "Discharging")
        serialNumber = supply["serial_number"]
        voltage = supply.number("voltage_now").map { $0 / 1000 }

        // Batteries are measured by energy or by charge, in millionths of watt hours and watts or of ampere hours and amperes.
        let isEnergy = supply.number("energy_now") != nil
        let unit = isEnergy ? "energy" : "charge"
        let (now, full) = (supply.number(unit + "_now"), supply.number(unit + "_full"))
        // Some drivers tell the way that the current flows by its sign, others do not.
        let rate = supply.number(isEnergy ? "power_now" : "current_now").map(abs)
        let amperes = supply.number("current_now").map(abs)
        current = amperes.map { isUsed ? -$0 / 1000 : $0 / 1000 }
        if current == nil, let rate, let voltage, isEnergy, voltage > 0 {
            current = (isUsed ? -1 : 1) * rate / voltage
        }
        if let capacity = supply.number("capacity") {
            charge = min(max(capacity, 0), 100)
        } else if let now, let full, full > 0 {
            charge = min(max(now * 100 / full, 0), 100)
        }
        if let full, let design = supply.number(unit + "_full_design"), design > 0 {
            health = Double(full) / Double(design)
        }
        if let rate, rate > 0, let now {
            if isUsed { untilEmpty = now * 60 / rate }
            if isCharging, let full { untilFull = max(full - now, 0) * 60 / rate }
        }
    }

    /// What apps are told of the battery. Numbers are `NSNumber`s, so that apps read them as whole or as broken ones.
    func description(_ number: Int, isPlugged: Bool) -> CFDictionary {
        var values: [String: Any] = [
            kIOPSNameKey: name, kIOPSPowerSourceIDKey: NSNumber(value: number),
            kIOPSPowerSourceStateKey: isPlugged ? kIOPSACPowerValue : kIOPSBatteryPowerValue,
            kIOPSTypeKey: isUPS ? kIOPSUPSType : kIOPSInternalBatteryType,
            kIOPSTransportTypeKey: kIOPSInternalType, kIOPSCurrentCapacityKey: NSNumber(value: charge),
            kIOPSMaxCapacityKey: NSNumber(value: 100), kIOPSIsChargingKey: NSNumber(value: isCharging),
            kIOPSIsChargedKey: NSNumber(value: isFull), kIOPSIsPresentKey: NSNumber(value: true),
            kIOPSTimeToEmptyKey: NSNumber(value: isUsed ? untilEmpty ?? -1 : 0),
            kIOPSTimeToFullChargeKey: NSNumber(value: isCharging ? untilFull ?? -1 : 0),
        ]
        values[kIOPSVoltageKey] = voltage.map { NSNumber(value: $0) }
        values[kIOPSCurrentKey] = current.map { NSNumber(value: $0) }
        values[kIOPSHardwareSerialNumberKey] = serialNumber
        if let health, health > 0 {
            values[kIOPSBatteryHealthKey] =
                health >= 0.8 ? kIOPSGoodValue : health >= 0.5 ? kIOPSFairValue : kIOPSPoorValue
            values[kIOPSDesignCapacityKey] = NSNumber(value: Int((100 / health).rounded()))
        }
        return values
    }
}
