import DovetailTesting
import SwiftUI
import Testing

/// The field of a colour panel by the keyboard.
@MainActor
@Suite("Keys in colour panels")
struct ColorPanelKeyTests {
    private struct Picking: View {
        @State private var color = Color(hue: 0, saturation: 0.5, brightness: 0.5)
        var body: some View { ColorPicker("Ink", selection: $color) }
    }

    @Test("arrows change saturation and brightness by a twentieth, and stop at the ends")
    func arrows() throws {
        let host = TestHost(size: CGSize(width: 400, height: 500), idiom: .desktop) { Picking() }
        try host.tap("Ink")
        let name = "Saturation and Brightness"
        for _ in 0..<30 where host.focused != name { host.press(.tab) }
        #expect(host.focused == name)
        #expect(try host.value(of: name) == "50%, 50%")
        host.press(.up)
        #expect(try host.value(of: name) == "50%, 55%")
        host.press(.down, times: 2)
        #expect(try host.value(of: name) == "50%, 45%")
        host.press(.right)
        #expect(try host.value(of: name) == "55%, 45%")
        host.press(.left, times: 2)
        #expect(try host.value(of: name) == "45%, 45%")
        host.press(.up, times: 30)
        host.press(.right, times: 30)
        #expect(try host.value(of: name) == "100%, 100%")
        host.press(.left, times: 30)
        #expect(try host.value(of: name) == "0%, 100%")
    }
}
