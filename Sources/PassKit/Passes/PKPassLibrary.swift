import DovetailUIKit
import Foundation

/// How it has ended that passes were to be added.
public enum PKPassLibraryAddPassesStatus: Int, Sendable {
    case didAddPasses
    case shouldReviewPasses
    case didCancelAddPasses
}

/// The passes of the device: there is no wallet, so it is empty and stays so. The log tells once.
open class PKPassLibrary: NSObject, @unchecked Sendable {
    public override init() {}

    /// Whether there is a wallet: there is none.
    open class func isPassLibraryAvailable() -> Bool {
        Absence.tellPasses()
        return false
    }
    open class func isPaymentPassActivationAvailable() -> Bool { false }
    open var isSecureElementPassActivationAvailable: Bool { false }

    /// The passes: none.
    open func passes() -> [PKPass] { [] }
    /// The passes of a kind: none.
    open func passes(of passType: PKPassType) -> [PKPass] { [] }
    /// A pass: nil.
    open func pass(withPassTypeIdentifier identifier: String, serialNumber: String) -> PKPass? { nil }
    /// Whether a pass is there: no.
    open func containsPass(_ pass: PKPass) -> Bool { false }
    /// Adds passes. Completes with ``PKPassLibraryAddPassesStatus/didCancelAddPasses``, on the main queue.
    @preconcurrency open func addPasses(
        _ passes: [PKPass], withCompletionHandler completion: (@Sendable (PKPassLibraryAddPassesStatus) -> Void)? = nil
    ) {
        Absence.tellPasses()
        DispatchQueue.main.async { completion?(.didCancelAddPasses) }
    }
    /// Adds passes.
    /// - Returns: ``PKPassLibraryAddPassesStatus/didCancelAddPasses``.
    open func addPasses(_ passes: [PKPass]) async -> PKPassLibraryAddPassesStatus {
        Absence.tellPasses()
        return .didCancelAddPasses
    }
    /// Puts a pass in the place of the one of the same kind and number.
    /// - Returns: Whether that was done: no.
    @discardableResult
    open func replacePass(with pass: PKPass) -> Bool {
        Absence.tellPasses()
        return false
    }
    /// Takes a pass away. None is there, which the log tells once.
    open func removePass(_ pass: PKPass) { Absence.tellPasses() }
    /// Whether a card can be added: no.
    open func canAddSecureElementPass(primaryAccountIdentifier: String) -> Bool { false }
    /// Whether such a card can be added: no.
    open func canAddFelicaPass() -> Bool { false }
    /// Lets a person add a card. There is no wallet, which the log tells once.
    open func openPaymentSetup() { Absence.tellPayments() }
}

/// The names of what a library tells.
public struct PKPassLibraryNotificationName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Passes have come, changed or gone. Never told here.
    public static let PKPassLibraryDidChange = PKPassLibraryNotificationName("PKPassLibraryDidChangeNotification")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Cards of other devices have. Never told here.
    public static let PKPassLibraryRemotePaymentPassesDidChange = PKPassLibraryNotificationName(
        "PKPassLibraryRemotePaymentPassesDidChangeNotification")
}
