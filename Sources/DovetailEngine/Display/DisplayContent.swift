import Foundation

/// What one display node draws within its own bounds (origin at its top left corner, y down).
package enum DisplayContent: Equatable {
    /// Draws nothing itself: a group.
    case none
    /// Fills a path given in the node's coordinates.
    case fill(Path, Paint, FillStyle)
    /// Strokes a path given in the node's coordinates, centred on the line.
    case stroke(Path, Paint, StrokeStyle)
    /// Draws text, laid out in the node's width.
    case text(ResolvedText)
    /// Draws a named symbol, centred in the node's bounds.
    case symbol(ResolvedSymbol)
    /// Draws a raster image scaled to the node's bounds.
    case image(ResolvedImage)
    /// Draws step by step, within the node's bounds and the drawing's margins. What is inside the node is drawn where a step names it, and nowhere else.
    case drawing(Drawing)
    /// Draws what another node looks like, with all that is inside it, scaled to this node's bounds.
    case likeness(NodeLikeness)
    /// Draws a widget of the host's toolkit, which fills the node's bounds.
    case hosted(HostedContent)
}

/// Names the node that a picture of it shows.
///
/// The picture is one of the moment in which it is painted: later changes of the node do not alter it. A node that has gone leaves the picture
/// that was painted last. A picture must not be inside of the node that it shows.
package struct NodeLikeness: Equatable {
    package private(set) weak var node: DisplayNode?

    package init(_ node: DisplayNode) { self.node = node }

    package static func == (left: NodeLikeness, right: NodeLikeness) -> Bool { left.node === right.node }
}
