import DovetailBase
import DovetailMedia
import Foundation

/// The sounds that have numbers, and those that are played. Any thread.
final class SystemSounds: @unchecked Sendable {
    // One for the process, as the system has one.
    static let shared = SystemSounds()

    private let lock = NSLock()
    private var files: [SystemSoundID: URL] = [:]
    private var next: SystemSoundID = 0x2000
    /// Kept until they have ended. Main thread only.
    private var playing: [ObjectIdentifier: MediaPipeline] = [:]

    func add(_ file: URL) -> SystemSoundID? {
        guard !file.isFileURL || FileManager.default.isReadableFile(atPath: file.path) else { return nil }
        return lock.withLock {
            next += 1
            files[next] = file
            return next
        }
    }

    func remove(_ number: SystemSoundID) -> Bool { lock.withLock { files.removeValue(forKey: number) != nil } }

    func play(_ number: SystemSoundID, then completion: (@Sendable () -> Void)? = nil) {
        let own = lock.withLock { files[number] }
        guard number != kSystemSoundID_Vibrate else {
            Log.warnOnce("vibrate", "there is nothing here that shakes: kSystemSoundID_Vibrate does nothing")
            DispatchQueue.main.async { completion?() }
            return
        }
        guard let file = own ?? ThemeSound.file(for: number) ?? SystemTone.address else {
            DispatchQueue.main.async { completion?() }
            return
        }
        DispatchQueue.main.async { self.begin(file, completion) }
    }

    private func begin(_ file: URL, _ completion: (@Sendable () -> Void)?) {
        let pipeline = MediaPipeline(url: file, showsPictures: false)
        let key = ObjectIdentifier(pipeline)
        playing[key] = pipeline
        pipeline.onEvent = { [weak self] event in
            switch event {
            case .ended: break
            case .failed(let failure):
                Log.warnOnce(
                    "sound \(file.path)", "the sound \(file.lastPathComponent) is not played: \(failure.message)")
            case .ready, .frame, .buffering: return
            }
            self?.playing[key] = nil
            completion?()
        }
        pipeline.load()
        pipeline.play()
    }
}

/// Sounds of the theme that most desktops have (sound-theme-freedesktop).
enum ThemeSound {
    static func file(for number: SystemSoundID) -> URL? {
        let folders = (ProcessInfo.processInfo.environment["XDG_DATA_DIRS"] ?? "/usr/local/share:/usr/share")
            .split(separator: ":")
        return folders.lazy.map { URL(fileURLWithPath: "\($0)/sounds/freedesktop/stereo/\(name(of: number)).oga") }
            .first { FileManager.default.isReadableFile(atPath: $0.path) }
    }

    /// What the theme calls the sound that means the same as that of Apple's systems.
    static func name(of number: SystemSoundID) -> String {
        switch number {
        case 1000, 1003, 1007, 1008, 1009, 1012...1016, 1307, 1315: "message-new-instant"
        case 1001, 1004, 1302, 1303: "message-sent-instant"
        case 1002, 1020...1036: "complete"
        case 1005, 1304, 1300, 1301, 1304...1306: "alarm-clock-elapsed"
        case 1006, 1053: "dialog-warning"
        case 1050...1052, 1054, 1073, 0x1000: "dialog-warning"
        case 1057, 1103...1105, 1123, 1155, 1156: "button-pressed"
        case 1070...1072, 1074: "phone-incoming-call"
        case 1075, 1114, 1118, 1256: "device-removed"
        case 1106, 1107: "device-added"
        case 1108: "camera-shutter"
        case 1109, 1110, 1113, 1117, 1254: "device-added"
        default: "bell"
        }
    }
}

/// One short tone, for where there is no theme of sounds.
enum SystemTone {
    /// An address with the sound in it.
    static let address = URL(string: "data:audio/x-wav;base64," + wave().base64EncodedString())

    /// 0.18 seconds of a tone that fades, as a WAV file of one channel.
    static func wave() -> Data {
        let rate = 44_100
        let count = rate * 18 / 100
        let samples = (0..<count).map { index -> Int16 in
            let time = Double(index) / Double(rate)
            let fade = min(time / 0.005, 1) * exp(-time * 22)
            return Int16(sin(time * 880 * 2 * .pi) * fade * 12_000)
        }
        var data = Data()
        func add<Value: FixedWidthInteger>(_ value: Value) {
            withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) }
        }
        data.append(contentsOf: Array("RIFF".utf8))
        add(UInt32(36 + count * 2))
        data.append(contentsOf: Array("WAVEfmt ".utf8))
        add(UInt32(16))
        add(UInt16(1))
        add(UInt16(1))
        add(UInt32(rate))
        add(UInt32(rate * 2))
        add(UInt16(2))
        add(UInt16(16))
        data.append(contentsOf: Array("data".utf8))
        add(UInt32(count * 2))
        for sample in samples { add(sample) }
        return data
    }
}
