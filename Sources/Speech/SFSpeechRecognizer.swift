import AVFoundation
import DovetailBase
import Foundation

/// Whether an app may recognise speech.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }

/// What an app wants speech recognised for.
public enum SFSpeechRecognitionTaskHint: Int, Sendable { case unspecified, dictation, search, confirmation }

/// Hears of a recogniser. Nothing is ever told here.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
    /// It can, or can no longer, recognise speech.
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
    public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

/// Recognises speech on Apple's systems. Nothing does here: it is never available, permission is denied, and tasks end with an error.
open class SFSpeechRecognizer: @unchecked Sendable {
    /// The language.
    public let locale: Locale
    /// Whether it can recognise speech: never.
    public var isAvailable: Bool { false }
    /// Whether it needs no network: it recognises nothing anyway.
    open var supportsOnDeviceRecognition: Bool { false }
    /// What it is for.
    open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
    /// Hears of it.
    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    /// Where closures are called.
    open var queue = OperationQueue.main

    /// A recogniser of the person's language. It is no `NSObject`, so that it can be nil as on Apple's systems.
    public convenience init?() { self.init(locale: .current) }
    /// A recogniser of a language.
    public init?(locale: Locale) { self.locale = locale }

    /// The languages that are recognised: none.
    open class func supportedLocales() -> Set<Locale> { [] }
    /// Whether the app may recognise speech: it may not.
    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
    /// Asks whether the app may recognise speech. The answer is no.
    @preconcurrency open class func requestAuthorization(
        _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
    ) {
        tell()
        DispatchQueue.main.async { handler(.denied) }
    }

    /// Begins a task, which ends with an error at once.
    @discardableResult
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest,
        resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        Self.tell()
        let task = SFSpeechRecognitionTask()
        nonisolated(unsafe) let handler = resultHandler
        queue.addOperation { handler(nil, SpeechAbsence()) }
        return task
    }

    private static func tell() {
        Log.warnOnce("speech recognition", "speech is not recognised here: SFSpeechRecognizer is never available")
    }
}

/// Why nothing is recognised.
struct SpeechAbsence: LocalizedError, CustomNSError {
    static var errorDomain: String { "kAFAssistantErrorDomain" }
    var errorCode: Int { 1101 }
    var errorDescription: String? { "Speech recognition is not available on this device." }
    var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
}

/// What is to be recognised.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
    /// Whether results are told before they are final.
    open var shouldReportPartialResults = true
    /// Whether the network may not be used.
    open var requiresOnDeviceRecognition = false
    /// Whether there are to be full stops and commas.
    open var addsPunctuation = false
    /// What it is for.
    open var taskHint = SFSpeechRecognitionTaskHint.unspecified
    /// What the app calls the matter. It is kept.
    open var interactionIdentifier: String?
    /// Words that are likely.
    open var contextualStrings: [String] = []
}

/// Speech that comes piece by piece. Nothing records here, so none comes.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    public override init() {}
    /// Adds sound. Nobody listens: recognition has ended with an error.
    open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
    /// Says that no more comes.
    open func endAudio() {}
}

/// Speech in a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    /// The file.
    public let url: URL
    public init(url URL: URL) { url = URL }
}

/// What a task is at.
public enum SFSpeechRecognitionTaskState: Int, Sendable { case starting, running, finishing, canceling, completed }

/// A task, which has ended with an error.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
    /// What it is at: its end.
    open var state: SFSpeechRecognitionTaskState { .completed }
    /// Whether it was cancelled.
    public private(set) var isCancelled = false
    /// Why it ended.
    open var error: (any Error)? { SpeechAbsence() }
    /// Ends it, with what was recognised.
    open func finish() {}
    /// Ends it.
    open func cancel() { isCancelled = true }
}

/// What was recognised. There are none here.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
    override init() {}
    /// What was most probably said.
    open var bestTranscription: SFTranscription { SFTranscription() }
    /// What may have been said, the most probable first.
    open var transcriptions: [SFTranscription] { [] }
    /// Whether it will not change.
    open var isFinal: Bool { true }
    /// What is known of the speech: nothing.
    open var speechRecognitionMetadata: SFSpeechRecognitionMetadata? { nil }
}

/// A text that was recognised. There are none here.
open class SFTranscription: NSObject, @unchecked Sendable {
    override init() {}
    /// The text.
    open var formattedString: String { "" }
    /// The words of the text: none.
    open var segments: [SFTranscriptionSegment] { [] }
}
