import Foundation

/// A line of communication to the watcher: JSON objects, one a line, on a socket. `docs/live-preview.md` describes them.
///
/// Main thread only.
@MainActor
final class LiveConnection {
    typealias Message = [String: Any]

    private let socket: Int32
    private let source: any DispatchSourceRead
    private var rest = Data()
    /// Called for each message that comes in.
    var onMessage: ((Message) -> Void)?
    /// Called when the watcher has gone.
    var onEnd: (() -> Void)?

    /// Connects to the socket at a path.
    init(path: String) throws {
        socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let room = MemoryLayout.size(ofValue: address.sun_path)
        guard path.utf8.count < room else { throw SettingError(text: "The socket's path is too long: \(path)") }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let descriptor = socket
        let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard status == 0 else { throw SettingError(text: "Nobody watches at \(path).") }
        // Programs that the app starts are no part of this.
        _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
        source = DispatchSource.makeReadSource(fileDescriptor: socket, queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
        source.resume()
    }

    func send(_ message: Message) {
        guard var data = try? JSONSerialization.data(withJSONObject: message) else { return }
        data.append(UInt8(ascii: "\n"))
        data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                // A watcher that has gone is noticed when it is read from.
                let count = Glibc.send(socket, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                sent += count
            }
        }
    }

    /// Reads all that is there: of a peer that has gone no more than one event may come, with what it sent last and its end together.
    private func read() {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = recv(socket, &buffer, buffer.count, Int32(MSG_DONTWAIT))
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN { return }
            guard count > 0 else {
                source.cancel()
                onEnd?()
                return
            }
            take(buffer[..<count])
        }
    }

    private func take(_ bytes: ArraySlice<UInt8>) {
        rest.append(contentsOf: bytes)
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            let line = rest[rest.startIndex..<end]
            rest = Data(rest[(end + 1)...])
            if let message = (try? JSONSerialization.jsonObject(with: Data(line))) as? Message { onMessage?(message) }
        }
    }
}
