import DovetailTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Recognisers and controls of an app's own classes")
struct UIOwnGestureTests {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    /// A press that moves by so much down begins; anything else fails.
    private final class Pull: UIGestureRecognizer {
        var start = CGPoint.zero
        var resets = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            start = touches.first!.location(in: view)
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            let place = touches.first!.location(in: view)
            if state == .possible, abs(place.x - start.x) > 20 { return state = .failed }
            if state == .possible, place.y - start.y > 20 {
                state = .began
            } else if state == .began || state == .changed {
                state = .changed
            }
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            state = state == .possible ? .failed : .ended
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
        override func reset() { resets += 1 }
    }

    @MainActor
    private final class Log: NSObject {
        var lines: [String] = []
        func pulled(_ sender: UIGestureRecognizer) { lines.append("\(sender.state)") }
    }

    @Test("a recogniser of an app's own says how far its gesture is, and begins anew with the next press")
    func recogniser() {
        let (view, pull, log) = (UIView(), Pull(), Log())
        pull.addTarget(log, action: Selector(calling: Log.pulled))
        view.addGestureRecognizer(pull)
        let host = TestHost(size: CGSize(width: 200, height: 200)) { Shown(view: view) }
        host.hold(at: CGPoint(x: 50, y: 50))
        host.move(to: CGPoint(x: 50, y: 60))
        #expect(log.lines.isEmpty)
        host.move(to: CGPoint(x: 50, y: 90))
        host.move(to: CGPoint(x: 50, y: 95))
        host.release()
        #expect(log.lines == ["began", "changed", "ended"] && pull.state == .possible && pull.resets == 1)
        log.lines = []
        host.hold(at: CGPoint(x: 50, y: 50))
        host.move(to: CGPoint(x: 90, y: 50))
        host.move(to: CGPoint(x: 90, y: 120))
        host.release()
        #expect(log.lines == ["failed"] && pull.resets == 2)
        log.lines = []
        host.hold(at: CGPoint(x: 50, y: 50))
        host.move(to: CGPoint(x: 50, y: 90))
        host.cancelPress()
        #expect(log.lines == ["began", "cancelled"])
    }

    @Test("a view may keep gestures from beginning")
    func asked() {
        final class Closed: UIView {
            var isClosed = true
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { !isClosed }
        }
        let (view, log) = (Closed(), Log())
        view.addGestureRecognizer(UITapGestureRecognizer(target: log, action: Selector(calling: Log.pulled)))
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Shown(view: view) }
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.lines.isEmpty)
        view.isClosed = false
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.lines == ["ended"])
    }

    private final class Knob: UIControl {
        var places: [Int] = []
        var most = 1000
        var ended = 0
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            places.append(Int(touch.location(in: self).x))
            return true
        }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            places.append(Int(touch.location(in: self).x))
            return places.count < most
        }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { ended += 1 }
    }

    @Test("a control of an app's own follows a press, and tells of it by the events of controls")
    func control() {
        let (knob, around) = (Knob(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        around.addSubview(knob)
        var events: [String] = []
        let named: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDragInside, "inside"), (.touchDragExit, "exit"),
            (.touchDragOutside, "outside"),
            (.touchDragEnter, "enter"), (.touchUpInside, "up"), (.touchUpOutside, "up outside"),
        ]
        for (event, name) in named { knob.addAction(UIAction { _ in events.append(name) }, for: event) }
        let host = TestHost(size: CGSize(width: 200, height: 200)) { Shown(view: around) }
        host.hold(at: CGPoint(x: 10, y: 50))
        #expect(knob.isTracking && knob.isTouchInside && knob.state == .highlighted)
        host.move(to: CGPoint(x: 50, y: 50))
        host.move(to: CGPoint(x: 150, y: 50))
        #expect(!knob.isTouchInside)
        host.move(to: CGPoint(x: 90, y: 50))
        host.release()
        #expect(events == ["down", "inside", "exit", "outside", "enter", "inside", "up"])
        #expect(knob.places == [10, 50, 150, 90] && knob.ended == 1 && !knob.isTracking && knob.state == .normal)
        (events, knob.places, knob.most) = ([], [], 2)
        host.hold(at: CGPoint(x: 10, y: 50))
        host.move(to: CGPoint(x: 50, y: 50))
        host.release()
        #expect(events == ["down"] && !knob.isHighlighted && knob.ended == 1)
        knob.isEnabled = false
        host.settle()
        host.tap(at: CGPoint(x: 10, y: 50))
        #expect(events == ["down"] && knob.state == .disabled)
    }

    @Test("what a control tells goes through its own methods")
    func sent() {
        final class Watched: UIButton {
            var sent: [String] = []
            override func sendAction(_ action: UIAction) {
                sent.append(action.title)
                super.sendAction(action)
            }
        }
        let button = Watched()
        var count = 0
        button.addAction(UIAction(title: "more") { _ in count += 1 }, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(button.sent == ["more"] && count == 1)
    }
}
