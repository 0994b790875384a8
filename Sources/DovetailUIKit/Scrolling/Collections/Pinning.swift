import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// Keeps a header or footer at the edge of a collection as long as its section is in sight.
struct Pinning: ViewModifier {
    let collection: UICollectionView
    let place: UICollectionViewLayoutAttributes
    /// The changes of the collection so far: with another count this is another value.
    let count: Int

    func body(content: Content) -> some View {
        if place.pin != nil {
            content.modifier(PinnedPlace(collection: collection, place: place, count: count))
        } else {
            content
        }
    }
}

/// Follows the scroll view, so that nothing but this view changes while that scrolls.
private struct PinnedPlace: ViewModifier {
    let collection: UICollectionView
    let place: UICollectionViewLayoutAttributes
    let count: Int
    @ObservedObject private var steps: ScrollSteps

    init(collection: UICollectionView, place: UICollectionViewLayoutAttributes, count: Int) {
        self.collection = collection
        self.place = place
        self.count = count
        steps = collection.steps
    }

    func body(content: Content) -> some View {
        let shift = place.pinnedShift(offset: collection.contentOffset, size: collection.bounds.size)
        content.offset(x: shift.width, y: shift.height)
    }
}

/// Tells of each step of scrolling.
@MainActor
final class ScrollSteps: ObservableObject {
    nonisolated init() {}
    func advance() { objectWillChange.send() }
}

extension UICollectionViewLayoutAttributes {
    /// How far it is moved to stay in sight, in a collection of a size that has scrolled to a point.
    func pinnedShift(offset: CGPoint, size: CGSize) -> CGSize {
        guard let pin else { return .zero }
        let own = pin.isVertical ? frame.minY : frame.minX
        let length = pin.isVertical ? frame.height : frame.width
        let edge = pin.isVertical ? offset.y : offset.x
        let far = edge + (pin.isVertical ? size.height : size.width) - length
        let wish = pin.isAtEnd ? min(own, far) : max(own, edge)
        let shift = min(max(wish, pin.range.lowerBound), pin.range.upperBound) - own
        return pin.isVertical ? CGSize(width: 0, height: shift) : CGSize(width: shift, height: 0)
    }
}
