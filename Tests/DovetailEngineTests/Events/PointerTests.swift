import DovetailCore
import Foundation
import TestSupport
import Testing
import ViewSupport

@testable import DovetailTesting

/// How the pointer looks, what drags do to the window, and outlines for other purposes than events.
@MainActor
@Suite("Pointer")
struct PointerTests {
    @Test("the pointer looks as the innermost view under it says")
    func style() {
        let isDragging = Changing(false)
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            Bound(isDragging) { isDragging in
                HStack(spacing: 0) {
                    Color.red.pointerStyle(isDragging.wrappedValue ? .grabActive : .grabIdle)
                    Color.blue.pointerStyle(nil)
                    Color.green.pointerStyle(.default)
                    Color.black.pointerVisibility(.hidden)
                }
                .pointerStyle(.link)
            }
        }
        #expect(host.pointerStyle == nil)
        host.hover(at: CGPoint(x: 25, y: 50))
        #expect(host.pointerStyle == .grabIdle)
        // It changes with its view, although the pointer rests.
        isDragging.value = true
        host.settle()
        #expect(host.pointerStyle == .grabActive)
        host.hover(at: CGPoint(x: 75, y: 50))
        #expect(host.pointerStyle == .link)
        host.hover(at: CGPoint(x: 125, y: 50))
        #expect(host.pointerStyle == .default)
        host.hover(at: CGPoint(x: 175, y: 50))
        #expect(host.pointerStyle == .hidden)
        host.hover(at: CGPoint(x: 500, y: 500))
        #expect(host.pointerStyle == nil)
    }

    @Test("each style has a name that desktops know")
    func names() {
        func name(_ style: PointerStyle) -> String {
            if case .named(let name) = style.kind { name } else { "picture" }
        }
        #expect(
            [PointerStyle.default, .horizontalText, .verticalText, .rectSelection, .link, .zoomIn, .zoomOut].map(name)
                == ["default", "text", "vertical-text", "crosshair", "pointer", "zoom-in", "zoom-out"])
        #expect(
            [PointerStyle.grabIdle, .grabActive, .columnResize, .rowResize].map(name)
                == ["grab", "grabbing", "col-resize", "row-resize"])
        #expect(
            [
                PointerStyle.columnResize(directions: .leading), .columnResize(directions: .trailing),
                .columnResize(directions: .all), .rowResize(directions: .up), .rowResize(directions: .down),
                .rowResize(directions: [.up, .down]),
            ].map(name) == ["w-resize", "e-resize", "col-resize", "n-resize", "s-resize", "row-resize"])
        #expect(
            FrameResizePosition.allCases.map { name(.frameResize(position: $0)) } == [
                "ns-resize", "ew-resize", "ns-resize", "ew-resize", "nwse-resize", "nesw-resize", "nesw-resize",
                "nwse-resize",
            ])
        #expect(name(.frameResize(position: .topLeading, directions: .outward)) == "nw-resize")
        #expect(name(.frameResize(position: .topLeading, directions: .inward)) == "se-resize")
        #expect(name(.image(Image(systemName: "star"), hotSpot: .center)) == "picture")
    }

    private struct Bar: View {
        let log: Probe<String>
        @GestureState private var isMoving = false
        var body: some View {
            Color.red.overlay { Text(isMoving ? "moving" : "still") }
                .gesture(
                    WindowDragGesture().updating($isMoving) { _, state, _ in state = true }
                        .onEnded { _ in log.note("ended") }
                )
                .allowsWindowActivationEvents()
        }
    }

    @Test("a window drag asks the host once to move the window, and ends when the host gives the pointer back")
    func windowDrag() {
        let log = Probe<String>()
        let host = TestHost(size: CGSize(width: 200, height: 100)) { Bar(log: log) }
        host.window.onMove = { log.note("move") }
        host.hold(at: CGPoint(x: 50, y: 50))
        #expect(log.entries.isEmpty && host.texts == ["still"])
        host.move(to: CGPoint(x: 60, y: 50))
        host.move(to: CGPoint(x: 70, y: 50))
        #expect(log.entries == ["move"] && host.texts == ["moving"])
        host.cancelPress()
        #expect(log.entries == ["move"] && host.texts == ["still"])
        host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 50))
        #expect(log.entries == ["move", "move", "ended"])
    }

    private struct Thrown: View {
        let animation: Animation
        @State private var offset = 0.0
        var body: some View {
            Color.red.accessibilityIdentifier("box").frame(width: 50, height: 50).offset(x: offset)
                .gesture(
                    DragGesture(coordinateSpace: .global).onChanged { offset = $0.translation.width }
                        .onEnded { _ in withAnimation(animation) { offset = 0 } })
        }
    }

    @Test("a view that is let go of goes on with the drag's velocity, by a spring; a curve begins from rest")
    func velocity() throws {
        func position(_ animation: Animation) throws -> (released: CGFloat, next: CGFloat, end: CGFloat) {
            let host = TestHost(size: CGSize(width: 400, height: 100)) { Thrown(animation: animation) }
            host.hold(at: CGPoint(x: 200, y: 50))
            for step in 1...10 {
                host.advance(by: .milliseconds(10))
                host.move(to: CGPoint(x: 200 + 8 * CGFloat(step), y: 50))
            }
            let released = try host.presentation(of: "box").frame.midX
            host.release()
            host.advance(by: .milliseconds(20))
            let next = try host.presentation(of: "box").frame.midX
            host.advance(by: .seconds(4))
            #expect(!host.isAnimating)
            return (released, next, try host.presentation(of: "box").frame.midX)
        }
        let spring = try position(.spring(duration: 1))
        #expect(spring.released == 280 && spring.end == 200)
        // 800 points a second for 20 ms, less what the spring takes back.
        #expect(spring.next > 288 && spring.next < 296)
        let curve = try position(.easeInOut(duration: 1))
        #expect(curve.next <= 280 && curve.end == 200)
    }

    @Test("a transaction tracks velocity in the actions that tell of a gesture's change, and in no other")
    func tracking() {
        final class Seen { var values: [Bool] = [] }
        struct Watcher: View {
            let seen: Seen
            @State private var value = 0.0
            @GestureState private var state = 0.0
            var body: some View {
                Color.red.opacity(1 - value / 1000 - state / 1000)
                    .transaction { seen.values.append($0.tracksVelocity) }
                    .gesture(
                        DragGesture(minimumDistance: 0).updating($state) { value, state, _ in state = value.location.x }
                            .onChanged { value = $0.location.x }.onEnded { _ in value = 500 })
            }
        }
        let seen = Seen()
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Watcher(seen: seen) }
        seen.values = []
        host.hold(at: CGPoint(x: 50, y: 50))
        host.move(to: CGPoint(x: 60, y: 50))
        #expect(!seen.values.isEmpty && seen.values.allSatisfy { $0 })
        seen.values = []
        host.release()
        #expect(!seen.values.isEmpty && seen.values.allSatisfy { !$0 })
    }

    @Test("a focus ring follows the content shape for it")
    func focusOutline() throws {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Color.red.frame(width: 50, height: 50).contentShape(.focusEffect, Circle()).focusable()
        }
        host.press(.tab)
        var strokes: [Path] = []
        host.window.displayTree.root.forEach { node in
            if case .stroke(let path, _, _) = node.content { strokes.append(path) }
        }
        #expect(strokes == [Circle().path(in: CGRect(x: 0, y: 0, width: 50, height: 50))])
    }

    private struct Faded: View {
        let configuration: ScrollTransitionConfiguration
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<6, id: \.self) { row in
                        Text("row \(row)").frame(width: 100, height: 100)
                            .scrollTransition(configuration) { content, phase in
                                content.opacity(phase.isIdentity ? 1 : 0)
                            }
                    }
                }
            }
        }
    }

    @Test("an animated scroll transition goes over by its animation when the threshold is passed")
    func animatedScrollTransition() throws {
        let host = TestHost(size: CGSize(width: 100, height: 200)) {
            Faded(configuration: .animated(.linear(duration: 1)).threshold(.visible(0.5)))
        }
        host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 40))
        #expect(try host.presentation(of: "row 0").opacity == 1)
        #expect(!host.isAnimating)
        host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 20))
        host.advance(by: .milliseconds(500))
        #expect(try abs(host.presentation(of: "row 0").opacity - 0.5) < 0.02)
        host.advance(by: .seconds(1))
        #expect(!host.exists("row 0") && host.exists("row 1"))
        #expect(!host.isAnimating)
    }

    @Test("the timing curve of an interactive scroll transition begins where the view is out of sight")
    func scrollTimingCurve() throws {
        func opacity(_ configuration: ScrollTransitionConfiguration) throws -> Double {
            let host = TestHost(size: CGSize(width: 100, height: 200)) { Faded(configuration: configuration) }
            host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 70))
            return try host.presentation(of: "row 0").opacity
        }
        // 30 of 100 points of the first row are in sight.
        #expect(try abs(opacity(.interactive) - 0.3) < 0.001)
        #expect(try abs(opacity(.interactive(timingCurve: .easeIn)) - UnitCurve.easeIn.value(at: 0.3)) < 0.001)
    }
}
