import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("Finding text in editors")
struct FindNavigatorTests {
    private final class Model: ObservableObject {
        @Published var text = "One apple, two Apples.\nNo pear, but an APPLE."
        @Published var selection: TextSelection?
    }

    private struct Note: View {
        @StateObject private var model = Model()
        @State private var isFinding = false
        let isDisabled: Bool
        let isReplaceDisabled: Bool

        init(isDisabled: Bool = false, isReplaceDisabled: Bool = false) {
            self.isDisabled = isDisabled
            self.isReplaceDisabled = isReplaceDisabled
        }

        var body: some View {
            VStack {
                TextEditor(text: $model.text, selection: $model.selection)
                    .accessibilityIdentifier("note")
                    .findNavigator(isPresented: $isFinding)
                    .findDisabled(isDisabled)
                    .replaceDisabled(isReplaceDisabled)
                Button("find") { isFinding = true }
                Text(isFinding ? "finding" : "not finding")
                Text(verbatim: "<\(selected)>").accessibilityIdentifier("selected")
            }
        }

        private var selected: String {
            let text = model.text
            guard case .selection(let range) = model.selection?.indices else { return "" }
            return String(text[..<range.lowerBound].suffix(4)) + "[" + text[range] + "]"
        }
    }

    private func host(_ note: Note = Note()) -> TestHost { TestHost(size: CGSize(width: 500, height: 320)) { note } }

    @Test(
        "the binding opens the bar; what is typed is found whatever its case, and Return goes to the next match and around"
    )
    func finding() throws {
        let host = host()
        #expect(!host.exists("Find"))
        try host.tap("find")
        #expect(host.focused == "Find")
        try host.type("appl")
        #expect(host.exists("1 of 3") && host.exists("<One [appl]>"))
        try host.type("es")
        #expect(host.exists("1 of 1") && host.exists("<two [Apples]>"))
        host.press(.backspace)
        #expect(host.exists("2 of 3") && host.exists("<two [Apple]>"))
        host.press(.return)
        #expect(host.exists("3 of 3") && host.exists("< an [APPLE]>"))
        host.press(.return)
        #expect(host.exists("1 of 3") && host.exists("<One [apple]>"))
        try host.tap("Find Previous")
        #expect(host.exists("3 of 3"))
        host.press(.character("g"), modifiers: .command)
        #expect(host.exists("1 of 3"))
        try host.type("x", into: "Find")
        #expect(host.exists("No results"))
        #expect(try !host.isEnabled("Find Next"))
    }

    @Test("matches are replaced one by one, or all in one edit, which can be taken back")
    func replacing() throws {
        let host = host()
        try host.tap("find")
        try host.type("apple")
        try host.tap("Replace…")
        try host.type("fig", into: "Replacement")
        try host.tap("Replace")
        #expect(try host.value(of: "note") == "One fig, two Apples.\nNo pear, but an APPLE.")
        #expect(host.exists("<two [Apple]>") && host.exists("1 of 2"))
        try host.tap("Replace All")
        #expect(try host.value(of: "note") == "One fig, two figs.\nNo pear, but an fig.")
        #expect(host.exists("No results"))
        try host.tap("Done")
        #expect(host.exists("not finding") && host.focused == "note")
        host.press(.character("z"), modifiers: .control)
        #expect(try host.value(of: "note") == "One fig, two Apples.\nNo pear, but an APPLE.")
    }

    @Test(
        "Control-F in the editor opens the bar with what is selected, Escape closes it and gives the editor the keyboard"
    )
    func keyboard() throws {
        let host = host()
        try host.tap("note")
        host.press(.home, modifiers: .control)
        host.press(.right, modifiers: [.control, .shift])
        host.press(.character("f"), modifiers: .control)
        #expect(host.focused == "Find" && host.exists("finding"))
        #expect(try host.value(of: "Find") == "One")
        #expect(host.exists("1 of 1"))
        host.press(.escape)
        #expect(!host.exists("Find") && host.focused == "note" && host.exists("not finding"))
    }

    @Test("finding and replacing can be switched off")
    func disabled() throws {
        let host = host(Note(isDisabled: true))
        try host.tap("note")
        host.press(.character("f"), modifiers: .control)
        try host.tap("find")
        #expect(!host.exists("Find"))

        let other = self.host(Note(isReplaceDisabled: true))
        try other.tap("find")
        #expect(other.exists("Find") && !other.exists("Replace…"))
    }

    @Test("an editor whose app says nothing of finding has the bar too")
    func alone() throws {
        let host = TestHost(size: CGSize(width: 400, height: 200)) {
            TextEditor(text: .constant("abc")).accessibilityIdentifier("note")
        }
        try host.tap("note")
        host.press(.character("f"), modifiers: .control)
        #expect(host.focused == "Find")
        host.press(.escape)
        #expect(host.focused == "note")
    }
}
