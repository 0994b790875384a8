import Foundation
import Testing

@testable import XcodeProjects

/// Projects as Xcode 12 to 16 write them, with all that an app of some age has gathered.
@Suite("Projects of several versions of Xcode")
struct XcodeFormatTests {
    /// As Xcode 13 makes an app with tests, to which people have added an extension, Core Data, packages and languages.
    private static let xcode13 = """
        // !$*UTF8*$!
        {
        	archiveVersion = 1;
        	classes = {
        	};
        	objectVersion = 55;
        	objects = {

        /* Begin PBXBuildFile section */
        		A1 /* TripsApp.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* TripsApp.swift */; };
        		A2 /* ContentView.swift in Sources */ = {isa = PBXBuildFile; fileRef = F2 /* ContentView.swift */; };
        		A3 /* Assets.xcassets in Resources */ = {isa = PBXBuildFile; fileRef = F3 /* Assets.xcassets */; };
        		A4 /* Preview Assets.xcassets in Resources */ = {isa = PBXBuildFile; fileRef = F4 /* Preview Assets.xcassets */; };
        		A5 /* Trips.xcdatamodeld in Sources */ = {isa = PBXBuildFile; fileRef = F5 /* Trips.xcdatamodeld */; };
        		A6 /* Localizable.strings in Resources */ = {isa = PBXBuildFile; fileRef = F6 /* Localizable.strings */; };
        		A7 /* LaunchScreen.storyboard in Resources */ = {isa = PBXBuildFile; fileRef = F7 /* LaunchScreen.storyboard */; };
        		A8 /* Main.storyboard in Resources */ = {isa = PBXBuildFile; fileRef = F8 /* Main.storyboard */; };
        		A9 /* TripsTests.swift in Sources */ = {isa = PBXBuildFile; fileRef = F9 /* TripsTests.swift */; };
        		AA /* Widget.swift in Sources */ = {isa = PBXBuildFile; fileRef = FA /* Widget.swift */; };
        		AB /* TripsWidget.appex in Embed App Extensions */ = {isa = PBXBuildFile; fileRef = PW /* TripsWidget.appex */; settings = {ATTRIBUTES = (RemoveHeadersOnCopy, ); }; };
        		AC /* Lottie in Frameworks */ = {isa = PBXBuildFile; productRef = SP /* Lottie */; };
        		AD /* Geo in Frameworks */ = {isa = PBXBuildFile; productRef = SL /* Geo */; };
        		AE /* MapKit.framework in Frameworks */ = {isa = PBXBuildFile; fileRef = FM /* MapKit.framework */; };
        /* End PBXBuildFile section */

        		F1 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = TripsApp.swift; sourceTree = "<group>"; };
        		F2 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = ContentView.swift; sourceTree = "<group>"; };
        		F3 = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = Assets.xcassets; sourceTree = "<group>"; };
        		F4 = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = "Preview Assets.xcassets"; sourceTree = "<group>"; };
        		F5 = {isa = XCVersionGroup; children = (F5V, ); currentVersion = F5V; path = Trips.xcdatamodeld; sourceTree = "<group>"; versionGroupType = wrapper.xcdatamodel; };
        		F5V = {isa = PBXFileReference; lastKnownFileType = wrapper.xcdatamodel; path = Trips.xcdatamodel; sourceTree = "<group>"; };
        		F6 = {isa = PBXVariantGroup; children = (F6E, F6D, ); name = Localizable.strings; sourceTree = "<group>"; };
        		F6E = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = en; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
        		F6D = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = de; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
        		F7 = {isa = PBXVariantGroup; children = (F7B, ); name = LaunchScreen.storyboard; sourceTree = "<group>"; };
        		F7B = {isa = PBXFileReference; lastKnownFileType = file.storyboard; name = Base; path = Base.lproj/LaunchScreen.storyboard; sourceTree = "<group>"; };
        		F8 = {isa = PBXVariantGroup; children = (F8B, ); name = Main.storyboard; sourceTree = "<group>"; };
        		F8B = {isa = PBXFileReference; lastKnownFileType = file.storyboard; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        		F9 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = TripsTests.swift; sourceTree = "<group>"; };
        		FA = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Widget.swift; sourceTree = "<group>"; };
        		FM = {isa = PBXFileReference; lastKnownFileType = wrapper.framework; name = MapKit.framework; path = System/Library/Frameworks/MapKit.framework; sourceTree = SDKROOT; };
        		PA = {isa = PBXFileReference; explicitFileType = wrapper.application; includeInIndex = 0; path = Trips.app; sourceTree = BUILT_PRODUCTS_DIR; };
        		PT = {isa = PBXFileReference; explicitFileType = wrapper.cfbundle; includeInIndex = 0; path = TripsTests.xctest; sourceTree = BUILT_PRODUCTS_DIR; };
        		PW = {isa = PBXFileReference; explicitFileType = "wrapper.app-extension"; includeInIndex = 0; path = TripsWidget.appex; sourceTree = BUILT_PRODUCTS_DIR; };
        		FX = {isa = PBXFileReference; lastKnownFileType = text.xcconfig; path = Shared.xcconfig; sourceTree = "<group>"; };
        		FG = {isa = PBXFileReference; lastKnownFileType = wrapper; name = Geo; path = Packages/Geo; sourceTree = SOURCE_ROOT; };

        		G0 = {isa = PBXGroup; children = (FG, FX, G1, G2, G3, GP, ); sourceTree = "<group>"; };
        		G1 = {isa = PBXGroup; children = (F1, F2, F3, F5, F6, F7, F8, G1P, ); path = Trips; sourceTree = "<group>"; };
        		G1P = {isa = PBXGroup; children = (F4, ); path = "Preview Content"; sourceTree = "<group>"; };
        		G2 = {isa = PBXGroup; children = (F9, ); path = TripsTests; sourceTree = "<group>"; };
        		G3 = {isa = PBXGroup; children = (FA, ); path = TripsWidget; sourceTree = "<group>"; };
        		GP = {isa = PBXGroup; children = (PA, PT, PW, FM, ); name = Products; sourceTree = "<group>"; };

        		T1 = {isa = PBXNativeTarget; buildConfigurationList = L1; buildPhases = (T1S, T1F, T1R, T1E, T1L, ); dependencies = (DW, ); name = Trips; packageProductDependencies = (SP, SL, ); productName = Trips; productReference = PA; productType = "com.apple.product-type.application"; };
        		T1S = {isa = PBXSourcesBuildPhase; buildActionMask = 2147483647; files = (A1, A2, A5, ); runOnlyForDeploymentPostprocessing = 0; };
        		T1F = {isa = PBXFrameworksBuildPhase; files = (AC, AD, AE, ); };
        		T1R = {isa = PBXResourcesBuildPhase; files = (A3, A4, A6, A7, A8, ); };
        		T1E = {isa = PBXCopyFilesBuildPhase; dstPath = ""; dstSubfolderSpec = 13; files = (AB, ); name = "Embed App Extensions"; };
        		T1L = {isa = PBXShellScriptBuildPhase; files = (); name = SwiftLint; shellPath = /bin/sh; shellScript = "if which swiftlint; then\\n  swiftlint\\nfi\\n"; };
        		T2 = {isa = PBXNativeTarget; buildConfigurationList = L2; buildPhases = (T2S, ); dependencies = (DA, ); name = TripsTests; productReference = PT; productType = "com.apple.product-type.bundle.unit-test"; };
        		T2S = {isa = PBXSourcesBuildPhase; files = (A9, ); };
        		T3 = {isa = PBXNativeTarget; buildConfigurationList = L2; buildPhases = (T3S, ); name = TripsWidget; productReference = PW; productType = "com.apple.product-type.app-extension"; };
        		T3S = {isa = PBXSourcesBuildPhase; files = (AA, ); };
        		DW = {isa = PBXTargetDependency; target = T3; targetProxy = XW; };
        		XW = {isa = PBXContainerItemProxy; containerPortal = P; proxyType = 1; remoteGlobalIDString = T3; remoteInfo = TripsWidget; };
        		DA = {isa = PBXTargetDependency; target = T1; };

        		P = {isa = PBXProject; attributes = {BuildIndependentTargetsInParallel = 1; LastSwiftUpdateCheck = 1320; }; buildConfigurationList = L0; compatibilityVersion = "Xcode 13.0"; developmentRegion = en; hasScannedForEncodings = 0; knownRegions = (en, Base, de, ); mainGroup = G0; packageReferences = (RP, ); productRefGroup = GP; projectDirPath = ""; projectRoot = ""; targets = (T1, T2, T3, ); };
        		RP = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/lottie-ios"; requirement = {kind = upToNextMajorVersion; minimumVersion = 3.2.1; }; };
        		SP = {isa = XCSwiftPackageProductDependency; package = RP; productName = Lottie; };
        		SL = {isa = XCSwiftPackageProductDependency; productName = Geo; };

        		L0 = {isa = XCConfigurationList; buildConfigurations = (C0R, C0D, ); defaultConfigurationIsVisible = 0; defaultConfigurationName = Release; };
        		C0R = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = iphoneos; MARKETING_VERSION = 9.9; }; name = Release; };
        		C0D = {isa = XCBuildConfiguration; baseConfigurationReference = FX; buildSettings = {SDKROOT = iphoneos; SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; }; name = Debug; };
        		L1 = {isa = XCConfigurationList; buildConfigurations = (C1D, ); };
        		C1D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
        			ASSETCATALOG_COMPILER_APPICON_NAME = "AppIcon-$(CONFIG_SUFFIX)";
        			ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = AccentColor;
        			DEVELOPMENT_ASSET_PATHS = "\\"Trips/Preview Content\\"";
        			GENERATE_INFOPLIST_FILE = YES;
        			INFOPLIST_FILE = "$(SRCROOT)/Trips/Info.plist";
        			INFOPLIST_KEY_CFBundleDisplayName = "$(APP_TITLE)";
        			INFOPLIST_KEY_LSApplicationCategoryType = "public.app-category.travel";
        			"INFOPLIST_KEY_UIApplicationSceneManifest_Generation[sdk=iphoneos*]" = YES;
        			"INFOPLIST_KEY_UILaunchScreen_Generation[sdk=macosx*]" = YES;
        			INFOPLIST_KEY_UIRequiresFullScreen = NO;
        			INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft";
        			MARKETING_VERSION = 2.3;
        			PRODUCT_BUNDLE_IDENTIFIER = "org.example.$(TARGET_NAME:lower)";
        			PRODUCT_NAME = "$(TARGET_NAME)";
        			SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) BETA";
        			SWIFT_VERSION = 5.0;
        			TARGETED_DEVICE_FAMILY = "1,2"; }; };
        		L2 = {isa = XCConfigurationList; buildConfigurations = (C2D, ); };
        		C2D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = "$(TARGET_NAME)"; }; };
        	};
        	rootObject = P /* Project object */;
        }
        """

    private static let source = "import SwiftUI\n"

    private func xcode13() throws -> TestFolder {
        try TestFolder([
            "Trips.xcodeproj/project.pbxproj": Self.xcode13,
            "Trips.xcodeproj/project.xcworkspace/contents.xcworkspacedata":
                "<?xml version=\"1.0\"?><Workspace version=\"1.0\"><FileRef location=\"self:\"></FileRef></Workspace>",
            "Shared.xcconfig": """
            // Settings of all targets
            APP_TITLE = My Trips // as people see it
            CONFIG_SUFFIX[config=Debug] = Beta
            CONFIG_SUFFIX[config=Release] = Final
            """,
            "Trips/TripsApp.swift": Self.source, "Trips/ContentView.swift": Self.source + "import os\nimport CoreData",
            "Trips/Info.plist": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>UIAppFonts</key><array><string>Slab.ttf</string></array>
            <key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><string>$(TARGET_NAME:lower)</string></array></dict></array>
            </dict></plist>
            """,
            "Trips/Assets.xcassets/AccentColor.colorset/Contents.json": "{}",
            "Trips/Preview Content/Preview Assets.xcassets/Contents.json": "{}",
            "Trips/Trips.xcdatamodeld/Trips.xcdatamodel/contents": "<model/>",
            "Trips/en.lproj/Localizable.strings": "", "Trips/de.lproj/Localizable.strings": "",
            "Trips/Base.lproj/LaunchScreen.storyboard": "", "Trips/Base.lproj/Main.storyboard": "",
            "TripsTests/TripsTests.swift": "import XCTest", "TripsWidget/Widget.swift": "import WidgetKit",
            "Packages/Geo/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Geo", products: [.library(name: "Geo", targets: ["Geo"])], targets: [.target(name: "Geo")])
            """,
            "Packages/Geo/Sources/Geo/Geo.swift": Self.source,
        ])
    }

    @Test("an app with tests, an extension, Core Data, storyboards, languages, packages and a file of settings")
    func grownApp() throws {
        let folder = try xcode13()
        let project = try ProjectOpener.open(folder.url)
        #expect(project.modules.map(\.name) == ["Geo", "Trips"])
        #expect(project.app.sources.map(\.destination) == ["Trips/TripsApp.swift", "Trips/ContentView.swift"])
        #expect(
            Set(project.app.resources.map(\.destination)) == [
                "Assets.xcassets/AccentColor.colorset/Contents.json", "Preview Assets.xcassets/Contents.json",
                "en.lproj/Localizable.strings", "de.lproj/Localizable.strings",
                "Trips.xcdatamodeld/Trips.xcdatamodel/contents",
            ])
        #expect(project.app.language.conditions == ["BETA"])
        #expect(project.app.iconName == "AppIcon-Beta")
        #expect(project.app.dependencies == ["Geo"])
        #expect(project.app.products.map(\.name) == ["Lottie"])
        #expect(
            project.packages.map(\.place) == [
                .remote(url: "https://example.org/lottie-ios", requirement: "from: \"3.2.1\"")
            ])
        let report = CompatibilityReport(project).text
        for line in [
            "CoreData is not there on Linux (1 file)", "    Trips/ContentView.swift:3",
            "  Trips/Base.lproj/Main.storyboard is left out:",
            "  The extension “TripsWidget” is left out: extensions of the system are Apple's.",
            "  The build phase “SwiftLint” runs a script; it is not run here.",
        ] { #expect(report.contains(line), "\(line)\n\(report)") }
        // The module `os` is written otherwise in copies, a launch screen is nothing to miss, and tests are nobody's business.
        for word in ["os is not", "LaunchScreen", "Tests", "MapKit"] { #expect(!report.contains(word), "\(report)") }
    }

    @Test("an Info.plist is the file, the settings for it, and what Xcode adds")
    func info() throws {
        let folder = try xcode13()
        let data = try #require(try ProjectOpener.open(folder.url).app.info)
        let info = try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
        #expect(info["CFBundleDisplayName"] as? String == "My Trips")
        #expect(info["CFBundleIdentifier"] as? String == "org.example.trips")
        #expect(info["CFBundleShortVersionString"] as? String == "2.3")
        #expect(info["UIAppFonts"] as? [String] == ["Slab.ttf"])
        let types = info["CFBundleURLTypes"] as? [[String: Any]]
        #expect(types?.first?["CFBundleURLSchemes"] as? [String] == ["trips"])
        #expect(info["LSApplicationCategoryType"] as? String == "public.app-category.travel")
        let scenes = info["UIApplicationSceneManifest"] as? [String: Any]
        #expect(scenes?["UIApplicationSupportsMultipleScenes"] as? Bool == true)
        #expect(info["UILaunchScreen"] == nil)
        #expect(info["UIRequiresFullScreen"] as? Bool == false)
        #expect(
            info["UISupportedInterfaceOrientations~ipad"] as? [String] == [
                "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft",
            ])
        // A symbol in a file is not taken as a key of its own.
        #expect(!info.keys.contains { $0.contains("Generation") || $0.contains("[") })
    }

    @Test("the package of it is one that the package manager reads, with all in it and nothing beside it")
    func package() throws {
        let folder = try xcode13()
        let project = try ProjectOpener.open(folder.url)
        let before = folder.files("")
        var writer = PackageWriter(project, dovetail: DovetailReference("/dovetail"), to: folder["out"])
        try writer.write()
        let written = folder.files("").filter { !before.contains($0) }
        #expect(written.allSatisfy { $0.hasPrefix("out/") })
        for file in [
            "Package.swift", "Sources/Trips/Code/Trips/TripsApp.swift", "Sources/Trips/Resources/Info.plist",
            "Sources/Trips/Resources/de.lproj/Localizable.strings", "Sources/Geo/Code/Geo.swift",
            "Sources/Trips/Resources/Trips.xcdatamodeld/Trips.xcdatamodel/contents",
        ] { #expect(written.contains("out/" + file), "\(file)") }
        #expect(!written.contains { $0.contains("Widget") || $0.contains("Tests") })
        let view = try String(contentsOf: folder["out/Sources/Trips/Code/Trips/ContentView.swift"], encoding: .utf8)
        #expect(view == "import SwiftUI\nimport OSLog\nimport CoreData")
        let manifest = try String(contentsOf: folder["out/Package.swift"], encoding: .utf8)
        #expect(manifest.contains(".package(url: \"https://example.org/lottie-ios\", from: \"3.2.1\")"))
        #expect(manifest.contains(".define(\"BETA\")"))
    }

    /// As Xcode 16 makes an app, with a watch app that has a folder of its own and takes one file of the app's.
    private static let xcode16 = """
        // !$*UTF8*$!
        { archiveVersion = 1; classes = { }; objectVersion = 77; objects = {
        A1 /* Log Watch App.app in Embed Watch Content */ = {isa = PBXBuildFile; fileRef = PW; };
        A2 /* Charts in Frameworks */ = {isa = PBXBuildFile; productRef = S1; };
        PA = {isa = PBXFileReference; explicitFileType = wrapper.application; path = Log.app; sourceTree = BUILT_PRODUCTS_DIR; };
        PW = {isa = PBXFileReference; explicitFileType = wrapper.application; path = "Log Watch App.app"; sourceTree = BUILT_PRODUCTS_DIR; };
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, "Old/Old View.swift", ); target = TA; };
        E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Model/Entry.swift, ); target = TW; };
        E3 = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; attributesByRelativePath = {Tool = (CodeSignOnCopy, ); }; buildPhase = TAC; membershipExceptions = (Tool, ); };
        SA = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2, E3, ); explicitFileTypes = {}; explicitFolders = (); path = Log; sourceTree = "<group>"; };
        SW = {isa = PBXFileSystemSynchronizedRootGroup; path = "Log Watch App"; sourceTree = "<group>"; };
        ST = {isa = PBXFileSystemSynchronizedRootGroup; path = LogTests; sourceTree = "<group>"; };
        G0 = {isa = PBXGroup; children = (SA, SW, ST, GP, ); sourceTree = "<group>"; };
        GP = {isa = PBXGroup; children = (PA, PW, ); name = Products; sourceTree = "<group>"; };
        TA = {isa = PBXNativeTarget; buildConfigurationList = L; buildPhases = (TAS, TAF, TAR, TAC, ); dependencies = (DW, ); fileSystemSynchronizedGroups = (SA, ); name = Log; packageProductDependencies = (S1, ); productReference = PA; productType = "com.apple.product-type.application"; };
        TAS = {isa = PBXSourcesBuildPhase; files = (); }; TAR = {isa = PBXResourcesBuildPhase; files = (); };
        TAF = {isa = PBXFrameworksBuildPhase; files = (A2, ); };
        TAC = {isa = PBXCopyFilesBuildPhase; dstPath = "$(CONTENTS_FOLDER_PATH)/Watch"; dstSubfolderSpec = 16; files = (A1, ); name = "Embed Watch Content"; };
        TW = {isa = PBXNativeTarget; buildConfigurationList = LW; buildPhases = (); fileSystemSynchronizedGroups = (SW, ); name = "Log Watch App"; productReference = PW; productType = "com.apple.product-type.application"; };
        TT = {isa = PBXNativeTarget; buildConfigurationList = L; buildPhases = (); fileSystemSynchronizedGroups = (ST, ); name = LogTests; productType = "com.apple.product-type.bundle.unit-test"; };
        DW = {isa = PBXTargetDependency; target = TW; };
        P = {isa = PBXProject; attributes = {LastUpgradeCheck = 1600; }; buildConfigurationList = L0; developmentRegion = en; mainGroup = G0; minimizedProjectReferenceProxies = 1; packageReferences = (R1, ); preferredProjectObjectVersion = 77; productRefGroup = GP; projectDirPath = ""; projectRoot = ""; targets = (TA, TW, TT, ); };
        R1 = {isa = XCLocalSwiftPackageReference; relativePath = Packages/Kit; };
        S1 = {isa = XCSwiftPackageProductDependency; productName = Kit; };
        L0 = {isa = XCConfigurationList; buildConfigurations = (C0, ); };
        C0 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; SWIFT_VERSION = 6.0; }; };
        L = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
        C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {GENERATE_INFOPLIST_FILE = YES; INFOPLIST_FILE = Log/Info.plist; PRODUCT_NAME = "$(TARGET_NAME)"; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_APPROACHABLE_CONCURRENCY = YES; SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY = YES; STRING_CATALOG_GENERATE_SYMBOLS = YES; }; };
        LW = {isa = XCConfigurationList; buildConfigurations = (C2, ); };
        C2 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = watchos; PRODUCT_NAME = "$(TARGET_NAME)"; }; };
        }; rootObject = P; }
        """

    @Test("an app with synchronised folders, a watch app that shares a file, tests and a package in a folder")
    func synchronised() throws {
        let folder = try TestFolder([
            "Log.xcodeproj/project.pbxproj": Self.xcode16, "Log/LogApp.swift": "import SwiftUI\nimport SwiftData",
            "Log/Model/Entry.swift": "import SwiftData", "Log/Old/Old View.swift": "#error(\"old\")",
            "Log/Info.plist": "<plist version=\"1.0\"><dict/></plist>",
            "Log/Preview Content/Preview Assets.xcassets/Contents.json": "{}",
            "Log/Localizable.xcstrings": "{}", "Log/Log.entitlements": "", "Log/PrivacyInfo.xcprivacy": "",
            "Log/Guide.playground/Contents.swift": "", "Log/.DS_Store": "", "Log/Shader.metal": "",
            "Log Watch App/WatchApp.swift": "import WatchKit", "LogTests/LogTests.swift": "import Testing",
            "Packages/Kit/Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit", resources: [.process("Media")]), .testTarget(name: "KitTests", dependencies: ["Kit"])])
            """,
            "Packages/Kit/Sources/Kit/Kit.swift": "import SwiftUI", "Packages/Kit/Sources/Kit/Media/a.json": "{}",
            "Packages/Kit/Tests/KitTests/T.swift": "import Testing",
        ])
        let project = try ProjectOpener.open(folder.url)
        #expect(project.modules.map(\.name) == ["Kit", "Log"])
        #expect(Set(project.app.sources.map(\.destination)) == ["Log/LogApp.swift", "Log/Model/Entry.swift"])
        #expect(
            Set(project.app.resources.map(\.destination)) == [
                "Localizable.xcstrings", "Preview Assets.xcassets/Contents.json",
            ])
        #expect(project.app.language.version == 6 && project.app.language.isMainActorByDefault)
        #expect(project.app.language.upcomingFeatures.contains("MemberImportVisibility"))
        let report = CompatibilityReport(project)
        #expect(report.missing.map(\.name) == ["SwiftData"])
        #expect(report.missing[0].uses.count == 2)
        #expect(report.text.contains("The project has other apps, which --target opens: “Log Watch App”."))
        #expect(report.text.contains("Log/Shader.metal is left out: shaders in Metal can't be compiled."))
        let watch = try ProjectOpener.open(folder.url, options: OpenOptions(target: "Log Watch App"))
        #expect(Set(watch.app.sources.map(\.destination)) == ["Log Watch App/WatchApp.swift", "Log/Model/Entry.swift"])
        #expect(watch.app.name == "Log_Watch_App")
    }

    @Test("a project may be an XML list, a binary list or JSON")
    func otherForms() throws {
        let list = try PropertyValue.read(Data(Self.xcode16.utf8), name: "a")
        func plain(_ value: PropertyValue) -> Any {
            switch value {
            case .string(let text): text
            case .array(let values): values.map(plain)
            case .dictionary(let values): values.mapValues(plain)
            }
        }
        for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
            let data = try PropertyListSerialization.data(fromPropertyList: plain(list), format: format, options: 0)
            #expect(try PropertyValue.read(data, name: "b") == list)
            let folder = try TestFolder(["Log/LogApp.swift": Self.source, "Log.xcodeproj/other": ""])
            try data.write(to: folder["Log.xcodeproj/project.pbxproj"])
            let project = try ProjectOpener.open(folder["Log.xcodeproj/project.pbxproj"])
            #expect(project.app.sources.map(\.destination) == ["Log/LogApp.swift"])
            #expect(project.problems.contains { $0.text.contains("“Kit”") })
            // Cut in two it is told, not guessed at.
            try data.prefix(data.count / 2).write(to: folder["Log.xcodeproj/project.pbxproj"])
            #expect(throws: XcodeError.self) { try ProjectOpener.open(folder.url) }
        }
        let json = try JSONSerialization.data(withJSONObject: plain(list))
        #expect(try PropertyValue.read(json, name: "c") == list)
    }
}
