import Foundation
import Testing

@testable import XcodeProjects

@Suite("Generated symbols")
struct AssetSymbolTests {
    @Test(
        "names are made as Xcode makes them",
        arguments: [
            ("BrandBlue", "brandBlue"), ("Brand Blue", "brandBlue"), ("brand-blue", "brandBlue"),
            ("brand_blue", "brandBlue"), ("_a_1", "a1"),
            ("AccentColor", "accent"), ("URLTint", "urlTint"), ("BG", "BG"), ("BGDark", "bgDark"), ("A", "a"),
            ("2nd tint", "_2ndTint"),
            ("Color", "color"),
            ("Ünder/x", "ünderX"),
        ])
    func names(asset: String, name: String) {
        #expect(AssetSymbols.identifier(asset, kind: .color) == name)
    }

    @Test("a name that is written in parts is one of whole letters, as sources write it")
    func parts() {
        // Equal as texts, not as identifiers.
        let name = AssetSymbols.identifier("cafe\u{301} \u{1100}\u{116d}", kind: .image)
        #expect(name.map { Array($0.unicodeScalars) } == Array("caf\u{e9}\u{ad50}".unicodeScalars))
    }

    @Test("a name with an accent is found however sources write it")
    func spellings() throws {
        let folder = try TestFolder([
            "Assets.xcassets/caf\u{e9}.imageset/Contents.json": "{}",
            "Assets.xcassets/tea.imageset/Contents.json": "{}",
        ])
        let files = ["caf\u{e9}", "tea"].map { "Assets.xcassets/\($0).imageset/Contents.json" }.map {
            ProjectFile(source: folder[$0], destination: $0)
        }
        let source = try #require(AssetSymbols(resources: files).source(bundle: ".main"))
        func count(_ name: String) -> Int {
            // By their letters: the two are equal as texts.
            let (text, name) = (Array(source.utf8), Array("static let \(name) =".utf8))
            return text.indices.count { text[$0...].starts(with: name) }
        }
        #expect(count("caf\u{e9}") == 1 && count("cafe\u{301}") == 1 && count("tea") == 1)
    }

    @Test("colours and pictures of a catalogue, in namespaces where folders provide them")
    func source() throws {
        let tide = try TestProjects.open("Tide/Tide.xcworkspace")
        let source = try #require(AssetSymbols(resources: tide.app.resources).source(bundle: ".main"))
        #expect(
            source == """
                // Written by dovetail open: what Xcode makes from asset catalogues. Apple's tools make it themselves.
                #if os(Linux)
                import Foundation
                import SwiftUI

                extension ColorResource {
                    enum Sea {
                        nonisolated static let deepWater = ColorResource(name: "Sea/Deep Water", bundle: .main)
                    }
                }

                extension Color {
                    enum Sea {
                        nonisolated static var deepWater: Color { Color(ColorResource.Sea.deepWater) }
                    }
                }

                extension UIColor {
                    enum Sea {
                        @_disfavoredOverload nonisolated static var deepWater: UIColor { UIColor(resource: ColorResource.Sea.deepWater) }
                    }
                }
                #endif

                """)
        let orchard = try TestProjects.open("Orchard")
        let symbols = try #require(AssetSymbols(resources: orchard.app.resources).source(bundle: ".main"))
        #expect(symbols.contains("nonisolated static let leaf = ColorResource(name: \"LeafColor\", bundle: .main)"))
        #expect(symbols.contains("nonisolated static let season = ImageResource(name: \"Season\", bundle: .main)"))
        #expect(symbols.contains("nonisolated static var leaf: Color { Color(ColorResource.leaf) }"))
        #expect(
            symbols.contains(
                "    @_disfavoredOverload nonisolated static var leaf: UIColor { UIColor(resource: ColorResource.leaf) }"
            ))
        #expect(symbols.contains("nonisolated static var season: UIImage { UIImage(resource: ImageResource.season) }"))
        #expect(!symbols.contains("NSColor"))
    }

    /// The file of symbols of an app with the colours Brand and Sky and the picture Logo; nil when there is none.
    private func written(
        settings: String = "", source: String = "", catalogue: String = "{}", problems: ((([Problem]) -> Void))? = nil
    ) throws -> String? {
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
            """, "App/App.swift": source, "App/Assets.xcassets/Contents.json": catalogue,
            "App/Assets.xcassets/Brand.colorset/Contents.json": "{}",
            "App/Assets.xcassets/Sky.colorset/Contents.json": "{}",
            "App/Assets.xcassets/Logo.imageset/Contents.json": "{}",
        ])
        var writer = PackageWriter(
            try ProjectOpener.open(folder.url), dovetail: DovetailReference("/dovetail"), to: folder["out"])
        try writer.write()
        problems?(writer.problems)
        return try? String(contentsOf: folder["out/Sources/App/Generated/AssetSymbols.swift"], encoding: .utf8)
    }

    @Test("a project's settings decide whether there are symbols, and whether types of frameworks get them")
    func settings() throws {
        let plain = try #require(try written())
        #expect(plain.contains("extension ColorResource {") && plain.contains("extension ImageResource {"))
        #expect(!plain.contains("extension Color {") && !plain.contains("extension UIImage {"))
        let extensions = "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"
        let full = try #require(try written(settings: "\(extensions) = YES;"))
        for type in ["Color", "ShapeStyle where Self == Color", "UIColor", "UIImage"] {
            #expect(full.contains("extension \(type) {"), "\(full)")
        }
        #expect(try written(settings: "ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS = NO;") == nil)
        // A catalogue may say otherwise for itself.
        let off = #"{"properties": {"generate-swift-asset-symbol-extensions": "disabled"}}"#
        #expect(try written(settings: "\(extensions) = YES;", catalogue: off) == plain)
        let on = #"{"properties": {"generate-swift-asset-symbol-extensions": "enabled"}}"#
        #expect(try written(catalogue: on) == full)
    }

    @Test("a colour that is called as a style is one of Color's, and the style stays what it is")
    func styleNames() throws {
        let assets = AssetSymbols(
            resources: ["Background", "red", "Sky"].map { name in
                let path = "Assets.xcassets/\(name).colorset/Contents.json"
                return ProjectFile(source: URL(fileURLWithPath: "/nowhere/\(path)"), destination: path)
            })
        let text = try #require(
            assets.source(bundle: ".main"))
        #expect(text.contains("extension Color {"))
        #expect(text.contains("static var background: Color"))
        #expect(text.components(separatedBy: "static var background: Color ").count == 2)
        #expect(!text.contains("static var red: Color "))
        #expect(text.components(separatedBy: "static var sky: Color ").count == 3)
    }

    @Test("names that the app declares itself are left out for the type that has them, and told in one line")
    func declared() throws {
        let source = """
            import SwiftUI
            extension SwiftUI.Color {
                /* static let sky = 1 */
                public static let brand: Color = Color("Brand", bundle: { Bundle.main }())
                func sky() { let sky = 1 }
            }
            extension ShapeStyle where Self == Color { static var sky: Color { .blue } }
            extension UIImage { class var logo: UIImage? { nil } }
            #if os(iOS)
            extension UIColor { static let sky = UIColor.red }
            #endif
            extension ImageResource { static let logo = ImageResource(name: "Logo", bundle: .main) }
            """
        var told: [Problem] = []
        let text = try #require(
            try written(
                settings: "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = YES;", source: source,
                problems: { told = $0 }))
        #expect(
            text == """
                // Written by dovetail open: what Xcode makes from asset catalogues. Apple's tools make it themselves.
                #if os(Linux)
                import Foundation
                import SwiftUI

                extension ColorResource {
                    nonisolated static let brand = ColorResource(name: "Brand", bundle: .main)
                    nonisolated static let sky = ColorResource(name: "Sky", bundle: .main)
                }

                extension Color {
                    nonisolated static var sky: Color { Color(ColorResource.sky) }
                }

                extension ShapeStyle where Self == Color {
                    nonisolated static var brand: Color { Color(ColorResource.brand) }
                }

                extension UIColor {
                    @_disfavoredOverload nonisolated static var brand: UIColor { UIColor(resource: ColorResource.brand) }
                    @_disfavoredOverload nonisolated static var sky: UIColor { UIColor(resource: ColorResource.sky) }
                }
                #endif

                """)
        #expect(
            told.map(\.text) == [
                "Names of assets that App declares itself are not declared again: ImageResource.logo, Color.brand, ShapeStyle.sky, UIImage.logo."
            ])
    }
}
