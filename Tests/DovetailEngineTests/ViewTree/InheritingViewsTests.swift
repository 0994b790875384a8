import AttributeGraph
import DovetailCore
import DovetailTesting
import Testing

/// What views inherit that are listed in one place and made in another.
@MainActor
@Suite("Views in a list inherit what modifiers around them change")
struct InheritingViewsTests {
    private struct Depth: InheritedKey {
        static var defaultValue: Int { 0 }
    }

    private struct Name: InheritedKey {
        static var defaultValue: String { "none" }
    }

    /// Changes keys that nothing in the house knows.
    private struct Deeper: InheritedViewModifier {
        typealias Body = Never
        var name: String?

        nonisolated static func makeInputs(modifier: Attribute<Self>, inputs: inout _GraphInputs) {
            inputs.inherited[Depth.self] += 1
            if let name = modifier.untracked.name { inputs.inherited[Name.self] = name }
        }
    }

    private final class Notes {
        var depths: [String: Int] = [:]
        var names: [String: String] = [:]
        var limits: [String: Int] = [:]
    }

    /// Notes what it inherits when it is made.
    private struct Reader: PrimitiveViewModifier {
        typealias Body = Never
        nonisolated(unsafe) let notes: Notes
        let id: String

        static func _makeView(
            modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
        ) -> _ViewOutputs {
            let reader = modifier.untracked
            reader.notes.depths[reader.id] = inputs.graphInputs.inherited[Depth.self]
            reader.notes.names[reader.id] = inputs.graphInputs.inherited[Name.self]
            reader.notes.limits[reader.id] = inputs.environment.untracked.lineLimit
            return body(inputs)
        }
    }

    @Test("Each view of a group inherits a key that a modifier of the group sets, and no view beside the group")
    func views() {
        let notes = Notes()
        let host = TestHost {
            VStack {
                Group {
                    Text("a").modifier(Reader(notes: notes, id: "a"))
                    Text("b").modifier(Reader(notes: notes, id: "b")).modifier(Deeper(name: "inner"))
                    ForEach(0..<2, id: \.self) { Text("row").modifier(Reader(notes: notes, id: "row \($0)")) }
                }
                .modifier(Deeper(name: "outer"))
                Text("c").modifier(Reader(notes: notes, id: "c"))
            }
            .modifier(Deeper())
        }
        host.settle()
        #expect(notes.depths == ["a": 2, "b": 3, "row 0": 2, "row 1": 2, "c": 1])
        #expect(
            notes.names == ["a": "outer", "b": "inner", "row 0": "outer", "row 1": "outer", "c": "none"])
    }

    @Test("Modifiers that change one key after another keep both, in any order", arguments: [false, true])
    func severalKeys(isNamedFirst: Bool) {
        let notes = Notes()
        let host = TestHost {
            VStack {
                Group {
                    Text("a").modifier(Reader(notes: notes, id: "a"))
                    Text("b").modifier(Reader(notes: notes, id: "b"))
                }
                .modifier(Deeper(name: isNamedFirst ? nil : "inner"))
                .modifier(Deeper(name: "outer"))
            }
        }
        host.settle()
        #expect(notes.depths == ["a": 2, "b": 2])
        #expect(Set(notes.names.values) == [isNamedFirst ? "outer" : "inner"])
    }

    @Test("Children that are shown in another environment inherit both that and what the group around them sets")
    func elsewhere() {
        struct Elsewhere: _VariadicView.MultiViewRoot {
            func body(children: _VariadicView.Children) -> some View {
                ForEach(children) { child in VStack { child }.environment(\.lineLimit, 3) }
            }
        }
        let notes = Notes()
        let host = TestHost {
            VStack {
                _VariadicView.Tree(Elsewhere()) {
                    Group {
                        Text("a").modifier(Reader(notes: notes, id: "a"))
                        Text("b").modifier(Reader(notes: notes, id: "b"))
                    }
                    .modifier(Deeper(name: "outer"))
                }
            }
        }
        host.settle()
        #expect(notes.depths == ["a": 1, "b": 1])
        #expect(notes.names == ["a": "outer", "b": "outer"])
        #expect(notes.limits == ["a": 3, "b": 3])
    }
}
