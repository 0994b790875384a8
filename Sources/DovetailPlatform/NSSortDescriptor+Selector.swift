import DovetailBase
import Foundation
import FoundationAdditions

extension NSSortDescriptor {
    /// Sorts by the values of a key as a method of theirs compares them: one of those with which texts are compared, as in
    /// `#selector(NSString.localizedStandardCompare(_:))`, or `compare(_:)`, or nil for the last.
    ///
    /// There is no Objective-C that could call others. Values are compared by their order then, which the log tells once for each.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        self.init(SortKey(path: key ?? "self", order: Self.order(of: selector)), ascending)
    }

    private static func order(of selector: Selector?) -> KeyedSortOrder {
        switch selector?.plainName {
        case nil, "compare": return .plain
        case "caseInsensitiveCompare": return .caseInsensitive
        case "localizedCompare": return .localized
        case "localizedCaseInsensitiveCompare": return .localizedCaseInsensitive
        case "localizedStandardCompare": return .localizedStandard
        case let name?:
            Log.warnOnce(
                "NSSortDescriptor \(name)", "NSSortDescriptor: values are compared by their order, not by \(name)")
            return .plain
        }
    }
}
