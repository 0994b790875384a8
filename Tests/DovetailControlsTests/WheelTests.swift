import DovetailTesting
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite("Wheels")
struct WheelTests {
    private struct Numbers: View {
        @State private var number = 10
        var body: some View {
            Picker("Number", selection: $number) { ForEach(0..<50) { Text("\($0)").tag($0) } }
                .pickerStyle(.wheel)
            Text("chosen \(number)")
        }
    }

    @Test("a wheel that is scrolled slowly by a touchpad turns by what was scrolled together, in both directions")
    func slowly() throws {
        let host = TestHost(size: CGSize(width: 300, height: 400)) { VStack { Numbers() } }
        let wheel = try host.frame(of: "Number")
        func scroll(_ points: CGFloat, times: Int) {
            for _ in 0..<times {
                host.scroll(at: CGPoint(x: wheel.midX, y: wheel.midY), by: CGSize(width: 0, height: points))
            }
        }
        // A row is 32 points: three movements of 10 are less, the fourth is more.
        scroll(10, times: 3)
        #expect(host.exists("chosen 10"))
        scroll(10, times: 1)
        #expect(host.exists("chosen 11"))
        // 40 so far, and 56 more make three rows.
        scroll(7, times: 8)
        #expect(host.exists("chosen 13"))
        scroll(-5, times: 6)
        #expect(host.exists("chosen 13"))
        scroll(-5, times: 1)
        #expect(host.exists("chosen 12"))
    }
}
