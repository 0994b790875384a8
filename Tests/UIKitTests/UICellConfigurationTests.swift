import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Configurations of cells of UIKit's")
struct UICellConfigurationTests {
    final class Source: NSObject, UICollectionViewDataSource, UITableViewDataSource, UITableViewDelegate {
        var fill: (UICollectionViewCell, Int) -> Void = { _, _ in }
        var fillRow: (UITableViewCell, Int) -> Void = { _, _ in }
        var header: UIView?
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            fill(cell, indexPath.item)
            return cell
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            fillRow(cell, indexPath.row)
            return cell
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
    }

    private func collection(_ source: Source, height: NSCollectionLayoutDimension) -> (
        view: UICollectionView, host: TestHost
    ) {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
        let layout = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        return (view, TestHost(size: CGSize(width: 300, height: 400)) { CALayerTests.Shown { view } })
    }

    @Test("a cell is brought up to date with its state before it is shown, and when that changes")
    func states() throws {
        let source = Source()
        source.fill = { cell, item in
            cell.configurationUpdateHandler = { cell, state in
                cell.contentConfiguration = UIHostingConfiguration {
                    Text(verbatim: "item \(item) \(state.isSelected ? "chosen" : "plain")")
                }
            }
        }
        let (view, host) = collection(source, height: .absolute(60))
        #expect(Set(host.texts) == ["item 0 plain", "item 1 plain"])
        try host.tap("item 1 plain")
        #expect(Set(host.texts) == ["item 0 plain", "item 1 chosen"])
        view.deselectItem(at: IndexPath(item: 1, section: 0), animated: false)
        host.settle()
        #expect(Set(host.texts) == ["item 0 plain", "item 1 plain"])
        _ = source
    }

    @Test("cells that show views of SwiftUI's are as high as these, and follow them")
    func hosted() {
        let source = Source()
        source.fill = { cell, item in
            cell.contentConfiguration = UIHostingConfiguration {
                Color.red.frame(height: item == 0 ? 80 : 30)
            }.margins(.all, 0)
        }
        let (view, host) = collection(source, height: .estimated(50))
        func frame(_ item: Int) -> CGRect? {
            view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
        }
        #expect(frame(0) == CGRect(x: 0, y: 0, width: 300, height: 80))
        // Rows of this kind are 44 points high at least.
        #expect(frame(1) == CGRect(x: 0, y: 80, width: 300, height: 44))
        view.cellForItem(at: IndexPath(item: 0, section: 0))?.contentConfiguration = UIHostingConfiguration {
            Color.red.frame(height: 120)
        }.margins(.all, 0)
        host.settle()
        #expect(frame(1)?.minY == 120)
        _ = source
    }

    @Test("values of an app's own are part of a state")
    func customValues() {
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        let key = UIConfigurationStateCustomKey("test.favourite")
        #expect(state[key] == nil)
        state[key] = "yes"
        #expect(state[key] as? String == "yes")
        var other = UICellConfigurationState(traitCollection: state.traitCollection)
        #expect(other != state)
        other[key] = "yes"
        #expect(other == state)
    }

    @Test("a background has a colour, round corners, insets and a line")
    func backgrounds() throws {
        let source = Source()
        source.fill = { cell, item in
            var ground = UIBackgroundConfiguration.listPlainCell()
            ground.backgroundColor = .red
            ground.cornerRadius = 10
            ground.backgroundInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
            ground.strokeColor = .blue
            ground.strokeWidth = 4
            if item == 0 { cell.backgroundConfiguration = ground }
        }
        let (view, host) = collection(source, height: .absolute(100))
        let middle = try host.color(at: CGPoint(x: 150, y: 50))
        #expect(middle.red > 0.9 && middle.blue < 0.3)
        let line = try host.color(at: CGPoint(x: 150, y: 12))
        #expect(line.blue > 0.9 && line.red < 0.3)
        let outside = try host.color(at: CGPoint(x: 150, y: 5))
        #expect(outside.red > 0.9 && outside.blue > 0.9)
        _ = (view, source)
    }

    @Test("rows of tables follow their state, and headers show configurations")
    func tables() throws {
        let source = Source()
        source.fillRow = { cell, row in
            cell.configurationUpdateHandler = { cell, state in
                var content = cell.defaultContentConfiguration()
                content.text = "row \(row) \(state.isSelected ? "chosen" : "plain")"
                cell.contentConfiguration = content
            }
        }
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var content = header.defaultContentConfiguration()
        content.text = "the head"
        header.contentConfiguration = content
        source.header = header
        let table = UITableView(frame: .zero, style: .plain)
        table.dataSource = source
        table.delegate = source
        let host = TestHost(size: CGSize(width: 300, height: 400)) { CALayerTests.Shown { table } }
        #expect(host.texts.filter { $0 == "the head" || $0.hasPrefix("row") }.count == 3)
        try host.tap("row 1 plain")
        #expect(host.texts.contains("row 1 chosen"))
        content.text = "another head"
        header.contentConfiguration = content
        host.settle()
        #expect(host.texts.contains("another head"))
        _ = source
    }

    @Test("a header of a table has a second text")
    func secondText() {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.textLabel?.text = "first"
        header.detailTextLabel?.text = "second"
        let host = TestHost(size: CGSize(width: 300, height: 60)) { CALayerTests.Shown { header } }
        #expect(Set(host.texts) == ["first", "second"])
    }
}
