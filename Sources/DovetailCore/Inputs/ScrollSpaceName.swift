import AttributeGraph
import Foundation

/// The name of a scroll view's coordinates.
struct ScrollSpaceName: Hashable {}
