import Foundation
import TestSupport
import Testing

/// Packages that name no dependency, built by the platform.
@Suite("The platform", .serialized, .onThreadsOfTheirOwn)
struct PlatformTests {
    private let folder = TemporaryFolder("dovetail-platform")

    private func write(_ text: String, _ path: String) throws {
        let file = folder.url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
    }

    private func dovetail(_ arguments: String..., in place: String = "") throws -> Tool.Result {
        // SwiftPM leaves its locks in the temporary folder.
        let temporary = folder.url.appendingPathComponent("temporary")
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
        return try TestPlatform.dovetail(
            arguments, in: folder.url.appendingPathComponent(place), environment: ["TMPDIR": temporary.path])
    }

    @Test("a new package has no dependency; it is shown, shown again after a change, and its test drives the view")
    func newPackage() throws {
        let made = try dovetail("new", "Hello")
        #expect(made.status == 0, "\(made.output)")
        let platform = try TestPlatform.folder().path
        for file in ["Package.swift", ".sourcekit-lsp/config.json", "Sources/Hello/Hello.swift"] {
            #expect(try !text("Hello/" + file).contains(platform))
        }
        #expect(try !text("Hello/Package.swift").contains("dependencies: [."))

        // A file that imports Foundation alone sees Combine and Observation, and parts of frameworks are imported as on Apple's systems.
        try FileManager.default.removeItem(
            at: folder.url.appendingPathComponent("Hello/Sources/Hello/SharedImports.swift"))
        try write(
            """
            import CoreGraphics.CGGeometry
            import Foundation
            import UniformTypeIdentifiers.UTType
            let kind: UTType? = CGRect.zero.isEmpty ? .png : nil
            @Observable final class Watched { var number = 0 }
            final class Store: ObservableObject { @Published var number = 0 }
            """, "Hello/Sources/Hello/Model.swift")
        try write(
            "import SwiftUI\nfinal class Holder: ObservableObject { @Published var content = AnyView(EmptyView()) }\n",
            "Hello/Sources/Hello/Holder.swift")
        let shown = try dovetail("inspect", in: "Hello")
        #expect(shown.status == 0, "\(shown.output)")
        #expect(shown.output.contains("button “Tap”"))
        let source = try text("Hello/Sources/Hello/Hello.swift")
        try write(
            source.replacingOccurrences(of: "padding()", with: "padding().accessibilityHint(\"Here\")")
                .replacingOccurrences(of: "You have tapped", with: "Taps:"), "Hello/Sources/Hello/Hello.swift")
        let again = try dovetail("inspect", in: "Hello")
        #expect(again.output.contains("text “Taps: 0 times”"), "\(again.output)")

        try write(source, "Hello/Sources/Hello/Hello.swift")
        let tested = try dovetail("test", in: "Hello")
        #expect(tested.status == 0, "\(tested.output)")
        #expect(tested.output.contains("Test countsTaps() passed"))
    }

    @Test("what apps see of C has no headers, and UIKit and AppKit are not among what all see")
    func modules() throws {
        let platform = try TestPlatform.folder()
        let modules = platform.appendingPathComponent("modules")
        let names = try FileManager.default.contentsOfDirectory(atPath: modules.path)
        for name in names where !name.hasSuffix(".swiftmodule") && !name.hasSuffix(".swiftdoc") {
            let map = modules.appendingPathComponent(name + "/module.modulemap")
            #expect(try !String(contentsOf: map, encoding: .utf8).contains("header"))
        }
        #expect(names.contains("CGTK") && names.contains("SwiftUI.swiftmodule"))
        #expect(!names.contains("UIKit.swiftmodule") && !names.contains("AppKit.swiftmodule"))
    }

    @Test(
        "a package that names no dependency filters pictures, and imports the part of the framework that Apple's systems have"
    )
    func filters() throws {
        try write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(name: "Codes", targets: [.executableTarget(name: "Codes")])
            """, "Codes/Package.swift")
        try write(
            """
            import CoreImage
            import CoreImage.CIFilterBuiltins
            import SwiftUI

            struct Code: View {
                private let filter = CIFilter.qrCodeGenerator()

                var body: some View {
                    let _ = filter.message = Data("Dovetail".utf8)
                    let code = filter.outputImage!.applyingFilter("CIColorInvert")
                    Text("a code of \\(CIContext().createCGImage(code, from: code.extent)!.width)")
                }
            }

            @main struct CodesApp: App {
                var body: some Scene { WindowGroup { Code() } }
            }
            """, "Codes/Sources/Codes/App.swift")
        let shown = try TestPlatform.dovetail(["inspect"], in: folder.url.appendingPathComponent("Codes"))
        #expect(shown.status == 0 && shown.output.contains("a code of 23"), "\(shown.output)")
    }

    @Test("a package with forms that need Objective-C is built as it stands, and errors name its own files and lines")
    func objectiveC() throws {
        try write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(name: "Forms", products: [.library(name: "Forms", targets: ["Forms"])],
                dependencies: [.package(path: "../Other")],
                targets: [.target(name: "Forms", dependencies: ["Other"], swiftSettings: [.swiftLanguageMode(.v5)])])
            """, "Forms/Package.swift")
        try write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(name: "Other", products: [.library(name: "Other", targets: ["Other"])],
                targets: [.target(name: "Other", swiftSettings: [.swiftLanguageMode(.v5)])])
            """, "Other/Package.swift")
        try write(
            "import Foundation\nopen class Base: NSObject { @objc open func tapped() {} }\n",
            "Other/Sources/Other/Base.swift")
        let source = """
            import Other
            import UIKit
            final class Target: Base {
                let button = UIButton()
                func begin() { button.addTarget(self, action: #selector(tapped), for: .touchUpInside) }
                @objc override func tapped() {}
            }
            """
        try write(source, "Forms/Sources/Forms/Target.swift")
        // What Foundation has on Apple's systems is seen by a file that imports it alone.
        try write(
            """
            import Foundation
            let shown = DateComponentsFormatter().string(from: 90)
            let failure = NSError() as Error
            let number = CGFloat(2) as NSNumber
            let name = Bundle.main.object(forInfoDictionaryKey: kCFBundleNameKey as String)
            """, "Forms/Sources/Forms/Values.swift")
        // Packages were written before there were actors, name modules that only Apple's systems have, and have classes of the framework's kinds.
        try write(
            """
            import MobileCoreServices
            import ObjectiveC
            import UIKit
            import WebKit
            final class Pool<T: UIView> {
                private var storage: [T] = []
                func enqueue(views: [T]) {
                    views.forEach {
                        $0.frame = .zero
                        $0.isHidden = true
                        $0.backgroundColor = nil
                    }
                    storage.append(contentsOf: views)
                }
            }
            final class Page: WKWebView {}
            extension UIView {
                var isMarked: Bool {
                    get {
                        let key = unsafeBitCast(Selector(#function), to: UnsafeRawPointer.self)
                        return objc_getAssociatedObject(self, key) as? Bool ?? false
                    }
                    set {
                        let key = unsafeBitCast(Selector(#function), to: UnsafeRawPointer.self)
                        objc_setAssociatedObject(self, key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                    }
                }
            }
            let kind = kUTTypePNG
            """, "Forms/Sources/Forms/Views.swift")
        let built = try dovetail("build", in: "Forms")
        #expect(built.status == 0, "\(built.output)")
        #expect(try text("Forms/Sources/Forms/Target.swift") == source)

        try write(source + "\nlet wrong: Int = \"\"\n", "Forms/Sources/Forms/Target.swift")
        let failed = try dovetail("build", in: "Forms")
        #expect(failed.status == 1 && failed.output.contains("Sources/Forms/Target.swift:8"), "\(failed.output)")
    }

    @Test("UIKit and AppKit are seen by a package that asks for them, and by no other, whatever was built before")
    func kits() throws {
        try write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(name: "Kits", products: [.library(name: "Kits", targets: ["Kits"])],
                targets: [.target(name: "Kits")])
            """, "Kits/Package.swift")
        func expect(_ seen: String, _ arguments: [String] = [], more: String = "") throws {
            try write(
                """
                import SwiftUI
                \(more)
                #if canImport(UIKit) && canImport(AppKit)
                let seen: Both = 1
                #elseif canImport(UIKit)
                let seen: UIKitAlone = 1
                #elseif canImport(AppKit)
                let seen: AppKitAlone = 1
                #else
                let seen: Neither = 1
                #endif
                """, "Kits/Sources/Kits/Kits.swift")
            let built = try TestPlatform.dovetail(["build"] + arguments, in: folder.url.appendingPathComponent("Kits"))
            #expect(built.status == 1)
            #expect(built.output.contains("cannot find type '\(seen)' in scope"), "\(built.output)")
        }
        try expect("Neither", more: "#if canImport(UIKit)\nimport UIKit\n#endif")
        // Parts of SwiftUI that are modules of their own on Apple's systems.
        try expect("Neither", more: "import Symbols\nimport SwiftUICore\nlet effect = BounceSymbolEffect.bounce")
        try expect("UIKitAlone", ["--kit", "UIKit"])
        try expect("Both", ["--kit", "uikit", "--kit", "appkit"])
        try expect("AppKitAlone", ["--kit", "AppKit"], more: "let screen: NSScreen? = nil")
        try expect("AppKitAlone", more: "import Cocoa\nimport QuartzCore\nlet color = NSColor.red")
        // An SDK that is named for editors counts, too.
        try write("{\"swiftPM\": {\"swiftSDK\": \"dovetail-uikit\"}}", "Kits/.sourcekit-lsp/config.json")
        try expect("UIKitAlone")
        try write("{\"swiftPM\": {\"swiftSDK\": \"dovetail\"}}", "Kits/.sourcekit-lsp/config.json")
        try expect("Neither")
    }

    @Test("beside the kits, too, a file may import Foundation with @preconcurrency, and sees Core Image")
    func preconcurrency() throws {
        try write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(name: "Words", targets: [.target(name: "Words")])
            """, "Words/Package.swift")
        try write(
            """
            @preconcurrency import Foundation
            func say(_ text: String) { fputs(text, stderr) }
            """, "Words/Sources/Words/Words.swift")
        try write(
            """
            import SwiftUI
            func picture(_ image: CGImage) -> CIImage { CIImage(cgImage: image) }
            let properties = kCGImagePropertyPixelWidth
            """, "Words/Sources/Words/Pictures.swift")
        for kit in ["UIKit", "AppKit"] {
            let built = try TestPlatform.dovetail(
                ["build", "--kit", kit], in: folder.url.appendingPathComponent("Words"))
            #expect(built.status == 0, "\(kit): \(built.output)")
        }
    }

    @Test("a library of a module needs only the others that it calls, so that who imports it loads no more")
    func neededLibraries() throws {
        let place = try TestPlatform.folder().appendingPathComponent("lib")
        func needed(_ library: String) throws -> Set<String> {
            let text = try Tool.run(
                "/usr/bin/env", ["readelf", "-d", place.appendingPathComponent("lib\(library).so").path]
            ).output
            let names = text.split(separator: "\n").filter { $0.contains("(NEEDED)") }
                .compactMap { $0.split(separator: "[").last?.dropLast() }
            return Set(names.filter { $0.hasPrefix("libDovetail") || $0.hasPrefix("libwebkit") }.map(String.init))
        }
        #expect(try needed("DovetailHealthKit") == ["libDovetail.so", "libDovetailCoreLocation.so"])
        #expect(try needed("DovetailCryptoKit") == ["libDovetail.so"])
        #expect(try needed("DovetailMessageUI") == ["libDovetail.so", "libDovetailPages.so"])
        #expect(try needed("DovetailMapKit") == ["libDovetail.so", "libDovetailCoreLocation.so"])
        #expect(try needed("DovetailWebKit") == ["libDovetail.so", "libDovetailPages.so", "libwebkitgtk-6.0.so.4"])
    }

    @Test("a package that imports os sees what it has on Apple's systems, by its parts too, and others don't")
    func os() throws {
        try write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(name: "Logs", targets: [.target(name: "Logs")])
            """, "Logs/Package.swift")
        let place = folder.url.appendingPathComponent("Logs")
        try write(
            """
            import os
            import os.log

            let log = os.Logger(subsystem: "a", category: "b")
            let lock = OSAllocatedUnfairLock(initialState: 0)
            func write(_ count: Int) {
                log.info("count \\(count, privacy: .public)")
                os_log("more", type: .debug)
                lock.withLock { $0 += count }
                let signposter = OSSignposter()
                signposter.endInterval("work", signposter.beginInterval("work"))
            }
            """, "Logs/Sources/Logs/Logs.swift")
        let built = try TestPlatform.dovetail(["build"], in: place)
        #expect(built.status == 0, "\(built.output)")
        try write(
            """
            #if canImport(os)
            import os
            let seen: TheModule = 1
            #endif
            """, "Logs/Sources/Logs/Logs.swift")
        let without = try TestPlatform.dovetail(["build"], in: place)
        #expect(without.status == 0, "\(without.output)")
    }

    @Test("a package that names no dependency keeps models, and finds them when it runs again")
    func models() throws {
        try write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(name: "Kept", targets: [.executableTarget(name: "Kept")])
            """, "Kept/Package.swift")
        try write(
            """
            import SwiftData
            import SwiftUI

            @Model final class Trip {
                @Attribute(.unique) var name: String
                init(name: String) { self.name = name }
            }

            struct Trips: View {
                @Query(sort: \\Trip.name) private var trips: [Trip]
                @Environment(\\.modelContext) private var context

                var body: some View {
                    Text("there are \\(trips.count)").onAppear { context.insert(Trip(name: "Trip \\(trips.count)")) }
                }
            }

            @main struct KeptApp: App {
                var body: some Scene { WindowGroup { Trips() }.modelContainer(for: Trip.self) }
            }
            """, "Kept/Sources/Kept/App.swift")
        let place = folder.url.appendingPathComponent("Kept")
        let data = ["XDG_DATA_HOME": folder.url.appendingPathComponent("data").path]
        for count in 1...2 {
            let shown = try TestPlatform.dovetail(["inspect"], in: place, environment: data)
            #expect(shown.status == 0 && shown.output.contains("there are \(count)"), "\(shown.output)")
        }
    }

    @Test("a platform that was moved, one that is not whole, and one of another compiler")
    func places() throws {
        let made = try dovetail("new", "Hello")
        #expect(made.status == 0)
        let moved = folder.url.appendingPathComponent("moved here")
        #expect(try Tool.run("/bin/cp", ["-a", TestPlatform.folder().path, moved.path]).status == 0)
        func run() throws -> Tool.Result {
            try Tool.run(
                moved.appendingPathComponent("bin/dovetail").path, ["inspect"],
                in: folder.url.appendingPathComponent("Hello"))
        }
        let shown = try run()
        #expect(shown.status == 0, "\(shown.output)")
        #expect(shown.output.contains("button “Tap”"))
        let needed = try Tool.run(
            "/usr/bin/env", ["ldd", ".build/debug/Hello"], in: folder.url.appendingPathComponent("Hello"))
        #expect(needed.output.contains(moved.path + "/lib/libDovetail.so"), "\(needed.output)")
        let build = folder.url.appendingPathComponent("Hello/.build")
        try FileManager.default.removeItem(at: build)

        let description = moved.appendingPathComponent("platform.json")
        let text = try String(contentsOf: description, encoding: .utf8)
        try FileManager.default.removeItem(at: description)
        try Data(text.replacingOccurrences(of: "Swift version ", with: "Swift version 1.").utf8).write(to: description)
        let other = try run()
        #expect(other.status == 1)
        #expect(other.output.contains("was built by Swift version 1."), "\(other.output)")
        #expect(other.output.split(separator: "\n").count == 1)

        try Data(text.utf8).write(to: description)
        try FileManager.default.removeItem(at: moved.appendingPathComponent("modules/SwiftUI.swiftmodule"))
        let half = try run()
        #expect(half.status == 1)
        #expect(half.output.contains("is not whole: modules/SwiftUI.swiftmodule"), "\(half.output)")
        #expect(half.output.split(separator: "\n").count == 1)
        #expect(!FileManager.default.fileExists(atPath: build.path), "it was compiled")
    }

    @Test("what the compiler makes of the system's modules is kept for all packages, in the user's folder for caches")
    func sharedModules() throws {
        #expect(try dovetail("new", "Hello").status == 0)
        let caches = folder.url.appendingPathComponent("caches")
        let built = try TestPlatform.dovetail(
            ["build", "--package-path", "Hello"], in: folder.url, environment: ["XDG_CACHE_HOME": caches.path])
        #expect(built.status == 0, "\(built.output)")
        func modules(_ place: URL) -> [String] {
            (FileManager.default.subpaths(atPath: place.path) ?? []).filter { $0.hasSuffix(".pcm") }
        }
        #expect(!modules(caches.appendingPathComponent("dovetail/compiler-modules")).isEmpty)
        #expect(modules(folder.url.appendingPathComponent("Hello/.build")).isEmpty)
    }

    @Test("the package manager builds and tests by the SDK and by the toolset, without the command line")
    func packageManager() throws {
        #expect(try dovetail("new", "Hello").status == 0)
        let platform = try TestPlatform.folder()
        let sdks = folder.url.appendingPathComponent("sdks")
        try FileManager.default.createDirectory(at: sdks, withIntermediateDirectories: true)
        let installed = try Tool.run(
            "/usr/bin/env",
            [
                "swift", "sdk", "install", "--swift-sdks-path", sdks.path,
                platform.appendingPathComponent("sdks/dovetail.artifactbundle").path,
            ], in: folder.url)
        #expect(installed.status == 0, "\(installed.output)")
        let package = folder.url.appendingPathComponent("Hello")
        let tested = try Tool.run(
            "/usr/bin/env", ["swift", "test", "--swift-sdks-path", sdks.path, "--swift-sdk", "dovetail"], in: package)
        #expect(tested.status == 0, "\(tested.output)")
        #expect(tested.output.contains("Test countsTaps() passed"))
        let built = try Tool.run(
            "/usr/bin/env", ["swift", "build", "--toolset", platform.appendingPathComponent("toolset.json").path],
            in: package)
        #expect(built.status == 0, "\(built.output)")
        // The index is of the package's own files: one of Swift's modules would take longer to make than the package.
        let index = package.appendingPathComponent(".build/debug/index/store")
        let units = try FileManager.default.subpathsOfDirectory(atPath: index.path).filter { $0.contains("/units/") }
        #expect(units.contains { $0.contains("Hello.swift.o-") }, "\(units)")
        #expect(!units.contains { $0.contains(".swiftmodule-") }, "\(units)")
    }
}
