import Foundation

/// A font in a size, as Core Text has it: what `UIFont` and `NSFont` are, too.
///
/// `font as CTFont` makes one of a `UIFont`; the way back is `UIFont(name:size:)`. Any thread may use one; what measures waits for the main
/// thread.
open class CTFont: NSObject, @unchecked Sendable {
    // Immutable.
    package let value: FontValue

    package init(_ value: FontValue) { self.value = value }
}
