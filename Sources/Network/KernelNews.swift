import Dispatch
import Foundation
import Glibc

/// Hears from the kernel that interfaces, addresses or routes have changed.
final class KernelNews: @unchecked Sendable {
    private let source: any DispatchSourceRead

    /// Calls a closure on a queue after each change, until the object goes. Nil where the kernel does not tell, as in some sandboxes.
    init?(queue: DispatchQueue, _ changed: @escaping @Sendable () -> Void) {
        let socket = Glibc.socket(
            AF_NETLINK, Int32(SOCK_RAW.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
        guard socket >= 0 else { return nil }
        // Links, addresses and routes of both versions: the bits of `RTMGRP_…`.
        var address = Address(groups: 0x1 | 0x10 | 0x40 | 0x100 | 0x400)
        let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, socklen_t(MemoryLayout<Address>.size))
            }
        }
        guard status == 0 else {
            close(socket)
            return nil
        }
        source = DispatchSource.makeReadSource(fileDescriptor: socket, queue: queue)
        source.setEventHandler {
            // What has changed is read from the kernel's files, so that a lost message does no harm: an overflow is news as well.
            var buffer = [UInt8](repeating: 0, count: 8192)
            while recv(socket, &buffer, buffer.count, 0) > 0 {}
            changed()
        }
        source.setCancelHandler { close(socket) }
        source.resume()
    }

    deinit { source.cancel() }

    /// `sockaddr_nl`.
    private struct Address {
        var family = UInt16(AF_NETLINK)
        var padding: UInt16 = 0
        var process: UInt32 = 0
        var groups: UInt32
    }
}
