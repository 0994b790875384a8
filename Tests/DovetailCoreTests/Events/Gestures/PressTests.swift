import DovetailTesting
import SwiftUI
import Testing
import ViewSupport

/// Presses that come to nothing, and what `TestHost` can do besides tapping.
@MainActor
@Suite("Presses")
struct PressTests {
    private struct Dragged: View {
        let log: Probe<String>
        @GestureState private var isPressed = false
        var body: some View {
            Color.red.overlay { Text(isPressed ? "pressed" : "free") }
                .gesture(
                    DragGesture(minimumDistance: 0).updating($isPressed) { _, state, _ in state = true }
                        .onChanged { _ in log.note("changed") }.onEnded { _ in log.note("ended") })
        }
    }

    @Test("a cancelled press puts gesture states back and ends no gesture")
    func cancelled() {
        let log = Probe<String>()
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Dragged(log: log) }
        host.hold(at: CGPoint(x: 50, y: 50))
        host.move(to: CGPoint(x: 60, y: 50))
        #expect(host.exists("pressed"))
        host.cancelPress()
        #expect(host.exists("free"))
        #expect(!log.entries.isEmpty && !log.entries.contains("ended"))
        host.release()
        #expect(!log.entries.contains("ended"))
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.entries.last == "ended")
    }

    @Test("a secondary press makes no tap, no drag and no long press")
    func secondary() {
        let log = Probe<String>()
        let host = TestHost(size: CGSize(width: 100, height: 300)) {
            VStack(spacing: 0) {
                Color.red.onTapGesture { log.note("tap") }
                Color.green.gesture(DragGesture().onChanged { _ in log.note("drag") })
                Color.blue.onLongPressGesture { log.note("long press") }
            }
        }
        host.tap(at: CGPoint(x: 50, y: 50), button: .secondary)
        host.hold(at: CGPoint(x: 50, y: 150), button: .secondary)
        host.move(to: CGPoint(x: 90, y: 190))
        host.release()
        host.hold(at: CGPoint(x: 50, y: 250), button: .secondary)
        host.advance(by: .seconds(1))
        host.release()
        #expect(log.entries.isEmpty)
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.entries == ["tap"])
    }

    @Test("a press that moves 40 points away and comes back is no tap")
    func awayAndBack() {
        let log = Probe<String>()
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Color.red.onTapGesture { log.note("tap") } }
        host.hold(at: CGPoint(x: 50, y: 50))
        host.move(to: CGPoint(x: 90, y: 50))
        host.move(to: CGPoint(x: 50, y: 50))
        host.release()
        #expect(log.entries.isEmpty)
    }

    @Test("a drag that rests and ends fast tells the speed of its end")
    func speedOfTheEnd() throws {
        let ends = Probe<DragGesture.Value>()
        let host = TestHost(size: CGSize(width: 400, height: 100)) {
            Color.red.gesture(DragGesture().onEnded { ends.note($0) })
        }
        host.hold(at: CGPoint(x: 10, y: 50))
        host.move(to: CGPoint(x: 30, y: 50))
        host.advance(by: .seconds(2))
        for step in 1...20 {
            host.advance(by: .milliseconds(10))
            host.move(to: CGPoint(x: 30 + CGFloat(step) * 10, y: 50))
        }
        host.release()
        let end = try #require(ends.entries.last)
        // 10 points in a hundredth of a second; over the whole drag it would be 100.
        #expect(abs(end.velocity.width - 1000) < 200)
        #expect(end.predictedEndLocation.x > end.location.x + 100)
    }

    @Test("a shape that cannot be seen takes no press: what is behind it does")
    func invisible() {
        let log = Probe<String>()
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            ZStack {
                Color.red.onTapGesture { log.note("behind") }
                Circle().onTapGesture { log.note("before") }.opacity(0)
            }
        }
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.entries == ["behind"])
    }

    @Test("two focus states around a field: the inner value is reported")
    func nestedFocus() throws {
        struct Root: View {
            @State private var text = ""
            @FocusState private var focus: String?
            var body: some View {
                VStack {
                    TextField("Field", text: $text).focused($focus, equals: "inner")
                        .padding().focused($focus, equals: "outer")
                    Text("focus \(focus ?? "none")")
                }
            }
        }
        let host = TestHost { Root() }
        try host.tap("Field")
        #expect(host.exists("focus inner"))
    }

    @Test("onPreferenceChange still reports after 30 updates")
    func preferences() throws {
        struct Key: PreferenceKey {
            static let defaultValue = 0
            static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
        }
        struct Root: View {
            let log: Probe<Int>
            @State private var number = 1
            var body: some View {
                Button("Next") { number += 1 }.preference(key: Key.self, value: number)
                    .onPreferenceChange(Key.self) { log.note($0) }
            }
        }
        let log = Probe<Int>()
        let host = TestHost { Root(log: log) }
        for _ in 0..<30 { try host.tap("Next") }
        #expect(log.entries == Array(1...31))
    }

    @Test("a geometry reader at an offset within a scaled view tells its frame as it is seen")
    func scaledPlace() {
        var frame = CGRect.zero
        _ = TestHost(size: CGSize(width: 200, height: 200)) {
            GeometryReader { proxy in
                Color.red.onAppear { frame = proxy.frame(in: .global) }
            }
            .frame(width: 20, height: 20)
            .padding(.leading, 20)
            .scaleEffect(2, anchor: .center)
        }
        // 40 × 20 in the middle of the window; the right half of it; twice as large about the middle.
        #expect(frame == CGRect(x: 100, y: 80, width: 40, height: 40))
    }
}
