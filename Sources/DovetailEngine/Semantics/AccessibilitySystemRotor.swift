/// A list of places that assistive tools know by themselves, such as all headings.
///
/// The elements of a window that are of such a kind are found by what they are. What a view lists for one of them
/// (``SwiftUICore/View/accessibilityRotor(_:entries:)``) stands in place of those inside the view.
public struct AccessibilitySystemRotor: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case links(visited: Bool?)
        case headings(AccessibilityHeadingLevel)
        case boldText, italicText, underlineText, misspelledWords, images, textFields, tables, lists, landmarks
    }
    package let kind: Kind

    /// All links. Nothing tells here which were visited, so all are both.
    public static func links(visited: Bool) -> AccessibilitySystemRotor { Self(kind: .links(visited: visited)) }
    /// All links.
    public static var links: AccessibilitySystemRotor { Self(kind: .links(visited: nil)) }
    /// All headings of a rank; of any for `.unspecified`.
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
        Self(kind: .headings(level))
    }
    /// All headings.
    public static var headings: AccessibilitySystemRotor { Self(kind: .headings(.unspecified)) }
    /// All bold texts.
    public static var boldText: AccessibilitySystemRotor { Self(kind: .boldText) }
    /// All slanted texts.
    public static var italicText: AccessibilitySystemRotor { Self(kind: .italicText) }
    /// All underlined texts.
    public static var underlineText: AccessibilitySystemRotor { Self(kind: .underlineText) }
    /// All words that are misspelled: those that the app lists, since nothing else knows them here.
    public static var misspelledWords: AccessibilitySystemRotor { Self(kind: .misspelledWords) }
    /// All images.
    public static var images: AccessibilitySystemRotor { Self(kind: .images) }
    /// All fields of text.
    public static var textFields: AccessibilitySystemRotor { Self(kind: .textFields) }
    /// All tables that the app lists.
    public static var tables: AccessibilitySystemRotor { Self(kind: .tables) }
    /// All lists that the app lists.
    public static var lists: AccessibilitySystemRotor { Self(kind: .lists) }
    /// The parts of the window: bars and sheets.
    public static var landmarks: AccessibilitySystemRotor { Self(kind: .landmarks) }

    /// What a person is told.
    package var name: String {
        switch kind {
        case .links: "Links"
        case .headings: "Headings"
        case .boldText: "Bold Text"
        case .italicText: "Italic Text"
        case .underlineText: "Underlined Text"
        case .misspelledWords: "Misspelled Words"
        case .images: "Images"
        case .textFields: "Text Fields"
        case .tables: "Tables"
        case .lists: "Lists"
        case .landmarks: "Landmarks"
        }
    }
}
