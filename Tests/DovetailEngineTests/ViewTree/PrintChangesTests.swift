import DovetailCore
import DovetailTesting
import Foundation
import Observation
import Testing

@Observable
private final class Model {
    var name = "a"
    var count = 0
}

private final class Book: ObservableObject {
    @Published var title = "a"
}

@MainActor
@Suite("_printChanges")
struct PrintChangesTests {
    private struct Child: View {
        let number: Int
        @Binding var isOn: Bool
        var body: some View {
            let _ = Self._printChanges()
            Text("child \(number) \(isOn)")
        }
    }

    private struct Parent: View {
        @State private var count = 0
        @State private var isOn = false
        @State private var model = Model()
        @ObservedObject var book: Book
        @Environment(\.lineLimit) private var limit

        var body: some View {
            let _ = Self._printChanges()
            VStack {
                Text("\(count) \(model.name) \(book.title) \(limit ?? 0)")
                Child(number: count, isOn: $isOn)
                Button("count") { count += 1 }
                Button("toggle") { isOn.toggle() }
                Button("name") { model.name += "b" }
                Button("both") {
                    model.name += "b"
                    count += 1
                }
                Button("title") { book.title += "b" }
            }
        }
    }

    private struct Root: View {
        let book = Book()
        @State private var limit = 1
        var body: some View {
            VStack {
                Parent(book: book).environment(\.lineLimit, limit)
                Button("limit") { limit += 1 }
            }
        }
    }

    @Test("tells for each run of a body what changed: itself, its identity, its properties and those of objects")
    func lines() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
            try await MainActor.run {
                let host = TestHost(size: CGSize(width: 400, height: 600)) { Root() }
                for button in ["count", "toggle", "name", "both", "title", "limit"] { try host.tap(button) }
            }
        }
        let lines = String(decoding: result.standardOutputContent, as: UTF8.self).split(separator: "\n")
            .filter { $0.contains("changed.") }
        #expect(
            lines == [
                "Parent: @self, @identity, _count, _isOn, _model, _book, _limit changed.",
                "Child: @self, @identity, _isOn changed.",
                "Parent: _count changed.",
                "Child: @self changed.",
                "Child: _isOn changed.",
                "Parent: \\Model.name changed.",
                "Parent: _count, \\Model.name changed.",
                "Child: @self changed.",
                "Parent: _book changed.",
                // The view was made anew, and with it the object that its state would start with.
                "Parent: @self, _limit changed.",
            ])
    }

    @Test("prints nothing outside a body")
    func outside() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await MainActor.run { Root._printChanges() }
        }
        #expect(!String(decoding: result.standardOutputContent, as: UTF8.self).contains("Root"))
    }

    private struct Logging: View {
        @State private var n = 0
        var body: some View {
            let _ = Self._logChanges()
            Text("\(n)")
        }
    }

    @Test("_logChanges logs the same")
    func log() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = TestHost { Logging() } }
        }
        let log = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(log.contains("Logging: @self, @identity, _n changed."))
    }
}
