import DovetailTesting
import Foundation
import PictureSupport
import SwiftUI
import TestSupport
import Testing

@testable import DovetailCore
@testable import DovetailEngine
@testable import DovetailPaint
@testable import DovetailSymbols

/// Symbols of an app's own, in asset catalogues as Xcode writes them.
@MainActor
@Suite("Symbol sets")
struct SymbolSetTests {
    private let temporary = TemporaryFolder("symbols")

    /// A template with boxes in three weights: as high as the capitals, 20, 40 and 60 wide, and a dot of second rank above.
    private static func template(scale: String = "S", dot: String = "hierarchical-0:secondary") -> String {
        let weights = [("Ultralight", 20), ("Regular", 40), ("Black", 60)]
        let groups = weights.enumerated().map { index, weight in
            """
            <g id="\(weight.0)-\(scale)" transform="matrix(1 0 0 1 \(500 * index + 100) 696)">
              <path class="monochrome-0 \(dot)" d="M0-90.459L\(weight.1)-90.459L\(weight.1)-80.459L0-80.459Z"/>
              <path class="monochrome-1 hierarchical-1:primary" d="M0 0 H\(weight.1) V-70.459 H0 Z"/>
            </g>
            """
        }
        let margins = weights.enumerated().map { index, weight in
            """
            <line id="left-margin-\(weight.0)-\(scale)" x1="\(500 * index + 90)" x2="\(500 * index + 90)" y1="600" y2="720"/>
            <line id="right-margin-\(weight.0)-\(scale)" x1="\(500 * index + 110 + weight.1)" x2="0" y1="600" y2="720"/>
            """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <!--Generator: <g id="Regular-\(scale)"> in a comment is none-->
            <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
            <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
             <g id="Notes"><rect height="2200" id="artboard" width="3300"/><path d="M9 9L2900 9Z"/></g>
             <g id="Guides">
              <line id="Baseline-\(scale)" x1="263" x2="3036" y1="696" y2="696"/>
              <line id='Capline-\(scale)' x1='263' x2='3036' y1='625.541' y2='625.541'/>
              \(margins.joined(separator: "\n"))
             </g>
             <g id="Symbols">\(groups.joined(separator: "\n"))</g>
            </svg>
            """
    }

    private func box(of layer: SymbolDrawing.Layer) -> CGRect {
        var points: [CGPoint] = []
        for element in layer.elements {
            switch element {
            case .move(let x, let y), .line(let x, let y): points.append(CGPoint(x: x, y: y))
            default: break
            }
        }
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        let round = { (value: CGFloat) in (value * 1000).rounded() / 1000 }
        return CGRect(
            x: round(xs.min()!), y: round(ys.min()!), width: round(xs.max()! - xs.min()!),
            height: round(ys.max()! - ys.min()!))
    }

    @Test("a template stands on the grid as letters of its guides do beside text; weights between are mixed")
    func weights() throws {
        let template = try #require(SymbolTemplate(svg: Data(Self.template(scale: "M").utf8)))
        // A fifth of a unit of the grid for each unit of the template; the middle of the capitals is that of the grid.
        for (weight, width) in [(100, 4.0), (250, 6.0), (400, 8.0), (650, 10.0), (900, 12.0)] {
            let drawing = template.drawing(weight: weight)
            #expect(drawing.layers.count == 2)
            let bounds = box(of: drawing.layers[1])
            #expect(bounds == CGRect(x: 12 - width / 2, y: 4.954, width: width, height: 14.092), "\(weight)")
        }
        let ranks = try #require(template.ranks(weight: 400))
        #expect(ranks[0].layers.count == 1 && ranks[1].layers.count == 1)
        #expect(box(of: ranks[1].layers[0]).height == 2)
    }

    @Test("a template of the small scale is as large as one of the middle; what has one rank has no parts")
    func small() throws {
        let template = try #require(SymbolTemplate(svg: Data(Self.template(dot: "").utf8)))
        #expect(template.ranks(weight: 400) == nil)
        let bounds = box(of: template.drawing(weight: 400).layers[1])
        // The dot above would leave the grid: all is a little smaller than 1.27 times.
        #expect(bounds.width > 8 && bounds.width <= 40 * 0.2 * 1.27)
        #expect(abs(bounds.midX - 12) < 0.001 && abs(bounds.midY - 12) < 0.001)
    }

    @Test("other drawings, broken ones and deep ones are no templates")
    func others() {
        let texts = [
            "", "<svg><path d='M0 0L9 9Z'/></svg>", "<svg><g id='Regular-M'></g></svg>",
            "<svg><g id='Regular-M'><path d='",
            String(repeating: "<g id='Regular-M'>", count: 5000) + "<path d='M0 0L1 1'/>",
        ]
        for text in texts { #expect(SymbolTemplate(svg: Data(text.utf8)) == nil, "\(text.prefix(40))") }
        #expect(SymbolTemplate(svg: Data([0xFF, 0x3C, 0x00, 0x3E])) == nil)
    }

    private func bundle(_ svg: String) throws -> Bundle {
        let folder = temporary.place(ending: ".bundle")
        let contents =
            #"{"info": {"author": "xcode", "version": 1}, "symbols": [{"filename": "box.svg", "idiom": "universal"}]}"#
        let place = folder.appendingPathComponent("Assets.xcassets/Own.v2/custom.box.symbolset")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try Data(contents.utf8).write(to: place.appendingPathComponent("Contents.json"))
        try Data(svg.utf8).write(to: place.appendingPathComponent("box.svg"))
        return try #require(Bundle(url: folder))
    }

    @Test("an image of a symbol set is a symbol: it follows font, colour and look, and is found by its resource")
    func image() throws {
        let bundle = try bundle(Self.template(scale: "M"))
        let host = TestHost(size: CGSize(width: 200, height: 40)) {
            HStack(spacing: 0) {
                Image("custom.box", bundle: bundle).foregroundStyle(.red)
                Image(ImageResource(name: "custom.box", bundle: bundle)).symbolRenderingMode(.hierarchical)
                    .foregroundStyle(.blue)
                Image("custom.box", bundle: bundle).resizable().frame(width: 36, height: 36)
                Text("\(Image("custom.box", bundle: bundle))")
            }
            .font(.system(size: 20))
        }
        let symbols = host.window.displayTree.symbols
        #expect(symbols.map(\.name) == ["custom.box", "custom.box", "custom.box"])
        #expect(symbols.allSatisfy { $0.file?.hasSuffix("custom.box.symbolset/box.svg") == true })
        #expect(symbols.map { $0.secondaryPaint != nil } == [false, true, false])
        let picture = try Picture(
            of: host.window.displayTree, size: CGSize(width: 200, height: 40), scale: 1,
            background: Color.Resolved(red: 1, green: 1, blue: 1))
        // The first of four in 200 points: 24 + 24 + 36 + 24 are centred.
        let left = 46
        #expect(picture.pixel(left + 12, 20) == Pixel(255, 59, 48) || picture.pixel(left + 12, 20).red > 200)
        #expect(picture.pixel(left + 2, 20) == Pixel(255, 255, 255))
        // The dot of second rank is half as strong.
        let (strong, weak) = (picture.pixel(left + 36, 20), picture.pixel(left + 36, 9))
        #expect(strong.red < 60 && weak.red > 100 && weak.red < 220, "\(strong) \(weak)")
        #expect(picture.pixel(left + 48 + 18, 20).red < 60)
        #expect(picture.pixel(left + 84 + 12, 20).red < 60)
    }
}

extension DisplayTree {
    /// The symbols that nodes show, from back to front.
    @MainActor fileprivate var symbols: [ResolvedSymbol] {
        func all(_ node: DisplayNode) -> [ResolvedSymbol] {
            var found: [ResolvedSymbol] = []
            if case .symbol(let symbol) = node.content { found.append(symbol) }
            return found + node.children.flatMap(all)
        }
        return all(root)
    }
}
