import DovetailTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("When UIKit's tables and collections ask their data sources")
struct DataSourceAskingTests {
    /// Makes its views once they are asked for, and knows them again by asking for them: as long as one is made, it must not be asked.
    final class Page: UIViewController, UITableViewDataSource, UICollectionViewDataSource {
        var names = ["Apple", "Pear"]
        var asked = 0
        lazy var table = makeTable()
        lazy var collection = makeCollection()

        private func makeTable() -> UITableView {
            let table = UITableView(frame: .zero)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = self
            return table
        }
        private func makeCollection() -> UICollectionView {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 60, height: 60)
            let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            collection.dataSource = self
            return collection
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            asked += 1
            return tableView === table ? names.count : 0
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            asked += 1
            return collectionView === collection ? names.count : 0
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    @Test("a table asks once it is laid out, or its rows are asked for: a page may make it on the way")
    func table() {
        let page = Page()
        let host = TestHost(size: CGSize(width: 300, height: 400)) { CALayerTests.Shown { page.table } }
        #expect(host.texts == ["Apple", "Pear"])
        #expect(page.asked == 1)

        page.names.append("Plum")
        page.table.reloadData()
        #expect(page.asked == 1)
        #expect(page.table.numberOfRows(inSection: 0) == 3)
        host.settle()
        #expect(host.texts == ["Apple", "Pear", "Plum"])
        #expect(page.asked == 2)
    }

    @Test("a change after everything was asked for anew is in what the data source says")
    func changeAfterReload() {
        let page = Page()
        let host = TestHost(size: CGSize(width: 300, height: 400)) { CALayerTests.Shown { page.table } }
        page.table.reloadData()
        page.names.append("Plum")
        page.table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
        host.settle()
        #expect(host.texts == ["Apple", "Pear", "Plum"])

        page.table.reloadData()
        page.table.performBatchUpdates {
            page.names.removeFirst()
            page.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
        host.advance(by: .seconds(1))
        #expect(host.texts == ["Pear", "Plum"])
    }

    @Test("a collection asks once it is laid out, or its items are asked for")
    func collection() {
        let page = Page()
        let host = TestHost(size: CGSize(width: 300, height: 400)) { CALayerTests.Shown { page.collection } }
        #expect(page.collection.visibleCells.count == 2)
        #expect(page.asked == 1)

        page.names.append("Plum")
        page.collection.reloadData()
        #expect(page.asked == 1)
        #expect(page.collection.numberOfItems(inSection: 0) == 3)
        host.settle()
        #expect(page.collection.visibleCells.count == 3)

        page.collection.reloadData()
        page.collection.performBatchUpdates {
            page.names.removeFirst()
            page.collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
        }
        host.settle()
        #expect(page.collection.visibleCells.count == 2)
    }
}
