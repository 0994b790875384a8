import Foundation

/// Whether a custom content is said at once or on demand.
public enum AXCustomContentImportance: Sendable {
    case `default`
    case high
}

/// What kind of text a view shows.
public struct AccessibilityTextContentType: Hashable, Sendable {
    package let name: String
    public static let plain = AccessibilityTextContentType(name: "plain")
    public static let console = AccessibilityTextContentType(name: "console")
    public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
    public static let messaging = AccessibilityTextContentType(name: "messaging")
    public static let narrative = AccessibilityTextContentType(name: "narrative")
    public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
    public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
    public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// A label, or what it is the label of.
@frozen
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    case label
    case content
}

/// How presses go to a view while an assistive tool runs.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}
