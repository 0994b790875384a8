import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("Button")
struct ButtonTests {
    /// Tells the styles' states, and shows them.
    private struct LoggingStyle: ButtonStyle {
        let log: Probe<Bool>

        func makeBody(configuration: Configuration) -> some View {
            let _ = log.note(configuration.isPressed)
            configuration.label
            Text(configuration.isPressed ? "down" : "up")
        }
    }

    private struct Player: View {
        @State private var isPlaying = false
        var body: some View {
            Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
            Image(systemName: isPlaying ? "pause.circle" : "play.circle")
        }
    }

    @Test("BEH-200, BEH-201: one activation runs the action once; label and symbol follow the state")
    func label() throws {
        let host = TestHost { VStack { Player() } }
        #expect(host.symbols == ["play.circle"])
        try host.tap("Play")
        #expect(host.texts == ["Pause"])
        #expect(host.symbols == ["pause.circle"])
        try host.tap("Pause")
        #expect(host.texts == ["Play"])
    }

    @Test("the action runs at the release, not at the press")
    func release() throws {
        let log = Probe<String>()
        let host = TestHost { Button("Go") { log.note("go") } }
        let frame = try host.frame(of: "Go")
        host.pointer(.down, CGPoint(x: frame.midX, y: frame.midY))
        #expect(log.entries.isEmpty)
        host.pointer(.up, CGPoint(x: frame.midX, y: frame.midY))
        #expect(log.entries == ["go"])
    }

    @Test("a style sees isPressed while the button is held, and again when the pointer comes back")
    func style() throws {
        let log = Probe<Bool>()
        let done = Probe<Int>()
        let host = TestHost {
            Button("Hold") { done.note(1) }.buttonStyle(LoggingStyle(log: log))
        }
        #expect(host.texts == ["Hold", "up"])
        let frame = try host.frame(of: "Hold up")
        let inside = CGPoint(x: frame.midX, y: frame.midY)
        host.pointer(.down, inside)
        #expect(host.texts == ["Hold", "down"])
        host.pointer(.moved, CGPoint(x: 1, y: 1))
        #expect(host.texts == ["Hold", "up"])
        host.pointer(.moved, inside)
        #expect(host.texts == ["Hold", "down"])
        host.pointer(.up, inside)
        #expect(host.texts == ["Hold", "up"])
        #expect(log.entries == [false, true, false, true, false])
        #expect(done.entries == [1])
    }

    @Test("dragging out before the release does nothing")
    func dragOut() throws {
        let log = Probe<String>()
        let host = TestHost { Button("Go") { log.note("go") } }
        let frame = try host.frame(of: "Go")
        host.drag(from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: 2, y: 2))
        #expect(log.entries.isEmpty)
    }

    @Test("Space and Return press the button that has the keyboard; Shift+Tab goes back")
    func keyboard() {
        let log = Probe<String>()
        let host = TestHost {
            VStack {
                Button("one") { log.note("one") }
                Button("two") { log.note("two") }
            }
        }
        host.press(.space)
        #expect(log.entries.isEmpty)
        host.press(.tab)
        host.press(.return)
        host.press(.tab)
        host.press(.space)
        host.press(.tab, .shift)
        host.press(.space)
        #expect(log.entries == ["one", "two", "one"])
    }

    @Test("a disabled button is faded on desktops; on touch devices it is grey, whatever its tint and its style")
    func disabledLook() throws {
        func host(_ idiom: Idiom) -> TestHost {
            TestHost(size: CGSize(width: 300, height: 300), idiom: idiom) {
                VStack {
                    Button("plain look") {}
                    Button {
                    } label: {
                        Color.clear.frame(width: 80, height: 30)
                    }
                    .buttonStyle(.bordered).accessibilityLabel("bordered")
                    Button {
                    } label: {
                        Color.clear.frame(width: 80, height: 30)
                    }
                    .buttonStyle(.borderedProminent).accessibilityLabel("prominent")
                }
                .tint(.red).disabled(true)
            }
        }
        func isGrey(_ color: Color.Resolved) -> Bool {
            abs(color.red - color.green) < 0.03 && abs(color.green - color.blue) < 0.03
        }
        let pad = host(.pad)
        #expect(try host(.desktop).presentation(of: "plain look").opacity < 0.6)
        #expect(try pad.presentation(of: "plain look").opacity == 1)
        for name in ["bordered", "prominent"] {
            let frame = try pad.frame(of: name)
            let color = try pad.color(at: CGPoint(x: frame.midX, y: frame.midY))
            #expect(isGrey(color) && color.red < 0.97, "\(name) \(color)")
            let desktop = host(.desktop)
            let prominent = try desktop.frame(of: "prominent")
            #expect(try !isGrey(desktop.color(at: CGPoint(x: prominent.midX, y: prominent.midY))))
        }
    }

    @Test("a disabled button neither acts nor takes the keyboard")
    func disabled() throws {
        let log = Probe<String>()
        let host = TestHost {
            VStack {
                Button("off") { log.note("off") }.disabled(true)
                Button("on") { log.note("on") }
            }
        }
        #expect(try !host.isEnabled("off"))
        #expect(try host.isEnabled("on"))
        try host.tap("off")
        host.press(.tab)
        host.press(.space)
        #expect(log.entries == ["on"])
    }

    @Test("a button that is disabled while it is held does not act and does not stay pressed")
    func disabledWhileHeld() throws {
        let log = Probe<Bool>()
        let done = Probe<Int>()
        let isDisabled = Model(false)
        let host = TestHost {
            Bound(isDisabled) { isDisabled in
                Button("Go") { done.note(1) }
                    .buttonStyle(LoggingStyle(log: log)).disabled(isDisabled.wrappedValue)
            }
        }
        let frame = try host.frame(of: "Go up")
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        host.pointer(.down, middle)
        isDisabled.value = true
        host.settle()
        host.pointer(.up, middle)
        #expect(host.texts == ["Go", "up"])
        #expect(done.entries.isEmpty)
    }

    @Test("the style is told the role", arguments: [ButtonRole.destructive, .cancel, nil])
    func roles(role: ButtonRole?) {
        struct RoleStyle: ButtonStyle {
            let log: Probe<ButtonRole?>
            func makeBody(configuration: Configuration) -> some View {
                let _ = log.note(configuration.role)
                configuration.label
            }
        }
        let log = Probe<ButtonRole?>()
        let host = TestHost {
            Button("Act", role: role) {}.buttonStyle(RoleStyle(log: log))
        }
        #expect(host.texts == ["Act"])
        #expect(log.entries == [role])
    }

    @Test("the label of a destructive button is red")
    func destructive() throws {
        let host = TestHost { Button("Delete", role: .destructive) {} }
        let color = try #require(try host.presentation(of: "Delete").foreground)
        #expect(color.red > 0.7 && color.green < 0.5)
    }

    @Test("a style holds for all buttons inside; an inner one wins")
    func inheritance() {
        struct Named: ButtonStyle {
            let name: String
            func makeBody(configuration: Configuration) -> some View { Text(name) }
        }
        let host = TestHost {
            VStack {
                Button("a") {}
                Button("b") {}.buttonStyle(Named(name: "inner"))
            }
            .buttonStyle(Named(name: "outer"))
        }
        #expect(host.texts == ["outer", "inner"])
    }

    @Test("a label of any views names the button")
    func anyLabel() throws {
        let log = Probe<Int>()
        let host = TestHost {
            Button {
                log.note(1)
            } label: {
                Image(systemName: "plus")
                Text("Add")
            }
        }
        try host.tap("Add")
        try host.tap("plus")
        #expect(log.entries == [1, 1])
    }

    @Test("several views in a label stand side by side, whatever the style", arguments: 0..<5)
    func severalViews(style: Int) throws {
        struct Own: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.label.padding(4) }
        }
        struct Styled: ViewModifier {
            let style: Int
            @ViewBuilder func body(content: Content) -> some View {
                switch style {
                case 0: content
                case 1: content.buttonStyle(.borderedProminent)
                case 2: content.buttonStyle(.plain)
                case 3: content.buttonStyle(.bordered).controlSize(.large)
                default: content.buttonStyle(Own())
                }
            }
        }
        func width<V: View>(@ViewBuilder _ label: @escaping () -> V) throws -> CGFloat {
            let host = TestHost {
                Button(action: {}, label: label).accessibilityIdentifier("button").modifier(Styled(style: style))
            }
            let frame: CGRect = try host.frame(of: "button")
            return frame.width
        }
        func star() -> some View { Image(systemName: "star") }
        let both = try width {
            star()
            Text("Start")
        }
        #expect(
            try both
                == width {
                    HStack {
                        star()
                        Text("Start")
                    }
                })
        #expect(try both > width { Text("Start") } + 10)
    }
}
