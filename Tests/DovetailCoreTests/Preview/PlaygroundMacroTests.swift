import Playgrounds
import SwiftUI
import Testing

/// Whether a playground has run.
@MainActor
private enum Runs {
    static var count = 0
}

#Playground {
    await MainActor.run { Runs.count += 1 }
}

#Playground("Named") {
    let text = String(describing: Color.red)
    _ = text.count
    try await Task.sleep(for: .seconds(1))
}

@MainActor
@Suite("#Playground")
struct PlaygroundMacroTests {
    @Test("Playgrounds compile, also with a name, and none is run")
    func compiles() { #expect(Runs.count == 0) }
}
