import Foundation

/// Hears of tags of any kind.
public protocol NFCTagReaderSessionDelegate: NSObjectProtocol {
    func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession)
    func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error)
    func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag])
}
extension NFCTagReaderSessionDelegate {
    public func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession) {}
    public func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag]) {}
}

/// Reads tags of any kind. There is no reader: a session that is begun ends at once with
/// ``NFCReaderError/Code/readerErrorUnsupportedFeature``. See ``NFCReaderSession``.
open class NFCTagReaderSession: NFCReaderSession, @unchecked Sendable {
    /// The kinds of radio that are listened to.
    public struct PollingOption: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let iso14443 = PollingOption(rawValue: 1)
        public static let iso15693 = PollingOption(rawValue: 2)
        public static let iso18092 = PollingOption(rawValue: 4)
        public static let pace = PollingOption(rawValue: 8)
    }

    public private(set) weak var delegate: (any NFCTagReaderSessionDelegate)?
    /// The tag that the session is connected to: none.
    open var connectedTag: NFCTag? { nil }

    /// Makes a session. Returns nil for no kind of radio.
    public init?(
        pollingOption: PollingOption, delegate: any NFCTagReaderSessionDelegate, queue: DispatchQueue? = nil
    ) {
        guard !pollingOption.isEmpty else { return nil }
        self.delegate = delegate
        super.init(queue)
    }
    override func end(_ error: NFCReaderError) { delegate?.tagReaderSession(self, didInvalidateWithError: error) }
    open func restartPolling() {}
    /// Fails: there is no tag.
    open func connect(to tag: NFCTag, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(NFCReaderError(.readerTransceiveErrorTagNotConnected))
    }
    /// Fails: there is no tag.
    open func connect(to tag: NFCTag) async throws {
        throw NFCReaderError(.readerTransceiveErrorTagNotConnected)
    }
}

/// A tag, by its kind. There is none here.
public enum NFCTag: Sendable {
    case feliCa(any NFCFeliCaTag)
    case iso7816(any NFCISO7816Tag)
    case iso15693(any NFCISO15693Tag)
    case miFare(any NFCMiFareTag)

    /// Whether the tag can be reached: no.
    public var isAvailable: Bool { false }
}

/// A tag of the kind FeliCa. There is none here.
public protocol NFCFeliCaTag: NFCNDEFTag, Sendable {
    var currentSystemCode: Data { get }
    var currentIDm: Data { get }
}
/// A card with programs. There is none here.
public protocol NFCISO7816Tag: NFCNDEFTag, Sendable {
    var initialSelectedAID: String { get }
    var identifier: Data { get }
    var historicalBytes: Data? { get }
    var applicationData: Data? { get }
}
/// A tag that is read from further away. There is none here.
public protocol NFCISO15693Tag: NFCNDEFTag, Sendable {
    var identifier: Data { get }
    var icManufacturerCode: Int { get }
    var icSerialNumber: Data { get }
}
/// A tag of the kind MIFARE. There is none here.
public protocol NFCMiFareTag: NFCNDEFTag, Sendable {
    var identifier: Data { get }
    var historicalBytes: Data? { get }
}
