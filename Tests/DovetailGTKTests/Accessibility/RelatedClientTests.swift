import Foundation
import Testing

/// What belongs together, as clients of assistive technology see it.
@Suite("Window host: related elements for assistive technology", .serialized)
struct RelatedClientTests {
    @Test("the links of a text are found where they are, lead somewhere and are opened")
    func links() throws {
        let driver = try AccessibilityDriver("related", window: "Related")
        let text = "[i for i, d in everything() if i.name.startswith('Read')][0]"
        #expect(try driver.ask("\(text).name") == "Read the manual and ask us.")
        let links = "\(text).queryHypertext()"
        #expect(try driver.ask("\(links).getNLinks()") == "2")
        #expect(try driver.ask("[\(links).getLinkIndex(n) for n in (0, 5, 14, 15, 20, 26)]") == "[-1, 0, 0, -1, 1, -1]")
        #expect(
            try driver.ask(
                "[(l.startIndex, l.endIndex, l.nAnchors, l.isValid(), l.getURI(0)) for l in [\(links).getLink(1)]]")
                == "[(20, 26, 1, True, 'https://example.org/ask')]")
        #expect(
            try driver.ask("[(o.getRoleName(), o.name) for o in [\(links).getLink(0).getObject(0)]]")
                == "[('link', 'the manual')]")
        #expect(try driver.ask("\(links).getLink(0).getObject(0).parent == \(text)") == "True")
        #expect(
            try driver.ask(
                "extents(\(links).getLink(1).getObject(0))[0] > extents(\(links).getLink(0).getObject(0))[0]")
                == "True")
        #expect(try driver.ask("\(links).getLink(1).getObject(0).queryAction().doAction(0)") == "True")
        try driver.app.wait(for: "opened ask")
        #expect(
            try driver.ask("[(l.getURI(0), l.endIndex) for l in [find('link', 'Site').queryHyperlink()]]")
                == "[('https://example.org/site', 4)]")
    }

    @Test("a chart is a table of its points, with a title for each axis")
    func charts() throws {
        let driver = try AccessibilityDriver("related", window: "Related")
        let table = "find('chart', 'Steps').queryTable()"
        #expect(try driver.ask("(\(table).nRows, \(table).nColumns)") == "(2, 2)")
        #expect(
            try driver.ask("[[\(table).getAccessibleAt(r, c).name for c in (0, 1)] for r in (0, 1)]")
                == "[['Mon', '1 thousand'], ['Tue', '4 thousand']]")
        #expect(try driver.ask("[\(table).getColumnDescription(c) for c in (0, 1)]") == "['Day', 'Steps']")
        #expect(
            try driver.ask("[(h.name, h.getRoleName()) for h in [\(table).getColumnHeader(1)]]")
                == "[('Steps', 'table column header')]")
        let cell = "\(table).getAccessibleAt(1, 1)"
        #expect(try driver.ask("pyatspi.Atspi.TableCell.get_position(\(cell))") == "(1, row=1, column=1)")
        #expect(
            try driver.ask("pyatspi.Atspi.TableCell.get_row_column_span(\(cell))")
                == "(row=1, column=1, row_span=1, column_span=1)")
        #expect(
            try driver.ask("[h.name for h in pyatspi.Atspi.TableCell.get_column_header_cells(\(cell))]") == "['Steps']")
        #expect(try driver.ask("pyatspi.Atspi.TableCell.get_table(\(cell)) == find('chart', 'Steps')") == "True")
        // It follows the chart.
        _ = try driver.ask("do('push button', 'Walk')")
        try driver.until("\(table).nRows", is: "3")
        #expect(try driver.ask("\(table).getAccessibleAt(2, 1).name") == "9 thousand")
    }

    @Test("the places of a rotor are actions that go there")
    func rotors() throws {
        let driver = try AccessibilityDriver("related", window: "Related")
        #expect(try driver.ask("actions('panel', 'Book')") == "['Chapters: One', 'Chapters: Two']")
        _ = try driver.ask("listen('object:state-changed:focused')")
        #expect(try driver.ask("do('panel', 'Book', 'Chapters: Two')") == "True")
        try driver.app.wait(for: "prepared")
        #expect(try driver.events(with: "focused 1 0").contains { $0.hasSuffix("<label Chapter 2>") })
        #expect(try driver.ask("'focused' in states(find('label', 'Chapter 2'))") == "True")
        #expect(try driver.ask("do('entry', 'Fish', 'Mistakes: fisch')") == "True")
        try driver.until("find('entry', 'Fish').queryText().getSelection(0)", is: "(14, 19)")
        try driver.until("'focused' in states(find('label', 'Chapter 2'))", is: "False")
    }

    @Test("elements tell what they are linked with, named, described and controlled by")
    func relations() throws {
        let driver = try AccessibilityDriver("related", window: "Related")
        func relations(_ role: String, _ name: String) throws -> String {
            try driver.ask("relations(find('\(role)', '\(name)'))")
        }
        #expect(
            try relations("label", "Second")
                == "{'member-of': ['First', 'Third'], 'flows-to': ['Third'], 'flows-from': ['First'], 'controlled-by': ['One']}"
        )
        #expect(
            try driver.ask("'Read the manual and ask us.' in relations(find('page tab', 'One'))['controller-for']")
                == "True")
        #expect(try driver.ask("'controller-for' in relations(find('page tab', 'Two'))") == "False")
        #expect(try driver.ask("relations(find('label', 'First'))['flows-to']") == "['Second']")
        #expect(try relations("label", "Heard nothing") == "{'controlled-by': ['One']}")
        _ = try driver.ask("do('push button', 'Ask')")
        try driver.until("count('alert')", is: "1")
        #expect(
            try driver.ask("relations(find('alert'))")
                == "{'labelled-by': ['Delete it?'], 'described-by': ['Nobody can bring it back.']}")
        #expect(try driver.ask("list(relations(find('label', 'Nobody can bring it back.')))") == "['description-for']")
    }

    @Test("a focus state that is written moves the tools, and the keyboard where it can be there")
    func focus() throws {
        let driver = try AccessibilityDriver("related", window: "Related")
        _ = try driver.ask("listen('object:state-changed:focused')")
        _ = try driver.ask("do('push button', 'Hear first')")
        try driver.until("'focused' in states(find('label', 'First'))", is: "True")
        #expect(try driver.events(with: "focused 1 0").contains { $0.hasSuffix("<label First>") })
        try driver.until("count('label', 'Heard first')", is: "1")
        _ = try driver.ask("do('push button', 'Hear field')")
        try driver.until("'focused' in states(find('entry', 'Fish'))", is: "True")
        try driver.until("count('label', 'Heard field')", is: "1")
        #expect(try driver.askApp("focus") == "Fish")
        _ = try driver.ask("do('push button', 'Hear first')")
        try driver.until("'focused' in states(find('label', 'First'))", is: "True")
        // The keyboard has stayed in the field, and the tools go back to it.
        _ = try driver.ask("do('push button', 'Hear nothing')")
        try driver.until("'focused' in states(find('entry', 'Fish'))", is: "True")
        // A tool goes where it wants to by itself.
        #expect(try driver.ask("find('label', 'First').queryComponent().grabFocus()") == "True")
        try driver.until("count('label', 'Heard first')", is: "1")
        #expect(try driver.ask("find('label', 'Second').queryComponent().grabFocus()") == "False")
        try driver.display.xdotool("key", "Tab")
        try driver.until("count('label', 'Heard nothing')", is: "1")
    }
}
