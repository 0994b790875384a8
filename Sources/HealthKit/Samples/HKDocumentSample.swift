import Foundation

/// The names of kinds of documents.
public struct HKDocumentTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let CDA = HKDocumentTypeIdentifier(rawValue: "HKDocumentTypeIdentifierCDA")
}

/// A kind of documents of hospitals.
public final class HKDocumentType: HKSampleType, @unchecked Sendable {
    /// The kind of an identifier.
    public init(_ identifier: HKDocumentTypeIdentifier) { super.init(identifier: identifier.rawValue) }
}

/// A document of a hospital. None is kept here.
open class HKDocumentSample: HKSample, @unchecked Sendable {
    /// Of which kind it is.
    open var documentType: HKDocumentType { HKDocumentType(.CDA) }
}

/// A document in the form of the Clinical Document Architecture.
open class HKCDADocumentSample: HKDocumentSample, @unchecked Sendable {
    /// What is written in it.
    public let document: HKCDADocument?

    /// A document of a time. Throws ``HKError/Code/errorInvalidArgument`` where the data are no text of XML.
    public init(data documentData: Data, start startDate: Date, end endDate: Date, metadata: [String: Any]?) throws {
        let text = String(data: documentData, encoding: .utf8)?.trimmingCharacters(in: .whitespacesAndNewlines)
        guard let text, text.hasPrefix("<"), text.hasSuffix(">") else { throw HKError(.errorInvalidArgument) }
        document = HKCDADocument(data: documentData)
        super.init(HKDocumentType(.CDA), startDate, endDate, nil, metadata)
    }
}

/// What is written in a document. Its names are not read here: they are empty.
open class HKCDADocument: NSObject, @unchecked Sendable {
    /// The text itself.
    public let documentData: Data?
    open var title: String { "" }
    open var patientName: String { "" }
    open var authorName: String { "" }
    open var custodianName: String { "" }
    init(data: Data) { documentData = data }
}

extension HKObjectType {
    /// The kind of documents.
    public class func documentType(forIdentifier identifier: HKDocumentTypeIdentifier) -> HKDocumentType? {
        HKDocumentType(identifier)
    }
}
