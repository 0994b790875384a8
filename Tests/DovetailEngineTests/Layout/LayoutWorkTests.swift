import DovetailCore
import DovetailTesting
import Foundation
import Testing

/// What laying out costs, in counts.
@MainActor
@Suite("Layout work")
struct LayoutWorkTests {
    private func nest(_ depth: Int, padded: Bool) -> AnyView {
        if depth == 0 { return AnyView(Text("end")) }
        let inner = nest(depth - 1, padded: padded)
        if padded {
            return depth % 2 == 0
                ? AnyView(
                    HStack {
                        Text("a"); inner
                    }.padding(1).frame(maxWidth: .infinity))
                : AnyView(
                    VStack {
                        Text("b"); inner
                    }.padding(1).frame(minHeight: 5))
        }
        return depth % 2 == 0
            ? AnyView(
                HStack {
                    Text("a"); inner
                })
            : AnyView(
                VStack {
                    Text("b"); inner
                })
    }

    private func layouts(_ depth: Int, padded: Bool) -> Int {
        let host = TestHost(size: CGSize(width: 800, height: 800)) { nest(depth, padded: padded) }
        return host.statistics.layouts
    }

    @Test("twice the depth of nested stacks, at most 2.2 times the layouts", arguments: [false, true])
    func growth(padded: Bool) {
        let counts = [4, 8, 16, 32].map { layouts($0, padded: padded) }
        print("layouts at depths 4, 8, 16, 32, padded \(padded): \(counts)")
        #expect(Double(counts[2]) <= 2.2 * Double(counts[1]))
        #expect(Double(counts[3]) <= 2.2 * Double(counts[2]))
    }

    @Test("after many sizes and a change of state, a window back at its first size is as a fresh one")
    func manySizes() throws {
        struct Screen: View {
            @State private var isLong = false
            var body: some View {
                VStack(spacing: 0) {
                    Text(isLong ? "a text of several words, which needs a second line" : "short")
                        .accessibilityIdentifier("t")
                    Button("longer") { isLong = true }.accessibilityIdentifier("b")
                }
                .background { Color.red.accessibilityIdentifier("column") }
            }
        }
        let host = TestHost(size: CGSize(width: 200, height: 300)) { Screen() }
        for width in [210, 220, 230, 240, 250, 260, 900, 1000] { host.resize(to: CGSize(width: width, height: 300)) }
        try host.tap("longer")
        host.resize(to: CGSize(width: 200, height: 300))
        let fresh = TestHost(size: CGSize(width: 200, height: 300)) { Screen() }
        try fresh.tap("longer")
        #expect(try host.frame(of: "column") == fresh.frame(of: "column"))
    }
}
