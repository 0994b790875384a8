import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("Whether controls show their labels")
struct LabelsVisibilityTests {
    private struct Labels: View {
        @Environment(\.labelsVisibility) private var visibility
        var body: some View { Text(visibility == .hidden ? "hidden" : "automatic") }
    }

    @Test("views read whether labels of controls are hidden")
    func labels() {
        #expect(TestHost { Labels() }.texts == ["automatic"])
        #expect(TestHost { Labels().labelsHidden() }.texts == ["hidden"])
        #expect(TestHost { Labels().labelsVisibility(.hidden).labelsVisibility(.visible) }.texts == ["hidden"])
    }
}
