import DovetailCore
import Foundation
import Testing

/// What colours and animations say of themselves, as recorded in SwiftUI.
@Suite("Descriptions of values")
struct ColorDescriptionTests {
    @Test("an opacity is told in whole percents, before the colour")
    func opacity() {
        #expect(Color.red.opacity(0.334).description == "33% red")
        #expect(Color.red.opacity(0.336).description == "34% red")
        #expect(Color.red.opacity(0.3).opacity(0.5).description == "50% 30% red")
        #expect(Color.red.opacity(1234.5).description == "123450% red")
        #expect(Color.red.opacity(.nan).description.hasSuffix("red"))
    }

    @Test("components of colour spaces are told as those of sRGB")
    func components() {
        func check(
            _ space: Color.RGBColorSpace, _ red: Float, _ green: Float, _ blue: Float, _ opacity: Float, _ text: String
        ) {
            let color = Color.Resolved(colorSpace: space, red: red, green: green, blue: blue, opacity: opacity)
            #expect(color.description == text)
        }
        check(.sRGB, 0, 0, 0, 0, "#00000000")
        check(.sRGB, 0.01, 0.02, 0.03, 0.04, "#0305080A")
        check(.sRGB, 0.3, 0.3, 0.3, 0.3, "#4C4C4C4D")
        check(.sRGB, 0.412, 0.508, 0.690, 0.748, "#6982B0BF")
        check(.sRGB, 1, 1, 1, 1, "#FFFFFFFF")
        check(.sRGBLinear, 0.01, 0.02, 0.03, 0.04, "#1927300A")
        check(.sRGBLinear, 0.3, 0.3, 0.3, 0.3, "#9595954D")
        check(.sRGBLinear, 0.412, 0.508, 0.690, 0.748, "#ACBDD8BF")
        check(.displayP3, 0, 0, 0, 0, "#00000000")
        check(.displayP3, 0.01, 0.02, 0.03, 0.04, "#0205080A")
        check(.displayP3, 0.3, 0.3, 0.3, 0.3, "#4D4C4C4D")
        check(.displayP3, 0.412, 0.508, 0.690, 0.748, "#6382B4BF")
        check(.displayP3, 0.6, 0.6, 0.6, 0.6, "#99999999")
        check(.displayP3, 1, 1, 1, 1, "#FFFFFFFF")
    }

    @Test("the default animation")
    func animation() {
        #expect(Animation.default.description == "DefaultAnimation()")
        #expect(Animation.default.debugDescription == "AnyAnimator(SwiftUI.DefaultAnimation())")
        #expect(Animation.default.customMirror.description == "Mirror for Animation")
        #expect(Animation.default.speed(2).description == "DefaultAnimation().speed(2.0)")
        #expect(Animation.smooth.description.hasPrefix("SpringAnimation("))
    }
}
