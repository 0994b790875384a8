import DovetailTesting
import SwiftUI
import Testing

/// How deep views lie in each other costs memory, and no stack: every pass works at depths that no recursion survives.
@MainActor
@Suite("Depth", .serialized)
struct DepthTests {
    /// The view at the end: its action changes what it shows.
    struct Press: View {
        @State private var count = 0
        var body: some View {
            Button("pressed \(count)") { count += 1 }.accessibilityIdentifier("press")
        }
    }

    private struct Root: View {
        let kind: Nest<Press>.Kind
        let levels: Int
        var body: some View {
            Nest(kind: kind, levels: levels) { Press() }
        }
    }

    private func everyPass(_ kind: Nest<Press>.Kind, levels: Int) throws {
        var host: TestHost? = TestHost(size: CGSize(width: 400, height: 300)) { Root(kind: kind, levels: levels) }
        #expect(host?.texts == ["pressed 0"])
        try host?.tap("press")
        #expect(host?.texts == ["pressed 1"])
        host?.press(.tab)
        host?.press(.space)
        #expect(host?.texts == ["pressed 2"])
        #expect(host?.tree.contains("identifier press") == true)
        host?.resize(to: CGSize(width: 500, height: 400))
        try host?.longPress("press")
        _ = try host?.png()
        host?.close()
        host = nil
    }

    @Test("20,000 stacks in each other are made, laid out, changed, pressed, painted and released")
    func veryDeep() throws { try everyPass(.vStack, levels: 20_000) }

    @Test(
        "2,000 views of a kind in each other are made, laid out, changed, pressed, painted and released",
        arguments: Nest<Press>.Kind.allCases.filter { ![.lazyVStack, .button].contains($0) })
    func deep(kind: Nest<Press>.Kind) throws { try everyPass(kind, levels: 2_000) }

    // What lies in a lazy stack is measured again by each lazy stack around it.
    @Test("40 lazy stacks in each other")
    func lazy() throws { try everyPass(.lazyVStack, levels: 40) }

}
