import DovetailTesting
import SwiftUI
import Testing

extension ImageResource {
    fileprivate static let pear = ImageResource(name: "no-such-pear", bundle: .main)
}

/// Labels and controls whose icon is an image of an asset catalogue. Where there is no such image the title stands alone.
@MainActor
@Suite("Controls with images of asset catalogues")
struct AssetImageControlTests {
    private struct Controls: View {
        @State var presses = ""
        @State var isOn = false
        @State var choice = 1
        let title: String

        var body: some View {
            VStack {
                Text("did \(presses)")
                Label("Label", image: .pear)
                Label(title + " label", image: .pear)
                Button("Button", image: .pear) { presses += "a" }
                Button(title + " button", image: .pear) { presses += "b" }
                Button("Delete", image: .pear, role: .destructive) { presses += "c" }
                Toggle("Toggle", image: .pear, isOn: $isOn)
                Toggle(title + " toggle", image: .pear, isOn: $isOn)
                Picker("Picker", image: .pear, selection: $choice) {
                    Text("one").tag(1)
                    Text("two").tag(2)
                }
                Picker(title + " picker", systemImage: "star", selection: $choice) { Text("one").tag(1) }
                Menu("Menu", image: .pear) { Button("Item") { presses += "d" } }
                Menu("Symbol", systemImage: "star") {
                    Button("Other") {}
                } primaryAction: {
                    presses += "e"
                }
                Menu(title + " menu", image: .pear) {
                    Button("Third") {}
                } primaryAction: {
                    presses += "f"
                }
                ControlGroup("Group", image: .pear) { Button("In group") { presses += "g" } }
            }
        }
    }

    @Test("Each has its title, and does what it is there for")
    func controls() throws {
        let host = TestHost(size: CGSize(width: 500, height: 900)) { Controls(title: "My") }
        for name in ["Label", "My label"] { #expect(host.exists(name)) }
        for name in ["Button", "My button", "Delete", "Symbol", "My menu"] { try host.tap(name) }
        try host.tap("Menu")
        try host.tap("Item")
        #expect(host.exists("did abcefd"))
        try host.tap("Toggle")
        #expect(try host.value(of: "My toggle") == "1")
        #expect(host.exists("Picker"))
        #expect(host.exists("My picker"))
    }
}
