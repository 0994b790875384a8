import AppKit
import DovetailTesting
import SwiftUI
import Testing

/// Tables of AppKit's.
@MainActor
@Suite("Tables of AppKit's")
struct NSTableViewTests {
    private struct Shown: NSViewRepresentable {
        let view: NSView
        func makeNSView(context: Context) -> NSView { view }
        func updateNSView(_ nsView: NSView, context: Context) {}
    }

    @MainActor private final class Source: NSObject, NSTableViewDataSource, NSTableViewDelegate {
        var names = ["ann", "bob", "cy"]
        var selections = 0
        var doubles = 0
        var sorted = 0
        func numberOfRows(in tableView: NSTableView) -> Int { names.count }
        func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any? {
            names[row]
        }
        func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
            guard tableColumn?.identifier.rawValue == "name" else { return nil }
            return NSTextField(labelWithString: "name \(names[row])")
        }
        func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { names[row] != "cy" }
        func tableViewSelectionDidChange(_ notification: Notification) { selections += 1 }
        func tableView(_ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]) {
            sorted += 1
            names.sort { tableView.sortDescriptors[0].ascending ? $0 < $1 : $0 > $1 }
            tableView.reloadData()
        }
        @MainActor func doubled() { doubles += 1 }
    }

    private func shown() -> (NSTableView, Source, TestHost) {
        let (table, source, scroll) = (NSTableView(), Source(), NSScrollView())
        for name in ["name", "value"] {
            let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier(name))
            column.title = "title \(name)"
            table.addTableColumn(column)
        }
        table.tableColumns[0].sortDescriptorPrototype = NSSortDescriptor(key: "name", ascending: false)
        (table.dataSource, table.delegate) = (source, source)
        scroll.documentView = table
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            Shown(view: scroll).frame(width: 300, height: 200)
        }
        host.settle()
        return (table, source, host)
    }

    @Test("rows have a view for each column, made by the delegate or of the row's value, and titles stand above")
    func rows() throws {
        let (table, source, host) = shown()
        #expect(table.numberOfRows == 3)
        #expect(host.exists("name ann") && host.exists("bob") && host.exists("title value"))
        let first = try host.frame(of: "name ann"), second = try host.frame(of: "name bob")
        #expect(abs(second.minY - first.minY - 26) < 0.5)
        source.names.append("dan")
        table.insertRows(at: [3], withAnimation: .effectFade)
        host.settle()
        #expect(host.exists("name dan"))
        let cell = try #require(table.view(atColumn: 0, row: 1, makeIfNecessary: true))
        #expect(table.row(for: cell) == 1 && table.column(for: cell) == 0)
    }

    @Test("a click selects a row that may be selected, and the selection goes with the rows")
    func selection() throws {
        let (table, source, host) = shown()
        try host.tap("name bob")
        #expect(table.selectedRow == 1 && table.clickedRow == 1 && source.selections == 1)
        try host.tap("name cy")
        #expect(table.selectedRow == 1)
        source.names.remove(at: 0)
        table.removeRows(at: [0])
        #expect(table.selectedRow == 0 && source.selections == 1)
        table.deselectAll(nil)
        #expect(table.selectedRow == -1)
        table.allowsMultipleSelection = true
        table.selectRowIndexes([0, 1, 7], byExtendingSelection: false)
        #expect(table.selectedRowIndexes == [0, 1])
    }

    @Test("a double click calls its method, and a title sorts")
    func sorting() throws {
        let (table, source, host) = shown()
        (table.target, table.doubleAction) = (source, Selector(calling: Source.doubled))
        try host.tap("name ann", count: 2)
        #expect(source.doubles == 1)
        try host.tap("title name")
        #expect(source.sorted == 1 && source.names.first == "cy")
        try host.tap("title name")
        #expect(source.sorted == 2 && source.names.first == "ann")
    }
}
