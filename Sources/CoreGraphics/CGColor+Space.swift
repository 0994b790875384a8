import DovetailCore
import DovetailPaint
import Foundation
import FoundationAdditions

extension CGColor {
    /// A colour of the components of a space, alpha last: red, green and blue, or white. It is kept as the same colour in extended sRGB.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        if space.numberOfComponents == 1 {
            self.init(gray: components[0], alpha: components[1])
            return
        }
        let known: Color.RGBColorSpace =
            switch space.name {
            case CGColorSpace.displayP3: .displayP3
            case CGColorSpace.linearSRGB: .sRGBLinear
            default: .sRGB
            }
        self.init(
            Color.Resolved(
                colorSpace: known, red: Float(components[0]), green: Float(components[1]), blue: Float(components[2]),
                opacity: Float(components[3])))
    }

    /// The space of ``components``: sRGB, or that of grays, whatever space the colour was made in.
    public var colorSpace: CGColorSpace? {
        numberOfComponents == 2 ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB()
    }

    /// The same colour with components of another kind of space: those of sRGB for any of red, green and blue, and a gray as light as the colour
    /// for one of grays.
    ///
    /// - Parameters:
    ///   - intent: Not used: nothing is left out.
    ///   - options: Not used.
    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
        guard space.numberOfComponents != colorSpace?.numberOfComponents else { return self }
        let color = resolved
        guard space.numberOfComponents == 1 else {
            return CGColor(color)
        }
        let light = 0.2126 * color.linearRed + 0.7152 * color.linearGreen + 0.0722 * color.linearBlue
        let gray = Color.Resolved(colorSpace: .sRGBLinear, red: light, green: light, blue: light)
        return CGColor(gray: CGFloat(gray.red), alpha: alpha)
    }
}

/// What the components of a space's colours are.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case XYZ
}

extension CGColorSpace {
    /// What the components of its colours are.
    public var model: CGColorSpaceModel { numberOfComponents == 1 ? .monochrome : .rgb }
    /// Whether something can be drawn in it: it can.
    public var supportsOutput: Bool { true }
}

extension CGContext {
    /// Says whether edges may be smooth. False is as ``setShouldAntialias(_:)`` with false; true leaves that as it is, also where it was turned off by
    /// this.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
        if !allowsAntialiasing { setShouldAntialias(false) }
    }
}
