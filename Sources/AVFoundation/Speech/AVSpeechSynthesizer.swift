import Foundation

/// Hears of speech, on the main thread.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    /// A text begins.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    /// A text has been spoken to its end.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    /// A text waits.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    /// A text goes on.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    /// A text will not be spoken to its end.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    /// A part of a text is about to be spoken. Never called here: not all voices tell.
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance
    ) {}
}

/// Speaks texts, one after the other, by speech-dispatcher. Use it on the main thread.
///
/// Where speech-dispatcher is not installed nothing is heard, which is logged once, and each text is told as cancelled. Speech ends when nobody keeps this.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    /// Hears of speech.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    /// Whether a text is spoken, or waits.
    public var isSpeaking: Bool { !texts.isEmpty }
    /// Whether a text waits.
    public private(set) var isPaused = false
    /// Whether it goes along with the app's session. It makes no difference.
    open var usesApplicationAudioSession = true
    /// Whether the other side of a call hears it. There are no calls.
    open var mixToTelephonyUplink = false

    private var texts: [AVSpeechUtterance] = []
    /// The number of the first of them, as soon as it is on its way.
    private var number: Int?
    private let service: SpeechService
    private lazy var speaker = service.speaker { [weak self] in self?.heard($0) }

    /// A synthesizer that says nothing yet.
    public override convenience init() { self.init(service: .shared) }
    package init(service: SpeechService) { self.service = service }

    deinit { if !texts.isEmpty { speaker.stop() } }

    /// Speaks a text after those that wait. Traps where it is on its way already, as on Apple's systems.
    open func speak(_ utterance: AVSpeechUtterance) {
        precondition(
            !texts.contains { $0 === utterance },
            "AVSpeechSynthesizer: an AVSpeechUtterance shall not be enqueued twice")
        texts.append(utterance)
        if texts.count == 1 { begin() }
    }
    /// Stops, and forgets all texts. False where there was nothing to stop.
    @discardableResult
    open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        guard !texts.isEmpty else { return false }
        speaker.stop()
        let stopped = texts
        (texts, number, isPaused) = ([], nil, false)
        tell { synthesizer in
            for text in stopped { synthesizer.delegate?.speechSynthesizer(synthesizer, didCancel: text) }
        }
        return true
    }
    /// Waits. False where nothing is spoken.
    @discardableResult
    open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        guard let text = texts.first, !isPaused else { return false }
        isPaused = true
        speaker.pause()
        tell { $0.delegate?.speechSynthesizer($0, didPause: text) }
        return true
    }
    /// Goes on. False where nothing waits.
    @discardableResult
    open func continueSpeaking() -> Bool {
        guard let text = texts.first, isPaused else { return false }
        isPaused = false
        speaker.resume()
        tell { $0.delegate?.speechSynthesizer($0, didContinue: text) }
        return true
    }

    private func begin() {
        guard let text = texts.first else { return }
        number = speaker.say(text)
        guard number == nil else { return }
        tell { synthesizer in
            guard synthesizer.texts.first === text, synthesizer.number == nil else { return }
            synthesizer.texts.removeFirst()
            synthesizer.delegate?.speechSynthesizer(synthesizer, didCancel: text)
            synthesizer.begin()
        }
    }

    private func heard(_ event: SpeechService.Event) {
        guard let text = texts.first, event.number == number else { return }
        switch event.kind {
        case .began: delegate?.speechSynthesizer(self, didStart: text)
        case .ended, .cancelled:
            texts.removeFirst()
            number = nil
            if event.kind == .ended {
                delegate?.speechSynthesizer(self, didFinish: text)
            } else {
                delegate?.speechSynthesizer(self, didCancel: text)
            }
            if number == nil { begin() }
        }
    }

    private func tell(_ work: @escaping (AVSpeechSynthesizer) -> Void) {
        nonisolated(unsafe) let work = work
        DispatchQueue.main.async { [weak self] in if let self { work(self) } }
    }
}
