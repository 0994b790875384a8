import CSpeechDispatcher
import DovetailBase
import Foundation

/// speech-dispatcher, the desktop's service for speech. Any thread.
package final class SpeechService: @unchecked Sendable {
    /// What happens to a text.
    package struct Event: Sendable {
        package enum Kind: Sendable { case began, ended, cancelled }
        package let number: Int
        package let kind: Kind
    }

    /// A voice as the service knows it.
    package struct Voice: Sendable {
        package let identifier: String
        package let name: String
        package let language: String
    }

    // One for the process, as the desktop has one.
    package static let shared = SpeechService(socket: nil)

    /// Where the service listens; nil for its usual place.
    private let socket: String?
    private let lock = NSLock()
    private var knownVoices: [Voice]?

    /// - Parameter socket: The path of its socket; nil for the usual one, where it is started when it does not run.
    package init(socket: String?) { self.socket = socket }

    /// The voices of the machine, asked for the first time.
    package var voices: [Voice] {
        lock.lock()
        defer { lock.unlock() }
        if let knownVoices { return knownVoices }
        let found = readVoices()
        knownVoices = found
        return found
    }

    /// What speaks for one synthesizer. `hear` is called on the main thread.
    package func speaker(_ hear: @escaping (Event) -> Void) -> Speaker { Speaker(self, hear) }

    fileprivate func connect(_ mode: SPDConnectionMode) -> UnsafeMutablePointer<SPDConnection>? {
        var error: UnsafeMutablePointer<CChar>?
        let name = ProcessInfo.processInfo.processName
        var connection: UnsafeMutablePointer<SPDConnection>?
        if let socket {
            let path = strdup(socket)
            defer { free(path) }
            var address = SPDConnectionAddress()
            address.method = SPD_METHOD_UNIX_SOCKET
            address.unix_socket_name = path
            connection = spd_open2(name, "speech", nil, mode, &address, 0, &error)
        } else {
            connection = spd_open2(name, "speech", nil, mode, nil, 1, &error)
        }
        if connection == nil {
            let reason = error.map { ": " + String(cString: $0) } ?? ""
            Log.warnOnce(
                "speech",
                "nothing is spoken, since speech-dispatcher does not answer\(reason). On Debian and Ubuntu: apt-get install speech-dispatcher espeak-ng"
            )
        }
        free(error)
        return connection
    }

    private func readVoices() -> [Voice] {
        guard let connection = connect(SPD_MODE_SINGLE) else { return [] }
        defer { spd_close(connection) }
        guard let list = spd_list_synthesis_voices(connection) else { return [] }
        defer { free_spd_voices(list) }
        var result: [Voice] = []
        var next = list
        while let voice = next.pointee {
            let name = voice.pointee.name.map { String(cString: $0) } ?? ""
            let language = voice.pointee.language.map { String(cString: $0) } ?? ""
            let variant = voice.pointee.variant.map { String(cString: $0) } ?? "none"
            // Most voices come once more for each manner of speaking.
            if variant == "none" || variant.isEmpty {
                result.append(Voice(identifier: name, name: name, language: language))
            }
            next += 1
        }
        return result
    }

    /// Speaks for one synthesizer, in a connection of its own. Main thread only.
    package final class Speaker {
        private let service: SpeechService
        private let hear: (Event) -> Void
        private var connection: UnsafeMutablePointer<SPDConnection>?
        private var hasFailed = false
        private var hasVoice = false

        fileprivate init(_ service: SpeechService, _ hear: @escaping (Event) -> Void) {
            (self.service, self.hear) = (service, hear)
        }

        deinit {
            guard let connection else { return }
            SpeechListeners.remove(Int(spd_get_client_id(connection)))
            spd_close(connection)
        }

        /// Speaks a text. Its number, or nil where nothing speaks.
        func say(_ text: AVSpeechUtterance) -> Int? {
            guard let connection = opened() else { return nil }
            spd_set_voice_rate(connection, Self.rate(text.rate))
            spd_set_voice_pitch(connection, Self.pitch(text.pitchMultiplier))
            spd_set_volume(connection, Int32((min(max(text.volume, 0), 1) * 200 - 100).rounded()))
            if let voice = text.voice {
                spd_set_language(connection, AVSpeechSynthesisVoice.mainPart(voice.language))
                if !voice.isLanguageAlone { spd_set_synthesis_voice(connection, voice.identifier) }
                hasVoice = true
            } else if hasVoice {
                // A language of its own has no way back but the person's.
                let own = AVSpeechSynthesisVoice.mainPart(AVSpeechSynthesisVoice.currentLanguageCode())
                spd_set_language(connection, own)
                hasVoice = false
            }
            let number = spd_say(connection, SPD_TEXT, text.speechString)
            return number < 0 ? nil : Int(number)
        }

        func stop() { if let connection { spd_cancel(connection) } }
        func pause() { if let connection { spd_pause(connection) } }
        func resume() { if let connection { spd_resume(connection) } }

        /// -100 to 100, where 0 is as fast as usual.
        static func rate(_ rate: Float) -> Int32 { Int32((min(max(rate, 0), 1) * 200 - 100).rounded()) }
        /// -100 to 100: an octave each way.
        static func pitch(_ multiplier: Float) -> Int32 { Int32((log2(min(max(multiplier, 0.5), 2)) * 100).rounded()) }

        private func opened() -> UnsafeMutablePointer<SPDConnection>? {
            if let connection { return connection }
            guard !hasFailed, let made = service.connect(SPD_MODE_THREADED) else {
                hasFailed = true
                return nil
            }
            connection = made
            nonisolated(unsafe) let hear = hear
            SpeechListeners.add(Int(spd_get_client_id(made))) { event in DispatchQueue.main.async { hear(event) } }
            let told: SPDCallback = { number, client, kind in
                let kinds: [SPDNotificationType.RawValue: Event.Kind] = [
                    SPD_EVENT_BEGIN.rawValue: .began, SPD_EVENT_END.rawValue: .ended,
                    SPD_EVENT_CANCEL.rawValue: .cancelled,
                ]
                if let known = kinds[kind.rawValue] {
                    SpeechListeners.tell(Int(client), Event(number: Int(number), kind: known))
                }
            }
            made.pointee.callback_begin = told
            made.pointee.callback_end = told
            made.pointee.callback_cancel = told
            for kind in [SPD_BEGIN, SPD_END, SPD_CANCEL] { spd_set_notification_on(made, kind) }
            return made
        }
    }
}

/// Who hears of the connections: the library's calls name these by numbers, and nothing else.
private enum SpeechListeners {
    private static let lock = NSLock()
    // One for the process, read and changed under the lock: numbers are the service's.
    nonisolated(unsafe) private static var listeners: [Int: @Sendable (SpeechService.Event) -> Void] = [:]

    static func add(_ client: Int, _ hear: @escaping @Sendable (SpeechService.Event) -> Void) {
        lock.withLock { listeners[client] = hear }
    }
    static func remove(_ client: Int) { lock.withLock { listeners[client] = nil } }
    static func tell(_ client: Int, _ event: SpeechService.Event) { lock.withLock { listeners[client] }?(event) }
}
