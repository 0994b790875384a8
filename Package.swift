// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

// The internal targets are written in the Swift 5 language mode: the whole view tree lives on the main
// actor, and its protocols are `@MainActor @preconcurrency` as on Apple's SDKs. What users see compiles
// in both modes; the examples and the tests are built in Swift 6 mode. Texts of fatal errors name files as Swift 6 does, without
// the folders of the machine that it was built on.
let mode5: [SwiftSetting] = [.swiftLanguageMode(.v5), .enableUpcomingFeature("ConciseMagicFile")]
let mode6: [SwiftSetting] = [.swiftLanguageMode(.v6)]

// In a platform modules of others have names of their own, so that packages can bring some along that have their usual names. Elsewhere they keep
// those: the package manager warns of each target of C where a module has another one.
func inPlatform(_ names: [String: String]) -> [String: String]? {
    Context.environment["DOVETAIL_BUILDS_PLATFORM"] == nil ? nil : names
}
let combineInPlatform = inPlatform(["OpenCombine": "DovetailCombine"])
let loggingInPlatform = inPlatform(["Logging": "DovetailLogging"])

let package = Package(
    name: "Dovetail",
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "Combine", targets: ["Combine"]),
        // Only for packages that ask for them, so that `canImport(UIKit)` and `canImport(AppKit)` tell what an app wants.
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "AppKit", targets: ["AppKit"]),
        .library(name: "Charts", targets: ["Charts"]),
        .library(name: "SwiftData", targets: ["SwiftData"]),
        .library(name: "CoreData", targets: ["CoreData"]),
        .library(name: "CoreLocation", targets: ["CoreLocation"]),
        .library(name: "MapKit", targets: ["MapKit"]),
        .library(name: "SpriteKit", targets: ["SpriteKit"]),
        .library(name: "UserNotifications", targets: ["UserNotifications"]),
        .library(name: "PhotosUI", targets: ["PhotosUI"]),
        .library(name: "SafariServices", targets: ["SafariServices"]),
        .library(name: "LocalAuthentication", targets: ["LocalAuthentication"]),
        .library(name: "Security", targets: ["Security"]),
        .library(name: "CoreImage", targets: ["CoreImage"]),
        .library(name: "Network", targets: ["Network"]),
        .library(name: "CoreHaptics", targets: ["CoreHaptics"]),
        .library(name: "CoreMotion", targets: ["CoreMotion"]),
        .library(name: "AppIntents", targets: ["AppIntents"]),
        .library(name: "WidgetKit", targets: ["WidgetKit"]),
        .library(name: "StoreKit", targets: ["StoreKit"]),
        .library(name: "AuthenticationServices", targets: ["AuthenticationServices"]),
        .library(name: "WebKit", targets: ["WebKit"]),
        .library(name: "CoreMedia", targets: ["CoreMedia"]),
        .library(name: "AVFoundation", targets: ["AVFoundation"]),
        .library(name: "AVKit", targets: ["AVKit"]),
        .library(name: "AudioToolbox", targets: ["AudioToolbox"]),
        .library(name: "Speech", targets: ["Speech"]),
        .library(name: "CryptoKit", targets: ["CryptoKit"]),
        .library(name: "CommonCrypto", targets: ["CommonCrypto"]),
        .library(name: "ImageIO", targets: ["ImageIO"]),
        .library(name: "Photos", targets: ["Photos"]),
        .library(name: "ARKit", targets: ["ARKit"]),
        .library(name: "simd", targets: ["simd"]),
        .library(name: "RealityKit", targets: ["RealityKit"]),
        .library(name: "LinkPresentation", targets: ["LinkPresentation"]),
        .library(name: "QuickLook", targets: ["QuickLook"]),
        .library(name: "PDFKit", targets: ["PDFKit"]),
        .library(name: "PencilKit", targets: ["PencilKit"]),
        .library(name: "CloudKit", targets: ["CloudKit"]),
        .library(name: "CoreML", targets: ["CoreML"]),
        .library(name: "CoreVideo", targets: ["CoreVideo"]),
        .library(name: "Vision", targets: ["Vision"]),
        .library(name: "HealthKit", targets: ["HealthKit"]),
        .library(name: "HealthKitUI", targets: ["HealthKitUI"]),
        .library(name: "WatchKit", targets: ["WatchKit"]),
        .library(name: "CoreLocationUI", targets: ["CoreLocationUI"]),
        .library(name: "NaturalLanguage", targets: ["NaturalLanguage"]),
        .library(name: "MessageUI", targets: ["MessageUI"]),
        .library(name: "EventKit", targets: ["EventKit"]),
        .library(name: "EventKitUI", targets: ["EventKitUI"]),
        .library(name: "Contacts", targets: ["Contacts"]),
        .library(name: "ContactsUI", targets: ["ContactsUI"]),
        .library(name: "CoreBluetooth", targets: ["CoreBluetooth"]),
        .library(name: "AppTrackingTransparency", targets: ["AppTrackingTransparency"]),
        .library(name: "AdSupport", targets: ["AdSupport"]),
        .library(name: "BackgroundTasks", targets: ["BackgroundTasks"]),
        .library(name: "ActivityKit", targets: ["ActivityKit"]),
        .library(name: "WatchConnectivity", targets: ["WatchConnectivity"]),
        .library(name: "CoreTelephony", targets: ["CoreTelephony"]),
        .library(name: "MultipeerConnectivity", targets: ["MultipeerConnectivity"]),
        .library(name: "GameKit", targets: ["GameKit"]),
        .library(name: "CoreNFC", targets: ["CoreNFC"]),
        .library(name: "NearbyInteraction", targets: ["NearbyInteraction"]),
        .library(name: "GroupActivities", targets: ["GroupActivities"]),
        .library(name: "VisionKit", targets: ["VisionKit"]),
        .library(name: "WeatherKit", targets: ["WeatherKit"]),
        .library(name: "CoreSpotlight", targets: ["CoreSpotlight"]),
        .library(name: "ReplayKit", targets: ["ReplayKit"]),
        .library(name: "CallKit", targets: ["CallKit"]),
        .library(name: "PassKit", targets: ["PassKit"]),
        .library(name: "MusicKit", targets: ["MusicKit"]),
        .library(name: "SoundAnalysis", targets: ["SoundAnalysis"]),
        .library(name: "Carbon", targets: ["Carbon"]),
        .library(name: "IOKit", targets: ["IOKit"]),
        .library(name: "ServiceManagement", targets: ["ServiceManagement"]),
        .library(name: "ApplicationServices", targets: ["ApplicationServices"]),
        .library(name: "MediaPlayer", targets: ["MediaPlayer"]),
        .library(name: "TipKit", targets: ["TipKit"]),
        .library(name: "GameplayKit", targets: ["GameplayKit"]),
        .library(name: "CoreServices", targets: ["CoreServices"]),
        .library(name: "Accelerate", targets: ["Accelerate"]),
        .library(name: "DovetailTesting", targets: ["DovetailTesting"]),
        .executable(name: "dovetail", targets: ["dovetail"]),
        .executable(name: "Gallery", targets: ["Gallery"]),
    ],
    dependencies: [
        .package(url: "https://github.com/OpenCombine/OpenCombine.git", from: "0.14.0"),
        .package(url: "https://github.com/apple/swift-log.git", from: "1.6.0"),
        .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.5.0"),
        .package(url: "https://github.com/apple/swift-crypto.git", from: "4.0.0"),
    ],
    targets: [
        // Stacks of threads, what the code on a thread is within, and what is done before a program's own code runs.
        .target(name: "CThread"),
        // Incremental computation.
        .target(name: "AttributeGraph", dependencies: ["CThread"], swiftSettings: mode5),

        // Combine under Apple's names.
        .target(
            name: "Combine",
            dependencies: [.product(name: "OpenCombine", package: "OpenCombine", moduleAliases: combineInPlatform)],
            swiftSettings: mode5),

        // What apps import beside SwiftUI: kinds of data, values that are dragged and shared, log messages, geometry.
        .target(name: "UniformTypeIdentifiers", swiftSettings: mode6),
        .target(name: "CoreTransferable", dependencies: ["UniformTypeIdentifiers"], swiftSettings: mode6),
        .target(name: "OSLog", swiftSettings: mode6),
        .target(name: "MachO", swiftSettings: mode6),
        .target(name: "Playgrounds", dependencies: ["DovetailMacros"], swiftSettings: mode6),
        .target(
            name: "CoreGraphics", dependencies: ["DovetailPaint", "_Testing_CoreGraphics"], swiftSettings: mode6),
        .target(
            name: "CoreText",
            dependencies: [
                "CoreGraphics", "DovetailBase", "DovetailEngine", "DovetailPaint", "DovetailPlatform", "DovetailUIKit",
                "FoundationAdditions",
            ],
            swiftSettings: mode5),
        // What the compiler looks for in tests that import these modules. Empty.
        .target(name: "_Testing_CoreGraphics", path: "Sources/TestingOverlays/CoreGraphics", swiftSettings: mode6),
        .target(name: "_Testing_CoreImage", path: "Sources/TestingOverlays/CoreImage", swiftSettings: mode6),
        .target(name: "_Testing_UIKit", path: "Sources/TestingOverlays/UIKit", swiftSettings: mode6),
        .target(name: "_Testing_AppKit", path: "Sources/TestingOverlays/AppKit", swiftSettings: mode6),

        // Values: geometry, paths, numbers that can be animated, keys and pointers; the log. No graph, no views.
        .target(
            name: "DovetailBase",
            dependencies: [
                "CThread", .product(name: "Logging", package: "swift-log", moduleAliases: loggingInPlatform),
            ],
            swiftSettings: mode5),
        // What Apple's Foundation has and Linux's does not.
        .target(
            name: "FoundationAdditions", dependencies: ["DovetailBase", "CoreTransferable", "OSLog"],
            swiftSettings: mode5,
            // Foundation's own library for languages: see UnitText.
            linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),

        // Views, data flow, layout, drawing, events: all that an update does.
        .target(
            name: "DovetailEngine",
            dependencies: [
                "AttributeGraph", "CThread", "Combine", "CoreTransferable", "DovetailBase", "FoundationAdditions",
            ],
            swiftSettings: mode5),
        // What stands on it: focus, rows, scrolling, editors of text, bars, storage, windows, scenes, previews.
        .target(
            name: "DovetailCore", dependencies: ["AttributeGraph", "CThread", "DovetailEngine"], swiftSettings: mode5),
        .target(name: "DovetailSymbols", swiftSettings: mode5),
        .target(name: "DovetailControls", dependencies: ["DovetailCore"], swiftSettings: mode5),

        // Macros: a program that the compiler runs, with no dependency of its own.
        .macro(name: "DovetailMacros", swiftSettings: mode6),

        // Painting and hosts.
        .systemLibrary(
            name: "CGTK", path: "Sources/CGTK", pkgConfig: "gtk4",
            providers: [.apt(["libgtk-4-dev"])]),
        .target(
            name: "CDovetailGTK", dependencies: ["CGTK"],
            // Fonts of an app's own are added to what Pango finds; both come with GTK.
            linkerSettings: [.linkedLibrary("fontconfig"), .linkedLibrary("pangoft2-1.0")]),
        // Messages of the desktop's and the system's buses.
        .target(name: "DovetailBus", dependencies: ["CGTK"], swiftSettings: mode5),
        .target(
            name: "DovetailPaint", dependencies: ["AttributeGraph", "DovetailCore", "DovetailSymbols", "CDovetailGTK"],
            swiftSettings: mode5),
        .target(
            name: "DovetailTesting", dependencies: ["DovetailCore", "DovetailPaint"],
            swiftSettings: mode5),
        .target(
            name: "DovetailGTK", dependencies: ["DovetailCore", "DovetailPaint", "CDovetailGTK", "DovetailBus"],
            swiftSettings: mode5),
        .target(
            name: "SwiftUI",
            dependencies: [
                "DovetailCore", "DovetailControls", "DovetailPaint", "DovetailGTK", "Combine", "DovetailMacros",
                "CoreTransferable", "MachO", "OSLog", "Playgrounds", "CoreGraphics", "CoreText", "DovetailUIKit",
                "DovetailTesting",
            ],
            swiftSettings: mode5),

        // The values of UIKit and AppKit that SwiftUI apps use, and what both are made of.
        .target(
            name: "DovetailPlatform",
            dependencies: ["AttributeGraph", "DovetailCore", "DovetailControls", "DovetailPaint", "DovetailSymbols"],
            swiftSettings: mode5),
        // What `import SwiftUI` brings along. A module of its own, so that `canImport(UIKit)` stays false without the product.
        .target(
            name: "DovetailUIKit",
            dependencies: ["AttributeGraph", "DovetailPlatform", "DovetailControls", "DovetailMacros"],
            swiftSettings: mode5),
        .target(
            name: "UIKit",
            dependencies: [
                "DovetailUIKit", "DovetailPlatform", "DovetailControls", "CoreGraphics", "CoreText", "_Testing_UIKit",
            ],
            swiftSettings: mode5),
        // What packages that ask for AppKit see in every file. It brings no Foundation along, so that a file can import that in a way of its own.
        .target(
            name: "DovetailAppKit",
            dependencies: [
                "AttributeGraph", "DovetailPlatform", "DovetailControls", "DovetailUIKit", "CDovetailGTK",
                "CoreGraphics", "CoreText",
                "UniformTypeIdentifiers",
            ],
            swiftSettings: mode5),
        .target(
            name: "AppKit",
            dependencies: [
                "DovetailAppKit", "DovetailPlatform", "DovetailUIKit", "CoreGraphics", "CoreText", "_Testing_AppKit",
                "SwiftUI",
            ],
            swiftSettings: mode5),

        // Charts of marks, drawn by views.
        .target(
            name: "Charts", dependencies: ["AttributeGraph", "DovetailCore", "DovetailControls"], swiftSettings: mode5),

        // Models that are kept in SQLite, and views that show them.
        .systemLibrary(
            name: "CSQLite", path: "Sources/CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .target(
            name: "DovetailSQLite", dependencies: ["CSQLite", "FoundationAdditions"], swiftSettings: mode5),
        .target(
            name: "SwiftData",
            dependencies: ["CSQLite", "DovetailSQLite", "DovetailCore", "DovetailControls", "DovetailMacros"],
            swiftSettings: mode5),
        // Data models as Xcode writes them.
        .target(name: "DataModels", swiftSettings: mode6),
        .target(
            name: "CoreData",
            dependencies: ["DataModels", "DovetailSQLite", "DovetailCore", "DovetailControls", "DovetailPlatform"],
            swiftSettings: mode5),

        // Places, and maps of them.
        .target(name: "CoreLocation", dependencies: ["DovetailBase", "DovetailBus"], swiftSettings: mode5),
        .target(
            name: "MapKit",
            dependencies: [
                "Combine", "CoreLocation", "DovetailBase", "DovetailCore", "DovetailControls", "DovetailPlatform",
                "DovetailUIKit",
            ],
            swiftSettings: mode5),

        // Games: scenes of sprites over Box2D.
        .target(name: "CBox2D", linkerSettings: [.linkedLibrary("box2d")]),
        .target(
            name: "SpriteKit",
            dependencies: [
                "AVFoundation", "CBox2D", "Combine", "CoreGraphics", "CoreImage", "DovetailBase", "DovetailCore",
                "DovetailPaint", "DovetailPlatform", "DovetailUIKit", "ImageIO",
            ],
            swiftSettings: mode5),

        // Pictures that a person has, and that a person chooses.
        .target(
            name: "Photos",
            dependencies: [
                "AVFoundation", "CoreGraphics", "CoreLocation", "DovetailBase", "DovetailPaint", "DovetailPlatform",
                "DovetailUIKit", "FoundationAdditions", "ImageIO",
            ],
            swiftSettings: mode5),
        .target(
            name: "PhotosUI",
            dependencies: [
                "CoreTransferable", "DovetailBase", "DovetailCore", "DovetailControls", "DovetailUIKit", "Photos",
            ],
            swiftSettings: mode5),
        // Pages, by the person's browser.
        .target(
            name: "SafariServices",
            dependencies: ["CoreGraphics", "DovetailCore", "DovetailControls", "DovetailPages", "DovetailUIKit"],
            swiftSettings: mode5),
        // Who a person is: nobody can prove that here.
        .target(name: "LocalAuthentication", dependencies: ["DovetailBase"], swiftSettings: mode5),
        // Passwords in the desktop's key ring. Names of queries are texts and, in a module of their own, objects.
        .target(name: "SecurityNames", dependencies: ["FoundationAdditions"], swiftSettings: mode5),
        .target(name: "SecurityObjects", dependencies: ["SecurityNames", "FoundationAdditions"], swiftSettings: mode5),
        .target(
            name: "Security",
            dependencies: [
                "CGTK", "CryptoKit", "DovetailBase", "DovetailBus", "FoundationAdditions", "SecurityNames",
                "SecurityObjects",
            ],
            swiftSettings: mode5),
        // What the desktop tells a person.
        .target(
            name: "UserNotifications", dependencies: ["CoreLocation", "DovetailBase", "DovetailBus", "DovetailCore"],
            swiftSettings: mode5),

        // Filters of pictures.
        .systemLibrary(
            name: "CQREncode", path: "Sources/CQREncode", pkgConfig: "libqrencode",
            providers: [.apt(["libqrencode-dev"])]),
        .target(
            name: "DovetailCoreImage",
            dependencies: [
                "CoreGraphics", "CoreVideo", "CQREncode", "DovetailBase", "DovetailCore", "DovetailPaint",
                "DovetailPlatform", "DovetailUIKit",
            ],
            swiftSettings: mode5),
        .target(
            name: "CoreImage",
            dependencies: ["CoreGraphics", "CoreVideo", "DovetailCoreImage", "DovetailImageIO", "_Testing_CoreImage"],
            swiftSettings: mode5),

        // Files of pictures: what is in them, their frames, and how they are written.
        .target(
            name: "DovetailImageIO",
            dependencies: ["CoreGraphics", "DovetailEngine", "DovetailPaint", "FoundationAdditions"],
            swiftSettings: mode5),
        .target(name: "ImageIO", dependencies: ["CoreGraphics", "DovetailImageIO"], swiftSettings: mode5),

        .target(name: "Network", dependencies: ["DovetailBase"], swiftSettings: mode5),
        .target(name: "CoreHaptics", dependencies: ["DovetailBase"], swiftSettings: mode5),
        .target(name: "CoreMotion", dependencies: ["DovetailBase"], swiftSettings: mode5),
        .target(
            name: "AppIntents",
            dependencies: [
                "DovetailBase", "DovetailEngine", "DovetailCore", "DovetailControls", "UniformTypeIdentifiers",
            ],
            swiftSettings: mode5),
        .target(
            name: "WidgetKit",
            dependencies: [
                "ActivityKit", "AppIntents", "DovetailBase", "DovetailControls", "DovetailCore", "DovetailMacros",
                "SwiftUI",
            ],
            swiftSettings: mode5),
        .target(
            name: "TipKit", dependencies: ["DovetailCore", "DovetailMacros", "SwiftUI"], swiftSettings: mode5),
        .target(name: "GameplayKit", dependencies: ["DovetailBase"], swiftSettings: mode5),
        // Kinds of data by their old names, and sums of many numbers.
        .target(
            name: "CoreServices", dependencies: ["FoundationAdditions", "UniformTypeIdentifiers"],
            swiftSettings: mode5),
        .target(name: "Accelerate", swiftSettings: mode6),
        .target(name: "StoreKit", dependencies: ["DovetailBase", "DovetailControls", "SwiftUI"], swiftSettings: mode5),
        .target(
            name: "AuthenticationServices", dependencies: ["DovetailBase", "DovetailCore", "DovetailUIKit", "SwiftUI"],
            swiftSettings: mode5),
        // What pages of the web say of themselves.
        .target(
            name: "LinkPresentation",
            dependencies: ["DovetailCore", "DovetailControls", "DovetailUIKit", "FoundationAdditions"],
            swiftSettings: mode5),
        // Previews of files.
        .target(
            name: "QuickLook",
            dependencies: [
                "CoreGraphics", "DovetailCore", "DovetailControls", "DovetailUIKit", "FoundationAdditions", "PDFKit",
                "UniformTypeIdentifiers",
            ], swiftSettings: mode5),
        // PDF documents, by Poppler.
        .systemLibrary(
            name: "CPoppler", path: "Sources/CPoppler", pkgConfig: "poppler-glib",
            providers: [.apt(["libpoppler-glib-dev"])]),
        .target(
            name: "PDFKit",
            dependencies: ["CoreGraphics", "CPoppler", "DovetailCore", "DovetailControls", "DovetailUIKit"],
            swiftSettings: mode5),
        // Files of models that foretell something, and what they answer.
        .target(name: "LearnedModels", swiftSettings: mode6),
        .target(name: "CoreML", dependencies: ["CoreVideo", "DovetailBase", "LearnedModels"], swiftSettings: mode5),
        .target(
            name: "Vision",
            dependencies: [
                "CoreGraphics", "CoreImage", "CoreMedia", "CoreML", "CoreVideo", "DovetailBase", "DovetailUIKit",
                "ImageIO",
                "simd",
            ], swiftSettings: mode5),
        .target(name: "CloudKit", dependencies: ["DovetailBase", "CoreLocation"], swiftSettings: mode5),
        // Drawings by hand.
        .target(
            name: "PencilKit",
            dependencies: ["CoreGraphics", "DovetailBase", "DovetailCore", "DovetailControls", "DovetailUIKit"],
            swiftSettings: mode5),
        // swift-crypto under Apple's name.
        .target(
            name: "CryptoKit", dependencies: ["DovetailBase", .product(name: "Crypto", package: "swift-crypto")],
            swiftSettings: mode6),
        // The older functions for the same, in the shape of C.
        .target(
            name: "CommonCrypto", dependencies: ["CryptoKit", .product(name: "Crypto", package: "swift-crypto")],
            swiftSettings: mode6),
        // Devices and services that no desktop has: what apps ask them, and the answers of a device without them.
        .target(
            name: "DovetailPages", dependencies: ["DovetailCore", "DovetailControls", "DovetailUIKit"],
            swiftSettings: mode5),
        .target(
            name: "HealthKit", dependencies: ["CoreLocation", "DovetailBase", "FoundationAdditions"],
            swiftSettings: mode5),
        .target(
            name: "HealthKitUI",
            dependencies: ["CoreGraphics", "DovetailControls", "DovetailCore", "DovetailUIKit", "HealthKit"],
            swiftSettings: mode5),
        // What watches have beside SwiftUI.
        .target(
            name: "WatchKit",
            dependencies: [
                "CoreGraphics", "Combine", "DovetailBase", "DovetailControls", "DovetailCore", "DovetailPlatform",
                "DovetailUIKit",
                "HealthKit", "HealthKitUI",
            ],
            swiftSettings: mode5),
        // The button that asks for the person's place.
        .target(
            name: "CoreLocationUI",
            dependencies: ["CoreGraphics", "CoreLocation", "DovetailControls", "DovetailCore", "DovetailUIKit"],
            swiftSettings: mode5),
        // Languages of texts, their words and sentences.
        .target(
            name: "NaturalLanguage", dependencies: ["DovetailBase", "FoundationAdditions"], swiftSettings: mode5),
        .target(
            name: "MessageUI", dependencies: ["CoreGraphics", "DovetailPages", "DovetailBase", "DovetailUIKit"],
            swiftSettings: mode5),
        .target(
            name: "EventKit", dependencies: ["CoreLocation", "DovetailBase", "DovetailCore"], swiftSettings: mode5),
        .target(
            name: "EventKitUI", dependencies: ["CoreGraphics", "DovetailPages", "DovetailUIKit", "EventKit"],
            swiftSettings: mode5),
        .target(name: "Contacts", dependencies: ["CoreLocation", "DovetailBase"], swiftSettings: mode5),
        .target(
            name: "ContactsUI", dependencies: ["CoreGraphics", "Contacts", "DovetailPages", "DovetailUIKit"],
            swiftSettings: mode5),
        .target(name: "CoreBluetooth", dependencies: ["DovetailBase"], swiftSettings: mode5),
        .target(name: "AppTrackingTransparency", dependencies: ["DovetailBase"], swiftSettings: mode5),
        .target(name: "AdSupport", dependencies: ["DovetailBase"], swiftSettings: mode5),
        .target(name: "BackgroundTasks", dependencies: ["DovetailBase"], swiftSettings: mode5),
        .target(name: "ActivityKit", dependencies: ["DovetailBase", "DovetailEngine"], swiftSettings: mode5),
        .target(name: "WatchConnectivity", dependencies: ["DovetailBase"], swiftSettings: mode5),
        .target(name: "CoreTelephony", dependencies: ["DovetailBase"], swiftSettings: mode5),
        .target(
            name: "MultipeerConnectivity",
            dependencies: ["CoreGraphics", "DovetailPages", "DovetailBase", "DovetailUIKit"],
            swiftSettings: mode5),
        .target(
            name: "GameKit", dependencies: ["CoreGraphics", "DovetailPages", "DovetailBase", "DovetailUIKit"],
            swiftSettings: mode5),
        // Vectors, matrices and turns in space, over the standard library's vectors.
        .target(name: "simd", swiftSettings: mode6),
        .testTarget(name: "SimdTests", dependencies: ["simd"], swiftSettings: mode6),
        .target(
            name: "ARKit",
            dependencies: [
                "AVFoundation", "CoreGraphics", "DovetailBase", "DovetailUIKit", "FoundationAdditions", "ImageIO",
                "simd",
            ],
            swiftSettings: mode5),
        .target(
            name: "RealityKit",
            dependencies: [
                "ARKit", "AVFoundation", "Combine", "DovetailBase", "DovetailControls", "DovetailCore",
                "DovetailPlatform",
                "DovetailUIKit",
            ],
            swiftSettings: mode5),
        .target(name: "CoreNFC", dependencies: ["DovetailBase", "FoundationAdditions"], swiftSettings: mode5),
        .target(name: "NearbyInteraction", dependencies: ["DovetailBase"], swiftSettings: mode5),
        .target(
            name: "GroupActivities",
            dependencies: [
                "AVFoundation", "Combine", "CoreGraphics", "CoreTransferable", "DovetailBase", "DovetailPages",
                "DovetailUIKit",
            ], swiftSettings: mode5),
        .target(
            name: "VisionKit",
            dependencies: [
                "CoreGraphics", "CoreVideo", "DovetailBase", "DovetailPages", "DovetailUIKit", "ImageIO", "Vision",
            ], swiftSettings: mode5),
        .target(
            name: "WeatherKit", dependencies: ["CoreLocation", "DovetailBase"],
            swiftSettings: mode5),
        .target(
            name: "CoreSpotlight", dependencies: ["DovetailBase", "FoundationAdditions", "UniformTypeIdentifiers"],
            swiftSettings: mode5),
        .target(
            name: "ReplayKit",
            dependencies: [
                "CoreGraphics", "CoreMedia", "DovetailBase", "DovetailPages", "DovetailPlatform", "DovetailUIKit",
            ],
            swiftSettings: mode5),
        .target(
            name: "CallKit", dependencies: ["AVFoundation", "DovetailBase"],
            swiftSettings: mode5),
        .target(
            name: "PassKit",
            dependencies: [
                "CGTK", "Contacts", "CoreGraphics", "DovetailBase", "DovetailPlatform", "DovetailUIKit", "SwiftUI",
            ],
            swiftSettings: mode5),
        .target(
            name: "MusicKit", dependencies: ["Combine", "CoreGraphics", "DovetailBase", "SwiftUI"],
            swiftSettings: mode5),
        .target(
            name: "SoundAnalysis", dependencies: ["AVFoundation", "CoreML", "CoreMedia", "DovetailBase"],
            swiftSettings: mode5),
        .target(name: "Carbon", dependencies: ["DovetailBase", "FoundationAdditions"], swiftSettings: mode5),
        .target(
            name: "IOKit", dependencies: ["DovetailBase", "DovetailBus", "FoundationAdditions"], swiftSettings: mode5),
        .target(
            name: "ServiceManagement", dependencies: ["DovetailBase", "FoundationAdditions"], swiftSettings: mode5),
        .target(
            name: "ApplicationServices", dependencies: ["DovetailBase", "FoundationAdditions"],
            swiftSettings: mode5),
        // What the desktop is told of what plays, and the keys that it hands on.
        .target(
            name: "MediaPlayer",
            dependencies: [
                "AVFoundation", "DovetailBase", "DovetailBus", "DovetailCore", "DovetailPages", "DovetailPlatform",
                "DovetailUIKit",
            ],
            swiftSettings: mode5),
        // Pages of the web, by WebKitGTK.
        .systemLibrary(
            name: "CWebKitGTK", path: "Sources/CWebKitGTK", pkgConfig: "webkitgtk-6.0",
            providers: [.apt(["libwebkitgtk-6.0-dev"])]),
        .target(
            name: "WebKit",
            dependencies: [
                "CoreGraphics", "Combine", "CWebKitGTK", "DovetailBase", "DovetailCore", "DovetailControls",
                "DovetailPages",
                "DovetailUIKit", "FoundationAdditions",
            ],
            swiftSettings: mode5),
        // Sound and film, by GStreamer; speech, by speech-dispatcher.
        .systemLibrary(
            name: "CGStreamer", path: "Sources/CGStreamer", pkgConfig: "gstreamer-app-1.0",
            providers: [.apt(["libgstreamer1.0-dev", "libgstreamer-plugins-base1.0-dev"])]),
        .systemLibrary(
            name: "CSpeechDispatcher", path: "Sources/CSpeechDispatcher", pkgConfig: "speech-dispatcher",
            providers: [.apt(["libspeechd-dev"])]),
        .target(name: "CoreVideo", dependencies: ["FoundationAdditions"], swiftSettings: mode5),
        .target(name: "CoreMedia", dependencies: ["CoreVideo"], swiftSettings: mode5),
        // What plays: pipelines of GStreamer, and nothing that an app sees.
        .target(
            name: "DovetailMedia", dependencies: ["CGStreamer", "DovetailBase", "DovetailEngine"], swiftSettings: mode5),
        .target(
            name: "AVFoundation",
            dependencies: [
                "AudioToolbox", "Combine", "CoreGraphics", "CoreMedia", "CoreVideo", "CSpeechDispatcher",
                "DovetailCore",
                "DovetailControls",
                "DovetailMedia",
                "DovetailPaint", "DovetailUIKit", "FoundationAdditions",
            ],
            swiftSettings: mode5),
        .target(
            name: "AVKit", dependencies: ["AVFoundation", "DovetailCore", "DovetailControls", "DovetailUIKit"],
            swiftSettings: mode5),
        .target(name: "AudioToolbox", dependencies: ["DovetailMedia", "FoundationAdditions"], swiftSettings: mode5),
        .target(name: "Speech", dependencies: ["AVFoundation", "DovetailBase"], swiftSettings: mode5),

        // Programs.
        // Reads Xcode projects; knows nothing of views.
        .target(name: "XcodeProjects", dependencies: ["DataModels", "LearnedModels"], swiftSettings: mode6),
        .executableTarget(
            name: "dovetail",
            dependencies: ["XcodeProjects", .product(name: "ArgumentParser", package: "swift-argument-parser")],
            swiftSettings: mode6),
        .target(
            name: "GalleryExamples", dependencies: ["SwiftUI"], path: "Examples/GalleryExamples",
            swiftSettings: mode6),
        .executableTarget(
            name: "Gallery", dependencies: ["GalleryExamples", "SwiftUI"], path: "Examples/Gallery",
            swiftSettings: mode6),

        .executableTarget(
            name: "ModuleGallery",
            dependencies: [
                "SwiftUI", "ARKit", "AVFoundation", "AVKit", "Accelerate", "ActivityKit",
                "AdSupport", "AppIntents", "AppTrackingTransparency", "AudioToolbox",
                "AuthenticationServices", "BackgroundTasks", "CallKit", "Charts", "CloudKit",
                "CommonCrypto", "Contacts", "ContactsUI", "CoreBluetooth", "CoreData",
                "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI", "CoreML", "CoreMedia",
                "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony",
                "CoreText", "CoreVideo", "CryptoKit", "EventKit", "EventKitUI", "GameKit",
                "GameplayKit", "GroupActivities", "HealthKit", "HealthKitUI", "ImageIO",
                "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI",
                "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "NearbyInteraction",
                "Network", "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "QuickLook",
                "RealityKit", "ReplayKit", "SafariServices", "Security", "SoundAnalysis", "Speech",
                "SpriteKit", "StoreKit", "SwiftData", "TipKit", "UserNotifications", "Vision",
                "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit", "WidgetKit",
                "simd", "ApplicationServices", "Carbon", "IOKit", "ServiceManagement",
            ], path: "Examples/ModuleGallery", swiftSettings: mode6),

        .executableTarget(
            name: "UpdateBenchmark", dependencies: ["SwiftUI", "DovetailTesting", "AllocationCount"],
            path: "Benchmarks/UpdateBenchmark", swiftSettings: mode6),
        .executableTarget(
            name: "MotionBenchmark", dependencies: ["SwiftUI", "DovetailGTK"], path: "Benchmarks/MotionBenchmark",
            swiftSettings: mode6),
        .executableTarget(
            name: "ListBenchmark", dependencies: ["SwiftUI", "DovetailGTK", "CListBenchmark"],
            path: "Benchmarks/ListBenchmark", swiftSettings: mode6),
        .executableTarget(
            name: "RowBenchmark", dependencies: ["SwiftUI", "DovetailTesting", "CListBenchmark"],
            path: "Benchmarks/RowBenchmark", swiftSettings: mode6),
        // The same list and rows made with GTK alone, and the least that rows cost.
        .target(name: "CListBenchmark", dependencies: ["CGTK"], path: "Benchmarks/CListBenchmark"),
        .executableTarget(
            name: "ModelBenchmark", dependencies: ["SwiftData", "CSQLite", "DovetailControls", "DovetailTesting"],
            path: "Benchmarks/ModelBenchmark", swiftSettings: mode5),
        .executableTarget(
            name: "ChartBenchmark", dependencies: ["Charts", "DovetailControls", "DovetailTesting"],
            path: "Benchmarks/ChartBenchmark", swiftSettings: mode5),
        .executableTarget(
            name: "GraphBenchmark", dependencies: ["AttributeGraph"], path: "Benchmarks/GraphBenchmark",
            swiftSettings: mode5),

        // Tests.
        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: mode6),
        // Compares pictures with those that were looked at.
        .target(
            name: "PictureSupport", dependencies: ["SwiftUI", "DovetailPaint", "DovetailTesting", "TestSupport"],
            path: "Tests/PictureSupport", swiftSettings: mode5),
        // Every control, and what a person does with it: what tests of behaviour and pictures are made of.
        .target(
            name: "ControlTable", dependencies: ["SwiftUI", "DovetailTesting"], path: "Tests/ControlTable",
            swiftSettings: mode6),
        // What pictures are made of, for the tests and for the program that draws it by the graphics card.
        .target(
            name: "GoldenViews", dependencies: ["SwiftUI", "DovetailPaint", "DovetailTesting", "GalleryExamples"],
            path: "Tests/GoldenViews", swiftSettings: mode5),
        .target(name: "AllocationCount", path: "Tests/AllocationCount"),
        .target(name: "RuntimeCounts", path: "Tests/RuntimeCounts"),
        // Reads the sources, and so needs none of them built.
        .testTarget(name: "SourceTests", dependencies: ["TestSupport"], swiftSettings: mode6),
        .testTarget(
            name: "XcodeProjectsTests", dependencies: ["DataModels", "LearnedModels", "XcodeProjects", "TestSupport"],
            exclude: ["Projects"],
            swiftSettings: mode6),
        .testTarget(
            name: "AttributeGraphTests",
            dependencies: ["AttributeGraph", "AllocationCount", "RuntimeCounts", "TestSupport"], swiftSettings: mode5),
        .testTarget(name: "CombineTests", dependencies: ["Combine", "TestSupport"], swiftSettings: mode6),
        // What tests of views have in common.
        .target(
            name: "ViewSupport", dependencies: ["DovetailCore", "DovetailTesting", "TestSupport"],
            path: "Tests/ViewSupport",
            swiftSettings: mode6),
        .testTarget(
            name: "DovetailEngineTests",
            dependencies: [
                "AttributeGraph", "DovetailEngine", "DovetailCore", "DovetailPaint", "DovetailTesting", "TestSupport",
                "ViewSupport", "AllocationCount", "RuntimeCounts",
            ],
            swiftSettings: mode6),
        .testTarget(
            name: "DovetailCoreTests",
            dependencies: [
                "SwiftUI", "DovetailPaint", "DovetailTesting", "TestSupport", "ViewSupport", "StorageProbe",
                "AllocationCount", "RuntimeCounts",
            ],
            swiftSettings: mode6
        ),
        .testTarget(
            name: "DovetailControlsTests",
            dependencies: ["SwiftUI", "DovetailTesting", "TestSupport", "ViewSupport", "ControlTable"],
            swiftSettings: mode6),
        .testTarget(
            name: "CoreTextTests", dependencies: ["CoreText", "UIKit", "SwiftUI", "DovetailPaint", "TestSupport"],
            swiftSettings: mode6),
        .testTarget(
            name: "UIKitTests", dependencies: ["UIKit", "SwiftUI", "DovetailTesting", "TestSupport", "ViewSupport"],
            swiftSettings: mode6),
        .testTarget(
            name: "ChartsTests",
            dependencies: ["Charts", "SwiftUI", "DovetailPaint", "DovetailTesting", "TestSupport", "PictureSupport"],
            exclude: ["Pictures"], swiftSettings: mode6),
        .testTarget(
            name: "SwiftDataTests",
            dependencies: [
                "SwiftData", "CSQLite", "DovetailSQLite", "SwiftUI", "DovetailTesting", "TestSupport", "ViewSupport",
                "ModelProbe",
            ],
            swiftSettings: mode6),
        .testTarget(
            name: "CoreDataTests",
            dependencies: ["CoreData", "SwiftUI", "DovetailTesting", "TestSupport", "ViewSupport"],
            swiftSettings: mode5),
        // Started, killed and started again by the tests of models.
        .executableTarget(
            name: "ModelProbe", dependencies: ["SwiftData"], path: "Tests/ModelProbe", swiftSettings: mode5),
        .testTarget(
            name: "CoreLocationTests", dependencies: ["CoreLocation", "BusSupport", "TestSupport"],
            swiftSettings: mode6),
        .testTarget(
            name: "MapKitTests",
            dependencies: [
                "Contacts", "MapKit", "SwiftUI", "UIKit", "DovetailPaint", "DovetailTesting", "TestSupport",
                "PictureSupport",
            ],
            exclude: ["Pictures"], swiftSettings: mode6),
        .testTarget(
            name: "MediaPlayerTests", dependencies: ["MediaPlayer", "BusSupport", "DovetailTesting", "TestSupport"],
            swiftSettings: mode6),
        .testTarget(
            name: "TipKitTests",
            dependencies: ["TipKit", "SwiftUI", "DovetailTesting", "TestSupport", "PictureSupport"],
            exclude: ["Pictures"], swiftSettings: mode6),
        .testTarget(name: "GameplayKitTests", dependencies: ["GameplayKit"], swiftSettings: mode6),
        .testTarget(name: "AccelerateTests", dependencies: ["Accelerate", "CoreServices"], swiftSettings: mode6),
        .testTarget(
            name: "SpriteKitTests",
            dependencies: [
                "AVFoundation", "SpriteKit", "CoreImage", "DovetailMedia", "SwiftUI", "DovetailTesting",
                "PictureSupport",
                "TestSupport",
            ],
            exclude: ["Pictures"], swiftSettings: mode6),
        .testTarget(
            name: "UserNotificationsTests",
            dependencies: ["CoreLocation", "UserNotifications", "BusSupport", "TestSupport"], swiftSettings: mode6),
        .testTarget(
            name: "PhotosUITests", dependencies: ["PhotosUI", "SwiftUI", "UIKit", "DovetailTesting", "TestSupport"],
            swiftSettings: mode6),
        .testTarget(
            name: "SafariServicesTests", dependencies: ["SafariServices", "SwiftUI", "DovetailTesting"],
            swiftSettings: mode6),
        .testTarget(
            name: "WebKitTests", dependencies: ["WebProbe", "TestSupport"], swiftSettings: mode6),
        // Started by the tests of web views: GTK and WebKit want a process, and a main thread, of their own.
        .executableTarget(
            name: "WebProbe", dependencies: ["SafariServices", "WebKit", "SwiftUI", "UIKit"], path: "Tests/WebProbe",
            swiftSettings: mode5),
        .testTarget(
            name: "SecurityTests", dependencies: ["CryptoKit", "Security", "BusSupport"], swiftSettings: mode6),
        .testTarget(
            name: "LocalAuthenticationTests", dependencies: ["LocalAuthentication"], swiftSettings: mode6),
        // Buses of the tests' own, and what answers on them.
        .target(
            name: "BusSupport", dependencies: ["DovetailBus", "CGTK", "TestSupport"], path: "Tests/BusSupport",
            swiftSettings: mode5),
        .testTarget(
            name: "CoreImageTests",
            dependencies: ["CoreImage", "CoreVideo", "SwiftUI", "DovetailTesting", "TestSupport"],
            swiftSettings: mode6),
        .testTarget(
            name: "PhotosTests", dependencies: ["Photos", "UIKit", "TestSupport"], swiftSettings: mode6),
        .testTarget(
            name: "ImageIOTests", dependencies: ["ImageIO", "SwiftUI", "UIKit", "DovetailPaint", "TestSupport"],
            swiftSettings: mode6),
        .testTarget(
            name: "AppIntentsTests",
            dependencies: ["AppIntents", "SwiftUI", "UniformTypeIdentifiers", "DovetailTesting", "TestSupport"],
            swiftSettings: mode6),
        .testTarget(
            name: "WidgetKitTests",
            dependencies: [
                "ActivityKit", "WidgetKit", "AppIntents", "SwiftUI", "DovetailCore", "DovetailTesting",
            ],
            swiftSettings: mode6),
        .testTarget(
            name: "AuthenticationServicesTests",
            dependencies: ["AuthenticationServices", "SwiftUI", "DovetailTesting", "TestSupport"],
            swiftSettings: mode6),
        .testTarget(
            name: "StoreKitTests", dependencies: ["StoreKit", "SwiftUI", "DovetailTesting", "TestSupport"],
            resources: [.copy("Coffee.storekit")], swiftSettings: mode6),
        .testTarget(name: "NetworkTests", dependencies: ["Network", "TestSupport"], swiftSettings: mode6),
        .testTarget(
            name: "LinkPresentationTests",
            dependencies: ["LinkPresentation", "SwiftUI", "UIKit", "DovetailTesting", "TestSupport"],
            swiftSettings: mode6),
        .testTarget(
            name: "QuickLookTests",
            dependencies: ["QuickLook", "SwiftUI", "UIKit", "DovetailTesting", "TestSupport", "PictureSupport"],
            exclude: ["Pictures"], swiftSettings: mode6),
        .testTarget(
            name: "CoreMLTests", dependencies: ["CoreML", "LearnedModels", "TestSupport"], swiftSettings: mode6),
        .testTarget(
            name: "PencilKitTests",
            dependencies: ["PencilKit", "SwiftUI", "UIKit", "DovetailTesting", "TestSupport"], swiftSettings: mode6),
        .testTarget(
            name: "PDFKitTests",
            dependencies: ["PDFKit", "SwiftUI", "UIKit", "DovetailTesting", "TestSupport", "PictureSupport"],
            exclude: ["Pictures"], swiftSettings: mode6),
        .testTarget(name: "CryptoKitTests", dependencies: ["CryptoKit"], swiftSettings: mode6),
        .testTarget(name: "CommonCryptoTests", dependencies: ["CommonCrypto"], swiftSettings: mode6),
        // Devices and services that are not there, as apps meet them.
        .testTarget(
            name: "AbsentDevicesTests",
            dependencies: [
                "CoreHaptics", "CoreMotion", "SwiftUI", "UIKit", "WidgetKit", "DovetailTesting", "TestSupport",
                "CoreLocation", "HealthKit", "MessageUI", "EventKit", "EventKitUI", "Contacts", "ContactsUI",
                "HealthKitUI", "WatchKit", "CoreLocationUI", "NaturalLanguage",
                "CoreBluetooth", "AppTrackingTransparency", "AdSupport", "BackgroundTasks", "ActivityKit",
                "WatchConnectivity",
                "CoreTelephony", "MultipeerConnectivity", "GameKit", "CoreNFC", "NearbyInteraction",
                "RealityKit", "CloudKit", "CoreVideo", "Vision", "AVFoundation", "GroupActivities", "VisionKit",
            ],
            swiftSettings: mode6),
        .testTarget(
            name: "WeatherKitTests", dependencies: ["CoreLocation", "SwiftUI", "WeatherKit"],
            swiftSettings: mode6),
        .testTarget(
            name: "CoreSpotlightTests", dependencies: ["CoreSpotlight", "SwiftUI"],
            swiftSettings: mode6),
        .testTarget(
            name: "ReplayKitTests", dependencies: ["DovetailTesting", "ReplayKit", "SwiftUI", "UIKit"],
            swiftSettings: mode6),
        .testTarget(
            name: "CallKitTests", dependencies: ["AVFoundation", "CallKit", "SwiftUI"],
            swiftSettings: mode6),
        .testTarget(
            name: "PassKitTests", dependencies: ["DovetailTesting", "PassKit", "SwiftUI", "UIKit"],
            swiftSettings: mode6),
        .testTarget(
            name: "MusicKitTests", dependencies: ["DovetailTesting", "MusicKit", "SwiftUI"],
            swiftSettings: mode6),
        .testTarget(
            name: "SoundAnalysisTests", dependencies: ["AVFoundation", "CoreML", "SoundAnalysis", "SwiftUI"],
            swiftSettings: mode6),
        .testTarget(name: "CarbonTests", dependencies: ["AppKit", "Carbon", "SwiftUI"], swiftSettings: mode6),
        .testTarget(
            name: "IOKitTests", dependencies: ["BusSupport", "DovetailBus", "IOKit", "TestSupport"],
            swiftSettings: mode6),
        .testTarget(
            name: "ServiceManagementTests", dependencies: ["ServiceManagement", "TestSupport"], swiftSettings: mode6),
        .testTarget(
            name: "ApplicationServicesTests", dependencies: ["AppKit", "ApplicationServices", "SwiftUI"],
            swiftSettings: mode6),
        .testTarget(
            name: "AVFoundationTests",
            dependencies: [
                "AVFoundation", "AVKit", "AudioToolbox", "Speech", "CGStreamer", "DovetailMedia", "SwiftUI",
                "DovetailTesting", "PictureSupport", "TestSupport",
            ],
            exclude: ["Pictures"], swiftSettings: mode6),
        .testTarget(
            name: "AppKitTests",
            dependencies: ["AppKit", "DovetailAppKit", "SwiftUI", "DovetailCore", "DovetailTesting", "TestSupport"],
            swiftSettings: mode6),
        .testTarget(
            name: "DovetailPaintTests",
            dependencies: [
                "SwiftUI", "DovetailPaint", "DovetailSymbols", "DovetailTesting", "TestSupport", "PictureSupport",
                "ControlTable", "CGTK", "GTKHostProbe", "GoldenViews",
            ],
            exclude: ["Goldens/Pictures", "Goldens/Controls", "Strips/Pictures"], swiftSettings: mode5),
        .testTarget(
            name: "DovetailTestingTests", dependencies: ["SwiftUI", "DovetailTesting", "TestSupport"],
            swiftSettings: mode6),
        .testTarget(
            name: "DovetailGTKTests",
            dependencies: [
                "DovetailGTK", "SwiftUI", "DovetailTesting", "Gallery", "GTKHostProbe", "AppFuzzer", "TestSupport",
            ],
            exclude: ["Accessibility/client.py", "Accessibility/fuzz.py", "Accessibility/work.py"],
            swiftSettings: mode5),
        // GTK wants a process of its own: the tests of the window host drive this program.
        .executableTarget(
            name: "GTKHostProbe",
            dependencies: [
                "DovetailBus", "DovetailGTK", "SwiftUI", "Combine", "CDovetailGTK", "CGTK", "DovetailPaint",
                "GoldenViews", "GalleryExamples",
            ],
            path: "Tests/GTKHostProbe", swiftSettings: mode5),
        // Started, killed and started again by the tests of what is stored.
        .executableTarget(
            name: "StorageProbe", dependencies: ["DovetailCore", "DovetailPaint", "SwiftUI"],
            path: "Tests/StorageProbe",
            swiftSettings: mode5),
        // Built once more with the thread sanitiser, without the rest of the tests and without what knows of windows.
        .executableTarget(
            name: "ThreadProbe", dependencies: ["Combine", "DovetailCore", "DovetailTesting"],
            path: "Tests/ThreadProbe",
            swiftSettings: mode5),
        // Sends random events to pages of apps, in child processes, since what it looks for may end one.
        .executableTarget(
            name: "AppFuzzer", dependencies: ["SwiftUI", "DovetailTesting", "TestSupport"], path: "Tests/AppFuzzer",
            swiftSettings: mode6),
        .testTarget(
            name: "ExampleTests",
            dependencies: [
                "GalleryExamples", "Gallery", "ModuleGallery", "SwiftUI", "DovetailTesting", "TestSupport", "AppFuzzer",
            ],
            exclude: ["Mistakes"],
            swiftSettings: mode6),
        // Compares docs/compatibility-table.md with the public declarations, and docs/usage-names.txt with the tests that use them.
        .target(name: "CIndexStore", path: "Tests/CIndexStore"),
        .executableTarget(
            name: "CompatibilityDocument", dependencies: ["CIndexStore"], path: "Tests/CompatibilityDocument",
            swiftSettings: mode6),
        // Programs are built before the tests that run them, and modules before the test that lists their declarations.
        .testTarget(
            name: "PackageTests",
            dependencies: [
                "dovetail", "CompatibilityDocument", "ThreadProbe", "SwiftUI", "Charts", "SwiftData", "CoreData",
                "CoreLocation", "MapKit", "UserNotifications", "PhotosUI", "SafariServices", "LocalAuthentication",
                "CoreImage",
                "Network", "CoreHaptics", "CoreMotion", "AppIntents", "WidgetKit", "StoreKit", "AuthenticationServices",
                "WebKit", "AVKit", "AudioToolbox", "Speech", "DovetailTesting", "TestSupport", "PictureSupport",
                "ImageIO", "Photos", "Security", "ARKit", "RealityKit",
                "LinkPresentation", "CryptoKit", "CommonCrypto", "HealthKit", "MessageUI", "EventKit", "EventKitUI",
                "HealthKitUI", "WatchKit", "CoreLocationUI", "NaturalLanguage",
                "Contacts",
                "ContactsUI", "CoreBluetooth",
                "AppTrackingTransparency", "AdSupport", "BackgroundTasks", "ActivityKit", "WatchConnectivity",
                "CoreTelephony", "MultipeerConnectivity", "GameKit", "CoreNFC", "NearbyInteraction",
                "MediaPlayer", "SpriteKit", "simd", "TipKit", "GameplayKit", "CoreServices", "Accelerate",
                "QuickLook", "PDFKit", "PencilKit", "CloudKit", "CoreML",
                "CoreVideo", "Vision", "GroupActivities", "VisionKit", "WeatherKit", "CoreSpotlight", "ReplayKit",
                "CallKit", "PassKit", "MusicKit", "SoundAnalysis", "Carbon", "IOKit", "ServiceManagement",
                "ApplicationServices",
            ],
            exclude: ["ProjectPictures"],
            swiftSettings: mode6),
    ]
)

// Somebody who works on one part leaves the other tests out: `DOVETAIL_TESTS=DovetailCoreTests,XcodeProjectsTests swift build --product
// DovetailPackageTests` builds those two and what they need. Nothing else changes, so the build folder stays valid.
if let tests = Context.environment["DOVETAIL_TESTS"] {
    let wanted = Set(tests.split(separator: ",").map(String.init))
    package.targets.removeAll { $0.isTest && !wanted.contains($0.name) }
}
