/// One library of a platform, and what is in it.
struct PlatformPart {
    /// Its name, as a linker takes it.
    let library: String
    /// The folder of the platform with its modules.
    let modules: String
    /// The targets that are built for it; with each come the targets that it needs.
    let target: String
    /// Its modules of Swift.
    var swift: [String]
    /// Its modules of C, which apps see nothing of.
    var native: [String] = []
    /// Further modules of C whose code is in it. No module of Swift names them to those who import it.
    var code: [String] = []
    /// Libraries that come with the compiler of C and that it calls, as a linker takes them.
    var flags: [String] = []
    /// Whether it calls the system's libraries for windows, text and pictures.
    var usesGTK = false
    /// Further libraries of the system that it calls, by their names in pkg-config.
    var libraries: [String] = []
}

enum PlatformParts {
    /// Each needs those before it. What packages ask for are libraries of their own, so that apps don't load them.
    static let all = [
        PlatformPart(
            library: "Dovetail", modules: "modules", target: "SwiftUI",
            swift: [
                "AttributeGraph", "Combine", "CoreGraphics", "CoreText", "CoreTransferable", "DovetailBase",
                "DovetailBus",
                "DovetailControls", "DovetailCore", "DovetailEngine", "DovetailGTK", "DovetailPaint",
                "DovetailPlatform", "DovetailSymbols", "DovetailTesting", "DovetailUIKit", "FoundationAdditions",
                "Logging", "OSLog", "Playgrounds",
                "MachO", "OpenCombine", "SwiftUI", "UniformTypeIdentifiers",
                "_Testing_CoreGraphics",
            ],
            native: ["CDovetailGTK", "COpenCombineHelpers", "CThread"],
            usesGTK: true),
        PlatformPart(
            library: "DovetailUIKit", modules: Kit.uikit.folder, target: "UIKit", swift: ["UIKit", "_Testing_UIKit"]),
        PlatformPart(
            library: "DovetailAppKit", modules: Kit.appkit.folder, target: "AppKit",
            swift: ["DovetailAppKit", "AppKit", "_Testing_AppKit"], usesGTK: true),
        PlatformPart(library: "DovetailCharts", modules: "modules", target: "Charts", swift: ["Charts"]),
        PlatformPart(
            library: "DovetailSQLite", modules: "modules", target: "DovetailSQLite", swift: ["DovetailSQLite"],
            libraries: ["sqlite3"]),
        PlatformPart(
            library: "DovetailSwiftData", modules: "modules", target: "SwiftData", swift: ["SwiftData"],
            libraries: ["sqlite3"]),
        PlatformPart(
            library: "DovetailCoreData", modules: "modules", target: "CoreData", swift: ["DataModels", "CoreData"]),
        PlatformPart(
            library: "DovetailCoreLocation", modules: "modules", target: "CoreLocation", swift: ["CoreLocation"]),
        PlatformPart(library: "DovetailMapKit", modules: "modules", target: "MapKit", swift: ["MapKit"]),
        PlatformPart(
            library: "DovetailUserNotifications", modules: "modules", target: "UserNotifications",
            swift: ["UserNotifications"]),
        PlatformPart(library: "DovetailPages", modules: "modules", target: "DovetailPages", swift: ["DovetailPages"]),
        PlatformPart(
            library: "DovetailSafariServices", modules: "modules", target: "SafariServices", swift: ["SafariServices"]),
        PlatformPart(
            library: "DovetailLocalAuthentication", modules: "modules", target: "LocalAuthentication",
            swift: ["LocalAuthentication"]),
        PlatformPart(
            library: "DovetailImageIO", modules: "modules", target: "ImageIO", swift: ["DovetailImageIO", "ImageIO"]),
        PlatformPart(library: "DovetailCoreVideo", modules: "modules", target: "CoreVideo", swift: ["CoreVideo"]),
        PlatformPart(
            library: "DovetailCoreImage", modules: "modules", target: "CoreImage",
            swift: ["DovetailCoreImage", "CoreImage", "_Testing_CoreImage"], libraries: ["libqrencode"]),
        PlatformPart(
            library: "DovetailNetwork", modules: "modules", target: "Network", swift: ["Network"]),
        PlatformPart(
            library: "DovetailCoreHaptics", modules: "modules", target: "CoreHaptics", swift: ["CoreHaptics"]),
        PlatformPart(
            library: "DovetailCoreMotion", modules: "modules", target: "CoreMotion", swift: ["CoreMotion"]),
        PlatformPart(
            library: "DovetailAppIntents", modules: "modules", target: "AppIntents", swift: ["AppIntents"]),
        PlatformPart(library: "DovetailActivityKit", modules: "modules", target: "ActivityKit", swift: ["ActivityKit"]),
        PlatformPart(
            library: "DovetailWidgetKit", modules: "modules", target: "WidgetKit", swift: ["WidgetKit"]),
        PlatformPart(
            library: "DovetailStoreKit", modules: "modules", target: "StoreKit", swift: ["StoreKit"]),
        PlatformPart(
            library: "DovetailAuthenticationServices", modules: "modules", target: "AuthenticationServices",
            swift: ["AuthenticationServices"]),
        PlatformPart(
            library: "DovetailWebKit", modules: "modules", target: "WebKit", swift: ["WebKit"],
            libraries: ["webkitgtk-6.0"]),
        PlatformPart(
            library: "DovetailLinkPresentation", modules: "modules", target: "LinkPresentation",
            swift: ["LinkPresentation"]),
        PlatformPart(
            library: "DovetailCryptoKit", modules: "modules", target: "CryptoKit",
            swift: ["Crypto", "CryptoBoringWrapper", "CryptoKit"],
            code: ["CCryptoBoringSSL", "CCryptoBoringSSLShims", "CXKCP", "CXKCPShims"], flags: ["-lstdc++"]),
        PlatformPart(
            library: "DovetailSecurity", modules: "modules", target: "Security",
            swift: ["SecurityNames", "SecurityObjects", "Security"], usesGTK: true),
        PlatformPart(
            library: "DovetailCommonCrypto", modules: "modules", target: "CommonCrypto", swift: ["CommonCrypto"]),
        PlatformPart(
            library: "DovetailMedia", modules: "modules", target: "DovetailMedia", swift: ["DovetailMedia"],
            libraries: ["gstreamer-app-1.0", "gstreamer-audio-1.0"]),
        PlatformPart(
            library: "DovetailAudioToolbox", modules: "modules", target: "AudioToolbox", swift: ["AudioToolbox"]),
        PlatformPart(
            library: "DovetailAVFoundation", modules: "modules", target: "AVFoundation",
            swift: ["AVFoundation", "CoreMedia"], libraries: ["speech-dispatcher"]),
        PlatformPart(library: "DovetailPhotos", modules: "modules", target: "Photos", swift: ["Photos"]),
        PlatformPart(library: "DovetailPhotosUI", modules: "modules", target: "PhotosUI", swift: ["PhotosUI"]),
        PlatformPart(library: "DovetailAVKit", modules: "modules", target: "AVKit", swift: ["AVKit"]),
        PlatformPart(library: "DovetailSpeech", modules: "modules", target: "Speech", swift: ["Speech"]),
        PlatformPart(library: "DovetailHealthKit", modules: "modules", target: "HealthKit", swift: ["HealthKit"]),
        PlatformPart(library: "DovetailMessageUI", modules: "modules", target: "MessageUI", swift: ["MessageUI"]),
        PlatformPart(library: "DovetailEventKit", modules: "modules", target: "EventKit", swift: ["EventKit"]),
        PlatformPart(library: "DovetailEventKitUI", modules: "modules", target: "EventKitUI", swift: ["EventKitUI"]),
        PlatformPart(library: "DovetailContacts", modules: "modules", target: "Contacts", swift: ["Contacts"]),
        PlatformPart(library: "DovetailContactsUI", modules: "modules", target: "ContactsUI", swift: ["ContactsUI"]),
        PlatformPart(
            library: "DovetailCoreBluetooth", modules: "modules", target: "CoreBluetooth",
            swift: ["CoreBluetooth"]),
        PlatformPart(
            library: "DovetailAppTrackingTransparency", modules: "modules", target: "AppTrackingTransparency",
            swift: ["AppTrackingTransparency"]),
        PlatformPart(library: "DovetailAdSupport", modules: "modules", target: "AdSupport", swift: ["AdSupport"]),
        PlatformPart(
            library: "DovetailBackgroundTasks", modules: "modules", target: "BackgroundTasks",
            swift: ["BackgroundTasks"]),
        PlatformPart(
            library: "DovetailWatchConnectivity", modules: "modules", target: "WatchConnectivity",
            swift: ["WatchConnectivity"]),
        PlatformPart(
            library: "DovetailCoreTelephony", modules: "modules", target: "CoreTelephony",
            swift: ["CoreTelephony"]),
        PlatformPart(
            library: "DovetailMultipeerConnectivity", modules: "modules", target: "MultipeerConnectivity",
            swift: ["MultipeerConnectivity"]),
        PlatformPart(library: "DovetailHealthKitUI", modules: "modules", target: "HealthKitUI", swift: ["HealthKitUI"]),
        PlatformPart(library: "DovetailWatchKit", modules: "modules", target: "WatchKit", swift: ["WatchKit"]),
        PlatformPart(
            library: "DovetailCoreLocationUI", modules: "modules", target: "CoreLocationUI", swift: ["CoreLocationUI"]),
        PlatformPart(
            library: "DovetailNaturalLanguage", modules: "modules", target: "NaturalLanguage",
            swift: ["NaturalLanguage"]),
        PlatformPart(library: "DovetailGameKit", modules: "modules", target: "GameKit", swift: ["GameKit"]),
        PlatformPart(library: "DovetailCoreNFC", modules: "modules", target: "CoreNFC", swift: ["CoreNFC"]),
        PlatformPart(
            library: "DovetailNearbyInteraction", modules: "modules", target: "NearbyInteraction",
            swift: ["NearbyInteraction"]),
        PlatformPart(
            library: "DovetailGroupActivities", modules: "modules", target: "GroupActivities",
            swift: ["GroupActivities"]),
        PlatformPart(
            library: "DovetailSpriteKit", modules: "modules", target: "SpriteKit", swift: ["SpriteKit"],
            native: ["CBox2D"], flags: ["-lbox2d", "-lstdc++"]),
        PlatformPart(library: "DovetailTipKit", modules: "modules", target: "TipKit", swift: ["TipKit"]),
        PlatformPart(library: "DovetailGameplayKit", modules: "modules", target: "GameplayKit", swift: ["GameplayKit"]),
        PlatformPart(
            library: "DovetailCoreServices", modules: "modules", target: "CoreServices", swift: ["CoreServices"]),
        PlatformPart(
            library: "DovetailPDFKit", modules: "modules", target: "PDFKit", swift: ["PDFKit"],
            libraries: ["poppler-glib", "gio-2.0"]),
        PlatformPart(library: "DovetailPencilKit", modules: "modules", target: "PencilKit", swift: ["PencilKit"]),
        PlatformPart(library: "DovetailCloudKit", modules: "modules", target: "CloudKit", swift: ["CloudKit"]),
        PlatformPart(
            library: "DovetailCoreML", modules: "modules", target: "CoreML", swift: ["LearnedModels", "CoreML"]),
        PlatformPart(library: "DovetailQuickLook", modules: "modules", target: "QuickLook", swift: ["QuickLook"]),
        PlatformPart(
            library: "DovetailAccelerate", modules: "modules", target: "Accelerate", swift: ["Accelerate"],
            flags: ["-lm"]),
        PlatformPart(library: "DovetailMediaPlayer", modules: "modules", target: "MediaPlayer", swift: ["MediaPlayer"]),
        PlatformPart(library: "DovetailSimd", modules: "modules", target: "simd", swift: ["simd"]),
        PlatformPart(library: "DovetailVision", modules: "modules", target: "Vision", swift: ["Vision"]),
        PlatformPart(library: "DovetailVisionKit", modules: "modules", target: "VisionKit", swift: ["VisionKit"]),
        PlatformPart(library: "DovetailARKit", modules: "modules", target: "ARKit", swift: ["ARKit"]),
        PlatformPart(library: "DovetailRealityKit", modules: "modules", target: "RealityKit", swift: ["RealityKit"]),
        PlatformPart(library: "DovetailWeatherKit", modules: "modules", target: "WeatherKit", swift: ["WeatherKit"]),
        PlatformPart(
            library: "DovetailCoreSpotlight", modules: "modules", target: "CoreSpotlight", swift: ["CoreSpotlight"]),
        PlatformPart(library: "DovetailReplayKit", modules: "modules", target: "ReplayKit", swift: ["ReplayKit"]),
        PlatformPart(library: "DovetailCallKit", modules: "modules", target: "CallKit", swift: ["CallKit"]),
        PlatformPart(
            library: "DovetailPassKit", modules: "modules", target: "PassKit", swift: ["PassKit"],
            libraries: ["gio-2.0"]),
        PlatformPart(library: "DovetailMusicKit", modules: "modules", target: "MusicKit", swift: ["MusicKit"]),
        PlatformPart(
            library: "DovetailSoundAnalysis", modules: "modules", target: "SoundAnalysis", swift: ["SoundAnalysis"]),
        PlatformPart(library: "DovetailCarbon", modules: "modules", target: "Carbon", swift: ["Carbon"]),
        PlatformPart(library: "DovetailIOKit", modules: "modules", target: "IOKit", swift: ["IOKit"]),
        PlatformPart(
            library: "DovetailServiceManagement", modules: "modules", target: "ServiceManagement",
            swift: ["ServiceManagement"]),
        PlatformPart(
            library: "DovetailApplicationServices", modules: "modules", target: "ApplicationServices",
            swift: ["ApplicationServices"]),
    ]

    /// Modules of packages that have another name in a platform, as `Package.swift` says.
    static let ownNames = [
        "OpenCombine": "DovetailCombine", "Logging": "DovetailLogging",
    ]

    /// The program that expands macros.
    static let macros = "libexec/DovetailMacros"

    /// Modules of C that no code of ours is in: headers of the system.
    static let systemModules = [
        "CGTK", "CQREncode", "CSQLite", "CWebKitGTK", "CGStreamer", "CSpeechDispatcher", "CPoppler",
    ]

    /// Further names of Apple's for modules that are there, for packages that ask for these.
    static let standIns: [(folder: String, module: String, original: String)] = [
        (Kit.uikit.folder, "QuartzCore", "UIKit"), (Kit.appkit.folder, "QuartzCore", "AppKit"),
        (Kit.appkit.folder, "Cocoa", "AppKit"), ("modules", "AVFAudio", "AVFoundation"),
        ("modules", "Symbols", "SwiftUI"), ("modules", "SwiftUICore", "SwiftUI"), (Kit.os.folder, "os", "OSLog"),
    ]

    /// Modules of C that the compiler brings, with what Apple's have besides.
    static let overlays: [(folder: String, module: String, additions: [String])] = [
        ("modules", "CoreFoundation", ["CGFloat", "CGPoint", "CGSize", "CGRect"].map { "struct Foundation." + $0 })
    ]

    /// Parts of frameworks that sources import on Apple's systems, as in `import CoreGraphics.CGGeometry`. Modules of Swift have none, so empty
    /// modules of C of the same names stand beside ours, which bring ours along.
    static let submodules: [(folder: String, module: String, names: [String])] = [
        (
            "modules", "CoreGraphics",
            [
                "CGAffineTransform", "CGBase", "CGColor", "CGContext", "CGFont", "CGGeometry", "CGGradient", "CGImage",
                "CGPath",
            ]
        ),
        ("modules", "CoreImage", ["CIFilterBuiltins"]),
        ("modules", "UniformTypeIdentifiers", ["UTCoreTypes", "UTType"]),
        ("modules", "ImageIO", ["CGImageDestination", "CGImageProperties", "CGImageSource"]),
        (
            Kit.uikit.folder, "UIKit",
            [
                "UIApplication", "UIBezierPath", "UIColor", "UIControl", "UIDevice", "UIFont", "UIGeometry",
                "UIGestureRecognizer", "UIGestureRecognizerSubclass", "UIImage", "UIImageView", "UILabel",
                "UIPasteboard", "UIResponder", "UIScreen", "UIScrollView", "UITableView", "UITextField", "UITextView",
                "UITraitCollection", "UIView", "UIViewController", "UIWindow",
            ]
        ),
        (
            Kit.appkit.folder, "AppKit",
            [
                "NSApplication", "NSBezierPath", "NSColor", "NSEvent", "NSFont", "NSImage", "NSPasteboard", "NSScreen",
                "NSView", "NSViewController", "NSWindow",
            ]
        ),
        (Kit.os.folder, "os", ["activity", "lock", "log", "signpost"]),
    ]
}
