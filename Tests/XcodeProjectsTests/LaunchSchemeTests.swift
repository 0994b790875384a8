import Foundation
import Testing

@testable import XcodeProjects

@Suite("What schemes give apps")
struct LaunchSchemeTests {
    private func scheme(_ target: String, _ content: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <Scheme LastUpgradeVersion = "1500" version = "1.7">
           <TestAction>
              <EnvironmentVariables>
                 <EnvironmentVariable key = "OF_TESTS" value = "1" isEnabled = "YES"></EnvironmentVariable>
              </EnvironmentVariables>
           </TestAction>
           <LaunchAction buildConfiguration = "Debug">
              <BuildableProductRunnable runnableDebuggingMode = "0">
                 <BuildableReference BuildableName = "\(target).app" BlueprintName = "\(target)"></BuildableReference>
              </BuildableProductRunnable>
              \(content)
           </LaunchAction>
        </Scheme>
        """
    }

    private func folder(_ schemes: [String: String]) throws -> TestFolder {
        let project = """
            // !$*UTF8*$!
            { objectVersion = 77; objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (T); };
            G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
            F = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
            T = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (F);
                productType = "com.apple.product-type.application"; };
            }; rootObject = P; }
            """
        var files = ["X.xcodeproj/project.pbxproj": project, "App/App.swift": ""]
        for (name, text) in schemes { files["X.xcodeproj/" + name] = text }
        return try TestFolder(files)
    }

    private let variables = """
        <CommandLineArguments>
           <CommandLineArgument argument = "-samples YES" isEnabled = "YES"></CommandLineArgument>
           <CommandLineArgument argument = "-off" isEnabled = "NO"></CommandLineArgument>
        </CommandLineArguments>
        <EnvironmentVariables>
           <EnvironmentVariable key = "api_base_url" value = "http://localhost" isEnabled = "YES"></EnvironmentVariable>
           <EnvironmentVariable key = "FIXTURES" value = "$(SRCROOT)/Fixtures" isEnabled = "YES"></EnvironmentVariable>
           <EnvironmentVariable key = "OFF" value = "1" isEnabled = "NO"></EnvironmentVariable>
        </EnvironmentVariables>
        """

    @Test("variables and arguments that are switched on are those of the app that is run, and are told by their names")
    func values() throws {
        let folder = try folder([
            "xcshareddata/xcschemes/Other.xcscheme": scheme("Other", "<EnvironmentVariables/>"),
            "xcshareddata/xcschemes/App.xcscheme": scheme("App", variables),
        ])
        let project = try ProjectOpener.open(folder.url)
        let launch = try #require(project.launch)
        #expect(launch.name == "App")
        #expect(
            launch.environment == [
                "api_base_url": "http://localhost", "FIXTURES": folder.url.standardizedFileURL.path + "/Fixtures",
            ])
        #expect(launch.arguments == ["-samples", "YES"])
        let notes = project.problems.filter { $0.text.contains("scheme") }.map(\.text)
        #expect(
            notes == [
                "The scheme “App” gives the app the variables FIXTURES, api_base_url and the arguments -samples YES when it is run, as in Xcode."
            ])
    }

    @Test("the store's file is the one that the scheme names, else the project's first, and is told")
    func store() throws {
        let named = """
            <StoreKitConfigurationFileReference identifier = "../../App/Second.storekit"></StoreKitConfigurationFileReference>
            """
        let files = ["App/First.storekit": "{}", "App/Second.storekit": "{}", "App/Pods/A.storekit": "{}"]
        func store(_ content: String?) throws -> (String?, [String]) {
            let folder = try folder(content.map { ["xcshareddata/xcschemes/App.xcscheme": scheme("App", $0)] } ?? [:])
            for (name, text) in files {
                let file = folder[name]
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
            let project = try ProjectOpener.open(folder.url)
            return (project.store?.lastPathComponent, project.problems.map(\.text).filter { $0.contains("bought") })
        }
        let (second, told) = try store(named)
        #expect(second == "Second.storekit")
        #expect(
            told == [
                "“Second.storekit” says what can be bought when the app is run. Nothing is paid, as in Xcode."
            ])
        #expect(try store(nil).0 == "First.storekit")
        #expect(try store(named.replacingOccurrences(of: "Second", with: "Gone")).0 == "First.storekit")
        let without = try folder([:])
        #expect(try ProjectOpener.open(without.url).store == nil)
    }

    @Test(
        "the scheme of the app's name goes first, a shared one before a person's; others and damaged ones give nothing")
    func choice() throws {
        let one =
            "<EnvironmentVariables><EnvironmentVariable key = \"A\" value = \"1\" isEnabled = \"YES\"/></EnvironmentVariables>"
        let person = "xcuserdata/me.xcuserdatad/xcschemes/"
        let mine = try folder([person + "Mine.xcscheme": scheme("App", one)])
        #expect(try ProjectOpener.open(mine.url).launch?.name == "Mine")
        let shared = try folder([
            person + "App.xcscheme": scheme("App", one),
            "xcshareddata/xcschemes/Staging.xcscheme": scheme("App", variables),
        ])
        #expect(try ProjectOpener.open(shared.url).launch?.name == "Staging")
        for other in [scheme("Other", one), scheme("App", ""), "<Scheme><LaunchAction>", "no scheme"] {
            let folder = try folder(["xcshareddata/xcschemes/App.xcscheme": other])
            #expect(try ProjectOpener.open(folder.url).launch == nil)
        }
    }
}
