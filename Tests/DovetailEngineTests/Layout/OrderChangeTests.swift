import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

/// Which view is in front, when that changes.
@MainActor
@Suite("Changes of the order from back to front")
struct OrderChangeTests {
    @Test("a view whose zIndex becomes larger comes to the front, and goes back when it does not any more")
    func zIndex() throws {
        let isRaised = Changing(false)
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Bound(isRaised) { isRaised in
                ZStack {
                    Color(red: 1, green: 0, blue: 0).zIndex(isRaised.wrappedValue ? 1 : 0)
                    Color(red: 0, green: 0, blue: 1)
                }
            }
        }
        func isRed() throws -> Bool { try host.color(at: CGPoint(x: 50, y: 50)).red > 0.9 }
        #expect(try !isRed())
        isRaised.value = true
        host.settle()
        #expect(try isRed())
        isRaised.value = false
        host.settle()
        #expect(try !isRed())
    }

    @Test("presses go to the view that is in front now")
    func presses() {
        let front = Changing(0)
        let log = Probe<Int>()
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Bound(front) { front in
                ZStack {
                    ForEach(0..<3, id: \.self) { number in
                        Color.red.onTapGesture { log.note(number) }.zIndex(front.wrappedValue == number ? 1 : 0)
                    }
                }
            }
        }
        for number in 0..<3 {
            front.value = number
            host.settle()
            host.tap(at: CGPoint(x: 50, y: 50))
        }
        #expect(log.entries == [0, 1, 2])
    }
}
