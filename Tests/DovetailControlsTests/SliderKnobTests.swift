import DovetailTesting
import SwiftUI
import Testing

/// How far a slider's knob goes: its middle stays half of it away from both ends.
@MainActor
@Suite("Knobs of sliders")
struct SliderKnobTests {
    private struct Volume: View {
        @State private var value = 0.0
        let width: CGFloat
        var body: some View {
            VStack {
                Slider(value: $value, in: 0...200) { Text("Volume") }.labelsHidden().frame(width: width)
                Text("value \(Int(value.rounded()))")
            }
        }
    }

    @Test(
        "knobs are 28 wide on touch devices and 20 on the desktop",
        arguments: [(Idiom.phone, 28), (.pad, 28), (.desktop, 20)])
    func way(idiom: Idiom, knob: CGFloat) throws {
        // A point for each step of the value.
        let host = TestHost(size: CGSize(width: 300, height: 200), idiom: idiom) { Volume(width: 200 + knob) }
        let frame = try host.frame(of: "Volume")
        let start = CGPoint(x: frame.minX + knob / 2, y: frame.midY)
        host.drag(from: start, to: CGPoint(x: start.x + 150, y: start.y))
        #expect(host.exists("value 150"), "\(host.texts)")
    }
}
