import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Controls of UIKit's")
struct UIControlTests {
    /// Hears of a control as coordinators do.
    @MainActor
    private final class Receiver: NSObject {
        var log: [String] = []
        func plain() { log.append("plain") }
        func slid(_ sender: UISlider) { log.append("slid \(sender.value)") }
        func turned(_ sender: UISwitch) { log.append("turned \(sender.isOn)") }
        func any(_ sender: Any) { log.append("any") }
        func withEvent(_ sender: UIControl, event: UIEvent?) { log.append("event \(event == nil)") }
    }

    @Test("a method of an object's type is called, whatever object stands there; a control tells who hears of what")
    func methodsOfObjects() {
        let (control, receiver) = (UIControl(), Receiver())
        control.addTarget(receiver, action: Selector("plain", of: receiver, calling: { $0.plain }), for: .touchDown)
        control.addTarget(
            receiver, action: Selector("any(_:)", of: receiver, calling: { $0.any(_:) }), for: [.touchUpInside])
        control.addAction(UIAction { _ in }, for: .valueChanged)
        control.sendActions(for: [.touchDown, .touchUpInside])
        #expect(receiver.log == ["plain", "any"])
        #expect(control.actions(forTarget: receiver, forControlEvent: .touchUpInside) == ["any(_:)"])
        #expect(control.actions(forTarget: receiver, forControlEvent: .valueChanged) == nil)
        #expect(control.actions(forTarget: Receiver(), forControlEvent: .allEvents) == nil)
        #expect(control.allTargets == [receiver])
        #expect(control.allControlEvents == [.touchDown, .touchUpInside, .valueChanged])
    }

    @Test("a target's method is called with the sender for the events that it is there for, while the target is there")
    func targets() {
        let control = UIControl()
        var receiver: Receiver? = Receiver()
        control.addTarget(receiver, action: Selector(calling: Receiver.plain), for: .touchUpInside)
        control.addTarget(
            receiver, action: Selector("any", calling: Receiver.any), for: [.touchUpInside, .valueChanged])
        control.addTarget(receiver, action: Selector(calling: Receiver.withEvent), for: .touchDown)
        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .touchDown)
        #expect(receiver?.log == ["plain", "any", "event true"])
        control.removeTarget(receiver, action: Selector("any", calling: Receiver.any), for: .touchUpInside)
        control.sendActions(for: .allEvents)
        #expect(receiver?.log.dropFirst(3) == ["plain", "any", "event true"])
        control.sendActions(for: .touchUpInside)
        #expect(receiver?.log.last == "plain")
        // A sender of another type, and a name that is no method, call nothing.
        control.addTarget(receiver, action: Selector(calling: Receiver.slid), for: .editingChanged)
        control.addTarget(receiver, action: Selector("tapped:"), for: .editingChanged)
        let count = receiver?.log.count
        control.sendActions(for: .editingChanged)
        #expect(receiver?.log.count == count)
        weak let gone = receiver
        receiver = nil
        control.sendActions(for: .allEvents)
        #expect(gone == nil)
    }

    @Test("actions run for their events; one with the same identifier takes the place of another")
    func actions() {
        let control = UIControl()
        var log: [String] = []
        let id = UIAction.Identifier("one")
        control.addAction(UIAction(identifier: id) { _ in log.append("old") }, for: .valueChanged)
        control.addAction(
            UIAction(identifier: id) { log.append("new \(($0.sender as? UIControl) === control)") }, for: .valueChanged)
        control.addAction(UIAction(attributes: .disabled) { _ in log.append("never") }, for: .allEvents)
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .touchDown)
        #expect(log == ["new true"])
        control.removeAction(identifiedBy: id, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(log == ["new true"])
    }

    private struct Shown<Kind: UIView>: UIViewRepresentable {
        let make: () -> Kind
        func makeUIView(context: Context) -> Kind { make() }
        func updateUIView(_ uiView: Kind, context: Context) {}
    }

    @Test("a slider follows what a person drags, brings numbers into its range, and tells at the end if it should")
    func slider() throws {
        let receiver = Receiver()
        let slider = UISlider()
        slider.accessibilityLabel = "Volume"
        slider.minimumValue = 10
        #expect((slider.value, slider.maximumValue) == (10, 10))
        slider.maximumValue = 20
        slider.value = 50
        #expect(slider.value == 20)
        slider.value = .nan
        #expect(slider.value == 10)
        slider.addTarget(receiver, action: Selector(calling: Receiver.slid), for: .valueChanged)
        var ends = 0
        slider.addAction(UIAction { _ in ends += 1 }, for: .touchUpInside)
        let host = TestHost(size: CGSize(width: 200, height: 60)) { Shown { slider }.frame(width: 100) }
        #expect(slider.intrinsicContentSize.height == 31)
        #expect(try host.frame(of: "Volume").width == 100)
        try host.set("Volume", to: 15)
        #expect(slider.value == 15)
        #expect(receiver.log == ["slid 15.0"])
        #expect(ends == 1)
        slider.isContinuous = false
        receiver.log = []
        try host.set("Volume", to: 18)
        #expect(receiver.log == ["slid 18.0"])
        #expect(receiver.log.count == 1)
    }

    @Test("a slider's colours are those that it was given")
    func sliderColors() throws {
        let slider = UISlider()
        slider.value = 0.5
        slider.minimumTrackTintColor = .red
        slider.maximumTrackTintColor = .green
        slider.thumbTintColor = .blue
        let host = TestHost(size: CGSize(width: 120, height: 60)) { Shown { slider }.frame(width: 100) }
        func color(_ x: CGFloat) throws -> Color.Resolved { try host.color(at: CGPoint(x: x, y: 30)) }
        #expect(try color(20).red > 0.8 && color(20).green < 0.4)
        #expect(try color(60).blue > 0.8 && color(60).red < 0.4)
        #expect(try color(100).green > 0.6 && color(100).red < 0.4)
    }

    @Test("a switch turns, and tells")
    func toggle() throws {
        let receiver = Receiver()
        let control = UISwitch()
        control.title = "Wind"
        control.addTarget(receiver, action: Selector(calling: Receiver.turned), for: .valueChanged)
        let host = TestHost { Shown { control } }
        try host.tap("Wind")
        #expect(control.isOn)
        control.setOn(false, animated: false)
        host.settle()
        try host.tap("Wind")
        #expect(receiver.log == ["turned true", "turned true"])
        control.isEnabled = false
        host.settle()
        #expect(try !host.isEnabled("Wind"))
    }

    @Test("a segmented control has the segment that a person chose")
    func segments() throws {
        let control = UISegmentedControl(items: ["Day", "Week", "Month"])
        #expect((control.numberOfSegments, control.selectedSegmentIndex) == (3, -1))
        control.selectedSegmentIndex = 0
        var chosen: [Int] = []
        control.addAction(UIAction { _ in chosen.append(control.selectedSegmentIndex) }, for: .valueChanged)
        let host = TestHost { Shown { control } }
        try host.tap("Week")
        try host.tap("Week")
        #expect(chosen == [1])
        control.insertSegment(withTitle: "Hour", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2)
        #expect(control.titleForSegment(at: 2) == "Week")
        host.settle()
        try host.tap("Hour")
        #expect(chosen == [1, 0])
        control.removeAllSegments()
        #expect((control.numberOfSegments, control.selectedSegmentIndex) == (0, -1))
    }

    @Test("a button shows its title in its state, is as large as that, and runs its action and its targets")
    func button() throws {
        let receiver = Receiver()
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.setTitle("Busy", for: .disabled)
        button.addTarget(receiver, action: Selector(calling: Receiver.plain), for: .touchUpInside)
        let host = TestHost { Shown { button } }
        try host.tap("Go")
        #expect(receiver.log == ["plain"])
        #expect(button.intrinsicContentSize.width == 30)
        button.isEnabled = false
        host.settle()
        #expect(host.texts == ["Busy"])
        let other = UIButton(primaryAction: UIAction(title: "Run") { _ in receiver.log.append("run") })
        #expect(other.currentTitle == "Run")
        other.sendActions(for: .primaryActionTriggered)
        #expect(receiver.log == ["plain", "run"])
    }

    @Test("a page control leads on and back, and stays in its range")
    func pages() throws {
        let control = UIPageControl()
        control.numberOfPages = 3
        control.currentPage = 9
        #expect(control.currentPage == 2)
        control.numberOfPages = 2
        #expect(control.currentPage == 1)
        var told = 0
        control.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
        let host = TestHost(size: CGSize(width: 100, height: 50)) { Shown { control } }
        host.tap(at: CGPoint(x: 40, y: 25))
        #expect((control.currentPage, told) == (0, 1))
        host.tap(at: CGPoint(x: 40, y: 25))
        #expect((control.currentPage, told) == (0, 1))
        host.tap(at: CGPoint(x: 60, y: 25))
        #expect((control.currentPage, told) == (1, 2))
    }

    @Test("a stepper counts in steps and wraps if it should")
    func stepper() {
        let control = UIStepper()
        control.maximumValue = 3
        control.value = 7
        #expect(control.value == 3)
        control.minimumValue = 5
        #expect((control.maximumValue, control.value) == (5, 5))
    }

    @Test("a field tells of its text as controls do")
    func field() throws {
        let field = UITextField()
        field.placeholder = "Name"
        var log: [String] = []
        for (name, event) in [
            ("begin", UIControl.Event.editingDidBegin), ("changed", .editingChanged), ("exit", .editingDidEndOnExit),
        ] {
            field.addAction(UIAction { _ in log.append("\(name) \(field.text ?? "")") }, for: event)
        }
        let host = TestHost { Shown { field } }
        try host.type("Ada", into: "Name")
        #expect(log.first == "begin ")
        #expect(log.last == "changed Ada")
        host.press(.return)
        #expect(log.last == "exit Ada")
    }

    @Test(
        "a timer and a notification centre call methods of objects, which they need not name; objects that went are let go of"
    )
    func senders() throws {
        final class Listener: NSObject {
            var log: [String] = []
            func heard(_ note: Notification) { log.append("heard \(note.name.rawValue)") }
            func ticked(_ timer: Timer) { log.append("ticked") }
        }
        let center = NotificationCenter()
        var listener: Listener? = Listener()
        center.addObserver(
            listener!, selector: Selector(calling: Listener.heard), name: Notification.Name("one"), object: nil)
        center.post(name: Notification.Name("one"), object: nil)
        center.post(name: Notification.Name("two"), object: nil)
        #expect(listener?.log == ["heard one"])
        center.removeObserver(listener!)
        center.post(name: Notification.Name("one"), object: nil)
        #expect(listener?.log == ["heard one"])
        let timer = Timer(
            timeInterval: 0, target: listener!, selector: Selector(calling: Listener.ticked), userInfo: nil,
            repeats: false)
        timer.fire()
        #expect(listener?.log == ["heard one", "ticked"])
        timer.invalidate()
        center.addObserver(
            listener!, selector: Selector(calling: Listener.heard), name: Notification.Name("one"), object: nil)
        weak let gone = listener
        listener = nil
        center.post(name: Notification.Name("one"), object: nil)
        _ = gone
    }

    @MainActor
    private final class Store: NSObject {
        nonisolated(unsafe) var saved = 0
        nonisolated func synchronize() -> Bool {
            saved += 1
            return true
        }
        func changed(_ sender: UIControl) -> Int {
            saved += 10
            return saved
        }
    }

    @Test("a method whose result nobody wants is called, too")
    func results() {
        let (control, store) = (UIControl(), Store())
        control.addTarget(store, action: Selector("synchronize", calling: Store.synchronize), for: .touchDown)
        control.addTarget(store, action: Selector("changed(_:)", calling: Store.changed(_:)), for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(store.saved == 11)
    }
}
