import DovetailCore
import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewSupport

@testable import DovetailTesting

/// Gestures and controls under random events, as a window's host sends them: in any order, sensible or not.
///
/// 50 windows get 4,000 events each. Whenever the pointer has been let go of and time has passed, nothing may be left of any press. A
/// window that breaks this is tried again with fewer events, and the shortest list that still breaks it is printed.
@MainActor
@Suite("Gestures under random events")
struct GestureMachineTests {
    private nonisolated static let cells = 10

    enum Step: CustomStringConvertible {
        case pointer(PointerEvent.Phase, CGPoint, isTouch: Bool, isSecondary: Bool)
        case pinch(PinchEvent.Phase, CGPoint, magnification: CGFloat, rotation: Double)
        case wait(Double)
        /// Flips whether a cell is there, is enabled or takes events.
        case show(Int), enable(Int), allow(Int)
        /// Covers everything with a sheet, or takes it away.
        case cover
        /// Lets everything go and checks.
        case check

        var description: String {
            switch self {
            case .pointer(let phase, let point, let isTouch, let isSecondary):
                "\(phase) \(Int(point.x)),\(Int(point.y))\(isTouch ? " touch" : "")\(isSecondary ? " secondary" : "")"
            case .pinch(let phase, let point, let magnification, let rotation):
                "pinch \(phase) \(Int(point.x)),\(Int(point.y)) \(magnification) \(rotation)"
            case .wait(let seconds): "wait \(seconds)"
            case .show(let cell): "show \(cell)"
            case .enable(let cell): "enable \(cell)"
            case .allow(let cell): "allow \(cell)"
            case .cover: "cover"
            case .check: "check"
            }
        }
    }

    /// Counts what closures of gestures hold: nothing of it may live on when the views have gone.
    private final class Held {
        nonisolated(unsafe) static var count = 0
        init() { Held.count += 1 }
        deinit { Held.count -= 1 }
        func touch() {}
    }

    private struct Cell: View {
        let number: Int
        let parent: GestureState<Int>
        let ended: Probe<Int>
        @GestureState private var own = 0
        @GestureState private var magnification: CGFloat = 1
        @State private var held = Held()
        @State private var isHovered = false
        @State private var isOn = false
        @State private var value = 0.5
        @State private var isPressing = false

        var body: some View {
            content
                .frame(width: 60, height: 40)
                .overlay {
                    Text(
                        "\(own == 0 ? "" : "own")\(magnification == 1 ? "" : "pinch")\(isPressing ? "pressing" : "")\(isHovered ? "hovered" : "")"
                    )
                    .allowsHitTesting(false)
                }
                .onHover { isHovered = $0 }
        }

        private var drag: some Gesture {
            DragGesture(minimumDistance: 5)
                .updating($own) { [held] _, state, _ in
                    held.touch()
                    state = 1
                }
                .updating(parent) { _, state, _ in state += 1 }
                .onEnded { [held] _ in
                    held.touch()
                    ended.note(number)
                }
        }

        @ViewBuilder private var content: some View {
            switch number {
            case 0: Color.red.gesture(drag)
            case 1: Button("button") { [held] in held.touch() }.buttonStyle(PressStyle())
            case 2: Color.blue.onTapGesture(count: 2) {}.onTapGesture { [held] in held.touch() }
            case 3:
                Color.green.onLongPressGesture(minimumDuration: 0.3) {
                } onPressingChanged: {
                    isPressing = $0
                }
            case 4:
                Button("inside") {}.buttonStyle(PressStyle())
                    .highPriorityGesture(drag)
            case 5:
                Color.orange
                    .gesture(
                        LongPressGesture(minimumDuration: 0.2).sequenced(before: DragGesture(minimumDistance: 0))
                            .updating($own) { value, state, _ in if case .second = value { state = 2 } })
            case 6:
                Color.purple
                    .gesture(
                        MagnifyGesture().simultaneously(with: RotateGesture())
                            .updating($magnification) { value, state, _ in
                                state = value.first?.magnification ?? 2
                            }
                    )
                    .simultaneousGesture(drag)
            case 7: Slider(value: $value)
            case 8:
                Toggle("", isOn: $isOn)
                    .gesture(TapGesture().exclusively(before: drag), including: isOn ? .all : .subviews)
            default:
                ScrollView {
                    VStack {
                        ForEach(0..<5, id: \.self) { _ in
                            Button("row") {}.buttonStyle(PressStyle())
                        }
                    }
                }
            }
        }
    }

    private struct PressStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.overlay { Text(configuration.isPressed ? "pressed" : "") }
        }
    }

    private struct Flags: Equatable {
        var shown = Set(0..<GestureMachineTests.cells)
        var disabled = Set<Int>()
        var forbidden = Set<Int>()
        var isCovered = false
    }

    private struct Board: View {
        @ObservedObject var flags: Changing<Flags>
        let ended: Probe<Int>
        @GestureState private var outer = 0
        @GestureState private var around = 0

        var body: some View {
            VStack(spacing: 0) {
                Text("\(outer == 0 ? "" : "outer")\(around == 0 ? "" : "around")").frame(height: 20)
                ForEach(flags.value.shown.sorted(), id: \.self) { number in
                    Cell(number: number, parent: $outer, ended: ended)
                        .disabled(flags.value.disabled.contains(number))
                        .allowsHitTesting(!flags.value.forbidden.contains(number))
                }
                Spacer(minLength: 0)
            }
            .frame(width: 100, height: 440)
            .gesture(DragGesture(minimumDistance: 30).updating($around) { _, state, _ in state = 1 })
            .sheet(isPresented: $flags.value.isCovered) { Text("cover").frame(width: 50, height: 50) }
        }
    }

    /// Runs steps in a window of its own. Returns what is wrong, or nil.
    private func run(_ steps: [Step]) -> String? {
        let flags = Changing(Flags())
        let ended = Probe<Int>()
        let held = Held.count
        var host: TestHost? = TestHost(size: CGSize(width: 100, height: 440)) { Board(flags: flags, ended: ended) }
        defer { host?.close() }
        for (number, step) in steps.enumerated() {
            perform(step, host!, flags)
            if case .check = step, let failure = check(host!, flags) { return "after step \(number): \(failure)" }
        }
        // Nothing that gestures of views held is left when the views have gone.
        flags.value.shown = []
        flags.value.isCovered = false
        host?.advance(by: .seconds(2))
        if Held.count != held { return "\(Held.count - held) of the objects that gestures hold live on" }
        host?.close()
        host = nil
        return nil
    }

    private func perform(_ step: Step, _ host: TestHost, _ flags: Changing<Flags>) {
        func flip(_ set: inout Set<Int>, _ cell: Int) { if set.remove(cell) == nil { set.insert(cell) } }
        switch step {
        case .pointer(let phase, let point, let isTouch, let isSecondary):
            host.clock.whileCurrent {
                host.window.send(
                    PointerEvent(
                        phase: phase, location: point, time: host.time, button: isSecondary ? .secondary : .primary,
                        isTouch: isTouch))
            }
        case .pinch(let phase, let point, let magnification, let rotation):
            host.clock.whileCurrent {
                host.window.send(
                    PinchEvent(
                        phase: phase, magnification: magnification, rotation: .radians(rotation), location: point,
                        time: host.time))
            }
        case .wait(let seconds): if seconds > 0 { host.advance(by: .seconds(seconds)) } else { host.settle() }
        case .show(let cell): flip(&flags.value.shown, cell)
        case .enable(let cell): flip(&flags.value.disabled, cell)
        case .allow(let cell): flip(&flags.value.forbidden, cell)
        case .cover: flags.value.isCovered.toggle()
        case .check:
            // Only the pointer leaves: presses are let go of by their release, a cancellation, or the next press.
            host.settle()
            let away = CGPoint(x: -50, y: -50)
            perform(.pointer(.up, away, isTouch: false, isSecondary: false), host, flags)
            perform(.pointer(.up, away, isTouch: true, isSecondary: false), host, flags)
            perform(.pinch(.ended, away, magnification: 1, rotation: 0), host, flags)
            perform(.pointer(.exited, away, isTouch: false, isSecondary: false), host, flags)
            host.advance(by: .seconds(1))
        }
    }

    private func check(_ host: TestHost, _ flags: Changing<Flags>) -> String? {
        let left = host.texts.filter { text in
            ["own", "pinch", "pressing", "hovered", "pressed", "outer", "around"].contains { text.contains($0) }
        }
        if !left.isEmpty { return "left of a press: \(left)" }
        do { try host.window.checkInvariants() } catch { return "\(error)" }
        return nil
    }

    private func steps(_ count: Int, _ random: inout SeededGenerator) -> [Step] {
        var isDown = false
        var isPinching = false
        var point = CGPoint(x: 50, y: 50)
        return (0..<count).map { number in
            if number % 1000 == 999 {
                (isDown, isPinching) = (false, false)
                return .check
            }
            func nearby() -> CGPoint {
                point.x += .random(in: -15...15, using: &random)
                point.y += .random(in: -15...15, using: &random)
                return point
            }
            func anywhere() -> CGPoint {
                point = CGPoint(x: .random(in: -5...105, using: &random), y: .random(in: -5...445, using: &random))
                return point
            }
            let isTouch = Int.random(in: 0..<4, using: &random) == 0
            let isSecondary = Int.random(in: 0..<12, using: &random) == 0
            switch Int.random(in: 0..<100, using: &random) {
            case 0..<45:
                return .pointer(isDown ? .moved : .hover, nearby(), isTouch: isTouch, isSecondary: false)
            case 45..<65:
                // Mostly press and release in turn; now and then a second press comes while the first is held.
                if isDown, Int.random(in: 0..<8, using: &random) > 0 {
                    isDown = false
                    return .pointer(.up, point, isTouch: isTouch, isSecondary: false)
                }
                isDown = true
                return .pointer(.down, anywhere(), isTouch: isTouch, isSecondary: isSecondary)
            case 65..<70:
                isDown = false
                return .pointer(.cancelled, point, isTouch: isTouch, isSecondary: false)
            case 70..<73: return .pointer(.exited, point, isTouch: false, isSecondary: false)
            case 73..<75: return .pointer(.up, nearby(), isTouch: isTouch, isSecondary: isSecondary)
            case 75..<83:
                let phases: [PinchEvent.Phase] =
                    isPinching ? [.changed, .changed, .ended, .cancelled, .began] : [.began]
                let phase = phases.randomElement(using: &random)!
                isPinching = phase == .began || phase == .changed
                return .pinch(
                    phase, phase == .began ? anywhere() : point, magnification: .random(in: 0.2...3, using: &random),
                    rotation: .random(in: -3...3, using: &random))
            case 83 where Int.random(in: 0..<5, using: &random) < 3:
                return .wait(Int.random(in: 0..<6, using: &random) == 0 ? .random(in: 0...0.4, using: &random) : 0)
            case 85: return .show(.random(in: 0..<Self.cells, using: &random))
            case 87: return .enable(.random(in: 0..<Self.cells, using: &random))
            case 88: return .allow(.random(in: 0..<Self.cells, using: &random))
            case 89 where Bool.random(using: &random): return .cover
            default: return .pointer(isDown ? .moved : .hover, nearby(), isTouch: isTouch, isSecondary: false)
            }
        }
    }

    @Test("after 200,000 random events nothing is pressed, every gesture state has gone back, and nothing leaks")
    func machines() {
        let seed = SeededGenerator.chosenSeed(for: "gesture machines")
        var random = SeededGenerator(seed: seed)
        for window in 0..<50 {
            let steps = steps(4000, &random)
            guard let failure = run(steps) else { continue }
            let least = Array(steps).shrunk { run($0 + [.check]) != nil }
            Issue.record(
                "seed \(seed), window \(window): \(failure); \(least.map(\.description).joined(separator: "; "))")
            return
        }
    }
}
