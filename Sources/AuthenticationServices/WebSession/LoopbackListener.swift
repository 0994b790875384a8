import Foundation
import Glibc

/// Hears at an address of this machine what a browser is led back to, which is told once.
final class LoopbackListener: @unchecked Sendable {
    private let socket: Int32
    private let path: String
    private let origin: String
    private let lock = NSLock()
    // Guarded by the lock.
    private var isStopped = false

    /// Listens where the parameter `redirect_uri` of an address leads. Nil where that is none of this machine's; throws where the port is taken.
    init?(_ address: URL, heard: @escaping @MainActor @Sendable (URL) -> Void) throws {
        let items = URLComponents(url: address, resolvingAgainstBaseURL: false)?.queryItems ?? []
        guard let text = items.first(where: { $0.name == "redirect_uri" })?.value, let redirect = URL(string: text),
            redirect.scheme?.lowercased() == "http", let host = redirect.host, let port = redirect.port,
            ["127.0.0.1", "localhost"].contains(host.lowercased()), let number = UInt16(exactly: port), number > 0
        else { return nil }
        path = redirect.path.isEmpty ? "/" : redirect.path
        origin = "http://\(host):\(port)"
        socket = try Self.open(number)
        Thread.detachNewThread { [self] in
            while let connection = Self.accept(socket) {
                defer { close(connection) }
                guard let target = Self.target(of: connection) else { continue }
                guard let url = URL(string: origin + target), url.path == path else {
                    Self.send("404 Not Found", "There is nothing here.", to: connection)
                    continue
                }
                Self.send("200 OK", "You can close this page and go back to the app.", to: connection)
                DispatchQueue.main.async { MainActor.assumeIsolated { heard(url) } }
            }
        }
    }

    deinit { stop() }

    /// Listens no more.
    func stop() {
        lock.withLock {
            guard !isStopped else { return }
            isStopped = true
            shutdown(socket, Int32(SHUT_RDWR))
            close(socket)
        }
    }

    private static func open(_ port: UInt16) throws -> Int32 {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var yes: Int32 = 1
        setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        // No other machine reaches it.
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let isBound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0 && listen(socket, 8) == 0
            }
        }
        guard isBound else {
            let code = errno
            close(socket)
            throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO)
        }
        return socket
    }

    /// The next connection; nil when the socket is closed.
    private static func accept(_ socket: Int32) -> Int32? {
        while true {
            let connection = Glibc.accept(socket, nil, nil)
            if connection < 0, errno == EINTR { continue }
            guard connection >= 0 else { return nil }
            // A browser that opens a connection and says nothing is not waited for.
            var limit = timeval(tv_sec: 5, tv_usec: 0)
            setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
            return connection
        }
    }

    /// What is asked for, such as `/callback?code=5`; nil where it is no request.
    private static func target(of connection: Int32) -> String? {
        var request = Data()
        var buffer = [UInt8](repeating: 0, count: 4096)
        while request.range(of: Data("\r\n\r\n".utf8)) == nil {
            let count = read(connection, &buffer, buffer.count)
            guard count > 0, request.count < 1 << 16 else { return nil }
            request += buffer.prefix(count)
        }
        let words = String(decoding: request, as: UTF8.self).prefix { !$0.isNewline }.split(separator: " ")
        guard words.count == 3, words[0] == "GET", words[1].hasPrefix("/") else { return nil }
        return String(words[1])
    }

    private static func send(_ status: String, _ text: String, to connection: Int32) {
        let page = "<!doctype html><meta charset=utf-8><title>\(text)</title><p>\(text)</p>\n"
        let answer =
            "HTTP/1.1 \(status)\r\nContent-Type: text/html; charset=utf-8\r\nContent-Length: \(page.utf8.count)\r\n"
            + "Connection: close\r\n\r\n" + page
        let bytes = Array(answer.utf8)
        _ = Glibc.send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }
}
