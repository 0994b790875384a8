import Foundation

/// How a search is to be done.
open class CSSearchQueryContext: NSObject, @unchecked Sendable {
    /// What else is searched.
    public struct SourceOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let allowMail = SourceOptions(rawValue: 1)
    }
    /// The names of the attributes that items found are to have.
    open var fetchAttributes: [String] = []
    /// Conditions that items have to meet besides.
    open var filterQueries: [String] = []
    open var keyboardLanguage: String?
    open var sourceOptions: SourceOptions = []

    public override init() {}
}
