import Foundation
import Testing

@testable import XcodeProjects

@Suite("Generated symbols")
struct AssetSymbolTests {
    @Test(
        "names are made as Xcode makes them",
        arguments: [
            ("BrandBlue", "brandBlue"), ("Brand Blue", "brandBlue"), ("brand-blue", "brandBlue"),
            ("brand_blue", "brand_blue"),
            ("AccentColor", "accent"), ("URLTint", "urlTint"), ("ABC", "abc"), ("2nd tint", "_2ndTint"),
            ("Color", "color"),
            ("Ünder/x", "ünderX"),
        ])
    func names(asset: String, name: String) {
        #expect(AssetSymbols.identifier(asset, kind: .color) == name)
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
                #endif

                """)
        let orchard = try TestProjects.open("Orchard")
        let symbols = try #require(AssetSymbols(resources: orchard.app.resources).source(bundle: ".main"))
        #expect(symbols.contains("nonisolated static let leaf = ColorResource(name: \"LeafColor\", bundle: .main)"))
        #expect(symbols.contains("nonisolated static let season = ImageResource(name: \"Season\", bundle: .main)"))
        #expect(symbols.contains("nonisolated static var leaf: Color { Color(ColorResource.leaf) }"))
    }
}
