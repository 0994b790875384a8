import DovetailTesting
import SwiftUI
import Testing
import ViewSupport

private struct OtherKey: EnvironmentKey { static let defaultValue = false }
private struct MineKey: EnvironmentKey {
    static let defaultValue = 1
}

extension EnvironmentValues {
    fileprivate var mine: Int {
        get { self[MineKey.self] }
        set { self[MineKey.self] = newValue }
    }
}

@MainActor
@Suite("Environment")
struct EnvironmentTests {
    private struct Reader: View {
        @Environment(\.lineSpacing) private var spacing
        @Environment(\.mine) private var mine
        var body: some View { Text("\(Int(spacing)) \(mine)") }
    }

    private struct Other: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }

    private struct Root: View {
        @State private var n: CGFloat = 12
        var body: some View {
            VStack {
                VStack {
                    Reader()
                    Other()
                }
                .environment(\.lineSpacing, n)
                .environment(\.mine, 5)
                Reader()
                Button("change") { n = 20 }
            }
        }
    }

    @Test(
        "a description tells an app's own keys, the newest first and before what they had, then built-in ones by name"
    )
    func description() {
        var values = EnvironmentValues()
        #expect(values.description == "[]")
        values.mine = 5
        values.colorScheme = .dark
        values.lineLimit = 3
        #expect(values.description == "[EnvironmentPropertyKey<MineKey> = 5, colorScheme = dark, lineLimit = 3]")
        values.mine = 6
        values[OtherKey.self] = true
        #expect(
            values.description == "[EnvironmentPropertyKey<OtherKey> = true, EnvironmentPropertyKey<MineKey> = 6, "
                + "EnvironmentPropertyKey<MineKey> = 5, colorScheme = dark, lineLimit = 3]")
        // A copy goes on from there, and the first one stays as it is.
        var copy = values
        copy.mine = 5
        #expect(
            copy.description.hasPrefix(
                "[EnvironmentPropertyKey<MineKey> = 5, EnvironmentPropertyKey<OtherKey> = true, "))
        #expect(values.description.hasPrefix("[EnvironmentPropertyKey<OtherKey> = true, "))
        // What was set ten thousand times before is forgotten.
        for number in 0..<10_000 { copy.mine = number }
        #expect(copy.description.count < 1000)
    }

    @Test("BEH-160, BEH-161, BEH-163, BEH-164: values hold in their subtree; only readers of a changed one run again")
    func values() throws {
        let host = TestHost { Root() }
        #expect(host.texts == ["12 5", "light", "0 1", "change"])
        try host.tap("change")
        #expect(host.texts == ["20 5", "light", "0 1", "change"])
        #expect(host.statistics.bodies["Reader"] == 1)
        #expect(host.statistics.bodies["Other"] == nil)
        host.setColorScheme(.dark)
        #expect(host.exists("dark"))
    }

    private struct BuiltIns: View {
        @Environment(\.accessibilityEnabled) private var accessibilityEnabled
        @Environment(\.colorScheme) private var colorScheme
        @Environment(\.lineSpacing) private var lineSpacing
        @Environment(\.font) private var font
        @Environment(\.presentationMode) private var presentationMode
        @Environment(\.textCase) private var textCase
        let seen: Probe<String>

        var body: some View {
            let isPresented = presentationMode.wrappedValue.isPresented
            let _ = seen.note(
                "\(accessibilityEnabled) \(colorScheme) \(lineSpacing) \(font == nil) \(isPresented) \(textCase == nil)"
            )
            Text("x")
        }
    }

    @Test("BEH-162: the built-in values have their defaults and take others (API-067 to API-074)")
    func builtIns() {
        let seen = Probe<String>()
        _ = TestHost {
            VStack {
                BuiltIns(seen: seen)
                BuiltIns(seen: seen)
                    .environment(\.accessibilityEnabled, true)
                    .environment(\.colorScheme, .dark)
                    .environment(\.lineSpacing, 12)
                    .environment(\.font, .title)
                    .environment(\.textCase, .uppercase)
            }
        }
        #expect(seen.entries == ["false light 0.0 true false true", "true dark 12.0 false false false"])
    }

    @Test("BEH-165, BEH-166, BEH-168: textCase changes what is shown, and nil lifts it")
    func textCase() {
        let host = TestHost {
            VStack {
                Text("yolo")
                Button("done") {}
                Text("As Written").environment(\.textCase, nil)
                TextField("thing", text: .constant(""))
            }
            .textCase(.uppercase)
        }
        #expect(host.texts == ["YOLO", "DONE", "As Written", "THING"])
    }

    @Test("BEH-158, BEH-159: fonts are inherited and may be overridden")
    func fonts() throws {
        let host = TestHost {
            VStack {
                Image(systemName: "1.circle").font(.largeTitle)
                Image(systemName: "2.circle")
            }
            .font(.title2)
        }
        #expect(try host.frame(of: "1.circle").width > host.frame(of: "2.circle").width)
    }

    @Test("disabled controls cannot be used, and nothing inside can enable them")
    func disabled() throws {
        let log = Probe<String>()
        let host = TestHost {
            VStack {
                Button("off") { log.note("off") }.disabled(false)
            }
            .disabled(true)
        }
        try host.tap("off")
        #expect(log.entries.isEmpty)
        #expect(try !host.isEnabled("off"))
    }
}
