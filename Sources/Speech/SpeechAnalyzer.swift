import AVFoundation
import DovetailBase
import Foundation

/// Analyzes spoken sound on Apple's systems. Nothing does here: no format of sound fits, preparing and analyzing throw
/// ``SFSpeechError/Code/noModel``, and results of modules end at once. The log tells once.
///
///     guard SpeechTranscriber.isAvailable else { return showThatThereIsNone() }
///     let analyzer = SpeechAnalyzer(modules: [transcriber])
///     try await analyzer.start(inputSequence: sound)
public final actor SpeechAnalyzer {
    /// How an analyzer works.
    public struct Options: Equatable, Sendable {
        /// How long models are kept. There are none.
        public enum ModelRetention: CaseIterable, Hashable, Sendable { case whileInUse, lingering, processLifetime }
        /// How urgent it is.
        public let priority: TaskPriority
        /// How long models are kept.
        public let modelRetention: ModelRetention

        public init(priority: TaskPriority, modelRetention: ModelRetention) {
            self.priority = priority
            self.modelRetention = modelRetention
        }
    }

    /// What it is to find out.
    public private(set) var modules: [any SpeechModule]
    /// What it was told of what may be said.
    public private(set) var context: AnalysisContext
    /// The part of the sound whose results may still change: none.
    public var volatileRange: CMTimeRange? { nil }

    /// An analyzer without sound as yet.
    public init(modules: [any SpeechModule], options: Options? = nil) {
        self.modules = modules
        context = AnalysisContext()
    }

    /// An analyzer of pieces of sound. None of them is asked for.
    @preconcurrency public init<InputSequence: AsyncSequence & Sendable>(
        inputSequence: InputSequence, modules: [any SpeechModule], options: Options? = nil,
        analysisContext: AnalysisContext = AnalysisContext(),
        volatileRangeChangedHandler: (@Sendable (CMTimeRange, Bool, Bool) -> Void)? = nil
    ) where InputSequence.Element == AnalyzerInput {
        self.modules = modules
        context = analysisContext
        Self.tell()
    }

    /// An analyzer of a file of sound.
    ///
    /// - Throws: Always ``SFSpeechError/Code/noModel``.
    public init(
        inputAudioFile: AVAudioFile, modules: [any SpeechModule], options: Options? = nil,
        analysisContext: AnalysisContext = AnalysisContext(), finishAfterFile: Bool = false,
        volatileRangeChangedHandler: (@Sendable (CMTimeRange, Bool, Bool) -> Void)? = nil
    ) async throws {
        self.modules = modules
        context = analysisContext
        throw Self.absence()
    }

    /// Has other things found out.
    public func setModules(_ newModules: [any SpeechModule]) async throws { modules = newModules }
    /// Tells what may be said.
    public func setContext(_ newContext: AnalysisContext) async throws { context = newContext }
    /// Sets who hears that ``volatileRange`` has changed. It does not.
    @preconcurrency public func setVolatileRangeChangedHandler(
        _ handler: (@Sendable (CMTimeRange, Bool, Bool) -> Void)?
    ) {}

    // MARK: Analyzing

    /// Gets ready for sound. Throws ``SFSpeechError/Code/noModel``.
    public func prepareToAnalyze(in audioFormat: AVAudioFormat?) async throws { throw Self.absence() }
    /// Gets ready for sound. Throws ``SFSpeechError/Code/noModel``; the handler is not called.
    public func prepareToAnalyze(
        in audioFormat: AVAudioFormat?, withProgressReadyHandler: (@Sendable (Progress) -> Void)?
    ) async throws { throw Self.absence() }
    /// Analyzes pieces of sound. Throws ``SFSpeechError/Code/noModel``.
    public func analyzeSequence<InputSequence: AsyncSequence & Sendable>(
        _ inputSequence: InputSequence
    ) async throws -> CMTime? where InputSequence.Element == AnalyzerInput { throw Self.absence() }
    /// Analyzes a file of sound. Throws ``SFSpeechError/Code/noModel``.
    public func analyzeSequence(from audioFile: AVAudioFile) async throws -> CMTime? { throw Self.absence() }
    /// Begins to analyze pieces of sound. Throws ``SFSpeechError/Code/noModel``.
    public func start<InputSequence: AsyncSequence & Sendable>(inputSequence: InputSequence) async throws
    where InputSequence.Element == AnalyzerInput { throw Self.absence() }
    /// Begins to analyze a file of sound. Throws ``SFSpeechError/Code/noModel``.
    public func start(inputAudioFile: AVAudioFile, finishAfterFile: Bool = false) async throws {
        throw Self.absence()
    }

    // MARK: Ending. There is nothing to end.

    /// Leaves out what has not been analyzed before a time.
    public func cancelAnalysis(before time: CMTime) {}
    /// Waits until nothing changes up to a time.
    public func finalize(through time: CMTime?) async throws {}
    /// Waits until nothing changes up to a time, and ends.
    public func finalizeAndFinish(through time: CMTime) async throws {}
    /// Waits until all sound was analyzed, and ends.
    public func finalizeAndFinishThroughEndOfInput() async throws {}
    /// Ends after a time.
    public func finish(after time: CMTime) async throws {}
    /// Ends now.
    public func cancelAndFinishNow() async {}

    /// The format of sound that modules take together: none.
    public static func bestAvailableAudioFormat(compatibleWith modules: [any SpeechModule]) async -> AVAudioFormat? {
        nil
    }
    /// The format of sound that modules take together: none.
    public static func bestAvailableAudioFormat(
        compatibleWith modules: [any SpeechModule], considering naturalFormat: AVAudioFormat?
    ) async -> AVAudioFormat? { nil }

    static func absence() -> SFSpeechError {
        tell()
        return SFSpeechError(.noModel)
    }

    private static func tell() {
        Log.warnOnce("speech analysis", "speech is not analyzed here: there are no models for SpeechAnalyzer's modules")
    }
}

/// Models of modules on Apple's systems. There are none here.
public final class AssetInventory: Sendable {
    private init() {}

    /// Whether models are there.
    public enum Status: Comparable, Hashable, Sendable { case unsupported, supported, downloading, installed }

    /// How many languages an app may reserve: none.
    public static var maximumReservedLocales: Int { 0 }
    /// The languages that the app has reserved: none.
    public static var reservedLocales: [Locale] { get async { [] } }
    /// Whether models of modules are there: they can't be.
    public static func status(forModules modules: [any SpeechModule]) async -> Status { .unsupported }
    /// What fetches models of modules. Throws ``SFSpeechError/Code/noModel``.
    public static func assetInstallationRequest(
        supporting modules: [any SpeechModule]
    ) async throws -> AssetInstallationRequest? { throw SpeechAnalyzer.absence() }
    /// Reserves a language. Throws ``SFSpeechError/Code/cannotAllocateUnsupportedLocale``.
    @discardableResult
    public static func reserve(locale: Locale) async throws -> Bool {
        throw SFSpeechError(.cannotAllocateUnsupportedLocale)
    }
    /// Reserves a language no more. Returns whether it was reserved: it was not.
    @discardableResult
    public static func release(reservedLocale: Locale) async -> Bool { false }
}

// The names of these in the first versions of iOS 26, which apps were written for.
extension AssetInventory {
    /// How many languages an app may reserve: none.
    public static var maximumAllocatedLocales: Int { maximumReservedLocales }
    /// The languages that the app has reserved: none.
    public static var allocatedLocales: [Locale] { get async { await reservedLocales } }
    /// Reserves a language. Throws ``SFSpeechError/Code/cannotAllocateUnsupportedLocale``.
    @discardableResult
    public static func allocate(locale: Locale) async throws -> Bool { try await reserve(locale: locale) }
    /// Reserves a language no more. Returns whether it was reserved: it was not.
    @discardableResult
    public static func deallocate(locale: Locale) async -> Bool { await release(reservedLocale: locale) }
}

/// Fetches models. Nobody makes one here.
public final class AssetInstallationRequest: NSObject, ProgressReporting, @unchecked Sendable {
    /// How far it is.
    public let progress = Progress(totalUnitCount: 1)
    private override init() {}
    /// Fetches the models. Throws ``SFSpeechError/Code/noModel``.
    public func downloadAndInstall() async throws { throw SpeechAnalyzer.absence() }
}

/// Models that the system keeps. There are none.
public enum SpeechModels {
    /// Lets go of what is kept.
    public static func endRetention() async {}
}
