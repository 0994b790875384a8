import Foundation

/// The public declarations of the products, as the compiler lists them.
struct PublicDeclarations {
    /// A declaration at the document's granularity: overloads of one name and labels are one.
    struct Declaration: Hashable {
        /// The type it belongs to, such as `Alert.Button`; nil for types and free functions.
        let owner: String?
        /// The full name, such as `Binding.animation(_:)`.
        let name: String
        /// Where it is declared, from the target's folder on.
        let file: String
        /// Why it is deprecated, if every overload is.
        let deprecation: String?

        /// The name within its owner.
        var member: String { owner.map { String(name.dropFirst($0.count + 1)) } ?? name }
        /// View and scene modifiers stand in the document for themselves, other members with their type.
        var isModifier: Bool { ["View", "Scene"].contains(owner) && name.hasSuffix(")") }
        /// A function that stands among those that compile and have no effect.
        var isAccepted: Bool { file.contains("/Accepted/AcceptedModifiers.swift") && name.hasSuffix(")") }
    }

    private(set) var byName: [String: Declaration] = [:]

    /// What a type has by an extension of a protocol for that type alone, such as `Color.red` by one of `ShapeStyle`.
    private var inherited: Set<String> = []

    /// The names without parameter labels: `View.onChange` for its overloads.
    var baseNames: Set<String> { Set(byName.keys.map { String($0.prefix { $0 != "(" }) }).union(inherited) }

    /// The compiler's identifiers (USRs) of the overloads of a name without parameter labels.
    private(set) var identifiers: [String: Set<String>] = [:]

    /// One declaration as the compiler tells them apart, with its parameter labels.
    struct Overload: Hashable {
        let name: String
        let file: String
    }

    /// Each overload, by the compiler's identifier (USR).
    private(set) var overloads: [String: Overload] = [:]

    /// Reads the modules in the folder of a debug build: those that the document lists, and others that are told.
    init(products: URL, others: [String] = []) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("symbols-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Self.extract(Self.modules(in: products) + others, from: products, into: folder)
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        where file.pathExtension == "json" {
            let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
            let requirements = Set(graph.relationships.filter { $0.kind == "requirementOf" }.map(\.source))
            for symbol in graph.symbols {
                add(symbol, isRequirement: requirements.contains(symbol.identifier.precise))
            }
        }
        if byName["View"] == nil { throw ToolError("No declarations were found in \(products.path).") }
    }

    private mutating func add(_ symbol: SymbolGraph.Symbol, isRequirement: Bool) {
        let path = symbol.pathComponents
        // `OCombine` is OpenCombine's own name for what `Optional.Publisher` and `Result.Publisher` stand for here.
        guard !path.contains(where: { $0.hasPrefix("_") || $0.lowercased() == "ocombine" }), !symbol.isUnavailable
        else { return }
        // The types in `Publishers` are what operators return: they are listed, their properties are not.
        let isPublisher = path.first == "Publishers" && path.count > 1
        if isPublisher, path.count > 2 || !symbol.isType { return }
        if path.count > 1, !isRequirement, Self.witnesses.contains(path[path.count - 1]) { return }
        let name = path.joined(separator: ".")
        let baseName = name.prefix { $0 != "(" }
        identifiers[String(baseName), default: []].insert(symbol.identifier.precise)
        if symbol.deprecation == nil { overloads[symbol.identifier.precise] = Overload(name: name, file: symbol.file) }
        for type in symbol.onlyTypes {
            inherited.insert("\(type).\(path[path.count - 1])")
            identifiers["\(type).\(baseName.drop { $0 != "." }.dropFirst())", default: []].insert(
                symbol.identifier.precise)
        }
        // What a typealias or an associated type stands for belongs to its type.
        let isListed = symbol.isType && !isPublisher
        let owner = isListed || path.count == 1 ? nil : path.dropLast().joined(separator: ".")
        let declaration = Declaration(
            owner: owner, name: name, file: symbol.file, deprecation: symbol.deprecation)
        if let known = byName[name], known.deprecation == nil { return }
        byName[name] = declaration
    }

    /// Members that say no more than that a type conforms to `Publisher`, `Subscriber` and the like.
    private static let witnesses: Set = [
        "Output", "Failure", "Input", "receive(subscriber:)", "encode(to:)", "init(from:)", "customMirror",
        "description", "playgroundDescription", "hash(into:)", "==(_:_:)", "!=(_:_:)",
    ]

    /// The modules behind the products: those that they re-export, by way of whatever others, are part of them.
    private static func modules(in products: URL) throws -> [String] {
        var modules = [
            "SwiftUI", "Combine", "Charts", "SwiftData", "CoreLocation", "MapKit", "UserNotifications", "PhotosUI",
            "SafariServices", "LocalAuthentication", "DovetailCoreImage", "AuthenticationServices", "StoreKit",
            "WidgetKit",
            "AppIntents", "CoreMotion", "CoreHaptics", "Network", "CoreData", "WebKit", "CoreMedia", "AVFoundation",
            "AVKit", "AudioToolbox", "Speech", "DovetailTesting",
            "DovetailImageIO", "Photos", "Security", "SecurityNames", "ARKit", "RealityKit",
            "LinkPresentation", "CryptoKit", "CommonCrypto", "HealthKit", "MessageUI", "EventKit", "EventKitUI",
            "Contacts",
            "HealthKitUI", "WatchKit", "CoreLocationUI", "NaturalLanguage",
            "ContactsUI", "CoreBluetooth",
            "AppTrackingTransparency", "AdSupport", "BackgroundTasks", "ActivityKit", "WatchConnectivity",
            "CoreTelephony", "MultipeerConnectivity", "GameKit", "CoreNFC", "NearbyInteraction",
            "MediaPlayer", "SpriteKit", "TipKit", "GameplayKit", "CoreServices", "Accelerate", "QuickLook", "PDFKit",
            "PencilKit", "CloudKit", "CoreML", "CoreVideo", "Vision", "GroupActivities", "VisionKit", "WeatherKit",
            "CoreSpotlight", "ReplayKit", "CallKit", "PassKit", "MusicKit", "SoundAnalysis", "Carbon", "IOKit",
            "ServiceManagement", "ApplicationServices",
        ]
        let sources = URL(fileURLWithPath: "Sources")
        var next = 0
        while next < modules.count {
            let module = modules[next]
            next += 1
            // What packages and modules of Apple's names export is not listed as ours.
            guard module == "SwiftUI" || module == "Combine" || module.hasPrefix("Dovetail") else { continue }
            let folder = sources.appendingPathComponent(module)
            for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            where file.pathExtension == "swift" {
                for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
                where line.hasPrefix("@_exported import ") {
                    let name = String(line.dropFirst("@_exported import ".count))
                    let built = products.appendingPathComponent("Modules/\(name).swiftmodule")
                    if !modules.contains(name), FileManager.default.fileExists(atPath: built.path) {
                        modules.append(name)
                    }
                }
            }
        }
        return modules
    }

    private static func extract(_ modules: [String], from products: URL, into folder: URL) throws {
        let products = products.resolvingSymlinksInPath()
        var arguments = [
            "symbolgraph-extract", "-minimum-access-level", "public", "-skip-synthesized-members",
            "-skip-protocol-implementations", "-target", products.deletingLastPathComponent().lastPathComponent,
            "-I", products.appendingPathComponent("Modules").path,
            "-module-cache-path", products.appendingPathComponent("ModuleCache").path,
            "-output-dir", folder.path,
        ]
        // The C modules that ours are built on.
        let maps = try FileManager.default.contentsOfDirectory(at: products, includingPropertiesForKeys: nil)
            .map { $0.appendingPathComponent("module.modulemap").path }
        let ofSystem = ["CGTK", "CQREncode", "CSQLite", "CWebKitGTK", "CGStreamer", "CSpeechDispatcher", "CPoppler"].map
        {
            "Sources/\($0)/module.modulemap"
        }
        for map in maps + ofSystem
        where FileManager.default.fileExists(atPath: map) {
            arguments += ["-Xcc", "-fmodule-map-file=\(map)"]
        }
        let headers = Command(
            "pkg-config",
            ["--cflags-only-I", "gtk4", "webkitgtk-6.0", "gstreamer-app-1.0", "speech-dispatcher", "poppler-glib"])
        try headers.start()
        for header in try headers.finish().split(whereSeparator: \.isWhitespace) {
            arguments += ["-Xcc", String(header)]
        }
        let commands = modules.map { Command("swift", arguments + ["-module-name", $0]) }
        for command in commands { try command.start() }
        for command in commands { _ = try command.finish() }
    }
}

/// The parts that we read of the compiler's symbol graph.
private struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Identifier: Decodable { let precise: String }
        struct Kind: Decodable { let identifier: String }
        struct Location: Decodable { let uri: String }
        struct Availability: Decodable {
            var message: String?
            var renamed: String?
            var isUnconditionallyDeprecated: Bool?
            var isUnconditionallyUnavailable: Bool?
        }

        struct Extension: Decodable {
            struct Constraint: Decodable {
                let kind: String
                let lhs: String
                let rhs: String
            }
            var constraints: [Constraint]?
        }

        let identifier: Identifier
        let kind: Kind
        let pathComponents: [String]
        var location: Location?
        var availability: [Availability]?
        var swiftExtension: Extension?

        /// The types that the member is for: `Color` in an extension `where Self == Color`.
        var onlyTypes: [String] {
            (swiftExtension?.constraints ?? []).filter { $0.kind == "sameType" && $0.lhs == "Self" }.map(\.rhs)
        }

        var isType: Bool {
            ["swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.actor", "swift.macro"]
                .contains(kind.identifier)
        }

        var isUnavailable: Bool { availability?.contains { $0.isUnconditionallyUnavailable == true } ?? false }

        var deprecation: String? {
            guard let mark = availability?.first(where: { $0.isUnconditionallyDeprecated == true }) else { return nil }
            return mark.message ?? mark.renamed.map { "Use `\($0)` instead." } ?? ""
        }

        var file: String {
            guard let uri = location?.uri, let sources = uri.range(of: "/Sources/", options: .backwards) else {
                return ""
            }
            return String(uri[sources.upperBound...])
        }
    }

    struct Relationship: Decodable {
        let kind: String
        let source: String
    }

    let symbols: [Symbol]
    let relationships: [Relationship]
}

/// A program that runs while others do.
struct Command {
    private let process = Process()
    private let output = Pipe()
    private let name: String

    init(_ program: String, _ arguments: [String]) {
        name = ([program] + arguments).joined(separator: " ")
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.standardOutput = output
        process.standardError = output
    }

    func start() throws { try process.run() }

    func finish() throws -> String {
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        if process.terminationStatus != 0 { throw ToolError("\(name)\n\(text)") }
        return text
    }
}

struct ToolError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
