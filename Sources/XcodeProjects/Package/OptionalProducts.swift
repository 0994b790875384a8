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
                wanted.formUnion(asked(by: data, language: module.language).filter(offered.contains))
                wanted.formUnion(unasked(in: data).filter(offered.contains))
                // On a Mac SwiftUI brings AppKit along.
                if module.language.system == .macOS, offered.contains("AppKit"), usesAppKit(data) {
                    wanted.insert("AppKit")
                }
                if offered.contains("CoreData"), DataModelFiles.isUsed(in: data) { wanted.insert("CoreData") }
            }
            if offered.contains("CoreData"), !DataModelFiles.folders(of: module).isEmpty { wanted.insert("CoreData") }
            if offered.contains("CoreML"), !LearnedModelFiles.models(of: module).isEmpty { wanted.insert("CoreML") }
            // Modules of the project's own go before.
            wanted.subtract(project.modules.map(\.name))
            project.modules[index].optionalProducts = wanted.sorted()
        }
    }

    /// Modules that SwiftUI and UIKit bring along on Apple's systems, and names that tell of their use.
    static let broughtAlong = [
        "UserNotifications": ["UNUserNotificationCenter"], "CoreImage": ["CIFilter", "CIImage", "CIContext"],
        "ImageIO": ["CGImageSourceCreate", "CGImageDestinationCreate", "kCGImageSource", "kCGImageProperty"],
        "Security": [
            "kSecClass", "SecItemAdd(", "SecItemCopyMatching(", "SecRandomCopyBytes(", "SecKeyCreate",
            "kSecAttr", "kSecMatch", "kSecReturn", "kSecValue", "errSec",
        ],
        // Of Foundation, on Apple's systems.
        "NaturalLanguage": ["NSLinguisticTagger"],
        // Of AppKit.
        "ApplicationServices": ["AXIsProcessTrusted", "AXUIElement", "AXValueCreate", "AXObserver", "kAXTrusted"],
        // On watches.
        "WatchKit": ["WKInterface", "WKExtension", "WKApplication", "WKExtendedRuntimeSession"],
    ].mapValues { $0.map { Data($0.utf8) } }

    /// The modules that a source uses without a word of them. One that asks whether there is such a module has another way without it.
    private static func unasked(in source: Data) -> Set<String> {
        usedModules(in: source).filter { source.range(of: Data("\($0))".utf8)) == nil }
    }

    /// The modules that SwiftUI and UIKit bring along on Apple's systems of which a source has names.
    static func usedModules(in source: Data) -> Set<String> {
        Set(broughtAlong.filter { _, names in names.contains { source.range(of: $0) != nil } }.keys)
    }

    /// Whether a source has a name that begins as those of AppKit's do.
    private static func usesAppKit(_ source: Data) -> Bool {
        appKitNames.contains { source.range(of: $0) != nil }
    }

    private static let appKitNames = [
        "NSViewRepresentable", "NSViewControllerRepresentable", "NSApplication", "NSApp.", "NSHosting", "NSColor",
        "NSImage", "NSFont", "NSWorkspace", "NSPasteboard", "NSWindow", "NSScreen", "NSOpenPanel", "NSSavePanel",
        "nsColor:", "nsImage:", "NSAlert", "NSCursor", "NSEvent", "NSView", "NSMenu", "NSSound",
    ].map { Data($0.utf8) }

    /// The modules that a source imports whatever the system, and others that the compiler sees on Linux without these products: by their own names,
    /// and by those of the modules that stand for them in copies.
    ///
    /// An app of iOS has UIKit, and one of macOS AppKit: those are there for conditions, too.
    /// - Parameter others: Other modules that are there for conditions.
    public static func asked(
        by source: Data, language: LanguageSettings = LanguageSettings(), others: Set<String> = []
    ) -> Set<String> {
        let available = Frameworks.toolchain.union(Frameworks.ours).union(language.system?.kits ?? []).union(others)
        let text = String(decoding: source, as: UTF8.self)
        let imports = Imports(
            text, conditions: language.conditions(in: text), available: { available.contains($0) })
        // An app of iOS need not import UIKit to ask for it: a branch for it is what its system takes.
        let kits = (language.system?.kits ?? []).filter { text.contains("canImport(\($0))") }
        return Set(imports.all.map(\.module) + kits).reduce(into: []) { asked, module in
            asked.formUnion([module, ImportForms.standIn(for: module)])
        }
    }
}

extension OptionalProducts {
    /// All that there are.
    public static let all: Set = [
        "UIKit", "AppKit", "Charts", "SwiftData", "CoreLocation", "MapKit", "UserNotifications", "PhotosUI",
        "SafariServices", "LocalAuthentication", "CoreImage", "AuthenticationServices", "StoreKit", "WidgetKit",
        "AppIntents", "CoreMotion", "CoreHaptics", "Network", "CoreData", "WebKit", "AVFoundation", "AVKit",
        "AudioToolbox", "CoreMedia", "Speech",
        "ImageIO", "Photos", "Security", "ARKit", "RealityKit",
        "LinkPresentation", "CryptoKit", "CommonCrypto", "HealthKit", "MessageUI", "EventKit", "EventKitUI", "Contacts",
        "ContactsUI",
        "HealthKitUI", "WatchKit", "CoreLocationUI", "NaturalLanguage",
        "CoreBluetooth",
        "AppTrackingTransparency", "AdSupport", "BackgroundTasks", "ActivityKit", "WatchConnectivity",
        "CoreTelephony", "MultipeerConnectivity", "GameKit", "CoreNFC", "NearbyInteraction",
        "MediaPlayer", "SpriteKit", "simd", "TipKit", "GameplayKit", "CoreServices", "Accelerate", "QuickLook",
        "PDFKit", "PencilKit", "CloudKit", "CoreML",
        "CoreVideo", "Vision", "GroupActivities", "VisionKit", "WeatherKit", "CoreSpotlight", "ReplayKit", "CallKit",
        "PassKit", "MusicKit", "SoundAnalysis", "Carbon", "IOKit", "ServiceManagement", "ApplicationServices",
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
