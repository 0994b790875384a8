import Combine
import DovetailTesting
import Foundation
import SwiftUI
import Testing

/// What views keep when their program is edited.
@MainActor
@Suite("State that goes on in the next program")
struct KeptStateTests {
    private struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    @Test("A row is found by its id, whatever rows come before it, and also inside of other views of the row")
    func rows() throws {
        func list(_ names: [String]) -> some View {
            VStack {
                ForEach(names, id: \.self) { name in
                    HStack {
                        Text("Row")
                        HStack { Counter(name: name) }
                    }
                }
            }
        }
        try NextProgram.follows(list(["a", "b", "c"]), by: list(["new", "c", "a", "b"])) { host in
            try host.tap("b 0")
            try host.tap("c 0")
            try host.tap("c 1")
        } look: { host in
            #expect(host.texts.filter { $0 != "Row" } == ["new 0", "c 2", "a 0", "b 1"])
        }
    }

    @Test("A row's modifier with a state of its own is found by the row's id as well")
    func rowModifiers() throws {
        struct Counting: ViewModifier {
            @State private var count = 0
            func body(content: Content) -> some View {
                HStack {
                    content
                    Button("More \(count)") { count += 1 }
                }
            }
        }
        func list(_ names: [String]) -> some View {
            VStack { ForEach(names, id: \.self) { Text($0).modifier(Counting()) } }
        }
        try NextProgram.follows(list(["a", "b"]), by: list(["b", "a"])) { host in
            host.tap(at: CGPoint(x: try host.frame(of: "b").maxX + 30, y: try host.frame(of: "b").midY))
            #expect(host.texts == ["a", "More 0", "b", "More 1"])
        } look: { host in
            #expect(host.texts == ["b", "More 1", "a", "More 0"])
        }
    }

    @Test("A view's state stays when its body is another one, and starts over when its stored properties are others")
    func editedBodies() throws {
        func before() -> some View {
            struct Edited: View {
                @State private var count = 0
                var body: some View { Button("Old \(count)") { count += 1 } }
            }
            return VStack {
                Edited()
                Counter(name: "Other")
            }
        }
        func after() -> some View {
            struct Edited: View {
                @State private var count = 0
                var body: some View {
                    HStack {
                        Text("new")
                        Button("New \(count)") { count += 1 }
                    }
                }
            }
            return VStack {
                Edited()
                Counter(name: "Other")
            }
        }
        func changed() -> some View {
            struct Edited: View {
                @State private var count = 0
                @State private var more = 5
                var body: some View { Button("Changed \(count) \(more)") { count += 1 } }
            }
            return VStack {
                Edited()
                Counter(name: "Other")
            }
        }
        func use(_ host: TestHost) throws {
            try host.tap("Old 0")
            try host.tap("Other 0")
        }
        let kept = try NextProgram.follows(before(), by: after(), use: use) { host in
            #expect(host.texts == ["new", "New 1", "Other 1"])
        }
        #expect(kept == [])
        let lost = try NextProgram.follows(before(), by: changed(), use: use) { host in
            #expect(host.texts == ["Changed 0 5", "Other 1"])
        }
        #expect(lost.count == 1 && lost[0].hasSuffix("Edited starts over: its stored properties changed."), "\(lost)")
    }

    @Test("An object goes on with what it had, and one whose stored properties changed starts over alone")
    func objects() throws {
        func before() -> some View {
            final class Model: ObservableObject { @Published var count = 0 }
            struct Edited: View {
                @StateObject private var model = Model()
                @State private var taps = 0
                var body: some View {
                    Button("Count \(model.count) of \(taps)") {
                        model.count += 2
                        taps += 1
                    }
                }
            }
            return Edited()
        }
        func after() -> some View {
            final class Model: ObservableObject {
                @Published var count = 0
                var name = "new"
            }
            struct Edited: View {
                @StateObject private var model = Model()
                @State private var taps = 0
                var body: some View { Text("Count \(model.count) of \(taps), \(model.name)") }
            }
            return Edited()
        }
        let kept = try NextProgram.shows(before()) {
            try $0.tap("Count 0 of 0")
        } look: { host in
            try host.tap("Count 2 of 1")
            #expect(host.texts == ["Count 4 of 2"])
        }
        #expect(kept == [])
        let lost = try NextProgram.follows(before(), by: after(), use: { try $0.tap("Count 0 of 0") }) { host in
            #expect(host.texts == ["Count 0 of 1, new"])
        }
        #expect(lost.count == 1 && lost[0].hasSuffix("Model starts over: its stored properties changed."), "\(lost)")
    }

    @Test("A value that can't be handed over starts over, and is told")
    func closures() throws {
        struct Closures: View {
            @State private var action: () -> String = { "first" }
            @State private var count = 0
            var body: some View {
                Button("\(action()) \(count)") {
                    action = { "second" }
                    count += 1
                }
            }
        }
        let losses = try NextProgram.shows(Closures()) {
            try $0.tap("first 0")
        } look: { host in
            #expect(host.texts == ["first 1"])
        }
        #expect(
            losses.count == 1 && losses[0].hasSuffix("Closures.action starts over: its value can't be handed over."),
            "\(losses)")
    }
}
