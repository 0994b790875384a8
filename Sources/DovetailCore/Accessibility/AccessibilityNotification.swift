import Foundation

/// Something that assistive tools are to say or take note of.
public enum AccessibilityNotification {
    /// A text that is said. One whose ``AttributeScopes/AccessibilityAttributes/accessibilitySpeechAnnouncementPriority`` is high anywhere
    /// is said at once, in place of what is being said.
    public struct Announcement: Sendable {
        private let text: String
        private var isUrgent = false
        public init(_ announcement: String) { text = announcement }
        public init(_ announcement: AttributedString) {
            text = String(announcement.characters)
            isUrgent = announcement.runs.contains { $0.accessibilitySpeechAnnouncementPriority == .high }
        }
        public init(_ announcement: LocalizedStringResource) { text = String(localized: announcement) }
        public func post() { AccessibilityPost(kind: .announcement, text: text, isUrgent: isUrgent).post() }
    }
    /// Parts of the screen changed.
    public struct LayoutChanged: Sendable {
        private let text: String?
        public init(_ context: String? = nil) { text = context }
        public func post() { AccessibilityPost(kind: .layoutChanged, text: text).post() }
    }
    /// The screen changed.
    public struct ScreenChanged: Sendable {
        private let text: String?
        public init(_ context: String? = nil) { text = context }
        public func post() { AccessibilityPost(kind: .screenChanged, text: text).post() }
    }
    /// A page was scrolled.
    public struct PageScrolled: Sendable {
        private let text: String
        public init(_ description: String) { text = description }
        public func post() { AccessibilityPost(kind: .pageScrolled, text: text).post() }
    }
}

/// What the program told assistive tools.
package struct AccessibilityPost: Sendable, Equatable {
    package enum Kind: Sendable { case announcement, layoutChanged, screenChanged, pageScrolled }
    package let kind: Kind
    package let text: String?
    /// Whether it is said in place of what is being said.
    package var isUrgent = false

    /// Hands it to the listener, on the main thread, in the order of the posts.
    func post() {
        DispatchQueue.onMain { Self.listener?(self) }
    }

    /// Takes what is posted in the process, since posts name no window: a tool, or a test. Without one nothing is said.
    @MainActor package static var listener: ((AccessibilityPost) -> Void)?
}
