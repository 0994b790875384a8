import DovetailTesting
import SwiftUI
import Testing
import ViewSupport

@MainActor
@Suite("EnvironmentObject")
struct EnvironmentObjectTests {
    fileprivate final class Library: ObservableObject {
        @Published var name: String
        @Published var isEnabled = false
        init(name: String = "library") { self.name = name }
    }

    fileprivate final class HistoryStore: ObservableObject {
        @Published var entries: [String] = []
        init(made: Tally = Tally()) { made() }
    }

    fileprivate struct LibraryView: View {
        @EnvironmentObject var library: Library
        var body: some View { Text("reads \(library.name)") }
    }

    private struct WelcomeView: View {
        var body: some View {
            VStack {
                Text("welcome")
                LibraryView()
            }
        }
    }

    private struct ContentView: View {
        var body: some View { WelcomeView() }
    }

    @Test("BEH-145, BEH-146, BEH-147: a view levels below reads and follows the object; those between do not run")
    func descendant() {
        let library = Library(name: "A")
        let host = TestHost { ContentView().environmentObject(library) }
        #expect(host.texts == ["welcome", "reads A"])
        library.name = "B"
        host.settle()
        #expect(host.texts == ["welcome", "reads B"])
        #expect(host.statistics.bodies == ["LibraryView": 1])
    }

    fileprivate struct HistoryView: View {
        @EnvironmentObject var history: HistoryStore
        var body: some View {
            VStack {
                Text("entries \(history.entries.count)")
                Button("add") { history.entries.append("Squat") }
            }
        }
    }

    /// Runs a program that must end because an object is missing, and gives what it says.
    private static func expectMissing(_ type: String, in log: [UInt8]) {
        let text = String(decoding: log, as: UTF8.self)
        #expect(text.contains("No ObservableObject of type \(type) found"), "\(text)")
        #expect(text.contains("View.environmentObject(_:)"), "\(text)")
    }

    @Test("BEH-148, BEH-149: an object of another type does not serve; objects of two types stand side by side")
    func byType() async throws {
        let host = TestHost {
            VStack {
                LibraryView()
                HistoryView()
            }
            .environmentObject(Library())
            .environmentObject(HistoryStore())
        }
        #expect(host.texts == ["reads library", "entries 0", "add"])
        let ended = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = TestHost { LibraryView().environmentObject(HistoryStore()) } }
        }
        Self.expectMissing("Library", in: ended.standardErrorContent)
    }

    @Test("BEH-150: the nearest ancestor's object wins")
    func nearest() {
        let host = TestHost {
            VStack {
                LibraryView()
                VStack { LibraryView() }.environmentObject(Library(name: "inner"))
            }
            .environmentObject(Library(name: "outer"))
        }
        #expect(host.texts == ["reads outer", "reads inner"])
    }

    @Test("BEH-151: the object serves its subtree, not a sibling")
    func subtreeOnly() async throws {
        #expect(TestHost { LibraryView().environmentObject(Library()) }.texts == ["reads library"])
        let ended = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = TestHost {
                    HStack {
                        LibraryView().environmentObject(Library())
                        LibraryView()
                    }
                }
            }
        }
        Self.expectMissing("Library", in: ended.standardErrorContent)
    }

    private struct EnabledView: View {
        @EnvironmentObject var library: Library
        var body: some View { Toggle("Enabled", isOn: $library.isEnabled) }
    }

    @Test("BEH-152: a projected property is a binding")
    func projection() throws {
        let library = Library()
        let host = TestHost { EnabledView().environmentObject(library) }
        try host.tap("Enabled")
        #expect(library.isEnabled)
        library.isEnabled = false
        host.settle()
        #expect(try host.value(of: "Enabled") == "0")
    }

    private struct MadeInBody: View {
        let made: Tally
        @State private var tick = 0
        var body: some View {
            VStack {
                HistoryView()
                Button("tick \(tick)") { tick += 1 }
            }
            .environmentObject(HistoryStore(made: made))
        }
    }

    private struct Hoisted: View {
        @StateObject private var history: HistoryStore
        @State private var tick = 0
        init(made: Tally) { _history = StateObject(wrappedValue: HistoryStore(made: made)) }
        var body: some View {
            VStack {
                HistoryView()
                Button("tick \(tick)") { tick += 1 }
            }
            .environmentObject(history)
        }
    }

    @Test("BEH-153: an object made in a body is made anew whenever the body runs")
    func madeInBody() throws {
        let made = Tally()
        let host = TestHost { MadeInBody(made: made) }
        try host.tap("add")
        #expect(host.exists("entries 1"))
        #expect(made.count == 1)
        try host.tap("tick 0")
        #expect(host.exists("entries 0"))
        #expect(made.count == 2)
    }

    @Test("BEH-154: an object held by a state object is made once")
    func hoisted() throws {
        let made = Tally()
        let host = TestHost { Hoisted(made: made) }
        try host.tap("add")
        try host.tap("tick 0")
        #expect(host.exists("entries 1"))
        #expect(made.count == 1)
    }

    fileprivate struct Supplied_Previews: PreviewProvider {
        static var previews: some View { LibraryView().environmentObject(Library()) }
    }

    fileprivate struct Lacking_Previews: PreviewProvider {
        static var previews: some View { LibraryView() }
    }

    @Test("BEH-156: a preview has to supply the object itself")
    func previews() async throws {
        #expect(TestHost { Supplied_Previews.previews }.texts == ["reads library"])
        let ended = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = TestHost { Lacking_Previews.previews } }
        }
        Self.expectMissing("Library", in: ended.standardErrorContent)
    }

    private struct Unused: View {
        @EnvironmentObject var library: Library
        var body: some View { Text("does not read it") }
    }

    @Test("BEH-157: a view that declares an object and never uses it needs none")
    func unused() {
        #expect(TestHost { Unused() }.texts == ["does not read it"])
    }
}
