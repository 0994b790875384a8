import Foundation
import Testing

/// Tables as clients of assistive technology see them.
@Suite("Window host: tables for assistive technology", .serialized)
struct TableClientTests {
    @Test("a table has columns with titles, rows, and cells that know where they are, also where they are not made yet")
    func cells() throws {
        let driver = try AccessibilityDriver(
            "peaks", window: "Peaks", environment: ["DOVETAIL_IDIOM": "desktop"])
        try driver.compareTrees(of: "Peaks")
        let tables = "[i for i, d in everything() if i.getRoleName() == 'table']"
        let table = "\(tables)[0]"
        #expect(try driver.ask("len(\(tables))") == "2")
        #expect(try driver.ask("[(t.nRows, t.nColumns) for t in [\(table).queryTable()]]") == "[(1000, 3)]")
        #expect(
            try driver.ask("[\(table).queryTable().getColumnDescription(c) for c in range(3)]")
                == "['Name', 'Height', 'Climb']")
        #expect(
            try driver.ask("[(h.getRoleName(), h.name) for h in [\(table).queryTable().getColumnHeader(1)]]")
                == "[('table column header', 'Height')]")
        #expect(
            try driver.ask("[(c.getRoleName(), c.name) for c in \(table)[0]]")
                == "[('table cell', 'Peak 0'), ('table cell', '8,000 m'), ('push button', 'Climb')]")
        // A cell that is out of sight is made, and knows its table, row, column and title.
        let cell = "\(table).queryTable().getAccessibleAt(700, 1)"
        #expect(try driver.ask("(\(cell).name, \(cell).parent.getRoleName())") == "('7,300 m', 'table row')")
        #expect(try driver.ask("pyatspi.Atspi.TableCell.get_position(\(cell))") == "(1, row=700, column=1)")
        #expect(try driver.ask("pyatspi.Atspi.TableCell.get_table(\(cell)) == \(table)") == "True")
        #expect(
            try driver.ask("[h.name for h in pyatspi.Atspi.TableCell.get_column_header_cells(\(cell))]") == "['Height']"
        )
        #expect(try driver.ask("\(table).queryTable().getIndexAt(700, 1)") == "2101")
        #expect(try driver.ask("\(table).queryTable().getAccessibleAt(0, 2).queryAction().doAction(0)") == "True")
        try driver.app.wait(for: "climbed Peak 0")
        #expect(try driver.ask("attributes(\(table).queryTable().getAccessibleAt(700, 0).parent)['posinset']") == "701")
        _ = try driver.ask("\(table).queryTable().addRowSelection(500)")
        try driver.until("list(\(table).queryTable().getSelectedRows())", is: "[500]")
        try driver.compareTrees(of: "Peaks")
    }

    @Test("the title of a column sorts, and the rows of a tree know their level and whether they are open")
    func titles() throws {
        let driver = try AccessibilityDriver(
            "peaks", window: "Peaks", environment: ["DOVETAIL_IDIOM": "desktop"])
        _ = try driver.ask("do('table column header', 'Height')")
        let first = "[i for i, d in everything() if i.getRoleName() == 'table row'][0]"
        try driver.until("\(first)[0].name", is: "Peak 999")
        try driver.compareTrees(of: "Peaks")
        let tree = "[i for i, d in everything() if i.getRoleName() == 'table'][1]"
        #expect(
            try driver.ask("[attributes(r).get('level') for r in \(tree)]") == "['1', '2', '1']")
        #expect(try driver.ask("['expanded' in states(r) for r in \(tree)]") == "[True, False, False]")
        #expect(try driver.ask("\(tree).queryTable().getAccessibleAt(1, 1).name") == "3,967")
        _ = try driver.ask("[i for i, d in everything(\(tree)) if i.name == 'Collapse'][0].queryAction().doAction(0)")
        try driver.until("\(tree).queryTable().nRows", is: "2")
        try driver.compareTrees(of: "Peaks")
    }
}
