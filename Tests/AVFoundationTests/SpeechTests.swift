import AVFoundation
import Foundation
import Speech
import TestSupport
import Testing

/// Speech, with a stand-in for speech-dispatcher that says nothing and tells all.
@MainActor @Suite(.serialized)
struct SpeechTests {
    private final class Delegate: NSObject, AVSpeechSynthesizerDelegate {
        var told: [String] = []
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
            told.append("start \(utterance.speechString)")
        }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
            told.append("finish \(utterance.speechString)")
        }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
            told.append("cancel \(utterance.speechString)")
        }
    }

    @Test("Texts are spoken one after the other, at their rate, pitch and language, and the delegate is told")
    func speaks() async throws {
        let server = try SpeechServer()
        let synthesizer = AVSpeechSynthesizer(service: SpeechService(socket: server.path))
        let delegate = Delegate()
        synthesizer.delegate = delegate
        let first = AVSpeechUtterance(string: "Good morning.\n.hidden")
        first.rate = AVSpeechUtteranceMaximumSpeechRate
        first.pitchMultiplier = 2
        first.volume = 0.5
        first.voice = AVSpeechSynthesisVoice(language: "en-GB")
        synthesizer.speak(first)
        synthesizer.speak(AVSpeechUtterance(string: "Good night."))
        #expect(synthesizer.isSpeaking)
        try await wait(for: "both texts") { !synthesizer.isSpeaking }
        #expect(
            delegate.told == [
                "start \(first.speechString)", "finish \(first.speechString)", "start Good night.",
                "finish Good night.",
            ])
        #expect(server.texts == ["Good morning.\n.hidden", "Good night."])
        for command in ["SET SELF RATE 100", "SET SELF PITCH 100", "SET SELF VOLUME 0", "SET SELF LANGUAGE en"] {
            #expect(server.commands.contains(command), "\(server.commands)")
        }
    }

    @Test("A machine without a service for speech has one voice, of the person's language")
    func voices() throws {
        let nowhere = SpeechService(socket: "/nowhere/speech.sock")
        let voice = try #require(AVSpeechSynthesisVoice.voices(nowhere).first)
        #expect(AVSpeechSynthesisVoice.voices(nowhere).count == 1)
        #expect(voice.language == AVSpeechSynthesisVoice.currentLanguageCode() && !voice.name.isEmpty)
        #expect(!AVSpeechSynthesisVoice.speechVoices().isEmpty)
    }

    @Test("Speech that is stopped is told as cancelled, with all that waited")
    func stops() async throws {
        let server = try SpeechServer(endsTexts: false)
        let synthesizer = AVSpeechSynthesizer(service: SpeechService(socket: server.path))
        let delegate = Delegate()
        synthesizer.delegate = delegate
        synthesizer.speak(AVSpeechUtterance(string: "One"))
        synthesizer.speak(AVSpeechUtterance(string: "Two"))
        try await wait(for: "the beginning") { delegate.told == ["start One"] }
        #expect(synthesizer.pauseSpeaking(at: .word) && synthesizer.isPaused && synthesizer.continueSpeaking())
        #expect(synthesizer.stopSpeaking(at: .immediate) && !synthesizer.isSpeaking)
        try await wait(for: "the end") { delegate.told.count == 3 }
        #expect(delegate.told == ["start One", "cancel One", "cancel Two"])
        #expect(!synthesizer.stopSpeaking(at: .immediate))
    }

    @Test("Without speech-dispatcher a text is told as cancelled, and the log says why")
    func absent() async throws {
        let synthesizer = AVSpeechSynthesizer(service: SpeechService(socket: "/nowhere/speechd.sock"))
        let delegate = Delegate()
        synthesizer.delegate = delegate
        synthesizer.speak(AVSpeechUtterance(string: "Nobody"))
        try await wait(for: "the end") { !synthesizer.isSpeaking }
        #expect(delegate.told == ["cancel Nobody"])
    }

    @Test("Recognition and recording say that they are not there")
    func absences() async throws {
        #expect(SFSpeechRecognizer()?.isAvailable == false && SFSpeechRecognizer.authorizationStatus() == .denied)
        let status = await withCheckedContinuation { done in
            SFSpeechRecognizer.requestAuthorization { done.resume(returning: $0) }
        }
        #expect(status == .denied)
        #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
        #expect(AVCaptureDevice.default(for: .video) == nil)
        #expect(await AVCaptureDevice.requestAccess(for: .audio) == false)
        #expect(throws: AVError.self) {
            try AVAudioRecorder(url: URL(fileURLWithPath: "/nowhere.m4a"), settings: [AVSampleRateKey: 44_100])
        }
    }
}
