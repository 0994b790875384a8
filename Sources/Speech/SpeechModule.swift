import AVFoundation
import Foundation

/// Something that a ``SpeechAnalyzer`` finds out of sound. None of them finds anything out here.
public protocol SpeechModule: AnyObject, Sendable {
    /// What is found out.
    associatedtype Result: SpeechModuleResult, Sendable
    /// What is found out, one after the other.
    associatedtype Results: AsyncSequence, Sendable where Results.Element == Result
    /// What is found out. It ends at once.
    var results: Results { get }
    /// The formats of sound that it takes: none.
    var availableCompatibleAudioFormats: [AVAudioFormat] { get async }
}

extension SpeechModule {
    public var availableCompatibleAudioFormats: [AVAudioFormat] { get async { [] } }
}

/// A module that is for languages.
public protocol LocaleDependentSpeechModule: SpeechModule {
    /// The languages that there are: none.
    static var supportedLocales: [Locale] { get async }
    /// The languages that it was made for.
    var selectedLocales: [Locale] { get }
    /// The language that stands for another one: none.
    static func supportedLocale(equivalentTo locale: Locale) async -> Locale?
}

extension LocaleDependentSpeechModule {
    public static func supportedLocale(equivalentTo locale: Locale) async -> Locale? { nil }
}

/// Something that a module has found out.
public protocol SpeechModuleResult {
    /// What part of the sound it is about.
    var range: CMTimeRange { get }
    /// Up to where nothing of the results changes any more.
    var resultsFinalizationTime: CMTime { get }
}

extension SpeechModuleResult {
    /// Whether it changes no more.
    public var isFinal: Bool { range.end <= resultsFinalizationTime }
}

/// Results that end at once: there is nobody who finds anything out.
public struct SpeechResults<Element: Sendable>: AsyncSequence, Sendable {
    public struct AsyncIterator: AsyncIteratorProtocol {
        public mutating func next() async throws -> Element? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}

/// A piece of sound to find something out of.
public struct AnalyzerInput: @unchecked Sendable {
    /// The sound.
    public let buffer: AVAudioPCMBuffer
    /// When it begins; nil for where the piece before ends.
    public let bufferStartTime: CMTime?

    public init(buffer: AVAudioPCMBuffer) { self.init(buffer: buffer, bufferStartTime: nil) }
    public init(buffer: AVAudioPCMBuffer, bufferStartTime: CMTime?) {
        self.buffer = buffer
        self.bufferStartTime = bufferStartTime
    }
}

/// What an analyzer is told of what may be said.
public final class AnalysisContext: @unchecked Sendable {
    // It is changed and read by one task at a time, as on Apple's systems.

    /// What the words are for.
    public struct ContextualStringsTag: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let general = ContextualStringsTag("general")
    }
    /// What an app's own values are called.
    public struct UserDataTag: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    /// Words that may be said. They are kept, and nothing else.
    public var contextualStrings: [ContextualStringsTag: [String]] = [:]
    /// Values of the app's own. They are kept, and nothing else.
    public var userData: [UserDataTag: any Sendable] = [:]
    public init() {}
}
