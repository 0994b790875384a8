import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("TextField")
struct TextFieldTests {
    private func field(_ model: Model<String>, _ title: String = "Name") -> TestHost {
        TestHost { Bound(model) { TextField(title, text: $0) } }
    }

    @Test("BEH-203: the title is the placeholder while the field is empty; each edit is written")
    func typing() throws {
        let model = Model("")
        let log = Probe<String>()
        let host = TestHost {
            Bound(model) { text in
                TextField(
                    "Enter your name",
                    text: Binding(
                        get: { text.wrappedValue },
                        set: {
                            text.wrappedValue = $0; log.note($0)
                        }))
                Text("Your name is \(text.wrappedValue)")
            }
        }
        #expect(host.texts == ["Enter your name", "Your name is "])
        try host.type("Bo", into: "Enter your name")
        #expect(log.entries == ["B", "Bo"])
        #expect(host.texts == ["Bo", "Your name is Bo"])
        #expect(try host.value(of: "Enter your name") == "Bo")
        model.value = ""
        host.settle()
        #expect(host.texts == ["Enter your name", "Your name is "])
    }

    @Test("BEH-204: the rounded border is a style of all fields inside; the plain style has none")
    func styles() throws {
        let rounded = TestHost {
            TextField("a", text: .constant("")).textFieldStyle(RoundedBorderTextFieldStyle()).frame(width: 100)
        }
        let plain = TestHost { TextField("a", text: .constant("")).textFieldStyle(.plain).frame(width: 100) }
        #expect(try rounded.frame(of: "textField").height > plain.frame(of: "textField").height)
        let frame = try rounded.frame(of: "textField")
        let edge = try rounded.color(at: CGPoint(x: frame.midX, y: frame.minY + 0.5))
        let inside = try rounded.color(at: CGPoint(x: frame.maxX - 4, y: frame.midY))
        #expect(edge != inside)
        let outer = try plain.color(at: CGPoint(x: 1, y: 1))
        #expect(try plain.color(at: CGPoint(x: plain.frame(of: "textField").maxX - 2, y: 150)) == outer)
    }

    @Test("BEH-205: typed text is kept as typed")
    func autocorrection() throws {
        let model = Model("")
        let host = TestHost { Bound(model) { TextField("Text", text: $0).autocorrectionDisabled(true) } }
        try host.type("FTW teh", into: "Text")
        #expect(model.value == "FTW teh")
    }

    @Test("BEH-206: padding around a field is equal on all sides")
    func padding() throws {
        let host = TestHost {
            TextField("Text", text: .constant("")).accessibilityIdentifier("inner")
                .padding().accessibilityIdentifier("outer")
        }
        let inner = try host.frame(of: "inner")
        let outer = try host.frame(of: "outer")
        let space = inner.minX - outer.minX
        #expect(space > 0)
        #expect(inner == outer.insetBy(dx: space, dy: space))
    }

    @Test("Shift with arrows extends and shrinks the selection around where it began; typing replaces it")
    func selection() throws {
        let model = Model("")
        let host = field(model)
        try host.type("abcdef", into: "Name")
        host.press(.left, .shift)
        host.press(.left, .shift)
        host.press(.left, .shift)
        #expect(host.selection == 3..<6)
        host.press(.right, .shift)
        #expect(host.selection == 4..<6)
        try host.type("X")
        #expect(model.value == "abcdX")
        host.press(.home)
        host.press(.right, .shift, times: 2)
        #expect(host.selection == 0..<2)
        host.press(.left, .shift, times: 1)
        #expect(host.selection == 0..<1)
        host.press(.end, .shift)
        #expect(host.selection == 0..<5)
        host.press(.backspace)
        #expect(model.value == "")
    }

    @Test("an arrow without Shift leaves the selection at its end on that side")
    func collapse() throws {
        let model = Model("")
        let host = field(model)
        try host.type("abcdef", into: "Name")
        host.press(.left, .shift, times: 3)
        host.press(.left)
        #expect(host.selection == 3..<3)
        host.press(.left, .shift, times: 2)
        host.press(.right)
        #expect(host.selection == 3..<3)
    }

    @Test("Backspace and Delete take a character on either side, and nothing at the ends")
    func deleting() throws {
        let model = Model("")
        let host = field(model)
        try host.type("abc", into: "Name")
        host.press(.left)
        host.press(.backspace)
        #expect(model.value == "ac")
        host.press(.delete)
        #expect(model.value == "a")
        host.press(.delete)
        host.press(.home)
        host.press(.backspace)
        #expect(model.value == "a")
        host.press(.delete)
        #expect(model.value == "")
    }

    @Test("a click places the caret; a double click selects all")
    func click() throws {
        let model = Model("wwwwwwwwww")
        let host = field(model)
        let frame = try host.frame(of: "Name")
        host.tap(at: CGPoint(x: frame.minX + 0.5, y: frame.midY))
        #expect(host.selection == 0..<0)
        host.tap(at: CGPoint(x: frame.minX + 60, y: frame.midY))
        let caret = try #require(host.selection)
        #expect(caret.isEmpty && (1...9).contains(caret.lowerBound))
        host.tap(at: CGPoint(x: frame.maxX - 10, y: frame.midY))
        #expect(host.selection == 10..<10)
        host.pointer(.down, CGPoint(x: frame.minX + 60, y: frame.midY), clickCount: 2)
        #expect(host.selection == 0..<10)
    }

    @Test("a click on the border's padding reaches the field")
    func clickOnPadding() throws {
        let model = Model("")
        let host = field(model)
        let frame = try host.frame(of: "Name")
        host.tap(at: CGPoint(x: frame.minX + 3, y: frame.minY + 2))
        try host.type("x")
        #expect(model.value == "x")
    }

    @Test("the placeholder follows textCase, the text does not")
    func textCase() throws {
        let model = Model("")
        let host = TestHost { Bound(model) { TextField("Name", text: $0).textCase(.uppercase) } }
        #expect(host.texts == ["NAME"])
        try host.type("bo", into: "textField")
        #expect(model.value == "bo")
    }

    @Test("a prompt is the placeholder, the title the label")
    func prompt() throws {
        let host = TestHost { TextField("Name", text: .constant(""), prompt: Text("Ann")) }
        #expect(host.texts == ["Ann"])
        #expect(host.exists("Name"))
    }

    @Test("Return submits: the field's own view's action")
    func submit() throws {
        let log = Probe<String>()
        let model = Model("")
        let host = TestHost {
            Bound(model) { text in TextField("Name", text: text).onSubmit { log.note(text.wrappedValue) } }
        }
        host.press(.return)
        #expect(log.entries.isEmpty)
        try host.type("Ann", into: "Name")
        host.press(.return)
        #expect(log.entries == ["Ann"])
        #expect(model.value == "Ann")
    }

    @Test("Return runs the actions from the field outwards, up to a submit scope")
    func nestedSubmit() throws {
        let log = Probe<String>()
        let host = TestHost {
            VStack {
                TextField("Name", text: .constant("")).submitLabel(.done).onSubmit(of: .text) { log.note("field") }
                VStack {
                    TextField("Search", text: .constant("")).onSubmit { log.note("search") }
                }
                .submitScope()
            }
            .onSubmit { log.note("form") }
        }
        try host.tap("Name")
        host.press(.return)
        #expect(log.entries == ["field", "form"])
        try host.tap("Search")
        host.press(.return)
        #expect(log.entries == ["field", "form", "search"])
    }

    @Test("Tab and Shift+Tab move between two fields")
    func twoFields() throws {
        let first = Model("")
        let last = Model("")
        let host = TestHost {
            VStack {
                Bound(first) { TextField("First", text: $0) }
                Bound(last) { TextField("Last", text: $0) }
            }
        }
        try host.type("Ann", into: "First")
        host.press(.tab)
        try host.type("Lee")
        host.press(.tab, .shift)
        try host.type("a")
        #expect(first.value == "Anna")
        #expect(last.value == "Lee")
    }

    @Test("a binding changed in code while editing shows at once, and the caret stays in the text")
    func changedInCode() throws {
        let model = Model("")
        let host = field(model)
        try host.type("abcdef", into: "Name")
        model.value = "xy"
        host.settle()
        #expect(host.texts == ["xy"])
        #expect(host.selection == 2..<2)
        try host.type("z")
        #expect(model.value == "xyz")
    }

    @Test("a binding that changes what it is given shows what it made of it")
    func filteringBinding() throws {
        let model = Model("")
        let host = TestHost {
            Bound(model) { text in
                TextField(
                    "Code",
                    text: Binding(
                        get: { text.wrappedValue },
                        set: { text.wrappedValue = String($0.uppercased().filter { !$0.isNumber }.prefix(3)) }))
            }
        }
        try host.type("a1b2cd", into: "Code")
        #expect(model.value == "ABC")
        #expect(host.texts == ["ABC"])
        host.press(.backspace)
        #expect(model.value == "AB")
    }

    @Test("where the app puts characters in, what is typed next comes behind them: by the binding, or by onChange")
    func formatting() throws {
        struct Card: View {
            @State private var number = ""
            @State private var date = ""
            var body: some View {
                TextField(
                    "Number",
                    text: Binding(
                        get: { number },
                        set: { value in
                            let digits = value.filter(\.isNumber)
                            number = stride(from: 0, to: digits.count, by: 4)
                                .map { String(digits.dropFirst($0).prefix(4)) }.joined(separator: " ")
                        }))
                TextField("Date", text: $date)
                    .onChange(of: date) {
                        if date.count == 2 { date += "/" }
                        if date.count > 5 { date = String(date.prefix(5)) }
                    }
            }
        }
        let host = TestHost { VStack { Card() } }
        try host.type("1234567890123456", into: "Number")
        #expect(host.texts.first == "1234 5678 9012 3456")
        try host.type("12257", into: "Date")
        #expect(host.texts.last == "12/25")
        // In the middle, too: the caret is at the end once the app has made another text of it.
        try host.tap("Number")
        host.press(.home)
        try host.type("9")
        #expect(host.texts.first == "9123 4567 8901 2345 6")
        try host.type("7")
        #expect(host.texts.first == "9123 4567 8901 2345 67")
    }

    @Test("emoji and combined characters are one character each")
    func graphemes() throws {
        let model = Model("")
        let host = field(model)
        try host.type("a👨‍👩‍👧e\u{301}", into: "Name")
        host.press(.left)
        host.press(.backspace)
        #expect(model.value == "ae\u{301}")
        host.press(.end)
        host.press(.backspace)
        #expect(model.value == "a")
    }

    @Test("a combining mark that is typed on its own joins the character before, and the caret stays behind it")
    func combining() throws {
        let model = Model("")
        let host = field(model)
        try host.type("xey", into: "Name")
        host.press(.left)
        try host.type("\u{301}")
        #expect(model.value == "xe\u{301}y")
        #expect(host.selection == 2..<2)
        try host.type("z")
        #expect(model.value == "xe\u{301}zy")
    }

    @Test("a disabled field takes neither clicks nor the keyboard")
    func disabled() throws {
        let model = Model("a")
        let host = TestHost { Bound(model) { TextField("Name", text: $0).disabled(true) } }
        #expect(throws: TestHostError.self) { try host.type("b", into: "Name") }
        host.press(.tab)
        host.press(.character("b"))
        #expect(model.value == "a")
    }
}
