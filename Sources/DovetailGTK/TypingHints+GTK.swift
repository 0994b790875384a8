import CDovetailGTK
import CGTK
import DovetailCore

extension TypingHints.Purpose {
    var toolkitPurpose: GtkInputPurpose {
        switch self {
        case .anything: GTK_INPUT_PURPOSE_FREE_FORM
        case .digits: GTK_INPUT_PURPOSE_DIGITS
        case .number: GTK_INPUT_PURPOSE_NUMBER
        case .phone: GTK_INPUT_PURPOSE_PHONE
        case .url: GTK_INPUT_PURPOSE_URL
        case .email: GTK_INPUT_PURPOSE_EMAIL
        case .name: GTK_INPUT_PURPOSE_NAME
        case .password: GTK_INPUT_PURPOSE_PASSWORD
        }
    }
}

extension TypingHints {
    var toolkitHints: GtkInputHints {
        var hints: UInt32 = isCorrected ? 0 : GTK_INPUT_HINT_NO_SPELLCHECK.rawValue
        switch capitals {
        case .words: hints |= GTK_INPUT_HINT_UPPERCASE_WORDS.rawValue
        case .sentences: hints |= GTK_INPUT_HINT_UPPERCASE_SENTENCES.rawValue
        case .all: hints |= GTK_INPUT_HINT_UPPERCASE_CHARS.rawValue
        // The toolkit's hint for small letters would change capitals that somebody typed.
        case .never, nil: break
        }
        return GtkInputHints(rawValue: hints)
    }
}
