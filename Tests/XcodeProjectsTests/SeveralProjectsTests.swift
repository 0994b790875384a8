import Foundation
import Testing

@testable import XcodeProjects

/// Workspaces with several projects, and projects within projects.
@Suite("Several projects at once")
struct SeveralProjectsTests {
    private func app(_ objects: String, linked: String, group: String = "") -> String {
        """
        { objectVersion = 77; objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T); };
        G = {isa = PBXGroup; children = (S, \(group)); sourceTree = "<group>"; };
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = Code; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = Shop; fileSystemSynchronizedGroups = (S); buildPhases = (B);
            productType = "com.apple.product-type.application"; };
        B = {isa = PBXFrameworksBuildPhase; files = (\(linked)); };
        \(objects)
        }; rootObject = P; }
        """
    }

    private func library(_ name: String, _ kind: String = "framework", linked: String = "", objects: String = "")
        -> String
    {
        """
        { objectVersion = 56; objects = {
        P\(name) = {isa = PBXProject; mainGroup = G\(name); targets = (T\(name)); };
        G\(name) = {isa = PBXGroup; children = (S\(name), R\(name)); sourceTree = "<group>"; };
        S\(name) = {isa = PBXFileSystemSynchronizedRootGroup; path = \(name); sourceTree = "<group>"; };
        R\(name) = {isa = PBXFileReference; path = \(name).framework; sourceTree = BUILT_PRODUCTS_DIR; };
        T\(name) = {isa = PBXNativeTarget; name = \(name); fileSystemSynchronizedGroups = (S\(name)); productReference = R\(name);
            buildPhases = (B\(name)); productType = "com.apple.product-type.\(kind)"; };
        B\(name) = {isa = PBXFrameworksBuildPhase; files = (\(linked)); };
        \(objects)
        }; rootObject = P\(name); }
        """
    }

    private func workspace(_ projects: String...) -> String {
        "<Workspace version=\"1.0\">" + projects.map { "<FileRef location=\"group:\($0)\"></FileRef>" }.joined()
            + "</Workspace>"
    }

    @Test(
        "an app that is linked with the framework of another project of its workspace gets its module, and what that needs"
    )
    func linked() throws {
        let folder = try TestFolder([
            "All.xcworkspace/contents.xcworkspacedata": workspace(
                "Kit/Kit.xcodeproj", "Base/Base.xcodeproj", "Shop/Shop.xcodeproj"),
            "Shop/Shop.xcodeproj/project.pbxproj": app(
                """
                L1 = {isa = PBXBuildFile; fileRef = K1; };
                K1 = {isa = PBXFileReference; explicitFileType = wrapper.framework; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
                """, linked: "L1", group: "K1"),
            "Kit/Kit.xcodeproj/project.pbxproj": library(
                "Kit", linked: "L2",
                objects: """
                    L2 = {isa = PBXBuildFile; fileRef = K2; };
                    K2 = {isa = PBXFileReference; path = Base.framework; sourceTree = BUILT_PRODUCTS_DIR; };
                    """),
            "Base/Base.xcodeproj/project.pbxproj": library("Base"),
            "Shop/Code/Shop.swift": "import Kit", "Kit/Kit/Kit.swift": "import Base", "Base/Base/Base.swift": "",
        ])
        let project = try ProjectOpener.open(folder.url)
        #expect(project.modules.map(\.name) == ["Base", "Kit", "Shop"])
        #expect(project.modules.map(\.dependencies) == [[], ["Base"], ["Kit"]])
        #expect(project.problems.isEmpty)
        #expect(CompatibilityReport(project).missing.isEmpty)
    }

    @Test("a project inside of a project: its library is known by a proxy")
    func inside() throws {
        let objects = """
            FK = {isa = PBXFileReference; lastKnownFileType = "wrapper.pb-project"; path = Vendor/Kit.xcodeproj; sourceTree = "<group>"; };
            L1 = {isa = PBXBuildFile; fileRef = K1; };
            K1 = {isa = PBXReferenceProxy; fileType = wrapper.framework; path = Kit.framework; remoteRef = X1; sourceTree = BUILT_PRODUCTS_DIR; };
            X1 = {isa = PBXContainerItemProxy; containerPortal = FK; proxyType = 2; remoteGlobalIDString = RKit; remoteInfo = Kit; };
            """
        let folder = try TestFolder([
            "Shop.xcodeproj/project.pbxproj": app(objects, linked: "L1", group: "FK"),
            "Vendor/Kit.xcodeproj/project.pbxproj": library("Kit"),
            "Code/Shop.swift": "import Kit", "Vendor/Kit/Kit.swift": "",
        ])
        let project = try ProjectOpener.open(folder.url)
        #expect(project.modules.map(\.name) == ["Kit", "Shop"])
        // A project that is outside of the folder is not read.
        try folder.write(
            app(objects.replacingOccurrences(of: "Vendor/", with: "../Vendor/"), linked: "L1", group: "FK"),
            to: "In/Shop.xcodeproj/project.pbxproj")
        try folder.write("import Kit", to: "In/Code/Shop.swift")
        #expect(try ProjectOpener.open(folder["In"]).modules.map(\.name) == ["Shop"])
    }

    @Test("a target without sources, as those of dependency managers, hands on the libraries that it needs")
    func handedOn() throws {
        let pods = """
            { objectVersion = 46; objects = {
            PP = {isa = PBXProject; mainGroup = PG; targets = (T0, T1); };
            PG = {isa = PBXGroup; children = (PS); sourceTree = "<group>"; };
            PS = {isa = PBXFileSystemSynchronizedRootGroup; path = Snap; sourceTree = "<group>"; };
            R0 = {isa = PBXFileReference; path = Pods_Shop.framework; sourceTree = BUILT_PRODUCTS_DIR; };
            T0 = {isa = PBXNativeTarget; name = "Pods-Shop"; productReference = R0; dependencies = (D1); productType = "com.apple.product-type.framework"; };
            D1 = {isa = PBXTargetDependency; target = T1; };
            T1 = {isa = PBXNativeTarget; name = Snap; fileSystemSynchronizedGroups = (PS); productType = "com.apple.product-type.framework"; };
            }; rootObject = PP; }
            """
        let folder = try TestFolder([
            "Shop.xcworkspace/contents.xcworkspacedata": workspace("Shop.xcodeproj", "Pods/Pods.xcodeproj"),
            "Shop.xcodeproj/project.pbxproj": app(
                """
                L1 = {isa = PBXBuildFile; fileRef = K1; };
                K1 = {isa = PBXFileReference; explicitFileType = wrapper.framework; path = Pods_Shop.framework; sourceTree = BUILT_PRODUCTS_DIR; };
                """, linked: "L1", group: "K1"),
            "Pods/Pods.xcodeproj/project.pbxproj": pods, "Code/Shop.swift": "import Snap", "Pods/Snap/Snap.swift": "",
        ])
        let project = try ProjectOpener.open(folder["Shop.xcworkspace"])
        #expect(project.modules.map(\.name) == ["Snap", "Shop"])
        #expect(project.app.dependencies == ["Snap"])
    }

    @Test("two projects that need each other are told as a circle")
    func circle() throws {
        let folder = try TestFolder([
            "All.xcworkspace/contents.xcworkspacedata": workspace("Shop.xcodeproj", "A/A.xcodeproj", "B/B.xcodeproj"),
            "Shop.xcodeproj/project.pbxproj": app(
                """
                L1 = {isa = PBXBuildFile; fileRef = K1; };
                K1 = {isa = PBXFileReference; path = A.framework; sourceTree = BUILT_PRODUCTS_DIR; };
                """, linked: "L1"),
            "A/A.xcodeproj/project.pbxproj": library(
                "A", linked: "L2",
                objects:
                    "L2 = {isa = PBXBuildFile; fileRef = K2; }; K2 = {isa = PBXFileReference; path = B.framework; };"),
            "B/B.xcodeproj/project.pbxproj": library(
                "B", linked: "L3",
                objects:
                    "L3 = {isa = PBXBuildFile; fileRef = K3; }; K3 = {isa = PBXFileReference; path = A.framework; };"),
            "Code/Shop.swift": "", "A/A/A.swift": "", "B/B/B.swift": "",
        ])
        do {
            _ = try ProjectOpener.open(folder["All.xcworkspace"])
            Issue.record("opened")
        } catch {
            #expect("\(error)".contains("depend on each other in a circle: “Shop” → “A” → “B” → “A”."), "\(error)")
        }
    }

    @Test("an app of Swift Playgrounds: its name, version, colour, icon and the folder of its sources")
    func playgroundApp() throws {
        func manifest(_ target: String) -> String {
            """
            // swift-tools-version: 5.9
            import PackageDescription
            import AppleProductTypes
            let package = Package(
                name: "Bird Song", platforms: [.iOS("17.0")],
                products: [
                    .iOSApplication(
                        name: "Bird Song", targets: ["AppModule"], bundleIdentifier: "org.example.birds", teamIdentifier: "ABC",
                        displayVersion: "1.2", bundleVersion: "34", appIcon: .asset("Wren"), accentColor: .presetColor(.mint),
                        supportedDeviceFamilies: [.pad, .phone], supportedInterfaceOrientations: [.portrait, .landscapeRight(.when(deviceFamilies: [.pad]))],
                        capabilities: [.microphone(purposeString: "To hear (birds)")])
                ],
                dependencies: [.package(path: "Kit")],
                targets: [\(target)])
            """
        }
        let folder = try TestFolder([
            "Birds.swiftpm/Package.swift": manifest(
                ".executableTarget(name: \"AppModule\", dependencies: [.product(name: \"Kit\", package: \"Kit\")], path: \"App\", exclude: [\"Notes.md\", \"Old\"], resources: [.process(\"Media\")])"
            ),
            "Birds.swiftpm/App/BirdApp.swift": "import SwiftUI", "Birds.swiftpm/App/Media/wren.json": "{}",
            "Birds.swiftpm/App/Notes.md": "", "Birds.swiftpm/App/Old/x.swift": "", "Birds.swiftpm/beside.swift": "",
            "Birds.swiftpm/.swiftpm/x.swift": "",
            "Birds.swiftpm/Kit/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])
            """,
            "Birds.swiftpm/Kit/Sources/Kit/Kit.swift": "",
            "Root.swiftpm/Package.swift": manifest(".executableTarget(name: \"AppModule\", path: \".\")"),
            "Root.swiftpm/RootApp.swift": "", "Root.swiftpm/Views/V.swift": "",
            "Out.swiftpm/Package.swift": manifest(".executableTarget(name: \"AppModule\", path: \"../Root.swiftpm\")"),
            "Out.swiftpm/A.swift": "",
        ])
        let project = try ProjectOpener.open(folder["Birds.swiftpm"])
        #expect(project.modules.map(\.name) == ["Kit", "Birds"])
        #expect(project.app.sources.map(\.destination) == ["App/BirdApp.swift"])
        #expect(project.app.resources.map(\.destination) == ["wren.json"])
        #expect(project.app.iconName == "Wren")
        let data = try #require(project.app.info)
        let info = try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
        #expect(info["CFBundleDisplayName"] as? String == "Bird Song")
        #expect(info["CFBundleShortVersionString"] as? String == "1.2")
        #expect(info["CFBundleVersion"] as? String == "34")
        #expect(info["DovetailAccentColor"] as? String == "mint")
        let root = try ProjectOpener.open(folder["Root.swiftpm"])
        #expect(Set(root.app.sources.map(\.destination)) == ["RootApp.swift", "Views/V.swift"])
        #expect(throws: XcodeError.self) { try ProjectOpener.open(folder["Out.swiftpm"]) }
    }

    @Test("a copy of a package in the project's folder takes the place of the one that would be fetched")
    func packageCopies() throws {
        let folder = try TestFolder([
            "X.xcodeproj/project.pbxproj": """
            { objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (T); packageReferences = (R, O); };
            G = {isa = PBXGroup; children = (A); sourceTree = "<group>"; };
            A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
            BA = {isa = PBXBuildFile; fileRef = A; };
            BP = {isa = PBXSourcesBuildPhase; files = (BA); };
            R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/a/Kit.git";
                requirement = {kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
            O = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/a/Other";
                requirement = {kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
            D = {isa = XCSwiftPackageProductDependency; package = R; productName = Kit; };
            E = {isa = XCSwiftPackageProductDependency; package = O; productName = Other; };
            T = {isa = PBXNativeTarget; name = App; buildPhases = (BP); packageProductDependencies = (D, E);
                productType = "com.apple.product-type.application"; };
            }; rootObject = P; }
            """, "A.swift": "import Kit",
            "kit/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])
            """, "kit/Sources/Kit/K.swift": "",
        ])
        let project = try ProjectOpener.open(folder.url)
        #expect(project.modules.map(\.name) == ["Kit", "App"] && project.app.dependencies == ["Kit"])
        #expect(project.packages.map(\.identity) == ["Other"])
    }

    @Test("a folder's exceptions may name a file in all its languages")
    func localizedExceptions() throws {
        func project(_ folders: String) -> String {
            """
            { objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (T); };
            G = {isa = PBXGroup; children = (S); sourceTree = "<group>"; };
            S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (E); sourceTree = "<group>"; };
            E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (
                "/Localized: Texts/Localizable.strings", A.swift); };
            T = {isa = PBXNativeTarget; name = App; \(folders) productType = "com.apple.product-type.application"; };
            }; rootObject = P; }
            """
        }
        let files = [
            "App/A.swift": "import SwiftUI", "App/B.swift": "", "App/Texts/en.lproj/Localizable.strings": "",
            "App/Texts/de.lproj/Localizable.strings": "", "App/Texts/de.lproj/Other.strings": "",
        ]
        var folder = try TestFolder(files.merging(["X.xcodeproj/project.pbxproj": project("")]) { $1 })
        var app = try ProjectOpener.open(folder.url).app
        #expect(app.sources.map(\.destination) == ["App/A.swift"])
        #expect(
            Set(app.resources.map(\.destination)) == ["en.lproj/Localizable.strings", "de.lproj/Localizable.strings"])
        // Where the folder is the target's own, they are what does not belong to it.
        folder = try TestFolder(
            files.merging(["X.xcodeproj/project.pbxproj": project("fileSystemSynchronizedGroups = (S);")]) { $1 })
        app = try ProjectOpener.open(folder.url).app
        #expect(app.sources.map(\.destination) == ["App/B.swift"])
        #expect(app.resources.map(\.destination) == ["de.lproj/Other.strings"])
    }

    @Test("a package's catalogues, tables of texts and data models are resources though its manifest names none")
    func resourcesByThemselves() throws {
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Kit", defaultLocalization: "en", products: [.library(name: "Kit", targets: ["Kit"])],
                targets: [.target(name: "Kit", path: "Sources")])
            """
        let folder = try TestFolder([
            "Tea.swiftpm/Package.swift": """
            // swift-tools-version: 5.9
            import AppleProductTypes
            let package = Package(
                name: "Tea", products: [.iOSApplication(name: "Tea", targets: ["AppModule"])],
                dependencies: [.package(path: "Kit")],
                targets: [
                    .executableTarget(name: "AppModule", dependencies: [.product(name: "Kit", package: "Kit")], path: "App")
                ])
            """,
            "Tea.swiftpm/App/TeaApp.swift": "import SwiftUI", "Tea.swiftpm/Kit/Package.swift": manifest,
            "Tea.swiftpm/Kit/Sources/Kit.swift": "", "Tea.swiftpm/Kit/Sources/Media.xcassets/Contents.json": "{}",
            "Tea.swiftpm/Kit/Sources/Texts/Localizable.xcstrings": "{}",
            "Tea.swiftpm/Kit/Sources/en.lproj/Localizable.strings": "", "Tea.swiftpm/Kit/Sources/notes.txt": "",
            "Tea.swiftpm/Kit/Sources/Store.xcdatamodel/contents": "<model/>",
        ])
        let project = try ProjectOpener.open(folder["Tea.swiftpm"])
        // A repository that has the app in a folder, and nothing beside it that could be meant.
        #expect(try ProjectOpener.open(folder.url).app.name == project.app.name)
        let kit = try #require(project.modules.first { $0.name == "Kit" })
        #expect(
            Set(kit.resources.map(\.destination)) == [
                "Media.xcassets/Contents.json", "Localizable.xcstrings", "en.lproj/Localizable.strings",
                "Store.xcdatamodel/contents",
            ])
    }

    @Test("an app of Swift Playgrounds with several targets: each is a module, those that it needs before it")
    func playgroundTargets() throws {
        func manifest(_ targets: String) -> String {
            """
            // swift-tools-version: 5.9
            import AppleProductTypes
            let package = Package(
                name: "Shop",
                products: [.iOSApplication(name: "Shop", targets: ["AppModule"], displayVersion: "1.0", bundleVersion: "1")],
                dependencies: [.package(url: "https://example.org/dice.git", from: "1.0.0")],
                targets: [\(targets)])
            """
        }
        let folder = try TestFolder([
            "Shop.swiftpm/Package.swift": manifest(
                """
                .executableTarget(name: "AppModule", dependencies: ["Cart", .target(name: "Look")], path: "."),
                .target(
                    name: "Cart",
                    dependencies: [.byName(name: "Look"), .product(name: "Dice", package: "dice")],
                    path: "Modules/Cart", exclude: ["Notes"], resources: [.process("Data")]),
                .target(name: "Look"),
                .target(name: "Unused", path: "Modules/Unused"),
                .testTarget(name: "CartTests", dependencies: ["Cart"])
                """),
            "Shop.swiftpm/ShopApp.swift": "import SwiftUI\nimport Cart", "Shop.swiftpm/Modules/Cart/Cart.swift": "",
            "Shop.swiftpm/Modules/Cart/Data/prices.json": "{}", "Shop.swiftpm/Modules/Cart/Notes/n.swift": "",
            "Shop.swiftpm/Sources/Look/Look.swift": "", "Shop.swiftpm/Tests/CartTests/T.swift": "",
            "Ring.swiftpm/Package.swift": manifest(
                """
                .executableTarget(name: "AppModule", dependencies: ["A"], path: "App"),
                .target(name: "A", dependencies: ["B"]), .target(name: "B", dependencies: ["A"])
                """),
            "Ring.swiftpm/App/R.swift": "", "Ring.swiftpm/Sources/A/A.swift": "", "Ring.swiftpm/Sources/B/B.swift": "",
            "Lost.swiftpm/Package.swift": manifest(
                ".executableTarget(name: \"AppModule\", dependencies: [\"A\"], path: \"App\"), .target(name: \"A\")"),
            "Lost.swiftpm/App/L.swift": "",
        ])
        let project = try ProjectOpener.open(folder["Shop.swiftpm"])
        #expect(project.modules.map(\.name) == ["Look", "Cart", "Shop"])
        #expect(project.modules.map(\.dependencies) == [[], ["Look"], ["Look", "Cart"]])
        #expect(project.modules[1].products.map(\.name) == ["Dice"] && project.app.products == [])
        #expect(project.modules[0].sources.map { $0.source.lastPathComponent } == ["Look.swift"])
        #expect(project.modules[1].sources.map { $0.source.lastPathComponent } == ["Cart.swift"])
        #expect(project.modules[1].resources.map(\.destination) == ["prices.json"])
        #expect(project.app.sources.map { $0.source.lastPathComponent } == ["ShopApp.swift"])
        do {
            _ = try ProjectOpener.open(folder["Ring.swiftpm"])
            Issue.record("opened")
        } catch { #expect("\(error)".contains("in a circle: “AppModule” → “A” → “B” → “A”"), "\(error)") }
        #expect(throws: XcodeError.self) { try ProjectOpener.open(folder["Lost.swiftpm"]) }
    }
}
