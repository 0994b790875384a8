import Foundation
import Testing

@testable import XcodeProjects

@Suite("Files that import what is not there")
struct BlockedFileTests {
    private func report(_ files: [String: String]) throws -> CompatibilityReport {
        let folder = try TestFolder(files)
        return CompatibilityReport(try ProjectOpener.open(folder["App"]))
    }

    private let start = "import SwiftUI\n@main struct Main: App { var body: some Scene { WindowGroup { Home() } } }"

    @Test(
        "a file that nothing uses can be left out alone, one that is used with its users, one that the start needs not")
    func kinds() throws {
        let report = try report([
            "App/Main.swift": start,
            "App/Home.swift": "import SwiftUI\nstruct Home: View { var body: some View { Text(\"\").placed() } }",
            "App/Widget.swift": "import WidgetKit\nstruct Small: Widget {}",
            "App/Map.swift": "import MapKit\nimport SwiftUI\nstruct MapPage { private struct Home {} }",
            "App/Atlas.swift": "struct Atlas { let page = MapPage() }",
            "App/Book.swift": "struct Book { let atlas: Atlas }",
            "App/Place.swift":
                "import CoreLocation\nimport SwiftUI\nextension View { func placed() -> some View { self } }",
        ])
        func names(_ files: Set<ProjectFile>) -> [String] { files.map(\.destination).sorted() }
        #expect(names(report.blockedFiles) == ["Map.swift", "Place.swift", "Widget.swift"])
        #expect(names(report.leavingOut.allRemovable) == ["Atlas.swift", "Book.swift", "Map.swift", "Widget.swift"])
        #expect(
            report.text.contains(
                """
                What can be left out of these files
                  Can be left out alone: Widget.swift
                  Map.swift can be left out with Atlas.swift, Book.swift
                  Place.swift can't be left out: the app's start needs it (Main.swift → Home.swift → Place.swift)
                """), "\(report.text)")
    }

    @Test("the file that the app starts in can't be left out; words in comments and texts are no uses")
    func startAndComments() throws {
        let report = try report([
            "App/Main.swift": "import MapKit\n" + start,
            "App/Home.swift": "// Small\nlet text = \"Small\"\nstruct Home {}",
            "App/Widget.swift": "import WidgetKit\nstruct Small {}",
        ])
        #expect(report.leavingOut.removable.map(\.key.destination) == ["Widget.swift"])
        #expect(report.text.contains("  Main.swift can't be left out: the app starts in it"))
    }

    @Test("circles of uses end")
    func circle() throws {
        let report = try report([
            "App/Main.swift": "import SwiftUI\n@main struct Main {}",
            "App/A.swift": "import MapKit\nstruct A { var b: B? }", "App/B.swift": "struct B { var a: A? }",
        ])
        #expect(report.leavingOut.allRemovable.map(\.destination).sorted() == ["A.swift", "B.swift"])
    }
}
