import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("Marks of sliders")
struct SliderTickTests {
    @Test("marks stand below the track, with their labels, where the knob is for their numbers")
    func places() throws {
        let model = Model(0.0)
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            Bound(model) { value in
                Slider(value: value, in: 0...10) {
                    EmptyView()
                } ticks: {
                    SliderTick(0) { Text("low") }
                    if model.value >= 0 { SliderTick("half", 5) }
                    SliderTick(7.5)
                }
            }
        }
        let slider = try host.frame(of: "slider")
        let low = try host.color(at: CGPoint(x: slider.minX + 14, y: slider.maxY + 3))
        let beside = try host.color(at: CGPoint(x: slider.minX + 30, y: slider.maxY + 3))
        #expect(low != beside)
        let way = slider.width - 28
        let third = try host.color(at: CGPoint(x: slider.minX + 14 + way * 0.75, y: slider.maxY + 3))
        #expect(third != beside)
    }

    @Test("the label of a mark, or of the number, is what assistive technology tells")
    func told() throws {
        let model = Model(5.0)
        let host = TestHost {
            VStack {
                Bound(model) { value in
                    Slider(value: value, in: 0...10) {
                        Text("Size")
                    } ticks: {
                        SliderTickContentForEach([0.0, 5.0], id: \.self) { value in
                            SliderTick(value) { Text("mark \(Int(value))") }
                        }
                    }
                    .accessibilityIdentifier("marks")
                }
                Bound(model) { value in
                    Slider(value: value, in: 0...10) {
                        Text("Size")
                    } currentValueLabel: {
                        Text("\(Int(value.wrappedValue)) of 10")
                    } ticks: {
                        SliderTick(5)
                    }
                    .accessibilityIdentifier("current")
                }
            }
        }
        #expect(try host.value(of: "marks") == "mark 5")
        #expect(try host.value(of: "current") == "5 of 10")
        try host.set("marks", to: 7)
        #expect(model.value == 7)
        #expect(try host.value(of: "marks") == "7.0")
        #expect(try host.value(of: "current") == "7 of 10")
    }

    @Test("a slider with steps asks for a mark at each of them")
    func steps() throws {
        let asked = Probe<Double>()
        let model = Model(0.0)
        let host = TestHost {
            Bound(model) { value in
                Slider(value: value, in: 0...1, step: 0.25) {
                    Text("Size")
                } tick: { value in
                    asked.note(value)
                    return value == 0.5 ? nil : SliderTick(value)
                }
            }
        }
        #expect(Array(asked.entries.prefix(5)) == [0, 0.25, 0.5, 0.75, 1])
        try host.set("slider", to: 0.6)
        #expect(model.value == 0.5)
    }

    @Test("the coloured part begins at the neutral number, and what is not enabled is not chosen")
    func neutral() throws {
        let model = Model(0.75)
        let host = TestHost(size: CGSize(width: 300, height: 100)) {
            Bound(model) { value in
                Slider(value: value, neutralValue: 0.5, enabledBounds: 0.25...0.75) {
                    EmptyView()
                } ticks: {
                }
                .tint(.red)
            }
        }
        let frame = try host.frame(of: "slider")
        func isRed(_ part: CGFloat) throws -> Bool {
            let color = try host.color(at: CGPoint(x: frame.minX + 14 + (frame.width - 28) * part, y: frame.midY))
            return color.red > 0.8 && color.green < 0.5
        }
        #expect(try !isRed(0.3) && isRed(0.6))
        try host.set("slider", to: 1)
        #expect(model.value == 0.75)
        try host.set("slider", to: 0)
        #expect(model.value == 0.25)
        #expect(try isRed(0.4) && !isRed(0.6))
    }
}
