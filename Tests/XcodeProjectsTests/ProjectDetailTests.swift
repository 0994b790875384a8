import Foundation
import Testing

@testable import XcodeProjects

/// What projects of some age or kind say in their own ways.
@Suite("Details of projects")
struct ProjectDetailTests {
    private func project(_ objects: String) -> String {
        """
        // !$*UTF8*$!
        { objectVersion = 77; objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T, W); packageReferences = (R1, R2, R3, R4, R5, R6);
            buildConfigurationList = L0; };
        G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = {isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (X1, X2); explicitFolders = (Levels); sourceTree = "<group>"; };
        L0 = {isa = XCConfigurationList; buildConfigurations = (C0); };
        C0 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; SWIFT_VERSION = 5.0; }; };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1, C2); };
        C1 = {isa = XCBuildConfiguration; name = Release; buildSettings = {SWIFT_VERSION = 4.2; }; };
        C2 = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReferenceAnchor = F;
            baseConfigurationReferenceRelativePath = "Config/App.xcconfig"; buildSettings = {
            PRODUCT_NAME = "My App"; SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES; }; };
        X1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Info.plist, "Config/App.xcconfig");
            platformFiltersByRelativePath = {"Mac.swift" = (macos, ); "Both.swift" = (ios, macos, ); }; };
        X2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = W; membershipExceptions = (Shared.swift); };
        T = {isa = PBXNativeTarget; name = App; buildConfigurationList = L1; fileSystemSynchronizedGroups = (F);
            productType = "com.apple.product-type.application"; packageProductDependencies = (D1, D2, D3, D4, D5, D6, D7); };
        W = {isa = PBXNativeTarget; name = Watch; buildConfigurationList = L0; productType = "com.apple.product-type.application"; };
        \(objects)
        }; rootObject = P; }
        """
    }

    private func folder() throws -> TestFolder {
        let requirements = [
            "kind = upToNextMajorVersion; minimumVersion = 1.2.0;",
            "kind = upToNextMinorVersion; minimumVersion = 2.0.0;",
            "kind = exactVersion; version = 3.0.1;",
            "kind = versionRange; minimumVersion = 1.0.0; maximumVersion = 1.5.0;",
            "kind = branch; branch = \"feature/x\";", "kind = revision; revision = abc123;",
        ]
        var objects = "D7 = {isa = XCSwiftPackageProductDependency; productName = \"plugin:Lint\"; };\n"
        for (index, requirement) in requirements.enumerated() {
            let number = index + 1
            objects += """
                R\(number) = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/Package\(number).git"; requirement = {\(requirement)}; };
                D\(number) = {isa = XCSwiftPackageProductDependency; package = R\(number); productName = Product\(number); };

                """
        }
        return try TestFolder([
            "X.xcodeproj/project.pbxproj": project(objects), "App/App.swift": "import Product2", "App/Mac.swift": "",
            "App/Both.swift": "", "App/Shared.swift": "", "App/Info.plist": "<plist/>",
            "App/Config/App.xcconfig":
                "#include \"Base.xcconfig\"\nSWIFT_VERSION = 6.0 // newest\n#include? \"Gone.xcconfig\"",
            "App/Config/Base.xcconfig": "SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) BASE",
            "App/Levels/1/map.json": "1", "App/Levels/2/map.json": "2", "App/Sound.bundle/a.wav": "",
        ])
    }

    @Test("synchronised folders: platforms, folders taken as a whole, settings in them, files lent to other targets")
    func synchronisedFolder() throws {
        let folder = try folder()
        let project = try ProjectOpener.open(folder.url)
        #expect(project.name == "My App" && project.app.name == "My_App")
        #expect(Set(project.app.sources.map(\.destination)) == ["App/App.swift", "App/Both.swift", "App/Shared.swift"])
        #expect(
            Set(project.app.resources.map(\.destination)) == [
                "Levels/1/map.json", "Levels/2/map.json", "Sound.bundle/a.wav",
            ])
        #expect(project.app.language.version == 6)
        #expect(project.app.language.conditions == ["BASE"])
        #expect(project.app.language.upcomingFeatures == ["ExistentialAny"])
        #expect(
            project.problems.map(\.text) == [
                "“App” is opened. The project has other apps, which --target opens: “Watch”."
            ])
        let watch = try ProjectOpener.open(folder.url, options: OpenOptions(target: "Watch"))
        #expect(watch.app.sources.map(\.destination) == ["App/Shared.swift"])
    }

    @Test(
        "a file that is named by its place on another machine is the one in the project's folder with the longest end of that path"
    )
    func fileOfAnotherMachine() throws {
        let folder = try TestFolder([
            "App/App.swift": "", "App/Models/Book.swift": "", "Book.swift": "",
            "X.xcodeproj/project.pbxproj": """
            // !$*UTF8*$!
            { objectVersion = 50; objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
            G = {isa = PBXGroup; children = (F1, F2, F3); sourceTree = "<group>"; };
            F1 = {isa = PBXFileReference; path = App/App.swift; sourceTree = "<group>"; };
            F2 = {isa = PBXFileReference; path = "/Users/nobody/X/App/Models/Book.swift"; sourceTree = "<group>"; };
            F3 = {isa = PBXFileReference; path = "/Users/nobody/X/Gone.swift"; sourceTree = "<absolute>"; };
            B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
            B3 = {isa = PBXBuildFile; fileRef = F3; };
            S = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3); };
            L = {isa = XCConfigurationList; buildConfigurations = (C); };
            C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; }; };
            T = {isa = PBXNativeTarget; name = X; buildConfigurationList = L; buildPhases = (S);
                productType = "com.apple.product-type.application"; };
            }; rootObject = P; }
            """,
        ])
        let project = try ProjectOpener.open(folder.url)
        #expect(Set(project.app.sources.map(\.destination)) == ["App/App.swift", "App/Models/Book.swift"])
        #expect(project.problems.contains { $0.text.hasPrefix("/Users/nobody/X/Gone.swift is outside of the project") })
    }

    @Test("packages keep the versions that the project asks for; plug-ins stay out")
    func packages() throws {
        let folder = try folder()
        let project = try ProjectOpener.open(folder.url)
        #expect(
            project.packages.map(\.place) == [
                .remote(url: "https://example.org/Package1.git", requirement: "from: \"1.2.0\""),
                .remote(url: "https://example.org/Package2.git", requirement: ".upToNextMinor(from: \"2.0.0\")"),
                .remote(url: "https://example.org/Package3.git", requirement: "exact: \"3.0.1\""),
                .remote(url: "https://example.org/Package4.git", requirement: "\"1.0.0\"..<\"1.5.0\""),
                .remote(url: "https://example.org/Package5.git", requirement: "branch: \"feature/x\""),
                .remote(url: "https://example.org/Package6.git", requirement: "revision: \"abc123\""),
            ])
        #expect(project.app.products.map(\.name) == (1...6).map { "Product\($0)" })
        let manifest = Manifest(project: project, dovetail: DovetailReference("https://example.org/d/Dovetail.git"))
            .text
        #expect(manifest.contains(".package(url: \"https://example.org/d/Dovetail.git\", branch: \"main\"),"))
        #expect(manifest.contains(".product(name: \"Product2\", package: \"Package2\"),"))
        #expect(
            manifest.contains(
                ".product(name: \"SwiftUI\", package: \"Dovetail\", condition: .when(platforms: [.linux])),"))
    }

    @Test("a package can be left out; the report then tells the files that import it")
    func leftOutPackage() throws {
        let folder = try folder()
        let project = try ProjectOpener.open(folder.url, options: OpenOptions(leftOut: ["Package2"]))
        #expect(project.packages.count == 5)
        let report = CompatibilityReport(project)
        #expect(report.missing.map(\.name) == ["Product2"])
        #expect(report.blockedFiles.map(\.destination) == ["App/App.swift"])
    }

    @Test(
        "notifications and filters come along with SwiftUI, also for files that do not import their module, unless one asks before"
    )
    func notifications() throws {
        let folder = try TestFolder([
            "A/A.swift": "import SwiftUI\nlet center = UNUserNotificationCenter.current()",
            "B/B.swift":
                "import SwiftUI\n#if canImport(UserNotifications)\nlet center = UNUserNotificationCenter.current()\n#endif",
            "C/C.swift": "import SwiftUI\nlet filter = CIFilter(name: \"CISepiaTone\")",
            "D/D.swift": "import SwiftUI\nlet device = WKInterfaceDevice.current()",
            "E/E.swift": "import AppKit\nlet isTrusted = AXIsProcessTrusted()",
        ])
        var trusted = try ProjectOpener.open(folder["E"])
        OptionalProducts.add(OptionalProducts.all, to: &trusted)
        #expect(trusted.app.optionalProducts == ["AppKit", "ApplicationServices"])
        var watch = try ProjectOpener.open(folder["D"])
        OptionalProducts.add(OptionalProducts.all, to: &watch)
        #expect(watch.app.optionalProducts == ["WatchKit"])
        var filters = try ProjectOpener.open(folder["C"])
        OptionalProducts.add(OptionalProducts.all, to: &filters)
        #expect(filters.app.optionalProducts == ["CoreImage"])
        var (plain, asking) = (try ProjectOpener.open(folder["A"]), try ProjectOpener.open(folder["B"]))
        OptionalProducts.add(OptionalProducts.all, to: &plain)
        OptionalProducts.add(OptionalProducts.all, to: &asking)
        #expect(plain.app.optionalProducts == ["UserNotifications"])
        #expect(asking.app.optionalProducts == [])
        #expect(
            SharedImports.source(products: ["MapKit", "UserNotifications"]).hasSuffix(
                "@_exported public import UserNotifications\n"))
        #expect(SharedImports.source(products: ["MapKit"]) == SharedImports.source)
    }

    @Test("UIKit and AppKit are asked for by modules that import them whatever the system, where Dovetail has them")
    func optionalProducts() throws {
        let folder = try TestFolder([
            "A/A.swift": "import UIKit\n#if os(macOS)\nimport AppKit\n#endif",
            "B/B.swift": "#if canImport(UIKit)\nimport UIKit\n#endif",
            "D/Package.swift": "products: [.library(name: \"UIKit\", targets: [\"UIKit\"])]", "E/Package.swift": "",
        ])
        var asks = try ProjectOpener.open(folder["A"])
        #expect(CompatibilityReport(asks).missing.map(\.name) == ["UIKit"])
        let dovetail = DovetailReference(folder["D"].path)
        #expect(dovetail.optionalProducts == ["UIKit"])
        #expect(DovetailReference(folder["E"].path).optionalProducts == [])
        OptionalProducts.add(dovetail.optionalProducts, to: &asks)
        #expect(asks.app.optionalProducts == ["UIKit"])
        #expect(CompatibilityReport(asks).missing.isEmpty)
        #expect(
            Manifest(project: asks, dovetail: dovetail).text.contains(
                ".product(name: \"UIKit\", package: \"Dovetail\", condition: .when(platforms: [.linux])),"))
        var other = try ProjectOpener.open(folder["B"])
        OptionalProducts.add(["UIKit"], to: &other)
        #expect(other.app.optionalProducts == [])
    }

    @Test("a folder with one project somewhere below is that project's")
    func nestedProject() throws {
        let folder = try folder()
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        for name in names {
            try FileManager.default.createDirectory(at: folder["Repository/ios"], withIntermediateDirectories: true)
            try FileManager.default.moveItem(at: folder[name], to: folder["Repository/ios/" + name])
        }
        try folder.write("", to: "Repository/readme.md")
        try folder.write("", to: "Repository/Pods/Pods.xcodeproj/project.pbxproj")
        #expect(try ProjectOpener.open(folder["Repository"]).name == "My App")
        try folder.write("", to: "Repository/mac/Y.xcodeproj/project.pbxproj")
        #expect(throws: XcodeError.self) { try ProjectOpener.open(folder["Repository"]) }
    }

    @Test("a library that is only linked is a dependency, as is one that only a proxy names")
    func linkedLibraries() throws {
        let folder = try TestFolder([
            "X.xcodeproj/project.pbxproj": """
            { objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (T, K, M); };
            G = {isa = PBXGroup; children = (FT, FK, FM, PK); sourceTree = "<group>"; };
            FT = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
            FK = {isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; };
            FM = {isa = PBXFileSystemSynchronizedRootGroup; path = Model; sourceTree = "<group>"; };
            PK = {isa = PBXFileReference; explicitFileType = wrapper.framework; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
            BK = {isa = PBXBuildFile; fileRef = PK; };
            BN = {isa = PBXBuildFile; };
            FP = {isa = PBXFrameworksBuildPhase; files = (BK, BN); };
            T = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (FT); buildPhases = (FP);
                productType = "com.apple.product-type.application"; };
            K = {isa = PBXNativeTarget; name = Kit; fileSystemSynchronizedGroups = (FK); productReference = PK; dependencies = (D);
                productType = "com.apple.product-type.framework"; };
            M = {isa = PBXNativeTarget; name = Model; fileSystemSynchronizedGroups = (FM);
                productType = "com.apple.product-type.library.static"; };
            D = {isa = PBXTargetDependency; targetProxy = X; };
            X = {isa = PBXContainerItemProxy; containerPortal = P; proxyType = 1; remoteGlobalIDString = M; };
            }; rootObject = P; }
            """, "App/App.swift": "import Kit", "Kit/Kit.swift": "import Model", "Model/Model.swift": "",
        ])
        let project = try ProjectOpener.open(folder.url)
        #expect(project.modules.map(\.name) == ["Model", "Kit", "App"])
        #expect(project.modules.map(\.dependencies) == [[], ["Model"], ["Kit"]])
    }
}
