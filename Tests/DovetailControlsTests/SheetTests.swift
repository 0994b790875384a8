import DovetailTesting
import SwiftUI
import Testing

/// The acronym book: a list, and a sheet to add to it.
private struct ThingStore {
    var things: [String] = []
}

private struct ThingsView: View {
    @State private var showAddThing = false
    @State private var myThings = ThingStore()
    /// Whether the sheet lifts the conversion of its texts.
    var liftsCase = false

    var body: some View {
        VStack {
            if myThings.things.isEmpty { Text("Add acronyms you learn").foregroundColor(.gray) }
            ForEach(myThings.things, id: \.self) { Text($0) }
            Button("Add") { showAddThing = true }
            Text(showAddThing ? "adding" : "listing")
        }
        .sheet(isPresented: $showAddThing) { AddThingView(someThings: $myThings, liftsCase: liftsCase) }
    }
}

private struct AddThingView: View {
    @Environment(\.presentationMode) private var presentationMode
    @Binding var someThings: ThingStore
    var liftsCase: Bool
    @State private var thing = ""

    var body: some View {
        if liftsCase { fields.environment(\.textCase, nil) } else { fields }
    }

    private var fields: some View {
        VStack {
            TextField("Thing I Learned", text: $thing)
                .textFieldStyle(RoundedBorderTextFieldStyle())
                .padding()
                .autocorrectionDisabled(true)
            Button("Done") {
                if !thing.isEmpty { someThings.things.append(thing) }
                presentationMode.wrappedValue.dismiss()
            }
        }
    }
}

@MainActor
@Suite("Sheet")
struct SheetTests {
    @Test("API-222, API-074, BEH-216, BEH-172: the flag shows the sheet; dismissing it clears the flag")
    func presentation() throws {
        let host = TestHost { ThingsView() }
        #expect(host.texts == ["Add acronyms you learn", "Add", "listing"])
        try host.tap("Add")
        #expect(host.texts == ["Thing I Learned", "Done"])
        try host.tap("Done")
        #expect(host.texts == ["Add acronyms you learn", "Add", "listing"])
    }

    @Test("BEH-217, BEH-218: each presentation is new, and what it changes shows on the presenter")
    func newIdentity() throws {
        let host = TestHost { ThingsView() }
        for thing in ["YOLO", "BTW"] {
            try host.tap("Add")
            #expect(try host.value(of: "Thing I Learned") == "")
            try host.type(thing, into: "Thing I Learned")
            #expect(host.texts == [thing, "Done"])
            try host.tap("Done")
        }
        #expect(host.texts == ["YOLO", "BTW", "Add", "listing"])
    }

    @Test("BEH-167: the presenter's text case reaches the sheet")
    func textCase() throws {
        let host = TestHost { ThingsView().environment(\.textCase, .uppercase) }
        #expect(host.texts.first == "ADD ACRONYMS YOU LEARN")
        try host.tap("ADD")
        #expect(host.texts == ["THING I LEARNED", "DONE"])
        try host.type("yolo", into: "THING I LEARNED")
        try host.tap("DONE")
        #expect(host.texts.first == "YOLO")
    }

    @Test("BEH-168: nil lifts the text case in the sheet and nowhere else")
    func liftedTextCase() throws {
        let host = TestHost { ThingsView(liftsCase: true).environment(\.textCase, .uppercase) }
        try host.tap("ADD")
        #expect(host.texts == ["Thing I Learned", "Done"])
        try host.type("icymi", into: "Thing I Learned")
        try host.tap("Done")
        #expect(host.texts == ["ICYMI", "ADD", "LISTING"])
    }

    @Test("BEH-155: the sheet has the presenter's environment objects")
    func environmentObject() throws {
        struct Reader: View {
            @EnvironmentObject private var model: Model<[String]>
            @Environment(\.lineSpacing) private var spacing
            var body: some View {
                ForEach(model.value, id: \.self) { Text($0) }
                Text("\(Int(spacing))")
            }
        }
        let model = Model(["Squat"])
        let host = TestHost {
            Text("page").sheet(isPresented: .constant(true)) { Reader() }
                .environmentObject(model).lineSpacing(7)
        }
        #expect(host.texts == ["Squat", "7"])
        model.value.append("Burpee")
        host.settle()
        #expect(host.texts == ["Squat", "Burpee", "7"])
    }

    @Test("what belongs to the presenter's place stays there: disabled, foreground")
    func appearance() throws {
        let log = Probe<String>()
        let host = TestHost {
            Text("page")
                .sheet(isPresented: .constant(true)) {
                    Text("plain")
                    Button("Fine") { log.note("fine") }
                }
                .disabled(true).foregroundStyle(.red)
        }
        try host.tap("Fine")
        #expect(log.entries == ["fine"])
        let color = try #require(try host.presentation(of: "plain").foreground)
        #expect(color.red == color.green)
    }

    private struct Mode: View {
        @Environment(\.presentationMode) private var mode
        @Environment(\.isPresented) private var isPresented
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            Text("\(mode.wrappedValue.isPresented) \(isPresented)")
            Button("Close") { dismiss() }
            Button("Leave") { mode.wrappedValue.dismiss() }
        }
    }

    @Test("API-078, API-079, API-080, API-081, API-082: presented in a sheet, not at a root; dismiss does it")
    func mode() throws {
        let flag = Model(false)
        let host = TestHost {
            Mode()
            Bound(flag) { Text("page").sheet(isPresented: $0) { Mode() } }
        }
        #expect(host.texts.first == "false false")
        try host.tap("Close")
        try host.tap("Leave")
        #expect(host.texts.first == "false false")
        for button in ["Close", "Leave"] {
            flag.value = true
            host.settle()
            #expect(host.texts == ["true true", "Close", "Leave"])
            try host.tap(button)
            #expect(!flag.value)
            #expect(host.texts.first == "false false")
        }
    }

    @Test("Escape closes the sheet; a press beside it or on it does not, and reaches nothing behind")
    func modality() throws {
        let flag = Model(false)
        let log = Probe<String>()
        let host = TestHost {
            VStack {
                Button("Behind") { log.note("behind") }
                Spacer()
                Bound(flag) { Text("page").sheet(isPresented: $0, onDismiss: { log.note("gone") }) { Text("sheet") } }
            }
        }
        let behind = try host.frame(of: "Behind")
        flag.value = true
        host.settle()
        host.tap(at: CGPoint(x: behind.midX, y: behind.midY))
        try host.tap("sheet")
        host.tap(at: CGPoint(x: 2, y: 298))
        #expect(flag.value)
        #expect(throws: TestHostError.self) { try host.tap("Behind") }
        #expect(log.entries.isEmpty)
        host.press(.escape)
        #expect(!flag.value)
        #expect(log.entries == ["gone"])
        try host.tap("Behind")
        #expect(log.entries == ["gone", "behind"])
    }

    @Test("the keyboard goes into the sheets and back through each of them")
    func focus() throws {
        let outer = Model("")
        let inner = Model("")
        let innermost = Model("")
        let first = Model(false)
        let second = Model(false)
        let host = TestHost {
            Bound(outer) { TextField("Outer", text: $0) }
            Bound(first) { first in
                Text("page").sheet(isPresented: first) {
                    Bound(inner) { TextField("Inner", text: $0) }
                    Bound(second) { second in
                        Text("sheet").sheet(isPresented: second) {
                            Bound(innermost) { TextField("Innermost", text: $0) }
                        }
                    }
                }
            }
        }
        try host.type("a", into: "Outer")
        first.value = true
        host.settle()
        #expect(throws: TestHostError.self) { try host.type("x") }
        host.press(.tab)
        try host.type("b")
        second.value = true
        host.settle()
        #expect(host.texts == ["Innermost"])
        try host.type("c", into: "Innermost")
        host.press(.escape)
        try host.type("d")
        host.press(.escape)
        try host.type("e")
        #expect([outer.value, inner.value, innermost.value] == ["ae", "bd", "c"])
        #expect(!first.value && !second.value)
    }

    @Test("onAppear, onDisappear and then onDismiss, once for each presentation")
    func lifeCycle() throws {
        let flag = Model(false)
        let log = Probe<String>()
        let host = TestHost {
            Bound(flag) { flag in
                Text("page").sheet(isPresented: flag, onDismiss: { log.note("dismissed \(flag.wrappedValue)") }) {
                    Text("sheet").onAppear { log.note("appeared") }.onDisappear { log.note("disappeared") }
                }
            }
        }
        for _ in 0..<2 {
            flag.value = true
            host.settle()
            host.advance(by: .seconds(1))
            flag.value = false
            host.settle()
            host.advance(by: .seconds(1))
        }
        #expect(
            log.entries == Array(repeating: ["appeared", "disappeared", "dismissed false"], count: 2).flatMap { $0 })
    }

    private struct Book: Identifiable {
        var id: Int
        var title: String
    }

    @Test("a sheet for an item: nil when dismissed; another id is another sheet, the same id the same")
    func item() throws {
        struct Page: View {
            let book: Book
            @State private var taps = 0
            @Environment(\.dismiss) private var dismiss
            var body: some View {
                Text(book.title)
                Button("taps \(taps)") { taps += 1 }
                Button("Close") { dismiss() }
            }
        }
        let book = Model<Book?>(nil)
        let log = Probe<String>()
        let host = TestHost {
            Bound(book) { Text("page").sheet(item: $0, onDismiss: { log.note("dismissed") }) { Page(book: $0) } }
        }
        #expect(host.texts == ["page"])
        book.value = Book(id: 1, title: "One")
        host.settle()
        try host.tap("taps 0")
        #expect(host.texts == ["One", "taps 1", "Close"])
        book.value?.title = "First"
        host.settle()
        #expect(host.texts == ["First", "taps 1", "Close"])
        #expect(log.entries.isEmpty)
        book.value = Book(id: 2, title: "Two")
        host.settle()
        #expect(host.texts == ["Two", "taps 0", "Close"])
        #expect(log.entries == ["dismissed"])
        try host.tap("Close")
        #expect(book.value == nil)
        #expect(host.texts == ["page"])
        #expect(log.entries == ["dismissed", "dismissed"])
    }

    @Test("the sheet comes and goes gradually, and what goes can neither be used nor found")
    func animation() throws {
        let flag = Model(false)
        let host = TestHost(size: CGSize(width: 400, height: 300)) {
            Bound(flag) { Color.white.sheet(isPresented: $0) { Color.red } }
        }
        let middle = CGPoint(x: 200, y: 150)
        func isRed() throws -> Bool { try host.color(at: middle).green < 0.5 }
        flag.value = true
        host.settle()
        #expect(host.isAnimating)
        #expect(try host.presentation(of: "sheet").opacity < 0.5)
        host.advance(by: .seconds(2))
        #expect(!host.isAnimating)
        #expect(try host.presentation(of: "sheet").opacity == 1)
        #expect(try host.presentation(of: "sheet").scale == CGSize(width: 1, height: 1))
        #expect(try isRed())
        flag.value = false
        host.settle()
        #expect(host.isAnimating)
        #expect(!host.exists("sheet"))
        host.advance(by: .milliseconds(30))
        #expect(try host.color(at: middle).green < 0.9)
        host.advance(by: .seconds(2))
        #expect(!host.isAnimating)
        #expect(try host.color(at: middle).green > 0.99)
    }

    @Test("the panel is as big as its content with a margin, within the window; content may fill it")
    func size() throws {
        func panel(
            _ window: CGSize, _ idiom: Idiom = .pad, @ViewBuilder content: @escaping () -> some View
        ) throws -> CGRect {
            let host = TestHost(size: window, idiom: idiom) {
                Text("page").sheet(isPresented: .constant(true), content: content)
            }
            host.advance(by: .seconds(2))
            return try host.frame(of: "sheet")
        }
        let large = CGSize(width: 800, height: 600)
        #expect(try panel(large) { Text("a") } == CGRect(x: 240, y: 230, width: 320, height: 140))
        #expect(
            try panel(large) { Color.red.frame(width: 400, height: 300) }
                == CGRect(x: 180, y: 130, width: 440, height: 340))
        #expect(
            try panel(CGSize(width: 300, height: 120), .desktop) { Text("a") }.size == CGSize(width: 260, height: 80))
        let long = try panel(large) { Text(String(repeating: "words and ", count: 60)) }
        #expect(long.width == 560 && long.height > 140)
        let host = TestHost(size: large) {
            Text("page").sheet(isPresented: .constant(true)) { Color.red.accessibilityIdentifier("content") }
        }
        #expect(try host.frame(of: "content").size == host.frame(of: "sheet").size)
    }

    private struct Sibling: View {
        var body: some View { Text("sibling") }
    }
    private struct Presenter: View {
        @State private var isPresented = false
        var body: some View {
            Sibling()
            Button("Show") { isPresented = true }.sheet(isPresented: $isPresented) { Sheet() }
        }
    }
    private struct Sheet: View {
        @State private var count = 0
        var body: some View { Button("count \(count)") { count += 1 } }
    }

    @Test("presenting runs no body of the presenter or its siblings, and changes inside run none of the surface")
    func work() throws {
        let host = TestHost { Presenter() }
        try host.tap("Show")
        #expect(host.statistics.bodies["Presenter"] == nil)
        #expect(host.statistics.bodies["Sibling"] == nil)
        #expect(host.statistics.bodies["Sheet"] == 1)
        host.advance(by: .seconds(1))
        #expect(host.statistics.bodies.filter { $0.key == "Sheet" || $0.key == "Sibling" }.isEmpty)
        try host.tap("count 0")
        #expect(host.statistics.bodies["Sheet"] == 1)
        #expect(!host.statistics.bodies.keys.contains { $0.hasPrefix("SheetSurface") || $0.hasPrefix("SheetPanel") })
        host.press(.escape)
        #expect(host.statistics.bodies["Presenter"] == nil && host.statistics.bodies["Sibling"] == nil)
    }

    @Test("a sheet whose presenter goes away goes too")
    func presenterGone() {
        let isThere = Model(true)
        let host = TestHost {
            Bound(isThere) { isThere in
                Text("page")
                if isThere.wrappedValue { Text("x").sheet(isPresented: .constant(true)) { Text("sheet") } }
            }
        }
        #expect(host.texts == ["sheet"])
        isThere.value = false
        host.settle()
        #expect(host.texts == ["page"])
    }

    @Test("an alert from a sheet stands over it, and a picker's menu opens in it")
    func alertFromSheet() throws {
        let alert = Model(false)
        let choice = Model(1)
        let host = TestHost {
            Text("page").sheet(isPresented: .constant(true)) {
                Bound(alert) { alert in
                    Button("Ask") { alert.wrappedValue = true }.alert("Sure?", isPresented: alert) { Button("Yes") {} }
                }
                Bound(choice) { choice in
                    Picker("Number", selection: choice) { ForEach(1..<4) { Text("n\($0)").tag($0) } }
                }
            }
        }
        try host.tap("Ask")
        #expect(host.texts == ["Sure?", "Yes"])
        try host.tap("Yes")
        #expect(host.exists("Ask"))
        try host.choose("n3", in: "Number")
        #expect(choice.value == 3)
    }

    private struct LimitReader: View {
        @Environment(\.lineLimit) private var limit
        @Environment(\.multilineTextAlignment) private var alignment
        @Environment(\.font) private var font
        var body: some View { Text(verbatim: "\(limit ?? 0) \(alignment) \(font == nil)") }
    }

    private struct BarSheet: View {
        @State private var isShown = false
        var body: some View {
            NavigationStack {
                Text("Page").toolbar {
                    ToolbarItem {
                        Button("Open") { isShown = true }.sheet(isPresented: $isShown) { LimitReader() }
                    }
                }
            }
        }
    }

    @Test("a sheet that hangs on an item of a bar has nothing of the bar's texts", arguments: [Idiom.phone, .desktop])
    func fromBar(idiom: Idiom) throws {
        let host = TestHost(size: CGSize(width: 500, height: 600), idiom: idiom) { BarSheet() }
        try host.tap("Open")
        host.advance(by: .seconds(1))
        #expect(host.exists("0 leading true"), "\(host.texts)")
    }
}
