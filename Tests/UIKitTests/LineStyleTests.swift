import SwiftUI
import Testing
import UIKit

@Suite("Lines of UIKit's and SwiftUI's")
struct LineStyleTests {
    private static let pairs: [(Text.LineStyle.Pattern, NSUnderlineStyle)] = [
        (.solid, []), (.dot, .patternDot), (.dash, .patternDash), (.dashDot, .patternDashDot),
        (.dashDotDot, .patternDashDotDot),
    ]

    @Test("styles are turned into one another by their pattern")
    func patterns() {
        for (pattern, style) in Self.pairs {
            #expect(NSUnderlineStyle(Text.LineStyle(pattern: pattern, color: .red)) == style.union(.single))
            #expect(Text.LineStyle(nsUnderlineStyle: style.union(.single)) == Text.LineStyle(pattern: pattern))
        }
    }

    @Test("a style without a line, or with another than a single one, is none")
    func none() {
        for style in [.thick, .double, .byWord, [.single, .thick], [.single, .byWord], [.patternDot, .double]]
            as [NSUnderlineStyle]
        {
            #expect(Text.LineStyle(nsUnderlineStyle: style) == nil, "\(style.rawValue)")
        }
        #expect(Text.LineStyle(nsUnderlineStyle: []) == nil && Text.LineStyle(nsUnderlineStyle: .patternDot) == nil)
        #expect(NSUnderlineStyle.byWord.rawValue == 0x8000)
    }

    @Test(
        "a colour whose type is left out is a platform colour, and a style of UIKit's for extra large titles has their size"
    )
    func colors() {
        #expect(
            Color(.init(red: 1, green: 0, blue: 0, alpha: 1)) == Color(UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
        #expect(Color(CGColor(red: 1, green: 0, blue: 0, alpha: 1)) == Color(.sRGB, red: 1, green: 0, blue: 0))
        #expect(UIFont.preferredFont(forTextStyle: .extraLargeTitle).pointSize == 36)
    }
}
