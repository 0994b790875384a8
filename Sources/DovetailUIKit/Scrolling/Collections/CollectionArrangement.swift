import Foundation

/// What a collection asks its layout beyond what apps' layouts answer.
@MainActor
protocol CollectionArrangement {
    /// Measures what is near to a part of the content, where its places depend on that.
    func measure(in rect: CGRect)
    /// The content of a cell has changed.
    func contentChanged()
    /// The places of what scrolls with the collection, and views that stay in sight.
    func places(in rect: CGRect) -> [UICollectionViewLayoutAttributes]
    /// The sections that scroll by themselves.
    func ownRows(in rect: CGRect) -> [CollectionRow]
    /// The section that scrolls by itself; nil for others.
    func row(of section: Int) -> CollectionRow?
    /// A part of what is seen as it would be if a section had not scrolled by itself.
    func unscrolled(_ rect: CGRect, section: Int) -> CGRect
    /// Where a place is shown, with how far its section has scrolled by itself.
    func shownFrame(_ place: UICollectionViewLayoutAttributes) -> CGRect
    /// Whether somebody wants to hear of each step of scrolling.
    var followsEachStep: Bool { get }
    /// The places as somebody who hears of each step wants them.
    func adjusted(_ places: [UICollectionViewLayoutAttributes], offset: CGPoint) -> [UICollectionViewLayoutAttributes]
}

extension UICollectionViewLayout {
    var arrangement: any CollectionArrangement {
        self as? any CollectionArrangement ?? PlainArrangement(layout: self)
    }
}

/// A layout whose places are as it says, and all of which scrolls with the collection.
private struct PlainArrangement: CollectionArrangement {
    let layout: UICollectionViewLayout

    func measure(in rect: CGRect) {}
    func contentChanged() {}
    func places(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        layout.layoutAttributesForElements(in: rect) ?? []
    }
    func ownRows(in rect: CGRect) -> [CollectionRow] { [] }
    func row(of section: Int) -> CollectionRow? { nil }
    func unscrolled(_ rect: CGRect, section: Int) -> CGRect { rect }
    func shownFrame(_ place: UICollectionViewLayoutAttributes) -> CGRect { place.frame }
    var followsEachStep: Bool { false }
    func adjusted(_ places: [UICollectionViewLayoutAttributes], offset: CGPoint) -> [UICollectionViewLayoutAttributes] {
        places
    }
}
