import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

/// What two gestures at once tell while neither is made yet.
@MainActor
@Suite("Values of simultaneous gestures")
struct SimultaneousValueTests {
    private struct Pressed: View {
        @GestureState private var state = "free"
        let log: Probe<String>
        var body: some View {
            Color.red.overlay { Text(state) }
                .gesture(
                    LongPressGesture(minimumDuration: 1).simultaneously(with: LongPressGesture(minimumDuration: 2))
                        .updating($state) { value, state, _ in
                            state = "\(value.first == true ? "first" : "-") \(value.second == true ? "second" : "-")"
                        }
                        .onEnded { _ in log.note("ended") })
        }
    }

    @Test("a press that may become either is told to both states, and is gone when it is let go")
    func updating() {
        let log = Probe<String>()
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Pressed(log: log) }
        host.hold(at: CGPoint(x: 50, y: 50))
        host.advance(by: .milliseconds(500))
        #expect(host.texts == ["first second"])
        host.release()
        #expect(host.texts == ["free"])
        #expect(log.entries.isEmpty)
        host.hold(at: CGPoint(x: 50, y: 50))
        host.advance(by: .milliseconds(2500))
        host.release()
        #expect(log.entries == ["ended"] && host.texts == ["free"])
    }
}
