import Foundation
import XcodeProjects

extension BuiltPackage {
    /// The file that keeps as for which system the package compiled, as long as what the compiler made is kept.
    var memory: URL { copies.appendingPathComponent("system") }

    /// As for which system the package compiled, where it does not as it stands.
    var remembered: AppleSystem? {
        (try? FileReading.data(of: memory, limit: 100)).flatMap {
            AppleSystem(rawValue: String(decoding: $0, as: UTF8.self))
        }
    }

    /// The system that a package is tried as for which does not compile as it stands; nil where its sources ask for none, or where it was built as
    /// for one.
    var otherSystem: AppleSystem? {
        guard usesPlatform, system == nil, asksForSystems else { return nil }
        let kits = AskedKits(package: folder).kits
        if kits.contains(.uikit) != kits.contains(.appkit) { return kits.contains(.uikit) ? .iOS : .macOS }
        let platforms = manifest.platforms
        return platforms.contains("macos") && !platforms.contains("ios") ? .macOS : .iOS
    }

    /// What a person may try whose package perhaps does not compile.
    var systemHint: String? {
        otherSystem.map {
            "Where it does not compile: the package asks for the system, and --system \($0.rawValue) answers as there."
        }
    }

    /// Whether some source, of the package or of one that it depends on, has a part for a system of Apple's, and nothing of Linux.
    private var asksForSystems: Bool {
        ([folder] + dependencies(options.folder(for: folder))).contains { package in
            FileReading.swiftSources(of: package).contains { file in
                (try? FileReading.data(of: file, limit: 16 << 20)).map(SystemConditions.ask) ?? false
            }
        }
    }
}
