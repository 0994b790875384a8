import AppKit
import DovetailTesting
import SwiftUI
import Testing

/// Controls of AppKit's within SwiftUI's views: they show their values, and tell their targets.
@MainActor
@Suite("More controls of AppKit's")
struct NSControlKindsTests {
    @MainActor private final class Target: NSObject {
        var log: [String] = []
        func slid(_ sender: NSSlider) { log.append("slider \(sender.doubleValue)") }
        func flipped(_ sender: NSSwitch) { log.append("switch \(sender.state == .on)") }
        func chosen(_ sender: NSPopUpButton) { log.append("popup \(sender.titleOfSelectedItem ?? "")") }
        func pressed(_ sender: NSSegmentedControl) { log.append("segment \(sender.selectedSegment)") }
    }
    private struct Shown<V: NSView>: NSViewRepresentable {
        let view: V
        func makeNSView(context: Context) -> V { view }
        func updateNSView(_ nsView: V, context: Context) {}
    }

    @Test("a slider, a switch, a popup button and segments are used by pointer and tell their targets")
    func use() throws {
        let target = Target()
        let slider = NSSlider(
            value: 0, minValue: 0, maxValue: 10, target: target, action: Selector("slid(_:)", calling: Target.slid))
        let control = NSSwitch()
        control.target = target
        control.action = Selector("flipped(_:)", calling: Target.flipped)
        let popup = NSPopUpButton()
        popup.addItems(withTitles: ["one", "two"])
        popup.target = target
        popup.action = Selector("chosen(_:)", calling: Target.chosen)
        let segments = NSSegmentedControl(
            labels: ["left", "right"], trackingMode: .selectOne, target: target,
            action: Selector("pressed(_:)", calling: Target.pressed))
        let host = TestHost(idiom: .desktop) {
            VStack {
                Shown(view: slider)
                Shown(view: control)
                Shown(view: popup)
                Shown(view: segments)
            }
        }
        try host.set("slider", to: 5)
        #expect(slider.doubleValue == 5)
        try host.tap("toggle")
        #expect(control.state == .on)
        try host.tap("one")
        try host.tap("two")
        try host.tap("right")
        #expect(target.log == ["slider 5.0", "switch true", "popup two", "segment 1"])
        slider.isEnabled = false
        host.settle()
        #expect(try !host.isEnabled("slider"))
    }

    @Test("progress is a bar or a ring, and a ring at rest is not there")
    func progress() throws {
        let bar = NSProgressIndicator()
        bar.isIndeterminate = false
        bar.doubleValue = 25
        let ring = NSProgressIndicator()
        ring.style = .spinning
        ring.controlSize = .small
        let host = TestHost(idiom: .desktop) {
            VStack {
                Shown(view: bar).accessibilityIdentifier("bar")
                Shown(view: ring).accessibilityIdentifier("ring").frame(width: 20, height: 20)
            }
        }
        #expect(try host.value(of: "bar") == "25%")
        let before = try host.color(at: CGPoint(x: host.frame(of: "ring").midX, y: host.frame(of: "ring").minY + 3))
        ring.startAnimation(nil)
        host.settle()
        let after = try host.color(at: CGPoint(x: host.frame(of: "ring").midX, y: host.frame(of: "ring").minY + 3))
        #expect(before != after)
    }

    @Test("a picture keeps its proportions, and is not made larger unless it is told so")
    func picture() throws {
        let image = NSImage(size: NSSize(width: 20, height: 10), flipped: false) { rect in
            NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1).setFill()
            rect.fill()
            return true
        }
        let view = NSImageView(image: image)
        let host = TestHost(size: CGSize(width: 40, height: 40)) {
            Shown(view: view).frame(width: 40, height: 40).background(Color(red: 0, green: 0, blue: 1))
        }
        #expect(try host.color(at: CGPoint(x: 20, y: 20)).red > 0.9)
        #expect(try host.color(at: CGPoint(x: 5, y: 20)).red < 0.1)
        view.imageScaling = .scaleProportionallyUpOrDown
        host.settle()
        #expect(try host.color(at: CGPoint(x: 5, y: 20)).red > 0.9)
        #expect(try host.color(at: CGPoint(x: 5, y: 5)).red < 0.1)
        view.imageScaling = .scaleAxesIndependently
        host.settle()
        #expect(try host.color(at: CGPoint(x: 5, y: 5)).red > 0.9)
    }

    @Test("a question shows a view of its own and a mark not to ask again")
    func alert() throws {
        let host = TestHost { Text("page") }
        let alert = NSAlert()
        alert.messageText = "Delete?"
        let mark = NSButton(checkboxWithTitle: "with files", target: nil, action: nil)
        alert.accessoryView = mark
        alert.showsSuppressionButton = true
        alert.addButton(withTitle: "Delete")
        var answer: NSApplication.ModalResponse?
        alert.beginSheetModal(for: try #require(NSApp.keyWindow)) { answer = $0 }
        host.settle()
        try host.tap("with files")
        #expect(mark.state == .on)
        #expect(host.exists("Do not ask again"))
        try host.tap("Delete")
        host.advance(by: .seconds(1))
        #expect(answer == .alertFirstButtonReturn)
    }

    @Test("changes of views are animated for as long as the context says, and the end is told")
    func animation() throws {
        let view = NSImageView(
            image: NSImage(size: NSSize(width: 20, height: 20), flipped: false) { rect in
                NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1).setFill()
                rect.fill()
                return true
            })
        let host = TestHost(size: CGSize(width: 20, height: 20)) {
            Shown(view: view).background(Color(red: 0, green: 0, blue: 1))
        }
        var hasEnded = false
        NSAnimationContext.runAnimationGroup { context in
            context.duration = 1
            view.animator().alphaValue = 0
        } completionHandler: {
            hasEnded = true
        }
        host.settle()
        host.advance(by: .milliseconds(500))
        let middle = try host.color(at: CGPoint(x: 10, y: 10))
        #expect(middle.red > 0.2 && middle.blue > 0.2)
        #expect(!hasEnded)
        host.advance(by: .seconds(1))
        #expect(try host.color(at: CGPoint(x: 10, y: 10)).blue > 0.9)
        #expect(hasEnded)
    }
}
