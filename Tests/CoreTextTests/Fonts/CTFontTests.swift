import CoreText
import DovetailPaint
import SwiftUI
import TestSupport
import Testing
import UIKit

/// Fonts of Core Text.
@MainActor
struct CTFontTests {
    @Test func isWhatAFontOfUIKitIs() {
        let font = UIFont.systemFont(ofSize: 20)
        let same = font as CTFont
        #expect(CTFontGetSize(same) == 20)
        #expect(CTFontGetAscent(same) == font.ascender)
        #expect(CTFontGetDescent(same) == -font.descender)
        #expect(CTFontGetCapHeight(same) == font.capHeight)
        #expect(CTFontGetXHeight(same) == font.xHeight)
    }

    @Test func aNameIsFoundAndAnotherOneHasAStandIn() {
        let serif = CTFontCreateWithName("DejaVu Serif" as CFString, 17, nil)
        #expect(CTFontCopyFamilyName(serif) == "DejaVu Serif")
        #expect(CTFontGetSize(serif) == 17)
        #expect(CTFontCopyFamilyName(CTFontCreateWithName("No Such Font" as CFString, 0, nil)) == "System")
        #expect(CTFontGetSize(CTFontCreateWithName("No Such Font" as CFString, 0, nil)) == 12)
    }

    @Test func aFontForAUseIsMadeByName() {
        #expect(CTFontGetSize(CTFont(.message, size: 16, language: nil)) == 16)
        #expect(CTFontGetSymbolicTraits(CTFont(.emphasizedSystem, size: 0, language: nil)) == .traitBold)
        #expect(Font(.init(.message, size: 16, language: nil)) == Font(UIFont.systemFont(ofSize: 16)))
    }

    @Test func traitsAreTakenAndGiven() throws {
        let font = CTFontCreateUIFontForLanguage(.system, 15, nil)!
        #expect(CTFontGetSymbolicTraits(font) == [])
        let bold = try #require(CTFontCreateCopyWithSymbolicTraits(font, 0, nil, [.traitBold], [.traitBold]))
        #expect(CTFontGetSymbolicTraits(bold) == .traitBold)
        #expect(CTFontGetSize(bold) == 15)
        let slanted = try #require(CTFontCreateCopyWithSymbolicTraits(bold, 30, nil, [.traitItalic], [.traitItalic]))
        #expect(CTFontGetSymbolicTraits(slanted) == [.traitBold, .traitItalic])
        #expect(CTFontGetSize(slanted) == 30)
        let plain = try #require(CTFontCreateCopyWithSymbolicTraits(slanted, 0, nil, [], [.traitBold, .traitItalic]))
        #expect(CTFontGetSymbolicTraits(plain) == [])
    }

    @Test func fontsOfApplesSystemsAreAlwaysThere() {
        // “HelveticaNeue-Bold” is as heavy as a bold font, and “Georgia” as wide as a serif one.
        let bold = UIFont(name: "HelveticaNeue-Bold", size: 20)
        #expect(bold != nil)
        // Lines of the system font are as high as Apple's; those of another font are its own.
        let (named, system) = (bold as Any, UIFont.boldSystemFont(ofSize: 20))
        #expect(
            abs(
                "Width".size(withAttributes: [.font: named]).width - "Width".size(withAttributes: [.font: system]).width
            )
                <= 0.5)
        let plain = "Width".size(withAttributes: [.font: UIFont(name: "Avenir Next", size: 20) as Any])
        #expect(plain != "Width".size(withAttributes: [.font: UIFont.boldSystemFont(ofSize: 20)]))
        let serif = "Width".size(withAttributes: [.font: UIFont(name: "Georgia", size: 20) as Any])
        #expect(serif != plain)
        let mono = "iiii".size(withAttributes: [.font: UIFont(name: "Menlo-Regular", size: 20) as Any])
        #expect(mono == "mmmm".size(withAttributes: [.font: UIFont(name: "Courier New", size: 20) as Any]))
        #expect(UIFont(name: "Georgiana", size: 20) == nil)
        #expect(UIFont(name: "No Such Font", size: 20) == nil)
    }

    @Test func glyphsHaveAdvancesBoxesAndOutlines() throws {
        let font = CTFontCreateUIFontForLanguage(.system, 100, nil)!
        let text = Array("Hi ".utf16)
        var glyphs = [CGGlyph](repeating: 0, count: 3)
        #expect(CTFontGetGlyphsForCharacters(font, text, &glyphs, 3))
        #expect(Set(glyphs).count == 3)
        var advances = [CGSize](repeating: .zero, count: 3)
        let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advances, 3)
        #expect(abs(sum - advances.reduce(0) { $0 + Double($1.width) }) < 1e-6)
        #expect(advances[0].width > advances[1].width)
        var boxes = [CGRect](repeating: .zero, count: 3)
        CTFontGetBoundingRectsForGlyphs(font, .horizontal, glyphs, &boxes, 3)
        // A capital H stands on the baseline and is as high as capitals are.
        #expect(abs(boxes[0].minY) < 0.5)
        #expect(abs(boxes[0].height - CTFontGetCapHeight(font)) < 0.5)
        let outline = try #require(CTFontCreatePathForGlyph(font, glyphs[0], nil))
        #expect(abs(outline.boundingBox.height - boxes[0].height) < 0.5)
        #expect(abs(outline.boundingBox.minX - boxes[0].minX) < 0.5)
        var twice = CGAffineTransform(scaleX: 2, y: 2)
        let large = try #require(CTFontCreatePathForGlyph(font, glyphs[0], &twice))
        #expect(abs(large.boundingBox.height - 2 * outline.boundingBox.height) < 0.01)
        #expect(CTFontCreatePathForGlyph(font, glyphs[2], nil) == nil)
    }

    @Test func aCharacterThatTheFontLacksHasNoGlyph() {
        let font = CTFontCreateUIFontForLanguage(.system, 20, nil)!
        let text = Array("a\u{1F600}".utf16)
        var glyphs = [CGGlyph](repeating: 9, count: 3)
        #expect(!CTFontGetGlyphsForCharacters(font, text, &glyphs, 3))
        #expect(glyphs[0] != 0 && glyphs[1] == 0 && glyphs[2] == 0)
    }
}
