import DovetailCore
import DovetailPaint
import Foundation
import SwiftUI
import Testing

/// Shadows of canvases, by their pixels.
@MainActor
struct FilterShadowTests {
    /// A red square from 10 to 20 of 40 points on white, with a filter, which may be clipped to it.
    private func picture(clips: Bool = false, _ filter: GraphicsContext.Filter) throws -> Picture {
        let square = Path(CGRect(x: 10, y: 10, width: 10, height: 10))
        let renderer = ImageRenderer(
            content: SwiftUI.Canvas { context, size in
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(white: 1))
                if clips { context.clip(to: square) }
                context.addFilter(filter)
                context.fill(square, with: .color(Color(red: 1, green: 0, blue: 0)))
            }.frame(width: 40, height: 40))
        return try renderer.picture()
    }

    private let blue = Color(red: 0, green: 0, blue: 1)
    private let white = Pixel(255, 255, 255)

    @Test func aShadowIsBelowUnlessItIsToBeAbove() throws {
        let below = try picture(.shadow(color: blue, radius: 0, x: 5, y: 5))
        #expect(below.pixel(12, 12) == .red && below.pixel(17, 17) == .red && below.pixel(22, 22) == .blue)
        let above = try picture(.shadow(color: blue, radius: 0, x: 5, y: 5, options: .shadowAbove))
        #expect(above.pixel(12, 12) == .red && above.pixel(17, 17) == .blue && above.pixel(22, 22) == .blue)
    }

    @Test func aShadowMayBeAllThatIsDrawn() throws {
        let only = try picture(.shadow(color: blue, radius: 0, x: 5, y: 5, options: .shadowOnly))
        #expect(only.pixel(12, 12) == white && only.pixel(17, 17) == .blue && only.pixel(22, 22) == .blue)
        // As far spread as that of a shadow of the usual kind.
        let usual = try picture(.shadow(color: blue, radius: 4, x: 12, y: 12))
        let spread = try picture(.shadow(color: blue, radius: 4, x: 12, y: 12, options: .shadowOnly))
        for place in 24..<38 { #expect(abs(usual[place, 27].red - spread[place, 27].red) <= 3) }
    }

    @Test func whatIsAroundMayCastIt() throws {
        let inner = try picture(
            clips: true, .shadow(color: blue, radius: 0, x: 3, y: 3, options: [.shadowAbove, .invertsAlpha]))
        #expect(inner.pixel(11, 15) == .blue && inner.pixel(15, 11) == .blue)
        #expect(inner.pixel(15, 15) == .red && inner.pixel(18, 18) == .red)
        #expect(inner.pixel(30, 30) == white)
    }

    @Test func aBlendModeMixesItWithWhatIsBelow() throws {
        let added = try picture(.shadow(color: blue, radius: 0, x: 5, y: 5, blendMode: .screen, options: .shadowAbove))
        #expect(added.pixel(17, 17) == Pixel(255, 0, 255))
        #expect(added.pixel(22, 22) == .blue)
        // Outside of the group what was drawn before is below, too.
        let multiplied = try picture(
            .shadow(color: blue, radius: 0, x: 5, y: 5, blendMode: .multiply, options: [.shadowAbove, .disablesGroup]))
        #expect(multiplied.pixel(17, 17) == Pixel(0, 0, 0))
        #expect(multiplied.pixel(22, 22) == .blue)
    }
}
