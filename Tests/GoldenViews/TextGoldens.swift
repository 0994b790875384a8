import DovetailCore
import Foundation
import SwiftUI

/// Texts: their fonts, what is written on them, and how they are laid out.
enum TextGoldens {
    static let all = [fonts, marks, layout, rendered]

    static let fonts = Golden("text-fonts", 420, 320) {
        HStack(alignment: .top, spacing: 16) {
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: "Large Title").font(.largeTitle)
                Text(verbatim: "Title").font(.title)
                Text(verbatim: "Title 2").font(.title2)
                Text(verbatim: "Title 3").font(.title3)
                Text(verbatim: "Headline").font(.headline)
                Text(verbatim: "Subheadline").font(.subheadline)
                Text(verbatim: "Body").font(.body)
                Text(verbatim: "Callout").font(.callout)
                Text(verbatim: "Footnote").font(.footnote)
                Text(verbatim: "Caption").font(.caption)
                Text(verbatim: "Caption 2").font(.caption2)
            }
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: "ultraLight").fontWeight(.ultraLight)
                Text(verbatim: "thin").fontWeight(.thin)
                Text(verbatim: "light").fontWeight(.light)
                Text(verbatim: "regular").fontWeight(.regular)
                Text(verbatim: "medium").fontWeight(.medium)
                Text(verbatim: "semibold").fontWeight(.semibold)
                Text(verbatim: "bold").bold()
                Text(verbatim: "heavy").fontWeight(.heavy)
                Text(verbatim: "black").fontWeight(.black)
                Text(verbatim: "italic").italic()
                Text(verbatim: "bold italic").bold().italic()
            }
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: "serif").fontDesign(.serif)
                Text(verbatim: "monospaced").monospaced()
                Text(verbatim: "rounded").fontDesign(.rounded)
                Text(verbatim: "111 000").monospacedDigit()
                Text(verbatim: "111 000")
                Text(verbatim: "Small Caps").font(.body.smallCaps())
                Text(verbatim: "Lower Caps").font(.body.lowercaseSmallCaps())
                Text(verbatim: "upper").textCase(.uppercase)
                Text(verbatim: "condensed").fontWidth(.condensed)
                Text(verbatim: "DejaVu Serif").font(.custom("DejaVu Serif", size: 14))
                Text(verbatim: "second").textScale(.secondary)
            }
        }
        .padding(12)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }

    static let marks = Golden("text-marks", 420, 370) {
        let fire = LinearGradient(colors: [.yellow, .red], startPoint: .top, endPoint: .bottom)
        HStack(alignment: .top, spacing: 20) {
            VStack(alignment: .leading, spacing: 5) {
                Text(verbatim: "underlined").underline()
                Text(verbatim: "dotted").underline(pattern: .dot, color: .red)
                Text(verbatim: "dashed").underline(pattern: .dash)
                Text(verbatim: "dash and dot").underline(pattern: .dashDot)
                Text(verbatim: "struck through").strikethrough()
                Text(verbatim: "struck in red").strikethrough(color: .red)
                Text(verbatim: "kerning").kerning(3)
                Text(verbatim: "tracking fi").tracking(3)
                Text(verbatim: "up").baselineOffset(6) + Text(verbatim: "base")
                    + Text(verbatim: "down").baselineOffset(-6)
                Text(verbatim: "red ").foregroundColor(.red) + Text(verbatim: "bold ").bold()
                    + Text(verbatim: "big").font(.title)
                Text("a **bold** *italic* `code` ~~gone~~ [link](https://example.org)")
                Text(Image(systemName: "star.fill")) + Text(verbatim: " with a star")
            }
            VStack(alignment: .leading, spacing: 5) {
                Text(verbatim: "Gradient").font(.system(size: 30, weight: .bold)).foregroundStyle(fire)
                Text(verbatim: "Underlined").font(.title2).underline().foregroundStyle(fire)
                (Text(verbatim: "part ") + Text(verbatim: "fire").foregroundStyle(fire) + Text(verbatim: " 🎈")).font(
                    .title2)
                Text(verbatim: "across two lines of text").font(.title3).frame(width: 150, alignment: .leading)
                    .foregroundStyle(
                        .linearGradient(colors: [.blue, .green], startPoint: .leading, endPoint: .trailing))
                Text(verbatim: "Shadow").font(.title).foregroundStyle(
                    .orange.shadow(.drop(color: .blue, radius: 2, x: 2, y: 2)))
                Text(verbatim: "Inner").font(.system(size: 30, weight: .black)).foregroundStyle(
                    .orange.shadow(.inner(color: .black, radius: 2, x: 1, y: 2)))
                Text(verbatim: "Second").foregroundStyle(.secondary)
                Text(verbatim: "Picture").font(.system(size: 30, weight: .black))
                    .foregroundStyle(.image(Image(data: StyleGoldens.checker, scale: 1)))
            }
        }
        .padding(12)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }

    static let layout = Golden("text-layout", 420, 330) {
        let words = "The quick brown fox jumps over the lazy dog"
        HStack(alignment: .top, spacing: 12) {
            VStack(alignment: .leading, spacing: 8) {
                Text(verbatim: words).multilineTextAlignment(.leading)
                Text(verbatim: words).multilineTextAlignment(.center)
                Text(verbatim: words).multilineTextAlignment(.trailing)
                Text(verbatim: words).lineLimit(2)
            }
            .frame(width: 120)
            VStack(alignment: .leading, spacing: 8) {
                Text(verbatim: words).lineLimit(1)
                Text(verbatim: words).lineLimit(1).truncationMode(.middle)
                Text(verbatim: words).lineLimit(1).truncationMode(.head)
                Text(verbatim: words).lineLimit(1).minimumScaleFactor(0.4)
                Text(verbatim: "The quick brown").lineLimit(1).allowsTightening(true)
                Text(verbatim: words).lineSpacing(6).lineLimit(3)
                Text(verbatim: "one").lineLimit(2, reservesSpace: true).border(.red)
                Text(verbatim: words).font(.body.leading(.tight)).lineLimit(3)
            }
            .frame(width: 120)
            VStack(alignment: .leading, spacing: 8) {
                Text(verbatim: "שלום עולם, a mixed line 123")
                Text(verbatim: words).environment(\.layoutDirection, .rightToLeft).lineLimit(2)
                Text(verbatim: words).redacted(reason: .placeholder).lineLimit(2)
                Text(verbatim: words).font(.caption).dynamicTypeSize(.accessibility1).lineLimit(2)
                HStack(alignment: .firstTextBaseline, spacing: 4) {
                    Text(verbatim: "Base").font(.title); Text(verbatim: "line").font(.caption)
                }
                HStack(alignment: .lastTextBaseline, spacing: 4) {
                    Text(verbatim: "two\nlines"); Text(verbatim: "last").font(.caption)
                }
            }
            .frame(width: 124)
        }
        .padding(12)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }

    private struct Loud: TextAttribute {}

    /// Lifts each character a little more, and colours what is loud.
    private struct Steps: TextRenderer {
        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            for line in layout {
                for run in line {
                    for (index, slice) in run.enumerated() {
                        var copy = context
                        copy.translateBy(x: 0, y: CGFloat(index % 4) * -3)
                        if run[Loud.self] != nil { copy.addFilter(.colorMultiply(.red)) }
                        copy.opacity = 1 - Double(index % 4) * 0.2
                        copy.draw(slice)
                    }
                }
            }
        }
    }

    static let rendered = Golden("text-rendered", 420, 130) {
        VStack(alignment: .leading, spacing: 14) {
            (Text(verbatim: "Every letter ") + Text(verbatim: "stands").customAttribute(Loud()).foregroundStyle(.white)
                + Text(verbatim: " apart"))
                .font(.title2).textRenderer(Steps())
            Text(verbatim: "In two lines, as they are broken where the text has room for no more").frame(width: 300)
                .textRenderer(Steps())
        }
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(Color(white: 0.5))
    }
}
