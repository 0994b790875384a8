import Foundation

/// A small HTTP server of this process, for tests of what servers can do to an app. Each connection is answered once and closed.
public final class LocalServer: @unchecked Sendable {
    /// Sends bytes; false when nobody takes them any more.
    public typealias Send = (Data) -> Bool

    /// The port on 127.0.0.1.
    public let port: UInt16
    private let socket: Int32
    private let answer: @Sendable (_ path: String, _ send: Send) -> Void
    private let lock = NSLock()
    private var isStopped = false

    /// Starts a server.
    ///
    /// - Parameter answer: Writes the whole answer to a request, from the status line on; called on a thread of its own.
    public init(answer: @escaping @Sendable (_ path: String, _ send: Send) -> Void) throws {
        self.answer = answer
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let socket = socket
        let bound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(socket, pointer, length) == 0 && listen(socket, 16) == 0
                    && getsockname(socket, pointer, &length) == 0
            }
        }
        guard bound else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread { [self] in
            while true {
                let connection = accept(socket, nil, nil)
                guard connection >= 0, !stopped else { return }
                Thread.detachNewThread { self.serve(connection) }
            }
        }
    }

    /// The address of a path, such as `/picture.png`.
    public func url(_ path: String) -> URL { URL(string: "http://127.0.0.1:\(port)\(path)")! }

    /// Whether the server was told to stop: an answer that goes on for long asks this now and then.
    public var stopped: Bool { lock.withLock { isStopped } }

    /// Takes no more connections.
    public func stop() {
        lock.withLock { isStopped = true }
        shutdown(socket, Int32(SHUT_RDWR))
        close(socket)
    }

    private func serve(_ connection: Int32) {
        defer { close(connection) }
        var request = Data()
        var buffer = [UInt8](repeating: 0, count: 4096)
        while request.range(of: Data("\r\n\r\n".utf8)) == nil {
            let count = read(connection, &buffer, buffer.count)
            guard count > 0 else { return }
            request += buffer.prefix(count)
        }
        let words = String(decoding: request, as: UTF8.self).split(separator: " ", maxSplits: 2)
        guard words.count == 3 else { return }
        answer(String(words[1])) { data in
            data.withUnsafeBytes { bytes in
                var sent = 0
                while sent < bytes.count {
                    let count = Glibc.send(
                        connection, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
                    guard count > 0 else { return false }
                    sent += count
                }
                return true
            }
        }
        // What was sent is read before the connection ends.
        shutdown(connection, Int32(SHUT_WR))
        while read(connection, &buffer, buffer.count) > 0 {}
    }
}
