import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

@MainActor
@Suite("Gestures made of others")
struct GestureCompositionTests {
    private let middle = CGPoint(x: 50, y: 50)
    private let log = Probe<String>()

    private func host<G: Gesture>(_ gesture: @escaping () -> G) -> TestHost {
        TestHost(size: CGSize(width: 100, height: 100)) { Color.red.gesture(gesture()) }
    }

    @Test("a drag after a long press: the press leads on to it without being let go")
    func sequence() {
        let host = host {
            LongPressGesture(minimumDuration: 0.5).onEnded { _ in log.note("pressed") }
                .sequenced(before: DragGesture())
                .onChanged { value in
                    switch value {
                    case .first(let isPressing): log.note("first \(isPressing)")
                    case .second(_, let drag): log.note("second \(drag?.translation.width ?? 0)")
                    }
                }
                .onEnded { value in
                    if case .second(true, let drag?) = value { log.note("end \(drag.translation.width)") }
                }
        }
        host.hold(at: middle)
        host.advance(by: .milliseconds(600))
        host.move(to: CGPoint(x: 70, y: 50))
        host.release()
        #expect(log.entries == ["first true", "pressed", "second 0.0", "second 20.0", "end 20.0"])
        // Moved too early: neither.
        log.entries = []
        host.drag(from: middle, to: CGPoint(x: 90, y: 50), duration: .seconds(1))
        #expect(log.entries == ["first true"])
    }

    @Test("one gesture or the other")
    func exclusive() {
        let host = host {
            TapGesture(count: 2).onEnded { log.note("double") }
                .exclusively(before: TapGesture().onEnded { log.note("single") })
                .onEnded { value in
                    switch value {
                    case .first: log.note("first")
                    case .second: log.note("second")
                    }
                }
        }
        host.tap(at: middle, count: 2)
        #expect(log.entries == ["double", "first"])
        host.advance(by: .seconds(1))
        host.tap(at: middle)
        #expect(log.entries == ["double", "first"])
        host.advance(by: .seconds(1))
        #expect(log.entries == ["double", "first", "single", "second"])
    }

    @Test("both gestures, each for itself")
    func simultaneous() {
        let host = host {
            LongPressGesture(minimumDuration: 0.2).onEnded { _ in log.note("long") }
                .simultaneously(with: DragGesture(minimumDistance: 30).onEnded { _ in log.note("drag") })
                .onEnded { log.note("both \($0.first ?? false) \($0.second?.translation.width ?? 0)") }
        }
        host.hold(at: middle)
        host.advance(by: .milliseconds(300))
        host.move(to: CGPoint(x: 90, y: 50))
        host.release()
        #expect(log.entries == ["long", "drag", "both true 40.0"])
    }

    @Test("a mapped value")
    func map() {
        let host = host {
            DragGesture(minimumDistance: 0).map { $0.translation.width > 20 }.onChanged { log.note("\($0)") }
        }
        host.hold(at: middle)
        host.move(to: CGPoint(x: 60, y: 50))
        host.move(to: CGPoint(x: 80, y: 50))
        host.move(to: CGPoint(x: 85, y: 50))
        #expect(log.entries == ["false", "true"])
    }

    @Test("a gesture of one's own, with a state of its own")
    func body() throws {
        struct Pull: Gesture {
            let log: Probe<String>
            @GestureState private var distance = 0.0

            var body: some Gesture {
                let now = distance
                return DragGesture(minimumDistance: 0)
                    .updating($distance) { value, state, _ in state = value.translation.width }
                    .map { _ in now }
                    .onEnded { log.note("last \($0)") }
            }
        }
        let host = host { Pull(log: log) }
        host.hold(at: middle)
        host.move(to: CGPoint(x: 70, y: 50))
        host.release()
        host.hold(at: middle)
        host.release()
        #expect(log.entries == ["last 20.0", "last 0.0"])
    }

    @Test("a gesture whose type changes, and one that may be missing")
    func changing() throws {
        struct Changing: View {
            let log: Probe<String>
            @State private var isTap = true
            @State private var isOn = true

            private var gesture: AnyGesture<Void> {
                isTap
                    ? AnyGesture(TapGesture().onEnded { log.note("tap") })
                    : AnyGesture(DragGesture().map { _ in }.onEnded { log.note("drag") })
            }

            var body: some View {
                VStack {
                    Text("Target").gesture(isOn ? gesture : nil)
                    Button("Change") { isTap.toggle() }
                    Button("Switch") { isOn.toggle() }
                }
            }
        }
        let host = TestHost { Changing(log: log) }
        try host.tap("Target")
        #expect(log.entries == ["tap"])
        try host.tap("Change")
        try host.tap("Target")
        let frame = try host.frame(of: "Target")
        host.drag(from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX + 30, y: frame.midY))
        #expect(log.entries == ["tap", "drag"])
        try host.tap("Change")
        try host.tap("Switch")
        try host.tap("Target")
        #expect(log.entries == ["tap", "drag"])
        try host.tap("Switch")
        try host.tap("Target")
        #expect(log.entries == ["tap", "drag", "tap"])
    }

    @Test("a gesture with modifier keys is made only while they are held; without them the gesture around it is")
    func modifiers() {
        let log = Probe<String>()
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Color.red
                .gesture(TapGesture().modifiers(.command).onEnded { log.note("with command") })
                .gesture(
                    DragGesture(minimumDistance: 5).modifiers([.shift, .option]).onEnded { _ in log.note("drag") }
                )
                .onTapGesture { log.note("tap") }
        }
        let point = CGPoint(x: 50, y: 50)
        host.tap(at: point)
        host.hold(at: point, modifiers: .command)
        host.release()
        host.hold(at: point, modifiers: [.command, .shift])
        host.release()
        #expect(log.entries == ["tap", "with command", "with command"])
        for modifiers in [EventModifiers.shift, [.shift, .option]] {
            host.hold(at: point, modifiers: modifiers)
            host.move(to: CGPoint(x: 80, y: 50))
            host.release()
        }
        #expect(log.entries.suffix(1) == ["drag"] && log.entries.count == 4)
    }

    @Test("a long press after a tap begins with a press of its own, not with the end of the tap")
    func longPressAfterTap() {
        let host = host {
            TapGesture().onEnded { log.note("tapped") }
                .sequenced(before: LongPressGesture(minimumDuration: 0.5).onEnded { _ in log.note("pressed") })
                .onEnded { _ in log.note("both") }
        }
        host.tap(at: middle)
        host.advance(by: .seconds(2))
        #expect(!log.entries.contains("pressed") && !log.entries.contains("both"))
        host.hold(at: middle)
        host.advance(by: .seconds(1))
        #expect(
            log.entries.contains("pressed") && log.entries.last == "both",
            "it does not wait for the finger to be lifted")
        host.release()
    }

    @Test("of two long presses at once each ends in its time")
    func twoLongPresses() {
        let host = host {
            LongPressGesture(minimumDuration: 0.3).onEnded { _ in log.note("short") }
                .simultaneously(with: LongPressGesture(minimumDuration: 1).onEnded { _ in log.note("long") })
        }
        host.hold(at: middle)
        host.advance(by: .milliseconds(500))
        #expect(log.entries == ["short"])
        host.advance(by: .seconds(1))
        #expect(log.entries == ["short", "long"])
        host.release()
        #expect(log.entries == ["short", "long"])
    }

    @Test("a tap of a hidden type waits for two taps to fail, and is made then")
    func waiting() throws {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Color.red
                .gesture(TapGesture(count: 2).onEnded { log.note("two") })
                .gesture(AnyGesture(TapGesture().onEnded { log.note("one") }))
        }
        host.tap(at: middle)
        #expect(log.entries == [])
        host.advance(by: .seconds(1))
        #expect(log.entries == ["one"])
        host.tap(at: middle)
        host.tap(at: middle)
        host.advance(by: .seconds(1))
        #expect(log.entries == ["one", "two"])
    }
}
