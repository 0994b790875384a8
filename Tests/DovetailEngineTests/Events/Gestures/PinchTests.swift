import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

@MainActor
@Suite("Gestures of two fingers, and hovering")
struct PinchTests {
    private struct Zoomable: View {
        let log: Probe<String>
        @GestureState private var live = 1.0
        @State private var scale = 1.0
        @State private var angle = Angle.zero
        var body: some View {
            VStack {
                Text("scale \(scale, specifier: "%.2f") live \(live, specifier: "%.2f")")
                Text("angle \(angle.degrees, specifier: "%.0f")")
                Color.red.frame(width: 200, height: 200)
                    .accessibilityElement().accessibilityIdentifier("area")
                    .onTapGesture { log.note("tap") }
                    .gesture(
                        MagnificationGesture()
                            .updating($live) { value, state, _ in state = value }
                            .onChanged { _ in log.note("changed") }
                            .onEnded { scale *= $0 }
                    )
                    .simultaneousGesture(RotationGesture().onEnded { angle += $0 })
            }
        }
    }

    @Test("two fingers magnify and rotate: states follow while they are down, and go back when they are lifted")
    func both() throws {
        let log = Probe<String>()
        let host = TestHost { Zoomable(log: log) }
        let frame = try host.frame(of: "area")
        host.beginPinch(at: CGPoint(x: frame.midX, y: frame.midY))
        host.movePinch(magnification: 1.5, rotation: .degrees(30))
        #expect(host.texts == ["scale 1.00 live 1.50", "angle 0"])
        host.movePinch(magnification: 2, rotation: .degrees(45))
        host.endPinch()
        #expect(host.texts == ["scale 2.00 live 1.00", "angle 45"])
        #expect(log.entries == ["changed", "changed"])
        try host.tap("area")
        #expect(log.entries.last == "tap")
    }

    @Test("a pinch that is too small, or is taken away, ends nothing")
    func small() throws {
        let log = Probe<String>()
        let host = TestHost { Zoomable(log: log) }
        try host.pinch("area", magnification: 1.005, rotation: .degrees(0.5))
        #expect(host.texts == ["scale 1.00 live 1.00", "angle 0"])
        let frame = try host.frame(of: "area")
        host.beginPinch(at: CGPoint(x: frame.midX, y: frame.midY))
        host.movePinch(magnification: 3)
        host.cancelPinch()
        #expect(host.texts == ["scale 1.00 live 1.00", "angle 0"])
    }

    @Test("the newer gestures tell where and how fast the fingers move; minimums hold")
    func values() throws {
        let (scales, turns) = (Probe<MagnifyGesture.Value>(), Probe<RotateGesture.Value>())
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            Color.red.ignoresSafeArea().gesture(
                MagnifyGesture(minimumScaleDelta: 0.5).onChanged { scales.note($0) }
                    .simultaneously(with: RotateGesture(minimumAngleDelta: .degrees(20)).onChanged { turns.note($0) }))
        }
        host.beginPinch(at: CGPoint(x: 50, y: 50))
        host.movePinch(magnification: 1.2, rotation: .degrees(10))
        #expect(scales.entries.isEmpty && turns.entries.isEmpty)
        host.advance(by: .milliseconds(50))
        host.movePinch(magnification: 2.2, rotation: .degrees(30))
        host.endPinch()
        #expect(scales.entries.map(\.magnification) == [2.2])
        #expect(scales.entries[0].startLocation == CGPoint(x: 50, y: 50))
        #expect(scales.entries[0].startAnchor == UnitPoint(x: 0.25, y: 0.5))
        #expect(abs(scales.entries[0].velocity - 20) < 0.01)
        #expect(turns.entries.map { $0.rotation.degrees.rounded() } == [30])
    }

    @Test("an inner pinch goes before an outer one, a drag is none; fingers that begin a pinch end the press")
    func priorities() throws {
        let log = Probe<String>()
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            Color.red.ignoresSafeArea()
                .gesture(MagnifyGesture().onEnded { _ in log.note("inner") })
                .gesture(MagnifyGesture().onEnded { _ in log.note("outer") })
                .gesture(
                    DragGesture(minimumDistance: 0).onChanged { _ in log.note("drag") }
                        .onEnded { _ in log.note("dragged") })
        }
        host.pinch(at: CGPoint(x: 100, y: 50), magnification: 2)
        #expect(log.entries == ["inner"])
        host.hold(at: CGPoint(x: 10, y: 10))
        host.pinch(at: CGPoint(x: 100, y: 50), magnification: 2)
        host.release()
        #expect(log.entries == ["inner", "drag", "inner"])
    }

    @Test("a gesture may be a drag and then a pinch")
    func sequence() throws {
        let log = Probe<String>()
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            Color.red.ignoresSafeArea().gesture(
                MagnifyGesture().sequenced(before: TapGesture()).onEnded { _ in log.note("both") })
        }
        host.pinch(at: CGPoint(x: 100, y: 50), magnification: 2)
        host.tap(at: CGPoint(x: 100, y: 50))
        // Nothing waits for another kind of touch after a pinch.
        #expect(log.entries.isEmpty)
    }

    @Test("hovering is told continuously, in the coordinates asked for, and once that it ended")
    func hovering() {
        let (local, global) = (Probe<HoverPhase>(), Probe<HoverPhase>())
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            Color.red.frame(width: 100, height: 100)
                .onContinuousHover { local.note($0) }
                .onContinuousHover(coordinateSpace: .global) { global.note($0) }
                .ignoresSafeArea()
        }
        host.hover(at: CGPoint(x: 60, y: 70))
        host.hover(at: CGPoint(x: 80, y: 90))
        host.hover(at: CGPoint(x: 10, y: 10))
        host.hover(at: CGPoint(x: 11, y: 10))
        #expect(local.entries == [.active(CGPoint(x: 10, y: 20)), .active(CGPoint(x: 30, y: 40)), .ended])
        #expect(global.entries == [.active(CGPoint(x: 60, y: 70)), .active(CGPoint(x: 80, y: 90)), .ended])
    }

    @Test("the velocity of a pinch is that of its end, whatever came before")
    func velocity() {
        let log = Probe<Double>()
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Color.red.gesture(MagnifyGesture().onEnded { log.note($0.velocity) })
        }
        host.beginPinch(at: CGPoint(x: 50, y: 50))
        host.movePinch(magnification: 1.5)
        host.advance(by: .seconds(2))
        host.movePinch(magnification: 1.5)
        host.advance(by: .milliseconds(100))
        host.movePinch(magnification: 1.5)
        for magnification in [1.75, 2] {
            host.advance(by: .milliseconds(60))
            host.movePinch(magnification: magnification)
        }
        host.endPinch()
        #expect(log.entries.count == 1 && abs(log.entries[0] - 0.5 / 0.12) < 0.01, "\(log.entries)")
    }
}
