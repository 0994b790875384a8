import AttributeGraph

/// The container that placed a view, as the view sees it.
package class PlacedContainer {
    /// Places the children, if that is due. A view's geometry is settled by it.
    package func bringPlacementUpToDate() { fatalError("abstract") }

    /// Says that a view goes by the pixels that its geometry tells: what it draws has another form on other pixels. What does not is put on
    /// pixels when it is painted (``DisplayNode/drawn``), and is not told when all moves by a part of a pixel.
    ///
    /// - Parameter item: The geometry of the container's child that the view is in; nil for what belongs to the container itself.
    package func noteReadingPixels(in item: Attribute<ViewGeometry>?) {}
}
