import Foundation
import Testing

/// What SwiftUI's modifiers become for clients of assistive technology, as docs/compatibility.md says.
@Suite("Window host: modifiers for assistive technology", .serialized)
struct ModifierClientTests {
    @Test("names, values, hints, traits and the like are names, descriptions, attributes, roles and states")
    func properties() throws {
        let driver = try AccessibilityDriver("modifiers", window: "Modifiers")
        try driver.compareTrees(of: "Modifiers")
        func attribute(_ name: String, _ key: String) throws -> String {
            try driver.ask("attributes(find('label', '\(name)'))['\(key)']")
        }
        #expect(try driver.ask("count('label', 'Label')") == "1")
        #expect(try driver.ask("find('label', 'Value').description") == "seven")
        #expect(try attribute("Value", "valuetext") == "seven")
        #expect(try driver.ask("find('label', 'Hint').description") == "Does it")
        #expect(try driver.ask("find('label', 'Id').get_accessible_id()") == "identity")
        #expect(try driver.ask("attributes(find('heading', 'Heading'))['level']") == "3")
        #expect(try attribute("Spoken", "input-labels") == "Say this, Or that")
        #expect(try attribute("Code", "text-content-type") == "sourceCode")
        #expect(try driver.ask("find('label', 'More').description") == "Weight: 3 kg")
        #expect(try driver.ask("count('label', 'Hidden')") == "0")
        #expect(try attribute("Ticks", "live") == "off")
        #expect(try driver.ask("'selected' in states(find('label', 'Chosen'))") == "True")
        #expect(try driver.ask("count('push button', 'Looks like a button')") == "1")
        #expect(try driver.ask("count('push button', 'No button')") == "0")
    }

    @Test("what is inside is kept, joined, left out or replaced, in the order of priorities")
    func structure() throws {
        let driver = try AccessibilityDriver("modifiers", window: "Modifiers")
        #expect(try driver.ask("[c.name for c in find('panel', 'Contained')]") == "['first', 'second']")
        #expect(try driver.ask("find('label', 'one, two').childCount") == "0")
        #expect(try driver.ask("find('label', 'Ignored').childCount") == "0")
        #expect(try driver.ask("'checked' in states(find('check box', 'Represented'))") == "True")
        _ = try driver.ask("do('check box', 'Represented')")
        try driver.until("'checked' in states(find('check box', 'Represented'))", is: "False")
        #expect(try driver.ask("[c.name for c in find('panel', 'Parts')]") == "['Part 1', 'Part 2']")
    }

    @Test("actions of all kinds are done by their names")
    func actions() throws {
        let driver = try AccessibilityDriver("modifiers", window: "Modifiers")
        let actions = [
            ("Default", "click", "default"), ("Named", "Sing", "sing"), ("Many", "Run", "run"),
            ("Kinds", "delete", "delete"), ("Kinds", "escape", "escape"), ("Kinds", "magic tap", "magic"),
            ("Kinds", "show menu", "menu"), ("Level", "increment", "more"), ("Level", "decrement", "less"),
            ("Pages", "Scroll Down", "bottom"), ("Zoom", "Zoom In", "in"), ("Zoom", "Zoom Out", "out"),
            ("Quick", "Quickly", "quick"),
        ]
        for (name, action, done) in actions {
            #expect(try driver.ask("do('label', '\(name)', '\(action)')") == "True", "\(action)")
            try driver.until("count('label', 'Done: \(done)')", is: "1")
        }
    }
}
