import DovetailCore
import Foundation

/// How a preview is to be shown, as its controls tell.
struct LiveLook: Equatable {
    var room = LiveRoom.window
    var isDark = false
    var typeSize = DynamicTypeSize.large
    /// An identifier such as “fr”; empty for the person's own.
    var language = ""
    var isMirrored = false
    var hasContrast = false
    var hasReducedMotion = false
    var variants = LiveVariantSet.none

    /// The message that says so, without what the window knows.
    var message: LiveConnection.Message {
        [
            "type": "settings", "colorScheme": isDark ? "dark" : "light", "typeSize": "\(typeSize)",
            "rightToLeft": isMirrored, "contrast": hasContrast, "reduceMotion": hasReducedMotion,
            "language": language, "variants": variants.names,
        ]
    }

    /// Languages to try: the usual ones, one with long words, one from right to left, and one of other letters.
    static let languages = ["en", "de", "es", "fr", "it", "pt-BR", "ru", "ar", "he", "ja", "ko", "zh-Hans"]

    /// The name of a language as its speakers write it.
    static func name(ofLanguage identifier: String) -> String {
        Locale(identifier: identifier).localizedString(forIdentifier: identifier) ?? identifier
    }
}

/// How much room a preview has.
enum LiveRoom: String, CaseIterable, Identifiable {
    case window = "Window", smallPhone = "Small phone", phone = "Phone", largePhone = "Large phone", tablet = "Tablet"
    case wideTablet = "Wide tablet"

    var id: Self { self }

    var size: CGSize? {
        switch self {
        case .window: nil
        case .smallPhone: CGSize(width: 375, height: 667)
        case .phone: CGSize(width: 393, height: 852)
        case .largePhone: CGSize(width: 440, height: 956)
        case .tablet: CGSize(width: 820, height: 1180)
        case .wideTablet: CGSize(width: 1180, height: 820)
        }
    }
}

/// Variants of a preview that are shown beside it.
enum LiveVariantSet: String, CaseIterable, Identifiable {
    case none = "None", looks = "Light and dark", texts = "Sizes of text", directions = "Directions", contrasts =
        "Contrast"
    case devices = "Devices"

    var id: Self { self }

    var names: [String] {
        switch self {
        case .none: []
        case .looks: ["light", "dark"]
        case .texts: ["text=xSmall", "text=large", "text=xxxLarge", "text=accessibility3"]
        case .directions: ["light", "rtl"]
        case .contrasts: ["light", "light+contrast", "dark", "dark+contrast"]
        case .devices: ["size=375x667", "phone", "tablet"]
        }
    }
}
