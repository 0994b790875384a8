import DovetailCore
import SwiftUI
import Testing
import UIKit

@testable import DovetailTesting
@testable import DovetailUIKit

@MainActor
@Suite("UIAccessibility", .serialized)
struct UIAccessibilityTests {
    @Test("What a person set for the system is told as the window in use has it")
    func settings() {
        let host = TestHost { Text("page") }
        #expect(!UIAccessibility.isReduceMotionEnabled)
        #expect(!UIAccessibility.isDarkerSystemColorsEnabled)
        #expect(!UIAccessibility.isVoiceOverRunning)
        host.window.environment.systemSettings.reduceMotion = true
        host.window.environment.systemSettings.increaseContrast = true
        #expect(UIAccessibility.isReduceMotionEnabled)
        #expect(UIAccessibility.isDarkerSystemColorsEnabled)
        host.close()
    }

    @Test(
        "A label that is set not to be an element is not told, and a view that is set to be one is told by its label alone"
    )
    func elements() throws {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let (hidden, shown) = (UILabel(frame: box.bounds), UILabel(frame: box.bounds))
        (hidden.text, shown.text) = ("hidden", "shown")
        box.addSubview(hidden)
        box.addSubview(shown)
        #expect(!box.isAccessibilityElement && shown.isAccessibilityElement && UIButton().isAccessibilityElement)
        struct Box: UIViewRepresentable {
            let view: UIView
            func makeUIView(context: Context) -> UIView { view }
            func updateUIView(_ view: UIView, context: Context) {}
        }
        let host = TestHost { Box(view: box) }
        #expect(host.texts == ["hidden", "shown"])
        hidden.isAccessibilityElement = false
        host.settle()
        #expect(host.texts == ["shown"])
        box.isAccessibilityElement = true
        box.accessibilityLabel = "whole"
        host.settle()
        #expect(host.exists("whole"))
        #expect(!host.exists("shown"))
        box.isAccessibilityElement = false
        host.settle()
        #expect(host.exists("shown"))
    }

    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    @Test("Traits, value and hint of a view reach assistive tools and follow changes, a class's own properties too")
    func traits() throws {
        final class Dial: UIView {
            override var isAccessibilityElement: Bool {
                get { true }
                set {}
            }
            override var accessibilityLabel: String? {
                get { "volume" }
                set {}
            }
            override var accessibilityTraits: UIAccessibilityTraits {
                get { [.button, .updatesFrequently] }
                set {}
            }
        }
        let (title, dial) = (UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30)), Dial())
        title.text = "Settings"
        dial.frame = CGRect(x: 0, y: 40, width: 40, height: 40)
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        box.addSubview(title)
        box.addSubview(dial)
        #expect(title.accessibilityTraits == .staticText && UIButton().accessibilityTraits == .button)
        #expect(box.accessibilityTraits == .none)
        let host = TestHost { Shown(view: box) }
        func line(_ name: String) -> String? {
            host.tree.split(separator: "\n").first { $0.contains("“\(name)”") }.map(String.init)
        }
        #expect(
            try #require(line("volume")).contains("button") && #require(line("volume")).contains("updates frequently"))
        #expect(try !#require(line("Settings")).contains("header"))
        title.accessibilityTraits.insert(.header)
        title.accessibilityHint = "first page"
        title.accessibilityValue = "open"
        host.settle()
        let told = try #require(line("Settings"))
        #expect(told.contains("header") && told.contains("hint “first page”") && told.contains("value “open”"))
        title.accessibilityTraits.remove(.header)
        host.settle()
        #expect(try !#require(line("Settings")).contains("header"))
        dial.accessibilityElementsHidden = true
        host.settle()
        #expect(!host.exists("volume"))
    }

    @Test("A view whose value can be made more and less is told to")
    func adjustable() throws {
        final class Stars: UIView {
            var count = 3 { didSet { accessibilityValue = "\(count)" } }
            override func accessibilityIncrement() { count += 1 }
            override func accessibilityDecrement() { count -= 1 }
        }
        let stars = Stars()
        (stars.isAccessibilityElement, stars.accessibilityLabel) = (true, "stars")
        (stars.accessibilityTraits, stars.accessibilityValue) = (.adjustable, "3")
        let host = TestHost { Shown(view: stars) }
        try host.element("stars").namedActions?.adjust?(.increment)
        host.settle()
        #expect(try stars.count == 4 && host.value(of: "stars") == "4")
    }

    @Test("An announcement with attributes is told with its urgency")
    func urgency() {
        func announced(_ priority: UIAccessibilityPriority?) -> AttributedString {
            var attributes: [NSAttributedString.Key: Any] = [.accessibilitySpeechQueueAnnouncement: false]
            attributes[.accessibilitySpeechAnnouncementPriority] = priority?.rawValue
            return UIAccessibilityPriority.announced(NSAttributedString(string: "saved", attributes: attributes))
        }
        #expect(String(announced(.high).characters) == "saved")
        #expect(announced(.high).accessibilitySpeechAnnouncementPriority == .high)
        #expect(announced(.low).accessibilitySpeechAnnouncementPriority == nil)
        #expect(announced(nil).accessibilitySpeechAnnouncementPriority == nil)
        #expect(UIAccessibilityPriority.announced(NSAttributedString(string: "")).characters.isEmpty)
    }
}
