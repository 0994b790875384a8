import Foundation
import IOKit
import TestSupport

/// A folder of power sources as the kernel has it, that a test writes.
final class PowerFolder: Sendable {
    private let folder = TemporaryFolder("power")

    init(_ supplies: [String: [String: String]] = [:]) throws {
        for (name, files) in supplies { try write(name, files) }
    }

    func write(_ name: String, _ files: [String: String]) throws {
        let place = folder.url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        for (file, text) in files {
            try (text + "\n").write(to: place.appendingPathComponent(file), atomically: true, encoding: .utf8)
        }
    }

    var supplies: PowerSupplies { PowerSupplies(folder: folder.url.path) }

    static let battery = [
        "type": "Battery", "present": "1", "status": "Discharging", "capacity": "55", "model_name": "DELL 1VX1H93",
        "energy_now": "30000000", "energy_full": "60000000", "energy_full_design": "80000000",
        "power_now": "10000000", "voltage_now": "12000000", "serial_number": "4711",
    ]
    static let wall = ["type": "Mains", "online": "0"]
}
