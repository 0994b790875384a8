import DovetailTesting
import SwiftUI
import Testing
import ViewSupport

@MainActor
@Suite("A new identity")
struct IdentityResetTests {
    @MainActor
    final class Model: ObservableObject {
        @Published var count = 0
        init(_ made: Probe<Void>) { made.note(()) }
    }

    struct Inner: View {
        @State private var n = 4
        @FocusState private var f: Bool
        @GestureState private var drag = 0.0
        @StateObject private var model: Model
        @Namespace private var namespace
        let namespaces: Probe<Namespace.ID>

        init(made: Probe<Void>, namespaces: Probe<Namespace.ID>) {
            _model = StateObject(wrappedValue: Model(made))
            self.namespaces = namespaces
        }

        var body: some View {
            let _ = namespaces.note(namespace)
            VStack {
                Text("n \(n) f \(f) drag \(drag) model \(model.count)")
                TextField("Field", text: .constant("")).focused($f)
                Button("Change") {
                    n += 1
                    model.count += 1
                }
                Color.red.frame(width: 100, height: 100)
                    .gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation.width })
                    .accessibilityIdentifier("board")
            }
        }
    }

    struct Outer: View {
        let made: Probe<Void>
        let namespaces: Probe<Namespace.ID>
        @ObservedObject var id: Identity

        var body: some View { Inner(made: made, namespaces: namespaces).id(id.value) }
    }

    @MainActor
    final class Identity: ObservableObject {
        @Published var value = 1
    }

    @Test("BEH-176: a changed id resets State, FocusState, GestureState and StateObject")
    func reset() throws {
        let made = Probe<Void>()
        let namespaces = Probe<Namespace.ID>()
        let identity = Identity()
        let host = TestHost { Outer(made: made, namespaces: namespaces, id: identity) }
        try host.tap("Change")
        try host.tap("Field")
        let board = try host.frame(of: "board")
        host.hold(at: CGPoint(x: board.minX + 10, y: board.midY))
        host.move(to: CGPoint(x: board.minX + 50, y: board.midY))
        #expect(host.exists("n 5 f false drag 40.000000 model 1"))
        #expect(made.entries.count == 1)
        #expect(Set(namespaces.entries).count == 1)

        identity.value = 2
        host.settle()
        #expect(host.exists("n 4 f false drag 0.000000 model 0"))
        #expect(made.entries.count == 2)
        #expect(Set(namespaces.entries).count == 2)
        // The drag of the old identity is over.
        host.move(to: CGPoint(x: board.minX + 70, y: board.midY))
        #expect(host.exists("n 4 f false drag 0.000000 model 0"))
        host.release()
    }

    @Test("BEH-176: the keyboard leaves a field with its identity")
    func focus() throws {
        let identity = Identity()
        let host = TestHost { Outer(made: Probe(), namespaces: Probe(), id: identity) }
        try host.tap("Field")
        #expect(host.exists("n 4 f true drag 0.000000 model 0"))
        identity.value = 2
        host.settle()
        #expect(host.exists("n 4 f false drag 0.000000 model 0"))
        #expect(host.focused == nil)
    }

    @Test("namespaces of two views differ")
    func namespaces() {
        let ids = Probe<Namespace.ID>()
        let host = TestHost {
            Inner(made: Probe(), namespaces: ids)
            Inner(made: Probe(), namespaces: ids)
        }
        #expect(Set(ids.entries).count == 2)
        host.close()
    }
}
