import TestSupport
import Testing

/// What the compiler takes and refuses of data flow. Many small sources go into one run.
@Suite("Compiling data flow", .serialized)
struct DataFlowCompileTests {
    /// Sources that compile together, by the requirement they show.
    private static let accepted = [
        "BEH-002": """
        struct Named: View {
            @State private var name = "a"
            var body: some View {
                let s: State<String> = _name
                let b: Binding<String> = $name
                return Text(s.wrappedValue + b.wrappedValue)
            }
        }
        """,
        "BEH-010": """
        struct Episode { var title = "" }
        struct PlayerView: View {
            @State private var isPlaying = false
            var episode: Episode
            var body: some View { Text(isPlaying ? "Pause" : episode.title) }
        }
        """,
        "BEH-010-other": """
        struct PlayerParent: View {
            var body: some View { PlayerView(episode: Episode()) }
        }
        """,
        "BEH-011": """
        struct StateTap: View {
            @State private var tapCount = 0
            var body: some View { Button("\\(tapCount)") { tapCount += 1 } }
        }
        """,
        "BEH-030": """
        struct WakeUp: View {
            static var defaultWakeTime: Date { Date(timeIntervalSince1970: 0) }
            @State private var wakeUp = defaultWakeTime
            var body: some View { Text("\\(wakeUp == Self.defaultWakeTime)") }
        }
        """,
        "BEH-060": """
        struct PlayButton060: View {
            @Binding var isPlaying: Bool
            var body: some View { Text("\\(isPlaying)") }
        }
        struct Player060: View {
            @State private var isPlaying = false
            var body: some View { PlayButton060(isPlaying: $isPlaying) }
        }
        """,
        "BEH-061": """
        struct Shown061: View {
            @State private var name = ""
            var body: some View { Text(name) }
        }
        """,
        "BEH-065": """
        struct Custom065: View {
            @State private var number = 0
            var body: some View {
                let binding = Binding(get: { number }, set: { number = $0 })
                Picker("Number", selection: binding) { ForEach(0..<3) { Text("\\($0)") } }
            }
        }
        """,
        "BEH-129": """
        final class MyThings: ObservableObject { @Published var things: [String] = [] }
        struct AddThingView: View {
            @ObservedObject var someThings: MyThings
            var body: some View { Text("\\(someThings.things.count)") }
        }
        struct ThingsView: View {
            @StateObject private var myThings = MyThings()
            var body: some View { AddThingView(someThings: myThings) }
        }
        """,
    ]

    private struct Refusal: Sendable, CustomTestStringConvertible {
        let name: String
        let source: String
        let diagnostic: String
        var testDescription: String { name }
    }

    private static let refused = [
        Refusal(
            name: "BEH-010",
            source: """
                struct Refused010 {
                    func make() -> some View { PlayerView(isPlaying: true, episode: Episode()) }
                }
                """,
            diagnostic: "extra argument 'isPlaying' in call"),
        Refusal(
            name: "BEH-011",
            source: """
                struct Refused011: View {
                    var tapCount = 0
                    var body: some View { Button("\\(tapCount)") { tapCount += 1 } }
                }
                """,
            diagnostic: "left side of mutating operator isn't mutable: 'self' is immutable"),
        Refusal(
            name: "BEH-012",
            source: "struct Refused012 { @State var n: Int { 3 } }",
            diagnostic: "property wrapper cannot be applied to a computed property"),
        Refusal(
            name: "BEH-029",
            source: """
                struct Refused029: View {
                    @State private var n: Int
                    var body: some View { Text("\\(n)") }
                }
                @MainActor func make029() -> some View { Refused029() }
                """,
            diagnostic: "missing argument for parameter 'n' in call"),
        Refusal(
            name: "BEH-030",
            source: """
                struct Refused030: View {
                    var d: Date { Date() }
                    @State private var wakeUp = d
                    var body: some View { Text("\\(wakeUp)") }
                }
                """,
            diagnostic: "cannot use instance member 'd' within property initializer; "
                + "property initializers run before 'self' is available"),
        Refusal(
            name: "BEH-031",
            source: """
                struct Refused031: View {
                    @State private var wakeUp = Date()
                    static var d: Date { wakeUp }
                    var body: some View { Text("\\(wakeUp)") }
                }
                """,
            diagnostic: "instance member 'wakeUp' cannot be used on type 'Refused031'"),
        Refusal(
            name: "BEH-039",
            source: """
                struct Refused039: View {
                    let on: Bool
                    var body: some View { Button("\\(on)") { on = true } }
                }
                """,
            diagnostic: "cannot assign to property: 'on' is a 'let' constant"),
        Refusal(
            name: "BEH-060",
            source: """
                @MainActor func make060() -> some View { PlayButton060(isPlaying: true) }
                """,
            diagnostic: "cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'"),
        Refusal(
            name: "BEH-061",
            source: """
                struct Refused061: View {
                    @State private var name = ""
                    var body: some View { TextField("x", text: name) }
                }
                """,
            diagnostic: "cannot convert value 'name' of type 'String' to expected type 'Binding<String>'"),
        Refusal(
            name: "BEH-065",
            source: """
                struct Refused065: View {
                    @State private var number = 0
                    var body: some View {
                        let binding = Binding(get: { number }, set: { number = $0 })
                        return Picker("Number", selection: $binding) { Text("0").tag(0) }
                    }
                }
                """,
            diagnostic: "cannot find '$binding' in scope"),
        Refusal(
            name: "BEH-068",
            source: """
                struct Refused068: View {
                    @State private var agreedToTerms = false
                    var agreed = Binding(get: { agreedToTerms }, set: { agreedToTerms = $0 })
                    var body: some View { Toggle("x", isOn: agreed) }
                }
                """,
            diagnostic: "cannot use instance member 'agreedToTerms' within property initializer"),
        Refusal(
            name: "BEH-124",
            source: """
                struct Refused124: View {
                    @StateObject var counter: MyThings
                    init(counter: MyThings) { self.counter = counter }
                    var body: some View { Text("") }
                }
                """,
            diagnostic: "cannot assign to property: 'counter' is a get-only property"),
        Refusal(
            name: "BEH-127",
            source: """
                struct Refused127: View {
                    @StateObject private var model: MyThings
                    init(name: String) { _model = StateObject(wrappedValue: MyThings()) }
                    var body: some View { Text("") }
                }
                @MainActor func make127() -> some View { Refused127(model: MyThings()) }
                """,
            diagnostic: "incorrect argument label in call (have 'model:', expected 'name:')"),
        Refusal(
            name: "BEH-127-memberwise",
            source: """
                struct Refused127Memberwise: View {
                    @StateObject private var model = MyThings()
                    var body: some View { Text("") }
                }
                @MainActor func make127Memberwise() -> some View { Refused127Memberwise(model: MyThings()) }
                """,
            diagnostic: "argument passed to call that takes no arguments"),
        Refusal(
            name: "BEH-129",
            source: """
                struct Refused129: View {
                    @StateObject private var myThings = MyThings()
                    var body: some View { AddThingView(someThings: $myThings) }
                }
                """,
            diagnostic: "cannot convert value '$myThings'"),
    ]

    private static func file(_ source: String) -> String { "import SwiftUI\n" + source }

    @Test(
        "BEH-002, BEH-010, BEH-011, BEH-030, BEH-031, BEH-060, BEH-061, BEH-065, BEH-129: what compiles, without a warning",
        arguments: [5, 6])
    func accepts(languageMode: Int) throws {
        let result = try TestCompiler().check(Self.accepted.mapValues(Self.file), languageMode: languageMode)
        #expect(result.succeeded, "\(result.output)")
        #expect(!result.output.contains("warning:"), "\(result.output)")
    }

    @Test(
        "BEH-010…012, 029…031, 039, 060, 061, 065, 068, 124, 127, 129: what does not compile",
        arguments: [5, 6])
    func refuses(languageMode: Int) throws {
        var sources = Self.accepted.mapValues(Self.file)
        for refusal in Self.refused { sources["refused-\(refusal.name)"] = Self.file(refusal.source) }
        let result = try TestCompiler().check(sources, languageMode: languageMode)
        let errors = result.output.split(separator: "\n").filter { $0.contains(": error: ") }
        #expect(errors.allSatisfy { $0.contains("/refused-") }, "\(result.output)")
        for refusal in Self.refused {
            let own = errors.filter { $0.contains("/refused-\(refusal.name).swift:") }
            #expect(own.contains { $0.contains(refusal.diagnostic) }, "\(refusal.name): \(own)")
        }
    }
}
