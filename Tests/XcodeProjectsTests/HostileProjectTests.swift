import Foundation
import Testing

@testable import XcodeProjects

/// Projects that are broken, or that reach for what isn't theirs.
@Suite("Hostile projects")
struct HostileProjectTests {
    /// A project with the given objects beside those that every project has.
    private func project(_ objects: String, sources: String = "", group: String = "") -> String {
        """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 56; objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
        G = {isa = PBXGroup; children = (\(group)); sourceTree = "<group>"; };
        L = {isa = XCConfigurationList; buildConfigurations = (C); };
        C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = "$(TARGET_NAME)"; }; };
        T = {isa = PBXNativeTarget; name = App; buildConfigurationList = L; buildPhases = (S); productType = "com.apple.product-type.application"; };
        S = {isa = PBXSourcesBuildPhase; files = (\(sources)); };
        \(objects)
        }; rootObject = P; }
        """
    }

    private static let app =
        "import SwiftUI\n@main struct A: App { var body: some Scene { WindowGroup { Text(\"A\") } } }"

    @Test("missing files are told, and the rest is opened")
    func missingFiles() throws {
        let folder = try TestFolder([
            "X/App.xcodeproj/project.pbxproj": project(
                """
                B1 = {isa = PBXBuildFile; fileRef = F1; }; F1 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
                B2 = {isa = PBXBuildFile; fileRef = F2; }; F2 = {isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
                B3 = {isa = PBXBuildFile; fileRef = F3; };
                """, sources: "B1, B2, B3, B4", group: "F1, F2, F9"),
            "X/A.swift": Self.app,
        ])
        let project = try ProjectOpener.open(folder["X"])
        #expect(project.app.sources.map(\.destination) == ["A.swift"])
        #expect(
            project.problems.map(\.text) == [
                "Gone.swift does not exist.", "The project names a file “F3” that is not in its list of files.",
            ])
    }

    @Test("groups and targets in circles end")
    func circles() throws {
        let folder = try TestFolder([
            "X/App.xcodeproj/project.pbxproj": project(
                """
                G1 = {isa = PBXGroup; children = (G2, F1); path = In; sourceTree = "<group>"; };
                G2 = {isa = PBXGroup; children = (G1, G2, G); name = Loop; sourceTree = "<group>"; };
                B1 = {isa = PBXBuildFile; fileRef = F1; }; F1 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
                """, sources: "B1", group: "G1"),
            "X/In/A.swift": Self.app,
            "Y/App.xcodeproj/project.pbxproj": project(
                """
                T1 = {isa = PBXNativeTarget; name = One; dependencies = (D2); productType = "com.apple.product-type.framework"; };
                T2 = {isa = PBXNativeTarget; name = Two; dependencies = (D1); productType = "com.apple.product-type.framework"; };
                D1 = {isa = PBXTargetDependency; target = T1; }; D2 = {isa = PBXTargetDependency; target = T2; };
                T = {isa = PBXNativeTarget; name = App; dependencies = (D1); productType = "com.apple.product-type.application"; };
                """),
        ])
        let project = try ProjectOpener.open(folder["X"])
        #expect(project.app.sources.map(\.destination) == ["In/A.swift"])
        #expect(project.problems.count == 3)
        #expect(throws: XcodeError("Targets of App depend on each other in a circle: “App” → “One” → “Two” → “One”.")) {
            try ProjectOpener.open(folder["Y"])
        }
    }

    @Test("files outside of the project's folder are refused, whatever way they are reached")
    func outside() throws {
        let folder = try TestFolder([
            "secret.txt": "secret", "secrets/key.swift": "", "X/A.swift": Self.app, "X/Real.swift": "",
            "X/App.xcodeproj/project.pbxproj": project(
                """
                B1 = {isa = PBXBuildFile; fileRef = F1; }; F1 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
                B2 = {isa = PBXBuildFile; fileRef = F2; }; F2 = {isa = PBXFileReference; path = "../secret.txt"; sourceTree = "<group>"; };
                B3 = {isa = PBXBuildFile; fileRef = F3; }; F3 = {isa = PBXFileReference; path = "/etc/passwd"; sourceTree = "<absolute>"; };
                B4 = {isa = PBXBuildFile; fileRef = F4; }; F4 = {isa = PBXFileReference; path = Link.swift; sourceTree = "<group>"; };
                B5 = {isa = PBXBuildFile; fileRef = F5; }; F5 = {isa = PBXFileReference; path = "In/../../secrets/key.swift"; sourceTree = SOURCE_ROOT; };
                B6 = {isa = PBXBuildFile; fileRef = F6; }; F6 = {isa = PBXFileReference; path = Pipe; sourceTree = "<group>"; };
                B7 = {isa = PBXBuildFile; fileRef = F7; }; F7 = {isa = PBXFileReference; path = Folder; lastKnownFileType = folder; sourceTree = "<group>"; };
                B8 = {isa = PBXBuildFile; fileRef = F8; }; F8 = {isa = PBXFileReference; path = Inside.swift; sourceTree = "<group>"; };
                """, sources: "B1, B2, B3, B4, B5, B6, B7, B8", group: "F1, F2, F3, F4, F5, F6, F7, F8"),
            "X/Folder/fine.txt": "",
        ])
        let manager = FileManager.default
        try manager.createSymbolicLink(
            atPath: folder["X/Link.swift"].path, withDestinationPath: folder["secrets/key.swift"].path)
        try manager.createSymbolicLink(atPath: folder["X/Inside.swift"].path, withDestinationPath: "Real.swift")
        try manager.createSymbolicLink(atPath: folder["X/Folder/out"].path, withDestinationPath: "../../secrets")
        try manager.createSymbolicLink(atPath: folder["X/Folder/loop"].path, withDestinationPath: "..")
        mkfifo(folder["X/Pipe"].path, 0o600)
        let project = try ProjectOpener.open(folder["X"])
        #expect(Set(project.app.sources.map(\.destination)) == ["A.swift", "Inside.swift"])
        #expect(
            !project.app.resources.contains { $0.source.path.contains("secret") || $0.source.path.contains("passwd") })
        #expect(project.problems.filter { $0.text.contains("is outside of the project's folder") }.count >= 4)
        #expect(project.problems.contains { $0.text == "Pipe is neither a file nor a folder." })

        // With a folder around both, the files are taken.
        let wider = try ProjectOpener.open(folder["X"], options: OpenOptions(root: folder.url))
        #expect(wider.app.resources.map(\.destination).contains("secret.txt"))
        #expect(Set(wider.app.sources.map(\.destination)) == ["A.swift", "Inside.swift", "Link.swift", "key.swift"])
    }

    @Test("nothing is written outside of the package's folder, and other people's folders are left alone")
    func writing() throws {
        let folder = try TestFolder([
            "X/A.swift": Self.app, "X/It's \"x\"\n$(y)/B.swift": "", "mine/file": "mine", "outside/file": "outside",
        ])
        let project = try ProjectOpener.open(folder["X"])
        var taken = PackageWriter(project, dovetail: DovetailReference("/d"), to: folder["mine"])
        #expect(throws: XcodeError.self) { try taken.write() }
        #expect(folder.files("mine") == ["file"])
        var inside = PackageWriter(project, dovetail: DovetailReference("/d"), to: folder.url)
        #expect(throws: XcodeError.self) { try inside.write() }

        var writer = PackageWriter(project, dovetail: DovetailReference("/d"), to: folder["out"])
        try writer.write()
        let code = "Sources/X/Code/"
        #expect(
            folder.files("out").filter { $0.hasPrefix(code) } == [code + "A.swift", code + "It's \"x\"\n$(y)/B.swift"])

        // A link that somebody put into the package is replaced, not followed.
        try FileManager.default.removeItem(at: folder["out/Sources/X/Code"])
        try FileManager.default.createSymbolicLink(
            atPath: folder["out/Sources/X/Code"].path, withDestinationPath: folder["outside"].path)
        try FileManager.default.removeItem(at: folder["out/Package.swift"])
        try FileManager.default.createSymbolicLink(
            atPath: folder["out/Package.swift"].path, withDestinationPath: folder["outside/file"].path)
        var again = PackageWriter(project, dovetail: DovetailReference("/d"), to: folder["out"])
        try again.write()
        #expect(folder.files("outside") == ["file"])
        #expect(try String(contentsOf: folder["outside/file"], encoding: .utf8) == "outside")
        #expect(folder.files("out").filter { $0.hasPrefix(code) }.count == 2)
    }

    @Test("PDF pictures of catalogues are converted where a program for it is installed, and told where not")
    func pictures() throws {
        let set = "X/Assets.xcassets/Icon.imageset/"
        let folder = try TestFolder([
            "X/A.swift": Self.app, set + "Contents.json": "{}", set + "icon.pdf": "%PDF", set + "broken.pdf": "no PDF",
            // Stands in for the real program: it answers as that does.
            "bin/pdftocairo": """
            #!/bin/sh
            grep -q %PDF "$6" || exit 1
            echo '<?xml version="1.0"?><svg width="24pt" height="12pt" viewBox="0 0 24 12"><g id="3pt"/></svg>'
            """,
        ])
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder["bin/pdftocairo"].path)
        let project = try ProjectOpener.open(folder["X"])
        let place = "Sources/X/Resources/Assets.xcassets/Icon.imageset/"
        var writer = PackageWriter(
            project, dovetail: DovetailReference("/d"), to: folder["out"],
            pictures: PictureConversion(path: folder["bin"].path))
        try writer.write()
        #expect(folder.files("out").filter { $0.hasPrefix(place) && $0.hasSuffix(".svg") } == [place + "icon.pdf.svg"])
        let svg = try String(contentsOf: folder["out/" + place + "icon.pdf.svg"], encoding: .utf8)
        #expect(svg.contains("<svg width=\"24\" height=\"12\" viewBox=\"0 0 24 12\"><g id=\"3pt\"/></svg>"))
        #expect(
            writer.problems.count == 1
                && writer.problems[0].text.contains("Icon.imageset/broken.pdf can't be converted"))

        var plain = PackageWriter(
            project, dovetail: DovetailReference("/d"), to: folder["plain"],
            pictures: PictureConversion(path: "/nowhere"))
        try plain.write()
        #expect(plain.problems[0].text.contains("apt-get install poppler-utils"))
    }

    @Test("names are only ever texts in the manifest")
    func names() throws {
        let hostile = "\"), .target(name: \"evil\\(1)\n"
        var module = Module(name: hostile.asModuleName, kind: .app)
        module.products = [
            PackageProduct(
                name: hostile, package: PackageReference(.remote(url: hostile, requirement: "from: \"1.0.0\"")))
        ]
        module.language.conditions = [hostile]
        var project = AppProject(name: hostile, modules: [module])
        project.packages = [try #require(module.products[0].package)]
        let text = Manifest(project: project, dovetail: DovetailReference("/a\"b")).text
        let folder = try TestFolder(["M/Package.swift": text])
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swiftc", "-frontend", "-parse", folder["M/Package.swift"].path]
        process.standardError = output
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(text)")
        #expect(!text.contains("evil\\(1)") && text.contains("evil\\\\(1)"))
    }

    @Test("a project file that is no project is told in one sentence")
    func noProject() throws {
        let folder = try TestFolder([
            "A/A.xcodeproj/project.pbxproj": "{ }", "B/B.xcodeproj/other": "",
            "C/C.xcodeproj/project.pbxproj": "{ objects = { }; rootObject = X; }",
            "D/D.xcodeproj/project.pbxproj": "<<<<<<< HEAD\n{", "E/readme.txt": "",
            "F/F.xcworkspace/contents.xcworkspacedata":
                "<Workspace><FileRef location=\"group:F.xcodeproj\"/></Workspace>",
            "G/G.xcworkspace/contents.xcworkspacedata": "<Workspace><File",
            "H/Package.swift": "// swift-tools-version: 6.1",
            "I/one.xcodeproj/x": "", "I/two.xcodeproj/x": "",
        ])
        func message(_ path: String) -> String {
            do {
                _ = try ProjectOpener.open(folder[path])
                return "opened"
            } catch {
                return "\(error)".replacingOccurrences(of: folder.url.path, with: "")
            }
        }
        #expect(message("A") == "A.xcodeproj/project.pbxproj is no Xcode project: it has no list of objects.")
        #expect(message("B") == "There is no project.pbxproj in /B/B.xcodeproj, so it is no Xcode project.")
        #expect(message("C") == "C.xcodeproj/project.pbxproj is damaged: its root object is not in it.")
        #expect(
            message("D") == "project.pbxproj:2: nothing was expected after the list's end."
                || message("D").hasPrefix("project.pbxproj:"))
        #expect(message("E") == "There are no Swift files in /E, and no project.")
        #expect(
            message("F")
                == "None of the projects of F.xcworkspace can be opened:\n  There is no project.pbxproj in /F/F.xcodeproj, so it is no Xcode project."
        )
        #expect(message("G").hasPrefix("G.xcworkspace/contents.xcworkspacedata is damaged"))
        #expect(message("H") == "The manifest of the package /H cannot be read.")
        #expect(message("I") == "/I has several projects; name one: one.xcodeproj, two.xcodeproj.")
        #expect(message("J") == "/J does not exist.")
        #expect(message("E/readme.txt").contains("is no project"))
    }

    @Test("a project file of 10 MB is read in one pass")
    func large() throws {
        var objects =
            "B1 = {isa = PBXBuildFile; fileRef = F1; }; F1 = {isa = PBXFileReference; path = A.swift; sourceTree = \"<group>\"; };\n"
        let count = 75_000
        for index in 0..<count {
            objects +=
                "N\(index) /* file \(index).swift in Sources */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = \"file \(index).swift\"; sourceTree = \"<group>\"; };\n"
        }
        let group = "F1, " + (0..<count).map { "N\($0)" }.joined(separator: ", ")
        let text = project(objects, sources: "B1", group: group)
        #expect(text.utf8.count > 10_000_000)
        let folder = try TestFolder(["X/App.xcodeproj/project.pbxproj": text, "X/A.swift": Self.app])
        let project = try ProjectOpener.open(folder["X"])
        #expect(project.app.sources.map(\.destination) == ["A.swift"])
    }

    @Test("settings that name themselves, or double with each step, end")
    func settings() {
        var settings = BuildSettings()
        settings["A"] = "$(B)x"
        settings["B"] = "$(A)y"
        #expect(settings["A"]?.isEmpty == false)
        settings["C0"] = "xx"
        for index in 1...40 { settings["C\(index)"] = "$(C\(index - 1))$(C\(index - 1))" }
        #expect((settings["C40"] ?? "").utf8.count < 1 << 20)
        settings["D"] = "${E:default=a b} $(F $(A"
        #expect(settings["D"] == "a b $(F $(A")
    }
}
