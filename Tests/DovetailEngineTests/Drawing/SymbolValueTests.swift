import Foundation
import Testing

@testable import DovetailCore
@testable import DovetailEngine
@testable import DovetailTesting

/// How much of a symbol with a value is drawn.
@MainActor
@Suite("Values of symbols")
struct SymbolValueTests {
    /// The value that a painter is given.
    private func value(_ value: Double?) -> Double? {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Image(systemName: "speaker.wave.3", variableValue: value)
        }
        defer { host.close() }
        var found: Double?
        host.window.displayTree.root.forEach { node in
            if case .symbol(let symbol) = node.content { found = symbol.value }
        }
        return found
    }

    @Test("it is kept between 0 and 1; no number is 0, and none is none")
    func limits() {
        #expect(value(0.4) == 0.4)
        #expect(value(0) == 0 && value(1) == 1)
        #expect(value(-2) == 0 && value(3) == 1)
        #expect(value(.nan) == 0)
        #expect(value(nil) == nil)
    }
}
