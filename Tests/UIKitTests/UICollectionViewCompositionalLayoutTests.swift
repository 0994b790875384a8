import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Compositional layouts of UIKit's collections")
struct UICollectionViewCompositionalLayoutTests {
    typealias Layout = UICollectionViewCompositionalLayout
    typealias Cell = UICollectionViewTests.Cell
    typealias Header = UICollectionViewTests.Header
    typealias Source = UICollectionViewTests.Source

    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
    { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    private func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutItem
    { NSCollectionLayoutItem(layoutSize: size(width, height)) }

    /// Rows of three, 100 points high.
    private func grid() -> NSCollectionLayoutSection {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)),
            subitems: [item(.fractionalWidth(1 / 3), .fractionalHeight(1))])
        return NSCollectionLayoutSection(group: group)
    }

    private func header(_ height: CGFloat = 30, _ alignment: NSRectAlignment = .top)
        -> NSCollectionLayoutBoundarySupplementaryItem
    {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(height)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: alignment)
    }

    private func collection(_ source: Source, _ layout: UICollectionViewLayout) -> UICollectionView {
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge"] {
            view.register(Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "head")
        }
        view.dataSource = source
        view.delegate = source
        return view
    }

    private func show(_ sections: [[String]], _ layout: UICollectionViewLayout) -> (
        view: UICollectionView, host: TestHost, source: Source
    ) {
        let source = Source()
        source.sections = sections
        let view = collection(source, layout)
        let host = TestHost(size: CGSize(width: 300, height: 400)) { CALayerTests.Shown { view } }
        return (view, host, source)
    }

    private func frame(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect? {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    private let letters = (0..<7).map { "item \($0)" }

    @Test("items take fractions of their group, and groups follow each other")
    func fractions() {
        let section = grid()
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 15, bottom: 20, trailing: 15)
        let (view, host, source) = show([letters], Layout(section: section))
        #expect(frame(view, 0) == CGRect(x: 15, y: 5, width: 90, height: 100))
        #expect(frame(view, 2) == CGRect(x: 195, y: 5, width: 90, height: 100))
        #expect(frame(view, 3) == CGRect(x: 15, y: 115, width: 90, height: 100))
        #expect(frame(view, 6) == CGRect(x: 15, y: 225, width: 90, height: 100))
        #expect(frame(view, 7) == nil)
        #expect(view.contentSize == CGSize(width: 300, height: 345))
        #expect(host.texts.count == 7)
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.size == CGSize(width: 90, height: 100))
        #expect(source.asked == 7)
        #expect(view.indexPathForItem(at: CGPoint(x: 200, y: 120)) == IndexPath(item: 5, section: 0))
    }

    @Test("spaces between items are as they say, or grow; insets lie within an item")
    func spacing() {
        let square = item(.absolute(80), .absolute(80))
        square.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(80)), subitems: [square])
        group.interItemSpacing = .fixed(10)
        let (view, host, _) = show([letters], Layout(section: NSCollectionLayoutSection(group: group)))
        #expect(frame(view, 1) == CGRect(x: 94, y: 2, width: 68, height: 72))
        #expect(frame(view, 3)?.minY == 82)
        group.interItemSpacing = .flexible(10)
        view.collectionViewLayout.invalidateLayout()
        host.settle()
        // 60 points are left for two spaces.
        #expect(frame(view, 1).map { abs($0.minX - 114) < 0.01 } == true)
        #expect(frame(view, 2).map { abs($0.minX - 224) < 0.01 } == true)
    }

    @Test("so many items share a group evenly, or repeat at their own size")
    func counts() {
        let square = item(.absolute(50), .fractionalHeight(1))
        let whole = size(.fractionalWidth(1), .absolute(40))
        let even = NSCollectionLayoutGroup.horizontal(layoutSize: whole, subitem: square, count: 4)
        even.interItemSpacing = .fixed(20)
        let own = NSCollectionLayoutGroup.horizontal(layoutSize: whole, repeatingSubitem: square, count: 4)
        let (view, _, _) = show(
            [letters, letters],
            Layout { index, _ in NSCollectionLayoutSection(group: index == 0 ? even : own) })
        #expect(frame(view, 1) == CGRect(x: 80, y: 0, width: 60, height: 40))
        #expect(frame(view, 4) == CGRect(x: 0, y: 40, width: 60, height: 40))
        #expect(frame(view, 3, 1) == CGRect(x: 150, y: 80, width: 50, height: 40))
        #expect(frame(view, 4, 1) == CGRect(x: 0, y: 120, width: 50, height: 40))
    }

    @Test("groups lie in groups")
    func nested() {
        let large = item(.fractionalWidth(0.6), .fractionalHeight(1))
        let pair = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)),
            subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
        pair.interItemSpacing = .fixed(10)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)), subitems: [large, pair])
        let (view, _, _) = show([letters], Layout(section: NSCollectionLayoutSection(group: group)))
        #expect(frame(view, 0) == CGRect(x: 0, y: 0, width: 180, height: 150))
        #expect(frame(view, 1) == CGRect(x: 180, y: 0, width: 120, height: 70))
        #expect(frame(view, 2) == CGRect(x: 180, y: 80, width: 120, height: 70))
        #expect(frame(view, 3) == CGRect(x: 0, y: 150, width: 180, height: 150))
        // The last group has one item, and is as high as the others.
        #expect(frame(view, 6) == CGRect(x: 0, y: 300, width: 180, height: 150))
        #expect(view.contentSize.height == 450)
    }

    @Test("a custom group's items stand where its closure says")
    func custom() {
        var asked = 0
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) {
            environment in
            asked += 1
            let width = environment.container.effectiveContentSize.width
            return (0..<2).map {
                NSCollectionLayoutGroupCustomItem(
                    frame: CGRect(x: CGFloat($0) * width / 2, y: CGFloat($0) * 50, width: 40, height: 50), zIndex: $0)
            }
        }
        let (view, _, _) = show([letters], Layout(section: NSCollectionLayoutSection(group: group)))
        #expect(frame(view, 1) == CGRect(x: 150, y: 50, width: 40, height: 50))
        #expect(frame(view, 5) == CGRect(x: 150, y: 250, width: 40, height: 50))
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.zIndex == 1)
        #expect(asked <= 4)
    }

    @Test("spaces around items push others away, and those that grow align them")
    func edges() {
        let square = item(.absolute(50), .absolute(50))
        square.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .fixed(10), top: .flexible(0), trailing: nil, bottom: nil)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(90)), subitems: [square])
        let (view, _, _) = show([letters], Layout(section: NSCollectionLayoutSection(group: group)))
        #expect(frame(view, 0) == CGRect(x: 10, y: 40, width: 50, height: 50))
        #expect(frame(view, 1) == CGRect(x: 70, y: 40, width: 50, height: 50))
    }

    @Test("headers and footers stand outside of the insets, but keep to those at the sides")
    func ends() {
        let section = grid()
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 15, bottom: 20, trailing: 15)
        let footer = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.absolute(100), .absolute(40)), elementKind: UICollectionView.elementKindSectionFooter,
            alignment: .bottomTrailing)
        section.boundarySupplementaryItems = [header(), footer]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 7
        let (view, host, _) = show(
            [["a"], ["b"]], Layout(section: section, configuration: configuration))
        func end(_ kind: String, _ section: Int) -> CGRect? {
            view.collectionViewLayout.layoutAttributesForSupplementaryView(
                ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
        }
        #expect(
            end(UICollectionView.elementKindSectionHeader, 0) == CGRect(x: 15, y: 0, width: 270, height: 30))
        #expect(frame(view, 0) == CGRect(x: 15, y: 40, width: 90, height: 100))
        #expect(
            end(UICollectionView.elementKindSectionFooter, 0) == CGRect(x: 185, y: 160, width: 100, height: 40))
        #expect(end(UICollectionView.elementKindSectionHeader, 1)?.minY == 207)
        #expect(host.texts.filter { $0 == "head 0" }.count == 2)
        section.supplementariesFollowContentInsets = false
        view.collectionViewLayout.invalidateLayout()
        host.settle()
        #expect(
            end(UICollectionView.elementKindSectionHeader, 0) == CGRect(x: 0, y: 0, width: 300, height: 30))
    }

    @Test("a header that does not extend its section stands in front of the items; all sections have ends together")
    func overlaidAndGlobal() {
        let section = grid()
        let over = header()
        over.extendsBoundary = false
        section.boundarySupplementaryItems = [over]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        let top = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), elementKind: "badge", alignment: .top,
            absoluteOffset: CGPoint(x: 0, y: -5))
        configuration.boundarySupplementaryItems = [top]
        let (view, host, _) = show([["a"]], Layout(section: section, configuration: configuration))
        #expect(frame(view, 0)?.minY == 50)
        #expect(view.contentSize.height == 150)
        let layout = view.collectionViewLayout
        #expect(
            layout.layoutAttributesForSupplementaryView(ofKind: "badge", at: IndexPath(index: 0))?.frame.minY == -5)
        #expect(host.texts.contains("a"))
    }

    @Test("badges stand at corners of items, and a view stands behind a section")
    func anchors() {
        final class Ground: UICollectionReusableView {
            static var made = 0
            override init(frame: CGRect) {
                super.init(frame: frame)
                Self.made += 1
            }
            required init?(coder: NSCoder) { nil }
        }
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
        let cell = NSCollectionLayoutItem(
            layoutSize: size(.absolute(100), .absolute(100)), supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [cell])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 30, leading: 0, bottom: 30, trailing: 0)
        let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
        ground.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        section.decorationItems = [ground]
        let layout = Layout(section: section)
        layout.register(Ground.self, forDecorationViewOfKind: "ground")
        let (view, host, _) = show([["a", "b", "c", "d"]], layout)
        let found = layout.layoutAttributesForSupplementaryView(ofKind: "badge", at: IndexPath(item: 1, section: 0))
        #expect(found?.frame == CGRect(x: 190, y: 20, width: 20, height: 20))
        #expect(
            layout.layoutAttributesForDecorationView(ofKind: "ground", at: IndexPath(item: 0, section: 0))?.frame
                == CGRect(x: 5, y: 5, width: 290, height: 250))
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.zIndex == 1)
        #expect(Ground.made == 1)
        #expect(host.texts.filter { $0 == "head 0" }.count == 4)
    }

    @Test("a section of any length costs what is seen of it")
    func manyItems() {
        let (view, host, source) = show([(0..<100_000).map { "item \($0)" }], Layout(section: grid()))
        #expect(source.asked <= 30)
        #expect(view.contentSize.height == 3_333_400)
        view.scrollToItem(at: IndexPath(item: 60_000, section: 0), at: .top, animated: false)
        host.settle()
        #expect(host.texts.contains("item 60000"))
        #expect(source.asked <= 80)
        #expect(source.cells.count <= 80)
    }
}
