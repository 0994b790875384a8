import Foundation

/// How the type of a record is written.
public enum NFCTypeNameFormat: UInt8, Sendable {
    case empty
    case nfcWellKnown
    case media
    case absoluteURI
    case nfcExternal
    case unknown
    case unchanged
}

/// A record of a message: a value.
open class NFCNDEFPayload: NSObject, @unchecked Sendable {
    open var typeNameFormat: NFCTypeNameFormat
    open var type: Data
    open var identifier: Data
    open var payload: Data
    /// The same; a chunk's size is not used, since nothing is written.
    public convenience init(
        format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data, chunkSize: Int
    ) { self.init(format: format, type: type, identifier: identifier, payload: payload) }
    public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
        (typeNameFormat, self.type, self.identifier, self.payload) = (format, type, identifier, payload)
    }

    /// The beginnings of addresses that a byte stands for, by the forum's table.
    private static let beginnings = [
        "", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:", "ftp://anonymous:anonymous@",
        "ftp://ftp.", "ftps://", "sftp://", "smb://", "nfs://", "ftp://", "dav://", "news:", "telnet://", "imap:",
        "rtsp://", "urn:", "pop:", "sip:", "sips:", "tftp:", "btspp://", "btl2cap://", "btgoep://", "tcpobex://",
        "irdaobex://", "file://", "urn:epc:id:", "urn:epc:tag:", "urn:epc:pat:", "urn:epc:raw:", "urn:epc:",
        "urn:nfc:",
    ]

    /// A record of an address.
    open class func wellKnownTypeURIPayload(string uri: String) -> NFCNDEFPayload? {
        let known = beginnings.enumerated().filter { uri.hasPrefix($0.element) }
            .max { $0.element.count < $1.element.count }
        guard let known else { return nil }
        return NFCNDEFPayload(
            format: .nfcWellKnown, type: Data("U".utf8), identifier: Data(),
            payload: Data([UInt8(known.offset)]) + Data(uri.dropFirst(known.element.count).utf8))
    }
    open class func wellKnownTypeURIPayload(url: URL) -> NFCNDEFPayload? {
        wellKnownTypeURIPayload(string: url.absoluteString)
    }
    /// A record of a text in a language.
    open class func wellKnownTypeTextPayload(string text: String, locale: Locale) -> NFCNDEFPayload? {
        let language = Data((locale.language.languageCode?.identifier ?? "en").utf8)
        return NFCNDEFPayload(
            format: .nfcWellKnown, type: Data("T".utf8), identifier: Data(),
            payload: Data([UInt8(language.count & 0x3F)]) + language + Data(text.utf8))
    }
    /// The address of such a record.
    open func wellKnownTypeURIPayload() -> URL? {
        guard typeNameFormat == .nfcWellKnown, type == Data("U".utf8), let first = payload.first,
            Self.beginnings.indices.contains(Int(first))
        else { return nil }
        return URL(string: Self.beginnings[Int(first)] + String(decoding: payload.dropFirst(), as: UTF8.self))
    }
    /// The text of such a record, and its language.
    open func wellKnownTypeTextPayload() -> (String?, Locale?) {
        guard typeNameFormat == .nfcWellKnown, type == Data("T".utf8), let first = payload.first else {
            return (nil, nil)
        }
        let rest = payload.dropFirst()
        let length = Int(first & 0x3F)
        guard rest.count >= length else { return (nil, nil) }
        let text = rest.dropFirst(length)
        return (
            first & 0x80 == 0
                ? String(decoding: text, as: UTF8.self) : String(data: Data(text), encoding: .utf16),
            Locale(identifier: String(decoding: rest.prefix(length), as: UTF8.self))
        )
    }
}

/// A message of records: a value.
open class NFCNDEFMessage: NSObject, @unchecked Sendable {
    open var records: [NFCNDEFPayload]
    public init(records: [NFCNDEFPayload]) { self.records = records }
    /// The bytes that it takes on a tag.
    open var length: Int {
        records.reduce(0) { sum, record in
            sum + 2 + (record.payload.count < 256 ? 1 : 4) + (record.identifier.isEmpty ? 0 : 1) + record.type.count
                + record.identifier.count + record.payload.count
        }
    }
}
