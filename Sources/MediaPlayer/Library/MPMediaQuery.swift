import Foundation

/// How what was found is put together.
public enum MPMediaGrouping: Int, Sendable {
    case title
    case album
    case artist
    case albumArtist
    case composer
    case genre
    case playlist
    case podcastTitle
}

/// What a query looks for.
open class MPMediaPredicate: NSObject, @unchecked Sendable {}

/// How a value is compared.
public enum MPMediaPredicateComparison: Int, Sendable {
    case equalTo
    case contains
}

/// Looks for a value.
open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
    public let value: Any?
    public let property: String
    public let comparisonType: MPMediaPredicateComparison
    public init(value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison = .equalTo) {
        (self.value, self.property, self.comparisonType) = (value, property, comparisonType)
    }
}

/// Looks for things in the library, which is empty: nothing is found. See ``MPMediaLibrary``.
open class MPMediaQuery: NSObject, @unchecked Sendable {
    open var filterPredicates: Set<MPMediaPredicate>?
    open var groupingType = MPMediaGrouping.title

    public override init() {}
    public init(filterPredicates: Set<MPMediaPredicate>?) { self.filterPredicates = filterPredicates }

    open func addFilterPredicate(_ predicate: MPMediaPredicate) {
        filterPredicates = (filterPredicates ?? []).union([predicate])
    }
    open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }

    /// Nothing.
    open var items: [MPMediaItem]? {
        Absence.tellOnce()
        return []
    }
    /// Nothing.
    open var collections: [MPMediaItemCollection]? {
        Absence.tellOnce()
        return []
    }

    /// Nothing.
    open var itemSections: [MPMediaQuerySection]? { [] }
    /// Nothing.
    open var collectionSections: [MPMediaQuerySection]? { [] }

    open class func songs() -> MPMediaQuery { grouping(.title) }
    open class func albums() -> MPMediaQuery { grouping(.album) }
    open class func artists() -> MPMediaQuery { grouping(.artist) }
    open class func composers() -> MPMediaQuery { grouping(.composer) }
    open class func genres() -> MPMediaQuery { grouping(.genre) }
    open class func playlists() -> MPMediaQuery { grouping(.playlist) }
    open class func podcasts() -> MPMediaQuery { grouping(.podcastTitle) }
    open class func audiobooks() -> MPMediaQuery { grouping(.title) }
    open class func compilations() -> MPMediaQuery { grouping(.album) }

    private static func grouping(_ grouping: MPMediaGrouping) -> MPMediaQuery {
        let query = MPMediaQuery()
        query.groupingType = grouping
        return query
    }
}

/// A part of what a query found, for an index beside a list. There is none, as there is no library.
open class MPMediaQuerySection: NSObject, @unchecked Sendable {
    /// What the index shows.
    public let title: String
    /// Which of the items or collections are in it.
    public let range: NSRange

    init(title: String, range: NSRange) { (self.title, self.range) = (title, range) }
}
