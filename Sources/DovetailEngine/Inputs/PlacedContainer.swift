/// The container that placed a view, as the view sees it.
package class PlacedContainer {
    /// Places the children, if that is due. A view's geometry is settled by it.
    package func bringPlacementUpToDate() { fatalError("abstract") }
}
