import AppKit
import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("Pictures of AppKit's system")
struct NSSystemPictureTests {
    private func middle(_ image: NSImage) throws -> Color.Resolved {
        let host = TestHost(size: CGSize(width: 16, height: 16)) {
            Image(nsImage: image).resizable().frame(width: 16, height: 16)
        }
        return try host.color(at: CGPoint(x: 8, y: 8))
    }

    @Test("for what is available and what is not are dots of colours")
    func dots() throws {
        let there = try middle(#require(NSImage(named: NSImage.statusAvailableName)))
        #expect(there.green > there.red && there.green > there.blue)
        let away = try middle(#require(NSImage(named: NSImage.statusUnavailableName)))
        #expect(away.red > away.green && away.red > away.blue)
        let none = try middle(#require(NSImage(named: NSImage.statusNoneName)))
        #expect(abs(none.red - none.blue) < 0.1 && none.red < 0.9)
    }

    @Test("are symbols else, and templates by their names")
    func symbols() throws {
        #expect(try #require(NSImage(named: NSImage.addTemplateName)).isTemplate)
        #expect(try !#require(NSImage(named: NSImage.folderName)).isTemplate)
        #expect(NSImage(named: NSImage.infoName) != nil && NSImage(named: NSImage.cautionName) != nil)
        #expect(NSImage(named: "NSNoSuchPicture") == nil)
    }

    @Test("Symbols are drawn by configurations, in views as well")
    func configurations() throws {
        let star = try #require(NSImage(systemSymbolName: "star", accessibilityDescription: "a star"))
        let large = try #require(star.withSymbolConfiguration(.init(pointSize: 60, weight: .bold)))
        #expect(large.size.height > star.size.height * 2)
        let red = try #require(
            large.withSymbolConfiguration(.init(paletteColors: [NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)])))
        #expect(red.size == large.size && red.symbolConfiguration != large.symbolConfiguration)
        #expect(NSImage(size: CGSize(width: 2, height: 2)).withSymbolConfiguration(.init(scale: .large)) == nil)
        let view = NSImageView(image: star)
        let before = view.fittingSize
        view.symbolConfiguration = NSImage.SymbolConfiguration(pointSize: 60, weight: .regular)
        #expect(view.fittingSize.height > before.height * 2)
    }
}
