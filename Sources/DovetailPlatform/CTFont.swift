import DovetailEngine
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

extension Font {
    /// The font of a platform font. It does not grow with the size of other text.
    @_disfavoredOverload
    public init(_ font: CTFont) { self = font.value.withSize(font.value.pointSize).font }
}
