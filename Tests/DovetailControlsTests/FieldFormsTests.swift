import DovetailTesting
import Foundation
import SwiftUI
import Testing

/// The forms of fields and alerts that apps write (type-check differences 11 to 17, 29, 30).
@MainActor
@Suite("Forms of fields and alerts")
struct FieldFormsTests {
    @Test("a field for a formatted value sets it while it is typed, and shows it formatted afterwards (17)")
    func format() throws {
        let model = Model(1.5)
        let style = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "en_US"))
        let host = TestHost {
            Bound(model) { TextField("Amount", value: $0, format: style) }
            TextField("Other", text: .constant(""))
        }
        #expect(try host.value(of: "Amount") == "1.5")
        try host.type("2.50", into: "Amount")
        #expect(model.value == 2.5)
        #expect(try host.value(of: "Amount") == "2.50")
        try host.type("x")
        #expect(model.value == 2.5)
        try host.tap("Other")
        #expect(try host.value(of: "Amount") == "2.5")
    }

    @Test("a field whose title is a string takes a value that may be missing, too")
    func optionalFormat() throws {
        let model = Model<Double?>(nil)
        let title = "Weight"
        let host = TestHost {
            Bound(model) { TextField(title, value: $0, format: .number.locale(Locale(identifier: "en_US"))) }
        }
        try host.type("70.5", into: "Weight")
        #expect(model.value == 70.5)
        try host.type("", into: "Weight")
        host.press(.delete)
        #expect(model.value == nil)
    }

    @Test("a link on a touch device has the tint of its surroundings")
    func linkTint() throws {
        func color(_ idiom: Idiom) throws -> Color.Resolved? {
            let host = TestHost(idiom: idiom) {
                Link("Site", destination: URL(string: "https://example.org")!).tint(.black)
            }
            defer { host.close() }
            return try host.presentation(of: "Site").foreground
        }
        #expect(try color(.phone) == Color.Resolved(red: 0, green: 0, blue: 0))
    }

    @Test("a field with a formatter sets its value at the end of editing (17)")
    func formatter() throws {
        let model = Model(3)
        let host = TestHost { Bound(model) { TextField("Count", value: $0, formatter: NumberFormatter()) } }
        try host.type("42", into: "Count")
        #expect(model.value == 3)
        host.press(.return)
        #expect(model.value == 42)
        try host.type("many", into: "Count")
        host.press(.return)
        #expect(model.value == 42)
        #expect(try host.value(of: "Count") == "42")
    }

    @Test("onEditingChanged and onCommit (16)")
    func actions() throws {
        let log = Probe<String>()
        let host = TestHost {
            TextField(
                "Name", text: .constant(""), onEditingChanged: { log.note("editing \($0)") },
                onCommit: { log.note("commit") })
            TextField("Other", text: .constant(""))
        }
        try host.tap("Name")
        host.press(.return)
        try host.tap("Other")
        #expect(log.entries == ["editing true", "commit", "editing false"])
    }

    @Test("what is typed into a secure field is not told")
    func secure() throws {
        let model = Model("")
        let host = TestHost { Bound(model) { SecureField("Password", text: $0) } }
        try host.type("secret", into: "Password")
        #expect(model.value == "secret")
        #expect(try host.value(of: "Password") == "••••••")
    }

    private struct Item: Identifiable { let id: Int }

    @Test("alerts with a String, about an item, about a value (11, 13)")
    func alerts() throws {
        let title = "Sure?"
        let isShown = Model(true)
        let text = TestHost {
            Bound(isShown) { isShown in Text("a").alert(title, isPresented: isShown) { Button("OK") {} } }
        }
        #expect(text.texts == ["Sure?", "OK"])
        try text.tap("OK")
        #expect(!isShown.value)

        let item = Model<Item?>(Item(id: 7))
        let about = TestHost {
            Bound(item) { item in Text("a").alert(item: item) { Alert(title: Text("Item \($0.id)")) } }
        }
        #expect(about.texts == ["Item 7", "OK"])
        try about.tap("OK")
        #expect(item.value == nil)

        let presenting = TestHost {
            Text("a").alert("Delete", isPresented: .constant(true), presenting: 5) { number in
                Button("Delete \(number)", role: .destructive) {}
            } message: {
                Text("It is \($0).")
            }
        }
        #expect(presenting.texts == ["Delete", "It is 5.", "Cancel", "Delete 5"])
        let nothing = TestHost {
            Text("a").alert("Delete", isPresented: .constant(true), presenting: Int?.none) { _ in Button("b") {} }
        }
        #expect(nothing.texts == ["a"])
    }

    @Test("the forms of controls that differed (12, 14, 15, 29, 30)")
    func forms() throws {
        let value = "half"
        let host = TestHost(size: CGSize(width: 400, height: 400)) {
            Text("a").accessibilityValue(value).accessibilityIdentifier("a")
            Picker(selection: .constant(0), label: Text("n")) { Text("zero").tag(0) }
            Button("Add", systemImage: "plus") {}
            Toggle("red", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red))
            Slider(
                value: .constant(1.0), in: 0...1, minimumValueLabel: Text("least"), maximumValueLabel: Text("most")
            ) { Text("x") }
        }
        #expect(try host.value(of: "a") == "half")
        #expect(host.texts == ["a", "zero", "Add", "red", "least", "most"])
        #expect(try host.value(of: "n") == "zero")
    }

    private struct DoubleTap: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.onTapGesture(count: 2) { configuration.trigger() }
        }
    }

    private struct Wrapped: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text("before")
                Button(configuration)
            }
        }
    }

    @Test("a primitive style decides what runs the action, and may use the button itself")
    func primitiveStyle() throws {
        let log = Probe<Int>()
        let host = TestHost {
            Button("twice") { log.note(2) }.buttonStyle(DoubleTap())
            Button("once") { log.note(1) }.buttonStyle(Wrapped())
        }
        try host.tap("twice")
        host.advance(by: .seconds(1))
        #expect(log.entries.isEmpty)
        try host.tap("once")
        #expect(log.entries == [1])
        #expect(host.texts == ["twice", "before", "once"])
    }

    /// Draws as one of SwiftUI's own styles does.
    private struct HandedOn<Base: PrimitiveButtonStyle>: PrimitiveButtonStyle {
        let base: Base
        func makeBody(configuration: Configuration) -> some View { base.makeBody(configuration: configuration) }
    }

    @Test("the styles of SwiftUI's own are primitive ones, which others may hand on to", arguments: Idiom.allCases)
    func builtInStyles(idiom: Idiom) throws {
        func own(_ isBordered: Bool) -> some PrimitiveButtonStyle { .bordered }
        func size(_ style: some PrimitiveButtonStyle) throws -> CGSize {
            let log = Probe<Int>()
            let host = TestHost(idiom: idiom) { Button("press") { log.note(1) }.buttonStyle(style) }
            try host.tap("press")
            #expect(log.entries == [1])
            return try host.layoutFrame(of: "press").size
        }
        #expect(try size(.bordered) == size(own(true)))
        #expect(try size(HandedOn(base: .bordered)) == size(.bordered))
        #expect(try size(HandedOn(base: .borderedProminent)) == size(.borderedProminent))
        #expect(try size(HandedOn(base: .plain)) == size(.plain))
        #expect(try size(.bordered).width > size(.plain).width + 8)
        // Inside, a button of the app's own style is drawn by that.
        let host = TestHost(idiom: idiom) {
            VStack {
                Button("inner") {}.buttonStyle(Wrapped())
                Button("outer") {}
            }
            .buttonStyle(.bordered)
        }
        #expect(host.texts == ["before", "inner", "outer"])
        #expect(try host.frame(of: "inner").height == host.frame(of: "outer").height)
    }

    @Test("what is in a field for a password is neither copied nor cut")
    func secret() throws {
        let model = Model("secret")
        let host = TestHost {
            VStack {
                TextField("Name", text: .constant("name"))
                Bound(model) { SecureField("Password", text: $0) }
            }
        }
        try host.tap("Name")
        host.press(.character("a"), modifiers: .control)
        host.press(.character("c"), modifiers: .control)
        #expect(host.clipboard == "name")
        try host.tap("Password")
        for key in ["c", "x"] as [Character] {
            host.press(.character("a"), modifiers: .control)
            host.press(.character(key), modifiers: .control)
            #expect(host.clipboard == "name")
            #expect(model.value == "secret")
        }
    }
}
