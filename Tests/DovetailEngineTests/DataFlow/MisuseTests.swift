import DovetailCore
import DovetailTesting
import Foundation
import Testing

/// What a program logs, and that it goes on.
@MainActor
@Suite("Misuse is told to the developer")
struct MisuseTests {
    private struct Writing: View {
        @State private var n = 0
        @State private var other = 0
        var body: some View {
            let _ = (n = 7)
            VStack {
                Text("n \(n)")
                Button("other") { other += 1 }
                Text("\(other)")
            }
        }
    }

    @Test("writing state in a body is warned of once, with the view's name")
    func stateInBody() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                let host = TestHost { Writing() }
                try host.tap("other")
                precondition(host.exists("n 7"))
            }
        }
        let log = String(decoding: result.standardErrorContent, as: UTF8.self)
        let warning = "Writing: Modifying state during view update, this will cause undefined behavior."
        #expect(log.components(separatedBy: warning).count == 2)
    }

    private final class Model: ObservableObject {
        @Published var n = 0
    }

    private struct Publishing: View {
        @ObservedObject var model: Model
        var body: some View {
            let _ = (model.n == 0 ? (model.n = 1) : ())
            Text("n \(model.n)")
        }
    }

    @Test("so is changing a published property in a body")
    func publishedInBody() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let host = TestHost { Publishing(model: Model()) }
                precondition(host.exists("n 1"))
            }
        }
        let log = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(log.contains("Publishing: Publishing changes from within view updates is not allowed"))
    }

    private struct Holder: View {
        @State var n = 5
        var body: some View { Text("\(n)") }
    }

    @Test("a state read outside a window gives its initial value, and a warning once")
    func outside() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = Holder()
                precondition(view.n == 5)
                precondition(view.$n.wrappedValue == 5)
                view.$n.wrappedValue = 6
                view.n = 7
                precondition(view.n == 5)
            }
        }
        let log = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(
            log.components(separatedBy: "Accessing State's value outside of being installed on a View.").count == 2)
    }

    @Test("installed states are read and written without a warning")
    func silence() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = TestHost { Holder(n: 3) } }
        }
        let log = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(!log.contains("warning"))
    }

    private struct Needing: View {
        @EnvironmentObject private var model: Model
        var body: some View { Text("\(model.n)") }
    }

    @Test("BEH-148: a missing environment object is fatal; the message names its type, the modifier and the view")
    func missingObject() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = TestHost { Needing() } }
        }
        let message = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(
            message.contains(
                "No ObservableObject of type Model found. A View.environmentObject(_:) for Model may be missing as an ancestor of this view. (in Needing)"
            ))
    }
}
