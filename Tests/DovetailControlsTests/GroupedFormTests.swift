import DovetailCore
import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("Grouped forms of the desktop")
struct GroupedFormTests {
    private let size = CGSize(width: 420, height: 320)

    @Test("a toggle is a switch at the end of its row, and outside of the form a box before its label")
    func toggles() throws {
        struct Toggles: View {
            @State private var isOn = false
            var body: some View { Toggle("Sounds", isOn: $isOn) }
        }
        let plain = TestHost(size: size, idiom: .desktop) { Toggles() }
        let inForm = TestHost(size: size, idiom: .desktop) { Form { Toggles() }.formStyle(.grouped) }
        #expect(try plain.frame(of: "Sounds").width < 120)
        let row = try inForm.frame(of: "Sounds")
        #expect(row.width > 340)
        // Pressed at the switch.
        inForm.tap(at: CGPoint(x: row.maxX - 10, y: row.midY))
        #expect(try inForm.value(of: "Sounds") == "1")
    }

    @Test("a slider has its label at its front, unless labels are hidden; not so on touch devices")
    func sliders() throws {
        struct Volume: View {
            @State private var volume = 0.5
            var body: some View { Slider(value: $volume) { Text("Volume") } }
        }
        let host = TestHost(size: size, idiom: .desktop) { Form { Volume() }.formStyle(.grouped) }
        let row = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        let track = try host.frame(of: "Volume")
        #expect(try host.frame(ofText: "Volume").maxX < track.minX)
        #expect(track.minX > row.minX + 60 && track.maxX > row.maxX - 50)
        try host.set("Volume", to: 0.75)
        #expect(try host.value(of: "Volume") == "0.75")
        let hidden = TestHost(size: size, idiom: .desktop) { Form { Volume().labelsHidden() }.formStyle(.grouped) }
        #expect(throws: (any Error).self) { try hidden.frame(ofText: "Volume") }
        #expect(try hidden.frame(of: "Volume").minX < track.minX)
        let phone = TestHost(size: size, idiom: .phone) { Form { Volume() } }
        #expect(throws: (any Error).self) { try phone.frame(ofText: "Volume") }
    }

    @Test("pickers show their label at the front and their rows at the end")
    func pickers() throws {
        struct Choice: View {
            @State private var choice = 1
            var body: some View {
                Picker("Size", selection: $choice) {
                    Text("Small").tag(1)
                    Text("Large").tag(2)
                }
            }
        }
        for style in [0, 1, 2] {
            let host = TestHost(size: size, idiom: .desktop) {
                Form {
                    switch style {
                    case 0: Choice().pickerStyle(.segmented)
                    case 1: Choice().pickerStyle(.radioGroup)
                    default: Choice().pickerStyle(.menu)
                    }
                }
                .formStyle(.grouped)
            }
            #expect(try host.frame(ofText: "Size").minX < 60)
            #expect(try host.frame(ofText: "Small").minX > 200, "style \(style)")
        }
    }

    @Test("a field's text is at the end of its row, and its title at the front")
    func fields() throws {
        struct Name: View {
            @State private var name = ""
            var body: some View { TextField("Name", text: $name) }
        }
        let host = TestHost(size: size, idiom: .desktop) { Form { Name() }.formStyle(.grouped) }
        try host.type("Ada", into: "Name")
        #expect(try host.value(of: "Name") == "Ada")
        #expect(try host.frame(ofText: "Name").minX < 60)
    }

    @Test("the second of several texts in a label stands below the first, smaller")
    func lines() throws {
        let host = TestHost(size: size, idiom: .desktop) {
            Form {
                Toggle(isOn: .constant(true)) {
                    Text("Mute")
                    Text("Calls still ring.")
                }
                LabeledContent {
                    Text("12 GB")
                } label: {
                    Text("Storage")
                    Text("of this device")
                }
            }
            .formStyle(.grouped)
        }
        for (title, more) in [("Mute", "Calls still ring."), ("Storage", "of this device")] {
            let (first, second) = try (host.frame(ofText: title), host.frame(ofText: more))
            #expect(first.minX == second.minX && second.minY >= first.maxY)
            #expect(second.height < first.height)
        }
    }
}
