import Foundation
import Testing

@testable import XcodeProjects

@Suite("Names of texts")
struct StringSymbolTests {
    @Test(
        "names are made as Xcode makes them",
        arguments: [
            ("FEED_TITLE", "feedTitle"), ("feed.title", "feedTitle"), ("feedTitle", "feedTitle"), ("Title", "title"),
            ("2023_TRIP_NAME", "_2023TripName"), ("Curated Collection", "curatedCollection"), ("%@", nil),
        ])
    func names(key: String, name: String?) {
        #expect(StringSymbols.identifier(key) == name)
    }

    @Test("keys that were written by hand have names, with parameters for what is put in; other tables are types")
    func source() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("symbols-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func file(_ name: String, _ strings: String) throws -> ProjectFile {
            let url = folder.appendingPathComponent(name)
            try Data("{\"sourceLanguage\": \"en\", \"strings\": {\(strings)}}".utf8).write(to: url)
            return ProjectFile(source: url, destination: name)
        }
        func entry(_ key: String, _ value: String, _ state: String = "manual") -> String {
            let unit = "{\"en\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(value)\"}}}"
            return "\"\(key)\": {\"extractionState\": \"\(state)\", \"localizations\": \(unit)}"
        }
        let usual = try file(
            "Localizable.xcstrings",
            [
                entry("TITLE", "A 100%% \\\"title\\\""), entry("Found", "Found", "stale"),
                entry("GREETING", "Hello %(name)@, %lld new"), entry("TURNED", "%2$@ of %1$lld"), entry("default", "D"),
            ].joined(separator: ", "))
        let other = try file("Land marks.xcstrings", entry("ALPS_NAME", "Alps"))
        let broken = ProjectFile(source: folder.appendingPathComponent("no.xcstrings"), destination: "no.xcstrings")
        let type = "SwiftUI.LocalizedStringResource"
        #expect(
            StringSymbols(resources: [usual, other, broken]).source(bundle: ".main") == """
                // Written by dovetail open: what Xcode makes from string catalogues. Apple's tools make it themselves.
                #if os(Linux)
                import Foundation
                import SwiftUI

                extension SwiftUI.LocalizedStringResource {
                    enum LandMarks {
                        nonisolated static var alpsName: \(type) { \(type)("ALPS_NAME", defaultValue: "Alps", table: "Land marks", bundle: .main) }
                    }
                    nonisolated static func greeting(name arg1: String, _ arg2: Int) -> \(type) { \(type)("GREETING", defaultValue: "Hello \\(arg1), \\(arg2) new", bundle: .main) }
                    nonisolated static var title: \(type) { \(type)("TITLE", defaultValue: "A 100% \\"title\\"", bundle: .main) }
                    nonisolated static func turned(_ arg1: Int, _ arg2: String) -> \(type) { \(type)("TURNED", defaultValue: "\\(arg1) \\(arg2)", bundle: .main) }
                    nonisolated static var `default`: \(type) { \(type)("default", defaultValue: "D", bundle: .main) }
                }
                #endif

                """)
        #expect(StringSymbols(resources: [broken]).source(bundle: ".main") == nil)
    }
}
