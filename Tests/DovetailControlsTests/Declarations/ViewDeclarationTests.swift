import Combine
import DovetailTesting
import SwiftUI
import Testing

/// The declarations of views, containers and texts, each used once as apps use it.
@MainActor
@Suite("Declarations of views")
struct ViewDeclarationTests {
    private struct Named<Content: View>: View {
        let content: Content
        var body: Content { content }
    }

    @Test("API-113, 114: a view's body is of the type that the view says")
    func body() {
        let view = Named(content: Text("inside"))
        let body: Text = view.body
        func hasBody<V: View, B>(_: V, _: B.Type) -> Bool { V.Body.self == B.self }
        #expect(body == Text("inside"))
        #expect(hasBody(view, Text.self))
        #expect(TestHost { view }.texts == ["inside"])
    }

    @Test("API-115: each way to build views gives its type")
    func builder() {
        let none: EmptyView = ViewBuilder.buildBlock()
        let one: Text = ViewBuilder.buildBlock(ViewBuilder.buildExpression(Text("a")))
        let two: TupleView<(Text, Text)> = ViewBuilder.buildBlock(Text("a"), Text("b"))
        let some: Text? = ViewBuilder.buildIf(Text("c"))
        let first: _ConditionalContent<Text, EmptyView> = ViewBuilder.buildEither(first: Text("d"))
        let second: _ConditionalContent<EmptyView, Text> = ViewBuilder.buildEither(second: Text("e"))
        let host = TestHost {
            VStack {
                none; one; two; some; first; second
            }
        }
        #expect(host.texts == ["a", "a", "b", "c", "d", "e"])
    }

    @available(*, deprecated)
    @Test("API-117, 118, 119: changes are told with the new value, with both, and with none")
    func changes() throws {
        struct Changing: View {
            let log: Probe<String>
            @State private var number = 1
            var body: some View {
                Button("Change") { number += 1 }
                    .onChange(of: number, perform: { log.note("new \($0)") })
                    .onChange(of: number) { old, new in log.note("\(old) to \(new)") }
                    .onChange(of: number, initial: true) { log.note("seen") }
            }
        }
        let log = Probe<String>()
        let host = TestHost { Changing(log: log) }
        #expect(log.entries == ["seen"])
        try host.tap("Change")
        #expect(log.entries == ["seen", "new 2", "1 to 2", "seen"])
    }

    @Test("API-120, 121, 122: what a publisher sends, coming and going are told")
    func life() throws {
        struct Coming: View {
            let log: Probe<String>
            let subject: PassthroughSubject<Int, Never>
            @State private var isShown = true
            var body: some View {
                Button("Switch") { isShown.toggle() }
                if isShown {
                    Text("here")
                        .onAppear { log.note("appears") }
                        .onDisappear { log.note("disappears") }
                        .onReceive(subject) { log.note("gets \($0)") }
                }
            }
        }
        let log = Probe<String>()
        let subject = PassthroughSubject<Int, Never>()
        let host = TestHost { VStack { Coming(log: log, subject: subject) } }
        subject.send(5)
        try host.tap("Switch")
        subject.send(6)
        #expect(log.entries == ["appears", "gets 5", "disappears"])
    }

    @Test("API-123…126: texts of literals, of strings, and of keys in a table")
    func texts() {
        let key: LocalizedStringKey = "a **key**"
        let string = "a **string**"
        let host = TestHost {
            VStack {
                Text("a literal")
                Text(key, tableName: "Nowhere", bundle: .main, comment: "not translated")
                Text(string)
                Text(string.prefix(1))
            }
        }
        #expect(host.texts == ["a literal", "a key", "a **string**", "a"])
        #expect(LocalizedStringKey("x") == LocalizedStringKey(stringLiteral: "x"))
    }

    @Test("API-127, 128: a symbol by its name")
    func image() {
        let image: Image = Image(systemName: "star.fill")
        let host = TestHost { image }
        #expect(host.symbols == ["star.fill"])
        #expect(image == Image(systemName: "star.fill"))
    }

    @Test("API-129, 130, 131: stacks with alignment and spacing, and what they leave to a spacer")
    func stacks() throws {
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            VStack(alignment: .trailing, spacing: 6) {
                Color.red.frame(width: 40, height: 10).accessibilityIdentifier("wide")
                HStack(alignment: .bottom, spacing: 4) {
                    Color.red.frame(width: 10, height: 20).accessibilityIdentifier("left")
                    Spacer(minLength: 8).frame(width: 8)
                    Color.red.frame(width: 10, height: 10).accessibilityIdentifier("right")
                }
            }
        }
        // 40 and 36 wide, 10 + 6 + 20 high, in the middle of 200 by 100.
        #expect(try host.frame(of: "wide") == CGRect(x: 80, y: 32, width: 40, height: 10))
        #expect(try host.frame(of: "left") == CGRect(x: 84, y: 48, width: 10, height: 20))
        #expect(try host.frame(of: "right") == CGRect(x: 110, y: 58, width: 10, height: 10))
    }

    @Test("API-132, 133, 134: no view, several as one, and one whose type is hidden")
    func erased() {
        let empty = EmptyView()
        let both: TupleView<(Text, Text)> = TupleView((Text("a"), Text("b")))
        let any: AnyView = AnyView(both)
        #expect(both.value.0 == Text("a"))
        let host = TestHost {
            VStack {
                empty; any; AnyView(any)
            }
        }
        #expect(host.texts == ["a", "b", "a", "b"])
    }

    private struct Element: Identifiable {
        let id: Int
        var name: String { "element \(id)" }
    }

    @Test("API-135…139: a form, and rows of ranges, of ids, and of elements with their own")
    func rows() {
        let range: ForEach<Range<Int>, Int, Text> = ForEach(0..<2) { Text("\($0)") }
        let named: ForEach<[String], String, Text> = ForEach(["a", "b"], id: \.self) { Text($0) }
        let elements = ForEach([Element(id: 1), Element(id: 2)]) { Text($0.name) }
        let host = TestHost(size: CGSize(width: 300, height: 600)) {
            Form {
                range; named; elements
            }
        }
        #expect(host.texts == ["0", "1", "a", "b", "element 1", "element 2"])
        #expect(named.data == ["a", "b"])
    }
}
