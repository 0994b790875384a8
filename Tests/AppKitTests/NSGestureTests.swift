import AppKit
import DovetailTesting
import SwiftUI
import Testing

/// Recognisers of gestures on AppKit's views.
@MainActor
@Suite("Gestures of AppKit's")
struct NSGestureTests {
    private struct Shown: NSViewRepresentable {
        let view: NSView
        func makeNSView(context: Context) -> NSView { view }
        func updateNSView(_ nsView: NSView, context: Context) {}
    }

    @MainActor private final class Listener: NSObject, NSGestureRecognizerDelegate {
        var told: [NSGestureRecognizer.State] = []
        var place = CGPoint.zero
        var way = CGPoint.zero
        var allows = true
        @MainActor func changed(_ sender: NSGestureRecognizer) {
            told.append(sender.state)
            place = sender.location(in: sender.view)
            if let pan = sender as? NSPanGestureRecognizer { way = pan.translation(in: sender.view) }
        }
        func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool { allows }
    }

    private func host(_ view: NSView) -> TestHost {
        TestHost(size: CGSize(width: 100, height: 100)) { Shown(view: view).frame(width: 100, height: 100) }
    }

    @Test("a click calls the method, with its place from below, unless the delegate says no")
    func click() throws {
        let (view, listener) = (NSView(), Listener())
        let click = NSClickGestureRecognizer(target: listener, action: Selector(calling: Listener.changed))
        click.delegate = listener
        view.addGestureRecognizer(click)
        #expect(click.view === view)
        let host = host(view)
        host.tap(at: CGPoint(x: 30, y: 20))
        #expect(listener.told == [.ended] && listener.place == CGPoint(x: 30, y: 80))
        listener.allows = false
        host.tap(at: CGPoint(x: 30, y: 20))
        #expect(listener.told == [.ended] && click.state == .possible)
        listener.allows = true
        click.numberOfClicksRequired = 2
        host.settle()
        host.tap(at: CGPoint(x: 30, y: 20), count: 2)
        #expect(listener.told.count == 2)
        view.removeGestureRecognizer(click)
        #expect(click.view == nil && view.gestureRecognizers.isEmpty)
    }

    @Test("a drag begins, changes and ends, and its way grows upwards")
    func pan() {
        let (view, listener) = (NSView(), Listener())
        view.addGestureRecognizer(NSPanGestureRecognizer(target: listener, action: Selector(calling: Listener.changed)))
        let host = host(view)
        host.drag(from: CGPoint(x: 20, y: 80), to: CGPoint(x: 60, y: 50), duration: .milliseconds(100))
        #expect(listener.told.first == .began && listener.told.last == .ended && listener.told.contains(.changed))
        #expect(listener.way == CGPoint(x: 40, y: 30))
    }

    @Test("a press that is held, and two fingers that move and turn, are told")
    func others() {
        let (view, listener) = (NSView(), Listener())
        let selector = Selector(calling: Listener.changed)
        view.addGestureRecognizer(NSPressGestureRecognizer(target: listener, action: selector))
        let host = host(view)
        host.longPress(at: CGPoint(x: 50, y: 50))
        #expect(listener.told.first == .began && listener.told.last == .ended)
        let pinch = NSMagnificationGestureRecognizer(target: listener, action: selector)
        view.gestureRecognizers = [pinch]
        listener.told = []
        host.settle()
        host.beginPinch(at: CGPoint(x: 50, y: 50))
        host.movePinch(magnification: 1.5)
        #expect(listener.told.first == .began && abs(pinch.magnification - 0.5) < 0.001)
        host.endPinch()
        #expect(listener.told.last == .ended)
        let turn = NSRotationGestureRecognizer(target: listener, action: selector)
        view.gestureRecognizers = [turn]
        host.settle()
        host.beginPinch(at: CGPoint(x: 50, y: 50))
        host.movePinch(rotation: .degrees(-30))
        #expect(abs(turn.rotationInDegrees - 30) < 0.001)
        host.endPinch()
    }

    @Test("a class of an app's own hears of the pointer and says how far it is")
    func own() {
        final class Stroke: NSGestureRecognizer {
            override func mouseDown(with event: NSEvent) { state = .began }
            override func mouseDragged(with event: NSEvent) { state = .changed }
            override func mouseUp(with event: NSEvent) { state = .ended }
        }
        let (view, listener) = (NSView(), Listener())
        view.addGestureRecognizer(Stroke(target: listener, action: Selector(calling: Listener.changed)))
        let host = host(view)
        host.drag(from: CGPoint(x: 20, y: 80), to: CGPoint(x: 60, y: 50), duration: .milliseconds(100))
        #expect(listener.told.first == .began && listener.told.last == .ended && listener.told.contains(.changed))
    }
}
