import Foundation
import TestSupport
import Testing

@testable import dovetail

/// What scripts may rely on: one clear line, and an exit status.
@Suite("Exit statuses of dovetail", .serialized, .onThreadsOfTheirOwn)
struct CommandStatusTests {
    private func run(_ arguments: String..., in folder: URL? = nil) throws -> Tool.Result {
        try Tool.run(Tool.built("dovetail"), arguments, in: folder)
    }

    @Test("apps that share a folder for what is built run one after the other, and again")
    func sharedScratch() throws {
        let stub = try StubDovetail()
        for app in ["One", "Two", "Three", "One", "Two"] {
            if app != "Two" {
                try stub.writeApp(app)
            } else {
                try stub.writeApp(app, more: "let more = \(UInt.random(in: 0...9))")
            }
            let opened = try stub.open(app)
            #expect(opened.status == 0, "\(opened.output)")
            #expect(opened.output.hasSuffix("\(app) runs\n"), "\(opened.output)")
        }
        // The package manager takes the plan of another package in that folder for this one's unless it is told not to.
        let options = try BuildOptions.parse(["--scratch-path", "/shared"])
        let build = SwiftBuild(package: URL(fileURLWithPath: "/p"), product: "P", options: options)
        #expect(
            build.arguments == [
                "swift", "build", "--package-path", "/p", "--scratch-path", "/shared",
                "--disable-build-manifest-caching",
                "--configuration", "debug", "--product", "P",
            ])
        let alone = SwiftBuild(package: URL(fileURLWithPath: "/p"), product: "P", options: try BuildOptions.parse([]))
        #expect(!alone.arguments.contains("--disable-build-manifest-caching"))
    }

    @Test("previews, too, take a folder for what is built")
    func previewScratch() throws {
        let command = try #require(
            try Dovetail.parseAsRoot(["preview", "--scratch-path", "/shared"]) as? PreviewCommand)
        #expect(command.app.build.scratchPath == "/shared")
    }

    @Test("an app's own exit status is handed on; Ctrl-C ends the app, and the status is 130")
    func appStatus() throws {
        let stub = try StubDovetail()
        try stub.writeApp("Status")
        #expect(try stub.open("Status", environment: ["STUB_STATUS": "7"]).status == 7)

        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: Tool.built("dovetail"))
        process.arguments = stub.arguments("Status")
        process.environment = ProcessInfo.processInfo.environment.merging(["STUB_WAITS": "1"]) { $1 }
        process.standardOutput = output
        process.standardError = output
        try process.run()
        var text = ""
        while !text.contains("Status runs"), case let data = output.fileHandleForReading.availableData, !data.isEmpty {
            text += String(decoding: data, as: UTF8.self)
        }
        kill(process.processIdentifier, SIGINT)
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == 130)
        // The pipe ends when the app, which has inherited it, is gone too.
        text += String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        #expect(text.hasSuffix("Status runs\n\nInterrupted.\n"), "\(text)")
    }

    @Test("errors are told once by file, whether the app is to run or only to be checked, and the status is 1")
    func errors() throws {
        let stub = try StubDovetail()
        try stub.writeApp("Broken", more: "let a = missing\nlet b = missing\n")
        for more in [[], ["--check"]] {
            let opened = try stub.open("Broken", more)
            #expect(opened.status == 1)
            #expect(
                opened.output.hasSuffix(
                    """
                    The compiler says:
                    cannot find 'missing' in scope (2 places)
                        App.swift:3
                        App.swift:4

                    2 errors in 1 file

                    """), "\(opened.output)")
            #expect(opened.output.components(separatedBy: "cannot find").count == 2)
        }
    }

    @Test(
        "packages that can't be had, and are not stood in for, are told in one line, without what git prints; the status is 1"
    )
    func packages() throws {
        let stub = try StubDovetail()
        try stub.write("import SwiftUI", "App/App/App.swift")
        try stub.write(
            """
            { objectVersion = 77; objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (T); packageReferences = (R); };
            G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
            F = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
            T = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (F); packageProductDependencies = (D);
                productType = "com.apple.product-type.application"; };
            R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "file:///nowhere/Gone.git";
                requirement = {kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
            D = {isa = XCSwiftPackageProductDependency; package = R; productName = Gone; };
            }; rootObject = P; }
            """, "App/App.xcodeproj/project.pbxproj")
        for option in ["--package", "--check"] {
            let opened = try stub.open("App", [option, "--no-stand-ins"])
            #expect(opened.status == 1)
            let lines = opened.output.split(separator: "\n").filter { $0.hasPrefix("The packages can't be had: ") }
            #expect(lines.count == 1 && lines[0].contains("/nowhere/Gone.git"), "\(opened.output)")
            #expect(!opened.output.contains("Cloning into"), "\(opened.output)")
        }
    }

    @Test("what can't be opened, read or run is told in one line, and the status is 1")
    func failures() throws {
        let stub = try StubDovetail()
        let folder = stub.folder
        try stub.write("garbage(", "Bad/Package.swift")
        try stub.write("", "Empty/readme.txt")
        try stub.write("text", "file.txt")
        try stub.write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(
                name: "Library", products: [.library(name: "Library", targets: ["Library"])], targets: [.target(name: "Library")])
            """, "Library/Package.swift")
        try stub.write("import SwiftUI", "Library/Sources/Library/Library.swift")
        try stub.write("{ objects = ", "Damaged.xcodeproj/project.pbxproj")
        func expect(_ arguments: [String], _ start: String, environment: [String: String] = [:]) throws {
            let result = try Tool.run(Tool.built("dovetail"), arguments, in: folder, environment: environment)
            #expect(result.status == 1, "\(result.output)")
            #expect(result.output.hasPrefix("Error: " + start), "\(result.output)")
            #expect(result.output.split(separator: "\n").count == 1, "\(result.output)")
        }
        let place = folder.resolvingSymlinksInPath().path
        try expect(["open", "Nowhere.xcodeproj"], "\(place)/Nowhere.xcodeproj does not exist.")
        try expect(["open", "Empty"], "There are no Swift files in \(place)/Empty, and no project.")
        try expect(["open", "file.txt"], "\(place)/file.txt is no project")
        try expect(["open", "Damaged.xcodeproj"], "project.pbxproj:1: the file ends within")
        try expect(["bundle", "Nowhere"], "\(place)/Nowhere does not exist.")
        for command in [["run"], ["inspect"], ["preview"], ["snapshot", "--output", "a.png"]] {
            try expect(command, "There is no Package.swift in \(place).")
            try expect(command + ["--package-path", "Bad"], "The package in \(place)/Bad can't be read: ")
        }
        try expect(["run", "--package-path", "Dovetail"], "The package in \(place)/Dovetail has no program.")
        try expect(
            ["preview", "--package-path", "Library"], "There is no platform of Dovetail in \(place)/Empty: ",
            environment: ["DOVETAIL_PLATFORM": "\(place)/Empty"])
        try expect(["new", "A", "--dovetail", "Empty"], "There is no Package.swift in \(place)/Empty")
    }

    @Test(
        "wrong arguments are told with the command's usage, and the status is 64",
        arguments: [
            ["nothing"], ["open"], ["open", ".", "--check", "--package"], ["run", "--idiom", "watch"],
            ["snapshot"], ["snapshot", "--output", "a", "--size", "big"], ["bundle", ".", "--configuration", "fast"],
            ["bundle", ".", "--deb", "--single-file"],
            ["new", "1"], ["preview", "--show", "--output", "a"], ["run", "--nonsense"],
        ])
    func usage(arguments: [String]) throws {
        let result = try Tool.run(Tool.built("dovetail"), arguments)
        #expect(result.status == 64, "\(result.output)")
        #expect(result.output.hasPrefix("Error: ") && result.output.contains("Usage: dovetail"), "\(result.output)")
    }

    @Test(
        "each command shows an example of itself",
        arguments: ["new", "open", "bundle", "build", "run", "test", "snapshot", "inspect", "preview"])
    func help(command: String) throws {
        let result = try run(command, "--help")
        #expect(result.status == 0)
        #expect(result.output.contains("Example: dovetail \(command)"), "\(result.output)")
        #expect(try run("--help").output.contains("Exit status: 0"))
    }

    @Test(
        "a new package that depends on Dovetail names it relative to itself, and has a test, a preview and what git is to ignore"
    )
    func newPackage() throws {
        let stub = try StubDovetail()
        let made = try run("new", "Hello", "--dovetail", "Dovetail", in: stub.folder)
        #expect(made.status == 0, "\(made.output)")
        func text(_ path: String) throws -> String {
            try String(contentsOf: stub.folder.appendingPathComponent("Hello/" + path), encoding: .utf8)
        }
        let manifest = try text("Package.swift")
        #expect(manifest.contains("?? \"../Dovetail\""), "\(manifest)")
        #expect(!manifest.contains(stub.folder.path))
        #expect(try text(".gitignore") == ".build/\n.swiftpm/\n")
        #expect(try text("Sources/Hello/Hello.swift").contains("#Preview {\n    ContentView()\n}"))
        #expect(try text("Tests/HelloTests/HelloTests.swift").contains("try host.tap(\"Tap\")"))
    }
}
