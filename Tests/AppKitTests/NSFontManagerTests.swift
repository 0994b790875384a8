import AppKit
import SwiftUI
import Testing

@MainActor
@Suite("Relatives of AppKit's fonts")
struct NSFontManagerTests {
    private let manager = NSFontManager.shared

    @Test("are found by traits")
    func traits() {
        let font = NSFont.systemFont(ofSize: 13)
        let bold = manager.convert(font, toHaveTrait: .boldFontMask)
        #expect(manager.traits(of: bold).contains(.boldFontMask))
        #expect(!manager.traits(of: bold).contains(.italicFontMask))
        let both = manager.convert(bold, toHaveTrait: .italicFontMask)
        #expect(manager.traits(of: both).isSuperset(of: [.boldFontMask, .italicFontMask]))
        #expect(manager.traits(of: manager.convert(both, toNotHaveTrait: .boldFontMask)).contains(.unboldFontMask))
        #expect(both.pointSize == 13)
    }

    @Test("are found by size, weight and family")
    func others() throws {
        let font = NSFont.systemFont(ofSize: 13)
        #expect(manager.convert(font, toSize: 20).pointSize == 20)
        #expect(manager.weight(of: font) == 5 && manager.weight(of: manager.convertWeight(true, of: font)) == 6)
        let family = try #require(manager.availableFontFamilies.first)
        #expect(manager.font(withFamily: family, traits: [], weight: 5, size: 15)?.pointSize == 15)
        #expect(manager.font(withFamily: "No Such Family", traits: [], weight: 5, size: 15) == nil)
    }

    @Test("are described")
    func descriptors() throws {
        let font = NSFont.systemFont(ofSize: 13)
        let descriptor = font.fontDescriptor.withSymbolicTraits([.bold, .italic])
        #expect(descriptor.symbolicTraits == [.bold, .italic])
        let made = try #require(NSFont(descriptor: descriptor, size: 0))
        #expect(made.pointSize == 13)
        #expect(try #require(NSFont(descriptor: descriptor, size: 30)).pointSize == 30)
        let wide = try #require(font.fontDescriptor.withDesign(.monospaced))
        #expect(try #require(NSFont(descriptor: wide, size: 0)).isFixedPitch)
        #expect(!font.isFixedPitch)
    }
}
