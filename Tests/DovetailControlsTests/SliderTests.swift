import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("Slider")
struct SliderTests {
    private func frame(_ host: TestHost) throws -> CGRect { try host.frame(of: "slider") }

    @Test("BEH-207: dragged to its ends it gives the ends of the range")
    func ends() throws {
        let model = Model(80.0)
        let host = TestHost { Bound(model) { Slider(value: $0, in: 1...100) } }
        let frame = try frame(host)
        // The knob's middle is at (80−1)/99 of the way that it can go.
        let knob = CGPoint(x: frame.minX + 14 + (frame.width - 28) * 79 / 99, y: frame.midY)
        host.drag(from: knob, to: knob)
        #expect(abs(model.value - 80) < 1e-9)
        host.drag(from: knob, to: CGPoint(x: frame.maxX + 50, y: frame.midY))
        #expect(model.value == 100)
        host.drag(from: CGPoint(x: frame.maxX - 5, y: frame.midY), to: CGPoint(x: frame.minX - 50, y: frame.midY))
        #expect(model.value == 1)
    }

    @Test("BEH-207: while it is dragged it writes numbers within its range only")
    func within() throws {
        let model = Model(0.5)
        let log = Probe<Double>()
        let host = TestHost {
            Bound(model) { value in
                Slider(
                    value: Binding(
                        get: { value.wrappedValue },
                        set: {
                            value.wrappedValue = $0; log.note($0)
                        }))
            }
        }
        let frame = try frame(host)
        host.drag(from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: 5000, y: 0))
        #expect(!log.entries.isEmpty)
        #expect(log.entries.allSatisfy { (0...1).contains($0) })
        #expect(log.entries == log.entries.sorted())
    }

    @Test("a stepped slider stops at steps from the start of its range")
    func steps() throws {
        let model = Model(1.0)
        let host = TestHost { Bound(model) { Slider(value: $0, in: 1...10, step: 4) } }
        try host.set("slider", to: 4)
        #expect(model.value == 5)
        try host.set("slider", to: 100)
        #expect(model.value == 9)
        try host.set("slider", to: -3)
        #expect(model.value == 1)
    }

    @Test("arrows move by a step, Home and End go to the ends")
    func keyboard() {
        let model = Model(5.0)
        let host = TestHost { Bound(model) { Slider(value: $0, in: 0...10, step: 1) } }
        host.press(.right)
        #expect(model.value == 5)
        host.press(.tab)
        host.press(.right)
        #expect(model.value == 6)
        host.press(.left, times: 2)
        #expect(model.value == 4)
        host.press(.up)
        #expect(model.value == 5)
        host.press(.end)
        #expect(model.value == 10)
        host.press(.right)
        #expect(model.value == 10)
        host.press(.home)
        #expect(model.value == 0)
    }

    @Test("BEH-207: a number outside the range shows at the end and is not changed before an edit")
    func outOfRange() throws {
        let model = Model(500.0)
        let host = TestHost { Bound(model) { Slider(value: $0, in: 0...10) } }
        #expect(model.value == 500)
        host.press(.tab)
        host.press(.left)
        #expect((0...10).contains(model.value))
        model.value = .nan
        host.settle()
        _ = try host.png()
        try host.set("slider", to: 3)
        #expect(model.value == 3)
    }

    @Test("bindings of other floating-point types")
    func types() throws {
        let float = Model(Float(0.1))
        let host = TestHost { Bound(float) { Slider(value: $0, in: 0...1) } }
        #expect(try host.value(of: "slider") == "0.1")
        try host.set("slider", to: 0.25)
        #expect(float.value == 0.25)
        let length = Model(CGFloat(12))
        let other = TestHost { Bound(length) { Slider(value: $0, in: 0...24, step: 2) } }
        try other.set("slider", to: 7)
        #expect(length.value == 8)
        #expect(try other.value(of: "slider") == "8.0")
    }

    @Test("onEditingChanged surrounds the writes: true, numbers, false")
    func editing() throws {
        let model = Model(0.0)
        let log = Probe<String>()
        let host = TestHost {
            Bound(model) { value in
                Slider(
                    value: Binding(
                        get: { value.wrappedValue },
                        set: {
                            value.wrappedValue = $0; log.note("write")
                        })
                ) {
                    log.note("\($0)")
                }
            }
        }
        let frame = try frame(host)
        host.drag(from: CGPoint(x: frame.minX + 10, y: frame.midY), to: CGPoint(x: frame.midX, y: frame.midY))
        #expect(log.entries.first == "true")
        #expect(log.entries.last == "false")
        #expect(log.entries.dropFirst().dropLast().allSatisfy { $0 == "write" })
        #expect(log.entries.count > 3)
        log.entries = []
        host.press(.tab)
        host.press(.right)
        #expect(log.entries == ["true", "write", "false"])
    }

    @Test("a disabled slider does not move")
    func disabled() throws {
        let model = Model(0.5)
        let host = TestHost { Bound(model) { Slider(value: $0).disabled(true) } }
        let frame = try frame(host)
        host.drag(from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.maxX, y: frame.midY))
        host.press(.tab)
        host.press(.right)
        #expect(model.value == 0.5)
    }

    @Test("a label names it; the labels at its ends are shown")
    func labels() throws {
        let model = Model(3.0)
        let host = TestHost {
            Bound(model) { value in
                Slider(value: value, in: 0...10) {
                    Text("Volume")
                } minimumValueLabel: {
                    Text("quiet")
                } maximumValueLabel: {
                    Text("loud")
                }
            }
        }
        #expect(host.texts == ["quiet", "loud"])
        try host.set("Volume", to: 7)
        #expect(model.value == 7)
    }

    @Test("Home and End lead to the ends of the range, also of one around zero")
    func endsByKey() {
        let model = Model(2.0)
        let host = TestHost { Bound(model) { Slider(value: $0, in: -5...7) } }
        host.press(.tab)
        host.press(.home)
        #expect(model.value == -5)
        host.press(.end)
        #expect(model.value == 7)
    }
}
