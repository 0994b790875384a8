import DovetailCore
import DovetailPlatform
import Foundation

/// A key that calls a method of a view or a controller: see ``UIResponder/keyCommands``.
@MainActor @preconcurrency
open class UIKeyCommand: NSObject {
    /// The key: a character, or one of the names such as ``inputEscape``.
    public let input: String?
    /// The modifier keys that are held.
    public let modifierFlags: UIKeyModifierFlags
    /// The method.
    public let action: Selector?
    /// Its name.
    open var title: String
    /// A longer name. It is kept, and nothing else.
    open var discoverabilityTitle: String?
    /// Whether it comes before what the system does with the key. It does: it is kept, and nothing else.
    open var wantsPriorityOverSystemBehavior = false
    /// Values of the app's own.
    public let propertyList: Any?

    public init(input: String, modifierFlags: UIKeyModifierFlags = [], action: Selector) {
        (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
        (title, propertyList) = ("", nil)
    }

    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil
    ) {
        (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
        (self.title, self.propertyList, self.discoverabilityTitle) = (title, propertyList, discoverabilityTitle)
    }

    public static let inputUpArrow = "UIKeyInputUpArrow"
    public static let inputDownArrow = "UIKeyInputDownArrow"
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    public static let inputRightArrow = "UIKeyInputRightArrow"
    public static let inputEscape = "UIKeyInputEscape"
    public static let inputPageUp = "UIKeyInputPageUp"
    public static let inputPageDown = "UIKeyInputPageDown"
    public static let inputHome = "UIKeyInputHome"
    public static let inputEnd = "UIKeyInputEnd"
    public static let inputDelete = "UIKeyInputDelete"

    /// Whether a key that is pressed is this one.
    func isMet(by key: UIKey) -> Bool {
        guard let input else { return false }
        return key.modifierFlags.counted == modifierFlags.counted
            && key.charactersIgnoringModifiers.lowercased() == input.lowercased()
    }
}

extension UIKeyModifierFlags {
    /// What tells commands apart: the command key is the one named Control here.
    fileprivate var counted: UIKeyModifierFlags {
        var flags = intersection([.shift, .alternate, .command])
        if contains(.control) { flags.insert(.command) }
        return flags
    }
}
