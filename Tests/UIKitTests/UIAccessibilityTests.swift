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
