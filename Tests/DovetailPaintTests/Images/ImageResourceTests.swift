import DovetailCore
import DovetailPaint
import DovetailTesting
import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite("Pictures") struct ImageResourceTests {
    private let temporary = TemporaryFolder("pictures")

    /// A picture of red, green and blue columns, 2 pixels each, and as high as wide.
    private func columns() throws -> Data {
        let canvas = Canvas(6, 6)
        canvas.show(
            canvas.box(CGRect(x: 0, y: 0, width: 2, height: 6), .red),
            canvas.box(CGRect(x: 2, y: 0, width: 2, height: 6), .green),
            canvas.box(CGRect(x: 4, y: 0, width: 2, height: 6), .blue))
        return try canvas.picture().pngData()
    }

    private func bundle(_ files: [String: Data]) throws -> Bundle {
        let folder = temporary.place()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, data) in files { try data.write(to: folder.appendingPathComponent(name)) }
        return try #require(Bundle(path: folder.path))
    }

    private func picture(_ image: ResolvedImage, width: CGFloat, height: CGFloat) throws -> Picture {
        let canvas = Canvas(width, height)
        canvas.show(canvas.node(CGRect(x: 0, y: 0, width: width, height: height), .image(image)))
        return try canvas.picture()
    }

    @Test("caps keep their size, and the middle is stretched")
    func caps() throws {
        var image = ResolvedImage(source: .data(try columns()), smooth: false)
        image.caps = EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 2)
        let picture = try picture(image, width: 20, height: 6)
        #expect(
            (0..<20).map { picture.pixel($0, 3) } == [.red, .red] + Array(repeating: .green, count: 16) + [
                .blue, .blue,
            ])
    }

    @Test("a tiled picture is repeated in its own size")
    func tiles() throws {
        var image = ResolvedImage(source: .data(try columns()), smooth: false)
        image.isTiled = true
        let picture = try picture(image, width: 12, height: 12)
        let row: [Pixel] = [.red, .red, .green, .green, .blue, .blue]
        #expect((0..<12).map { picture.pixel($0, 9) } == row + row)
        image.caps = EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 2)
        let tiled = try self.picture(image, width: 9, height: 6)
        #expect(
            (0..<9).map { tiled.pixel($0, 3) } == [.red, .red] + Array(repeating: .green, count: 5) + [.blue, .blue])
    }

    @Test("named pictures are found in a bundle, with the display's scale")
    func named() throws {
        let data = try columns()
        let bundle = try bundle(["a.png": data, "b@2x.png": data, "c.jpeg": Data("no picture".utf8)])
        func size(_ name: String) throws -> CGSize {
            try TestHost { Image(name, bundle: bundle).accessibilityIdentifier("it") }.frame(of: "it").size
        }
        #expect(try size("a") == CGSize(width: 6, height: 6))
        #expect(try size("a.png") == CGSize(width: 6, height: 6))
        #expect(try size("b") == CGSize(width: 3, height: 3))
        #expect(try size("c") == .zero)
        #expect(try size("nothing") == .zero)
        #expect(try size("../\(bundle.bundleURL.lastPathComponent)/a") == .zero)
        #expect(Log.warnings.contains { $0.contains("“nothing”") })
    }

    @Test("decorative pictures are not heard")
    func decorative() throws {
        let bundle = try bundle(["a.png": try columns()])
        #expect(TestHost { Image(decorative: "a", bundle: bundle) }.exists("a") == false)
        #expect(TestHost { Image("a", bundle: bundle, label: Text("three stripes")) }.exists("three stripes"))
    }

    // MARK: Symbols

    private func symbol<V: View>(_ view: V) -> ResolvedSymbol? {
        var found: ResolvedSymbol?
        let host = TestHost { view }
        host.window.displayTree.root.forEach {
            if case .symbol(let symbol) = $0.content { found = symbol }
        }
        return found
    }

    @Test("symbols take the forms that their environment asks for")
    func variants() {
        #expect(symbol(Image(systemName: "heart").symbolVariant(.fill))?.name == "heart.fill")
        #expect(symbol(Image(systemName: "heart").symbolVariant(.circle.fill))?.name == "heart.circle.fill")
        #expect(symbol(Image(systemName: "bell").symbolVariant(.slash).symbolVariant(.fill))?.name == "bell.slash.fill")
        #expect(symbol(Image(systemName: "heart.fill").symbolVariant(.fill))?.name == "heart.fill")
        // SF Symbols have no filled form of these.
        for name in ["calendar", "gear", "calendar.badge.plus", "hourglass"] {
            #expect(symbol(Image(systemName: name).symbolVariant(.fill))?.name == name)
        }
        #expect(symbol(Image(systemName: "calendar").symbolVariant(.circle.fill))?.name == "calendar.circle.fill")
        #expect(
            symbol(Image(systemName: "chevron.left").symbolVariant(.fill))?.alternatives.contains("chevron.left")
                == true)
        #expect(symbol(Image(systemName: "heart").symbolVariant(.none))?.name == "heart")
    }

    @Test("a symbol's second rank is weaker, or in a paint of its own")
    func ranks() throws {
        func colors(_ change: (inout ResolvedSymbol) -> Void) throws -> Set<Int> {
            var symbol = ResolvedSymbol(
                name: "plus.circle.fill", pointSize: 60, weight: 400, paint: .color(.red))
            change(&symbol)
            let canvas = Canvas(80, 80)
            canvas.show(canvas.node(CGRect(x: 0, y: 0, width: 80, height: 80), .symbol(symbol)))
            let picture = try canvas.picture()
            // The middle of the plus, and the disc beside it.
            return [picture.pixel(40, 40).alpha, 1000 + picture.pixel(25, 25).alpha]
        }
        #expect(try colors { _ in } == [0, 1255])
        let hierarchical = try colors { $0.secondaryPaint = .color(Color.Resolved.red.multiplyingOpacity(by: 0.5)) }
        #expect(hierarchical.contains(255))
        #expect(hierarchical.contains { (1120...1135).contains($0) })
        #expect(symbol(Image(systemName: "plus.circle").symbolRenderingMode(.hierarchical))?.secondaryPaint != nil)
        #expect(symbol(Image(systemName: "plus.circle").symbolRenderingMode(.monochrome))?.secondaryPaint == nil)
    }

    @Test("a value lights a part of a symbol")
    func values() throws {
        func ink(_ value: Double?) throws -> Int {
            var symbol = ResolvedSymbol(
                name: "wifi", pointSize: 60, weight: 400, paint: .color(.red))
            symbol.value = value
            let canvas = Canvas(80, 80)
            canvas.show(canvas.node(CGRect(x: 0, y: 0, width: 80, height: 80), .symbol(symbol)))
            return try canvas.picture().count { $0.alpha > 200 }
        }
        let amounts = try [0, 0.3, 0.7, 1].map { try ink($0) }
        #expect(amounts == amounts.sorted() && amounts[0] == 0)
        #expect(try ink(1) == ink(nil))
        #expect(symbol(Image(systemName: "wifi", variableValue: 7))?.value == 1)
    }

    // MARK: Loaded pictures

    @Test("a picture that is loaded comes with its phases")
    func asyncImage() async throws {
        let bundle = try bundle(["a.png": try columns(), "b.png": Data("no picture".utf8)])
        func shown(_ url: URL?) async throws -> [String] {
            let host = TestHost {
                AsyncImage(url: url) { phase in
                    switch phase {
                    case .empty: Text("empty")
                    case .success(let image): image.accessibilityLabel("picture")
                    case .failure: Text("failure")
                    }
                }
            }
            await host.settle()
            // A picture is read on another thread: how soon depends on the machine.
            if url != nil {
                try await wait(for: "the end of loading") {
                    await host.settle()
                    return !host.exists("empty")
                }
            }
            return ["empty", "picture", "failure"].filter { host.exists($0) }
        }
        #expect(try await shown(nil) == ["empty"])
        #expect(try await shown(bundle.bundleURL.appendingPathComponent("a.png")) == ["picture"])
        #expect(try await shown(bundle.bundleURL.appendingPathComponent("b.png")) == ["failure"])
        #expect(try await shown(bundle.bundleURL.appendingPathComponent("none.png")) == ["failure"])
        #expect(
            try await shown(URL(string: "data:image/png;base64," + (try columns()).base64EncodedString())) == [
                "picture"
            ])
        #expect(try await shown(URL(string: "data:,%%%")) == ["failure"])
        #expect(try await shown(URL(string: "ftp://example.org/a.png")) == ["failure"])
        #expect(try await shown(URL(fileURLWithPath: "/dev/zero")) == ["failure"])
    }

    // MARK: Fonts

    @Test("fonts in files are found by all of their names; what is no font is told")
    func fontFiles() throws {
        let engine = PangoTextEngine.shared
        let garbage = temporary.place(ending: ".ttf")
        try Data((0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 31) }).write(to: garbage)
        #expect(!engine.addFont(file: garbage.path))
        #expect(Log.warnings.contains { $0.contains(garbage.path) })
        #expect(!engine.addFont(file: "/dev/zero"))
        let serif = "/usr/share/fonts/truetype/dejavu/DejaVuSerif-Bold.ttf"
        guard FileManager.default.fileExists(atPath: serif) else { return }
        #expect(engine.addFont(file: serif))
        func width(_ family: String?) -> CGFloat {
            var style = TextRunStyle(size: 40, color: .black)
            style.family = family
            return engine.measure(ResolvedText(runs: [.init(text: "Weights", style: style)]), width: nil, height: nil)
                .size.width
        }
        #expect(width("DejaVuSerif-Bold") == width("DejaVu Serif Bold"))
        #expect(width("DejaVuSerif-Bold") > width("DejaVu Serif"))
        #expect(width("DejaVu Serif") != width(nil))
    }

    @Test("a light text in a family without light faces stays light")
    func lightMonospaced() throws {
        func ink(_ weight: Int) throws -> Int {
            var style = TextRunStyle(size: 40, weight: weight, color: .black)
            style.design = .monospaced
            let canvas = Canvas(200, 60)
            canvas.show(
                canvas.node(
                    CGRect(x: 0, y: 0, width: 200, height: 60),
                    .text(ResolvedText(runs: [.init(text: "light", style: style)]))))
            return try canvas.picture().count { $0.alpha > 128 }
        }
        #expect(try ink(100) <= ink(400))
        #expect(try ink(200) <= ink(400))
        #expect(try ink(700) > ink(400))
    }
}
