import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

/// Where a view takes presses follows from what it shows there.
@MainActor
@Suite("Places that are painted take presses")
struct PaintedPlaceTests {
    /// Presses the middle of a view that lies over another one, and says which of them heard of it.
    private func pressed(_ view: some View, at point: CGPoint = CGPoint(x: 50, y: 50)) -> String {
        let log = Probe<String>()
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            ZStack {
                Color.red.onTapGesture { log.note("behind") }
                view.onTapGesture { log.note("front") }
            }
        }
        defer { host.close() }
        host.tap(at: point)
        return log.entries.joined(separator: ", ")
    }

    @Test("what is filled with a gradient does, as with a colour; what is filled with nothing does not")
    func paints() {
        #expect(pressed(Rectangle().fill(.blue)) == "front")
        #expect(
            pressed(Rectangle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
                == "front")
        #expect(
            pressed(
                Circle().fill(RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9)))
                == "front")
        #expect(pressed(Rectangle().fill(.clear)) == "behind")
        #expect(pressed(Circle().fill(.blue), at: CGPoint(x: 4, y: 4)) == "behind")
    }
}
