// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Keys and values of what is told of a power source. The comments say which type a value has, and which keys are told here.

/// What the source is called, a text.
public let kIOPSNameKey = "Name"
/// A number that the source has while the computer runs.
public let kIOPSPowerSourceIDKey = "Power Source ID"
/// ``kIOPSACPowerValue``, ``kIOPSBatteryPowerValue`` or ``kIOPSOffLineValue``.
public let kIOPSPowerSourceStateKey = "Power Source State"
/// ``kIOPSInternalBatteryType`` or ``kIOPSUPSType``.
public let kIOPSTypeKey = "Type"
/// ``kIOPSInternalType``.
public let kIOPSTransportTypeKey = "Transport Type"
/// How full it is, of ``kIOPSMaxCapacityKey``.
public let kIOPSCurrentCapacityKey = "Current Capacity"
/// 100: capacities are per cent.
public let kIOPSMaxCapacityKey = "Max Capacity"
/// What it could hold when it was new, per cent of what it can hold now. It is told where the kernel tells both.
public let kIOPSDesignCapacityKey = "DesignCapacity"
/// Whether it is charged now.
public let kIOPSIsChargingKey = "Is Charging"
/// Whether it is full.
public let kIOPSIsChargedKey = "Is Charged"
/// Whether it is there.
public let kIOPSIsPresentKey = "Is Present"
/// Minutes until it is empty; -1 while that is not known, 0 while it is charged.
public let kIOPSTimeToEmptyKey = "Time to Empty"
/// Minutes until it is full; -1 while that is not known, 0 while it is used.
public let kIOPSTimeToFullChargeKey = "Time to Full Charge"
/// Thousandths of volts.
public let kIOPSVoltageKey = "Voltage"
/// Thousandths of amperes; less than 0 while it is used.
public let kIOPSCurrentKey = "Current"
/// ``kIOPSGoodValue``, ``kIOPSFairValue`` or ``kIOPSPoorValue``: how much of what it held when it was new it still holds.
public let kIOPSBatteryHealthKey = "BatteryHealth"
/// The number that its maker gave it, a text. It is told where the kernel tells it.
public let kIOPSHardwareSerialNumberKey = "Hardware Serial Number"
/// It is not told.
public let kIOPSBatteryHealthConditionKey = "BatteryHealthCondition"
/// It is not told.
public let kIOPSTemperatureKey = "Temperature"

/// Power comes out of the wall.
public let kIOPSACPowerValue = "AC Power"
/// Power comes out of a battery.
public let kIOPSBatteryPowerValue = "Battery Power"
/// It is not there.
public let kIOPSOffLineValue = "Off Line"
public let kIOPSInternalBatteryType = "InternalBattery"
public let kIOPSUPSType = "UPS"
public let kIOPSInternalType = "Internal"
/// It holds at least four fifths of what it held when it was new.
public let kIOPSGoodValue = "Good"
/// It holds at least half of what it held when it was new.
public let kIOPSFairValue = "Fair"
/// It holds less.
public let kIOPSPoorValue = "Poor"

/// Power comes out of the wall.
public let kIOPMACPowerKey = "AC Power"
/// Power comes out of the computer's battery.
public let kIOPMBatteryPowerKey = "Battery Power"
/// Power comes out of a battery beside the computer.
public let kIOPMUPSPowerKey = "UPS Power"

/// It is not known how long power lasts.
public let kIOPSTimeRemainingUnknown = -1.0
/// Power comes out of the wall.
public let kIOPSTimeRemainingUnlimited = -2.0
