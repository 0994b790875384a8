import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Tables of UIKit's")
struct UITableViewTests {
    final class Cell: UITableViewCell {
        static var made = 0
        var uses = 0
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) { nil }
        override func prepareForReuse() { uses += 1 }
    }

    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var sections: [(title: String, rows: [String])] = [("Fruit", ["Apple", "Pear"]), ("Trees", ["Oak"])]
        var events: [String] = []
        var asked = 0
        var cells: Set<ObjectIdentifier> = []
        var canEdit = false
        var actions: [UIContextualAction] = []

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            sections[section].rows.count
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sections[section].title
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            asked += 1
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cells.insert(ObjectIdentifier(cell))
            cell.textLabel?.text = sections[indexPath.section].rows[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            events.append("select \(indexPath.section).\(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            events.append("deselect \(indexPath.section).\(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canEdit }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            sections[indexPath.section].rows.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }
        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            actions.isEmpty ? nil : UISwipeActionsConfiguration(actions: actions)
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { events.append("scroll") }
    }

    private func table(_ source: Source, style: UITableView.Style = .plain) -> UITableView {
        let table = UITableView(frame: .zero, style: style)
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.delegate = source
        return table
    }

    private func host(_ table: UITableView) -> TestHost {
        TestHost(size: CGSize(width: 320, height: 480)) { CALayerTests.Shown { table } }
    }

    @Test("rows are those of the data source, with titles above their sections")
    func rows() {
        let source = Source()
        let host = host(table(source))
        #expect(host.texts == ["Fruit", "Apple", "Pear", "Trees", "Oak"])
        #expect(source.asked == 3)
    }

    @Test("cells are asked for where rows come into sight, and used again for others")
    func reuse() {
        let source = Source()
        source.sections = [("Many", (0..<5_000).map { "row \($0)" })]
        let table = table(source)
        let host = host(table)
        #expect(source.asked < 40)
        for _ in 0..<30 { host.scroll(at: CGPoint(x: 160, y: 240), by: CGSize(width: 0, height: 400)) }
        host.settle()
        #expect(source.asked > 150)
        #expect(source.cells.count < 60)
        #expect(table.visibleCells.count < 40)
        #expect(table.contentOffset.y > 1_000)
        #expect(source.events.contains("scroll"))
        table.scrollToRow(at: IndexPath(row: 4_000, section: 0), at: .top, animated: false)
        host.settle()
        #expect(host.texts.contains("row 4000"))
        #expect(table.indexPathsForVisibleRows?.contains(IndexPath(row: 4_000, section: 0)) == true)
    }

    @Test("a tap selects a row, in place of another one; the same one is told again; a program's selection is not told")
    func selection() throws {
        let source = Source()
        let table = table(source)
        let host = host(table)
        try host.tap("Pear")
        #expect(source.events == ["select 0.1"])
        #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        try host.tap("Oak")
        try host.tap("Oak")
        #expect(source.events == ["select 0.1", "deselect 0.1", "select 1.0", "select 1.0"])
        table.deselectRow(at: IndexPath(row: 0, section: 1), animated: false)
        #expect(table.indexPathForSelectedRow == nil)
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.isSelected == true)
        #expect(source.events.count == 4)
        table.allowsSelection = false
        host.settle()
        try host.tap("Pear")
        #expect(source.events.count == 4)
    }

    @Test("where several may be selected each tap is about its row")
    func severalSelected() throws {
        let source = Source()
        let table = table(source)
        table.allowsMultipleSelection = true
        let host = host(table)
        for name in ["Apple", "Oak", "Apple"] { try host.tap(name) }
        #expect(source.events == ["select 0.0", "select 1.0", "deselect 0.0"])
        #expect(table.indexPathsForSelectedRows == [IndexPath(row: 0, section: 1)])
    }

    @Test("rows come, go, move and are asked for anew; the others' cells stay")
    func updates() {
        let source = Source()
        let table = table(source)
        let host = host(table)
        let pear = table.cellForRow(at: IndexPath(row: 1, section: 0))
        source.sections[0].rows.insert("Fig", at: 0)
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        host.advance(by: .seconds(1))
        #expect(host.texts == ["Fruit", "Fig", "Apple", "Pear", "Trees", "Oak"])
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === pear)
        #expect(source.asked == 4)
        table.performBatchUpdates {
            source.sections = [("Fruit", ["Pear", "Fig"]), ("New", ["One"])]
            table.deleteSections(IndexSet(integer: 1), with: .fade)
            table.insertSections(IndexSet(integer: 1), with: .fade)
            table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .left)
            table.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0))
            table.insertRows(at: [IndexPath(row: 0, section: 1)], with: .right)
        }
        host.advance(by: .seconds(1))
        #expect(host.texts == ["Fruit", "Pear", "Fig", "New", "One"])
        source.sections[0].rows[1] = "Grape"
        table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        host.settle()
        #expect(host.texts == ["Fruit", "Pear", "Grape", "New", "One"])
        source.sections = [("All", ["Anew"])]
        table.reloadData()
        host.settle()
        #expect(host.texts == ["All", "Anew"])
    }

    @Test("an update that does not fit the data source ends nothing: the table goes by the data source")
    func wrongUpdate() {
        let source = Source()
        let table = table(source)
        let host = host(table)
        source.sections[0].rows = ["Kiwi"]
        table.insertRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 9, section: 7)], with: .automatic)
        host.advance(by: .seconds(1))
        #expect(host.texts == ["Fruit", "Kiwi", "Trees", "Oak"])
        #expect(table.cellForRow(at: IndexPath(row: 5, section: 5)) == nil)
        table.selectRow(at: IndexPath(row: 5, section: 5), animated: false, scrollPosition: .middle)
        table.scrollToRow(at: IndexPath(row: 5, section: 5), at: .top, animated: true)
        host.settle()
    }

    @Test("cells of the app's own are as high as constraints say, and their controls work")
    func ownCells() throws {
        final class Own: UITableViewCell {
            let button = UIButton()
            var presses = 0
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                button.setTitle("Press", for: .normal)
                button.translatesAutoresizingMaskIntoConstraints = false
                button.addAction(UIAction { [unowned self] _ in presses += 1 }, for: .touchUpInside)
                contentView.addSubview(button)
                NSLayoutConstraint.activate([
                    button.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                    button.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
                    button.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
                    button.heightAnchor.constraint(equalToConstant: 60),
                ])
            }
            required init?(coder: NSCoder) { nil }
        }
        let source = Source()
        source.sections = [("", ["only"])]
        let table = UITableView()
        table.register(Own.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.delegate = source
        let host = host(table)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Own)
        #expect(cell.frame.height == 80)
        #expect(cell.frame.width == 320)
        try host.tap("Press")
        #expect(cell.presses == 1)
        #expect(source.events.isEmpty)
        host.tap(at: CGPoint(x: 280, y: 40))
        #expect(source.events == ["select 0.0"])
        #expect(table.indexPath(for: cell) == IndexPath(row: 0, section: 0))
    }

    @Test("rows are shown as content configurations say, those of SwiftUI's views included")
    func configurations() throws {
        final class Configured: NSObject, UITableViewDataSource {
            var presses = 0
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
                if indexPath.row == 0 {
                    var content = cell.defaultContentConfiguration()
                    content.text = "Title"
                    content.secondaryText = "More"
                    cell.contentConfiguration = content
                } else {
                    cell.contentConfiguration = UIHostingConfiguration { Button("Hosted") { self.presses += 1 } }
                }
                return cell
            }
        }
        let source = Configured()
        let table = UITableView()
        table.dataSource = source
        let host = host(table)
        #expect(host.texts == ["Title", "More", "Hosted"])
        try host.tap("Hosted")
        #expect(source.presses == 1)
    }

    @Test("rows of inset sections stand away from the sides")
    func inset() throws {
        let source = Source()
        let host = host(table(source, style: .insetGrouped))
        let plain = self.host(table(source))
        #expect(try host.frame(of: "Apple").minX > plain.frame(of: "Apple").minX + 10)
    }

    @Test("a controller's overridden methods say what its table shows")
    func controller() throws {
        final class Names: UITableViewController {
            var chosen: [Int] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
                cell.textLabel?.text = ["Ann", "Bob"][indexPath.row]
                cell.accessoryType = .disclosureIndicator
                return cell
            }
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                chosen.append(indexPath.row)
            }
        }
        struct Shown: UIViewControllerRepresentable {
            let controller: Names
            func makeUIViewController(context: Context) -> Names { controller }
            func updateUIViewController(_ controller: Names, context: Context) { controller.tableView.reloadData() }
        }
        let controller = Names(style: .insetGrouped)
        let host = TestHost(size: CGSize(width: 320, height: 300)) { Shown(controller: controller) }
        #expect(host.texts == ["Ann", "Bob"])
        try host.tap("Bob")
        #expect(controller.chosen == [1])
    }

    @Test("a diffable data source finds what came, went and moved; cells of items that stay are not asked for")
    func diffable() {
        let table = UITableView()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        var asked: [String] = []
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, item in
            asked.append(item)
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = item
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(["a", "b", "c"], toSection: 0)
        snapshot.appendItems(["d"])
        source.apply(snapshot, animatingDifferences: false)
        let host = host(table)
        #expect(host.texts == ["a", "b", "c", "d"])
        asked = []
        snapshot.deleteItems(["b"])
        snapshot.moveItem("d", beforeItem: "a")
        snapshot.insertItems(["e"], afterItem: "a")
        source.apply(snapshot)
        host.advance(by: .seconds(1))
        #expect(host.texts == ["d", "a", "e", "c"])
        #expect(asked == ["e"])
        #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 0)) == "d")
        #expect(source.indexPath(for: "c") == IndexPath(row: 3, section: 0))
        snapshot.reloadItems(["c"])
        source.apply(snapshot)
        host.advance(by: .seconds(1))
        #expect(asked == ["e", "c"])
        // A cell that is used again changes while the table asks for it, which is nothing to warn of.
        #expect(!Log.warnings.contains { $0.hasPrefix("TableRow: Publishing") })
    }
}
