// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The domain of the errors of ``CBError``.
public let CBErrorDomain = "CBErrorDomain"
/// The domain of the errors of ``CBATTError``.
public let CBATTErrorDomain = "CBATTErrorDomain"

/// What can fail between devices. Nothing is tried here.
public struct CBError: CustomNSError, Equatable, Sendable {
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public enum Code: Int, Sendable {
        case unknown
        case invalidParameters
        case invalidHandle
        case notConnected
        case outOfSpace
        case operationCancelled
        case connectionTimeout
        case peripheralDisconnected
        case uuidNotAllowed
        case alreadyAdvertising
        case connectionFailed
        case connectionLimitReached
        case unknownDevice
        case operationNotSupported
        case peerRemovedPairingInformation
        case encryptionTimedOut
        case tooManyLEPairedDevices
    }
    public static var errorDomain: String { CBErrorDomain }
    public var errorCode: Int { code.rawValue }
}

/// What a device answers that does not do what it is asked for.
public struct CBATTError: CustomNSError, Equatable, Sendable {
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public enum Code: Int, Sendable {
        case success
        case invalidHandle
        case readNotPermitted
        case writeNotPermitted
        case invalidPdu
        case insufficientAuthentication
        case requestNotSupported
        case invalidOffset
        case insufficientAuthorization
        case prepareQueueFull
        case attributeNotFound
        case attributeNotLong
        case insufficientEncryptionKeySize
        case invalidAttributeValueLength
        case unlikelyError
        case insufficientEncryption
        case unsupportedGroupType
        case insufficientResources
    }
    public static var errorDomain: String { CBATTErrorDomain }
    public var errorCode: Int { code.rawValue }
}

public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
public let CBAdvertisementDataServiceDataKey = "kCBAdvDataServiceData"
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
public let CBAdvertisementDataTxPowerLevelKey = "kCBAdvDataTxPowerLevel"
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
public let CBCentralManagerScanOptionSolicitedServiceUUIDsKey = "kCBScanOptionSolicitedServiceUUIDs"
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
public let CBConnectPeripheralOptionNotifyOnConnectionKey = "kCBConnectOptionNotifyOnConnection"
public let CBConnectPeripheralOptionNotifyOnDisconnectionKey = "kCBConnectOptionNotifyOnDisconnection"
public let CBConnectPeripheralOptionNotifyOnNotificationKey = "kCBConnectOptionNotifyOnNotification"
public let CBPeripheralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
public let CBPeripheralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
