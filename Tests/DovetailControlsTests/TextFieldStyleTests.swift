import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("TextFieldStyle")
struct TextFieldStyleTests {
    private struct Framed: TextFieldStyle {
        @Environment(\.layoutDirection) private var direction
        func _body(configuration: TextField<Self._Label>) -> some View {
            VStack {
                Text(direction == .rightToLeft ? "from the right" : "from the left")
                configuration
            }
        }
    }

    @Test("a style that an app wrote wraps the field, which still edits; its environment is connected")
    func custom() throws {
        let model = Model("")
        let host = TestHost {
            Bound(model) { text in
                TextField("Name", text: text).textFieldStyle(Framed())
                SecureField("Key", text: .constant("ab")).textFieldStyle(Framed()).environment(
                    \.layoutDirection, .rightToLeft)
            }
        }
        #expect(host.texts == ["from the left", "Name", "from the right", "••"])
        #expect(try host.value(of: "Key") == "••")
        try host.type("Bo", into: "Name")
        #expect(model.value == "Bo")
    }

    @Test("an inner built-in style replaces an outer one that an app wrote")
    func nearest() {
        let host = TestHost {
            VStack { TextField("Name", text: .constant("")).textFieldStyle(.plain) }.textFieldStyle(Framed())
        }
        #expect(host.texts == ["Name"])
    }
}
