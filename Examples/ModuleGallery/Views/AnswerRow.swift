import SwiftUI

/// A question to a service, which is asked when its button is pressed, and what the service answered, or why it did not.
struct AnswerRow: View {
    let question: String
    let ask: @MainActor () async throws -> String
    @State private var answer: String?

    init(_ question: String, ask: @escaping @MainActor () async throws -> String) {
        self.question = question
        self.ask = ask
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Button(question) {
                Task {
                    do { answer = try await ask() } catch { answer = error.localizedDescription }
                }
            }
            if let answer { Text(answer).font(.callout).foregroundStyle(.secondary) }
        }
    }
}
