import DovetailTesting
import Foundation
import Observation
import SwiftUI
import Testing

@Observable
private final class Note {
    var title = "first"
}

@MainActor
@Suite("Rarer forms of modifiers and controls")
struct OverloadTests {
    @Test("what assistive tools are told counts while it is enabled, and the view keeps its state")
    func enabled() throws {
        struct Page: View {
            @State private var isOn = false
            var body: some View {
                Counter()
                    .accessibilityLabel("named", isEnabled: isOn).accessibilityValue("three", isEnabled: isOn)
                    .accessibilityHint("adds one", isEnabled: isOn)
                    .accessibilityInputLabels(["plus"], isEnabled: isOn)
                Toggle("on", isOn: $isOn)
            }
        }
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("count \(count)") { count += 1 } }
        }
        let host = TestHost { Page() }
        try host.tap("count 0")
        #expect(host.exists("count 1") && !host.exists("named"))
        try host.tap("on")
        #expect(host.exists("named"))
        #expect(try host.value(of: "named") == "three" && host.tree.contains("hint “adds one”"))
        try host.tap("on")
        #expect(host.exists("count 1") && !host.tree.contains("adds one"))
    }

    @Test("a view is mirrored in the direction that it says")
    func mirrored() throws {
        struct Halves: View {
            let behavior: LayoutDirectionBehavior
            var body: some View {
                Canvas { context, size in
                    context.fill(
                        Path(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height)), with: .color(.black))
                }
                .background(.white).layoutDirectionBehavior(behavior).frame(width: 40, height: 40)
            }
        }
        func isLeftBlack(_ behavior: LayoutDirectionBehavior, _ direction: LayoutDirection) throws -> Bool {
            let host = TestHost(size: CGSize(width: 40, height: 40)) {
                Halves(behavior: behavior).environment(\.layoutDirection, direction)
            }
            return try host.color(at: CGPoint(x: 5, y: 20)).red < 0.1
        }
        #expect(try isLeftBlack(.mirrors, .leftToRight) && !isLeftBlack(.mirrors, .rightToLeft))
        #expect(try isLeftBlack(.fixed, .rightToLeft) && !isLeftBlack(.mirrors(in: .leftToRight), .leftToRight))
    }

    @Test("an observable object is handed over by its type")
    func object() throws {
        struct Reader: View {
            @FocusedValue(Note.self) private var note
            var body: some View { Text(note?.title ?? "none") }
        }
        struct Page: View {
            let note: Note?
            var body: some View {
                VStack {
                    Reader()
                    TextField("field", text: .constant("")).focusedValue(note)
                }
            }
        }
        let note = Note()
        let host = TestHost { Page(note: note) }
        #expect(host.exists("none"))
        try host.tap("field")
        #expect(host.exists("first"))
        note.title = "second"
        host.settle()
        #expect(host.exists("second"))
        let scene = TestHost { Reader().focusedSceneValue(Optional(note)) }
        #expect(scene.exists("second"))
    }

    private struct Place: Hashable {
        let name: String
        var inside: [Place]?
    }

    @Test("a tree by a key path, and rows that are edited by one, can be selected")
    func lists() throws {
        struct Page: View {
            @State private var one: String?
            @State private var several: Set<String> = []
            @State private var rows = ["a", "b"]
            let places = [Place(name: "north", inside: [Place(name: "cold")])]
            var body: some View {
                VStack {
                    List(places, id: \.name, children: \.inside, selection: $one) { Text($0.name) }
                    List($rows, id: \.self, editActions: .delete, selection: $several) { Text($0.wrappedValue) }
                    Text("chosen \(one ?? "none"), \(several.sorted().joined())")
                }
            }
        }
        let host = TestHost(size: CGSize(width: 300, height: 500)) { Page() }
        try host.tap("north")
        try host.tap("b")
        #expect(host.exists("chosen north, b"))
    }

    @Test("a picker of several things, with a symbol, shows its value as it is told to")
    func picker() throws {
        struct Page: View {
            @State private var values = [1, 1]
            var body: some View {
                Picker("size", systemImage: "star", sources: [0, 1].map { $values[$0] }, selection: \.self) {
                    Text("small").tag(1)
                    Text("large").tag(2)
                } currentValueLabel: {
                    Text("now \(values[0])")
                }
                .pickerStyle(.menu)
                Text("\(values[0]) and \(values[1])")
            }
        }
        let host = TestHost { Page() }
        #expect(host.texts.contains("now 1"))
        try host.choose("large", in: "size")
        #expect(host.exists("2 and 2") && host.texts.contains("now 2"))
    }

    @Test("older and rarer forms of fields and sliders do what the others do")
    func fields() throws {
        struct Page: View {
            @State private var value = 2.0
            @State private var number = 7
            @State private var text = ""
            @State private var isPresented = false
            var body: some View {
                Slider(value: $value, in: 0...10, step: 5, onEditingChanged: { _ in }) { Text("slide") }
                TextField("number", value: $number, formatter: NumberFormatter(), prompt: Text("a number"))
                Text("value \(Int(value)) \(number)")
            }
        }
        let host = TestHost { Page() }
        try host.set("slide", to: 9)
        try host.type("12", into: "number")
        host.press(.return)
        #expect(host.exists("value 10 12"))
    }

    @Test("tokens that are changed where they stand, and suggested ones, have the keyboard by a binding")
    func tokens() throws {
        struct Token: Identifiable {
            let id: String
        }
        struct Page: View {
            @State private var text = ""
            @State private var tokens = [Token(id: "red")]
            @State private var suggested = [Token(id: "blue")]
            @State private var isPresented = false
            var body: some View {
                NavigationStack {
                    Text(isPresented ? "searching \(tokens.count)" : "still \(tokens.count)")
                        .searchable(
                            text: $text, tokens: $tokens, suggestedTokens: $suggested, isPresented: $isPresented
                        ) { Text($0.id) }
                    Button("search") { isPresented = true }
                }
            }
        }
        let host = TestHost(size: CGSize(width: 500, height: 400)) { Page() }
        #expect(host.exists("still 1") && host.exists("red"))
        try host.tap("search")
        #expect(host.exists("searching 1") && host.exists("blue"))
        try host.tap("blue")
        #expect(host.tree.contains("2"))
    }

    @Test("a colour is brighter by stops, and has a name")
    func color() {
        let grey = Color(white: 0.5)
        let (before, after) = (
            grey.resolve(in: EnvironmentValues()), grey.exposureAdjust(1).resolve(in: EnvironmentValues())
        )
        #expect(abs(after.linearRed - before.linearRed * 2) < 0.001)
        #expect(Color.white.exposureAdjust(3).resolve(in: EnvironmentValues()).linearRed == 1)
        #expect(grey.headroom(2) == grey)
        func name(_ color: Color) -> String { TestHost { Text("\(accessibilityName: color)") }.texts.first ?? "" }
        #expect(name(.red) == "red" && name(.black) == "black" && name(Color(white: 0.6)) == "grey")
        #expect(name(.green) == "green" && name(.blue) == "blue" && name(.brown).contains("brown"))
    }

    @Test("a scroll view rests with a point of a view at the same point of its own")
    func aligned() throws {
        func rest(_ behavior: ViewAlignedScrollTargetBehavior) throws -> CGFloat {
            let host = TestHost(size: CGSize(width: 300, height: 100)) {
                ScrollView(.horizontal) {
                    HStack(spacing: 0) {
                        ForEach(0..<20, id: \.self) { Text("row \($0)").frame(width: 200, height: 100) }
                    }
                    .scrollTargetLayout()
                }
                .scrollTargetBehavior(behavior)
            }
            host.fling(
                at: CGPoint(x: 150, y: 50), by: CGSize(width: 420, height: 0), velocity: CGSize(width: 1, height: 0))
            for _ in 0..<30 { host.advance(by: .milliseconds(100)) }
            return try host.frame(of: "row 2").midX
        }
        #expect(try rest(.viewAligned) == 100)
        #expect(try rest(.viewAligned(anchor: .center)) == 150)
        #expect(try rest(.viewAligned(limitBehavior: .never, anchor: .trailing)) == 0)
    }

    @Test("a tab's button has a menu, a value, a hint and a popover of its own")
    func tabs() throws {
        struct Page: View {
            @State private var selection = 1
            @State private var isOpen = false
            @State private var copies = 0
            var body: some View {
                TabView(selection: $selection) {
                    Tab("One", systemImage: "star", value: 1) { Text("copies \(copies)") }
                        .contextMenu { Button("Copy") { copies += 1 } }
                        .accessibilityValue("three").accessibilityHint("opens one")
                        .accessibilityHint("never", isEnabled: false).accessibilityInputLabels(["first"])
                    Tab("Two", systemImage: "circle", value: 2) { Button("open") { isOpen = true } }
                        .popover(isPresented: $isOpen) { Text("about two") }
                }
            }
        }
        let host = TestHost(size: CGSize(width: 400, height: 400), idiom: .phone) { Page() }
        #expect(try host.value(of: "One") == "three" && host.tree.contains("hint “opens one”"))
        try host.tap("One", button: .secondary)
        try host.tap("Copy")
        #expect(host.exists("copies 1"))
        try host.tap("Two")
        try host.tap("open")
        #expect(host.exists("about two"))
    }

    @Test("an object of what is in use is bound by its properties")
    func bound() throws {
        final class Settings: ObservableObject {
            @Published var name = "old"
        }
        struct Editor: View {
            @FocusedObject private var settings: Settings?
            var body: some View {
                Text(settings?.name ?? "none")
                Button("rename") { $settings?.name.wrappedValue = "new" }
            }
        }
        let settings = Settings()
        let host = TestHost {
            VStack { Editor() }.focusedSceneObject(settings)
        }
        #expect(host.exists("old"))
        try host.tap("rename")
        #expect(settings.name == "new" && host.exists("new"))
    }

    @Test("a threshold lies between two others, and a transition has another animation")
    func transition() {
        let between = ScrollTransitionConfiguration.Threshold.hidden.interpolated(towards: .visible, amount: 0.25)
        #expect("\(between)" == "\(ScrollTransitionConfiguration.Threshold.visible(0.25))")
        let slow = ScrollTransitionConfiguration.animated(.linear).animation(.easeIn(duration: 3))
        #expect("\(slow)" == "\(ScrollTransitionConfiguration.animated(.easeIn(duration: 3)))")
    }
}
