import Foundation
import TestSupport
import XcodeProjects

/// A package in Dovetail's place that is built in seconds: enough of SwiftUI for an app that prints a line. For tests of the command line,
/// which is the same whatever the views are made of.
final class StubDovetail {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dovetail-stub-\(UUID().uuidString)")

    init() throws {
        try write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(
                name: "Dovetail",
                products: [.library(name: "SwiftUI", targets: ["SwiftUI"]), .library(name: "Combine", targets: ["Combine"])],
                targets: [
                    .target(name: "DovetailCore"), .target(name: "Combine"), .target(name: "FoundationAdditions"),
                    .target(name: "SwiftUI", dependencies: ["FoundationAdditions"]),
                ])
            """, "Dovetail/Package.swift")
        try write("public let core = 1", "Dovetail/Sources/DovetailCore/Core.swift")
        try write(
            ["DateComponents", "List", "Measurement", "PersonNameComponents", "RelativeDateTime"]
                .map { "public class \($0)Formatter {}" }.joined(separator: "\n")
                + "\npublic class NSExpression {}\npublic class NSComparisonPredicate {}",
            "Dovetail/Sources/FoundationAdditions/Formatters.swift")
        try write(Self.systemNames, "Dovetail/Sources/FoundationAdditions/SystemNames.swift")
        try write(Self.combineNames, "Dovetail/Sources/Combine/Combine.swift")
        try write(
            """
            @_exported import Foundation
            public protocol View {}
            public struct Text: View { public init(_ text: String) {} }
            public struct LocalizedStringResource {}
            public struct Selector {}
            public class CGColor {}
            public class CGColorSpace {}
            public class CGContext {}
            public class CGGradient {}
            public class CGImage {}
            public class CGMutablePath {}
            public class CGPath {}
            public protocol CustomLocalizedStringResourceConvertible {}
            public protocol App { associatedtype Body: View; init(); var body: Body { get } }
            extension App {
                public static func main() {
                    let environment = ProcessInfo.processInfo.environment
                    print("\\(Self.self) runs")
                    fflush(nil)
                    if environment["STUB_WAITS"] != nil { pause() }
                    if let status = environment["STUB_STATUS"].flatMap({ Int32($0) }) { exit(status) }
                }
            }
            extension String {
                public struct LocalizationValue { let key: String; public init(_ key: String) { self.key = key } }
                public init(localized key: LocalizationValue, table: String?, bundle: Bundle) { self = key.key }
            }
            """, "Dovetail/Sources/SwiftUI/SwiftUI.swift")
    }

    /// The names of models, which files have by importing Foundation alone.
    private static let combineNames =
        [
            "class": [
                "AnyCancellable", "CurrentValueSubject", "ObservableObjectPublisher", "PassthroughSubject",
            ],
            "enum": ["Publishers"],
            "protocol": ["Cancellable", "ConnectablePublisher", "ObservableObject", "Publisher"],
            "struct": ["AnyPublisher", "Just", "Published"],
        ].flatMap { kind, names in names.map { "public \(kind) \($0) {}" } }.joined(separator: "\n")

    /// The names of Apple's systems that files have by importing Foundation alone.
    private static let systemNames = FoundationDifferences.systemNames.flatMap { kind, names in
        names.map { name in
            switch kind {
            case "func": "public func \(name)() {}\n"
            case "let": "public let \(name) = 0\n"
            case "typealias": "public typealias \(name) = Int\n"
            default: "public \(kind) \(name) {}\n"
            }
        }
    }.joined()

    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(_ text: String, _ path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// An app of one file, whose type has the name.
    func writeApp(_ name: String, more: String = "") throws {
        try write(
            "import SwiftUI\n@main struct \(name): App { var body: some View { Text(\"\(name)\") } }\n\(more)",
            "\(name)/App.swift")
    }

    func arguments(_ app: String) -> [String] {
        [
            "open", folder.appendingPathComponent(app).path, "--dovetail",
            folder.appendingPathComponent("Dovetail").path,
            "--output", folder.appendingPathComponent("packages/\(app)").path, "--scratch-path",
            folder.appendingPathComponent("scratch").path,
        ]
    }

    func open(_ app: String, _ more: [String] = [], environment: [String: String] = [:]) throws -> Tool.Result {
        try Tool.run(Tool.built("dovetail"), arguments(app) + more, in: folder, environment: environment)
    }
}
