import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("Stepper")
struct StepperTests {
    @Test("its buttons step within the range, and tell of editing", arguments: [Idiom.pad, .desktop])
    func buttons(idiom: Idiom) throws {
        let model = Model(1)
        let log = Probe<Bool>()
        let host = TestHost(idiom: idiom) {
            Bound(model) { value in
                Stepper("Count \(value.wrappedValue)", value: value, in: 0...2) { log.note($0) }
            }
        }
        try host.tap("Increment")
        #expect(model.value == 2)
        #expect(try !host.isEnabled("Increment"))
        try host.tap("Increment")
        #expect(model.value == 2)
        try host.tap("Decrement")
        try host.tap("Decrement")
        #expect(model.value == 0)
        #expect(host.texts == ["Count 0"])
        #expect(log.entries == [true, false, true, false, true, false])
    }

    @Test("the keyboard steps it")
    func keyboard() {
        let model = Model(5)
        let host = TestHost { Bound(model) { Stepper("Count", value: $0, step: 10) } }
        host.press(.tab)
        #expect(host.focused == "Count")
        host.press(.up)
        host.press(.right)
        #expect(model.value == 25)
        host.press(.down)
        host.press(.left, times: 2)
        #expect(model.value == -5)
    }

    @Test("a stepper of actions; one that has no action can't be pressed")
    func actions() throws {
        let log = Probe<String>()
        let host = TestHost { Stepper("Page", onIncrement: { log.note("up") }, onDecrement: nil) }
        try host.tap("Increment")
        try host.tap("Decrement")
        #expect(log.entries == ["up"])
    }

    @Test("it is set in its own units, and keeps what its range does not hold")
    func set() throws {
        let model = Model(1)
        let host = TestHost { Bound(model) { Stepper("Count", value: $0, in: 0...9) } }
        try host.set("Count", to: 7)
        #expect(model.value == 7)
        try host.set("Count", to: 12)
        #expect(model.value == 7)
        #expect(try host.value(of: "Count") == "7")
    }

    @Test("a button that is held goes on, up to the end of the range", arguments: Idiom.allCases)
    func held(idiom: Idiom) throws {
        struct Counter: View {
            @State private var count = 0
            var body: some View {
                Stepper("Count", value: $count, in: 0...5)
                Text("is \(count)")
            }
        }
        let host = TestHost(size: CGSize(width: 300, height: 200), idiom: idiom) { VStack { Counter() } }
        let plus = try host.frame(of: "Increment")
        try host.hold("Increment")
        host.advance(by: .milliseconds(450))
        #expect(host.exists("is 0"))
        host.advance(by: .milliseconds(300))
        #expect(host.exists("is 3"))
        host.advance(by: .seconds(2))
        #expect(host.exists("is 5"))
        host.pointer(.up, CGPoint(x: plus.midX, y: plus.midY))
        #expect(host.exists("is 5"))
        try host.tap("Decrement")
        #expect(host.exists("is 4"))
        host.advance(by: .seconds(2))
        #expect(host.exists("is 4"))
    }

    @Test("the last step ends at the bound, however far that is")
    func lastStep() throws {
        let model = Model(4)
        let host = TestHost { Bound(model) { Stepper("Count", value: $0, in: 0...5, step: 2) } }
        try host.tap("Increment")
        #expect(model.value == 5)
        #expect(try !host.isEnabled("Increment"))
        for expected in [3, 1, 0] {
            try host.tap("Decrement")
            #expect(model.value == expected)
        }
        #expect(try !host.isEnabled("Decrement"))
    }
}
