import Foundation
import Testing

@testable import XcodeProjects

/// Apple's file systems do not tell names apart by letter case, so projects that were made there may.
@Suite("Letter case of names")
struct LetterCaseTests {
    @Test("files, groups, settings and lists that a project names in another case are found, and told in one line")
    func project() throws {
        let folder = try TestFolder([
            "X.xcodeproj/project.pbxproj": """
            { objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (T); };
            G = {isa = PBXGroup; children = (V, R, S, XC); sourceTree = "<group>"; };
            V = {isa = PBXGroup; path = views; children = (A); sourceTree = "<group>"; };
            A = {isa = PBXFileReference; path = app.swift; sourceTree = "<group>"; };
            R = {isa = PBXFileReference; path = Data.json; sourceTree = "<group>"; };
            S = {isa = PBXFileSystemSynchronizedRootGroup; path = Model; exceptions = (E); sourceTree = "<group>"; };
            E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Old.swift); };
            XC = {isa = PBXFileReference; path = config.xcconfig; sourceTree = "<group>"; };
            BA = {isa = PBXBuildFile; fileRef = A; }; BR = {isa = PBXBuildFile; fileRef = R; };
            BP = {isa = PBXSourcesBuildPhase; files = (BA); }; BQ = {isa = PBXResourcesBuildPhase; files = (BR); };
            T = {isa = PBXNativeTarget; name = App; buildPhases = (BP, BQ); fileSystemSynchronizedGroups = (S);
                buildConfigurationList = L; productType = "com.apple.product-type.application"; };
            L = {isa = XCConfigurationList; buildConfigurations = (C); };
            C = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = XC; buildSettings = {
                INFOPLIST_FILE = "app-info.plist"; }; };
            }; rootObject = P; }
            """, "Views/App.swift": "import SwiftUI", "data.json": "1", "model/Item.swift": "", "model/old.swift": "",
            "Config.xcconfig": "#include \"Base.XCCONFIG\"", "base.xcconfig": "SWIFT_VERSION = 6.0",
            "App-Info.plist":
                "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>Marked</key><string>yes</string></dict></plist>",
        ])
        let project = try ProjectOpener.open(folder.url)
        #expect(
            Set(project.app.sources.map(\.source.path)) == [
                folder["Views/App.swift"].path, folder["model/Item.swift"].path,
            ])
        // The app asks for the name that the project gives, as the copy in its bundle has on Apple's systems.
        #expect(project.app.resources.map(\.destination) == ["Data.json"])
        #expect(project.app.resources.map(\.source.path) == [folder["data.json"].path])
        #expect(project.app.language.version == 6)
        #expect(String(decoding: project.app.info ?? Data(), as: UTF8.self).contains("Marked"))
        let notes = project.problems.map(\.text)
        #expect(notes.count == 1)
        #expect(notes[0].hasPrefix("Names that differ in letter case alone are taken for the same: "))
        for part in [
            "Views/App.swift for views/app.swift", "data.json for Data.json", "Config.xcconfig for config.xcconfig",
            "base.xcconfig for Base.XCCONFIG", "App-Info.plist for app-info.plist", "model for Model",
        ] { #expect(notes[0].contains(part), "\(notes[0])") }
    }

    @Test(
        "pictures that a catalogue names in another case get that name; of two files the one of the very name is taken")
    func catalogue() throws {
        let folder = try TestFolder([
            "App/A.swift": "",
            "App/A.xcassets/Flag.imageset/Contents.json":
                #"{"images": [{"filename": "Flag.PNG", "scale": "1x"}, {"filename": "same.png", "scale": "2x"}]}"#,
            "App/A.xcassets/Flag.imageset/flag.png": "1", "App/A.xcassets/Flag.imageset/same.png": "2",
            "App/A.xcassets/Flag.imageset/SAME.png": "3",
        ])
        let project = try ProjectOpener.open(folder["App"])
        #expect(
            Set(project.app.resources.map(\.destination)) == [
                "A.xcassets/Flag.imageset/Contents.json", "A.xcassets/Flag.imageset/Flag.PNG",
                "A.xcassets/Flag.imageset/same.png", "A.xcassets/Flag.imageset/SAME.png",
            ])
        #expect(project.problems.isEmpty)
    }

    @Test("a name in another case leads no further than the very name would")
    func outside() throws {
        let folder = try TestFolder([
            "In/X.xcodeproj/project.pbxproj": """
            { objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (T); };
            G = {isa = PBXGroup; children = (A, B); sourceTree = "<group>"; };
            A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
            B = {isa = PBXFileReference; path = "../secret.swift"; sourceTree = "<group>"; };
            BA = {isa = PBXBuildFile; fileRef = A; }; BB = {isa = PBXBuildFile; fileRef = B; };
            BP = {isa = PBXSourcesBuildPhase; files = (BA, BB); };
            T = {isa = PBXNativeTarget; name = App; buildPhases = (BP); productType = "com.apple.product-type.application"; };
            }; rootObject = P; }
            """, "In/A.swift": "", "Secret.swift": "",
        ])
        let project = try ProjectOpener.open(folder["In"])
        #expect(project.app.sources.map(\.destination) == ["A.swift"])
        #expect(project.problems.contains { $0.text.contains("Secret.swift is outside of the project's folder.") })
    }

    @Test("a folder that is there in several letter cases has the files of all of them, as on a Mac")
    func severalFolders() throws {
        let folder = try TestFolder([
            "X.xcodeproj/project.pbxproj": """
            { objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (T); };
            G = {isa = PBXGroup; children = (V); sourceTree = "<group>"; };
            V = {isa = PBXGroup; path = Favorites; children = (A, B, C); sourceTree = "<group>"; };
            A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
            B = {isa = PBXFileReference; path = B.swift; sourceTree = "<group>"; };
            C = {isa = PBXFileReference; path = Cell/C.swift; sourceTree = "<group>"; };
            BA = {isa = PBXBuildFile; fileRef = A; }; BB = {isa = PBXBuildFile; fileRef = B; }; BC = {isa = PBXBuildFile; fileRef = C; };
            BP = {isa = PBXSourcesBuildPhase; files = (BA, BB, BC); };
            T = {isa = PBXNativeTarget; name = App; buildPhases = (BP); productType = "com.apple.product-type.application"; };
            }; rootObject = P; }
            """, "Favorites/A.swift": "", "favorites/B.swift": "", "favorites/cell/C.swift": "",
        ])
        let project = try ProjectOpener.open(folder.url)
        #expect(
            Set(project.app.sources.map(\.source.path)) == [
                folder["Favorites/A.swift"].path, folder["favorites/B.swift"].path,
                folder["favorites/cell/C.swift"].path,
            ])
    }
}
