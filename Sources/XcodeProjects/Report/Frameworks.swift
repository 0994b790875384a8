/// What is known about modules that apps import.
public enum Frameworks {
    /// What the toolchain for Linux has.
    static let toolchain: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
        "FoundationXML", "CoreFoundation", "Dispatch", "Glibc", "Observation", "Synchronization", "RegexBuilder",
        "Distributed", "Cxx",
        "Testing",
        "XCTest", "_Concurrency", "_StringProcessing", "_Differentiation", "Builtin",
    ]

    /// What comes with Dovetail for apps.
    static let ours: Set<String> = [
        "SwiftUI", "Combine", "UniformTypeIdentifiers", "CoreTransferable", "OSLog", "Playgrounds", "CoreGraphics",
        "CoreText",
    ]

    /// What to do about a module that Linux lacks.
    public static func advice(_ module: String) -> String {
        advices[module]
            ?? "It is not there on Linux. If it is a package, add it to the project; else keep its use within #if canImport(\(module))."
    }

    static func knowsAdvice(_ module: String) -> Bool { advices[module] != nil }

    private static let conditional = "Keep its use within #if canImport, with another way in #else"

    /// The same within a sentence.
    private static let conditionalWithin = conditional.prefix(1).lowercased() + conditional.dropFirst()

    private static let advices: [String: String] = {
        var result: [String: String] = [
            "UIKit": "Use SwiftUI's own values (Color, Font, Image). \(conditional).",
            "AppKit": "Use SwiftUI's own values (Color, Font, Image). \(conditional).",
            "Cocoa": "Use SwiftUI's own values (Color, Font, Image). \(conditional).",
            "CoreData": "It is a product of later versions of Dovetail.",
            "SwiftData": "It is a product of later versions of Dovetail.",
            "CryptoKit": "It is a product of later versions of Dovetail.",
            "CommonCrypto": "It is a product of later versions of Dovetail.",
            "Network": "It is a product of later versions of Dovetail.",
            "Security": "It is a product of later versions of Dovetail.",
            "LocalAuthentication": "It is a product of later versions of Dovetail.",
            "UserNotifications": "It is a product of later versions of Dovetail.",
            "CoreImage": "It is a product of later versions of Dovetail.",
            "ImageIO": "It is a product of later versions of Dovetail.",
            "Accelerate": "Write the loops in Swift, or use a package for arithmetic.",
            "simd": "SIMD types are in the standard library; matrices are not.",
            "Charts": "It is a product of later versions of Dovetail.",
            "WebKit": "It is a product of later versions of Dovetail.",
            "SafariServices": "It is a product of later versions of Dovetail.",
            "AVFoundation": "It is a product of later versions of Dovetail.",
            "AVKit": "It is a product of later versions of Dovetail.",
            "AudioToolbox": "It is a product of later versions of Dovetail.",
            "CoreMedia": "It is a product of later versions of Dovetail.",
            "Speech": "It is a product of later versions of Dovetail.",
            "MediaPlayer": "It is a product of later versions of Dovetail.",
            "MapKit": "It is a product of later versions of Dovetail.",
            "CoreLocation": "It is a product of later versions of Dovetail.",
            "WidgetKit": "It is a product of later versions of Dovetail.",
            "AppIntents": "It is a product of later versions of Dovetail.",
            "Intents": "Intents belong to Apple's systems. Leave the files out.",
            "StoreKit": "It is a product of later versions of Dovetail.",
            "CoreHaptics": "It is a product of later versions of Dovetail.",
            "CoreMotion": "It is a product of later versions of Dovetail.",
            "AuthenticationServices": "It is a product of later versions of Dovetail.",
            "PlaygroundSupport": "Open the playground itself; it gets this module.",
            "AppleProductTypes": "Open the folder of the app (.swiftpm) itself.",
            "PhotosUI": "It is a product of later versions of Dovetail.",
            "Photos": "It is a product of later versions of Dovetail.",
        ]
        for name in [
            "SceneKit", "GameController", "Metal",
            "MetalKit",
        ] {
            result[name] = "There is no such engine. Draw with Canvas, or: \(conditionalWithin)."
        }
        for name in [
            "CarPlay",
            "SystemConfiguration", "HomeKit",
        ] {
            result[name] = "\(conditional)."
        }
        for name in [
            "ARKit", "RealityKit", "LinkPresentation", "HealthKit", "MessageUI", "EventKit", "EventKitUI", "Contacts",
            "ContactsUI",
            "HealthKitUI", "WatchKit", "CoreLocationUI", "NaturalLanguage",
            "CoreBluetooth",
            "AppTrackingTransparency", "AdSupport", "BackgroundTasks", "ActivityKit", "WatchConnectivity",
            "CoreTelephony", "MultipeerConnectivity", "GameKit", "CoreNFC", "NearbyInteraction", "SpriteKit",
            "TipKit", "GameplayKit", "CoreServices", "Accelerate", "QuickLook", "PDFKit", "PencilKit",
            "CloudKit", "CoreML", "CoreVideo", "Vision", "GroupActivities", "VisionKit", "WeatherKit", "CoreSpotlight",
            "ReplayKit", "CallKit", "PassKit", "MusicKit", "SoundAnalysis", "Carbon", "IOKit", "ServiceManagement",
            "ApplicationServices",
        ] {
            result[name] = "It is a product of later versions of Dovetail."
        }
        return result
    }()
}
