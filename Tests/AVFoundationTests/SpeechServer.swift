import Foundation
import TestSupport

/// Speaks the protocol of speech-dispatcher (SSIP) on a socket of a test's own. It says each text at once.
final class SpeechServer: @unchecked Sendable {
    let path: String
    private let folder = TemporaryFolder("speech")
    private let lock = NSLock()
    private var listener: Int32
    private var heardCommands: [String] = []
    private var heardTexts: [String] = []
    private var clients: Int = 0

    var commands: [String] { lock.withLock { heardCommands } }
    var texts: [String] { lock.withLock { heardTexts } }

    private struct Failure: Error {}

    /// - Parameter endsTexts: Whether texts that have begun come to an end.
    init(endsTexts: Bool = true) throws {
        path = folder.url.appendingPathComponent("s").path
        listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8) + [0]) }
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard result == 0, listen(listener, 4) == 0 else { throw Failure() }
        let descriptor = listener
        Thread.detachNewThread { [weak self] in
            while true {
                let client = accept(descriptor, nil, nil)
                guard client >= 0, let self else { return }
                let number = lock.withLock {
                    clients += 1
                    return clients
                }
                Thread.detachNewThread { self.serve(client, number, endsTexts) }
            }
        }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    private func serve(_ client: Int32, _ number: Int, _ endsTexts: Bool) {
        var buffer: [UInt8] = []
        var text: [String]?
        var message = 0
        func answer(_ line: String) {
            let bytes = Array((line + "\r\n").utf8)
            _ = bytes.withUnsafeBytes { send(client, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        }
        func event(_ code: Int, _ name: String) { answer("\(code)-\(message)\r\n\(code)-\(number)\r\n\(code) \(name)") }
        while let line = nextLine(client, &buffer) {
            if let lines = text {
                guard line == "." else {
                    // A line that begins with a dot has another one before it.
                    text = lines + [line.hasPrefix("..") ? String(line.dropFirst()) : line]
                    continue
                }
                text = nil
                message += 1
                lock.withLock { heardTexts.append(lines.joined(separator: "\n")) }
                answer("225-\(message)\r\n225 OK MESSAGE QUEUED")
                event(701, "BEGIN")
                if endsTexts { event(702, "END") }
                continue
            }
            lock.withLock { heardCommands.append(line) }
            switch line.uppercased() {
            case "SPEAK":
                text = []
                answer("230 OK RECEIVING DATA")
            case "QUIT":
                answer("231 HAPPY HACKING")
                close(client)
                return
            case "LIST SYNTHESIS_VOICES":
                answer("249-English\ten\tnone\r\n249-German\tde\tnone\r\n249 OK VOICE LIST SENT")
            case let other where other.hasPrefix("HISTORY GET CLIENT_ID"):
                answer("245-\(number)\r\n245 OK CLIENT ID SENT")
            default: answer("200 OK")
            }
        }
        close(client)
    }

    private func nextLine(_ client: Int32, _ buffer: inout [UInt8]) -> String? {
        while true {
            if let end = buffer.firstIndex(of: 10) {
                let line = String(decoding: buffer[..<end], as: UTF8.self)
                buffer.removeSubrange(...end)
                return line.hasSuffix("\r") ? String(line.dropLast()) : line
            }
            var bytes = [UInt8](repeating: 0, count: 4096)
            let count = recv(client, &bytes, bytes.count, 0)
            guard count > 0 else { return nil }
            buffer += bytes[..<count]
        }
    }
}
