/// The views that a lazy container has now.
package struct LazyElements {
    package let elements: [ViewListElement]
    /// Where they are in the list.
    package let positions: [Int]
    /// Whether there are other views in the list than at the last placement, as far as is known.
    package let isListChanged: Bool
    /// Whether views may have been inserted, and not only have come into sight.
    package let hasInsertions: Bool

    package init(elements: [ViewListElement], positions: [Int], isListChanged: Bool, hasInsertions: Bool) {
        self.elements = elements
        self.positions = positions
        self.isListChanged = isListChanged
        self.hasInsertions = hasInsertions
    }
}

/// What a container asks that shows a part of its list: which views are to be there. A lazy container's is a `LazyWindow`.
package protocol ContainerWindow: AnyObject {
    /// Where the container is.
    var place: ViewPlace { get }
    /// The views that are to be there; `items` are those that are.
    func elements(_ items: [ContainerItem]) -> LazyElements
    /// Whether a view is in the list, though it may be out of sight.
    func isListed(_ element: ViewListElement) -> Bool
}
