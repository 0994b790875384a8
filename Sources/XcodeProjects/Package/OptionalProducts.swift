import Foundation

/// Products of Dovetail that a package has only when it asks for them, such as `UIKit`, `Charts` and `MapKit`.
///
/// An app that imports one of them whatever the system gets it. One that asks before, with `canImport` or `os`, has another way without
/// it, and takes that on Linux.
public enum OptionalProducts {
    /// Adds to each module what its sources import of the products that Dovetail offers.
    public static func add(_ offered: Set<String>, to project: inout AppProject) {
        guard !offered.isEmpty else { return }
        for index in project.modules.indices {
            let module = project.modules[index]
            var wanted: Set<String> = []
            for file in module.sources {
                guard let data = try? FileReading.data(of: file.source, limit: 16 << 20) else { continue }
                wanted.formUnion(
                    asked(by: data, conditions: Set(module.language.conditions)).filter(offered.contains))
                if offered.contains("UserNotifications"), usesNotifications(data) { wanted.insert("UserNotifications") }
                if offered.contains("CoreData"), DataModelFiles.isUsed(in: data) { wanted.insert("CoreData") }
            }
            if offered.contains("CoreData"), !DataModelFiles.folders(of: module).isEmpty { wanted.insert("CoreData") }
            // Modules of the project's own go before.
            wanted.subtract(project.modules.map(\.name))
            project.modules[index].optionalProducts = wanted.sorted()
        }
    }

    /// Whether a source uses notifications without a word of their module, which SwiftUI brings along on Apple's systems.
    private static func usesNotifications(_ source: Data) -> Bool {
        source.range(of: Data("UNUserNotificationCenter".utf8)) != nil
            && source.range(of: Data("UserNotifications)".utf8)) == nil
    }

    /// The modules that a source imports whatever the system, and others that the compiler sees on Linux without these products: by their own names,
    /// and by those of the modules that stand for them in copies.
    public static func asked(by source: Data, conditions: Set<String> = []) -> Set<String> {
        let available = Frameworks.toolchain.union(Frameworks.ours)
        let imports = Imports(
            String(decoding: source, as: UTF8.self), conditions: conditions, available: { available.contains($0) })
        return Set(imports.all.flatMap { [$0.module, ImportForms.standIn(for: $0.module)] })
    }
}

extension OptionalProducts {
    /// All that there are.
    public static let all: Set = [
        "UIKit", "AppKit", "Charts", "SwiftData", "CoreLocation", "MapKit", "UserNotifications", "PhotosUI",
        "SafariServices", "LocalAuthentication", "CoreImage", "AuthenticationServices", "StoreKit", "WidgetKit",
        "AppIntents", "CoreMotion", "CoreHaptics", "Network", "CoreData", "WebKit", "AVFoundation", "AVKit",
        "AudioToolbox", "CoreMedia", "Speech",
        "LinkPresentation", "CryptoKit", "HealthKit", "MessageUI", "EventKit", "EventKitUI", "Contacts", "ContactsUI",
        "CoreBluetooth",
        "AppTrackingTransparency", "AdSupport", "BackgroundTasks", "ActivityKit", "WatchConnectivity",
        "CoreTelephony", "MultipeerConnectivity", "GameKit", "CoreNFC", "NearbyInteraction",
    ]
}

extension DovetailReference {
    /// The products beside SwiftUI and Combine that apps may ask for, as the manifest of a copy lists them.
    public var optionalProducts: Set<String> {
        let known = OptionalProducts.all
        guard let folder else { return known }
        guard let data = try? FileReading.data(of: folder.appendingPathComponent("Package.swift"), limit: 1 << 20)
        else { return [] }
        let text = String(decoding: data, as: UTF8.self)
        return known.filter { text.contains(".library(name: \"\($0)\"") }
    }
}
