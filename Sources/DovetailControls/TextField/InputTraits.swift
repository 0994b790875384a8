import DovetailCore

/// What a keyboard on the screen offers. Here, where keyboards have keys, it changes nothing.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URL
    case numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad
    /// The same as `asciiCapable`.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What a text is, for programs that fill in fields. There are none here, so it changes nothing.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let name = UITextContentType(rawValue: "name")
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    public static let givenName = UITextContentType(rawValue: "given-name")
    public static let middleName = UITextContentType(rawValue: "middle-name")
    public static let familyName = UITextContentType(rawValue: "family-name")
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    public static let nickname = UITextContentType(rawValue: "nickname")
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    public static let organizationName = UITextContentType(rawValue: "organization")
    public static let location = UITextContentType(rawValue: "location")
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    public static let addressState = UITextContentType(rawValue: "address-level1")
    public static let countryName = UITextContentType(rawValue: "country-name")
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    public static let emailAddress = UITextContentType(rawValue: "email")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let URL = UITextContentType(rawValue: "url")
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// What a keyboard on the screen writes in capitals by itself. Here, where keyboards have keys, it changes nothing.
public struct TextInputAutocapitalization: Sendable {
    private let name: String
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(name: "never") }
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(name: "words") }
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(name: "sentences") }
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(name: "characters") }
}

/// The older form of ``TextInputAutocapitalization``.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

extension View {
    /// Sets the keyboard that is shown on the screen for fields in this view. Without effect on the desktop.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    /// Says what the text of fields in this view is. Without effect on the desktop.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
    /// Sets what a keyboard on the screen writes in capitals. Without effect on the desktop.
    nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    {
        self
    }
    /// Sets what a keyboard on the screen writes in capitals. Without effect on the desktop.
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
}
