import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("Alert")
struct AlertTests {
    private func host(_ flag: Model<Bool>, log: Probe<String> = Probe(), alert: @escaping () -> Alert) -> TestHost {
        TestHost {
            Bound(flag) { flag in
                Button("Hit me") {
                    log.note("hit")
                    flag.wrappedValue = true
                }
                .alert(isPresented: flag) { alert() }
            }
        }
    }

    @Test("BEH-213: the flag shows the alert, its button closes it and clears the flag, again and again")
    func presentation() throws {
        let flag = Model(false)
        let host = host(flag) {
            Alert(title: Text("Hello there!"), message: Text("Be well"), dismissButton: .default(Text("Awesome")))
        }
        for _ in 0..<3 {
            try host.tap("Hit me")
            #expect(host.texts == ["Hello there!", "Be well", "Awesome"])
            try host.tap("Awesome")
            #expect(host.texts == ["Hit me"])
            #expect(!flag.value)
        }
        flag.value = true
        host.settle()
        #expect(host.exists("Awesome"))
        flag.value = false
        host.settle()
        #expect(host.texts == ["Hit me"])
    }

    @Test("BEH-214, BEH-215: the text is computed from the state; statements and a declared result type")
    func computed() throws {
        let flag = Model(false)
        let value = Model(80.0)
        let host = TestHost {
            Bound(flag) { flag in
                Bound(value) { value in
                    Text("x").alert(isPresented: flag) { () -> Alert in
                        let rounded: Int = Int(value.wrappedValue.rounded())
                        return Alert(title: Text("Hello"), message: Text("The slider's value is \(rounded)"))
                    }
                }
            }
        }
        value.value = 12.6
        flag.value = true
        host.settle()
        #expect(host.texts == ["Hello", "The slider's value is 13", "OK"])
        value.value = 20
        host.settle()
        #expect(host.texts == ["Hello", "The slider's value is 20", "OK"])
    }

    @Test("the closure runs only while the alert is shown")
    func laziness() throws {
        let flag = Model(false)
        let message = Probe<String>()
        let host = host(flag) { Alert(title: Text(message.entries.first!)) }
        message.note("There")
        try host.tap("Hit me")
        #expect(host.texts == ["There", "OK"])
    }

    @Test("two buttons: each runs its own action and closes")
    func twoButtons() throws {
        let flag = Model(false)
        let log = Probe<String>()
        let host = host(flag) {
            Alert(
                title: Text("Delete?"), primaryButton: .destructive(Text("Delete")) { log.note("delete") },
                secondaryButton: .cancel { log.note("cancel") })
        }
        try host.tap("Hit me")
        let color = try #require(try host.presentation(of: "Delete").foreground)
        #expect(color.red > 0.7 && color.green < 0.5)
        try host.tap("Delete")
        try host.tap("Hit me")
        try host.tap("Cancel")
        #expect(log.entries == ["delete", "cancel"])
        #expect(host.texts == ["Hit me"])
    }

    @Test("Escape is the cancel button, Return the first that is not")
    func keyboard() throws {
        let flag = Model(false)
        let log = Probe<String>()
        let host = host(flag) {
            Alert(
                title: Text("Save?"), primaryButton: .default(Text("Save")) { log.note("save") },
                secondaryButton: .cancel { log.note("cancel") })
        }
        try host.tap("Hit me")
        host.press(.escape)
        #expect(log.entries == ["cancel"])
        #expect(!flag.value)
        try host.tap("Hit me")
        host.press(.return)
        #expect(log.entries == ["cancel", "save"])
        #expect(!flag.value)
        try host.tap("Hit me")
        // The button that cancels comes first.
        host.press(.tab)
        host.press(.space)
        #expect(log.entries == ["cancel", "save", "cancel"])
        #expect(!flag.value)
    }

    @Test("what is behind can neither be tapped nor typed into, and has the keyboard again afterwards")
    func modal() throws {
        let flag = Model(false)
        let text = Model("")
        let log = Probe<String>()
        let host = TestHost {
            VStack {
                Button("Behind") { log.note("behind") }
                Bound(text) { TextField("Name", text: $0) }
                Spacer()
            }
            .modifier(Presenter(flag: flag))
        }
        let behind = try host.frame(of: "Behind")
        try host.type("ab", into: "Name")
        flag.value = true
        host.settle()
        #expect(throws: TestHostError.self) { try host.tap("Behind") }
        host.tap(at: CGPoint(x: behind.midX, y: behind.midY))
        #expect(log.entries.isEmpty)
        host.press(.character("x"))
        #expect(text.value == "ab")
        host.press(.tab)
        host.press(.space)
        #expect(!flag.value)
        #expect(log.entries.isEmpty)
        try host.type("c")
        #expect(text.value == "abc")
    }

    private struct Presenter: ViewModifier {
        let flag: Model<Bool>
        func body(content: Content) -> some View {
            Bound(flag) { content.alert("Stop", isPresented: $0) { Button("Go on") {} } }
        }
    }

    @Test("actions and message are views: with none there is an OK")
    func viewForm() throws {
        let flag = Model(true)
        let log = Probe<String>()
        let host = TestHost {
            Bound(flag) { flag in
                Text("page").alert("Title", isPresented: flag) {
                    Button("Later") { log.note("later") }
                    Button("Delete", role: .destructive) { log.note("delete") }
                    Button("Cancel", role: .cancel) {}
                } message: {
                    Text("Message")
                }
            }
        }
        #expect(host.texts == ["Title", "Message", "Later", "Delete", "Cancel"])
        try host.tap("Delete")
        #expect(log.entries == ["delete"])
        #expect(host.texts == ["page"])
        #expect(!flag.value)

        let other = Model(true)
        let plain = TestHost { Bound(other) { Text("page").alert("Title", isPresented: $0) {} } }
        #expect(plain.texts == ["Title", "OK"])
        try plain.tap("OK")
        #expect(plain.texts == ["page"])
        #expect(!other.value)
    }

    @Test("the message has the presenter's environment, the panel a look of its own")
    func environment() throws {
        struct Reader: View {
            @Environment(\.lineLimit) private var limit
            @Environment(\.colorScheme) private var scheme
            @EnvironmentObject private var model: Model<String>
            var body: some View { Text("\(model.value) \(scheme == .dark ? "dark" : "light")") }
        }
        let log = Probe<String>()
        let host = TestHost {
            Text("page")
                .alert("Title", isPresented: .constant(true)) {
                    Button("Fine") { log.note("fine") }
                } message: {
                    Reader()
                }
                .environmentObject(Model("hello"))
                .environment(\.colorScheme, .dark)
                .disabled(true)
                .textCase(.uppercase)
                .buttonStyle(.plain)
        }
        #expect(host.texts == ["Title", "hello dark", "Fine"])
        try host.tap("Fine")
        #expect(log.entries == ["fine"])
    }

    /// A picture on iOS 17 shows “Cancel” beside the only button of an app.
    @Test("where all buttons destroy there is one that cancels, first of two and last of more")
    func onlyDestructive() throws {
        for names in [["Clear"], ["Clear", "Burn"]] {
            let (flag, log) = (Model(true), Probe<String>())
            let host = TestHost(idiom: .phone) {
                Bound(flag) { flag in
                    Text("page").alert("Sure?", isPresented: flag) {
                        ForEach(names, id: \.self) { name in Button(name, role: .destructive) { log.note(name) } }
                    }
                }
            }
            defer { host.close() }
            #expect(host.texts == ["Sure?"] + (names.count == 1 ? ["Cancel"] + names : names + ["Cancel"]))
            try host.tap("Cancel")
            host.advance(by: .seconds(1))
            #expect(!flag.value && log.entries.isEmpty)
        }
    }

    @Test(
        "on touch devices an alert is 270 points wide, and its buttons are 44 high, side by side where their titles fit"
    )
    func recordedLook() throws {
        func frames(_ first: String, _ second: String) throws -> (CGRect, CGRect, CGRect) {
            let host = TestHost(size: CGSize(width: 393, height: 852), idiom: .phone) {
                Text("page").alert("Clear all expenses?", isPresented: .constant(true)) {
                    Button(second, role: .destructive) {}
                    Button(first, role: .cancel) {}
                } message: {
                    Text("All expenses will be discarded. This action cannot be undone.")
                }
            }
            defer { host.close() }
            host.advance(by: .seconds(1))
            return (try host.frame(of: "Clear all expenses?"), try host.frame(of: first), try host.frame(of: second))
        }
        let (title, cancel, clear) = try frames("Cancel", "Clear")
        #expect(abs(title.midX - 196.5) <= 0.5)
        #expect(cancel.midY == clear.midY && abs(cancel.midX - 129.2) <= 1 && abs(clear.midX - 263.8) <= 1)
        // The lines of the message are 16 points apart, and the buttons begin 20 below them.
        #expect(abs(cancel.midY - title.midY - 87.7) <= 2, "\(title) \(cancel)")
        let (_, upper, lower) = try frames("A long title of a button", "Another long title of one")
        #expect(abs(abs(upper.midY - lower.midY) - 44.5) <= 0.5 && abs(upper.midX - lower.midX) <= 0.5)
    }

    @Test("presented from inside a form it covers the window")
    func inForm() throws {
        let flag = Model(false)
        let host = TestHost {
            Form {
                Text("row")
                Bound(flag) { flag in
                    Button("Ask") { flag.wrappedValue = true }
                        .alert("Sure?", isPresented: flag) {
                            Button("Yes") {}
                            Button("No", role: .cancel) {}
                        }
                }
            }
        }
        try host.tap("Ask")
        #expect(host.texts == ["Sure?", "No", "Yes"])
        #expect(abs(try host.layoutFrame(of: "Sure?").midX - 200) < 1)
        try host.tap("Yes")
        #expect(host.texts == ["row", "Ask"])
    }

    @Test("a button's action may show another alert")
    func another() throws {
        let first = Model(true)
        let second = Model(false)
        let host = TestHost {
            Bound(first) { first in
                Bound(second) { second in
                    VStack {
                        Text("a").alert("First", isPresented: first) { Button("Next") { second.wrappedValue = true } }
                        Text("b").alert("Second", isPresented: second) { Button("End") {} }
                    }
                }
            }
        }
        try host.tap("Next")
        #expect(host.texts == ["Second", "End"])
        try host.tap("End")
        #expect(host.texts == ["a", "b"])
        #expect(!first.value && !second.value)
    }

    @Test("an alert whose presenter goes away goes too")
    func presenterGone() {
        let isThere = Model(true)
        let host = TestHost {
            Bound(isThere) { isThere in
                Text("page")
                if isThere.wrappedValue { Text("x").alert("Title", isPresented: .constant(true)) {} }
            }
        }
        #expect(host.texts == ["Title", "OK"])
        isThere.value = false
        host.settle()
        #expect(host.texts == ["page"])
    }

    @Test("of several buttons none of which cancels, Escape presses none; a single one it does press")
    func escapeWithoutCancel() {
        let log = Probe<String>()
        let (several, single) = (Model(true), Model(true))
        let host = TestHost {
            Bound(several) { isShown in
                Text("page").alert("Which?", isPresented: isShown) {
                    Button("One") { log.note("one") }
                    Button("Two") { log.note("two") }
                }
            }
        }
        host.press(.escape)
        #expect(log.entries == [])
        #expect(several.value)
        let other = TestHost {
            Bound(single) { isShown in
                Text("page").alert("Done", isPresented: isShown) { Button("Fine") { log.note("fine") } }
            }
        }
        other.press(.escape)
        #expect(log.entries == ["fine"])
        #expect(!single.value)
    }

    @Test(
        "on the desktop the one of several buttons that Return presses stands out, and no other; elsewhere none does",
        arguments: [Idiom.pad, .desktop])
    func mainButton(idiom: Idiom) throws {
        let isShown = Model(true)
        let host = TestHost(size: CGSize(width: 500, height: 400), idiom: idiom) {
            Bound(isShown) { isShown in
                Text("page").confirmationDialog("How?", isPresented: isShown) {
                    Button("Away", role: .destructive) {}
                    Button("By mail") {}
                    Button("By pigeon") {}
                }
            }
        }
        host.advance(by: .seconds(1))
        func standsOut(_ name: String) throws -> Bool {
            let frame = try host.frame(of: name)
            let color = try host.color(at: CGPoint(x: frame.minX + 12, y: frame.midY))
            return color.blue > color.red + 0.4
        }
        #expect(try standsOut("By mail") == (idiom == .desktop))
        for name in ["Away", "By pigeon", "Cancel"] { #expect(try !standsOut(name), "\(name)") }
    }
}
