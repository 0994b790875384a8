import Foundation

/// How a picture of a camera is turned.
public enum AVCaptureVideoOrientation: Int, Sendable {
    case portrait = 1
    case portraitUpsideDown, landscapeRight, landscapeLeft
}

/// Hears of a recording. Here it hears that it has ended with an error.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
    /// A recording has begun. Never told here.
    func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
    /// A recording has ended.
    func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
        from connections: [AVCaptureConnection], error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
    public func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
    ) {}
}

/// Records what devices see and hear to a file. There are no devices: a recording ends with an error at once.
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
    /// Whether it records: never.
    open var isRecording: Bool { false }
    /// Whether a recording waits: never.
    open var isRecordingPaused: Bool { false }
    /// Where the recording goes: there is none.
    open var outputFileURL: URL? { nil }
    /// How long the recording is: there is none.
    open var recordedDuration: CMTime { .zero }
    /// The size of the recording in bytes: there is none.
    open var recordedFileSize: Int64 { 0 }
    /// The longest that a recording may be. It is kept.
    open var maxRecordedDuration = CMTime.invalid
    /// Records. The delegate is told that there is no device, on the main thread, and no file is written.
    open func startRecording(
        to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
    ) {
        CaptureAbsence.tell()
        // Used once, on the main thread.
        nonisolated(unsafe) let delegate = delegate
        DispatchQueue.main.async {
            delegate.fileOutput(
                self, didFinishRecordingTo: outputFileURL, from: [], error: AVError(.deviceNotConnected))
        }
    }
    /// Ends the recording, of which there is none.
    open func stopRecording() {}
}

/// Records films. There are no devices: a recording ends with an error at once.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
    /// How long the pieces are that the recording is written in. It is kept.
    open var movieFragmentInterval = CMTime(value: 10, timescale: 1)
}
