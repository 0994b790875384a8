import AVFoundation
import Foundation

/// Writes down what is said, on Apple's systems. Here there are no languages, and the results end at once.
public final class SpeechTranscriber: LocaleDependentSpeechModule {
    /// How words are written down.
    public enum TranscriptionOption: CaseIterable, Hashable, Sendable { case etiquetteReplacements }
    /// What is told beside final results.
    public enum ReportingOption: CaseIterable, Hashable, Sendable {
        case volatileResults, alternativeTranscriptions, fastResults
    }
    /// What is told of parts of a text.
    public enum ResultAttributeOption: CaseIterable, Hashable, Sendable { case audioTimeRange, transcriptionConfidence }

    /// Options for a purpose.
    public struct Preset: Hashable, Sendable {
        public var transcriptionOptions: Set<TranscriptionOption>
        public var reportingOptions: Set<ReportingOption>
        public var attributeOptions: Set<ResultAttributeOption>

        public init(
            transcriptionOptions: Set<TranscriptionOption>, reportingOptions: Set<ReportingOption>,
            attributeOptions: Set<ResultAttributeOption>
        ) {
            self.transcriptionOptions = transcriptionOptions
            self.reportingOptions = reportingOptions
            self.attributeOptions = attributeOptions
        }

        public static let transcription = Preset(
            transcriptionOptions: [], reportingOptions: [], attributeOptions: [])
        public static let transcriptionWithAlternatives = Preset(
            transcriptionOptions: [], reportingOptions: [.alternativeTranscriptions], attributeOptions: [])
        public static let timeIndexedTranscriptionWithAlternatives = Preset(
            transcriptionOptions: [], reportingOptions: [.alternativeTranscriptions],
            attributeOptions: [.audioTimeRange])
        public static let progressiveTranscription = Preset(
            transcriptionOptions: [], reportingOptions: [.volatileResults, .fastResults], attributeOptions: [])
        public static let timeIndexedProgressiveTranscription = Preset(
            transcriptionOptions: [], reportingOptions: [.volatileResults, .fastResults],
            attributeOptions: [.audioTimeRange])
    }

    /// A text of a part of the sound.
    public struct Result: SpeechModuleResult, Hashable, Sendable {
        public let range: CMTimeRange
        public let resultsFinalizationTime: CMTime
        /// What is most likely said.
        public let text: AttributedString
        /// What else may be said, the most likely first.
        public let alternatives: [AttributedString]
    }

    /// Whether this device can: it can't.
    public static var isAvailable: Bool { false }
    public static var supportedLocales: [Locale] { get async { [] } }
    /// The languages whose models are there: none.
    public static var installedLocales: [Locale] { get async { [] } }

    public let selectedLocales: [Locale]
    public var results: SpeechResults<Result> { SpeechResults() }

    /// One for a language, with the options of a purpose.
    public convenience init(locale: Locale, preset: Preset) {
        self.init(
            locale: locale, transcriptionOptions: preset.transcriptionOptions,
            reportingOptions: preset.reportingOptions, attributeOptions: preset.attributeOptions)
    }
    /// One for a language.
    public init(
        locale: Locale, transcriptionOptions: Set<TranscriptionOption>, reportingOptions: Set<ReportingOption>,
        attributeOptions: Set<ResultAttributeOption>
    ) { selectedLocales = [locale] }
}

/// Writes down what is dictated, on Apple's systems. Here there are no languages, and the results end at once.
public final class DictationTranscriber: LocaleDependentSpeechModule {
    /// How words are written down.
    public enum TranscriptionOption: CaseIterable, Hashable, Sendable { case emoji, etiquetteReplacements, punctuation }
    /// What is told beside final results.
    public enum ReportingOption: CaseIterable, Hashable, Sendable {
        case volatileResults, alternativeTranscriptions, frequentFinalization
    }
    /// What is told of parts of a text.
    public enum ResultAttributeOption: CaseIterable, Hashable, Sendable { case audioTimeRange, transcriptionConfidence }
    /// What is said, and how.
    public enum ContentHint: Hashable, Sendable { case shortForm, farField, atypicalSpeech }

    /// Options for a purpose.
    public struct Preset: Hashable, Sendable {
        public var contentHints: Set<ContentHint>
        public var transcriptionOptions: Set<TranscriptionOption>
        public var reportingOptions: Set<ReportingOption>
        public var attributeOptions: Set<ResultAttributeOption>

        public init(
            contentHints: Set<ContentHint>, transcriptionOptions: Set<TranscriptionOption>,
            reportingOptions: Set<ReportingOption>, attributeOptions: Set<ResultAttributeOption>
        ) {
            self.contentHints = contentHints
            self.transcriptionOptions = transcriptionOptions
            self.reportingOptions = reportingOptions
            self.attributeOptions = attributeOptions
        }

        public static let phrase = Preset(
            contentHints: [.shortForm], transcriptionOptions: [], reportingOptions: [], attributeOptions: [])
        public static let shortDictation = Preset(
            contentHints: [.shortForm], transcriptionOptions: [.punctuation], reportingOptions: [],
            attributeOptions: [])
        public static let progressiveShortDictation = Preset(
            contentHints: [.shortForm], transcriptionOptions: [.punctuation], reportingOptions: [.volatileResults],
            attributeOptions: [])
        public static let longDictation = Preset(
            contentHints: [], transcriptionOptions: [.punctuation], reportingOptions: [], attributeOptions: [])
        public static let progressiveLongDictation = Preset(
            contentHints: [], transcriptionOptions: [.punctuation],
            reportingOptions: [.volatileResults, .frequentFinalization], attributeOptions: [])
        public static let timeIndexedLongDictation = Preset(
            contentHints: [], transcriptionOptions: [.punctuation], reportingOptions: [],
            attributeOptions: [.audioTimeRange])
    }

    /// A text of a part of the sound.
    public struct Result: SpeechModuleResult, Hashable, Sendable {
        public let range: CMTimeRange
        public let resultsFinalizationTime: CMTime
        /// What is most likely said.
        public let text: AttributedString
        /// What else may be said, the most likely first.
        public let alternatives: [AttributedString]
    }

    public static var supportedLocales: [Locale] { get async { [] } }
    /// The languages whose models are there: none.
    public static var installedLocales: [Locale] { get async { [] } }

    public let selectedLocales: [Locale]
    public var results: SpeechResults<Result> { SpeechResults() }

    /// One for a language, with the options of a purpose.
    public convenience init(locale: Locale, preset: Preset) {
        self.init(
            locale: locale, contentHints: preset.contentHints, transcriptionOptions: preset.transcriptionOptions,
            reportingOptions: preset.reportingOptions, attributeOptions: preset.attributeOptions)
    }
    /// One for a language.
    public init(
        locale: Locale, contentHints: Set<ContentHint>, transcriptionOptions: Set<TranscriptionOption>,
        reportingOptions: Set<ReportingOption>, attributeOptions: Set<ResultAttributeOption>
    ) { selectedLocales = [locale] }
}

/// Finds where somebody speaks, on Apple's systems. Here the results end at once.
public final class SpeechDetector: SpeechModule {
    /// How sure it is to be.
    public enum SensitivityLevel: Int, CaseIterable, Hashable, Sendable { case low, medium, high }
    /// How it works.
    public struct DetectionOptions: Hashable, Sendable {
        public let sensitivityLevel: SensitivityLevel
        public init(sensitivityLevel: SensitivityLevel) { self.sensitivityLevel = sensitivityLevel }
    }
    /// Whether somebody speaks in a part of the sound.
    public struct Result: SpeechModuleResult, Hashable, Sendable {
        public let range: CMTimeRange
        public let resultsFinalizationTime: CMTime
        public let speechDetected: Bool
    }

    public var results: SpeechResults<Result> { SpeechResults() }
    /// One with options. `reportResults` says whether ``results`` tells anything.
    public init(detectionOptions: DetectionOptions, reportResults: Bool) {}
    /// One with the usual options, which tells nothing itself.
    public convenience init() {
        self.init(detectionOptions: DetectionOptions(sensitivityLevel: .medium), reportResults: false)
    }
}
