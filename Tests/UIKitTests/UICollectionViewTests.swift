import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Collections of UIKit's")
struct UICollectionViewTests {
    final class Cell: UICollectionViewCell {
        let label = UILabel()
        override init(frame: CGRect) {
            super.init(frame: frame)
            label.frame = contentView.bounds
            label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(label)
        }
        required init?(coder: NSCoder) { nil }
    }

    final class Header: UICollectionReusableView {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(label)
        }
        required init?(coder: NSCoder) { nil }
    }

    final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var sections = [["a", "b", "c", "d", "e"]]
        var events: [String] = []
        var asked = 0
        var cells: Set<ObjectIdentifier> = []

        func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section].count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            asked += 1
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cells.insert(ObjectIdentifier(cell))
            (cell as? Cell)?.label.text = sections[indexPath.section][indexPath.item]
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let view = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "head", for: indexPath)
            (view as? Header)?.label.text = "head \(indexPath.section)"
            return view
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            events.append("select \(indexPath.item)")
        }
        func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
            events.append("deselect \(indexPath.item)")
        }
    }

    private func collection(_ source: Source, _ layout: UICollectionViewLayout) -> UICollectionView {
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "head")
        view.dataSource = source
        view.delegate = source
        return view
    }

    private func flow(_ size: CGFloat = 90) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: size, height: size)
        return layout
    }

    private func host(_ view: UICollectionView) -> TestHost {
        TestHost(size: CGSize(width: 300, height: 400)) { CALayerTests.Shown { view } }
    }

    private func frame(_ view: UICollectionView, _ item: Int) -> CGRect? {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
    }

    @Test("items stand in lines from side to side, the last line with the least distance")
    func lines() {
        let source = Source()
        let view = collection(source, flow())
        let host = host(view)
        #expect(Set(host.texts) == ["a", "b", "c", "d", "e"])
        #expect(frame(view, 0) == CGRect(x: 0, y: 0, width: 90, height: 90))
        #expect(frame(view, 1) == CGRect(x: 105, y: 0, width: 90, height: 90))
        #expect(frame(view, 2) == CGRect(x: 210, y: 0, width: 90, height: 90))
        #expect(frame(view, 4) == CGRect(x: 100, y: 100, width: 90, height: 90))
        #expect(view.contentSize == CGSize(width: 300, height: 190))
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.size == CGSize(width: 90, height: 90))
    }

    @Test("headers, insets and a horizontal direction")
    func options() {
        let source = Source()
        source.sections = [["a", "b"], ["c"]]
        let layout = flow()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        let view = collection(source, layout)
        let host = host(view)
        #expect(Set(host.texts) == ["head 0", "a", "b", "head 1", "c"])
        #expect(frame(view, 0) == CGRect(x: 10, y: 35, width: 90, height: 90))
        #expect(view.contentSize.height == 260)
        layout.headerReferenceSize = .zero
        layout.scrollDirection = .horizontal
        host.settle()
        #expect(frame(view, 1) == CGRect(x: 10, y: 105, width: 90, height: 90))
        #expect(view.contentSize == CGSize(width: 220, height: 400))
    }

    @Test("cells are made near to what is seen, and used again for others")
    func reuse() {
        let source = Source()
        source.sections = [(0..<3_000).map { "item \($0)" }]
        let view = collection(source, flow())
        let host = host(view)
        #expect(source.asked < 60)
        for _ in 0..<40 { host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 300)) }
        host.settle()
        #expect(source.asked > 150)
        #expect(source.cells.count < 100)
        view.scrollToItem(at: IndexPath(item: 2_000, section: 0), at: .top, animated: false)
        host.settle()
        #expect(host.texts.contains("item 2000"))
    }

    @Test("a tap selects an item in place of another one")
    func selection() throws {
        let source = Source()
        let view = collection(source, flow())
        let host = host(view)
        try host.tap("b")
        try host.tap("d")
        #expect(source.events == ["select 1", "deselect 1", "select 3"])
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
        #expect(view.cellForItem(at: IndexPath(item: 3, section: 0))?.isSelected == true)
        view.deselectItem(at: IndexPath(item: 3, section: 0), animated: false)
        view.allowsMultipleSelection = true
        source.events = []
        for name in ["a", "e", "a"] { try host.tap(name) }
        #expect(source.events == ["select 0", "select 4", "deselect 0"])
    }

    @Test("items come, go and move; cells of those that stay are not asked for")
    func updates() {
        let source = Source()
        let view = collection(source, flow())
        let host = host(view)
        source.asked = 0
        source.sections = [["e", "a", "x", "c", "d"]]
        view.performBatchUpdates {
            view.deleteItems(at: [IndexPath(item: 1, section: 0)])
            view.insertItems(at: [IndexPath(item: 2, section: 0)])
            view.moveItem(at: IndexPath(item: 4, section: 0), to: IndexPath(item: 0, section: 0))
        }
        host.advance(by: .seconds(1))
        #expect(Set(host.texts) == ["e", "a", "x", "c", "d"])
        #expect(source.asked == 1)
        #expect((view.cellForItem(at: IndexPath(item: 0, section: 0)) as? Cell)?.label.text == "e")
        source.sections = [["new"]]
        view.reloadData()
        host.settle()
        #expect(host.texts == ["new"])
        // What does not fit the data source ends nothing.
        view.insertItems(at: [IndexPath(item: 3, section: 4)])
        host.advance(by: .seconds(1))
        #expect(host.texts == ["new"])
    }

    @Test("a layout of the app's own says where items stand")
    func ownLayout() {
        final class Stairs: UICollectionViewLayout {
            var prepared = 0
            override func prepare() { prepared += 1 }
            override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 300) }
            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                let place = UICollectionViewLayoutAttributes(forCellWith: indexPath)
                place.frame = CGRect(x: indexPath.item * 50, y: indexPath.item * 50, width: 50, height: 50)
                return place
            }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
                    layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
                }
            }
        }
        let source = Source()
        let layout = Stairs()
        let view = collection(source, layout)
        let host = host(view)
        #expect(host.texts.count == 5)
        #expect(layout.prepared == 1)
        #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.size == CGSize(width: 50, height: 50))
    }
}
