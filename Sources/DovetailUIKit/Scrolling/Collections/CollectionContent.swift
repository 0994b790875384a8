import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// A scroll view of SwiftUI's that shows the items of a ``UICollectionView``, as far as they are near to what is seen.
struct CollectionContent: View {
    let collection: UICollectionView
    /// The changes of the collection so far: with another count this is another value.
    let count: Int
    /// The part of the content that is seen, in steps of half its size: scrolling within one changes nothing.
    @State private var step = Step()

    private struct Step: Equatable {
        var x = 0
        var y = 0
    }

    var body: some View {
        GeometryReader { place in
            let content = collection.contentSize(in: place.size)
            ScrollView([.horizontal, .vertical]) {
                ZStack(alignment: .topLeading) {
                    Color.clear
                    ForEach(elements(place.size)) { element in
                        CollectionElement(collection: collection, element: element, count: count)
                            .frame(width: element.frame.width, height: element.frame.height)
                            .opacity(element.alpha)
                            .offset(x: element.frame.minX, y: element.frame.minY)
                            .zIndex(element.zIndex)
                    }
                }
                .frame(
                    width: max(content.width, place.size.width), height: max(content.height, place.size.height),
                    alignment: .topLeading)
            }
            .onScrollGeometryChange(for: Step.self) { geometry in
                Step(
                    x: Int(geometry.contentOffset.x / max(place.size.width / 2, 1)),
                    y: Int(geometry.contentOffset.y / max(place.size.height / 2, 1)))
            } action: { _, new in
                step = new
            }
            .modifier(ScrollingInStep(view: collection, count: count))
            .background { if let ground = collection.backgroundView { UIViewContent(ground) } }
        }
    }

    private func elements(_ size: CGSize) -> [Element] {
        let seen = CGRect(
            x: CGFloat(step.x - 1) * size.width / 2, y: CGFloat(step.y - 1) * size.height / 2, width: size.width * 2.5,
            height: size.height * 2.5)
        let places = collection.collectionViewLayout.layoutAttributesForElements(in: seen) ?? []
        return places.filter { !$0.isHidden && $0.frame.intersects(seen) }.compactMap { place in
            if let kind = place.representedElementKind {
                return Element(id: .edge(kind, place.indexPath.section), place: place)
            }
            return collection.items.row(at: place.indexPath).map { Element(id: .item($0), place: place) }
        }
    }
}

/// An item, or a view beside the items, at its place.
private struct Element: Identifiable {
    enum ID: Hashable { case item(Int), edge(String, Int) }
    let id: ID
    let path: IndexPath
    let frame: CGRect
    let alpha: Double
    let zIndex: Double

    @MainActor init(id: ID, place: UICollectionViewLayoutAttributes) {
        self.id = id
        path = place.indexPath
        frame = place.frame
        alpha = place.alpha
        zIndex = Double(place.zIndex)
    }
}

private struct CollectionElement: View {
    let collection: UICollectionView
    let element: Element
    let count: Int

    var body: some View {
        switch element.id {
        case .item(let item):
            if let cell = collection.cell(of: item) {
                CollectionCell(collection: collection, item: item, cell: cell).id(ObjectIdentifier(cell))
            }
        case .edge(let kind, let section):
            if let view = collection.edge(kind, IndexPath(item: element.path.item, section: section)) {
                UIViewContent(view).modifier(PlaceOfView(view: view)).id(ObjectIdentifier(view))
            }
        }
    }
}

private struct CollectionCell: View {
    let collection: UICollectionView
    let item: Int
    let cell: UICollectionViewCell
    @ObservedObject private var changes: PlatformViewChanges

    init(collection: UICollectionView, item: Int, cell: UICollectionViewCell) {
        self.collection = collection
        self.item = item
        self.cell = cell
        changes = cell.changes
    }

    var body: some View {
        UIViewContent(cell)
            .modifier(PlaceOfView(view: cell))
            .modifier(WindowOfView(view: cell))
            .background {
                if cell.isSelected, let color = cell.selectedBackgroundView?.backgroundColor { Color(uiColor: color) }
            }
            .contentShape(Rectangle())
            // As rows of lists do: what a control inside takes is no press of the item.
            .interaction { responder, actions in
                responder.onUp = { [unowned responder] location, _ in
                    if responder.contains(location) { collection.press(item) }
                }
                actions.activate = { collection.press(item) }
            }
            .accessibilityAddTraits(cell.isSelected ? .isSelected : [])
            .onAppear { collection.cellCame(cell, item) }
            .onDisappear { collection.cellWent(cell, item) }
    }
}
