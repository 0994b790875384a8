import DovetailTesting
import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import DovetailCore
@testable import DovetailEngine
@testable import DovetailPaint

/// Asset catalogues are read as Xcode writes them, folders of JSON and pictures.
@MainActor
@Suite("Asset catalogues")
struct AssetCatalogTests {
    private let temporary = TemporaryFolder("catalogue")

    /// A bundle with one catalogue, of files with their paths in it.
    private func bundle(_ files: [String: Data]) throws -> Bundle {
        let folder = temporary.place(ending: ".bundle")
        for (path, data) in files {
            let file = folder.appendingPathComponent("Assets.xcassets/" + path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
        return try #require(Bundle(url: folder))
    }

    private func bundle(_ texts: [String: String]) throws -> Bundle { try bundle(texts.mapValues { Data($0.utf8) }) }

    private func environment(_ change: (inout EnvironmentValues) -> Void = { _ in }) -> EnvironmentValues {
        var environment = EnvironmentValues()
        change(&environment)
        return environment
    }

    private func color(_ red: String, _ more: String = "") -> String {
        """
        {\(more) "idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "\(red)", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}
        """
    }

    private func color(_ name: String, _ bundle: Bundle, _ environment: EnvironmentValues) -> Color.Resolved {
        Color(name, bundle: bundle).resolve(in: environment)
    }

    private func red(_ value: Float) -> Color.Resolved { Color.Resolved(red: value, green: 0, blue: 0) }

    @Test("components are hexadecimal, bytes or fractions")
    func components() {
        #expect(CatalogColor.component("0xFF") == 1)
        #expect(CatalogColor.component("0x33") == 0.2)
        #expect(CatalogColor.component("51") == 0.2)
        #expect(CatalogColor.component("0.200") == 0.2)
        #expect(CatalogColor.component("1", isFraction: true) == 1)
        #expect(CatalogColor.component("nan") == nil)
        #expect(CatalogColor.component("red") == nil)
    }

    @Test("a colour follows the colour scheme, the contrast and the idiom")
    func appearances() throws {
        let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}],"#
        let contrast =
            #""appearances": [{"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast", "value": "high"}],"#
        let bundle = try bundle([
            "C.colorset/Contents.json":
                "{\"colors\": [\(color("0.25")), \(color("0.50", dark)), \(color("0.75", contrast))]}",
            "Mac.colorset/Contents.json":
                "{\"colors\": [\(color("0.25")), \(color("1.00").replacingOccurrences(of: "universal", with: "mac"))]}",
        ])
        #expect(color("C", bundle, environment()) == red(0.25))
        #expect(color("C", bundle, environment { $0.colorScheme = .dark }) == red(0.5))
        #expect(color("Mac", bundle, environment { $0.idiom = .pad }) == red(0.25))
        #expect(color("Mac", bundle, environment { $0.idiom = .desktop }) == red(1))
    }

    @Test("gray, Display P3, and colours of the system")
    func spaces() throws {
        func entry(_ color: String) -> String { "{\"colors\": [{\"idiom\": \"universal\", \"color\": \(color)}]}" }
        let bundle = try bundle([
            "Gray.colorset/Contents.json": entry(
                #"{"color-space": "gray-gamma-22", "components": {"white": "0.500", "alpha": "0.250"}}"#),
            "P3.colorset/Contents.json": entry(
                #"{"color-space": "display-p3", "components": {"red": "1.000", "green": "0.500", "blue": "0.000", "alpha": "1.000"}}"#
            ),
            "System.colorset/Contents.json": entry(#"{"platform": "ios", "reference": "systemRedColor"}"#),
            "Empty.colorset/Contents.json": #"{"colors": [{"idiom": "universal"}]}"#,
            "Broken.colorset/Contents.json": "{",
        ])
        #expect(color("Gray", bundle, environment()) == Color.Resolved(red: 0.5, green: 0.5, blue: 0.5, opacity: 0.25))
        #expect(
            color("P3", bundle, environment())
                == Color.Resolved(colorSpace: .displayP3, red: 1, green: 0.5, blue: 0, opacity: 1))
        #expect(
            Color("System", bundle: bundle).resolve(in: environment { $0.colorScheme = .dark })
                == Color.red.resolve(in: environment { $0.colorScheme = .dark }))
        for name in ["Empty", "Broken", "Missing", "../Gray"] {
            #expect(Color(name, bundle: bundle).resolve(in: environment()).opacity == 0)
        }
        #expect(Log.warnings.contains { $0.contains("Broken.colorset has no Contents.json that can be read") })
    }

    @Test("folders are part of a name only where they provide a namespace")
    func namespaces() throws {
        let bundle = try bundle([
            "Plain/A.colorset/Contents.json": "{\"colors\": [\(color("0.25"))]}",
            "Space/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "Space/B.colorset/Contents.json": "{\"colors\": [\(color("0.50"))]}",
        ])
        #expect(color("A", bundle, environment()) == red(0.25))
        #expect(color("Space/B", bundle, environment()) == red(0.5))
        #expect(Color("B", bundle: bundle).resolve(in: environment()).opacity == 0)
    }

    /// A red square.
    private func picture(_ width: CGFloat) throws -> Data {
        let canvas = Canvas(width, width)
        canvas.show(canvas.box(CGRect(x: 0, y: 0, width: width, height: width), .red))
        return try canvas.picture().pngData()
    }

    @Test("a picture is the file for the display's scale and the colour scheme")
    func pictures() throws {
        let one = try picture(6)
        let two = try picture(12)
        let nightly = try picture(9)
        let contents = """
            {"images": [
            {"idiom": "universal", "scale": "1x", "filename": "one.png"}, {"idiom": "universal", "scale": "2x", "filename": "two.png"},
            {"idiom": "universal", "scale": "3x"},
            {"idiom": "universal", "scale": "1x", "filename": "night.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]}
            ], "properties": {"template-rendering-intent": "template"}}
            """
        let bundle = try bundle([
            "P.imageset/Contents.json": Data(contents.utf8), "P.imageset/one.png": one, "P.imageset/two.png": two,
            "P.imageset/night.png": nightly,
            "V.imageset/Contents.json": Data(#"{"images": [{"idiom": "universal", "filename": "v.pdf"}]}"#.utf8),
            "V.imageset/v.pdf": Data("%PDF".utf8),
            "V.imageset/v.pdf.svg": Data(#"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="12"/>"#.utf8),
            "W.imageset/Contents.json": Data(#"{"images": [{"idiom": "universal", "filename": "w.pdf"}]}"#.utf8),
            "W.imageset/w.pdf": Data("%PDF".utf8),
            "Q.imageset/Contents.json": Data(
                #"{"images": [{"idiom": "universal", "filename": "../P.imageset/one.png"}]}"#.utf8),
            "N.imageset/Contents.json": Data(
                #"{"images": [{"idiom": "universal", "filename": "e\u0301.png"}]}"#.utf8),
            "N.imageset/\u{E9}.png": one,
        ])
        func asset(_ change: (inout EnvironmentValues) -> Void) -> String? {
            guard let asset = ImageAssets.asset("P", bundle, environment(change)), case .file(let path) = asset.source
            else { return nil }
            #expect(asset.isTemplate == true)
            return "\(URL(fileURLWithPath: path).lastPathComponent) at \(Int(asset.scale))"
        }
        #expect(asset { $0.displayScale = 1 } == "one.png at 1")
        #expect(asset { $0.displayScale = 2 } == "two.png at 2")
        #expect(asset { $0.displayScale = 3 } == "two.png at 2")
        let night = asset {
            $0.colorScheme = .dark
            $0.displayScale = 2
        }
        #expect(night == "night.png at 1")
        // No name leads out of the asset's own folder.
        #expect(ImageAssets.asset("Q", bundle, environment())?.scale == nil)
        // A letter with its accent is the same one, however it is written.
        #expect(ImageAssets.asset("N", bundle, environment())?.scale == 1)

        // A PDF picture is drawn from the SVG file made of it.
        #expect(
            try TestHost { Image("V", bundle: bundle).accessibilityIdentifier("it") }.frame(of: "it").size
                == CGSize(width: 24, height: 12))
        #expect(ImageAssets.asset("W", bundle, environment())?.scale == nil)
        #expect(Log.warnings.contains { $0.contains("w.pdf can't be read") })

        let host = TestHost { Image("P", bundle: bundle).accessibilityIdentifier("it") }
        #expect(try host.frame(of: "it").size == CGSize(width: 6, height: 6))
        let resource = TestHost { Image(ImageResource(name: "P", bundle: bundle)).accessibilityIdentifier("it") }
        #expect(try resource.frame(of: "it").size == CGSize(width: 6, height: 6))
    }
}
