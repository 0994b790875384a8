import Foundation

/// Distances of a list's section from what is around it, in points; nil where the list's style has them.
package struct SectionMargins: Equatable {
    package var top: CGFloat?
    package var leading: CGFloat?
    package var bottom: CGFloat?
    package var trailing: CGFloat?

    package init() {}

    /// What a modifier asks for.
    package struct Change: Equatable {
        let edges: Edge.Set
        let length: CGFloat?
    }

    mutating func apply(_ change: Change) {
        if change.edges.contains(.top) { top = change.length }
        if change.edges.contains(.leading) { leading = change.length }
        if change.edges.contains(.bottom) { bottom = change.length }
        if change.edges.contains(.trailing) { trailing = change.length }
    }

    /// These, and where they are nil, others.
    package func filled(from other: SectionMargins) -> SectionMargins {
        var margins = self
        margins.top = top ?? other.top
        margins.leading = leading ?? other.leading
        margins.bottom = bottom ?? other.bottom
        margins.trailing = trailing ?? other.trailing
        return margins
    }
}
