import DovetailCore
import DovetailPlatform
import Foundation

/// What a person set for the whole system so as to see and use it better, as the environment of the window in use has it.
public enum UIAccessibility {
    private static var environment: EnvironmentValues {
        guard MainThread.isCurrent else { return EnvironmentValues() }
        // Values are read out at once and nothing of them is kept.
        nonisolated(unsafe) var values = EnvironmentValues()
        MainActor.assumeIsolated { if let window = ProgramWindows.ofProgram.current { values = window.environment } }
        return values
    }

    /// Whether little is to move.
    public static var isReduceMotionEnabled: Bool { environment.accessibilityReduceMotion }
    /// Whether what is behind is not to be seen through.
    public static var isReduceTransparencyEnabled: Bool { environment.accessibilityReduceTransparency }
    /// Whether colours are inverted.
    public static var isInvertColorsEnabled: Bool { environment.accessibilityInvertColors }
    /// Whether nothing is to be told by colour alone.
    public static var shouldDifferentiateWithoutColor: Bool { environment.accessibilityDifferentiateWithoutColor }
    /// Whether colours are to stand out more.
    public static var isDarkerSystemColorsEnabled: Bool { environment.colorSchemeContrast == .increased }
    /// Whether texts are to be bold.
    public static var isBoldTextEnabled: Bool { environment.legibilityWeight == .bold }
    /// Whether a screen reader is in use.
    public static var isVoiceOverRunning: Bool { environment.accessibilityVoiceOverEnabled }
    /// Whether the program is used by switches.
    public static var isSwitchControlRunning: Bool { environment.accessibilitySwitchControlEnabled }

    /// What assistive tools can be told.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Tells assistive tools something, as SwiftUI's ``AccessibilityNotification`` does.
    public static func post(notification: Notification, argument: Any?) {
        if notification == .announcement, let text = argument as? NSAttributedString {
            return AccessibilityNotification.Announcement(UIAccessibilityPriority.announced(text)).post()
        }
        switch notification {
        case .announcement: AccessibilityNotification.Announcement(argument as? String ?? "").post()
        case .screenChanged: AccessibilityNotification.ScreenChanged(argument as? String).post()
        case .layoutChanged: AccessibilityNotification.LayoutChanged(argument as? String).post()
        default: AccessibilityNotification.PageScrolled(argument as? String ?? "").post()
        }
    }
}

/// How urgent an announcement is: one of ``high`` is told as urgent.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
    public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
    public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")

    /// A text with the urgency that its attributes tell.
    static func announced(_ text: NSAttributedString) -> AttributedString {
        var result = AttributedString(text.string)
        guard text.length > 0 else { return result }
        let value = text.attribute(.accessibilitySpeechAnnouncementPriority, at: 0, effectiveRange: nil) as? String
        if value == high.rawValue { result.accessibilitySpeechAnnouncementPriority = .high }
        return result
    }
}

extension NSAttributedString.Key {
    /// Whether an announcement waits for what is said before. Kept, and nothing else: assistive tools of desktops decide that by themselves.
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
    /// How urgent an announcement is: a raw value of ``UIAccessibilityPriority``.
    public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeAnnouncementPriority")
}
