import DovetailCore
import DovetailTesting
import Foundation
import SwiftUI
import Testing

/// What the automatic styles are in each idiom.
@MainActor
@Suite("Automatic styles of the idioms")
struct IdiomStyleTests {
    @Test(
        "a button has a bezel on the desktop, elsewhere it is as big as its label and tinted", arguments: Idiom.allCases
    )
    func button(idiom: Idiom) throws {
        let host = TestHost(idiom: idiom) {
            Button("Press") {}
        }
        let text = try TestHost(idiom: idiom) { Text("Press") }.frame(of: "Press").size
        let button = try host.frame(of: "Press").size
        let color = try host.presentation(of: "Press").foreground
        if idiom == .desktop {
            #expect(button == CGSize(width: text.width + 16, height: text.height + 4))
            #expect(color == Theme.label(0, .light))
        } else {
            #expect(button == text)
            #expect(color == Theme.accentText(.light))
        }
    }

    @Test("a button's label takes the style that the app gives it, from outside too")
    func buttonColour() throws {
        for idiom in Idiom.allCases {
            let host = TestHost(idiom: idiom) {
                Button("a") {}.foregroundColor(.red)
                Button("b") {}.buttonStyle(.borderedProminent).foregroundStyle(Color.black)
                Button("c", role: .destructive) {}
            }
            let environment = EnvironmentValues()
            #expect(try host.presentation(of: "a").foreground == Color.red.resolve(in: environment))
            #expect(try host.presentation(of: "b").foreground == Color.black.resolve(in: environment))
            #expect(try host.presentation(of: "c").foreground == Color.dangerText.resolve(in: environment))
        }
    }

    @Test("a background of the app's own is all the box that a button has: no box in a box")
    func noBoxInBox() throws {
        let host = TestHost {
            Button {
            } label: {
                Text("Go").foregroundColor(.white).padding(20).background(Color.blue)
            }
        }
        let frame = try host.frame(of: "Go")
        let blue = try host.color(at: CGPoint(x: frame.minX + 2, y: frame.minY + 2))
        #expect(blue.blue > blue.red + 0.3)
        #expect(try host.color(at: CGPoint(x: frame.minX - 2, y: frame.midY)) == Theme.windowBackground(.light, .pad))
    }

    @Test(
        "a toggle is a checkbox before its label on the desktop, elsewhere a switch behind it",
        arguments: Idiom.allCases)
    func toggle(idiom: Idiom) throws {
        let host = TestHost(size: CGSize(width: 300, height: 100), idiom: idiom) {
            Toggle(isOn: .constant(true)) { Text("Sound").accessibilityIdentifier("label") }
                .accessibilityIdentifier("toggle")
        }
        let toggle = try host.frame(of: "toggle")
        let label = try host.frame(of: "label")
        if idiom == .desktop {
            #expect(label.minX == toggle.minX + 14 + 7)
            #expect(label.maxX == toggle.maxX)
        } else {
            #expect(toggle.width == 300)
            #expect(toggle.height == 31)
            #expect(label.minX == 0)
        }
    }

    @Test("a picker names its value alone outside forms, but on the desktop", arguments: Idiom.allCases)
    func picker(idiom: Idiom) throws {
        let host = TestHost(idiom: idiom) {
            Picker("Size", selection: .constant(1)) { Text("Big").tag(1) }
        }
        #expect(host.texts == (idiom == .desktop ? ["Size", "Big"] : ["Big"]))
        #expect(try host.value(of: "Size") == "Big")
        let form = TestHost(idiom: idiom) {
            Form { Picker("Size", selection: .constant(1)) { Text("Big").tag(1) } }
        }
        // In columns the label beside the button is told as its name.
        #expect(form.texts == (idiom == .desktop ? ["Big"] : ["Size", "Big"]))
        #expect(try form.value(of: "Size") == "Big")
    }

    @Test("a field has a border on the desktop, elsewhere it is as high as its line", arguments: Idiom.allCases)
    func field(idiom: Idiom) throws {
        let host = TestHost(idiom: idiom) {
            TextField("Name", text: .constant("")).textFieldStyle(.plain).accessibilityIdentifier("plain")
            TextField("Name", text: .constant("")).accessibilityIdentifier("automatic")
            TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder).accessibilityIdentifier("border")
        }
        let plain = try host.frame(of: "plain").height
        let border = try host.frame(of: "border").height
        #expect(border == plain + (idiom == .desktop ? 6 : 12))
        #expect(try host.frame(of: "automatic").height == (idiom == .desktop ? border : plain))
    }

    @Test("controls shrink and grow with the control size")
    func controlSizes() throws {
        for idiom in [Idiom.pad, .desktop] {
            let host = TestHost(size: CGSize(width: 400, height: 600), idiom: idiom) {
                ForEach(ControlSize.allCases, id: \.self) { size in
                    Button("a") {}.buttonStyle(.bordered).controlSize(size)
                        .accessibilityIdentifier("\(ControlSize.allCases.firstIndex(of: size)!)")
                }
            }
            let heights = try (0..<5).map { try host.frame(of: "\($0)").height }
            #expect(heights == heights.sorted())
            #expect(heights[1] < heights[2] && heights[2] < heights[3] && heights[3] < heights[4])
        }
    }
}
