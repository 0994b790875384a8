import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("What collections of UIKit's ask and tell")
struct UICollectionMembersTests {
    typealias Cell = UICollectionViewTests.Cell

    final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
        UICollectionViewDataSourcePrefetching
    {
        var sections = [(0..<200).map { "item \($0)" }]
        var events: [String] = []
        var prefetched: Set<IndexPath> = []
        var highlights = true
        var menu: UIMenu?

        func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section].count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? Cell)?.label.text = sections[indexPath.section][indexPath.item]
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let view = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "head", for: indexPath)
            (view as? UICollectionViewTests.Header)?.label.text = "head \(indexPath.section)"
            return view
        }
        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            prefetched.formUnion(indexPaths)
        }
        func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
            highlights
        }
        func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
            events.append("press \(indexPath.item)")
        }
        func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
            events.append("release \(indexPath.item)")
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            events.append("select \(indexPath.item)")
        }
        func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
            events.append("act \(indexPath.item)")
        }
        func collectionView(
            _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
            forElementKind elementKind: String, at indexPath: IndexPath
        ) { events.append("head \(indexPath.section)") }
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
        }
    }

    fileprivate func show(_ source: Source, _ layout: UICollectionViewLayout) -> (
        view: UICollectionView, host: TestHost
    ) {
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            UICollectionViewTests.Header.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "head")
        view.prefetchDataSource = source
        view.dataSource = source
        view.delegate = source
        return (view, TestHost(size: CGSize(width: 300, height: 400)) { CALayerTests.Shown { view } })
    }

    fileprivate func flow() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 90)
        return layout
    }

    @Test("a press is told, then the selection, then what the item is for; one that is refused selects nothing")
    func presses() throws {
        let source = Source()
        let (view, host) = show(source, flow())
        try host.tap("item 1")
        #expect(source.events == ["press 1", "release 1", "select 1", "act 1"])
        source.events = []
        source.highlights = false
        try host.tap("item 2")
        #expect(source.events.isEmpty)
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    }

    @Test("items that follow those in sight are told before they come")
    func prefetching() {
        let source = Source()
        let (view, host) = show(source, flow())
        let shown = Set(view.indexPathsForVisibleItems)
        #expect(!source.prefetched.isEmpty)
        #expect(source.prefetched.isDisjoint(with: shown))
        for _ in 0..<5 { host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 300)) }
        host.settle()
        #expect(source.prefetched.count > 30)
    }

    @Test("an item has the menu that the delegate says")
    func menus() throws {
        let source = Source()
        var chosen = 0
        source.menu = UIMenu(children: [UIAction(title: "Share") { _ in chosen += 1 }])
        let (_, host) = show(source, flow())
        try host.longPress("item 0")
        host.advance(by: .seconds(1))
        try host.tap("Share")
        host.settle()
        #expect(chosen == 1)
        _ = source
    }

    @Test("headers of a flow layout stay in sight as long as their section is")
    func pinnedFlow() throws {
        let source = Source()
        source.sections = [(0..<12).map { "a \($0)" }, (0..<30).map { "b \($0)" }]
        let layout = flow()
        layout.headerReferenceSize = CGSize(width: 0, height: 40)
        layout.sectionHeadersPinToVisibleBounds = true
        let (view, host) = show(source, layout)
        #expect(source.events.contains("head 0"))
        let top = try host.frame(of: "head 0").minY
        // Four lines of 90 points, with 10 between them: the section ends at 430.
        view.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
        host.settle()
        #expect(try host.frame(of: "head 0").minY == top)
        view.setContentOffset(CGPoint(x: 0, y: 400), animated: false)
        host.settle()
        #expect(try host.frame(of: "head 0").minY == top - 10)
        let head = view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
        #expect((head as? UICollectionViewTests.Header)?.label.text == "head 1")
    }

    @Test("a layout of an app's own follows scrolling where it says so, and turns its cells")
    func followsScrolling() throws {
        final class Layout: UICollectionViewFlowLayout {
            var prepared = 0
            var contexts = 0
            override func prepare() {
                super.prepare()
                prepared += 1
            }
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
            override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
                contexts += context is UICollectionViewFlowLayoutInvalidationContext ? 1 : 0
                super.invalidateLayout(with: context)
            }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                super.layoutAttributesForElements(in: rect)?.compactMap {
                    let place = $0.copy() as? UICollectionViewLayoutAttributes
                    place?.transform = CGAffineTransform(translationX: 0, y: 20)
                    return place
                }
            }
            override func targetContentOffset(
                forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
            ) -> CGPoint { CGPoint(x: 0, y: 300) }
        }
        let source = Source()
        let layout = Layout()
        layout.itemSize = CGSize(width: 90, height: 90)
        let (view, host) = show(source, layout)
        let top = try host.frame(of: "item 0").minY
        #expect(top == 20)
        #expect(layout.prepared == 1)
        host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 50))
        host.settle()
        #expect(layout.prepared > 1 && layout.contexts > 0)
        host.swipe(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200), duration: .milliseconds(200))
        host.advance(by: .seconds(2))
        #expect(view.contentOffset == CGPoint(x: 0, y: 300))
    }

    @Test("places are copied with their values, those of an app's class too")
    func copies() throws {
        final class Place: UICollectionViewLayoutAttributes {
            var angle = 0.0
            override func copy(with zone: NSZone? = nil) -> Any {
                let copy = super.copy(with: zone)
                (copy as? Place)?.angle = angle
                return copy
            }
        }
        let place = Place(forDecorationViewOfKind: "ground", with: IndexPath(item: 3, section: 2))
        place.angle = 2
        place.alpha = 0.5
        place.transform3D = CATransform3DMakeScale(2, 2, 1)
        let copy = try #require(place.copy() as? Place)
        #expect(copy.angle == 2 && copy.alpha == 0.5 && copy.transform.a == 2)
        #expect(copy.representedElementCategory == .decorationView && copy.representedElementKind == "ground")
        #expect(copy.indexPath == IndexPath(item: 3, section: 2))
    }

    @Test("a table tells which rows come, and its headers; edit mode is told to cells")
    func tables() {
        final class Row: UITableViewCell {
            var states: [UInt] = []
            override func willTransition(to state: StateMask) { states.append(state.rawValue) }
        }
        final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching {
            var prefetched: [IndexPath] = []
            let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = Row(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "row \(indexPath.row)"
                return cell
            }
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
            func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
                prefetched += indexPaths
            }
        }
        let source = Rows()
        let table = UITableView(frame: .zero, style: .plain)
        table.prefetchDataSource = source
        table.dataSource = source
        table.delegate = source
        let host = TestHost(size: CGSize(width: 300, height: 400)) { CALayerTests.Shown { table } }
        #expect(!source.prefetched.isEmpty)
        #expect(Set(source.prefetched).count == source.prefetched.count)
        #expect(table.headerView(forSection: 0) === source.header)
        #expect(table.headerView(forSection: 4) == nil)
        table.setEditing(true, animated: false)
        host.settle()
        #expect((table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Row)?.states == [1])
    }
}

extension UICollectionMembersTests {
    @Test("a controller's collection is edited with it, and loses its selection when it comes back")
    func controllers() {
        final class Controller: UICollectionViewController {
            override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
                -> Int
            { 3 }
        }
        let controller = Controller(collectionViewLayout: flow())
        let host = TestHost(size: CGSize(width: 300, height: 400)) { CALayerTests.Shown { controller.view } }
        host.settle()
        controller.setEditing(true, animated: false)
        #expect(controller.collectionView.isEditing)
        controller.setEditing(false, animated: false)
        controller.collectionView.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        #expect(controller.collectionView.indexPathsForSelectedItems?.count == 1)
        controller.viewWillAppear(false)
        #expect(controller.collectionView.indexPathsForSelectedItems == nil)
        let table = UITableViewController(style: .plain)
        _ = table.view
        table.setEditing(true, animated: false)
        #expect(table.tableView.isEditing)
    }

    @Test("groups lie in each other as deep as an app likes, and lengths that are no numbers are nothing")
    func deepGroups() {
        func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
            -> NSCollectionLayoutSize
        { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }
        var inner = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        for _ in 0..<1_000 {
            inner = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), subitems: [inner])
        }
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [inner])
        let broken = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(.nan), .absolute(.infinity)),
            subitems: [NSCollectionLayoutItem(layoutSize: size(.absolute(-5), .fractionalHeight(1)))])
        let source = Source()
        source.sections = [["deep"], ["a", "b"]]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = .nan
        let (view, _) = show(
            source,
            UICollectionViewCompositionalLayout(
                sectionProvider: { index, _ in NSCollectionLayoutSection(group: index == 0 ? group : broken) },
                configuration: configuration))
        func frame(_ section: Int) -> CGRect? {
            view.layoutAttributesForItem(at: IndexPath(item: 0, section: section))?.frame
        }
        #expect(frame(0) == CGRect(x: 0, y: 0, width: 300, height: 100))
        #expect(frame(1) == CGRect(x: 0, y: 100, width: 0, height: 0))
        #expect(view.contentSize.height == 100)
    }
}
