import DovetailCore
import DovetailTesting
import Foundation
import SwiftUI
import Testing

@testable import DovetailPaint

/// Files that are cut off, damaged or made to harm: they crash and hang nothing, and the log says what is not shown.
@MainActor
@Suite("Hostile files", .serialized)
struct HostileFileTests {
    /// Takes what a test is allowed to take at most, for inputs that are made to take for ever. Counts the processor's time, which does not
    /// depend on what else the machine does.
    @discardableResult
    private func within<Result>(seconds: Double = 1, _ name: String, _ body: () throws -> Result) rethrows -> Result {
        func processorTime() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }
        let start = processorTime()
        let result = try body()
        let taken = processorTime() - start
        // Many times as much where nothing is optimised and the machine is busy; a hang is hours.
        #expect(taken < seconds * 60, "\(name) took \(taken) s")
        return result
    }

    private func show(_ data: Data) throws {
        let host = TestHost(size: CGSize(width: 60, height: 60)) { Image(data: data).resizable() }
        _ = try host.png()
        host.close()
    }

    private func decoded(_ data: Data) -> CGSize? {
        ImageLoader(capacity: 1 << 20).size(of: ResolvedImage(source: .data(data), templatePaint: nil, smooth: true))
    }

    /// A picture with something to compress.
    private func sample() throws -> Data {
        let canvas = Canvas(40, 30)
        for x in 0..<40 {
            canvas.tree.setChildren(
                canvas.tree.root,
                canvas.tree.root.children + [
                    canvas.box(
                        CGRect(x: x, y: 0, width: 1, height: 30),
                        Color.Resolved(red: Float(x) / 40, green: Float((x * 7) % 40) / 40, blue: 0.5))
                ])
        }
        return try canvas.picture().pngData()
    }

    @Test(
        "pictures that end early, at every length, and with every tenth byte turned around",
        arguments: ["png", "jpeg", "tiff"])
    func damagedPictures(format: String) throws {
        let png = try sample()
        let data = try #require(
            format == "png"
                ? png : PictureFile.convert(png, to: format == "jpeg" ? .jpeg(quality: 0.9) : .tiff))
        #expect(decoded(data) == CGSize(width: 40, height: 30))
        within(format) {
            for length in stride(from: 0, to: data.count, by: max(data.count / 120, 1)) {
                let size = decoded(data.prefix(length))
                #expect(size == nil || size == CGSize(width: 40, height: 30))
            }
            for index in stride(from: 0, to: data.count, by: max(data.count / 120, 1)) {
                var damaged = data
                damaged[index] ^= 0xFF
                _ = decoded(damaged)
            }
        }
        try show(data.prefix(data.count / 2))
        #expect(
            Log.warnings.contains {
                $0.hasPrefix("an image of ") && $0.hasSuffix("is no picture that can be read; a placeholder is drawn")
            })
    }

    @Test("beginnings of WebP, GIF, BMP and icon files with nothing behind them")
    func headers() throws {
        let heads: [[UInt8]] = [
            Array("RIFF".utf8) + [0xFF, 0xFF, 0xFF, 0x7F] + Array("WEBPVP8 ".utf8) + [0xFF, 0xFF, 0xFF, 0xFF],
            Array("RIFF".utf8) + [4, 0, 0, 0] + Array("WEBP".utf8),
            Array("RIFF".utf8) + [30, 0, 0, 0] + Array("WEBPVP8L".utf8) + [
                18, 0, 0, 0, 0x2F, 0xFF, 0xFF, 0xFF, 0xFF, 0, 0,
            ],
            Array("RIFF".utf8) + [30, 0, 0, 0] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0, 2]
                + Array(repeating: 0xFF, count: 9),
            Array("GIF89a".utf8), Array("BM".utf8) + Array(repeating: 0xFF, count: 60),
            [0, 0, 1, 0, 255, 255] + Array(repeating: 0x7F, count: 40),
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
            [0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0xFF, 0xFF, 0xFF, 0xFF, 3],
            [0x49, 0x49, 0x2A, 0, 0xFF, 0xFF, 0xFF, 0x7F],
        ]
        for head in heads {
            for padding in [0, 10, 2000] {
                let data = Data(head + Array(repeating: 0xA5, count: padding))
                try within("\(head.prefix(12))") {
                    #expect(decoded(data) == nil)
                    try show(data)
                }
            }
        }
    }

    private nonisolated static let bombs: [String] = [
        // Cut off.
        "<svg xmlns='http://www.w3.org/2000/svg' width='30' height='20'><rect width='9'",
        "<?xml version='1.0'?><svg", "<svg", "<svg></svg>",
        // A word that stands for a billion.
        "<!DOCTYPE svg [<!ENTITY a 'aaaaaaaaaa'>"
            + (1...9).map { "<!ENTITY a\($0) '\(String(repeating: "&a\($0 == 1 ? "" : "\($0 - 1)");", count: 10))'>" }
            .joined()
            + "]><svg xmlns='http://www.w3.org/2000/svg' width='30' height='20'><text>&a9;</text></svg>",
        // One that is used in itself, and ones that are used ten times in each other.
        "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='30' height='20'>"
            + "<g id='a'><use xlink:href='#a'/></g><use xlink:href='#a'/></svg>",
        "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='30' height='20'><defs>"
            + "<rect id='g0' width='1' height='1'/>"
            + (1...9).map { level in
                "<g id='g\(level)'>" + String(repeating: "<use xlink:href='#g\(level - 1)'/>", count: 10) + "</g>"
            }.joined() + "</defs><use xlink:href='#g9'/></svg>",
        // Deeper than any stack.
        "<svg xmlns='http://www.w3.org/2000/svg' width='30' height='20'>" + String(repeating: "<g>", count: 20_000),
        // Files of the computer.
        "<!DOCTYPE svg [<!ENTITY e SYSTEM 'file:///etc/passwd'>]>"
            + "<svg xmlns='http://www.w3.org/2000/svg' width='30' height='20'><text>&e;</text></svg>",
        "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='30' height='20'>"
            + "<image xlink:href='file:///dev/zero' width='30' height='20'/></svg>",
        // Filters that look at each pixel very often.
        "<svg xmlns='http://www.w3.org/2000/svg' width='300' height='300'>"
            + "<filter id='f'><feTurbulence baseFrequency='0.1' numOctaves='1000000'/></filter>"
            + "<rect width='300' height='300' filter='url(#f)'/></svg>",
        "<svg xmlns='http://www.w3.org/2000/svg' width='300' height='300'>"
            + "<filter id='f'><feMorphology operator='dilate' radius='2000 2000'/></filter>"
            + "<rect width='300' height='300' filter='url(#f)'/></svg>",
        "<svg xmlns='http://www.w3.org/2000/svg' width='300' height='300'><filter id='f'>"
            + String(repeating: "<feTurbulence baseFrequency='0.1' numOctaves='9'/>", count: 1000)
            + "</filter><rect width='300' height='300' filter='url(#f)'/></svg>",
        // Sizes that are none.
        "<svg xmlns='http://www.w3.org/2000/svg' width='nan' height='-5'><rect width='9' height='9'/></svg>",
        "<svg xmlns='http://www.w3.org/2000/svg' width='1e30' height='1e30'><rect width='9' height='9'/></svg>",
    ]

    @Test("SVG files that are cut off, refer to themselves, or to files of the computer", arguments: bombs.indices)
    func drawings(index: Int) throws {
        try within("drawing \(index)") { try show(Data(Self.bombs[index].utf8)) }
    }

    @Test("a drawing counts for as often as it refers to itself, and one of too many shapes is not drawn")
    func shapes() {
        let bomb = Self.bombs[6]
        #expect(VectorFileSize.elements(in: Data(bomb.utf8), limit: 100_000) == 100_000)
        #expect(decoded(Data(bomb.utf8)) == nil)
        #expect(
            Log.warnings.contains(
                "an image of \(bomb.utf8.count) bytes draws 100000 shapes or more; drawings of so many are not decoded; a placeholder is drawn"
            ))
        // The drawing, its parts, and twice the group of two.
        let small =
            "<svg xmlns='http://www.w3.org/2000/svg'><g id='a'><rect/></g><use href='#a'/><rect fill='url(#a)'/></svg>"
        #expect(VectorFileSize.elements(in: Data(small.utf8), limit: 100) == 9)
        #expect(VectorFileSize.elements(in: Data("no drawing".utf8), limit: 100) == nil)
        // The drawing, the filter, the shape, and the filter for the shape; the blur counts for 100 shapes each time.
        let blurred =
            "<svg><filter id='f'><feGaussianBlur stdDeviation='2'/></filter><rect filter='url(#f)'/></svg>"
        #expect(VectorFileSize.elements(in: Data(blurred.utf8), limit: 100_000) == 204)
        // Usual noise of three octaves is drawn, of a million it is not.
        func noise(_ octaves: String) -> Int? {
            let drawing = "<svg><filter id='f'><feTurbulence numOctaves='\(octaves)'/></filter></svg>"
            return VectorFileSize.elements(in: Data(drawing.utf8), limit: 100_000)
        }
        #expect(noise("3") == 6_002)
        #expect(noise("1000000") == 100_000)
        #expect(noise("1e400") == 100_000)
        #expect(noise("none") == 2_002)
    }

    private func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("hostile-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    @Test("fonts that end early or are none, which the log tells; texts are shown nevertheless")
    func fonts() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let installed = [
            "/usr/share/fonts/opentype/inter/Inter-Bold.otf", "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
        ]
        let whole = installed.compactMap { FileManager.default.contents(atPath: $0) }
        var files: [Data] = [Data(), Data("no font".utf8), Data([0, 1, 0, 0] + Array(repeating: 0xFF, count: 500))]
        for font in whole { for share in [1, 3, 7] { files.append(font.prefix(font.count * share / 8)) } }
        try within("fonts") {
            for (index, data) in files.enumerated() {
                let file = folder.appendingPathComponent("font\(index).ttf")
                try data.write(to: file)
                let isAdded = PangoTextEngine.shared.addFont(file: file.path)
                if index < 3 {
                    #expect(!isAdded)
                    #expect(
                        Log.warnings.contains("the font file \(file.path) cannot be read; fonts of it are not there"))
                }
            }
        }
        let host = TestHost(size: CGSize(width: 200, height: 60)) {
            VStack {
                Text(verbatim: "still here").accessibilityIdentifier("text")
                Text(verbatim: "and here").font(.custom("font3", size: 20))
            }
        }
        #expect(try host.frame(of: "text").width > 20)
        _ = try host.png()
    }

    @Test("string tables and catalogs that are cut off or of the wrong kinds: the keys are shown, and the log tells")
    func tables() throws {
        let catalogs = [
            "", "{", "[]", "{\"strings\": 5}", "{\"strings\": {\"key\": 5}}",
            "{\"strings\": {\"key\": {\"localizations\": []}}}",
            "{\"sourceLanguage\": 7, \"strings\": {\"key\": {\"localizations\": {\"en\": {\"stringUnit\": {\"value\": 3}}}}}}",
            "{\"strings\": {\"key\": {\"localizations\": {\"en\": {\"variations\": {\"plural\": 1}}}}}}",
            String(repeating: "{\"a\":", count: 100_000), String(repeating: "[", count: 100_000),
        ]
        for (index, text) in catalogs.enumerated() {
            for kind in ["xcstrings", "strings", "stringsdict"] {
                let folder = try folder()
                defer { try? FileManager.default.removeItem(at: folder) }
                let file = folder.appendingPathComponent("Localizable.\(kind)")
                try Data(text.utf8).write(to: file)
                let bundle = try #require(Bundle(path: folder.path))
                let shown = within("\(kind) \(index)") {
                    Text("key", bundle: bundle).resolve(in: EnvironmentValues()).string
                }
                #expect(shown == "key")
            }
        }
        #expect(Log.warnings.contains { $0.contains("is damaged; its keys are shown as they are") })
    }

    @Test("a text of 10 MB is shown and scrolled in time, without a line break and with many")
    func longText() throws {
        for text in [String(repeating: "word ", count: 2_000_000), String(repeating: "line\n", count: 2_000_000)] {
            try within(seconds: 2, "10 MB") {
                let host = TestHost(size: CGSize(width: 300, height: 200)) {
                    ScrollView { Text(verbatim: text).accessibilityIdentifier("text") }
                }
                _ = try host.png()
                host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 5000))
                _ = try host.png()
                host.close()
            }
        }
    }

    @Test(
        "windows without a size lay out, take events and get one again",
        arguments: [CGSize.zero, CGSize(width: 0, height: 100)])
    func emptyWindow(size: CGSize) throws {
        let host = TestHost(size: size) {
            NavigationStack {
                List {
                    Text("Row")
                    Image(systemName: "star").resizable().aspectRatio(contentMode: .fit)
                    DovetailCore.Canvas { context, size in
                        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
                    }
                    GeometryReader { proxy in Text("\(100 / proxy.size.width)") }
                    Toggle("On", isOn: .constant(true))
                    TextField("Name", text: .constant("text"))
                }
                .navigationTitle("Title")
                .overlay {
                    LinearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottom).blur(radius: 3)
                }
            }
        }
        host.tap(at: .zero)
        host.scroll(at: .zero, by: CGSize(width: 0, height: 30))
        #expect(throws: (any Error).self) { try host.png() }
        host.resize(to: CGSize(width: 300, height: 300))
        _ = try host.png()
        host.resize(to: size)
        host.settle()
        host.resize(to: CGSize(width: 300, height: 300))
        #expect(host.texts.contains("Row"))
    }
}
