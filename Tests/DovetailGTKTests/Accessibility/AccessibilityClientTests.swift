import Foundation
import TestSupport
import Testing

/// Windows as clients of assistive technology see them: Debian's registry and a Python client, on a bus of the tests' own.
@Suite("Window host: assistive technology", .serialized)
struct AccessibilityClientTests {
    @Test("a client reads the whole window, and it is what the app's own elements say")
    func reading() throws {
        let driver = try AccessibilityDriver("controls", window: "Controls")
        #expect(try driver.ask("application().toolkitName") == "Dovetail")
        #expect(try driver.ask("[w.name for w in application()]") == "['Controls']")
        // The toolkit does not show the window a second time.
        #expect(try driver.ask("len([a for a in pyatspi.Registry.getDesktop(0) if a.name == 'GTKHostProbe'])") == "1")
        try driver.compareTrees(of: "Controls")
        #expect(try driver.ask("attributes(find('heading', 'Everything'))['level']") == "2")
        #expect(try driver.ask("find('entry', 'Name').description") == "Who you are")
        #expect(try driver.ask("find('push button', 'Press').get_accessible_id()") == "press")
        #expect(
            try driver.ask("states(find('push button', 'Never'))") == "['showing', 'visible']")
        #expect(
            try driver.ask(
                "find('push button', 'Press').getIndexInParent() == [c.name for c in find('frame')].index('Press')")
                == "True")
        // Where it is on the screen is where it is in the window, and the window's place.
        #expect(
            try driver.ask(
                "[a - b for a, b in zip(extents(find('slider'), 0), extents(find('slider'), 1))] == [a - b for a, b in zip(extents(find('frame'), 0), extents(find('frame'), 1))]"
            ) == "True")
    }

    @Test("a client presses, sets values, adjusts and chooses")
    func acting() throws {
        let driver = try AccessibilityDriver("controls", window: "Controls")
        #expect(try driver.ask("do('push button', 'Press')") == "True")
        try driver.app.wait(for: "pressed 1")
        #expect(try driver.ask("do('push button', 'Never')") == "False")
        try driver.until("find('label', 'Presses: 1').name", is: "Presses: 1")
        _ = try driver.ask("do('check box', 'Loud')")
        try driver.until("'checked' in states(find('check box', 'Loud'))", is: "True")
        #expect(try driver.ask("find('slider').queryValue().maximumValue") == "10.0")
        _ = try driver.ask("setattr(find('slider').queryValue(), 'currentValue', 7)")
        try driver.until("find('slider').queryValue().currentValue", is: "7.0")
        _ = try driver.ask("setattr(find('spin button').queryValue(), 'currentValue', 4)")
        try driver.until("value(find('spin button'))", is: "4")
        #expect(try driver.ask("find('progress bar', 'Loading').queryValue().currentValue") == "0.25")
        #expect(try driver.ask("'busy' in states(find('progress bar', 'Loading'))") == "False")
        #expect(try driver.ask("'busy' in states(find('progress bar', 'Waiting'))") == "True")
        // A text is pressed where the app says.
        #expect(try driver.ask("do('label', 'Aim')") == "True")
        try driver.app.wait(for: "hit")
        #expect(try driver.ask("actions('label', 'Level 1')") == "['increment', 'decrement', 'Reset']")
        _ = try driver.ask("do('label', 'Level 1', 'increment')")
        try driver.until("count('label', 'Level 2')", is: "1")
        _ = try driver.ask("do('label', 'Level 2', 'Reset')")
        try driver.until("count('label', 'Level 0')", is: "1")

        _ = try driver.ask("do('combo box', 'Drink')")
        try driver.until("count('menu item')", is: "2")
        try driver.compareTrees(of: "Controls")
        _ = try driver.ask("do('menu item', 'Coffee')")
        try driver.until("value(find('combo box'))", is: "Coffee")
        _ = try driver.ask("do('push button', 'Sheet')")
        try driver.until("count('label', 'In the sheet')", is: "1")
        try driver.compareTrees(of: "Controls")
        _ = try driver.ask("do('push button', 'Done')")
        try driver.until("count('label', 'In the sheet')", is: "0")
        try driver.compareTrees(of: "Controls")
    }

    @Test("a client reads texts by characters, words, sentences and lines, and learns where they are")
    func texts() throws {
        let driver = try AccessibilityDriver("controls", window: "Controls")
        let text = "[i for i, d in everything() if i.name.startswith('Some words')][0].queryText()"
        #expect(try driver.ask("\(text).characterCount == len(\(text).getText(0, -1))") == "True")
        #expect(
            try driver.ask("words(\(text), pyatspi.TEXT_BOUNDARY_WORD_START)[:4]")
                == "['Some ', 'words ', 'to ', 'read. ']")
        #expect(
            try driver.ask("words(\(text), pyatspi.TEXT_BOUNDARY_SENTENCE_START)[0]") == "Some words to read. ")
        let lines = try driver.ask("words(\(text), pyatspi.TEXT_BOUNDARY_LINE_START)")
        #expect(try driver.ask("len(\(lines))") == "3" && lines.hasPrefix("['Some words to read. And a second"))
        #expect(try driver.ask("''.join(\(lines)) == \(text).getText(0, -1)") == "True")
        #expect(try driver.ask("chr(\(text).getCharacterAtOffset(5))") == "w")
        // A character on the second line is below one on the first, and the one at its middle is itself.
        #expect(
            try driver.ask("\(text).getCharacterExtents(60, 1)[1] > \(text).getCharacterExtents(5, 1)[1]") == "True")
        #expect(
            try driver.ask(
                "[\(text).getOffsetAtPoint(b[0] + b[2] // 3, b[1] + b[3] // 2, 1) for b in [\(text).getCharacterExtents(5, 1)]]"
            ) == "[5]")
        // The second line of the editor has an end, and is longer than the first.
        #expect(
            try driver.ask("words(find('text', 'Notes').queryText(), pyatspi.TEXT_BOUNDARY_LINE_START)[0]")
                == "One line here.\\n")
    }

    @Test("a client types into fields, selects and moves the caret, and secrets stay secret")
    func editing() throws {
        let driver = try AccessibilityDriver("controls", window: "Controls")
        let field = "find('entry', 'Name')"
        #expect(try driver.ask("\(field).queryComponent().grabFocus()") == "True")
        try driver.until("'focused' in states(\(field))", is: "True")
        #expect(try driver.ask("\(field).queryEditableText().insertText(3, ' Löwe', 5)") == "True")
        try driver.until("value(\(field))", is: "Ada Löwe")
        #expect(try driver.ask("\(field).queryText().addSelection(4, 8)") == "True")
        #expect(try driver.ask("\(field).queryText().getSelection(0)") == "(4, 8)")
        #expect(try driver.ask("\(field).queryText().caretOffset") == "8")
        #expect(try driver.ask("\(field).queryEditableText().deleteText(3, 8)") == "True")
        try driver.until("value(\(field))", is: "Ada")
        #expect(try driver.ask("\(field).queryEditableText().setTextContents('Grace')") == "True")
        try driver.until("value(\(field))", is: "Grace")
        #expect(try driver.ask("\(field).queryText().setCaretOffset(2)") == "True")
        try driver.display.xdotool("key", "x")
        try driver.until("value(\(field))", is: "Grxace")

        _ = try driver.ask("find('password text').queryEditableText().setTextContents('secret')")
        try driver.until("value(find('password text'))", is: "••••••")
        #expect(try driver.ask("find('password text').queryEditableText().cutText(0, 3)") == "False")
        #expect(try driver.ask("find('password text').queryText().setCaretOffset(3)") == "True")
        #expect(try driver.ask("find('password text').queryText().caretOffset") == "3")
    }

    @Test("a client is told of the focus, states, names, texts, carets, children and announcements")
    func events() throws {
        let driver = try AccessibilityDriver("controls", window: "Controls")
        _ = try driver.ask(
            "listen('object:state-changed', 'object:property-change', 'object:text-changed', 'object:text-caret-moved', 'object:children-changed', 'object:text-selection-changed', 'object:announcement', 'window')"
        )
        // Hears of it by the registry.
        _ = try driver.ask("find('entry', 'Name').queryComponent().grabFocus()")
        #expect(try driver.events(with: "state-changed:focused 1 0").contains { $0.hasSuffix("<entry Name>") })
        try driver.display.xdotool("key", "End")
        try driver.display.xdotool("key", "b")
        let typed = try driver.events(with: "text-caret-moved 4")
        #expect(typed.contains("object:text-changed:insert 3 1 b <entry Name>"))
        _ = try driver.ask("do('push button', 'Press')")
        _ = try driver.events(with: "accessible-name 0 0 Presses: 1")
        _ = try driver.ask("do('check box', 'Loud')")
        _ = try driver.events(with: "state-changed:checked 1 0 0 <check box Loud>")
        _ = try driver.ask("do('push button', 'Add')")
        let added = try driver.events(with: "children-changed:add")
        #expect(added.filter { $0.contains("children-changed") }.count == 1)
        #expect(added.contains { $0.contains("label Row 2 <frame Controls>") })
        _ = try driver.ask("do('push button', 'Announce')")
        _ = try driver.events(with: "announcement 1 0 Done with it")
        _ = try driver.ask("do('push button', 'Urgent')")
        _ = try driver.events(with: "announcement 2 0 No connection")
        try driver.display.xdotool("key", "Tab")
        _ = try driver.events(with: "state-changed:focused 1 0 0 <password text Secret>")
    }

    @Test("clients that die or never take what they are told leave nothing behind, and the app goes on")
    func dying() throws {
        let driver = try AccessibilityDriver("controls", window: "Controls")
        for round in 0..<20 {
            let other = try driver.startClient()
            if round % 2 == 0 { _ = try driver.ask("listen('object')", of: other) }
            if round % 3 != 0 { other.tell("1 tree('Controls')") }
            if round % 4 == 0 { _ = try driver.ask("len(tree('Controls')) > 100", of: other) }
            other.stop()
            #expect(try driver.ask("do('push button', 'Press')") == "True")
        }
        try driver.app.wait(for: "pressed 20")
        #expect(try driver.askApp("clients") != "0")
        driver.client.stop()
        try driver.app.wait("no clients") { (try? driver.askApp("clients")) == "0" }
        #expect(try driver.askApp("followed") == "0")
    }

    @Test("hundreds of clients that die with answers under way block nothing and leave nothing behind")
    func killed() throws {
        let driver = try AccessibilityDriver("controls", window: "Controls")
        let seed = ProcessInfo.processInfo.environment["DOVETAIL_SEED"].flatMap { Int($0) } ?? 34
        print("clients that die: seed \(seed) (set DOVETAIL_SEED to repeat)")
        // In parts, as an answer is waited for half a minute.
        for part in 0..<12 {
            #expect(try driver.ask("die(25, \(seed + part))") == "25")
            #expect(try driver.ask("do('push button', 'Press')") == "True")
        }
        try driver.app.wait(for: "pressed 12")
        try driver.compareTrees(of: "Controls")
        // The one client that is left, and the registry's own.
        driver.client.stop()
        try driver.app.wait("no clients") { (try? driver.askApp("clients")) == "0" }
        #expect(try driver.askApp("followed") == "0")
    }

    @Test("a client is told of the keys that a person presses, what they write included, while it listens to them")
    func keys() throws {
        let driver = try AccessibilityDriver("controls", window: "Controls")
        _ = try driver.ask("find('entry', 'Name').queryComponent().grabFocus()")
        try driver.until("'focused' in states(find('entry', 'Name'))", is: "True")
        _ = try driver.ask("listen_keys()")
        // The app hears of a listener some time later, which may be between the two.
        var told: [String] = []
        try waitBlocking(for: "the key x going down and up, and not only \(told)") {
            try driver.display.xdotool("key", "x")
            told += try driver.ask("events()").split(separator: "|").map(String.init)
            return told.contains("key down x") && told.contains("key up x")
        }
        try driver.display.xdotool("key", "Left")
        #expect(try driver.events(with: "key up Left").contains("key down Left"))
        // The views have the keys all the same.
        #expect(try driver.ask("'x' in value(find('entry', 'Name'))") == "True")
    }

    @Test("a client knows a list by its whole length, gets rows that are not made, and is told of a change alone")
    func longList() throws {
        let driver = try AccessibilityDriver("rows", window: "Rows")
        let list = "find('list')"
        #expect(try driver.ask("\(list).queryTable().nRows") == "10000")
        #expect(try driver.ask("\(list).childCount < 60") == "True")
        #expect(
            try driver.ask("(\(list)[0].name, attributes(\(list)[0])['posinset'], attributes(\(list)[0])['setsize'])")
                == "('Row 0', '1', '10000')")
        #expect(
            try driver.ask(
                "[(r.name, attributes(r)['posinset']) for r in [\(list).queryTable().getAccessibleAt(7000, 0)]]")
                == "[('Row 7000', '7001')]")
        // A row is a cell of the list.
        let cell = "pyatspi.Atspi.TableCell"
        #expect(try driver.ask("\(cell).get_table(\(list)[1]) == \(list)") == "True")
        try driver.compareTrees(of: "Rows")
        // A change of one row is one signal, however many rows there are.
        _ = try driver.ask("listen('object:property-change', 'object:state-changed', 'object:children-changed')")
        _ = try driver.ask("events()")
        driver.app.tell("0 change 7000")
        let told = try driver.events(with: "accessible-name")
        #expect(told.filter { $0.hasPrefix("object:property-change") }.count <= 2, "\(told)")
        #expect(told.allSatisfy { !$0.hasPrefix("object:children") }, "\(told)")
        // It is made where it is: the window shows what it showed, and few such rows are kept.
        #expect(try driver.ask("\(list)[0].name") == "Row 0")
        #expect(
            try driver.ask("[\(list).queryTable().getAccessibleAt(r, 0).name for r in (100, 9999, 4242)]")
                == "['Row 100', 'Row 9999', 'Row 4242']")
        let before = try driver.ask("\(list).childCount")
        _ = try driver.ask(
            "[table.getAccessibleAt(r, 0) for table in [\(list).queryTable()] for r in range(500, 1000, 10)]")
        #expect(try #require(Int(driver.ask("\(list).childCount"))) <= #require(Int(before)) + 8)
        // Selecting a row by the client.
        _ = try driver.ask("\(list).queryTable().addRowSelection(9000)")
        try driver.until("\(list).queryTable().isRowSelected(9000)", is: "True")
    }

    @Test("apps with lists, columns, menus and tabs are to a client what their own elements say")
    func apps() throws {
        for (mode, title) in [("til", "TIL"), ("mail", "Mail"), ("fit", "Fit")] {
            let driver = try AccessibilityDriver(mode, window: title)
            try driver.compareTrees(of: title, title)
        }
        let driver = try AccessibilityDriver("til", window: "TIL")
        _ = try driver.ask("do('push button', 'Add')")
        try driver.until("count('entry', 'Acronym')", is: "1")
        try driver.until("'focused' in states(find('entry', 'Acronym'))", is: "True")
        _ = try driver.ask("find('entry', 'Acronym').queryEditableText().setTextContents('abc')")
        _ = try driver.ask("find('entry', 'Meaning').queryEditableText().setTextContents('letters')")
        try driver.until("'enabled' in states(find('push button', 'Save'))", is: "True")
        try driver.compareTrees(of: "TIL", "sheet")
        #expect(try driver.ask("find('dialog').name") == "New Acronym")
        _ = try driver.ask("do('push button', 'Save')")
        try driver.until("count('dialog')", is: "0")
        try driver.until("count('list item')", is: "1")
        try driver.compareTrees(of: "TIL", "list")
        _ = try driver.ask("do('push button', 'ABC')")
        try driver.until("count('label', 'letters')", is: "1")
        try driver.compareTrees(of: "TIL", "page")
    }

    @Test("questions and the change of a row cost as much with ten thousand rows as with a hundred")
    func work() throws {
        func work(_ mode: String) throws -> (questions: [Int], change: [Int], times: String) {
            let driver = try AccessibilityDriver(mode, window: "Rows")
            try driver.compareTrees(of: "Rows")
            _ = try driver.ask("listen('object', 'window')")
            // The app hears of listeners some time later.
            _ = try driver.ask("find('list').queryComponent().scrollTo(pyatspi.Atspi.ScrollType.ANYWHERE)")
            func numbers() throws -> [Int] { try driver.askApp("work").split(separator: " ").compactMap { Int($0) } }
            func difference(_ before: [Int]) throws -> [Int] { zip(try numbers(), before).map { $0 - $1 } }
            var before = try numbers()
            let times = try driver.ask("question_times(200)")
            let questions = try difference(before)
            before = try numbers()
            _ = try driver.ask("events()")
            driver.app.tell("0 change 3")
            _ = try driver.events(with: "accessible-name")
            return (questions, try difference(before), times)
        }
        let few = try work("few-rows")
        let many = try work("rows")
        print("the slowest tenth of questions, in ms: \(many.times); with a hundred rows: \(few.times)")
        // Neither signals nor a look at the display tree.
        #expect(few.questions == [0, 0] && many.questions == [0, 0])
        #expect(few.change == many.change && few.change[0] > 0 && few.change[0] < 10, "\(few.change), \(many.change)")
    }
}
