import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// Shows a collection whose layout is of sections: as a list where all of them are, and otherwise at the places that the layout finds.
struct SectionedContent: View {
    let collection: UICollectionView
    let layout: UICollectionViewCompositionalLayout
    /// The changes of the collection so far: with another count this is another value.
    let count: Int

    var body: some View {
        GeometryReader { place in
            let lists = lists(place.size)
            if lists.isEmpty {
                CollectionContent(collection: collection, count: count)
            } else {
                CollectionListContent(collection: collection, lists: lists, count: count)
            }
        }
    }

    private func lists(_ size: CGSize) -> [UICollectionLayoutListConfiguration] {
        collection.layOut(in: size)
        return layout.lists
    }
}
