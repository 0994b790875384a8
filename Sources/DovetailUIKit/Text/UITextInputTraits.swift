import Foundation

// What a keyboard on the screen does with what is typed. There is none, so these are kept by fields and text views, and nothing else.

/// How a keyboard on the screen corrects. There is none.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
/// Whether a keyboard on the screen marks what is spelled wrongly. There is none.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
/// Whether a keyboard on the screen types curly quotation marks. There is none.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
/// Whether a keyboard on the screen makes dashes of hyphens. There is none.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
/// Whether a keyboard on the screen adds and removes spaces. There is none.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
/// How a keyboard on the screen looks. There is none.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default`, dark, light
    public static let alert = UIKeyboardAppearance.dark
}

/// What stands on the return key of a keyboard on the screen. There is none.
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// What is found in a text by itself, to be made a link.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Not found here.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    /// Addresses of pages and of mail.
    public static let link = UIDataDetectorTypes(rawValue: 2)
    /// Not found here.
    public static let address = UIDataDetectorTypes(rawValue: 4)
    /// Not found here.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// Whether a keyboard on the screen completes what is typed. There is none.
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }

/// What a password has to be like, for a system that makes passwords. None does here.
@MainActor @preconcurrency
open class UITextInputPasswordRules: NSObject {
    /// The rules, in the language for them.
    public let passwordRulesDescriptor: String
    /// - Parameter passwordRulesDescriptor: Such as `"required: upper; minlength: 12"`.
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
    }
}

/// What the system's helpers for writing may do. There are none.
public enum UIWritingToolsBehavior: Int, Sendable { case none = -1, `default`, complete, limited }
