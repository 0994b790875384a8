import DovetailCore
import DovetailTesting
import SwiftUI
import Testing
import UIKit

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
