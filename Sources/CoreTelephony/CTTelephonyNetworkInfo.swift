import DovetailBase
@_exported import Foundation

/// What the device knows of networks for telephones: nothing, as on an iPad without a card. The log tells once.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
    public override init() {
        Log.warnOnce("CoreTelephony", "CoreTelephony: this device is in no network for telephones")
    }
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
    open var subscriberCellularProvider: CTCarrier? { nil }
    open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
    open var currentRadioAccessTechnology: String? { nil }
    open var dataServiceIdentifier: String? { nil }
    open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?
}

/// Whose network it is. There is none here.
open class CTCarrier: NSObject, @unchecked Sendable {
    public override init() {}
    open var carrierName: String? { nil }
    open var mobileCountryCode: String? { nil }
    open var mobileNetworkCode: String? { nil }
    open var isoCountryCode: String? { nil }
    open var allowsVOIP: Bool { true }
}

/// Whether an app may use data of the network for telephones.
public enum CTCellularDataRestrictedState: UInt, Sendable {
    case restrictedStateUnknown
    case restricted
    case notRestricted
}

/// Tells whether an app may use data of the network for telephones: not known.
open class CTCellularData: NSObject {
    public override init() {}
    open var restrictedState: CTCellularDataRestrictedState { .restrictedStateUnknown }
    /// Hears of changes: never called.
    open var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)?
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
