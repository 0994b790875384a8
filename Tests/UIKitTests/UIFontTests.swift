import DovetailTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("UIFont")
struct UIFontTests {
    @Test("Metrics grow with the size and have the usual order")
    func metrics() {
        let (small, large) = (UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 20))
        #expect(small.pointSize == 10 && large.withSize(10) == small)
        #expect(large.descender < 0 && 0 < large.xHeight && large.xHeight < large.capHeight)
        #expect(large.capHeight < large.ascender && large.lineHeight == large.ascender - large.descender)
        #expect(abs(large.lineHeight - 2 * small.lineHeight) < 1)
    }

    @Test("A family has a font by its name, in whatever letter case, and one that is not there has none")
    func families() throws {
        let family = try #require(UIFont.familyNames.first)
        #expect(UIFont.fontNames(forFamilyName: family.uppercased()) == [family])
        #expect(UIFont(name: family, size: 12) != nil)
        #expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
        #expect(UIScreen.main.value(forKey: "scale") as? CGFloat == UIScreen.main.scale)
        #expect(UIScreen.main.value(forKey: "_displayCornerRadius") as? CGFloat == 0)
    }

    @Test("Text styles have the sizes of the idiom, weights the nearest of nine")
    func styles() {
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
        #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
        // The bold system font of iOS is semibold.
        #expect(UIFont.systemFont(ofSize: 12, weight: .semibold) == .boldSystemFont(ofSize: 12))
        #expect(UIFont.systemFont(ofSize: 12, weight: UIFont.Weight(0.31)) == .boldSystemFont(ofSize: 12))
        #expect(UIFont.systemFont(ofSize: 12, weight: .bold) != .boldSystemFont(ofSize: 12))
        #expect(UIFont(name: "No Such Family", size: 12) == nil)
    }

    @Test("A text takes the space in SwiftUI that it is measured to have")
    func measures() throws {
        let font = UIFont.systemFont(ofSize: 20, weight: .semibold)
        let host = TestHost { Text("Measured").font(Font(font)) }
        let size = "Measured".size(withAttributes: [.font: font])
        #expect(try host.frame(of: "Measured").size == size)
        #expect("".size(withAttributes: [.font: font]) == .zero)
        let wide = "Measured".size(withAttributes: [.font: font, .kern: NSNumber(value: 2)])
        #expect(wide.width == size.width + 16)
    }
}
