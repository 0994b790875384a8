import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("Dynamic properties of styles")
struct StyleTests {
    private final class Theme: ObservableObject {
        @Published var name: String
        init(_ name: String) { self.name = name }
    }

    private struct TellingStyle: ButtonStyle {
        @Environment(\.isEnabled) private var isEnabled
        @Environment(\.colorScheme) private var colorScheme
        @EnvironmentObject private var theme: Theme
        @State private var presses = 0

        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                Text("\(isEnabled ? "on" : "off") \(colorScheme == .dark ? "dark" : "light") \(theme.name) \(presses)")
            }
            .onChange(of: configuration.isPressed) { if configuration.isPressed { presses += 1 } }
        }
    }

    private struct Buttons: View {
        let theme: Theme
        @State private var isOff = false
        var body: some View {
            VStack {
                Button("A") {}
                Button("B") {}.disabled(isOff)
            }
            .buttonStyle(TellingStyle())
            .environmentObject(theme)
            Toggle("Off", isOn: $isOff)
        }
    }

    @Test("a button style reads the environment, an environment object and its own state, one for each button")
    func buttonStyle() throws {
        let theme = Theme("blue")
        let host = TestHost(colorScheme: .dark) { VStack { Buttons(theme: theme) } }
        #expect(host.texts == ["A", "on dark blue 0", "B", "on dark blue 0", "Off"])
        try host.tap("Off")
        #expect(host.texts == ["A", "on dark blue 0", "B", "off dark blue 0", "Off"])
        theme.name = "red"
        host.settle()
        #expect(host.texts == ["A", "on dark red 0", "B", "off dark red 0", "Off"])
        let frame = try host.frame(of: "A on dark red 0")
        host.hold(at: CGPoint(x: frame.midX, y: frame.midY))
        host.release()
        #expect(host.texts == ["A", "on dark red 1", "B", "off dark red 0", "Off"])
    }

    private struct CountingStyle: ToggleStyle {
        @Environment(\.isEnabled) private var isEnabled
        @State private var flips = 0
        @StateObject private var theme = Theme("own")
        let prefix: String

        func makeBody(configuration: Configuration) -> some View {
            Text("\(prefix) \(configuration.isOn) \(flips) \(isEnabled) \(theme.name)")
                .onChange(of: configuration.isOn) {
                    flips += 1
                    theme.name = "flipped"
                }
        }
    }

    private struct Toggles: View {
        @State private var isOn = false
        @State private var prefix = "p"
        var body: some View {
            Toggle("Label", isOn: $isOn).toggleStyle(CountingStyle(prefix: prefix))
            Button("Rename") { prefix = "q" }
        }
    }

    @Test("a toggle style keeps its state while its value changes")
    func toggleStyle() throws {
        let host = TestHost { VStack { Toggles() } }
        #expect(host.texts == ["p false 0 true own", "Rename"])
        try host.tap("p false 0 true own")
        #expect(host.texts == ["p true 1 true flipped", "Rename"])
        try host.tap("Rename")
        #expect(host.texts == ["q true 1 true flipped", "Rename"])
    }

    private struct Equal: View {
        @State private var count = 0
        let log: Probe<Bool>
        var body: some View {
            Text("\(count)")
            Button("Styled") {}.buttonStyle(LoggingStyle(log: log))
            Button("More") { count += 1 }
        }
    }

    private struct LoggingStyle: ButtonStyle {
        let log: Probe<Bool>
        func makeBody(configuration: Configuration) -> some View {
            let _ = log.note(configuration.isPressed)
            configuration.label
        }
    }

    @Test("the same style set again runs no style's body again, a changed configuration does")
    func equalStyles() throws {
        let log = Probe<Bool>()
        let host = TestHost { VStack { Equal(log: log) } }
        #expect(log.entries.count == 1)
        try host.tap("More")
        #expect(log.entries.count == 1)
        let frame = try host.layoutFrame(of: "Styled")
        host.hold(at: CGPoint(x: frame.midX, y: frame.midY))
        host.release()
        #expect(log.entries == [false, true, false])
    }
}
