import DovetailTesting
import SwiftUI
import Testing

/// Environment values by the names that SwiftUI has for previews and for types of views.
@MainActor
struct EnvironmentKeyWritingTests {
    private struct Limit: View {
        @Environment(\.lineLimit) private var limit
        @Environment(\.colorSchemeContrast) private var contrast
        var body: some View { Text("\(limit ?? 0) \(contrast == .increased ? "more" : "usual")") }
    }

    @Test func aModifierWritesOneValue() throws {
        let written = _EnvironmentKeyWritingModifier<Int?>(keyPath: \.lineLimit, value: 3)
        let host = TestHost(size: CGSize(width: 100, height: 50)) { Limit().modifier(written) }
        #expect(host.texts == ["3 usual"])
    }

    @Test func contrastCanBeSet() throws {
        let host = TestHost(size: CGSize(width: 100, height: 50)) {
            Limit().environment(\._colorSchemeContrast, .increased)
        }
        #expect(host.texts == ["0 more"])
    }
}
