import Foundation

/// Asks for documents of hospitals. ``HKHealthStore/execute(_:)`` ends it with an error.
open class HKDocumentQuery: HKQuery, @unchecked Sendable {
    public typealias ResultsHandler = @Sendable (HKDocumentQuery, [HKDocumentSample]?, Bool, (any Error)?) -> Void
    public let limit: Int
    public let sortDescriptors: [NSSortDescriptor]?
    /// Whether what is written in them is asked for too.
    public let includeDocumentData: Bool
    private let handler: ResultsHandler

    /// Asks for documents of a kind.
    public init(
        documentType: HKDocumentType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        includeDocumentData: Bool, resultsHandler: @escaping ResultsHandler
    ) {
        (self.limit, self.sortDescriptors) = (limit, sortDescriptors)
        (self.includeDocumentData, handler) = (includeDocumentData, resultsHandler)
        super.init(documentType, predicate)
    }
    override func fail(_ error: HKError) { handler(self, nil, true, error) }
}
