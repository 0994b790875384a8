import ArgumentParser
import Foundation

/// The socket by which the watcher, the program that it watches, windows and editors talk: JSON objects, one a line.
///
/// Main queue only.
@MainActor
final class LiveServer {
    typealias Message = [String: Any]

    /// Somebody at the other end.
    @MainActor
    final class Peer {
        fileprivate let socket: Int32
        fileprivate var source: (any DispatchSourceRead)?
        fileprivate var rest = Data()
        var role = ""
        var process: Int32 = 0

        fileprivate init(socket: Int32) { self.socket = socket }

        func send(_ message: Message) {
            if let data = try? JSONSerialization.data(withJSONObject: message) { send(line: data) }
        }

        /// Hands on a message as it came.
        func send(line: Data) {
            var data = line
            data.append(UInt8(ascii: "\n"))
            data.withUnsafeBytes { bytes in
                var sent = 0
                while sent < bytes.count {
                    let count = Glibc.send(socket, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
                    if count < 0, errno == EINTR { continue }
                    guard count > 0 else { return }
                    sent += count
                }
            }
        }
    }

    let path: String
    private let socket: Int32
    private var source: (any DispatchSourceRead)?
    private(set) var peers: [Peer] = []
    var onMessage: ((Peer, Message, Data) -> Void)?
    var onLeave: ((Peer) -> Void)?

    init(path: String) throws {
        self.path = path
        unlink(path)
        socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        guard path.utf8.count < MemoryLayout.size(ofValue: address.sun_path) else {
            throw CleanExit.failure("The path of the socket is too long: \(path)")
        }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let descriptor = socket
        let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard status == 0, listen(socket, 16) == 0 else {
            throw CleanExit.failure("The socket \(path) can't be made: \(String(cString: strerror(errno))).")
        }
        // It is for the person who runs the watcher.
        chmod(path, 0o600)
        let source = DispatchSource.makeReadSource(fileDescriptor: socket, queue: .main)
        source.setEventHandler { [unowned self] in MainActor.assumeIsolated { accept() } }
        source.resume()
        self.source = source
    }

    private func accept() {
        let number = Glibc.accept(socket, nil, nil)
        guard number >= 0 else { return }
        _ = fcntl(number, F_SETFD, FD_CLOEXEC)
        let peer = Peer(socket: number)
        peers.append(peer)
        let source = DispatchSource.makeReadSource(fileDescriptor: number, queue: .main)
        source.setEventHandler { [unowned self, unowned peer] in MainActor.assumeIsolated { read(peer) } }
        source.setCancelHandler { close(number) }
        source.resume()
        peer.source = source
    }

    /// Reads all that is there: of a peer that has gone no more than one event may come, with what it sent last and its end together.
    private func read(_ peer: Peer) {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = recv(peer.socket, &buffer, buffer.count, Int32(MSG_DONTWAIT))
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN { return }
            guard count > 0 else {
                let left = peer
                left.source?.cancel()
                peers.removeAll { $0 === left }
                onLeave?(left)
                return
            }
            take(buffer[..<count], from: peer)
        }
    }

    private func take(_ bytes: ArraySlice<UInt8>, from peer: Peer) {
        peer.rest.append(contentsOf: bytes)
        while let end = peer.rest.firstIndex(of: UInt8(ascii: "\n")) {
            let line = Data(peer.rest[peer.rest.startIndex..<end])
            peer.rest = Data(peer.rest[(end + 1)...])
            guard let message = (try? JSONSerialization.jsonObject(with: line)) as? Message else { continue }
            onMessage?(peer, message, line)
        }
    }
}
