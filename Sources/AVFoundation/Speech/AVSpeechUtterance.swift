// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are Apple's.
import Foundation

/// The rate at which speech is as fast as usual.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// The slowest rate.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest rate.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// A text that is spoken, and how. It must not be changed while it is spoken, nor used on two threads at once.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
    /// The text.
    public let speechString: String
    /// The text with attributes, none of which is followed.
    public let attributedSpeechString: NSAttributedString
    /// Who speaks; nil for who the person has chosen.
    open var voice: AVSpeechSynthesisVoice?
    /// How fast, from ``AVSpeechUtteranceMinimumSpeechRate`` to ``AVSpeechUtteranceMaximumSpeechRate``.
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    /// How high, from 0.5 to 2.
    open var pitchMultiplier: Float = 1
    /// How loud, from 0 to 1.
    open var volume: Float = 1
    /// Seconds of silence before it. Not followed.
    open var preUtteranceDelay: TimeInterval = 0
    /// Seconds of silence after it. Not followed.
    open var postUtteranceDelay: TimeInterval = 0
    /// Whether what a person has set for tools that read the screen goes before. Not followed.
    open var prefersAssistiveTechnologySettings = false

    /// A text that is spoken.
    public init(string: String) {
        speechString = string
        attributedSpeechString = NSAttributedString(string: string)
    }
    /// A text that is spoken. Its attributes are not followed.
    public init(attributedString string: NSAttributedString) {
        speechString = string.string
        attributedSpeechString = string
    }
}

/// Where in a text speech stops.
public enum AVSpeechBoundary: Int, Sendable {
    case immediate
    /// At the end of a word. It stops at once here.
    case word
}

/// How good a voice is.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
    case `default` = 1
    case enhanced
    case premium
}

/// Whether a voice is that of a man or a woman.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable { case unspecified, male, female }

/// The identifier of the voice of a name that Apple's systems have.
public let AVSpeechSynthesisVoiceIdentifierAlex = "com.apple.speech.voice.Alex"

/// Who speaks: a voice of the machine's, or a language, for which speech-dispatcher finds one. Any thread.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    /// The language, such as `en-US`.
    public let language: String
    /// What it is known by.
    public let identifier: String
    /// Its name for persons.
    public let name: String
    /// How good it is: not known.
    public var quality: AVSpeechSynthesisVoiceQuality { .default }
    /// Whether it is that of a man or a woman: not known.
    public var gender: AVSpeechSynthesisVoiceGender { .unspecified }
    /// Whether it is a language alone, and no voice of its own.
    let isLanguageAlone: Bool

    /// A voice for a language, such as `en-US`, or for the person's own with nil. Nil for what is no language. Whether one of the machine's voices
    /// has it is not asked; else the person's usual voice speaks.
    public init?(language languageCode: String?) {
        let language = languageCode ?? Self.currentLanguageCode()
        let wanted = Self.mainPart(language)
        guard Locale.LanguageCode(wanted).isISOLanguage else { return nil }
        self.language = language
        identifier = language
        name = Locale.current.localizedString(forLanguageCode: wanted) ?? language
        isLanguageAlone = true
    }

    /// A voice of the machine's; nil where it is none.
    public init?(identifier: String) {
        guard let voice = SpeechService.shared.voices.first(where: { $0.identifier == identifier }) else { return nil }
        (language, name, isLanguageAlone) = (voice.language, voice.name, false)
        self.identifier = identifier
    }

    init(_ voice: SpeechService.Voice) {
        (language, identifier, name) = (voice.language, voice.identifier, voice.name)
        isLanguageAlone = false
    }

    /// The voices of the machine, or one for the person's own language where it has none: apps count on a voice. Asks speech-dispatcher on the
    /// calling thread, the first time.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { voices(SpeechService.shared) }

    package static func voices(_ service: SpeechService) -> [AVSpeechSynthesisVoice] {
        let voices = service.voices.map { AVSpeechSynthesisVoice($0) }
        return voices.isEmpty ? [AVSpeechSynthesisVoice(language: nil)].compactMap { $0 } : voices
    }

    /// The person's language, such as `en-US`.
    open class func currentLanguageCode() -> String { Locale.current.identifier(.bcp47) }

    static func mainPart(_ language: String) -> String {
        String(language.prefix { $0 != "-" && $0 != "_" }).lowercased()
    }
}
