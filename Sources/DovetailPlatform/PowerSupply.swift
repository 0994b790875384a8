import Foundation
import FoundationAdditions

/// The computer's battery, as the kernel tells of it.
package struct PowerSupply: Equatable {
    /// Whether the battery is being charged.
    package enum State { case unplugged, charging, full }

    /// From 0 to 1.
    package let level: Float
    package let state: State

    /// Where the kernel tells of batteries and mains.
    package static let systemFolder = "/sys/class/power_supply"

    /// The first battery of the computer; nil where there is none. Batteries of mice and their like are none of the computer's.
    package init?(in folder: String = Self.systemFolder) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        func read(_ name: String, _ key: String) -> String? { KernelFiles.line("\(folder)/\(name)/\(key)") }
        for name in names.sorted() where read(name, "type") == "Battery" && read(name, "scope") != "Device" {
            guard let level = Self.level(of: { read(name, $0) }) else { continue }
            self.level = level
            state =
                switch read(name, "status") {
                case "Charging": .charging
                // At the mains, and charged as far as it is to be.
                case "Full", "Not charging": .full
                default: .unplugged
                }
            return
        }
        return nil
    }

    /// How full it is: in per cent, or else what it holds of what it can hold.
    private static func level(of read: (String) -> String?) -> Float? {
        if let percent = read("capacity").flatMap(Float.init) { return min(max(percent / 100, 0), 1) }
        for kind in ["energy", "charge"] {
            guard let now = read("\(kind)_now").flatMap(Float.init),
                let full = read("\(kind)_full").flatMap(Float.init),
                full > 0
            else { continue }
            return min(max(now / full, 0), 1)
        }
        return nil
    }
}
