/// The views that a lazy container has now.
struct LazyElements {
    let elements: [ViewListElement]
    /// Where they are in the list.
    let positions: [Int]
    /// Whether there are other views in the list than at the last placement, as far as is known.
    let isListChanged: Bool
    /// Whether views may have been inserted, and not only have come into sight.
    let hasInsertions: Bool
}

/// What a container asks that shows a part of its list: which views are to be there. A lazy container's is a `LazyWindow`.
class ContainerWindow {
    /// Where the container is.
    let place: ViewPlace

    init(place: ViewPlace) { self.place = place }

    /// The views that are to be there; `items` are those that are.
    func elements(_ items: [ContainerItem]) -> LazyElements { fatalError("abstract") }
    /// Whether a view is in the list, though it may be out of sight.
    func isListed(_ element: ViewListElement) -> Bool { fatalError("abstract") }
}
