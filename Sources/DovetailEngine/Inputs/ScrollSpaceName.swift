/// The name of a scroll view's coordinates.
package struct ScrollSpaceName: Hashable {
    package init() {}
}
