import DovetailCore

/// The keys of a keyboard, by the numbers of the standard for USB devices. Those are here that Dovetail tells apart.
public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardA = 4, keyboardB = 5, keyboardC = 6, keyboardD = 7, keyboardE = 8, keyboardF = 9, keyboardG = 10
    case keyboardH = 11, keyboardI = 12, keyboardJ = 13, keyboardK = 14, keyboardL = 15, keyboardM = 16
    case keyboardN = 17, keyboardO = 18, keyboardP = 19, keyboardQ = 20, keyboardR = 21, keyboardS = 22
    case keyboardT = 23, keyboardU = 24, keyboardV = 25, keyboardW = 26, keyboardX = 27, keyboardY = 28
    case keyboardZ = 29, keyboard1 = 30, keyboard2 = 31, keyboard3 = 32, keyboard4 = 33, keyboard5 = 34
    case keyboard6 = 35, keyboard7 = 36, keyboard8 = 37, keyboard9 = 38, keyboard0 = 39
    case keyboardReturnOrEnter = 40, keyboardEscape = 41, keyboardDeleteOrBackspace = 42, keyboardTab = 43
    case keyboardSpacebar = 44, keyboardHyphen = 45, keyboardEqualSign = 46, keyboardOpenBracket = 47
    case keyboardCloseBracket = 48, keyboardBackslash = 49, keyboardSemicolon = 51, keyboardQuote = 52
    case keyboardGraveAccentAndTilde = 53, keyboardComma = 54, keyboardPeriod = 55, keyboardSlash = 56
    case keyboardF10 = 67, keyboardHome = 74, keyboardPageUp = 75, keyboardDeleteForward = 76, keyboardEnd = 77
    case keyboardPageDown = 78, keyboardRightArrow = 79, keyboardLeftArrow = 80, keyboardDownArrow = 81
    case keyboardUpArrow = 82, keyboardApplication = 101

    /// The key that means or types something; nil for a sign that an American keyboard has no key for.
    init?(_ key: KeyInput.Key) {
        switch key {
        case .return: self = .keyboardReturnOrEnter
        case .escape: self = .keyboardEscape
        case .tab: self = .keyboardTab
        case .backspace: self = .keyboardDeleteOrBackspace
        case .delete: self = .keyboardDeleteForward
        case .space: self = .keyboardSpacebar
        case .left: self = .keyboardLeftArrow
        case .right: self = .keyboardRightArrow
        case .up: self = .keyboardUpArrow
        case .down: self = .keyboardDownArrow
        case .home: self = .keyboardHome
        case .end: self = .keyboardEnd
        case .pageUp: self = .keyboardPageUp
        case .pageDown: self = .keyboardPageDown
        case .menu: self = .keyboardApplication
        case .menuBar: self = .keyboardF10
        case .character(let character):
            guard character != " ", let small = character.lowercased().first,
                let place = Self.typed.firstIndex(of: small)
            else { return nil }
            let number = Self.typed.distance(from: Self.typed.startIndex, to: place)
            guard let known = UIKeyboardHIDUsage(rawValue: 4 + number) else { return nil }
            self = known
        }
    }

    /// What the keys type, from the first number on; spaces stand for those that type nothing, or that are told otherwise.
    private static let typed = "abcdefghijklmnopqrstuvwxyz1234567890     -=[]\\ ;'`,./"
}
