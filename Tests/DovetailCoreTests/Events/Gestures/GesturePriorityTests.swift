import DovetailTesting
import SwiftUI
import Testing
import ViewSupport

@MainActor
@Suite("Which gesture is meant")
struct GesturePriorityTests {
    private let middle = CGPoint(x: 50, y: 50)
    private let log = Probe<String>()

    private func host<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
        TestHost(size: CGSize(width: 100, height: 100), content: content)
    }

    @Test("the gesture of the view inside goes first")
    func child() {
        let host = host {
            ZStack { Color.red.onTapGesture { log.note("child") } }.onTapGesture { log.note("parent") }
        }
        host.tap(at: middle)
        #expect(log.entries == ["child"])
    }

    @Test("a gesture of high priority goes before those inside; when it is not made, theirs are")
    func highPriority() {
        let host = host {
            ZStack { Color.red.onTapGesture { log.note("child") } }
                .highPriorityGesture(TapGesture(count: 2).onEnded { log.note("parent") })
        }
        host.tap(at: middle, count: 2)
        #expect(log.entries == ["parent"])
        host.advance(by: .seconds(1))
        host.tap(at: middle)
        host.advance(by: .seconds(1))
        #expect(log.entries == ["parent", "child"])
    }

    @Test("a simultaneous gesture is made besides those inside")
    func simultaneous() {
        let host = host {
            ZStack { Color.red.onTapGesture { log.note("child") } }
                .simultaneousGesture(TapGesture().onEnded { log.note("parent") })
        }
        host.tap(at: middle)
        #expect(log.entries == ["child", "parent"])
    }

    @Test("a button inside works, and its press is no tap of the view around it")
    func button() throws {
        let host = TestHost {
            VStack { Button("Press") { log.note("button") } }.onTapGesture { log.note("parent") }
        }
        try host.tap("Press")
        #expect(log.entries == ["button"])
    }

    @Test("a drag around a button takes over when the pointer moves; the button's press is cancelled")
    func dragOverButton() throws {
        let host = TestHost {
            VStack { Button("Press") { log.note("button") } }
                .gesture(DragGesture(minimumDistance: 0).onChanged { _ in log.note("drag") })
        }
        try host.tap("Press")
        #expect(log.entries == ["button"])
        let frame = try host.frame(of: "Press")
        host.hold(at: CGPoint(x: frame.midX, y: frame.midY))
        host.move(to: CGPoint(x: frame.midX + 15, y: frame.midY))
        host.release()
        #expect(log.entries == ["button", "drag"])
    }

    @Test("a slider keeps its drags")
    func slider() throws {
        struct Sliders: View {
            let log: Probe<String>
            @State private var value = 0.0
            var body: some View {
                VStack { Slider(value: $value) }.gesture(DragGesture().onChanged { _ in log.note("drag") })
            }
        }
        let host = TestHost { Sliders(log: log) }
        let frame = try host.frame(of: "slider")
        host.drag(
            from: CGPoint(x: frame.minX + 10, y: frame.midY), to: CGPoint(x: frame.maxX - 5, y: frame.midY))
        #expect(log.entries.isEmpty)
        #expect(try host.value(of: "slider") == "1.0")
    }

    @Test("a tap of high priority on a button is instead of it, a simultaneous one besides")
    func prioritiesOfButtons() throws {
        let host = TestHost {
            VStack {
                Button("One") { log.note("one") }.highPriorityGesture(TapGesture().onEnded { log.note("high") })
                Button("Two") { log.note("two") }.simultaneousGesture(TapGesture().onEnded { log.note("also") })
            }
        }
        try host.tap("One")
        #expect(log.entries == ["high"])
        try host.tap("Two")
        #expect(Set(log.entries) == ["high", "two", "also"])
    }

    @Test("a drag of the parent takes over from a tap of the child")
    func parentDrag() {
        let host = host {
            ZStack { Color.red.onTapGesture { log.note("tap") } }
                .gesture(DragGesture().onEnded { _ in log.note("drag") })
        }
        host.drag(from: middle, to: CGPoint(x: 90, y: 50))
        host.tap(at: middle)
        #expect(log.entries == ["drag", "tap"])
    }

    @Test("a mask leaves out the gesture, or those inside")
    func masks() {
        func taps(_ mask: GestureMask) -> [String] {
            log.entries = []
            let host = host {
                ZStack { Color.red.onTapGesture { log.note("child") } }
                    .gesture(TapGesture().onEnded { log.note("parent") }, including: mask)
            }
            host.tap(at: middle)
            return log.entries
        }
        #expect(taps(.all) == ["child"])
        #expect(taps(.gesture) == ["parent"])
        #expect(taps(.subviews) == ["child"])
        #expect(taps(.none) == [])
    }

    @Test("gestures of a disabled view are not made; those around it are")
    func disabled() {
        let host = host {
            ZStack { Color.red.onTapGesture { log.note("child") }.disabled(true) }
                .onTapGesture { log.note("parent") }
        }
        host.tap(at: middle)
        #expect(log.entries == ["parent"])
    }
}
