import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Collections of UIKit's that are lists")
final class UICollectionListTests {
    typealias DataSource = UICollectionViewDiffableDataSource<String, String>
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

    final class Listener: NSObject, UICollectionViewDelegate {
        var events: [String] = []
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            events.append("select \(indexPath.section) \(indexPath.item)")
        }
    }

    private let listener = Listener()
    private var source: DataSource!
    private var filled: [String] = []
    private var fill: (UICollectionViewListCell, String) -> Void = { _, _ in }

    private func show(_ layout: UICollectionViewLayout, _ sections: [(String, [String])]) -> (
        view: UICollectionView, host: TestHost
    ) {
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            [unowned self] cell, _, item in
            filled.append(item)
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            cell.accessories = []
            fill(cell, item)
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, path in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = "head \(path.section)"
            view.contentConfiguration = content
        }
        source = DataSource(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        view.delegate = listener
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        source.apply(snapshot, animatingDifferences: false)
        return (view, TestHost(size: CGSize(width: 300, height: 500)) { CALayerTests.Shown { view } })
    }

    private func list(_ appearance: UICollectionLayoutListConfiguration.Appearance = .insetGrouped)
        -> UICollectionLayoutListConfiguration
    { UICollectionLayoutListConfiguration(appearance: appearance) }

    @Test("rows and headers are those of a list; a tap selects")
    func rows() throws {
        var configuration = list()
        configuration.headerMode = .supplementary
        let (view, host) = show(.compositional(configuration), [("one", ["a", "b"]), ("two", ["c"])])
        #expect(host.texts.filter { ["head 0", "a", "b", "head 1", "c"].contains($0) }.count == 5)
        #expect(try host.frame(of: "b").minY - host.frame(of: "a").minY == 44)
        #expect(try host.frame(of: "head 0").minX == host.frame(of: "a").minX)
        try host.tap("b")
        #expect(listener.events == ["select 0 1"])
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected == true)
    }

    @Test("beside sections of other kinds, rows of a grouped list are a card with lines between them")
    func card() throws {
        let layout = UICollectionViewCompositionalLayout { [self] section, environment in
            if section == 1 { return .list(using: list(), layoutEnvironment: environment) }
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
            return NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        }
        let (view, host) = show(layout, [("tiles", ["tile"]), ("rows", ["a", "b", "c"])])
        view.backgroundColor = .black
        host.settle()
        let (first, last) = (try host.frame(of: "a"), try host.frame(of: "c"))
        func brightness(_ x: CGFloat, _ y: CGFloat) throws -> Float {
            try host.color(at: CGPoint(x: x, y: y)).red
        }
        #expect(try brightness(200, first.midY) > 0.95 && brightness(200, last.midY) > 0.95)
        // Round corners, and nothing beside the card.
        #expect(try brightness(16.5, first.midY - 21.5) < 0.3 && brightness(16.5, last.midY + 21.5) < 0.3)
        #expect(try brightness(8, first.midY) < 0.1 && brightness(200, last.midY + 26) < 0.1)
        // A line below the first rows from the text on, and none below the last.
        let line = (first.midY + 44 / 2 - 0.25)
        #expect(try brightness(200, line) < 0.95 && brightness(20, line) > 0.95)
        #expect(try brightness(200, last.midY + 22 - 0.25) > 0.95)
        try host.tap("b")
        #expect(try brightness(200, first.midY + 44) < 0.95 && brightness(200, first.midY) > 0.95)
    }

    @Test("rows are asked for as far as they are near to what is seen")
    func manyRows() {
        let (_, host) = show(.compositional(list(.plain)), [("one", (0..<2_000).map { "row \($0)" })])
        #expect(filled.count < 80)
        #expect(host.texts.contains("row 3"))
    }

    @Test("what stands at the sides of rows is drawn, and pressed")
    func accessories() throws {
        var events: [String] = []
        fill = { cell, item in
            let toggle = UISwitch()
            toggle.accessibilityLabel = "toggle"
            cell.accessories =
                item == "a"
                ? [.detail { events.append("detail") }, .disclosureIndicator()]
                : [
                    .label(text: "note"), .checkmark(displayed: .whenEditing),
                    .customView(
                        configuration: UICellAccessory.CustomViewConfiguration(
                            customView: toggle, placement: .trailing(displayed: .always))),
                ]
        }
        let (view, host) = show(.compositional(list()), [("one", ["a", "b"])])
        try host.tap("More Info")
        #expect(events == ["detail"])
        #expect(listener.events.isEmpty)
        #expect(host.texts.contains("note"))
        #expect(!host.symbols.contains("checkmark"))
        view.isEditing = true
        host.settle()
        #expect(host.symbols.contains("checkmark"))
    }

    @Test("a swipe shows what can be done with a row")
    func swipes() throws {
        var configuration = list()
        var deleted: [IndexPath] = []
        configuration.trailingSwipeActionsConfigurationProvider = { path in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Remove") { _, _, done in
                    deleted.append(path)
                    done(true)
                }
            ])
        }
        let (_, host) = show(.compositional(configuration), [("one", ["a", "b"])])
        let row = try host.frame(of: "b")
        host.swipe(
            from: CGPoint(x: 250, y: row.midY), to: CGPoint(x: 150, y: row.midY), duration: .milliseconds(300))
        host.advance(by: .seconds(1))
        try host.tap("Remove")
        #expect(deleted == [IndexPath(item: 1, section: 0)])
    }

    @Test("lists beside other sections stand at the places that the layout finds, as high as their content")
    func mixed() {
        let configuration = list(.plain)
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        let layout = UICollectionViewCompositionalLayout { index, environment in
            index == 0
                ? NSCollectionLayoutSection(
                    group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
                : .list(using: configuration, layoutEnvironment: environment)
        }
        let (view, host) = show(layout, [("one", ["a"]), ("two", ["b", "c"])])
        #expect(host.texts.contains("c"))
        #expect(
            view.layoutAttributesForItem(at: IndexPath(item: 1, section: 1))?.frame
                == CGRect(x: 0, y: 144, width: 300, height: 44))
    }

    @Test("items that come, go and move are found by what is applied")
    func differences() {
        let (view, host) = show(.compositional(list()), [("one", ["a", "b", "c"])])
        filled = []
        var snapshot = source.snapshot()
        snapshot.deleteItems(["b"])
        snapshot.appendSections(["two"])
        snapshot.appendItems(["d"], toSection: "two")
        snapshot.moveItem("c", beforeItem: "a")
        source.apply(snapshot)
        host.advance(by: .seconds(1))
        #expect(filled == ["d"])
        #expect(host.texts.filter { ["a", "b", "c", "d"].contains($0) } == ["c", "a", "d"])
        #expect(source.indexPath(for: "a") == IndexPath(item: 1, section: 0))
        #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 1)) == "d")
        #expect(source.itemIdentifier(for: IndexPath(item: 5, section: 7)) == nil)
        #expect(source.index(for: "two") == 1)
        snapshot.reconfigureItems(["a"])
        source.apply(snapshot, animatingDifferences: false)
        host.settle()
        #expect(filled == ["d", "a"])
        #expect(view.numberOfSections == 2)
    }

    @Test("rows are moved in edit mode where the data source says so")
    func moves() throws {
        let (view, host) = show(.compositional(list(.plain)), [("one", ["a", "b", "c"])])
        var heard: [String] = []
        source.reorderingHandlers.canReorderItem = { _ in true }
        source.reorderingHandlers.willReorder = { heard = $0.finalSnapshot.itemIdentifiers }
        view.isEditing = true
        host.settle()
        let (a, c) = (try host.frame(of: "a"), try host.frame(of: "c"))
        host.drag(from: CGPoint(x: 279, y: a.midY), to: CGPoint(x: 279, y: c.midY))
        host.advance(by: .seconds(1))
        #expect(heard == ["b", "c", "a"])
        #expect(source.snapshot().itemIdentifiers == ["b", "c", "a"])
        #expect(host.texts.filter { ["a", "b", "c"].contains($0) } == ["b", "c", "a"])
        #expect(view.indexPathsForVisibleItems.count == 3)
    }

    @Test("items inside of an item are shown where it is open")
    func outline() throws {
        fill = { cell, item in
            if item == "parent" { cell.accessories = [.outlineDisclosure(options: .init(style: .header))] }
        }
        let (view, host) = show(.compositional(list(.sidebar)), [("one", [])])
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["parent", "other"])
        tree.append(["child"], to: "parent")
        source.apply(tree, to: "one", animatingDifferences: false)
        host.settle()
        #expect(!host.texts.contains("child"))
        try host.tap("parent")
        host.advance(by: .seconds(1))
        #expect(host.texts.contains("child"))
        #expect(source.snapshot(for: "one").isExpanded("parent"))
        let child = view.cellForItem(at: IndexPath(item: 1, section: 0)) as? UICollectionViewListCell
        #expect(child?.indentationLevel == 1)
        #expect(listener.events.isEmpty)
        try host.tap("parent")
        host.advance(by: .seconds(1))
        #expect(!host.texts.contains("child"))
        #expect(source.snapshot(for: "one").items == ["parent", "child", "other"])
    }
}

extension UICollectionViewLayout {
    fileprivate static func compositional(_ list: UICollectionLayoutListConfiguration) -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout.list(using: list)
    }
}
