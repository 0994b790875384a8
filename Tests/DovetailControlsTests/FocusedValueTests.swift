import DovetailTesting
import SwiftUI
import Testing

private struct TitleKey: FocusedValueKey {
    typealias Value = String
}

extension FocusedValues {
    fileprivate var title: String? {
        get { self[TitleKey.self] }
        set { self[TitleKey.self] = newValue }
    }
    @Entry fileprivate var amount: Binding<Int>?
}

private final class Selection: ObservableObject {
    @Published var name = "object"
}

@MainActor
@Suite("Values of what has the keyboard")
struct FocusedValueTests {
    private struct Reader: View {
        @FocusedValue(\.title) private var title
        @FocusedBinding(\.amount) private var amount
        @FocusedObject private var selection: Selection?
        var body: some View {
            Text("title \(title ?? "-")")
            Text("amount \(amount.map { "\($0)" } ?? "-")")
            Text("object \(selection?.name ?? "-")")
            Button("More") { amount = (amount ?? 0) + 1 }
        }
    }

    @Test("A value counts while the keyboard is inside, one of the scene always")
    func values() throws {
        let amount = Model(3)
        let object = Selection()
        let host = TestHost {
            VStack {
                Reader()
                TextField("first", text: .constant("")).focusedValue(\.title, "First")
                VStack {
                    TextField("second", text: .constant("")).focusedValue(\.title, "Second")
                    TextField("third", text: .constant(""))
                }
                .focusedObject(object)
                Bound(amount) { Text("scene").focusedSceneValue(\.amount, $0) }
            }
        }
        #expect(host.texts.prefix(3) == ["title -", "amount 3", "object -"])
        try host.tap("first")
        #expect(host.exists("title First"))
        try host.tap("second")
        #expect(host.exists("title Second") && host.exists("object object"))
        try host.tap("third")
        #expect(host.exists("title -") && host.exists("object object"))
        try host.tap("More")
        #expect(amount.value == 4)
    }

    @Test("prefersDefaultFocus gives the keyboard to a view when it appears")
    func preferred() {
        struct Fields: View {
            @Namespace private var space
            var body: some View {
                VStack {
                    TextField("first", text: .constant(""))
                    TextField("second", text: .constant("")).prefersDefaultFocus(in: space)
                }
                .focusScope(space)
            }
        }
        #expect(TestHost { Fields() }.focused == "second")
    }
}
