import AVFoundation
import Speech
import Testing

@Suite("Analyzing speech, which nothing does")
struct SpeechAnalyzerTests {
    @Test("there are no languages and no formats; preparing and analyzing say so, and results end")
    func absent() async throws {
        #expect(!SpeechTranscriber.isAvailable)
        #expect(await SpeechTranscriber.supportedLocales.isEmpty)
        #expect(await DictationTranscriber.installedLocales.isEmpty)
        #expect(await SpeechTranscriber.supportedLocale(equivalentTo: .current) == nil)
        let transcriber = SpeechTranscriber(locale: .current, preset: .timeIndexedProgressiveTranscription)
        let dictation = DictationTranscriber(locale: .current, preset: .shortDictation)
        let analyzer = SpeechAnalyzer(
            modules: [transcriber, dictation, SpeechDetector()],
            options: .init(priority: .userInitiated, modelRetention: .lingering))
        #expect(await SpeechAnalyzer.bestAvailableAudioFormat(compatibleWith: [transcriber]) == nil)
        await #expect(throws: SFSpeechError(.noModel)) { try await analyzer.prepareToAnalyze(in: nil) }
        await #expect(throws: SFSpeechError(.noModel)) {
            try await analyzer.start(inputSequence: AsyncStream<AnalyzerInput>.makeStream().stream)
        }
        try await analyzer.finalizeAndFinishThroughEndOfInput()
        for try await result in transcriber.results { Issue.record("told \(result.text), final \(result.isFinal)") }
        #expect(await analyzer.modules.count == 3)
    }

    @Test("parts of a text may say when they were said, and how sure that is")
    func attributes() {
        var text = AttributedString("Hello there")
        let range = CMTimeRange(
            start: CMTime(seconds: 1, preferredTimescale: 600), end: CMTime(seconds: 2, preferredTimescale: 600))
        text[text.range(of: "there")!].audioTimeRange = range
        text.transcriptionConfidence = 0.5
        #expect(text.runs.map { $0.audioTimeRange?.end.seconds } == [nil, 2])
        #expect(text.transcriptionConfidence == 0.5)
    }

    @Test("models can be neither reserved nor fetched")
    func assets() async {
        let transcriber = SpeechTranscriber(locale: .current, preset: .transcription)
        #expect(await AssetInventory.status(forModules: [transcriber]) == .unsupported)
        await #expect(throws: SFSpeechError(.cannotAllocateUnsupportedLocale)) {
            try await AssetInventory.reserve(locale: .current)
        }
        await #expect(throws: SFSpeechError.self) {
            try await AssetInventory.assetInstallationRequest(supporting: [transcriber])
        }
        #expect(await !AssetInventory.release(reservedLocale: .current))
        #expect(await AssetInventory.reservedLocales.isEmpty)
        // By the names of the first versions, too.
        #expect(await AssetInventory.allocatedLocales.isEmpty && AssetInventory.maximumAllocatedLocales == 0)
        await #expect(throws: SFSpeechError.self) { try await AssetInventory.allocate(locale: .current) }
        #expect(await !AssetInventory.deallocate(locale: .current))
        #expect((SFSpeechError(.noModel) as NSError).domain == SFSpeechError.errorDomain)
    }
}
