import Testing
import UIKit

/// Colours of components, and what space those are of.
@Suite("Colours of spaces")
struct CGColorSpaceTests {
    @Test("A colour is made of a space's components, and is the same colour in sRGB") func components() throws {
        let srgb = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        let colour = try #require(CGColor(colorSpace: srgb, components: [0.2, 0.4, 0.6, 0.5]))
        #expect(colour == CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5))
        let gray = try #require(CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.25, 1]))
        #expect(gray == CGColor(gray: 0.25, alpha: 1) && gray.colorSpace?.model == .monochrome)
        let linear = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
        let light = try #require(CGColor(colorSpace: linear, components: [0.5, 0.5, 0.5, 1])?.components)
        #expect(abs(light[0] - 0.735) < 0.001)
        let wide = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let red = try #require(CGColor(colorSpace: wide, components: [1, 0, 0, 1])?.components)
        #expect(red[0] > 1 && red[1] < 0 && wide.supportsOutput)
    }

    @Test("A colour is as light in grays, and a gray has three components in sRGB") func conversion() throws {
        let green = CGColor(red: 0, green: 1, blue: 0, alpha: 0.5)
        let gray = try #require(
            green.converted(to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil))
        #expect(gray.numberOfComponents == 2 && gray.alpha == 0.5)
        #expect(abs((gray.components?.first ?? 0) - 0.8628) < 0.001)
        let back = try #require(
            CGColor(gray: 0.5, alpha: 1).converted(
                to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil))
        #expect(back.components == [0.5, 0.5, 0.5, 1] && back.colorSpace?.model == .rgb)
        #expect(back.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .perceptual, options: nil) == back)
    }

    @MainActor
    @Test("Edges that may not be smooth are not, whatever is said after that they may") func edges() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        func picture(_ allowed: Bool?) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image { context in
                if let allowed { context.cgContext.setAllowsAntialiasing(allowed) }
                UIColor.black.setFill()
                context.cgContext.addLines(between: [.zero, CGPoint(x: 8, y: 3), CGPoint(x: 2, y: 8)])
                context.cgContext.fillPath()
            }
        }
        #expect(picture(true).pngData() == picture(nil).pngData())
        #expect(picture(false).pngData() != picture(nil).pngData())
    }
}
