import TestSupport
import Testing

/// Apps that compile on Apple's systems in each language mode, and with the settings of new projects of Xcode's: everything is the main actor's that does not
/// say otherwise, conformances are isolated where they have to be, and functions stay on their caller's actor.
@Suite("Isolation of what apps declare", .serialized)
struct IsolationTests {
    private static let newProject = [
        "-default-isolation", "MainActor", "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
        "-enable-upcoming-feature", "InferIsolatedConformances",
    ]

    private static let apps = types.merging(models) { $1 }.merging(views) { $1 }

    @Test("each app compiles without a warning, in both language modes", arguments: [5, 6], [false, true])
    func compile(mode: Int, isNewProject: Bool) throws {
        // One after the other, as their types have the same names.
        for (name, source) in Self.apps.sorted(by: { $0.key < $1.key }) {
            let result = try TestCompiler().check(
                [name: source], languageMode: mode, options: isNewProject ? Self.newProject : [])
            #expect(result.succeeded, "\(result.output)")
            #expect(!result.output.contains("warning:"), "\(result.output)")
        }
    }

    @Test(
        "what reaches the main actor from elsewhere is refused in Swift 6",
        arguments: [
            "struct S: Shape { func path(in rect: CGRect) -> Path { main(); return Path() } }",
            "class M { var n = 0 }; struct K: EnvironmentKey { static let defaultValue = M() }",
            "struct R: TextRenderer { func draw(layout: Text.Layout, in context: inout GraphicsContext) { main() } }",
            """
            @MainActor final class M { var n = 0 }
            struct L: Layout {
                let m: M
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: m.n, height: 0) }
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
            }
            """,
        ])
    func refused(source: String) throws {
        let result = try TestCompiler().check(
            "import SwiftUI\n@MainActor func main() {}\n" + source, languageMode: 6)
        #expect(!result.succeeded, "\(source)")
    }
}
