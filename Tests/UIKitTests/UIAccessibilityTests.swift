import DovetailCore
import DovetailTesting
import SwiftUI
import Testing
import UIKit

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
}
