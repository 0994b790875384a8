import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Scrolling and measuring in compositional layouts of UIKit's")
final class UICompositionalScrollingTests {
    /// Collections do not hold their data sources.
    private var sources: [Source] = []

    typealias Layout = UICollectionViewCompositionalLayout

    final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var sections: [[String]] = []
        var asked = 0
        var events: [String] = []

        func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section].count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            asked += 1
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            let text = sections[indexPath.section][indexPath.item]
            (cell as? LineCell)?.lines = text.hasPrefix("tall") ? 120 : 60
            (cell as? LineCell)?.label.text = text
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
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            events.append("select \(indexPath.section) \(indexPath.item)")
        }
    }

    /// As high as its constraints say.
    final class LineCell: UICollectionViewCell {
        let label = UILabel()
        private var height: NSLayoutConstraint!
        var lines: CGFloat = 60 { didSet { height.constant = lines } }

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            height = label.heightAnchor.constraint(equalToConstant: 60)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), height,
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
    { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    private func section(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSection {
        let inside = height.isEstimated ? height : .fractionalHeight(1)
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), inside))
        return NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(width, height), subitems: [item]))
    }

    private func show(_ sections: [[String]], _ layout: UICollectionViewLayout) -> (
        view: UICollectionView, host: TestHost, source: Source
    ) {
        let source = Source()
        source.sections = sections
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(LineCell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            UICollectionViewTests.Header.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "head")
        view.dataSource = source
        view.delegate = source
        sources.append(source)
        return (view, TestHost(size: CGSize(width: 300, height: 400)) { CALayerTests.Shown { view } }, source)
    }

    private func frame(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect? {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    // MARK: Estimates

    @Test("cells near to what is seen are as high as their content, others as estimated")
    func estimates() {
        let texts = (0..<1_000).map { $0 % 2 == 0 ? "tall \($0)" : "item \($0)" }
        let (view, host, source) = show([texts], Layout(section: section(.fractionalWidth(1), .estimated(20))))
        #expect(frame(view, 0) == CGRect(x: 0, y: 0, width: 300, height: 120))
        #expect(frame(view, 1) == CGRect(x: 0, y: 120, width: 300, height: 60))
        #expect(frame(view, 2)?.minY == 180)
        #expect(frame(view, 900)?.height == 20)
        #expect(source.asked < 60)
        #expect(host.texts.contains("item 1"))
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.height == 60)
        let length = view.contentSize.height
        for _ in 0..<10 { host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 200)) }
        host.settle()
        #expect(view.contentSize.height > length)
        #expect(frame(view, 20)?.height == 120)
    }

    @Test("a cell that is filled with another content is measured again")
    func contentChanges() {
        let (view, host, source) = show(
            [["item a", "item b"]], Layout(section: section(.fractionalWidth(1), .estimated(20))))
        #expect(frame(view, 1)?.minY == 60)
        source.sections = [["tall a", "item b"]]
        view.reloadItems(at: [IndexPath(item: 0, section: 0)])
        host.advance(by: .seconds(1))
        #expect(frame(view, 1)?.minY == 120)
    }

    @Test("items in a line are as thick as the thickest where they are uniform, and groups follow")
    func uniform() {
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 20)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(20)), subitems: [item])
        let (view, _, _) = show(
            [["tall", "item", "item", "item"]], Layout(section: NSCollectionLayoutSection(group: group)))
        #expect(frame(view, 0) == CGRect(x: 0, y: 0, width: 150, height: 120))
        #expect(frame(view, 1) == CGRect(x: 150, y: 0, width: 150, height: 120))
        #expect(frame(view, 2) == CGRect(x: 0, y: 120, width: 150, height: 60))
    }

    // MARK: Sections that scroll across

    private func row(_ behaviour: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> NSCollectionLayoutSection {
        let section = section(.absolute(200), .absolute(100))
        section.orthogonalScrollingBehavior = behaviour
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 15, trailing: 20)
        return section
    }

    @Test("a section scrolls across by itself, and makes cells near to what is seen of it")
    func across() {
        let texts = (0..<500).map { "item \($0)" }
        let (view, host, source) = show(
            [texts, ["below"]],
            Layout { [self] index, _ in index == 0 ? row(.continuous) : section(.fractionalWidth(1), .absolute(50)) })
        #expect(frame(view, 0) == CGRect(x: 20, y: 5, width: 200, height: 100))
        #expect(frame(view, 2) == CGRect(x: 440, y: 5, width: 200, height: 100))
        #expect(frame(view, 0, 1) == CGRect(x: 0, y: 120, width: 300, height: 50))
        #expect(view.contentSize == CGSize(width: 300, height: 170))
        #expect(source.asked < 12)
        host.scroll(at: CGPoint(x: 150, y: 50), by: CGSize(width: 250, height: 0))
        host.settle()
        #expect(view.contentOffset == .zero)
        // What was at 440 is now at 190.
        #expect(view.indexPathForItem(at: CGPoint(x: 195, y: 50)) == IndexPath(item: 2, section: 0))
        for _ in 0..<30 { host.scroll(at: CGPoint(x: 150, y: 50), by: CGSize(width: 250, height: 0)) }
        host.settle()
        #expect(host.texts.contains("item 38"))
        #expect(!host.texts.contains("item 2"))
        view.scrollToItem(at: IndexPath(item: 300, section: 0), at: .left, animated: false)
        host.settle()
        #expect(host.texts.contains("item 300"))
        #expect(source.asked < 120)
    }

    @Test(
        "a drag across comes to rest where its behaviour says",
        arguments: [
            (UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, Optional(CGFloat(210))),
            (.continuousGroupLeadingBoundary, nil), (.paging, 300), (.groupPagingCentered, 210),
        ])
    func rests(_ behaviour: UICollectionLayoutSectionOrthogonalScrollingBehavior, offset: CGFloat?) {
        let (view, host, _) = show([(0..<20).map { "item \($0)" }], Layout(section: row(behaviour)))
        // In the middle the first group has 50 points before it.
        let start: CGFloat = behaviour == .groupPagingCentered ? 50 : 20
        #expect(frame(view, 0)?.minX == start)
        host.swipe(from: CGPoint(x: 280, y: 50), to: CGPoint(x: 100, y: 50), duration: .milliseconds(200))
        host.advance(by: .seconds(2))
        let places = host.texts.compactMap { try? host.frame(of: $0).minX }
        if let offset { #expect(places.contains(start + 210 - offset)) }
        if behaviour != .paging { #expect(places.contains(start)) }
    }

    // MARK: What stays in sight

    @Test("a pinned header stays at the edge until its section has gone")
    func pinned() throws {
        let section = section(.fractionalWidth(1), .absolute(100))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(30)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let texts = (0..<10).map { "item \($0)" }
        let (view, host, _) = show([texts, texts], Layout(section: section))
        let top = try host.frame(of: "head 0").minY
        view.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
        host.settle()
        #expect(try host.frame(of: "head 0").minY == top)
        view.setContentOffset(CGPoint(x: 0, y: 1_010), animated: false)
        host.settle()
        #expect(try host.frame(of: "head 0").minY == top - 10)
        #expect(try host.frame(of: "head 1").minY == top + 20)
    }

    // MARK: What hears of each step

    @Test("a handler hears of what is in sight in each step, and changes how it is shown")
    func handler() {
        let section = row(.continuous)
        var offsets: [CGFloat] = []
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            offsets.append(offset.x)
            for item in items { item.alpha = item.indexPath.item == 0 ? 0.5 : 1 }
            #expect(environment.container.contentSize.width == 300)
        }
        let (_, host, _) = show([(0..<20).map { "item \($0)" }], Layout(section: section))
        #expect(offsets.last == 0)
        host.scroll(at: CGPoint(x: 150, y: 50), by: CGSize(width: 30, height: 0))
        host.settle()
        #expect(offsets.last == 30)
    }
}
