/// The container that placed a view, as the view sees it.
package class PlacedContainer {
    /// Places the children, if that is due. A view's geometry is settled by it.
    func bringPlacementUpToDate() { fatalError("abstract") }
}
