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
    /// How far it has scrolled, where somebody wants to hear of each step.
    @State private var offset = CGPoint.zero

    private struct Step: Equatable {
        var x = 0
        var y = 0
    }

    var body: some View {
        GeometryReader { place in
            let seen = seen(place.size)
            let rows = measured(seen, place.size)
            let content = collection.contentSize(in: place.size)
            ScrollView([.horizontal, .vertical]) {
                ZStack(alignment: .topLeading) {
                    Color.clear
                    ForEach(elements(seen)) { element in
                        PlacedElement(collection: collection, element: element, count: count)
                    }
                    ForEach(rows) { row in
                        CollectionRowContent(collection: collection, row: row.row, count: count)
                            .offset(x: row.row.frame.minX, y: row.row.frame.minY)
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
            .onScrollGeometryChange(for: CGPoint.self) {
                $0.contentOffset
            } action: { _, new in
                if collection.collectionViewLayout.arrangement.followsEachStep { offset = new }
            }
            .modifier(ScrollingInStep(view: collection, count: count))
            .background { if let ground = collection.backgroundView { UIViewContent(ground) } }
        }
    }

    private func seen(_ size: CGSize) -> CGRect {
        CGRect(
            x: CGFloat(step.x - 1) * size.width / 2, y: CGFloat(step.y - 1) * size.height / 2, width: size.width * 2.5,
            height: size.height * 2.5)
    }

    /// Has the layout measure what it has to, before it is asked how long the content is.
    private func measured(_ seen: CGRect, _ size: CGSize) -> [RowElement] {
        collection.layOut(in: size)
        collection.measure(in: seen)
        return collection.collectionViewLayout.arrangement.ownRows(in: seen).compactMap { row in
            guard collection.items.sections.indices.contains(row.section) else { return nil }
            return RowElement(id: collection.items.sections[row.section].id, row: row)
        }
    }

    private func elements(_ seen: CGRect) -> [ShownElement] {
        let layout = collection.collectionViewLayout.arrangement
        var places = layout.places(in: seen)
        if layout.followsEachStep { places = collection.whileShown { layout.adjusted(places, offset: offset) } }
        return places.filter { $0.pin != nil || $0.frame.intersects(seen) }.compactMap {
            ShownElement($0, of: collection)
        }
    }
}

/// A section that scrolls by itself.
private struct RowElement: Identifiable {
    let id: Int
    let row: CollectionRow
}

/// An item, or a view beside or behind the items, at its place.
struct ShownElement: Identifiable {
    enum ID: Hashable { case item(Int), edge(String, IndexPath), decoration(String, IndexPath) }
    let id: ID
    let place: UICollectionViewLayoutAttributes

    /// Nil where nothing is shown at the place.
    @MainActor init?(_ place: UICollectionViewLayoutAttributes, of collection: UICollectionView) {
        guard !place.isHidden else { return nil }
        self.place = place
        switch place.representedElementCategory {
        case .cell:
            guard let item = collection.items.row(at: place.indexPath) else { return nil }
            id = .item(item)
        case .supplementaryView: id = .edge(place.representedElementKind ?? "", place.indexPath)
        case .decorationView: id = .decoration(place.representedElementKind ?? "", place.indexPath)
        }
    }
}

/// An element at its place, as its layout says.
struct PlacedElement: View {
    let collection: UICollectionView
    let element: ShownElement
    let count: Int

    var body: some View {
        let place = element.place
        CollectionElement(collection: collection, element: element, count: count)
            .frame(width: max(place.frame.width, 0), height: max(place.frame.height, 0))
            .modifier(PlaceTransform(transform: place.transform3D))
            .opacity(place.alpha)
            .modifier(Pinning(collection: collection, place: place, count: count))
            .offset(x: place.frame.minX, y: place.frame.minY)
            // What stays in sight stands in front of the items that go past it.
            .zIndex(Double(place.zIndex) + (place.pin == nil ? 0 : 2))
    }
}

/// Turns, scales and moves an element around its centre.
private struct PlaceTransform: ViewModifier {
    let transform: CATransform3D

    func body(content: Content) -> some View {
        let plane = transform.affine
        content.modifier(CentredTransform(transform: plane ?? .identity))
            .modifier(
                SpaceTransform(
                    transform: plane == nil ? transform : CATransform3DIdentity, anchor: CGPoint(x: 0.5, y: 0.5)))
    }
}

private struct CollectionElement: View {
    let collection: UICollectionView
    let element: ShownElement
    let count: Int

    var body: some View {
        switch element.id {
        case .item(let item):
            if let cell = collection.cell(of: item, at: element.place) {
                CollectionCell(collection: collection, item: item, cell: cell).id(ObjectIdentifier(cell))
            }
        case .edge(let kind, let path):
            if let view = collection.edge(kind, path, at: element.place) {
                shown(view)
                    .onAppear {
                        collection.delegate?.collectionView(
                            collection, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
                    }
                    .onDisappear {
                        collection.delegate?.collectionView(
                            collection, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
                    }
            }
        case .decoration(let kind, let path):
            if let view = collection.decoration(kind, path, at: element.place) { shown(view) }
        }
    }

    private func shown(_ view: UICollectionReusableView) -> some View {
        UIViewContent(view).modifier(PlaceOfView(view: view))
            .background {
                CellGround(configuration: (view as? UICollectionViewCell)?.backgroundConfiguration, view: view)
            }
            .id(ObjectIdentifier(view))
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
            .background { CellGround(configuration: cell.backgroundConfiguration, view: cell) }
            .background { ListRowGround(cell, item, of: collection) }
            .onChange(of: cell.changes.count) { _, _ in cell.updateConfigurationIfNeeded() }
            .contentShape(Rectangle())
            // As rows of lists do: what a control inside takes is no press of the item.
            .interaction { responder, actions in
                responder.onDown = { _, _ in collection.highlight(item, true) }
                responder.onCancelled = { collection.highlight(item, false) }
                responder.onUp = { [unowned responder] location, _ in
                    collection.highlight(item, false)
                    if responder.contains(location) { collection.press(item) }
                }
                actions.activate = { collection.press(item) }
            }
            .accessibilityAddTraits(cell.isSelected ? .isSelected : [])
            .modifier(RowMenu(menu: collection.menu(of: item), sender: cell))
            .onAppear { collection.cellCame(cell, item) }
            .onDisappear { collection.cellWent(cell, item) }
    }
}

/// What is behind a cell, as its configuration says.
struct CellGround: View {
    let configuration: UIBackgroundConfiguration?
    let view: UIView

    var body: some View {
        if let configuration, configuration.isShown {
            BackgroundContent(configuration: configuration, tint: view.tintColor)
        }
    }
}
