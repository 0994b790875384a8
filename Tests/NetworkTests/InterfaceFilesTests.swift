import Foundation
import TestSupport
import Testing

@testable import Network

/// What the kernel's files say.
struct InterfaceFilesTests {
    let folder = TemporaryFolder()

    private func write(_ text: String, _ path: String) throws {
        let file = folder.url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func add(_ name: String, _ number: Int, flags: String = "0x1003", state: String = "up", type: String = "1")
        throws
    {
        for (key, value) in ["flags": flags, "operstate": state, "type": type, "ifindex": "\(number)"] {
            try write(value + "\n", "sys/class/net/\(name)/\(key)")
        }
    }

    @Test("Kinds, states and default routes of both versions are read; what is off or refuses has none") func all()
        throws
    {
        try add("lo", 1, flags: "0x9", state: "unknown", type: "772")
        try add("enp3s0", 2)
        try write("", "sys/class/net/enp3s0/device/vendor")
        try add("wlp2s0", 3)
        try write("DEVTYPE=wlan\nINTERFACE=wlp2s0\n", "sys/class/net/wlp2s0/uevent")
        try add("wwan0", 4, flags: "0x1002")
        try add("wg0", 5, state: "unknown", type: "65534")
        try add("enp4s0", 6, state: "down")
        let head = "Iface\tDestination\tGateway\tFlags\tRefCnt\tUse\tMetric\tMask\tMTU\tWindow\tIRTT\n"
        try write(
            head + "enp3s0\t00000000\t0101A8C0\t0003\t0\t0\t100\t00000000\t0\t0\t0\n"
                + "enp3s0\t0001A8C0\t00000000\t0001\t0\t0\t50\t00FFFFFF\t0\t0\t0\n"
                + "wg0\t00000000\t00000000\t0201\t0\t0\t10\t00000000\t0\t0\t0\n", "proc/net/route")
        let zero = String(repeating: "0", count: 32)
        try write(
            "\(zero) 00 \(zero) 00 fe800000000000000000000000000001 00000258 00000001 00000000 00450003 wlp2s0\n"
                + "\(zero) 00 \(zero) 00 \(zero) ffffffff 00000001 00000000 00200200 lo\n", "proc/net/ipv6_route")
        let ways = InterfaceFiles(root: folder.url).ways()
        #expect(ways.map(\.interface.name) == ["lo", "enp3s0", "wlp2s0", "wg0"])
        #expect(ways.map(\.interface.type) == [.loopback, .wiredEthernet, .wifi, .other])
        #expect(ways.map(\.version4) == [nil, 100, nil, nil])
        #expect(ways.map(\.version6) == [nil, nil, 600, nil])
    }

    @Test("Without the kernel's files there is no interface") func none() {
        #expect(InterfaceFiles(root: folder.url).ways().isEmpty)
    }
}
