import Foundation

/// Imports of modules that Linux has under another name, and what stands for them in the copies that are built.
///
/// The names themselves can't be used here: swift-argument-parser and other packages ask `canImport(os)`, and would take a module of
/// that name for Apple's. In copies nobody asks: what an app says with `canImport` is left as it is, and so false.
///
/// | in the project | in the copy |
/// |---|---|
/// | `import os`, `import os.log` | `import OSLog` |
/// | `os.Logger(…)` in such a file, or beside `import OSLog` | `_OSLogger(…)`, since a class of the app's own may be called `Logger` |
/// | `os.log(…)` and its like in a file with `import os` | `log(…)` |
/// | `import Cocoa` | `import AppKit` |
/// | `import Darwin`, `Darwin.sqrt(2)` | `import Glibc`, `Glibc.sqrt(2)` |
/// | `import DeveloperToolsSupport`, `import QuartzCore` | `import SwiftUI` |
/// | `import ObjectiveC` | `import SwiftUI`, which has `Selector` and the values that belong to objects |
/// | `import AVFAudio` | `import AVFoundation` |
/// | `import _MapKit_SwiftUI` and its like, which Xcode adds by itself | `import MapKit` |
/// | `import SwiftUICore` | `import SwiftUI` |
/// | `import CoreFoundation` | `import Foundation`: Linux has a module of that name whose types are others |
/// | `import math_h` | `import Glibc`, as `import Darwin` |
/// | `import MobileCoreServices` | `import CoreServices` |
/// | `import OpenCombine`, `OpenCombine.Publisher` | `import Combine`, `Combine.Publisher` |
/// | `import UIKit.UIGestureRecognizerSubclass`, `import IOKit.ps` | `import UIKit`, `import IOKit` |
public enum ImportForms {
    private static let names = [
        "os": "OSLog", "Cocoa": "AppKit", "Darwin": "Glibc", "DeveloperToolsSupport": "SwiftUI",
        "QuartzCore": "SwiftUI", "AVFAudio": "AVFoundation", "ObjectiveC": "SwiftUI",
        "CoreFoundation": "Foundation", "MobileCoreServices": "CoreServices", "SwiftUICore": "SwiftUI",
        "math_h": "Glibc",
    ].merging(OpenCombinePackage.modules.map { ($0, "Combine") }) { _, combine in combine }

    /// What a module and SwiftUI have together is a module of its own on Apple's systems, which comes by importing both, and is a part of the module here.
    private static let overlays = Dictionary(
        uniqueKeysWithValues: [
            "AVKit", "AuthenticationServices", "CoreLocationUI", "GameKit", "HealthKit", "MapKit", "MusicKit",
            "PassKit", "PhotosUI", "QuickLook", "RealityKit", "SpriteKit", "StoreKit", "SwiftData", "WebKit",
        ].map { ("_\($0)_SwiftUI", $0) })

    /// Those that no package finds, finds empty, as OpenCombine's, or finds only where it asks for them, as `os`: where one is imported outside of all
    /// conditions, the file is copied for that alone.
    static let neverFound: Set<String> =
        OpenCombinePackage.modules.union([
            "CoreFoundation", "Darwin", "MobileCoreServices", "ObjectiveC", "SwiftUICore", "os",
            "math_h",
        ])
        .union(overlays.keys)

    /// The module that is imported in place of one.
    public static func standIn(for module: String) -> String { names[module] ?? overlays[module] ?? module }

    private struct Rule {
        let expression: NSRegularExpression
        let template: String

        init(_ pattern: String, _ template: String) {
            expression = try! NSRegularExpression(pattern: pattern)
            self.template = template
        }

        func applied(to text: String) -> String {
            expression.stringByReplacingMatches(
                in: text, range: NSRange(text.startIndex..., in: text), withTemplate: template)
        }
    }

    private static let kinds = "(?:(?:struct|class|enum|protocol|func|var|let|typealias)[ \\t]+)"
    private static let start = "(?m)^([ \\t]*(?:@\\w+[ \\t]+)*(?:\\w+[ \\t]+)?import[ \\t]+"

    private static let imports: [(name: String, rules: [Rule])] = names.map { name, other -> (String, [Rule]) in
        let template = "$1\(other)"
        let single = Rule("\(start)\(kinds))\(name)(?=\\.)", template)
        let whole = Rule("\(start))\(name)(?:\\.\\w+)*(?![\\w.])", template)
        return (name, [single, whole])
    }

    // One for all, as each rule is tried on each source with an import.
    private static let overlay = Rule(
        "\(start))_(\(overlays.values.sorted().joined(separator: "|")))_SwiftUI(?![\\w.])", "$1$2")

    /// Parts of a framework, which modules of Swift don't have.
    private static let parts = Rule(
        "\(start))(\(whole.joined(separator: "|")))(?:\\.\\w+)+(?![\\w.])", "$1$2")
    private static let whole =
        ["Foundation", "SwiftUI", "Combine", "CoreGraphics", "OSLog"] + OptionalProducts.all.sorted() + missing

    /// What a source has to contain for a part of a framework to be imported.
    static let marksOfParts = whole.map { Data("import \($0).".utf8) }

    /// Frameworks of Apple's that have parts and no product here: a stand-in is a module as a whole.
    private static let missing = [
        "AudioUnit", "CFNetwork", "CoreAudio", "CoreMIDI", "CoreWLAN",
        "DiskArbitration",
        "GameController", "IOBluetooth", "ImageCaptureCore", "Metal", "MetalKit", "ModelIO", "OpenGL",
        "OpenGLES",
        "Quartz", "SceneKit", "SystemConfiguration", "VideoToolbox",
    ]

    /// Names that say their module. A class of the same name hides the module `OSLog`, so its members are named alone.
    private static let qualified: [(name: String, mark: String, rule: Rule)] = [
        ("OSLog", "os.Logger", Rule("(?<![\\w.])os\\.Logger(?!\\w)", "_OSLogger")),
        ("os", "os.", Rule("(?<![\\w.])os\\.(?=[A-Za-z_])", "")),
        ("Darwin", "Darwin.", Rule("(?<![\\w.])Darwin\\.(?=[A-Za-z_])", "Glibc.")),
        ("OpenCombine", "OpenCombine.", Rule("(?<![\\w.])OpenCombine\\.(?=[A-Za-z_])", "Combine.")),
    ]

    /// Code, which is no comment and no text, with the imports replaced.
    /// - Parameter known: The modules that the file was found to import so far, by the names that it has for them.
    static func replaced(in code: String, known: inout Set<String>) -> String {
        var result = code
        if code.contains("import") {
            for (name, rules) in imports {
                for rule in rules {
                    let changed = rule.applied(to: result)
                    if changed != result { known.insert(name) }
                    result = changed
                }
            }
            result = overlay.applied(to: result)
            result = parts.applied(to: result)
        }
        if result.contains("import OSLog") { known.insert("OSLog") }
        for (name, mark, rule) in qualified where known.contains(name) && result.contains(mark) {
            result = rule.applied(to: result)
        }
        return result
    }

    /// What a source has to contain for anything to be replaced in it.
    static let marks =
        (names.keys.sorted() + overlays.keys.sorted()).map { "import \($0)" }
        + ["import struct ", "import class ", "import enum ", "import func ", "import protocol ", "import var "]
        + whole.map { "import \($0)." } + ["os.Logger"]
}
