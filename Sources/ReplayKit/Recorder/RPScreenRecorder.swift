import CoreMedia
import DovetailUIKit
import Foundation

/// Which camera is seen beside a recording.
public enum RPCameraPosition: Int, Sendable {
    case front = 1
    case back = 2
}

/// What a piece of a recording is.
public enum RPSampleBufferType: Int, Sendable {
    case video = 1
    /// The app's sound.
    case audioApp = 2
    /// The microphone's.
    case audioMic = 3
}

/// Records what the app shows. Apps can't do that here: it is not available, and what begins or ends a recording completes with an error of
/// ``RPRecordingErrorCode``, on a queue of the system's. The log tells once.
open class RPScreenRecorder: NSObject, @unchecked Sendable {
    private static let recorder = RPScreenRecorder()
    private override init() {}

    /// The recorder.
    open class func shared() -> RPScreenRecorder { recorder }

    open weak var delegate: (any RPScreenRecorderDelegate)?
    /// Whether it can record: it can't.
    open var isAvailable: Bool {
        Absence.tell()
        return false
    }
    /// Never.
    open var isRecording: Bool { false }
    /// Whether an app wants the microphone to be heard. It is kept, and nothing else.
    open var isMicrophoneEnabled = false
    /// Whether an app wants a camera to be seen. It is kept, and nothing else.
    open var isCameraEnabled = false
    /// Which one. It is kept, and nothing else.
    open var cameraPosition = RPCameraPosition.front
    /// What the camera sees: nil.
    open var cameraPreviewView: UIView? { nil }

    private func refuse(_ code: RPRecordingErrorCode, _ completion: (@Sendable ((any Error)?) -> Void)?) {
        let error = code.error
        guard let completion else { return }
        DispatchQueue.global().async { completion(error) }
    }

    // MARK: Recordings

    /// Begins to record. Completes with ``RPRecordingErrorCode/failedToStart``.
    @preconcurrency open func startRecording(handler: (@Sendable ((any Error)?) -> Void)? = nil) {
        refuse(.failedToStart, handler)
    }
    /// Begins to record. Throws ``RPRecordingErrorCode/failedToStart``.
    open func startRecording() async throws { throw RPRecordingErrorCode.failedToStart.error }
    /// Begins to record, with the microphone or without. Completes with ``RPRecordingErrorCode/failedToStart``.
    @preconcurrency open func startRecording(
        withMicrophoneEnabled microphoneEnabled: Bool, handler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        isMicrophoneEnabled = microphoneEnabled
        refuse(.failedToStart, handler)
    }
    /// Ends a recording, for the person to look at. Completes with ``RPRecordingErrorCode/attemptToStopNonRecording``.
    @preconcurrency open func stopRecording(
        handler: (@Sendable (RPPreviewViewController?, (any Error)?) -> Void)? = nil
    ) {
        refuse(.attemptToStopNonRecording) { handler?(nil, $0) }
    }
    /// Ends a recording, for the person to look at. Throws ``RPRecordingErrorCode/attemptToStopNonRecording``.
    open func stopRecording() async throws -> RPPreviewViewController {
        throw RPRecordingErrorCode.attemptToStopNonRecording.error
    }
    /// Ends a recording and keeps it in a file. Completes with ``RPRecordingErrorCode/attemptToStopNonRecording``.
    @preconcurrency open func stopRecording(
        withOutput url: URL, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        refuse(.attemptToStopNonRecording, completionHandler)
    }
    /// Ends a recording and keeps it in a file. Throws ``RPRecordingErrorCode/attemptToStopNonRecording``.
    open func stopRecording(withOutput url: URL) async throws {
        throw RPRecordingErrorCode.attemptToStopNonRecording.error
    }
    /// Forgets the recording that was made last. There is none, so it is done at once.
    @preconcurrency open func discardRecording(handler: @escaping @Sendable () -> Void) {
        DispatchQueue.global().async(execute: handler)
    }
    /// Forgets the recording that was made last. There is none, so it is done at once.
    open func discardRecording() async {}

    // MARK: Captures

    /// Begins to hand pictures and sounds to the app. Completes with ``RPRecordingErrorCode/failedToStart``; the first handler is never called.
    @preconcurrency open func startCapture(
        handler captureHandler: (@Sendable (CMSampleBuffer, RPSampleBufferType, (any Error)?) -> Void)?,
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { refuse(.failedToStart, completionHandler) }
    /// Begins to hand pictures and sounds to the app. Throws ``RPRecordingErrorCode/failedToStart``; the handler is never called.
    open func startCapture(
        handler captureHandler: (@Sendable (CMSampleBuffer, RPSampleBufferType, (any Error)?) -> Void)?
    ) async throws { throw RPRecordingErrorCode.failedToStart.error }
    /// Ends that. Completes with ``RPRecordingErrorCode/attemptToStopNonRecording``.
    @preconcurrency open func stopCapture(handler: (@Sendable ((any Error)?) -> Void)? = nil) {
        refuse(.attemptToStopNonRecording, handler)
    }
    /// Ends that. Throws ``RPRecordingErrorCode/attemptToStopNonRecording``.
    open func stopCapture() async throws { throw RPRecordingErrorCode.attemptToStopNonRecording.error }

    // MARK: Clips

    /// Begins to keep the last seconds. Completes with ``RPRecordingErrorCode/failedToStart``.
    @preconcurrency open func startClipBuffering(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        refuse(.failedToStart, completionHandler)
    }
    /// Begins to keep the last seconds. Throws ``RPRecordingErrorCode/failedToStart``.
    open func startClipBuffering() async throws { throw RPRecordingErrorCode.failedToStart.error }
    /// Ends that. Completes with ``RPRecordingErrorCode/attemptToStopNonRecording``.
    @preconcurrency open func stopClipBuffering(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        refuse(.attemptToStopNonRecording, completionHandler)
    }
    /// Ends that. Throws ``RPRecordingErrorCode/attemptToStopNonRecording``.
    open func stopClipBuffering() async throws { throw RPRecordingErrorCode.attemptToStopNonRecording.error }
    /// Keeps the last seconds in a file. Completes with ``RPRecordingErrorCode/failed``.
    @preconcurrency open func exportClip(
        to url: URL, duration: TimeInterval, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { refuse(.failed, completionHandler) }
    /// Keeps the last seconds in a file. Throws ``RPRecordingErrorCode/failed``.
    open func exportClip(to url: URL, duration: TimeInterval) async throws { throw RPRecordingErrorCode.failed.error }
}

/// Hears of the recorder. Never called here, as nothing is recorded.
public protocol RPScreenRecorderDelegate: NSObjectProtocol {
    /// A recording has ended by itself.
    func screenRecorder(
        _ screenRecorder: RPScreenRecorder, didStopRecordingWith previewViewController: RPPreviewViewController?,
        error: (any Error)?)
    /// A recording has ended by itself: the older form.
    func screenRecorder(
        _ screenRecorder: RPScreenRecorder, didStopRecordingWithError error: any Error,
        previewViewController: RPPreviewViewController?)
    /// It can record now, or no longer.
    func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder)
}

extension RPScreenRecorderDelegate {
    public func screenRecorder(
        _ screenRecorder: RPScreenRecorder, didStopRecordingWith previewViewController: RPPreviewViewController?,
        error: (any Error)?
    ) {}
    public func screenRecorder(
        _ screenRecorder: RPScreenRecorder, didStopRecordingWithError error: any Error,
        previewViewController: RPPreviewViewController?
    ) {}
    public func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) {}
}
