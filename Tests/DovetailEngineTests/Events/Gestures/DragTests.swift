import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

@MainActor
@Suite("Drag")
struct DragTests {
    @Test("a drag begins after its minimum distance and follows the pointer, over time")
    func values() throws {
        let changes = Probe<DragGesture.Value>()
        let ends = Probe<DragGesture.Value>()
        let host = TestHost(size: CGSize(width: 300, height: 300)) {
            Color.red.frame(width: 200, height: 200)
                .gesture(DragGesture().onChanged { changes.note($0) }.onEnded { ends.note($0) })
        }
        host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100), duration: .seconds(1))
        let first = try #require(changes.entries.first)
        // The view's own coordinates: it begins at (50, 50).
        #expect(first.startLocation == CGPoint(x: 50, y: 50))
        #expect(first.translation.width >= 10 && first.translation.width < 14)
        #expect(changes.entries.count > 40)
        let last = try #require(ends.entries.last)
        #expect(ends.entries.count == 1)
        #expect(last.location == CGPoint(x: 150, y: 50))
        #expect(last.translation == CGSize(width: 100, height: 0))
        #expect(abs(last.velocity.width - 100) < 1)
        #expect(abs(last.predictedEndLocation.x - 175) < 1)
        #expect(abs(last.predictedEndTranslation.width - 125) < 1)
        #expect(abs(last.time.timeIntervalSince(first.time) - 0.9) < 0.05)
    }

    @Test("a shorter way than the minimum distance is no drag; with none, a press is one")
    func minimumDistance() {
        let log = Probe<String>()
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            VStack(spacing: 0) {
                Color.red.gesture(DragGesture(minimumDistance: 30).onEnded { _ in log.note("far") })
                Color.blue.gesture(DragGesture(minimumDistance: 0).onChanged { _ in log.note("at once") })
            }
        }
        host.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 45, y: 20))
        #expect(log.entries.isEmpty)
        host.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 55, y: 20))
        #expect(log.entries == ["far"])
        host.hold(at: CGPoint(x: 20, y: 80))
        #expect(log.entries == ["far", "at once"])
    }

    @Test("locations are told in the view's, the window's or a named view's coordinates")
    func coordinateSpaces() throws {
        for (space, start) in [
            (CoordinateSpace.local, CGPoint(x: 10, y: 20)), (.global, CGPoint(x: 60, y: 70)),
            (.named("board"), CGPoint(x: 30, y: 40)), (.named("nowhere"), CGPoint(x: 60, y: 70)),
        ] {
            let log = Probe<CGPoint>()
            let host = TestHost(size: CGSize(width: 200, height: 200)) {
                Color.red.frame(width: 100, height: 100)
                    .gesture(
                        DragGesture(minimumDistance: 0, coordinateSpace: space)
                            .onChanged { log.note($0.startLocation) }
                    )
                    .padding(20)
                    .coordinateSpace(name: "board")
            }
            host.hold(at: CGPoint(x: 60, y: 70))
            #expect(log.entries == [start])
        }
    }

    @Test("a view that is moved by its drag follows the pointer")
    func moves() throws {
        struct Card: View {
            @State private var offset = CGSize.zero
            @GestureState private var drag = CGSize.zero

            var body: some View {
                Text("Card")
                    .frame(width: 40, height: 40)
                    .offset(x: offset.width + drag.width, y: offset.height + drag.height)
                    .gesture(
                        DragGesture()
                            .updating($drag) { value, state, _ in state = value.translation }
                            .onEnded { value in
                                offset.width += value.translation.width
                                offset.height += value.translation.height
                            })
            }
        }
        let host = TestHost(size: CGSize(width: 300, height: 300)) { Card() }
        let before = try host.frame(of: "Card")
        let start = CGPoint(x: before.midX, y: before.midY)
        host.hold(at: start)
        host.move(to: CGPoint(x: start.x + 50, y: start.y))
        #expect(try host.frame(of: "Card").midX == start.x + 50)
        host.move(to: CGPoint(x: start.x + 60, y: start.y + 30))
        host.release()
        #expect(try host.frame(of: "Card") == before.offsetBy(dx: 60, dy: 30))
    }

    @Test("a move runs the body that depends on it, and no other")
    func costs() {
        struct Other: View {
            var body: some View { Text("other") }
        }
        struct Board: View {
            @GestureState private var drag = CGSize.zero
            var body: some View {
                VStack {
                    Other()
                    Color.red.offset(drag).gesture(
                        DragGesture().updating($drag) { value, state, _ in state = value.translation })
                }
            }
        }
        let host = TestHost { Board() }
        host.hold(at: CGPoint(x: 200, y: 200))
        host.move(to: CGPoint(x: 230, y: 200))
        host.move(to: CGPoint(x: 240, y: 200))
        #expect(host.statistics.bodies == ["Board": 1])
        host.move(to: CGPoint(x: 240, y: 200))
        #expect(host.statistics.bodies.isEmpty)
    }
}
