// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are Apple's.
import Foundation

public let HKDevicePropertyKeyName = "name"
public let HKDevicePropertyKeyManufacturer = "manufacturer"
public let HKDevicePropertyKeyModel = "model"
public let HKDevicePropertyKeyHardwareVersion = "hardware"
public let HKDevicePropertyKeyFirmwareVersion = "firmware"
public let HKDevicePropertyKeySoftwareVersion = "software"
public let HKDevicePropertyKeyLocalIdentifier = "localIdentifier"
public let HKDevicePropertyKeyUDIDeviceIdentifier = "UDIDeviceIdentifier"

/// A device that measures.
public final class HKDevice: NSObject, @unchecked Sendable {
    public let name: String?
    public let manufacturer: String?
    public let model: String?
    public let hardwareVersion: String?
    public let firmwareVersion: String?
    public let softwareVersion: String?
    public let localIdentifier: String?
    public let udiDeviceIdentifier: String?

    public init(
        name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?,
        softwareVersion: String?, localIdentifier: String?, udiDeviceIdentifier: String?
    ) {
        (self.name, self.manufacturer, self.model) = (name, manufacturer, model)
        (self.hardwareVersion, self.firmwareVersion) = (hardwareVersion, firmwareVersion)
        (self.softwareVersion, self.localIdentifier) = (softwareVersion, localIdentifier)
        self.udiDeviceIdentifier = udiDeviceIdentifier
    }
    /// What is known of it by a key.
    func property(_ key: String) -> String? {
        switch key {
        case HKDevicePropertyKeyName: name
        case HKDevicePropertyKeyManufacturer: manufacturer
        case HKDevicePropertyKeyModel: model
        case HKDevicePropertyKeyHardwareVersion: hardwareVersion
        case HKDevicePropertyKeyFirmwareVersion: firmwareVersion
        case HKDevicePropertyKeySoftwareVersion: softwareVersion
        case HKDevicePropertyKeyLocalIdentifier: localIdentifier
        case HKDevicePropertyKeyUDIDeviceIdentifier: udiDeviceIdentifier
        default: nil
        }
    }
    /// Devices of which the same is known are equal.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKDevice else { return false }
        return name == other.name && manufacturer == other.manufacturer && model == other.model
            && hardwareVersion == other.hardwareVersion && firmwareVersion == other.firmwareVersion
            && softwareVersion == other.softwareVersion && localIdentifier == other.localIdentifier
            && udiDeviceIdentifier == other.udiDeviceIdentifier
    }
    public override var hash: Int { name.hashValue ^ model.hashValue }
    /// The device that the app runs on.
    public class func local() -> HKDevice {
        HKDevice(
            name: ProcessInfo.processInfo.hostName, manufacturer: nil, model: nil, hardwareVersion: nil,
            firmwareVersion: nil, softwareVersion: nil, localIdentifier: nil, udiDeviceIdentifier: nil)
    }
}
