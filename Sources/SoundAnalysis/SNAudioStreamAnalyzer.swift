import AVFoundation
import Foundation

/// Tells sounds apart as they come, which is not done here: with the first sounds, those who wait are told ``SNError/Code/operationFailed``. The log tells
/// once.
open class SNAudioStreamAnalyzer: NSObject, @unchecked Sendable {
    private let waiting = WaitingRequests()

    /// For sounds of a form.
    public init(format: AVAudioFormat) {}

    /// Adds a request, and who hears of it. Nobody is kept for that.
    open func add(_ request: any SNRequest, withObserver observer: any SNResultsObserving) throws {
        waiting.add(request, observer)
    }
    /// Takes a request away.
    open func remove(_ request: any SNRequest) { waiting.remove(request) }
    /// Takes all requests away.
    open func removeAllRequests() { waiting.removeAll() }

    /// Takes sounds. Those who wait are told that it has failed, on this thread.
    open func analyze(_ audioBuffer: AVAudioPCMBuffer, atAudioFramePosition audioFramePosition: AVAudioFramePosition) {
        waiting.fail()
    }
    /// There are no more sounds. Those who still wait are told that it has failed.
    open func completeAnalysis() { waiting.fail() }
}
