import AttributeGraph
import Foundation

/// A panel that a host may show on a surface of its own, so that it can leave the window's bounds.
package struct PopupPlace: Equatable {
    /// What the panel belongs to, in window points.
    package var anchor: CGRect
    /// The edge of the anchor at which it stands; nil for over it.
    package var edge: Edge?
    /// How much at each edge of the panel is not part of its body: room for an arrow, which is at one of them.
    package var border: CGFloat
    /// Told how far from its place in the views the panel was put to keep it on the screen, in points.
    package var onShift: (@MainActor (CGSize) -> Void)?

    package init(anchor: CGRect, edge: Edge?, border: CGFloat = 0, onShift: (@MainActor (CGSize) -> Void)? = nil) {
        self.anchor = anchor
        self.edge = edge
        self.border = border
        self.onShift = onShift
    }

    /// Places are the same whoever is told.
    package static func == (left: PopupPlace, right: PopupPlace) -> Bool {
        left.anchor == right.anchor && left.edge == right.edge && left.border == right.border
    }
}
