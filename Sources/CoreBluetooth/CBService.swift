import Foundation

/// Something that a device has.
open class CBAttribute: NSObject, @unchecked Sendable {
    /// What it is.
    public let uuid: CBUUID
    init(_ uuid: CBUUID) { self.uuid = uuid }
}

/// What a device can do.
open class CBService: CBAttribute, @unchecked Sendable {
    open var isPrimary: Bool { true }
    open var peripheral: CBPeripheral? { nil }
    open var includedServices: [CBService]? { nil }
    open fileprivate(set) var characteristics: [CBCharacteristic]?
}

/// What this device can do, as an app says it. Nobody sees it here.
open class CBMutableService: CBService, @unchecked Sendable {
    private let primary: Bool
    public init(type UUID: CBUUID, primary isPrimary: Bool) {
        primary = isPrimary
        super.init(UUID)
    }
    open override var isPrimary: Bool { primary }
    open override var characteristics: [CBCharacteristic]? {
        get { kept }
        set { kept = newValue }
    }
    private var kept: [CBCharacteristic]?
}

/// What can be done with a value.
public struct CBCharacteristicProperties: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let broadcast = CBCharacteristicProperties(rawValue: 0x01)
    public static let read = CBCharacteristicProperties(rawValue: 0x02)
    public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 0x04)
    public static let write = CBCharacteristicProperties(rawValue: 0x08)
    public static let notify = CBCharacteristicProperties(rawValue: 0x10)
    public static let indicate = CBCharacteristicProperties(rawValue: 0x20)
    public static let authenticatedSignedWrites = CBCharacteristicProperties(rawValue: 0x40)
    public static let extendedProperties = CBCharacteristicProperties(rawValue: 0x80)
    public static let notifyEncryptionRequired = CBCharacteristicProperties(rawValue: 0x100)
    public static let indicateEncryptionRequired = CBCharacteristicProperties(rawValue: 0x200)
}

/// Who may read and write a value.
public struct CBAttributePermissions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let readable = CBAttributePermissions(rawValue: 1)
    public static let writeable = CBAttributePermissions(rawValue: 2)
    public static let readEncryptionRequired = CBAttributePermissions(rawValue: 4)
    public static let writeEncryptionRequired = CBAttributePermissions(rawValue: 8)
}

/// A value of a device.
open class CBCharacteristic: CBAttribute, @unchecked Sendable {
    open var service: CBService? { nil }
    open var properties: CBCharacteristicProperties { [] }
    open var value: Data? { nil }
    open var descriptors: [CBDescriptor]? { nil }
    open var isNotifying: Bool { false }
}

/// A value of this device, as an app says it. Nobody sees it here.
open class CBMutableCharacteristic: CBCharacteristic, @unchecked Sendable {
    private var keptProperties: CBCharacteristicProperties
    private var keptValue: Data?
    open var permissions: CBAttributePermissions
    open var subscribedCentrals: [CBCentral]? { nil }
    public init(
        type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions
    ) {
        (keptProperties, keptValue, self.permissions) = (properties, value, permissions)
        super.init(UUID)
    }
    open override var properties: CBCharacteristicProperties {
        get { keptProperties }
        set { keptProperties = newValue }
    }
    open override var value: Data? {
        get { keptValue }
        set { keptValue = newValue }
    }
}

/// What is known of a value. There is none here.
open class CBDescriptor: CBAttribute, @unchecked Sendable {
    open var characteristic: CBCharacteristic? { nil }
    open var value: Any? { nil }
}

/// A device that has found this one. There is none here.
open class CBCentral: CBPeer, @unchecked Sendable {
    open var maximumUpdateValueLength: Int { 0 }
}
