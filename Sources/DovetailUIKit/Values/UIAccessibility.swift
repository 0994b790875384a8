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

    // MARK: What desktops do not tell

    // Desktops have no such settings, or tell programs nothing of them.
    public static var isAssistiveTouchRunning: Bool { false }
    public static var isClosedCaptioningEnabled: Bool { false }
    public static var isGrayscaleEnabled: Bool { false }
    public static var isGuidedAccessEnabled: Bool { false }
    public static var isMonoAudioEnabled: Bool { false }
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    public static var isShakeToUndoEnabled: Bool { false }
    public static var isSpeakScreenEnabled: Bool { false }
    public static var isSpeakSelectionEnabled: Bool { false }
    /// Whether buttons are to have shapes.
    public static var buttonShapesEnabled: Bool { environment.accessibilityShowButtonShapes }
    /// Whether pages are to fade where they would move: where little is to move.
    public static var prefersCrossFadeTransitions: Bool { isReduceMotionEnabled }
    /// Whether films may begin by themselves: unless little is to move.
    public static var isVideoAutoplayEnabled: Bool { !isReduceMotionEnabled }
    /// Keeps a person in the app, on Apple's systems. It can't here: the closure hears false.
    public static func requestGuidedAccessSession(enabled enable: Bool, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(false)
    }
    /// What an assistive tool is at. Desktops do not tell: nil.
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
        nil
    }
    /// Names an assistive tool.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    }

    // Sent when a setting has changed, on Apple's systems. Nobody sends them here: SwiftUI's environment tells of changes.
    private static func name(_ setting: String) -> Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibility\(setting)Notification")
    }
    public static let voiceOverStatusDidChangeNotification = name("VoiceOverStatusDidChange")
    public static let reduceMotionStatusDidChangeNotification = name("ReduceMotionStatusDidChange")
    public static let reduceTransparencyStatusDidChangeNotification = name("ReduceTransparencyStatusDidChange")
    public static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChange")
    public static let darkerSystemColorsStatusDidChangeNotification = name("DarkerSystemColorsStatusDidChange")
    public static let invertColorsStatusDidChangeNotification = name("InvertColorsStatusDidChange")
    public static let differentiateWithoutColorDidChangeNotification = name("ShouldDifferentiateWithoutColorDidChange")
    public static let grayscaleStatusDidChangeNotification = name("GrayscaleStatusDidChange")
    public static let switchControlStatusDidChangeNotification = name("SwitchControlStatusDidChange")
    public static let assistiveTouchStatusDidChangeNotification = name("AssistiveTouchStatusDidChange")
    public static let guidedAccessStatusDidChangeNotification = name("GuidedAccessStatusDidChange")
    public static let buttonShapesEnabledStatusDidChangeNotification = name("ButtonShapesEnabledStatusDidChange")
    public static let videoAutoplayStatusDidChangeNotification = name("VideoAutoplayStatusDidChange")
    public static let speakScreenStatusDidChangeNotification = name("SpeakScreenStatusDidChange")
    public static let speakSelectionStatusDidChangeNotification = name("SpeakSelectionStatusDidChange")
    public static let closedCaptioningStatusDidChangeNotification = name("ClosedCaptioningStatusDidChange")
    public static let monoAudioStatusDidChangeNotification = name("MonoAudioStatusDidChange")
    public static let onOffSwitchLabelsDidChangeNotification = name("OnOffSwitchLabelsDidChange")
    public static let prefersCrossFadeTransitionsStatusDidChange = name("PrefersCrossFadeTransitionsStatusDidChange")
    public static let elementFocusedNotification = name("ElementFocused")
    public static let announcementDidFinishNotification = name("AnnouncementDidFinish")
    /// What an assistive tool has come to, in ``elementFocusedNotification``.
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// What an assistive tool has left, in ``elementFocusedNotification``.
    public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// Which assistive tool it is, in ``elementFocusedNotification``.
    public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
    /// The text of what was said, in ``announcementDidFinishNotification``.
    public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// Whether it was said, in ``announcementDidFinishNotification``.
    public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"

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
