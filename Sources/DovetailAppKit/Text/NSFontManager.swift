import DovetailCore
import DovetailPaint
import DovetailPlatform
import Foundation

/// What a font is, beside its family and its size.
public struct NSFontTraitMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Slanted.
    public static let italicFontMask = NSFontTraitMask(rawValue: 1 << 0)
    /// Bold.
    public static let boldFontMask = NSFontTraitMask(rawValue: 1 << 1)
    /// Not bold.
    public static let unboldFontMask = NSFontTraitMask(rawValue: 1 << 2)
    /// With letters that the usual encodings lack.
    public static let nonStandardCharacterSetFontMask = NSFontTraitMask(rawValue: 1 << 3)
    /// With narrow letters.
    public static let narrowFontMask = NSFontTraitMask(rawValue: 1 << 4)
    /// With wide letters.
    public static let expandedFontMask = NSFontTraitMask(rawValue: 1 << 5)
    /// With narrow letters.
    public static let condensedFontMask = NSFontTraitMask(rawValue: 1 << 6)
    /// With small capitals for small letters.
    public static let smallCapsFontMask = NSFontTraitMask(rawValue: 1 << 7)
    /// For posters.
    public static let posterFontMask = NSFontTraitMask(rawValue: 1 << 8)
    /// With letters that are narrower than usual.
    public static let compressedFontMask = NSFontTraitMask(rawValue: 1 << 9)
    /// With letters of one width.
    public static let fixedPitchFontMask = NSFontTraitMask(rawValue: 1 << 10)
    /// Not slanted.
    public static let unitalicFontMask = NSFontTraitMask(rawValue: 1 << 24)
}

/// Finds fonts, and relatives of fonts.
///
/// There is no panel of fonts here: what would show one is logged once.
@MainActor @preconcurrency
open class NSFontManager: NSObject {
    // One for the process: it keeps nothing of a program's.
    private static let theOne = NSFontManager()
    /// The manager.
    open class var shared: NSFontManager { theOne }

    /// The families of fonts that are installed or come with the app, sorted.
    open var availableFontFamilies: [String] { PangoTextEngine.shared.familyNames }
    /// The names of the fonts: of their families here.
    open var availableFonts: [String] { availableFontFamilies }

    /// A font of a family with traits in a weight and a size; nil when there is none of the family.
    ///
    /// - Parameter weight: From 0 to 15, where 5 is regular and 9 bold.
    open func font(withFamily family: String, traits: NSFontTraitMask, weight: Int, size: CGFloat) -> NSFont? {
        guard let font = NSFont(name: family, size: size) else { return nil }
        let isBold = traits.contains(.boldFontMask)
        return NSFont(
            font.value.with(
                weight: isBold ? max(700, Self.weight(weight)) : Self.weight(weight),
                isItalic: traits.contains(.italicFontMask)))
    }

    /// The font with further traits. Slanted, bold, of one width and the contrary of the first two are followed.
    open func convert(_ fontObj: NSFont, toHaveTrait trait: NSFontTraitMask) -> NSFont {
        var traits = fontObj.fontDescriptor.symbolicTraits
        if trait.contains(.italicFontMask) { traits.insert(.italic) }
        if trait.contains(.unitalicFontMask) { traits.remove(.italic) }
        if trait.contains(.boldFontMask) { traits.insert(.bold) }
        if trait.contains(.unboldFontMask) { traits.remove(.bold) }
        if trait.contains(.fixedPitchFontMask) { traits.insert(.monoSpace) }
        return NSFont(fontObj.fontDescriptor.withSymbolicTraits(traits).value)
    }

    /// The font without traits. Slanted, bold and of one width are followed.
    open func convert(_ fontObj: NSFont, toNotHaveTrait trait: NSFontTraitMask) -> NSFont {
        var traits = fontObj.fontDescriptor.symbolicTraits
        if trait.contains(.italicFontMask) { traits.remove(.italic) }
        if trait.contains(.boldFontMask) { traits.remove(.bold) }
        if trait.contains(.fixedPitchFontMask) { traits.remove(.monoSpace) }
        return NSFont(fontObj.fontDescriptor.withSymbolicTraits(traits).value)
    }

    /// The font in another size, in points.
    open func convert(_ fontObj: NSFont, toSize size: CGFloat) -> NSFont { fontObj.withSize(size) }

    /// The font of another family; the same where there is none of that name.
    open func convert(_ fontObj: NSFont, toFamily family: String) -> NSFont {
        NSFont(fontObj.fontDescriptor.withFamily(family).value)
    }

    /// The font one step heavier or lighter.
    open func convertWeight(_ upFlag: Bool, of fontObj: NSFont) -> NSFont {
        let weight = fontObj.value.style.weight + (upFlag ? 100 : -100)
        return NSFont(fontObj.value.with(weight: min(max(weight, 100), 900)))
    }

    /// What a font is, beside its family and its size.
    open func traits(of fontObj: NSFont) -> NSFontTraitMask {
        let traits = fontObj.fontDescriptor.symbolicTraits
        var mask: NSFontTraitMask = []
        mask.insert(traits.contains(.bold) ? .boldFontMask : .unboldFontMask)
        mask.insert(traits.contains(.italic) ? .italicFontMask : .unitalicFontMask)
        if traits.contains(.monoSpace) { mask.insert(.fixedPitchFontMask) }
        return mask
    }

    /// How heavy a font is, from 0 to 15, where 5 is regular and 9 bold.
    open func weight(of fontObj: NSFont) -> Int {
        let weight = fontObj.value.style.weight
        return Self.weights.min { abs($0.value - weight) < abs($1.value - weight) }?.number ?? 5
    }

    /// Shows a panel of fonts. There is none: the log tells it once.
    open func orderFrontFontPanel(_ sender: Any?) {
        Log.warnOnce("NSFontManager", "NSFontManager: there is no panel of fonts")
    }

    private static let weights: [(number: Int, value: Int)] = [
        (2, 100), (3, 200), (4, 300), (5, 400), (6, 500), (8, 600), (9, 700), (10, 800), (12, 900),
    ]
    private static func weight(_ number: Int) -> Int {
        weights.min { abs($0.number - number) < abs($1.number - number) }?.value ?? 400
    }
}
