import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// A section that scrolls across its collection, in a scroll view of its own, as far as its items are near to what is seen.
struct CollectionRowContent: View {
    let collection: UICollectionView
    let row: CollectionRow
    /// The changes of the collection so far: with another count this is another value.
    let count: Int
    /// The part that is seen, in steps of half its length.
    @State private var step = 0
    /// How far it has scrolled, where somebody wants to hear of each step.
    @State private var offset: CGFloat = 0
    @State private var position = ScrollPosition(point: .zero)

    var body: some View {
        let size = row.frame.size
        let length = row.isHorizontal ? size.width : size.height
        ScrollView(row.isHorizontal ? .horizontal : .vertical) {
            ZStack(alignment: .topLeading) {
                Color.clear
                ForEach(elements(length)) { element in
                    PlacedElement(collection: collection, element: element, count: count)
                }
            }
            .frame(
                width: row.isHorizontal ? max(row.length, size.width) : size.width,
                height: row.isHorizontal ? size.height : max(row.length, size.height), alignment: .topLeading)
        }
        .scrollPosition($position)
        .scrollIndicators(.hidden)
        .scrollClipDisabled()
        .scrollBounceBehavior(.basedOnSize, axes: row.isHorizontal ? .horizontal : .vertical)
        .onScrollGeometryChange(for: CGFloat.self) {
            row.isHorizontal ? $0.contentOffset.x : $0.contentOffset.y
        } action: { _, new in
            scrolled(to: new, length)
        }
        .scrollTargetBehavior(RowDestination(row: row))
        .frame(width: size.width, height: size.height)
        .onAppear { follow() }
        .onChange(of: count) { _, _ in follow() }
    }

    private var layout: UICollectionViewCompositionalLayout? {
        collection.collectionViewLayout as? UICollectionViewCompositionalLayout
    }

    private func scrolled(to point: CGFloat, _ length: CGFloat) {
        layout?.rowOffsets[row.section] = point
        if row.followsEachStep { offset = point }
        let new = Int(point / max(length / 2, 1))
        guard new != step else { return }
        step = new
        // What comes near may have to be measured, and may make the row thicker.
        if layout?.plans.indices.contains(row.section) == true, layout?.plans[row.section]?.measuresCells == true {
            collection.changed()
        }
    }

    private func elements(_ length: CGFloat) -> [ShownElement] {
        guard let layout else { return [] }
        let (start, end) = (CGFloat(step - 1) * length / 2, CGFloat(step + 4) * length / 2)
        let part =
            row.isHorizontal
            ? CGRect(x: start, y: -row.frame.height, width: end - start, height: row.frame.height * 3)
            : CGRect(x: -row.frame.width, y: start, width: row.frame.width * 3, height: end - start)
        var places = layout.places(inRow: row.section, part)
        if row.followsEachStep {
            let point = row.isHorizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
            places = collection.whileShown { layout.adjusted(places, inRow: row.section, offset: point) }
        }
        return places.compactMap { ShownElement($0, of: collection) }
    }

    /// Goes where the program wants to.
    private func follow() {
        guard let wanted = collection.wantedRows.removeValue(forKey: row.section) else { return }
        let point = row.isHorizontal ? CGPoint(x: wanted.offset, y: 0) : CGPoint(x: 0, y: wanted.offset)
        if wanted.isAnimated {
            withAnimation(.easeInOut(duration: 0.3)) { position.scrollTo(point: point) }
        } else {
            position.scrollTo(point: point)
        }
    }
}

/// Where such a section comes to rest.
private struct RowDestination: ScrollTargetBehavior {
    let row: CollectionRow

    func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
        MainActor.assumeIsolated {
            if row.behaviour == .paging {
                PagingScrollTargetBehavior().updateTarget(&target, context: context)
            } else if row.isHorizontal {
                target.rect.origin.x = row.stop(
                    near: target.rect.minX, from: context.originalTarget.rect.minX, speed: context.velocity.dx)
            } else {
                target.rect.origin.y = row.stop(
                    near: target.rect.minY, from: context.originalTarget.rect.minY, speed: context.velocity.dy)
            }
        }
    }
}
