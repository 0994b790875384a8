import Foundation
import TestSupport

/// A viewer of a watched program, as an editor is one: it speaks the protocol of docs/live-preview.md.
final class LiveClient: @unchecked Sendable {
    typealias Message = [String: Any]

    private let socket: Int32
    // What the thread that reads adds to, and the test looks at.
    private let lock = NSLock()
    private var messages: [Message] = []

    /// Connects to the socket of a watcher, once it is there.
    init(path: String) throws {
        let descriptor = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        socket = descriptor
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        precondition(path.utf8.count < MemoryLayout.size(ofValue: address.sun_path), "the path is too long: \(path)")
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let filled = address
        try waitBlocking(for: "the socket \(path)") {
            withUnsafePointer(to: filled) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
                }
            } == 0
        }
        Thread.detachNewThread { self.read() }
        send(["type": "hello", "role": "window"])
    }

    /// Ends the thread that reads as well.
    func close() { shutdown(socket, Int32(SHUT_RDWR)) }

    func send(_ message: Message) {
        guard var data = try? JSONSerialization.data(withJSONObject: message) else { return }
        data.append(UInt8(ascii: "\n"))
        data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = Glibc.send(socket, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
                guard count > 0 else { return }
                sent += count
            }
        }
    }

    private func read() {
        var rest = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(socket, &buffer, buffer.count)
            guard count > 0 else { break }
            rest.append(contentsOf: buffer[..<count])
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                let line = Data(rest[rest.startIndex..<end])
                rest = Data(rest[(end + 1)...])
                guard let message = (try? JSONSerialization.jsonObject(with: line)) as? Message else { continue }
                if message["type"] as? String == "frame" {
                    send(["type": "shown", "number": message["number"] ?? 0])
                }
                lock.withLock { messages.append(message) }
            }
        }
        Glibc.close(socket)
    }

    /// How many messages have come: those from here on are what a test waits for after it did something.
    var mark: Int { lock.withLock { messages.count } }

    /// The first message of a type from a mark on, once it is there.
    func message(_ types: String..., since mark: Int, where isIt: (Message) -> Bool = { _ in true }) throws -> Message {
        var found: Message?
        try waitBlocking(for: "a message “\(types.joined(separator: "” or “"))”") {
            usleep(5_000)
            found = lock.withLock {
                messages.dropFirst(mark).first { types.contains($0["type"] as? String ?? "") && isIt($0) }
            }
            return found != nil
        }
        return found!
    }

    /// An element that tools see.
    struct Element {
        let role: String
        let label: String
        let value: String
        let frame: CGRect
        let isSelected: Bool
    }

    /// What tools see in the program now.
    func elements() throws -> [Element] {
        let mark = mark
        send(["type": "elements"])
        let message = try message("elements", since: mark)
        return (message["elements"] as? [Message] ?? []).map { element in
            let sides = (element["frame"] as? [NSNumber] ?? []).map(\.doubleValue)
            return Element(
                role: element["role"] as? String ?? "", label: element["label"] as? String ?? "",
                value: element["value"] as? String ?? "",
                frame: CGRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3]),
                isSelected: element["isSelected"] as? Bool ?? false)
        }
    }

    /// Waits until the elements are as they should be, and returns them.
    @discardableResult
    func elements(until isSo: String, _ condition: ([Element]) -> Bool) throws -> [Element] {
        var last: [Element] = []
        do {
            try waitBlocking(for: isSo) {
                usleep(50_000)
                last = (try? elements()) ?? []
                return condition(last)
            }
        } catch {
            throw LiveFailure(
                description: "\(error); there are "
                    + last.map { "\($0.role) “\($0.label)” “\($0.value)”" }.joined(separator: ", "))
        }
        return last
    }
}

/// Something that a test of a watched program saw that should not be.
struct LiveFailure: Error, CustomStringConvertible { let description: String }
