import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

/// What a drag tells of its way, from a place that is not as far from the left as from the top.
@MainActor
@Suite("Values of drags")
struct DragValueTests {
    @Test("the translation is the way from the start along each axis")
    func translation() throws {
        let log = Probe<DragGesture.Value>()
        let host = TestHost(size: CGSize(width: 300, height: 300)) {
            Color.red.gesture(DragGesture().onEnded { log.note($0) })
        }
        host.drag(from: CGPoint(x: 30, y: 200), to: CGPoint(x: 110, y: 170))
        let value = try #require(log.entries.first)
        #expect(value.startLocation == CGPoint(x: 30, y: 200))
        #expect(value.location == CGPoint(x: 110, y: 170))
        #expect(value.translation == CGSize(width: 80, height: -30))
    }

    @Test("in a space of its own a drag has the same translation, from the place there")
    func space() throws {
        let log = Probe<DragGesture.Value>()
        let host = TestHost(size: CGSize(width: 300, height: 300)) {
            Color.red.gesture(DragGesture(coordinateSpace: .local).onEnded { log.note($0) })
                .padding(EdgeInsets(top: 40, leading: 10, bottom: 0, trailing: 0))
        }
        host.drag(from: CGPoint(x: 30, y: 200), to: CGPoint(x: 110, y: 170))
        let value = try #require(log.entries.first)
        #expect(value.startLocation == CGPoint(x: 20, y: 160))
        #expect(value.translation == CGSize(width: 80, height: -30))
    }

    @Test(
        "a button inside of something that is dragged is pressed by a press that hardly moves, and not by one that goes on"
    )
    func buttonInDrag() throws {
        let log = Probe<String>()
        let host = TestHost(size: CGSize(width: 300, height: 300)) {
            Button("Press") { log.note("pressed") }
                .frame(width: 300, height: 300)
                .contentShape(Rectangle())
                .gesture(DragGesture(minimumDistance: 0).onEnded { _ in log.note("dragged") })
        }
        let middle = CGPoint(x: 150, y: 150)
        host.hold(at: middle)
        host.move(to: CGPoint(x: 152, y: 151))
        host.release()
        #expect(log.entries == ["pressed"])
    }
}
