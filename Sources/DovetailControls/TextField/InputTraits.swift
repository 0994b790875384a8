import DovetailCore

/// What a keyboard on the screen offers. Here, input methods and keyboards on the screen of the desktop are told.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URL
    case numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad
    /// The same as `asciiCapable`.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What a text is. There are no programs here that fill fields in; a keyboard on the screen fits itself to it.
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
    public static let creditCardName = UITextContentType(rawValue: "cc-name")
    public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
    public static let creditCardMiddleName = UITextContentType(rawValue: "cc-middle-name")
    public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
    public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
    public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
    public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
    public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
    public static let creditCardType = UITextContentType(rawValue: "cc-type")
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    public static let birthdate = UITextContentType(rawValue: "bday")
    public static let birthdateDay = UITextContentType(rawValue: "bday-day")
    public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
    public static let birthdateYear = UITextContentType(rawValue: "bday-year")
    public static let dateTime = UITextContentType(rawValue: "date-time")
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// What a keyboard on the screen writes in capitals by itself. Keyboards with keys write what is pressed.
public struct TextInputAutocapitalization: Sendable {
    fileprivate let capitals: TypingHints.Capitals
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(capitals: .never) }
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(capitals: .words) }
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(capitals: .sentences) }
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(capitals: .all) }
}

/// The older form of ``TextInputAutocapitalization``.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

extension View {
    /// Says what is typed into the fields in this view. Keyboards on the screen and input methods arrange themselves by it; what can be
    /// typed does not depend on it.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
        transformEnvironment(\.typingHints) { $0.keyboard = type.purpose }
    }
    /// Says what the text of fields in this view is. A keyboard on the screen fits itself to it where ``keyboardType(_:)`` says nothing;
    /// no program here fills fields in.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
        transformEnvironment(\.typingHints) { $0.content = textContentType?.purpose }
    }
    /// Sets what keyboards on the screen write in capitals in the fields in this view; nil leaves it to them.
    nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    {
        transformEnvironment(\.typingHints) { $0.capitals = autocapitalization?.capitals }
    }
    /// Sets what keyboards on the screen write in capitals in the fields in this view.
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        transformEnvironment(\.typingHints) { $0.capitals = style.capitals }
    }
}

extension UIKeyboardType {
    /// Nil where anything is typed.
    fileprivate var purpose: TypingHints.Purpose? {
        switch self {
        case .numberPad, .asciiCapableNumberPad: .digits
        case .decimalPad, .numbersAndPunctuation: .number
        case .phonePad: .phone
        case .namePhonePad: .name
        case .emailAddress: .email
        case .URL: .url
        case .default, .asciiCapable, .twitter, .webSearch: nil
        }
    }
}

extension UITextContentType {
    fileprivate var purpose: TypingHints.Purpose? {
        switch self {
        case .name, .namePrefix, .givenName, .middleName, .familyName, .nameSuffix, .nickname: .name
        case .telephoneNumber: .phone
        case .emailAddress: .email
        case .URL: .url
        case .creditCardNumber, .oneTimeCode: .digits
        case .password, .newPassword: .password
        default: nil
        }
    }
}

extension UITextAutocapitalizationType {
    fileprivate var capitals: TypingHints.Capitals {
        switch self {
        case .none: .never
        case .words: .words
        case .sentences: .sentences
        case .allCharacters: .all
        }
    }
}
