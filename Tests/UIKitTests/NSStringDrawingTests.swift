import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Texts of UIKit's are measured and drawn")
struct NSStringDrawingTests {
    private let font = UIFont.systemFont(ofSize: 20)

    @Test("a text breaks where its rectangle ends; without that it has one line, whatever the width")
    func bounding() {
        let text = "several words that need several lines"
        let wide = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let one = text.boundingRect(
            with: wide, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
        let narrow = CGSize(width: 100, height: CGFloat(MAXFLOAT))
        let broken = (text as NSString).boundingRect(
            with: narrow, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: font], context: nil)
        #expect(broken.width <= 100 && broken.height >= one.height * 3)
        #expect(text.boundingRect(with: narrow, attributes: [.font: font], context: nil).height == one.height)
        #expect(one.size == NSAttributedString(string: text, attributes: [.font: font]).size())
        #expect(abs(one.width - text.size(withAttributes: [.font: font]).width) < 1)
        #expect("".boundingRect(with: wide, context: nil) == .zero)
    }

    @Test("a text is drawn in its colour at its place, to the right where its style says so")
    func drawing() throws {
        func isDark(_ image: UIImage, _ range: Range<CGFloat>) throws -> Bool {
            let host = TestHost(size: CGSize(width: 200, height: 40)) { Image(uiImage: image).background(Color.white) }
            return try stride(from: range.lowerBound, to: range.upperBound, by: 1).contains {
                try host.color(at: CGPoint(x: $0, y: 14)).red < 0.5
            }
        }
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 40))
        let left = renderer.image { _ in "MMM".draw(at: .zero, withAttributes: [.font: font]) }
        #expect(try isDark(left, 0..<60) && !isDark(left, 120..<200))
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        let right = renderer.image { _ in
            NSAttributedString(string: "MMM", attributes: [.font: font, .paragraphStyle: style])
                .draw(in: CGRect(x: 0, y: 0, width: 200, height: 40))
        }
        #expect(try !isDark(right, 0..<60) && isDark(right, 140..<200))
    }
}
