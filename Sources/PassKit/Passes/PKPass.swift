import DovetailUIKit
import Foundation

/// What there is in a wallet.
open class PKObject: NSObject, @unchecked Sendable {
    override init() {}
}

/// What kind a pass is.
public enum PKPassType: UInt, Sendable {
    case barcode = 0
    /// One that pays or opens, in a part of the device made for that.
    case secureElement = 1
    case any = 0xFFFF_FFFF
    public static var payment: PKPassType { .secureElement }
}

/// When a pass is of use.
open class PKPassRelevantDate: NSObject, @unchecked Sendable {
    /// The time from the beginning to the end; nil for one that is of use at a moment.
    public let interval: DateInterval?
    /// The moment; nil for one that is of use for a time.
    public let date: Date?

    init(interval: DateInterval?, date: Date?) { (self.interval, self.date) = (interval, date) }
}

/// A ticket, coupon or card from a file (`.pkpass`). Its signature is not checked here, and its texts are not translated.
open class PKPass: PKObject, @unchecked Sendable {
    private static let styles = [
        "boardingPass": "Boarding Pass", "coupon": "Coupon", "eventTicket": "Event Ticket", "storeCard": "Store Card",
        "generic": "Pass",
    ]

    private let contents: PassContents
    private let pictures: ZipFile

    /// Reads a pass. Throws ``PKPassKitError/Code/invalidDataError`` for what is none, and ``PKPassKitError/Code/unsupportedVersionError`` for one of
    /// another form.
    public init(data: Data) throws {
        guard let file = ZipFile(data), let text = file.contents(of: "pass.json"),
            let contents = PassContents(json: text)
        else { throw PKPassKitError(.invalidDataError) }
        guard contents.version == 1 else { throw PKPassKitError(.unsupportedVersionError) }
        (self.contents, pictures) = (contents, file)
    }

    /// Always ``PKPassType/barcode``.
    open var passType: PKPassType { .barcode }
    open var serialNumber: String { contents.text("serialNumber") }
    open var passTypeIdentifier: String { contents.text("passTypeIdentifier") }
    open var organizationName: String { contents.text("organizationName") }
    /// What the pass is, for those who can't see it.
    open var localizedDescription: String { contents.text("description") }
    /// What kind of pass it is, in English.
    open var localizedName: String { contents.style.flatMap { Self.styles[$0] } ?? "Pass" }
    /// Where changes of it come from.
    open var webServiceURL: URL? { (contents.values["webServiceURL"] as? String).flatMap { URL(string: $0) } }
    open var authenticationToken: String? { contents.values["authenticationToken"] as? String }
    /// What the app that it belongs to knows it by.
    open var userInfo: [AnyHashable: Any]? { contents.values["userInfo"] as? [String: Any] }
    /// When it is of use: the first moment.
    open var relevantDate: Date? {
        contents.date("relevantDate") ?? relevantDates.lazy.compactMap { $0.date ?? $0.interval?.start }.first
    }
    open var relevantDates: [PKPassRelevantDate] {
        (contents.values["relevantDates"] as? [[String: Any]] ?? []).compactMap { entry in
            func date(_ name: String) -> Date? { (entry[name] as? String).flatMap(PassContents.date(of:)) }
            if let moment = date("date") { return PKPassRelevantDate(interval: nil, date: moment) }
            guard let start = date("startDate"), let end = date("endDate"), start <= end else { return nil }
            return PKPassRelevantDate(interval: DateInterval(start: start, end: end), date: nil)
        }
    }
    /// Its small picture; an empty one where it has none.
    open var icon: UIImage {
        ["icon@3x.png", "icon@2x.png", "icon.png"].lazy.compactMap { self.pictures.contents(of: $0) }
            .compactMap { UIImage(data: $0) }.first ?? UIImage()
    }
    /// Where the wallet shows it: nowhere.
    open var passURL: URL? { nil }
    /// Whether it is on another device: no.
    open var isRemotePass: Bool { false }
    /// The name of the other device: none.
    open var deviceName: String { "" }

    /// The value of a field; nil where there is none of that key.
    open func localizedValue(forFieldKey key: String) -> Any? { contents.field(key) }

    /// Whether two are of the same kind and number.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? PKPass else { return false }
        return passTypeIdentifier == other.passTypeIdentifier && serialNumber == other.serialNumber
    }
    open override var hash: Int { serialNumber.hashValue }
}
