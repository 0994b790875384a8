import AppKit
import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("AppKit's values", .serialized)
struct NSColorTests {
    @Test("Components, blends and appearances of colours")
    func colors() {
        let color = NSColor(calibratedRed: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
        #expect(
            [color.redComponent, color.greenComponent, color.blueComponent, color.alphaComponent] == [
                0.2, 0.4, 0.6, 0.8,
            ])
        #expect(NSColor.black.blended(withFraction: 0.5, of: .white)?.whiteComponent == 0.5)
        let dynamic = NSColor(name: nil) { $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .red : .blue }
        var environment = EnvironmentValues()
        #expect(Color(nsColor: dynamic).resolve(in: environment).blue == 1)
        environment.colorScheme = .dark
        #expect(Color(dynamic).resolve(in: environment).red == 1)
        #expect(Color(.systemBlue).resolve(in: environment) == Color.blue.resolve(in: environment))
        #expect(Color(.windowBackgroundColor).resolve(in: environment) != Color(.white).resolve(in: environment))
        #expect(color.usingColorSpace(.deviceRGB) == color)
    }

    @Test("Pictures: data, TIFF, PNG by a bitmap, template, symbols")
    func images() throws {
        let renderer = ImageRenderer(content: Color(.red).frame(width: 8, height: 4))
        let image = try #require(renderer.nsImage)
        #expect(image.size == CGSize(width: 8, height: 4) && image.isValid)
        let tiff = try #require(image.tiffRepresentation)
        let bitmap = try #require(NSBitmapImageRep(data: tiff))
        #expect(bitmap.pixelsWide == 8 && bitmap.pixelsHigh == 4)
        let png = try #require(bitmap.representation(using: .png, properties: [:]))
        #expect(NSImage(data: png)?.size == CGSize(width: 8, height: 4))
        #expect(
            bitmap.representation(using: .jpeg, properties: [.compressionFactor: 0.5])?.starts(with: [0xFF, 0xD8])
                == true)
        #expect(NSImage(systemSymbolName: "star", accessibilityDescription: "Star") != nil)
        #expect(NSImage(systemSymbolName: "no.such.symbol", accessibilityDescription: nil) == nil)
        image.isTemplate = true
        let host = TestHost(size: CGSize(width: 8, height: 4)) { Image(nsImage: image).foregroundStyle(Color(.blue)) }
        #expect(try host.color(at: CGPoint(x: 4, y: 2)).description == "#0000FFFF")
    }

    @Test("The clipboard carries text and addresses")
    func pasteboard() {
        let host = TestHost { Text("window") }
        NSPasteboard.general.clearContents()
        #expect(NSPasteboard.general.setString("copied", forType: .string) && host.clipboard == "copied")
        #expect(
            NSPasteboard.general.setString("{}", forType: .rtf) && NSPasteboard.general.string(forType: .rtf) == "{}")
        #expect(NSPasteboard.general.types == [.string, .rtf])
        NSPasteboard.general.clearContents()
        NSPasteboard.general.writeObjects([URL(fileURLWithPath: "/tmp/a")])
        #expect(NSPasteboard.general.string(forType: .fileURL) == "file:///tmp/a")
        NSPasteboard.general.clearContents()
        #expect(NSPasteboard.general.string(forType: .string) == nil)
    }

    @Test("Fonts, screens, windows and the desktop")
    func others() throws {
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            Button("Open") { NSWorkspace.shared.open(URL(string: "https://example.org")!) }
        }
        try host.tap("Open")
        #expect(host.openedURLs.count == 1)
        #expect(NSFont.systemFont(ofSize: 12, weight: .bold) == .boldSystemFont(ofSize: 12))
        #expect("abc".size(withAttributes: [.font: NSFont.systemFont(ofSize: 20)]).width > 10)
        #expect(NSApp.keyWindow?.frame.size == CGSize(width: 300, height: 200))
        #expect(NSScreen.main?.backingScaleFactor == 1)
        #expect(NSBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10)).contains(CGPoint(x: 5, y: 5)))
    }

    @Test("A view is measured in a hosting view and a hosting controller")
    func hosting() {
        let view = NSHostingView(rootView: Color(.red).frame(width: 30, height: 20))
        #expect(view.fittingSize == CGSize(width: 30, height: 20))
        let controller = NSHostingController(rootView: Color(.red))
        #expect(controller.sizeThatFits(in: CGSize(width: 50, height: 60)) == CGSize(width: 50, height: 60))
    }
}
