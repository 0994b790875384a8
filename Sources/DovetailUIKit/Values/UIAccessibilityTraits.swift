import DovetailCore

/// What a view is and how it behaves, for assistive tools.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    private init(bit: UInt64) { rawValue = 1 << bit }

    /// Nothing is told but the name.
    public static let none = UIAccessibilityTraits([])
    public static let button = UIAccessibilityTraits(bit: 0)
    public static let link = UIAccessibilityTraits(bit: 1)
    public static let image = UIAccessibilityTraits(bit: 2)
    public static let selected = UIAccessibilityTraits(bit: 3)
    /// Using it plays a sound of its own.
    public static let playsSound = UIAccessibilityTraits(bit: 4)
    public static let keyboardKey = UIAccessibilityTraits(bit: 5)
    public static let staticText = UIAccessibilityTraits(bit: 6)
    /// It sums up what is to be known when the app starts.
    public static let summaryElement = UIAccessibilityTraits(bit: 7)
    /// It can't be used now. Kept, and not told: controls tell it by `isEnabled`.
    public static let notEnabled = UIAccessibilityTraits(bit: 8)
    /// Its name or value changes often.
    public static let updatesFrequently = UIAccessibilityTraits(bit: 9)
    public static let searchField = UIAccessibilityTraits(bit: 10)
    /// Using it starts a sound or a recording.
    public static let startsMediaSession = UIAccessibilityTraits(bit: 11)
    /// Its value can be made more and less, by ``UIView/accessibilityIncrement()`` and its like.
    public static let adjustable = UIAccessibilityTraits(bit: 12)
    /// It takes touches itself, such as the keys of a piano.
    public static let allowsDirectInteraction = UIAccessibilityTraits(bit: 13)
    /// The page turns when a tool has read to its end.
    public static let causesPageTurn = UIAccessibilityTraits(bit: 14)
    public static let tabBar = UIAccessibilityTraits(bit: 15)
    public static let header = UIAccessibilityTraits(bit: 16)
    public static let toggleButton = UIAccessibilityTraits(bit: 17)

    static let all = UIAccessibilityTraits(rawValue: 1 << 18 - 1)

    /// The same by SwiftUI's names.
    var told: AccessibilityTraits {
        var result: AccessibilityTraits = []
        for (trait, named) in Self.names where contains(trait) { result.insert(named) }
        return result
    }

    private static let names: [(UIAccessibilityTraits, AccessibilityTraits)] = [
        (.button, .isButton), (.link, .isLink), (.image, .isImage), (.selected, .isSelected),
        (.playsSound, .playsSound), (.keyboardKey, .isKeyboardKey), (.staticText, .isStaticText),
        (.summaryElement, .isSummaryElement), (.updatesFrequently, .updatesFrequently),
        (.searchField, .isSearchField), (.startsMediaSession, .startsMediaSession),
        (.allowsDirectInteraction, .allowsDirectInteraction), (.causesPageTurn, .causesPageTurn),
        (.tabBar, .isTabBar), (.header, .isHeader), (.toggleButton, .isToggle),
    ]
}
