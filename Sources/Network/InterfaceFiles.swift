import Foundation
import Glibc

/// Reads the interfaces and their default routes from the kernel's files.
struct InterfaceFiles {
    /// `/`, or a folder of the same form.
    var root = URL(fileURLWithPath: "/")

    /// The flags of an interface that is switched on and one that has a peer.
    private static let (isUp, isLoopback, isReject): (UInt32, UInt32, UInt32) = (0x1, 0x8, 0x200)

    /// All interfaces that are on, in the order of their numbers. Takes a time in the number of interfaces and routes.
    func ways() -> [NWPath.Way] {
        let (version4, version6) = (routes4(), routes6())
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place("sys/class/net").path)) ?? []
        return names.compactMap { name -> NWPath.Way? in
            let flags = UInt32((value("flags", of: name) ?? "0x0").dropFirst(2), radix: 16) ?? 0
            // An interface without a carrier says "down"; many virtual ones say "unknown" and work.
            guard flags & Self.isUp != 0, value("operstate", of: name) != "down" else { return nil }
            let number = value("ifindex", of: name).flatMap { Int($0) } ?? 0
            let type = type(of: name, isLoopback: flags & Self.isLoopback != 0)
            let interface = NWInterface(name: name, index: number, type: type)
            return NWPath.Way(interface, version4: version4[name], version6: version6[name])
        }
        .sorted { $0.interface.index < $1.interface.index }
    }

    private func place(_ path: String) -> URL { root.appendingPathComponent(path) }

    private func value(_ key: String, of interface: String) -> String? {
        try? String(contentsOf: place("sys/class/net/\(interface)/\(key)"), encoding: .utf8)
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private func type(of name: String, isLoopback: Bool) -> NWInterface.InterfaceType {
        if isLoopback { return .loopback }
        let kind = value("uevent", of: name)?.split(separator: "\n").first { $0.hasPrefix("DEVTYPE=") }?.dropFirst(8)
        let exists = { (file: String) in
            FileManager.default.fileExists(atPath: place("sys/class/net/\(name)/\(file)").path)
        }
        if kind == "wlan" || exists("wireless") || exists("phy80211") { return .wifi }
        if kind == "wwan" { return .cellular }
        // What has a device and speaks Ethernet (1) has a cable. A container's end of a pair looks to it like one, too.
        let isEthernet = value("type", of: name) == "1"
        let isVirtual = ["bridge", "bond", "vlan", "wireguard", "vxlan"].contains(kind.map(String.init) ?? "")
        return isEthernet && !isVirtual && (exists("device") || name.hasPrefix("eth")) ? .wiredEthernet : .other
    }

    private func lines(_ path: String) -> [[Substring]] {
        let text = (try? String(contentsOf: place(path), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map { $0.split(whereSeparator: \.isWhitespace) }
    }

    /// The preference of the best default route of each interface, for addresses of version 4.
    private func routes4() -> [String: UInt32] {
        var result: [String: UInt32] = [:]
        for line in lines("proc/net/route").dropFirst() where line.count >= 8 {
            guard line[1] == "00000000", line[7] == "00000000", let flags = UInt32(line[3], radix: 16),
                flags & Self.isUp != 0, flags & Self.isReject == 0
            else { continue }
            let name = String(line[0])
            result[name] = min(result[name] ?? .max, UInt32(line[6]) ?? 0)
        }
        return result
    }

    /// The same for addresses of version 6.
    private func routes6() -> [String: UInt32] {
        var result: [String: UInt32] = [:]
        for line in lines("proc/net/ipv6_route") where line.count >= 10 {
            guard line[0].allSatisfy({ $0 == "0" }), line[1] == "00", let flags = UInt32(line[8], radix: 16),
                flags & Self.isUp != 0, flags & Self.isReject == 0, line[9] != "lo"
            else { continue }
            let name = String(line[9])
            result[name] = min(result[name] ?? .max, UInt32(line[5], radix: 16) ?? 0)
        }
        return result
    }
}
