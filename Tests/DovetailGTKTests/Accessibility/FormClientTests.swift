import Foundation
import Testing

/// A form as clients of assistive technology see it.
@Suite("Window host: a form for assistive technology", .serialized)
struct FormClientTests {
    @Test("fields know their labels, and controls are named by labels of any kind")
    func names() throws {
        let driver = try AccessibilityDriver("form", window: "Form")
        try driver.compareTrees(of: "Form")
        #expect(try driver.ask("relations(find('entry', 'Nickname'))") == "{'labelled-by': ['Nickname']}")
        #expect(try driver.ask("relations(find('entry', ''))") == "{'labelled-by': ['Phone']}")
        #expect(try driver.ask("relations(find('label', 'Phone'))") == "{'label-for': ['']}")
        #expect(try driver.ask("count('check box', 'Notify')") == "1")
        #expect(try driver.ask("[r.name for r in find('list')][:3]") == "['Profile', 'Name, Ada', 'Nickname, Ada']")
        #expect(try driver.ask("[count('heading', name) for name in ('Profile', 'Options')]") == "[1, 1]")
        _ = try driver.ask("listen('object:property-change:accessible-name')")
        _ = try driver.ask("setattr(find('spin button').queryValue(), 'currentValue', 3)")
        _ = try driver.events(with: "accessible-name 0 0 Loudness <slider Loudness>")
        try driver.compareTrees(of: "Form")
    }

    @Test("choices side by side are radio buttons, the chosen one has the focus, and what opens says so")
    func choices() throws {
        let driver = try AccessibilityDriver("form", window: "Form")
        #expect(try driver.ask("[c.name for c in find('panel', 'Size')]") == "['Small', 'Large']")
        #expect(try driver.ask("'checked' in states(find('radio button', 'Small'))") == "True")
        _ = try driver.ask("listen('object:state-changed')")
        #expect(try driver.ask("find('panel', 'Size').queryComponent().grabFocus()") == "True")
        try driver.until("'focused' in states(find('radio button', 'Small'))", is: "True")
        try driver.display.xdotool("key", "Right")
        _ = try driver.events(with: "state-changed:focused 1 0 0 <radio button Large>")
        try driver.until("attributes(find('radio button', 'Large'))['posinset']", is: "2")
        #expect(try driver.ask("'expandable' in states(find('list item', 'Advanced'))") == "True")
        #expect(try driver.ask("'expanded' in states(find('list item', 'Advanced'))") == "False")
        _ = try driver.ask("do('push button', 'Expand')")
        try driver.until("'expanded' in states(find('list item', 'Advanced'))", is: "True")
        try driver.until("count('label', 'Inside')", is: "1")
    }
}
