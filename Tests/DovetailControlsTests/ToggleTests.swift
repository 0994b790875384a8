import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("Toggle")
struct ToggleTests {
    @Test("BEH-202: a tap inverts the binding; the toggle follows code")
    func binding() throws {
        let model = Model(false)
        let host = TestHost { Bound(model) { Toggle("Visible", isOn: $0) } }
        #expect(try host.value(of: "Visible") == "0")
        try host.tap("Visible")
        #expect(model.value)
        #expect(try host.value(of: "Visible") == "1")
        model.value = false
        host.settle()
        #expect(try host.value(of: "Visible") == "0")
    }

    @Test("BEH-202: the label and the switch both take the tap; a release outside does not count")
    func areas() throws {
        let model = Model(false)
        let host = TestHost { Bound(model) { Toggle("Visible", isOn: $0) } }
        let frame = try host.frame(of: "Visible")
        host.tap(at: CGPoint(x: frame.minX + 4, y: frame.midY))
        #expect(model.value)
        host.tap(at: CGPoint(x: frame.maxX - 4, y: frame.midY))
        #expect(!model.value)
        host.drag(from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX, y: frame.maxY + 40))
        #expect(!model.value)
    }

    @Test("Space and Return toggle what has the keyboard")
    func keyboard() {
        let model = Model(false)
        let host = TestHost { Bound(model) { Toggle("Visible", isOn: $0) } }
        host.press(.tab)
        host.press(.space)
        #expect(model.value)
        host.press(.return)
        #expect(!model.value)
    }

    @Test("a disabled toggle stays as it is and still follows code")
    func disabled() throws {
        let model = Model(false)
        let host = TestHost { Bound(model) { Toggle("Visible", isOn: $0).disabled(true) } }
        try host.tap("Visible")
        host.press(.tab)
        host.press(.space)
        #expect(!model.value)
        model.value = true
        host.settle()
        #expect(try host.value(of: "Visible") == "1")
    }

    @Test("a checkbox has its box before the label and shows a tick while it is on")
    func checkbox() throws {
        let model = Model(false)
        let host = TestHost {
            Bound(model) { Toggle("Agree", isOn: $0).toggleStyle(.checkbox) }
        }
        let toggle = try host.frame(of: "Agree")
        #expect(toggle.width < 120)
        let box = CGPoint(x: toggle.minX + 2, y: toggle.midY)
        let off = try host.color(at: box)
        host.tap(at: box)
        #expect(model.value)
        #expect(try host.color(at: box) != off)
    }

    @Test("a style of one's own gets the label and a binding")
    func customStyle() throws {
        struct Words: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.label
                    Button(configuration.isOn ? "on" : "off") { configuration.$isOn.wrappedValue.toggle() }
                        .accessibilityIdentifier("inner")
                }
            }
        }
        let model = Model(false)
        let host = TestHost { Bound(model) { Toggle("Power", isOn: $0).toggleStyle(Words()) } }
        #expect(host.texts == ["Power", "off"])
        try host.tap("inner")
        #expect(host.texts == ["Power", "on"])
        #expect(model.value)
    }

    @Test("a disabled toggle looks the same under the pointer", arguments: [Idiom.pad, .desktop])
    func disabledHover(idiom: Idiom) throws {
        let host = TestHost(size: CGSize(width: 200, height: 60), idiom: idiom) {
            VStack {
                Toggle("switch", isOn: .constant(false)).toggleStyle(.switch).disabled(true)
                Toggle("button", isOn: .constant(false)).toggleStyle(.button).disabled(true)
            }
        }
        let before = try host.png()
        for name in ["switch", "button"] {
            let frame = try host.frame(of: name)
            for x in [frame.minX + 5, frame.midX, frame.maxX - 5] {
                host.hover(at: CGPoint(x: x, y: frame.midY))
                #expect(try host.png() == before, "\(name)")
            }
        }
    }
}
