import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

/// Rules of motion that only show when something happens in the middle, backwards or the other way round.
@MainActor
@Suite("Rules of motion")
struct MotionRuleTests {
    private static let second = Animation.linear(duration: 1)

    private struct Player: View {
        @State private var trigger = 0
        var body: some View {
            Text("moved").keyframeAnimator(initialValue: 1.0, trigger: trigger) { content, value in
                content.opacity(value)
            } keyframes: { _ in
                LinearKeyframe(0.0, duration: 1)
                LinearKeyframe(0.8, duration: 1)
            }
            Button("play") { trigger += 1 }
        }
    }

    @Test("keyframes that are triggered in the middle start at the value on show")
    func keyframes() throws {
        let host = TestHost { VStack { Player() } }
        func opacity() throws -> Double { try host.presentation(of: "moved").opacity }
        try host.tap("play")
        host.advance(by: .milliseconds(600))
        #expect(try abs(opacity() - 0.4) < 0.02)
        try host.tap("play")
        #expect(try abs(opacity() - 0.4) < 0.02)
        // From 0.4 to 0 in a second.
        host.advance(by: .milliseconds(500))
        #expect(try abs(opacity() - 0.2) < 0.02)
        host.advance(by: .seconds(2))
        #expect(try abs(opacity() - 0.8) < 0.001)
    }

    @Test("a view that moves out to the leading edge goes to the right where text runs from right to left")
    func mirroredMove() throws {
        for (direction, way) in [(LayoutDirection.leftToRight, -40.0), (.rightToLeft, 40)] {
            let isShown = Changing(false)
            let host = TestHost(size: CGSize(width: 200, height: 200)) {
                Bound(isShown) { isShown in
                    ZStack {
                        if isShown.wrappedValue {
                            Text("box").frame(width: 40, height: 40).transition(.move(edge: .leading))
                        }
                    }
                    .frame(width: 200, height: 200)
                }
                .environment(\.layoutDirection, direction)
            }
            defer { host.close() }
            withAnimation(Self.second) { isShown.value = true }
            host.settle()
            #expect(try abs(host.presentation(of: "box").frame.midX - (100 + way)) < 1)
            host.advance(by: .milliseconds(500))
            #expect(try abs(host.presentation(of: "box").frame.midX - (100 + way / 2)) < 1)
            host.advance(by: .seconds(1))
            #expect(try abs(host.presentation(of: "box").frame.midX - 100) < 1)
        }
    }

    @Test("a frame that is set without an animation in the middle of one is there at once, and stays")
    func interrupted() throws {
        let width = Changing<CGFloat>(40)
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            Bound(width) { width in
                Color.red.frame(width: width.wrappedValue, height: 40).accessibilityIdentifier("box")
            }
        }
        withAnimation(Self.second) { width.value = 80 }
        host.settle()
        host.advance(by: .milliseconds(500))
        #expect(try host.presentation(of: "box").frame.width == 60)
        width.value = 100
        host.settle()
        #expect(try host.presentation(of: "box").frame.width == 100)
        host.advance(by: .milliseconds(100))
        #expect(try host.presentation(of: "box").frame.width == 100)
        #expect(!host.isAnimating)
        host.advance(by: .seconds(1))
        #expect(try host.presentation(of: "box").frame == CGRect(x: 50, y: 30, width: 100, height: 40))
    }

    @Test("two fingers that turn back and come together tell negative angles and scales below one")
    func backwards() {
        let (scales, turns) = (Probe<CGFloat>(), Probe<Double>())
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            Color.red.gesture(
                MagnifyGesture().onChanged { scales.note($0.magnification) }
                    .simultaneously(with: RotateGesture().onChanged { turns.note($0.rotation.degrees.rounded()) }))
        }
        host.beginPinch(at: CGPoint(x: 100, y: 50))
        host.movePinch(magnification: 0.8, rotation: .degrees(-15))
        host.movePinch(magnification: 0.5, rotation: .degrees(-40))
        host.endPinch()
        #expect(scales.entries == [0.8, 0.5])
        #expect(turns.entries == [-15, -40])
    }

    @Test("a minimum holds for turning back and for coming together, too")
    func minimums() {
        let (scales, turns) = (Probe<CGFloat>(), Probe<Double>())
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            Color.red.gesture(
                MagnifyGesture(minimumScaleDelta: 0.3).onChanged { scales.note($0.magnification) }
                    .simultaneously(
                        with: RotateGesture(minimumAngleDelta: .degrees(20)).onChanged {
                            turns.note($0.rotation.degrees.rounded())
                        }))
        }
        host.beginPinch(at: CGPoint(x: 100, y: 50))
        host.movePinch(magnification: 0.8, rotation: .degrees(-15))
        #expect(scales.entries.isEmpty && turns.entries.isEmpty)
        host.movePinch(magnification: 0.6, rotation: .degrees(-25))
        host.endPinch()
        #expect(scales.entries == [0.6])
        #expect(turns.entries == [-25])
    }

    @Test("a flick is thought to go on in its own direction, up and down as well as sideways")
    func predictions() throws {
        for way in [CGSize(width: 0, height: 100), CGSize(width: 0, height: -100), CGSize(width: -60, height: 80)] {
            let ends = Probe<DragGesture.Value>()
            let host = TestHost(size: CGSize(width: 400, height: 400)) {
                Color.red.gesture(DragGesture().onEnded { ends.note($0) })
            }
            host.drag(
                from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200 + way.width, y: 200 + way.height),
                duration: .seconds(1))
            let end = try #require(ends.entries.last)
            // A quarter of a second of the velocity that it ends with.
            #expect(abs(end.predictedEndTranslation.width - way.width * 1.25) < 1)
            #expect(abs(end.predictedEndTranslation.height - way.height * 1.25) < 1)
            #expect(abs(end.predictedEndLocation.y - (200 + way.height * 1.25)) < 1)
        }
    }
}
