import Foundation

/// What `/etc/os-release` tells.
package struct SystemRelease {
    package let name: String
    package let version: String

    package static let current = SystemRelease(
        text: (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)) ?? "")

    package init(text: String) {
        var values: [Substring: String] = [:]
        for line in text.split(separator: "\n") {
            guard let sign = line.firstIndex(of: "=") else { continue }
            values[line[..<sign]] = line[line.index(after: sign)...].trimmingCharacters(in: ["\"", "'"])
        }
        name = values["NAME"] ?? "Linux"
        let kernel = ProcessInfo.processInfo.operatingSystemVersion
        version =
            values["VERSION_ID"] ?? "\(kernel.majorVersion).\(kernel.minorVersion).\(kernel.patchVersion)"
    }
}

/// An id of this app on this computer.
package enum MachineIdentity {
    package static let identifier: UUID? = {
        guard let machine = try? String(contentsOfFile: "/etc/machine-id", encoding: .utf8), !machine.isEmpty else {
            return nil
        }
        let app = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        return identifier(machine: machine, app: app)
    }()

    /// The machine's own id must not be given away, so it is mixed with the app's name by a hash that cannot be reversed
    /// to it (FNV-1a keeps 128 of its bits).
    static func identifier(machine: String, app: String) -> UUID {
        func hash(_ text: String) -> UInt64 {
            text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        }
        let (high, low) = (hash("\(machine)\u{0}\(app)"), hash("\(app)\u{0}\(machine)\u{0}"))
        var bytes = [high, low].flatMap { value in (0..<8).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } }
        // The version of ids made of names, and the usual variant.
        bytes[6] = bytes[6] & 0x0f | 0x80
        bytes[8] = bytes[8] & 0x3f | 0x80
        return UUID(
            uuid: (
                bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], bytes[8], bytes[9],
                bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
            ))
    }
}
