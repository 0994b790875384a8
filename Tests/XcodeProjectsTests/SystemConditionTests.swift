import Foundation
import Testing

@testable import XcodeProjects

@Suite("Conditions about the system")
struct SystemConditionTests {
    private func replaced(_ source: String, for system: AppleSystem?) -> String {
        String(decoding: SystemConditions.replaced(in: Data(source.utf8), for: system), as: UTF8.self)
    }

    @Test("what asks for the app's system is answered with yes; other systems, comments, texts and code stay")
    func replaced() {
        let source = #"""
            #if os(iOS) // os(iOS)
              #elseif !os(iOS) && os(macOS)
            #if canImport(UIKit) || os(OSX)
            let os = "#if os(iOS)", x = os(iOS)
            """#
        #expect(
            replaced(source, for: .iOS) == #"""
                #if (os(iOS) || os(Linux)) // os(iOS)
                  #elseif !(os(iOS) || os(Linux)) && os(macOS)
                #if canImport(UIKit) || os(OSX)
                let os = "#if os(iOS)", x = os(iOS)
                """#)
        #expect(
            replaced(source, for: .macOS) == #"""
                #if os(iOS) // os(iOS)
                  #elseif !os(iOS) && (os(macOS) || os(Linux))
                #if canImport(UIKit) || (os(OSX) || os(Linux))
                let os = "#if os(iOS)", x = os(iOS)
                """#)
        #expect(replaced(source, for: nil) == source)
    }

    @Test("a source that names Linux takes its way for Linux")
    func namesLinux() {
        let source = "#if os(iOS)\nimport A\n#elseif os(Linux)\nimport B\n#endif"
        #expect(replaced(source, for: .iOS) == source)
        var language = LanguageSettings()
        language.system = .iOS
        language.conditions = ["EXTRA"]
        #expect(language.conditions(in: source) == ["EXTRA"])
        #expect(language.conditions(in: "#if os(iOS)\n#endif") == ["EXTRA", "os(iOS)"])
    }

    @Test(
        "the system is that of the target; one for several systems is opened as the one for iPhone and iPad",
        arguments: [
            ("SDKROOT = iphoneos;", AppleSystem.iOS), ("SDKROOT = macosx;", .macOS), ("SDKROOT = watchos;", nil),
            ("SDKROOT = auto; SUPPORTED_PLATFORMS = \"macosx iphonesimulator iphoneos\";", .iOS),
            ("SDKROOT = auto; SUPPORTED_PLATFORMS = macosx;", .macOS), ("", nil),
        ] as [(String, AppleSystem?)])
    func system(settings: String, system: AppleSystem?) throws {
        #expect(try opened(settings, "import SwiftUI").app.language.system == system)
    }

    @Test(
        "one for several systems that uses AppKit whatever the system is opened as the one for the Mac, and gets AppKit by its names",
        arguments: [
            ("import SwiftUI\nstruct Page: NSViewRepresentable {}", AppleSystem.macOS, ["AppKit"]),
            ("import SwiftUI\n#if os(macOS)\nstruct Page: NSViewRepresentable {}\n#endif", .iOS, []),
            ("import UIKit\nlet view: NSHostingView<Page>", .iOS, ["UIKit"]),
        ])
    func mac(source: String, system: AppleSystem, products: [String]) throws {
        let settings = "SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos macosx\";"
        var project = try opened(settings, source)
        #expect(project.app.language.system == system)
        OptionalProducts.add(OptionalProducts.all, to: &project)
        #expect(project.app.optionalProducts == products)
    }

    @Test(
        "a folder of sources without a project is one for the Mac where its files use AppKit's names, whatever they import",
        arguments: [
            ("import SwiftUI\nlet name = NSApplication.shared.mainMenu?.title", AppleSystem.macOS),
            ("import SwiftUI\nextension NSTextField {}", .macOS),
            ("import SwiftUI\nlet color = Color(nsColor: .windowBackgroundColor)", .macOS),
            ("import SwiftUI\nstruct Page: View {}", nil),
            ("import SwiftUI\n#if os(macOS)\nlet app = NSApplication.shared\n#endif", nil),
        ] as [(String, AppleSystem?)])
    func folder(source: String, system: AppleSystem?) throws {
        let folder = try TestFolder(["App.swift": source])
        folders.kept.append(folder)
        #expect(try ProjectOpener.open(folder.url).app.language.system == system)
    }

    @Test(
        "one for several systems is opened as the one that is asked for, and one for a single system as what it is",
        arguments: [
            ("SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos macosx\";", AppleSystem.macOS, AppleSystem.macOS),
            ("SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos macosx\";", .iOS, .iOS),
            ("SDKROOT = iphoneos;", .macOS, .iOS), ("SDKROOT = macosx;", .iOS, .macOS), ("", .macOS, .macOS),
        ])
    func preferred(settings: String, asked: AppleSystem, system: AppleSystem) throws {
        let project = try opened(settings, "import SwiftUI", as: asked)
        #expect(project.app.language.system == system)
    }

    @Test("an app for iPhone takes that way in what is built, and gets UIKit for it")
    func phone() throws {
        let source = """
            #if os(iOS)
            import UIKit
            #else
            import AppKit
            #endif
            """
        var phone = try opened("SDKROOT = iphoneos;", source)
        OptionalProducts.add(OptionalProducts.all, to: &phone)
        #expect(phone.app.optionalProducts == ["UIKit"])
        #expect(CompatibilityReport(phone).text.contains("not there") == false)
        let folder = try TestFolder()
        var writer = PackageWriter(phone, dovetail: nil, to: folder["out"])
        try writer.write()
        let path = PackageWriter.sourcePath(module: "App", file: try #require(phone.app.sources.first))
        let copy = try String(contentsOf: folder["out/" + path], encoding: .utf8)
        #expect(copy.hasPrefix("#if (os(iOS) || os(Linux))\nimport UIKit\n"))

        var mac = try opened("SDKROOT = macosx;", source)
        OptionalProducts.add(OptionalProducts.all, to: &mac)
        #expect(mac.app.optionalProducts == ["AppKit"])
    }

    @Test("an app for iPhone that asks whether it can import UIKit gets it")
    func asksForKit() throws {
        var phone = try opened("SDKROOT = iphoneos;", "#if canImport(UIKit)\nimport UIKit\n#endif")
        OptionalProducts.add(OptionalProducts.all, to: &phone)
        #expect(phone.app.optionalProducts == ["UIKit"])
        var plain = try opened("", "#if canImport(UIKit)\nimport UIKit\n#endif")
        OptionalProducts.add(OptionalProducts.all, to: &plain)
        #expect(plain.app.optionalProducts.isEmpty)
    }

    @Test(
        "slashes are regular expressions where the app's first system has them, unless the settings say no",
        arguments: [
            ("SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 17.2;", true),
            ("SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 15.0;", false),
            ("SDKROOT = macosx; MACOSX_DEPLOYMENT_TARGET = 13.0;", true),
            ("IPHONEOS_DEPLOYMENT_TARGET = 17.0; SWIFT_ENABLE_BARE_SLASH_REGEX = NO;", false),
            ("SWIFT_ENABLE_BARE_SLASH_REGEX = YES;", true), ("", false),
            ("IPHONEOS_DEPLOYMENT_TARGET = 17.0; SWIFT_VERSION = 6.0;", false),
        ])
    func regularExpressions(settings: String, areOn: Bool) throws {
        let language = try opened(settings, "import SwiftUI").app.language
        #expect(language.upcomingFeatures == (areOn ? ["BareSlashRegexLiterals"] : []))
    }

    private func opened(_ settings: String, _ source: String, as system: AppleSystem? = nil) throws -> AppProject {
        let folder = try TestFolder([
            "X.xcodeproj/project.pbxproj": """
            { objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (T); };
            G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
            F = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
            T = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (F); buildConfigurationList = L;
                productType = "com.apple.product-type.application"; };
            L = {isa = XCConfigurationList; buildConfigurations = (C); };
            C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
            }; rootObject = P; }
            """, "App/App.swift": source,
        ])
        folders.kept.append(folder)
        var options = OpenOptions()
        options.system = system
        return try ProjectOpener.open(folder.url, options: options)
    }

    /// The folders of the projects, which are read again after they were opened.
    private final class Folders {
        var kept: [TestFolder] = []
    }

    private let folders = Folders()
}
