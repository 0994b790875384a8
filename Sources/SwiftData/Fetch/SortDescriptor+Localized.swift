import Foundation
import FoundationAdditions

extension SortDescriptor {
    /// Sorts by a text as people who read the language of the process expect it. Models are sorted as `localizedStandard` says, whichever of the two is named.
    public init(
        _ keyPath: KeyPath<Compared, String> & Sendable, comparator: _LocalizedStringComparator,
        order: SortOrder = .forward
    ) {
        self.init(keyPath, order: order)
    }

    /// Sorts by a text that may be missing as people who read the language of the process expect it; those without one come first.
    public init(
        _ keyPath: KeyPath<Compared, String?> & Sendable, comparator: _LocalizedStringComparator,
        order: SortOrder = .forward
    ) {
        self.init(keyPath, order: order)
    }
}
