import DovetailTesting
import ReplayKit
import SwiftUI
import Testing
import UIKit

/// A recorder of the screen that is not there, as apps meet it.
@MainActor
struct ScreenRecorderTests {
    private func code(_ error: (any Error)?) -> RPRecordingErrorCode? {
        guard let error = error as NSError?, error.domain == RPRecordingErrorDomain else { return nil }
        return RPRecordingErrorCode(rawValue: error.code)
    }
    private func thrown(_ body: () async throws -> Void) async -> RPRecordingErrorCode? {
        do {
            try await body()
            return nil
        } catch { return code(error) }
    }

    final class Listener: NSObject, RPScreenRecorderDelegate {
        func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) {
            Issue.record("It does not change")
        }
    }

    @Test("A recording does not start, and is not there to be stopped") func recording() async {
        let recorder = RPScreenRecorder.shared()
        let listener = Listener()
        recorder.delegate = listener
        recorder.cameraPosition = .back
        #expect(!recorder.isAvailable && !recorder.isRecording && recorder.cameraPreviewView == nil)
        #expect(recorder.cameraPosition == .back)
        let started = await withCheckedContinuation { done in
            recorder.startRecording { done.resume(returning: $0 as NSError?) }
        }
        #expect(code(started) == .failedToStart && started?.localizedDescription.isEmpty == false)
        let stopped = await withCheckedContinuation { done in
            recorder.stopRecording { controller, error in
                done.resume(returning: controller == nil ? error as NSError? : nil)
            }
        }
        #expect(code(stopped) == .attemptToStopNonRecording)
        #expect(await thrown { try await recorder.startRecording() } == .failedToStart)
        #expect(
            await thrown { try await recorder.stopRecording(withOutput: URL(filePath: "/tmp/film.mp4")) }
                == .attemptToStopNonRecording)
        await recorder.discardRecording()
    }

    @Test("Pictures and clips are not there either") func captures() async {
        let recorder = RPScreenRecorder.shared()
        let started = await withCheckedContinuation { done in
            recorder.startCapture { buffer, type, error in
                Issue.record("Nothing is captured, so there is no \(type) of \(buffer), \(String(describing: error))")
            } completionHandler: {
                done.resume(returning: $0 as NSError?)
            }
        }
        #expect(code(started) == .failedToStart)
        #expect(await thrown { try await recorder.stopCapture() } == .attemptToStopNonRecording)
        #expect(await thrown { try await recorder.startClipBuffering() } == .failedToStart)
        #expect(
            await thrown { try await recorder.exportClip(to: URL(filePath: "/tmp/clip.mp4"), duration: 15) } == .failed)
    }

    @Test("There are no services that broadcast") func broadcasts() async {
        let error = await withCheckedContinuation { done in
            RPBroadcastActivityViewController.load { controller, error in
                done.resume(returning: controller == nil ? error as NSError? : nil)
            }
        }
        #expect(code(error) == .broadcastSetupFailed)
        #expect(await thrown { _ = try await RPBroadcastActivityViewController.load() } == .broadcastSetupFailed)
        let controller = RPBroadcastController()
        #expect(!controller.isBroadcasting && controller.serviceInfo == nil)
        #expect(await thrown { try await controller.startBroadcast() } == .broadcastInvalidSession)
        let picked = await withCheckedContinuation { done in
            RPBroadcastActivityController.showBroadcastPicker(
                at: .zero, from: nil, preferredExtensionIdentifier: nil
            ) { done.resume(returning: $0 == nil ? $1 as NSError? : nil) }
        }
        #expect(code(picked) == .broadcastSetupFailed)
    }

    /// As an app wraps it.
    struct Preview: UIViewControllerRepresentable {
        let done: () -> Void
        final class Coordinator: NSObject, RPPreviewViewControllerDelegate {
            let done: () -> Void
            init(done: @escaping () -> Void) { self.done = done }
            func previewControllerDidFinish(_ previewController: RPPreviewViewController) { done() }
        }
        func makeCoordinator() -> Coordinator { Coordinator(done: done) }
        func makeUIViewController(context: Context) -> RPPreviewViewController {
            let controller = RPPreviewViewController()
            controller.previewControllerDelegate = context.coordinator
            return controller
        }
        func updateUIViewController(_ controller: RPPreviewViewController, context: Context) {}
    }
    @Test("A page says that there is no recording") func preview() throws {
        var count = 0
        let host = TestHost(size: CGSize(width: 500, height: 500)) { Preview { count += 1 } }
        #expect(host.texts.contains("There Is No Recording"))
        try host.tap("Close")
        #expect(count == 1)
    }

    struct Picker: UIViewRepresentable {
        func makeUIView(context: Context) -> RPSystemBroadcastPickerView {
            let picker = RPSystemBroadcastPickerView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
            picker.preferredExtension = "org.example.broadcast"
            picker.showsMicrophoneButton = false
            return picker
        }
        func updateUIView(_ view: RPSystemBroadcastPickerView, context: Context) {}
    }
    @Test("The button for services is there, as large as its view") func picker() throws {
        let picker = RPSystemBroadcastPickerView(frame: CGRect(x: 0, y: 0, width: 60, height: 50))
        picker.layoutSubviews()
        let button = try #require(picker.subviews.first as? UIButton)
        #expect(button.frame == CGRect(x: 0, y: 0, width: 60, height: 50))
        button.sendActions(for: .touchUpInside)
        let host = TestHost(size: CGSize(width: 200, height: 200)) { Picker().frame(width: 60, height: 60) }
        #expect(host.exists("Broadcast"))
    }

    final class Service: RPBroadcastSampleHandler, @unchecked Sendable {
        var isStarted = false
        override func broadcastStarted(withSetupInfo setupInfo: [String: NSObject]?) { isStarted = true }
        override func processSampleBuffer(
            _ sampleBuffer: CMSampleBuffer, with sampleBufferType: RPSampleBufferType
        ) {
            switch sampleBufferType {
            case .video, .audioApp, .audioMic: break
            }
        }
    }
    @Test("A service of an app's own can be made") func service() {
        let service = Service()
        service.broadcastStarted(withSetupInfo: nil)
        #expect(service.isStarted)
    }
}
