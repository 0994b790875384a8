import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@testable import DovetailUIKit

@MainActor
@Suite("The computer by UIKit's names", .serialized)
struct UIDeviceTests {
    /// Writes what the kernel tells of a battery.
    private func write(_ values: [String: String], to folder: URL, named name: String) throws {
        let place = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        for (key, value) in values {
            try Data((value + "\n").utf8).write(to: place.appendingPathComponent(key))
        }
    }

    @Test("the battery is told while it is watched, and changes are told of; without one nothing is known")
    func battery() throws {
        let device = UIDevice.current
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("battery-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        device.battery.folder = folder.path
        defer {
            device.isBatteryMonitoringEnabled = false
            try? FileManager.default.removeItem(at: folder)
        }
        #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
        device.isBatteryMonitoringEnabled = true
        #expect(device.batteryLevel == -1 && device.batteryState == .unknown)

        // That of a mouse is not the computer's.
        try write(["type": "Battery", "scope": "Device", "capacity": "10"], to: folder, named: "AAA")
        try write(["type": "Mains", "online": "1"], to: folder, named: "AC")
        try write(["type": "Battery", "capacity": "42", "status": "Discharging"], to: folder, named: "BAT0")
        var told: [String] = []
        let names = [UIDevice.batteryLevelDidChangeNotification, UIDevice.batteryStateDidChangeNotification]
        let tokens = names.map {
            NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) { note in
                let name = note.name.rawValue
                MainActor.assumeIsolated { told.append(name) }
            }
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }
        device.battery.look()
        #expect(device.batteryLevel == 0.42 && device.batteryState == .unplugged)
        #expect(told == names.map(\.rawValue))
        device.battery.look()
        #expect(told.count == 2)
        try write(["status": "Charging"], to: folder, named: "BAT0")
        device.battery.look()
        #expect(device.batteryState == .charging && told.count == 3 && told.last == names[1].rawValue)
        try write(["status": "Not charging"], to: folder, named: "BAT0")
        device.battery.look()
        #expect(device.batteryState == .full)
        device.isBatteryMonitoringEnabled = false
        #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
    }

    @Test("a battery that tells no per cents is measured by what it holds")
    func energy() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("battery-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(
            ["type": "Battery", "energy_now": "30", "energy_full": "40", "status": "Full"], to: folder, named: "BAT1")
        UIDevice.current.battery.folder = folder.path
        UIDevice.current.isBatteryMonitoringEnabled = true
        defer { UIDevice.current.isBatteryMonitoringEnabled = false }
        #expect(UIDevice.current.batteryLevel == 0.75 && UIDevice.current.batteryState == .full)
    }
}
