import AVFoundation
import CoreML
import SoundAnalysis
import SwiftUI
import Testing

/// Sounds that are not told apart, as apps meet it.
struct SoundAnalysisTests {
    /// As apps have it.
    final class Observer: NSObject, SNResultsObserving {
        private(set) var codes: [SNError.Code?] = []
        func request(_ request: SNRequest, didProduce result: SNResult) {
            guard let result = result as? SNClassificationResult, let best = result.classifications.first else {
                return
            }
            Issue.record("Nothing is heard, so not \(best.identifier) at \(result.timeRange.start.seconds)")
        }
        func request(_ request: SNRequest, didFailWithError error: Error) { codes.append((error as? SNError)?.code) }
        func requestDidComplete(_ request: SNRequest) { Issue.record("It does not end well") }
    }

    private func file() throws -> URL {
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).wav")
        try Data([0]).write(to: url)
        return url
    }

    @Test("A file's sounds are not told apart, and each observer is told once") func files() async throws {
        let url = try file()
        defer { try? FileManager.default.removeItem(at: url) }
        let analyzer = try SNAudioFileAnalyzer(url: url)
        let request = try SNClassifySoundRequest(classifierIdentifier: .version1)
        request.windowDuration = CMTime(seconds: 1.5, preferredTimescale: 48000)
        request.overlapFactor = 0.9
        let (first, second) = (Observer(), Observer())
        try analyzer.add(request, withObserver: first)
        let removed = try SNClassifySoundRequest(classifierIdentifier: .version1)
        try analyzer.add(removed, withObserver: second)
        analyzer.remove(removed)
        let hasReachedEnd = await withCheckedContinuation { done in
            analyzer.analyze { done.resume(returning: $0) }
        }
        #expect(!hasReachedEnd && first.codes == [.operationFailed] && second.codes.isEmpty)
        #expect(await !analyzer.analyze() && first.codes.count == 1)
        #expect(request.overlapFactor == 0.9 && request.windowDuration.seconds == 1.5)
        #expect(request.knownClassifications.isEmpty)
    }

    @Test("A file that is not there, and a classifier that nobody has, are refused") func refused() throws {
        #expect(throws: SNError(.invalidFile)) { try SNAudioFileAnalyzer(url: URL(filePath: "/nowhere/sound.wav")) }
        #expect(throws: SNError(.invalidModel)) {
            try SNClassifySoundRequest(classifierIdentifier: SNClassifierIdentifier(rawValue: "other"))
        }
        #expect((SNError(.invalidModel) as NSError).domain == "com.apple.SoundAnalysis")
        #expect(SNError(.invalidFile).localizedDescription != SNError(.operationFailed).localizedDescription)
        #expect(SNErrorCode.operationFailed.rawValue == 2)
    }

    @Test("Sounds that come in are not told apart") func stream() throws {
        let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 44100, channels: 1))
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 64))
        let analyzer = SNAudioStreamAnalyzer(format: format)
        let observer = Observer()
        try analyzer.add(SNClassifySoundRequest(classifierIdentifier: .version1), withObserver: observer)
        analyzer.analyze(buffer, atAudioFramePosition: 0)
        analyzer.analyze(buffer, atAudioFramePosition: 64)
        #expect(observer.codes == [.operationFailed])
        try analyzer.add(SNClassifySoundRequest(classifierIdentifier: .version1), withObserver: observer)
        analyzer.removeAllRequests()
        analyzer.completeAnalysis()
        #expect(observer.codes.count == 1)
    }

    @Test("Who is gone is not told") func gone() throws {
        let url = try file()
        defer { try? FileManager.default.removeItem(at: url) }
        let analyzer = try SNAudioFileAnalyzer(url: url)
        var observer: Observer? = Observer()
        weak let weakly = observer
        try analyzer.add(SNClassifySoundRequest(classifierIdentifier: .version1), withObserver: #require(observer))
        observer = nil
        #expect(weakly == nil)
        analyzer.cancelAnalysis()
    }

    /// What apps write for a model of theirs.
    static func request(of model: MLModel) throws -> any SNRequest { try SNClassifySoundRequest(mlModel: model) }
}
