/// The name of a scroll view's coordinates.
struct ScrollSpaceName: Hashable {}
