import AVFoundation
import AVKit
import Foundation
import TestSupport
import Testing

/// What apps ask the session of sound, and the layouts of samples that they work with.
@Suite("The session of sound, and samples")
struct AudioSessionTests {
    /// As apps take it apart to be tested.
    private func isHeardByHeadphones(_ route: AVAudioSessionRouteDescription) -> Bool {
        route.outputs.contains { $0.portType == .headphones || $0.portType == .bluetoothA2DP }
    }

    @Test("Sound goes out by one way, and comes in by none") func route() {
        let session = AVAudioSession.sharedInstance()
        #expect(session.currentRoute.outputs.map(\.portType) == [.builtInSpeaker])
        #expect(session.currentRoute.outputs.first?.portName.isEmpty == false)
        #expect(session.currentRoute.inputs.isEmpty && session.availableInputs?.isEmpty == true)
        #expect(!isHeardByHeadphones(session.currentRoute))
        let notification = Notification(
            name: AVAudioSession.routeChangeNotification, object: session,
            userInfo: [
                AVAudioSessionRouteChangeReasonKey: AVAudioSession.RouteChangeReason.oldDeviceUnavailable.rawValue,
                AVAudioSessionRouteChangePreviousRouteKey: session.currentRoute,
            ])
        let reason = (notification.userInfo?[AVAudioSessionRouteChangeReasonKey] as? UInt).flatMap(
            AVAudioSession.RouteChangeReason.init)
        let previous = notification.userInfo?[AVAudioSessionRouteChangePreviousRouteKey]
        #expect(reason == .oldDeviceUnavailable && previous is AVAudioSessionRouteDescription)
    }

    @Test("What an app wishes is kept") func wishes() throws {
        let session = AVAudioSession.sharedInstance()
        try session.setPreferredSampleRate(44_100)
        try session.setPreferredIOBufferDuration(0.005)
        try session.setPreferredInput(session.availableInputs?.first)
        #expect(session.preferredSampleRate == 44_100 && session.ioBufferDuration == 0.005)
        #expect(session.preferredInput == nil)
    }

    @Test("Layouts of samples are told apart, and read from settings") func formats() throws {
        let standard = try #require(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2))
        #expect(standard.isStandard && standard.commonFormat == .pcmFormatFloat32 && !standard.isInterleaved)
        let whole = try #require(
            AVAudioFormat(commonFormat: .pcmFormatInt16, sampleRate: 8000, channels: 1, interleaved: true))
        #expect(!whole.isStandard && whole != standard)
        #expect(
            AVAudioFormat(settings: whole.settings) == whole && AVAudioFormat(settings: standard.settings) == standard)
        #expect(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 0) == nil)
        #expect(AVAudioFormat(commonFormat: .otherFormat, sampleRate: 8000, channels: 1, interleaved: false) == nil)
        #expect(AVAudioFormat(settings: [AVFormatIDKey: kAudioFormatMPEG4AAC, AVSampleRateKey: 44_100]) == nil)
    }

    @Test("Samples are kept, each sound's after the other or side by side") func samples() throws {
        let apart = try #require(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2))
        let tone = try #require(AVAudioPCMBuffer(pcmFormat: apart, frameCapacity: 4))
        tone.frameLength = 9
        #expect(tone.frameLength == 4 && tone.stride == 1 && tone.int16ChannelData == nil)
        let channels = try #require(tone.floatChannelData)
        #expect(channels[1][3] == 0)
        for frame in 0..<4 { (channels[0][frame], channels[1][frame]) = (Float(frame), -Float(frame)) }
        #expect((0..<4).map { channels[0][$0] } == [0, 1, 2, 3] && channels[1][3] == -3)
        let beside = try #require(
            AVAudioFormat(commonFormat: .pcmFormatInt16, sampleRate: 8000, channels: 2, interleaved: true))
        let words = try #require(AVAudioPCMBuffer(pcmFormat: beside, frameCapacity: 2))
        let both = try #require(words.int16ChannelData)
        both[1][0] = 7
        #expect(words.stride == 2 && both[0][1] == 7 && words.floatChannelData == nil)
    }

    private final class Recording: NSObject, AVCaptureFileOutputRecordingDelegate, @unchecked Sendable {
        let ended: @Sendable ((any Error)?) -> Void
        init(_ ended: @escaping @Sendable ((any Error)?) -> Void) { self.ended = ended }
        func fileOutput(
            _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
            from connections: [AVCaptureConnection], error: (any Error)?
        ) { ended(error) }
    }

    @Test("A recording ends with an error, as there is no camera") func recording() async {
        let output = AVCaptureMovieFileOutput()
        nonisolated(unsafe) var recording: Recording?
        let error = await withCheckedContinuation { continuation in
            recording = Recording { continuation.resume(returning: $0) }
            output.startRecording(
                to: URL(fileURLWithPath: "/tmp/film.mov"), recordingDelegate: recording!)
        }
        #expect((error as? AVError)?.code == .deviceNotConnected && !output.isRecording)
        #expect(output.connection(with: .video)?.videoOrientation == nil)
        _ = recording
    }

    private final class Window: NSObject, AVPictureInPictureControllerDelegate {
        var failures = 0
        func pictureInPictureController(
            _ pictureInPictureController: AVPictureInPictureController,
            failedToStartPictureInPictureWithError error: any Error
        ) { failures += 1 }
    }

    @MainActor
    @Test("A picture in picture is not supported, and who begins one all the same hears of it")
    func pictureInPicture() {
        let layer = AVPlayerLayer(player: AVPlayer())
        #expect(!AVPictureInPictureController.isPictureInPictureSupported())
        #expect(AVPictureInPictureController(playerLayer: layer) == nil)
        let controller = AVPictureInPictureController(contentSource: .init(playerLayer: layer))
        let window = Window()
        controller.delegate = window
        controller.startPictureInPicture()
        #expect(window.failures == 1 && !controller.isPictureInPictureActive && controller.playerLayer === layer)
    }
}
