import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Descriptions of UIKit's fonts, and pictures that are drawn by calls")
struct UIFontDescriptorTests {
    @Test("a font has relatives of another design, slant, weight and size")
    func relatives() throws {
        let font = UIFont.systemFont(ofSize: 20, weight: .medium)
        #expect(font.fontDescriptor.symbolicTraits == [])
        let bold = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
        let made = UIFont(descriptor: bold, size: 0)
        #expect(made.pointSize == 20 && made != font)
        #expect(made.fontName != font.fontName)
        #expect(UIFont(descriptor: bold, size: 12).pointSize == 12)
        #expect(bold.withSymbolicTraits([])?.symbolicTraits == [])
        let mono = try #require(font.fontDescriptor.withDesign(.monospaced))
        #expect(mono.symbolicTraits == .traitMonoSpace)
        #expect(UIFont(descriptor: mono, size: 0) == UIFont.monospacedSystemFont(ofSize: 20, weight: .medium))
        #expect(mono.withDesign(.default) == font.fontDescriptor)
        let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
        #expect(body.pointSize == UIFont.preferredFont(forTextStyle: .body).pointSize)
    }

    @Test("what is drawn between begin and end is a picture; drawings may be begun within others")
    func imageContext() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 10), false, 2)
        UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
        UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 4, height: 4))
        UIGraphicsEndImageContext()
        let context = try #require(UIGraphicsGetCurrentContext())
        context.setFillColor(UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor)
        context.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(image.size == CGSize(width: 20, height: 10) && image.scale == 2)
        let host = TestHost(size: CGSize(width: 20, height: 10)) { Image(uiImage: image) }
        let (left, right) = (try host.color(at: CGPoint(x: 5, y: 5)), try host.color(at: CGPoint(x: 15, y: 5)))
        #expect(left.red > 0.9 && left.blue < 0.1)
        #expect(right.blue > 0.9 && right.red < 0.1)
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
    }
}
