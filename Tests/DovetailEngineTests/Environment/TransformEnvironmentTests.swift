import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

@MainActor
@Suite("Transformed environment")
struct TransformEnvironmentTests {
    private struct Reader: View {
        @Environment(\.lineSpacing) private var spacing
        @Environment(\.isEnabled) private var isEnabled
        var body: some View { Text("\(Int(spacing)) \(isEnabled ? "enabled" : "disabled")") }
    }

    @Test("a transformation that sets a key only after a change of state arrives at the reader")
    func late() throws {
        struct Root: View {
            @State private var isSet = false
            var body: some View {
                VStack {
                    Reader().transformEnvironment(\.lineSpacing) { if isSet { $0 = 9 } }
                    Button("Set") { isSet = true }
                }
            }
        }
        let host = TestHost { Root() }
        #expect(host.exists("0 enabled"))
        try host.tap("Set")
        #expect(host.exists("9 enabled"))
    }

    @Test("a transformation in a view that is not evaluated again follows the environment outside it")
    func follows() throws {
        struct Inner: View {
            let count: BodyCount
            var body: some View {
                let _ = count()
                Reader().transformEnvironment(\.lineSpacing) { $0 += 1 }
            }
        }
        struct Own: View {
            var body: some View { Reader() }
        }
        struct Root: View {
            let count: BodyCount
            @State private var spacing: CGFloat = 1
            @State private var isDisabled = false
            var body: some View {
                VStack {
                    VStack { Inner(count: count) }.environment(\.lineSpacing, spacing)
                    Own().environment(\.lineSpacing, 50).disabled(isDisabled)
                    Button("Next") { spacing += 5 }
                    Button("Disable") { isDisabled.toggle() }
                }
            }
        }
        let count = BodyCount()
        let host = TestHost { Root(count: count) }
        #expect(host.exists("2 enabled"))
        try host.tap("Next")
        #expect(host.exists("7 enabled"))
        #expect(count.count == 1)
        try host.tap("Disable")
        #expect(host.exists("50 disabled"))
        try host.tap("Disable")
        #expect(host.exists("50 enabled"))
    }

    @Test("bold(false), italic(false), underline(false) and strikethrough(false) are plain text")
    func plain() throws {
        let host = TestHost(size: CGSize(width: 400, height: 400)) {
            VStack {
                Text("Wide words").accessibilityIdentifier("plain")
                Text("Wide words").bold().accessibilityIdentifier("bold")
                Text("Wide words").bold(false).accessibilityIdentifier("not bold")
                Text("Wide words").italic(false).underline(false).strikethrough(false)
                    .accessibilityIdentifier("nothing")
                VStack { Text("Wide words").accessibilityIdentifier("inherited") }.bold(false)
            }
        }
        let plain = try host.frame(of: "plain").width
        #expect(try host.frame(of: "bold").width > plain)
        #expect(try host.frame(of: "not bold").width == plain)
        #expect(try host.frame(of: "nothing").width == plain)
        #expect(try host.frame(of: "inherited").width == plain)
    }
}
