import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("Form")
struct FormTests {
    @Test("BEH-212: the controls in a form work as outside")
    func controls() throws {
        let name = Model("")
        let flag = Model(false)
        let volume = Model(0.5)
        let number = Model(0)
        let log = Probe<String>()
        let host = TestHost(size: CGSize(width: 400, height: 500)) {
            Form {
                Bound(name) { TextField("Name", text: $0) }
                Bound(flag) { Toggle("Flag", isOn: $0) }
                Bound(volume) { Slider(value: $0) }
                Bound(number) { selection in
                    Picker("Number", selection: selection) { ForEach(0..<3) { Text("Item \($0)") } }
                }
                Button("Save") { log.note("save") }
            }
        }
        try host.type("Bo", into: "Name")
        try host.tap("Flag")
        try host.set("slider", to: 0.75)
        try host.choose("Item 2", in: "Number")
        try host.tap("Save")
        #expect(name.value == "Bo")
        #expect(flag.value)
        #expect(volume.value == 0.75)
        #expect(number.value == 2)
        #expect(log.entries == ["save"])
    }

    @Test("rows are as wide as the card, one below the other, with equal space")
    func rows() throws {
        let host = TestHost {
            Form {
                Text("one")
                Text("two")
                Text("three")
            }
        }
        let frames = try ["one", "two", "three"].map { try host.frame(of: $0) }
        #expect(Set(frames.map(\.minX)).count == 1)
        #expect(abs((frames[1].minY - frames[0].minY) - (frames[2].minY - frames[1].minY)) <= 1)
    }

    @Test("conditional rows come and go in place, and the others keep their state")
    func conditional() throws {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("count \(count)") { count += 1 } }
        }
        let isShown = Model(false)
        let host = TestHost {
            Form {
                Text("first")
                Bound(isShown) { if $0.wrappedValue { Text("more") } }
                Counter()
            }
        }
        let before = try host.frame(of: "count 0").minY
        try host.tap("count 0")
        isShown.value = true
        host.settle()
        #expect(host.texts == ["first", "more", "count 1"])
        #expect(try host.layoutFrame(of: "count 1").minY > before)
        isShown.value = false
        host.settle()
        #expect(host.texts == ["first", "count 1"])
        #expect(try host.frame(of: "count 1").minY == before)
    }

    @Test("BEH-211: a ForEach gives a row for each element and follows the data")
    func forEach() throws {
        let things = Model(["a", "b"])
        let host = TestHost {
            Form {
                Text("top")
                Bound(things) { things in ForEach(things.wrappedValue, id: \.self) { Text($0) } }
            }
        }
        #expect(host.texts == ["top", "a", "b"])
        things.value = ["c", "a", "b"]
        host.settle()
        #expect(host.texts == ["top", "c", "a", "b"])
        let tops = try host.texts.map { try host.frame(of: $0).minY }
        #expect(tops == tops.sorted() && Set(tops).count == 4)
    }

    @Test("an empty form is empty")
    func empty() throws {
        let host = TestHost { Form { EmptyView() } }
        #expect(host.texts.isEmpty)
        _ = try host.png()
    }

    @Test("a form higher than its space scrolls, and leaves what is around in its place")
    func scrolls() throws {
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            VStack(spacing: 0) {
                Text("above")
                Form { ForEach(0..<20, id: \.self) { Text("row \($0)") } }
            }
        }
        let above = try host.frame(of: "above")
        #expect(above.minY >= 0)
        host.scroll(at: CGPoint(x: 150, y: 150), by: CGSize(width: 0, height: 10_000))
        #expect(try host.frame(of: "row 19").maxY <= 200)
        #expect(try host.frame(of: "above") == above)
    }

    @Test("sections of a form have headers and footers, and rows can be deleted")
    func sections() throws {
        let log = Probe<[Int]>()
        let host = TestHost(size: CGSize(width: 400, height: 500)) {
            Form {
                Section {
                    ForEach(["a", "b"], id: \.self) { Text($0) }.onDelete { log.note(Array($0)) }
                    LabeledContent("Version", value: "1.0")
                } header: {
                    Text("Header")
                } footer: {
                    Text("Footer")
                }
            }
            .formStyle(.grouped)
        }
        #expect(host.texts == ["Header", "a", "b", "Version", "1.0", "Footer"])
        let y = try host.frame(of: "b").midY
        host.swipe(from: CGPoint(x: 370, y: y), to: CGPoint(x: 30, y: y))
        host.advance(by: .seconds(1))
        #expect(log.entries == [[1]])
        #expect(try host.frame(of: "1.0").maxX > 340)
    }

    @Test("formStyle(.columns) is as high as its rows, and a style of the app's makes what it likes")
    func styles() throws {
        struct Plain: FormStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Text("own"); configuration.content
                }
            }
        }
        let host = TestHost(size: CGSize(width: 300, height: 300)) {
            VStack {
                Form {
                    Text("a"); Text("b")
                }.formStyle(.columns)
                Form { Text("c") }.formStyle(Plain())
                Text("below")
            }
        }
        #expect(host.texts == ["a", "b", "own", "c", "below"])
        #expect(try host.frame(of: "below").minY - host.frame(of: "a").minY < 150)
    }

    @Test("on the desktop the label of a field in a grouped form stands before it, and is no placeholder")
    func fieldLabel() throws {
        let model = Model("")
        let host = TestHost(size: CGSize(width: 400, height: 300), idiom: .desktop) {
            Bound(model) { text in
                Form {
                    TextField("Name:", text: text, prompt: Text("Required"))
                    SecureField("Password:", text: text)
                    TextField("Hidden:", text: text).labelsHidden()
                }
                .formStyle(.grouped)
            }
        }
        let field = try host.frame(of: "Name:")
        // The field is named by its label, which can be seen to its left.
        #expect(field.minX > 60)
        #expect(try host.frame(of: "Password:").minX > field.minX)
        #expect(try host.frame(of: "Hidden:").minX < 40)
        try host.type("Ann", into: "Name:")
        #expect(model.value == "Ann")
        let pad = TestHost(size: CGSize(width: 400, height: 300)) { Form { TextField("Name:", text: .constant("")) } }
        #expect(try pad.frame(of: "Name:").minX <= 40)
    }
}
