import Foundation

/// The name of an attribute of an app's own, and how it is to be searched.
open class CSCustomAttributeKey: NSObject, @unchecked Sendable {
    public let keyName: String
    public let isSearchable: Bool
    public let isSearchableByDefault: Bool
    public let isUnique: Bool
    public let isMultiValued: Bool

    /// A name that is searched. nil for one with other characters than letters, digits and underscores of ASCII.
    public convenience init?(keyName: String) {
        self.init(keyName: keyName, searchable: true, searchableByDefault: true, unique: false, multiValued: true)
    }
    /// A name. nil for one with other characters than letters, digits and underscores of ASCII.
    public init?(
        keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool
    ) {
        guard !keyName.isEmpty, keyName.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }) else {
            return nil
        }
        self.keyName = keyName
        (isSearchable, isSearchableByDefault) = (searchable, searchableByDefault)
        (isUnique, isMultiValued) = (unique, multiValued)
    }
}
