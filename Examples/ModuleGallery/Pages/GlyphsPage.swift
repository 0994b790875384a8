import CoreText
import SwiftUI

/// The outlines of a line's glyphs.
struct GlyphsPage: View {
    @State private var text = "Glyphs"

    var body: some View {
        Form {
            TextField("Text", text: $text)
            Section("Outlines") {
                GlyphOutlines(text: text)
                    .fill(.indigo.opacity(0.15))
                    .stroke(.indigo, lineWidth: 1)
                    .frame(height: 90)
                    .frame(maxWidth: .infinity)
                    .accessibilityLabel("Outlines of \(text)")
            }
        }
        .formStyle(.grouped)
    }
}

private struct GlyphOutlines: Shape {
    let text: String

    func path(in rect: CGRect) -> Path {
        let font = CTFontCreateWithName("Inter" as CFString, 64, nil)
        var (path, x) = (Path(), rect.minX)
        for character in text.utf16 {
            var (character, glyph, advance) = (character, CGGlyph(), CGSize.zero)
            guard CTFontGetGlyphsForCharacters(font, &character, &glyph, 1) else { continue }
            CTFontGetAdvancesForGlyphs(font, .horizontal, &glyph, &advance, 1)
            // Outlines have y upwards.
            if let outline = CTFontCreatePathForGlyph(font, glyph, nil) {
                path.addPath(
                    Path(outline), transform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: x, ty: rect.midY + 24))
            }
            x += advance.width
        }
        return path
    }
}
